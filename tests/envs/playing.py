"""Helpers that play environments by numbers."""

from random import Random
from typing import Any

import numpy as np

from landscribe.envs.episode import Episode, setting

MIXED = {"map": "D", "ambushes": "base, heroes", "heroes": "yes", "scoring": "base, heroes"}
EDICTS = "Canal Lake, Shieldgate, Borderlands, Sentinel Wood"
SOLO: list[tuple[str, dict[str, Any]]] = [
    ("cartographers", {}),
    ("cartographers", {"map": "B", "ruins_fallback": "card", "edicts": EDICTS}),
    ("cartographers", MIXED),
    ("heroes", {}),
    ("heroes", {"map": "B", "explore": "base", "edition": "retail"}),
    ("heroes", {"heroes": "no", "edicts": "first", "ruins": "yes"}),
    ("cartographers", {"map": "C", "seasons": "heroes"}),
    ("mapmaker", {}),
    ("mapmaker", {"missions": "Tree line, Borderlands, Empty site, Row of houses"}),
    ("cartouche", {}),
    ("cartouche", {"side": "B", "level": "hard", "corners": "one-colour"}),
    ("cartouche", {"level": "easy", "achievements": "A8, A9, A6", "corners": "one-colour"}),
    ("cartouche", {"side": "B", "level": "expert", "achievements": "starred"}),
]
SEVERAL: list[tuple[str, int, dict[str, Any]]] = [
    *((name, 1, given) for name, given in SOLO),
    *((name, 2, {}) for name in ("cartographers", "heroes", "cartouche")),
    ("cartographers", 3, MIXED),
    ("cartouche", 4, {}),
]


def dealt(name: str, seats: int, seed: int, **given: Any) -> Episode:
    return Episode(setting(name, seats, **given), seed)


def any_number(episode: Episode, seat: int, rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(episode.mask(seat)).tolist()))
