"""Tables as a browser hears them, for the unit tests of the client: `python -m tests.tables` writes them.

Each comes with all that is legal, as the rules say it: the client must be able to hold exactly that.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from pydantic import TypeAdapter

from landscribe.core.page import Page
from landscribe.core.record import started
from landscribe.games import GAMES

FILE = Path(__file__).parents[1] / "web" / "tests" / "tables.json"

Is = Callable[[Page], bool]
PAGES = TypeAdapter(Page)


SITUATIONS: dict[str, tuple[str, int, Is]] = {
    "mapmaker": ("mapmaker", 1, lambda shown: bool(shown.placings)),
    "shapes": ("cartographers", 1, lambda shown: len({lay.shape for lay in shown.placings[0].lays}) > 1),
    "inks": ("cartographers", 1, lambda shown: any(len(placing.brushes) > 1 for placing in shown.placings)),
    "ruins": ("cartographers", 1, lambda shown: any(status.kind == "pending" for status in shown.status)),
    "ambush": ("cartographers", 2, lambda shown: any(each.seat != shown.seat for each in shown.placings)),
    "hero": ("heroes", 1, lambda shown: any(b.also == "attacked" for p in shown.placings for b in p.brushes)),
    "draft": ("cartouche", 2, lambda shown: any(tray.name == "offer" for tray in shown.trays)),
    "tiles": (
        "cartouche",
        1,
        lambda shown: any(len(b.letters) > 1 for p in shown.placings for b in p.brushes),
    ),
}


def table(name: str) -> dict[str, Any]:
    """The first page of a random game that shows such a situation, and what is legal there."""
    game, seats, is_there = SITUATIONS[name]
    for seed in range(40):
        rules, rng = GAMES[game], Random(seed)
        _, state = started(rules, seats, seed, {})
        while waiting := sorted(rules.to_act(state)):
            legal = list(rules.legal(state, waiting[0]))
            shown = rules.page(rules.view(state, waiting[0]))
            if (shown.placings or shown.choices) and is_there(shown):
                return {
                    "game": game,
                    "page": PAGES.dump_python(shown, mode="json"),
                    "legal": list(map(str, legal)),
                }
            state = rules.play(state, waiting[0], rng.choice(legal))
    raise AssertionError(f"no random game shows {name}")


if __name__ == "__main__":
    FILE.write_text(json.dumps({name: table(name) for name in SITUATIONS}), encoding="utf-8")
