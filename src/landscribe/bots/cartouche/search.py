"""The searcher of Cartouche: of the planner's best ideas, the one that does best in imagined games."""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from landscribe.bots.bot import Budget, halved, is_native
from landscribe.bots.cartouche.planning import (
    Hand,
    Sight,
    hand_worth,
    hands_of,
    placed,
    planner,
    sight_of,
    tried,
    with_tile,
)
from landscribe.core.rng import Chance
from landscribe.games.cartouche.actions import Action, Place, Take
from landscribe.games.cartouche.views import View

PLAYOUTS = Budget(500)
CANDIDATES = 12
PRIOR = 0.5  # what the planner thinks of an idea counts, too


class Idea(NamedTuple):
    """What a player does in a row before anything is revealed, and what it promises."""

    line: tuple[Action, ...]
    worth: float


def searcher(view: View, legal: Sequence[Action], rng: Chance, budget: Budget = PLAYOUTS) -> Action:
    """The draft or the placement that does best in imagined games; all else as planned."""
    planned = planner(view, legal, rng)
    if len(legal) == 1 or not is_native():
        return planned
    ideas = _ideas(view, legal, planned)
    if len(ideas) < 2:
        return planned
    ideas = sorted(ideas, key=lambda idea: -idea.worth)[:CANDIDATES]
    future = import_module("landscribe.bots.cartouche.future")

    def tried(few: Sequence[Idea], worlds: int, stream: Chance) -> list[list[float]]:
        found = future.futures(view, [idea.line for idea in few], stream, worlds)
        return [[PRIOR * idea.worth + one for one in row] for idea, row in zip(few, found, strict=True)]

    return halved(ideas, budget, tried, rng).line[0]


def _ideas(view: View, legal: Sequence[Action], planned: Action) -> list[Idea]:
    sight = sight_of(view)
    if isinstance(legal[0], Take):
        items = [action.item for action in legal if isinstance(action, Take)]
        return [_drafting(view, hand) for hand in hands_of(view, sight, items)]
    return _placings(view, sight) if isinstance(planned, Place) else []


def _drafting(view: View, hand: Hand) -> Idea:
    """To draft this, alone with tiles placed; with others only what is taken now is certain."""
    places = hand.places if view.table.opponent is not None else ()
    return Idea((*hand.drafted, *places), hand_worth(hand))


def _placings(view: View, sight: Sight) -> list[Idea]:
    player = view.table.players[view.seat or 0]
    ideas: list[Idea] = []
    for piece in dict.fromkeys(player.tiles):
        others = list(player.tiles)
        others.remove(piece)
        ways = sorted(tried(sight, piece), key=lambda way: -way.worth)[:CANDIDATES]
        for way in ways:
            hand = Hand(placed(sight, piece, way.first, way.second), player.stories, way.worth)
            for other in others:
                hand = with_tile(hand, other)
            ideas.append(Idea((Place(piece, way.first, way.second), *hand.places), hand.worth))
    return ideas
