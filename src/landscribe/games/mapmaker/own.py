"""Missions of one's own for The Mapmaker, declared in files as ours are declared in `missions.py`."""

from collections.abc import Callable

from landscribe.core.own import Texts, card_texts, declare, new_name, own_rule
from landscribe.core.text import slug
from landscribe.games.mapmaker.elements import small_map
from landscribe.games.mapmaker.missions import MISSIONS, Mission, Rule

GAME = "mapmaker"

_taken = set(map(slug, MISSIONS))


def mission(name: str, example: str, **texts: Texts) -> Callable[[Rule], Rule]:
    """Declares a mission, with a small map on which it scores, and by language what it says."""
    messages = card_texts(f"mapmaker-{slug(new_name(name, _taken))}", name, texts)
    drawn = small_map(example)

    def declared(rule: Rule) -> Rule:
        kept = own_rule(rule, name, rule(*drawn))
        declare(GAME, Mission(name, kept, example, since=1, is_own=True), messages)
        return rule

    return declared
