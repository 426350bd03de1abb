"""Missions of one's own for The Mapmaker, declared in files as ours are declared in `missions.py`."""

from collections.abc import Callable

from landscribe.core.own import Texts, card_texts, declare, new_name, own_rule
from landscribe.core.text import slug
from landscribe.games.mapmaker.elements import GRID, LETTERS, sheet_from, small_map
from landscribe.games.mapmaker.missions import MISSIONS, Mission, Rule

GAME = "mapmaker"

_taken = set(map(slug, MISSIONS))
_TRIALS = tuple((GRID, sheet_from((letter * GRID.cols,) * GRID.rows)) for letter in "." + LETTERS)
"""Maps that are all one thing, on which a rule is tried."""


def mission(name: str, example: str, **texts: Texts) -> Callable[[Rule], Rule]:
    """Declares a mission, with a small map on which it scores, and by language what it says."""
    messages = card_texts(f"mapmaker-{slug(new_name(name, _taken))}", name, texts)
    drawn = small_map(example)

    def declared(rule: Rule) -> Rule:
        kept = own_rule(rule, name, drawn, _TRIALS)
        declare(GAME, Mission(name, kept, example, since=1, is_own=True), messages)
        return rule

    return declared
