"""The searcher of Cartouche: of the planner's best ideas, the one that does best in imagined rounds."""

from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from typing import NamedTuple

from landscribe.bots.bot import Budget, halved, is_native
from landscribe.bots.cartouche.planning import (
    Hand,
    Sight,
    hand_worth,
    placed,
    planner,
    sight_of,
    taken,
    tried,
)
from landscribe.core.rng import Chance
from landscribe.games.cartouche.actions import Action, Place, Take
from landscribe.games.cartouche.turn import Phase, Step
from landscribe.games.cartouche.views import View

PLAYOUTS = Budget(500)
CANDIDATES = 12


class Idea(NamedTuple):
    """An action, and where it leads when the planner goes on with what it has in hand."""

    action: Action
    hand: Hand
    left: tuple[str, ...]  # what is still on offer
    picks: int  # still to be made this round
    small: int  # 1x1 cartouches kept
    worth: float


def searcher(view: View, legal: Sequence[Action], rng: Chance, budget: Budget = PLAYOUTS) -> Action:
    """The draft or the placement that does best in imagined rounds; all else as planned."""
    planned = planner(view, legal, rng)
    if len(legal) == 1 or not is_native():
        return planned
    ideas = _ideas(view, legal, planned)
    if len(ideas) < 2:
        return planned
    ideas = sorted(ideas, key=lambda idea: -idea.worth)[:CANDIDATES]
    future = import_module("landscribe.bots.cartouche.worlds")
    return halved(
        ideas, budget, lambda few, worlds, stream: future.imagined(view, few, worlds, stream), rng
    ).action


def _ideas(view: View, legal: Sequence[Action], planned: Action) -> list[Idea]:
    player = view.table.players[view.seat or 0]
    sight = sight_of(view)
    small = player.cartouches.count("1x1")
    if isinstance(legal[0], Take):
        start = Hand(sight, player.stories, 0.0)
        for tile in player.tiles:
            start = taken(start, tile)
        return _drafts(view, [action.item for action in legal if isinstance(action, Take)], start, small)
    if view.table.phase == Phase.PLACE and player.step == Step.PLACE and isinstance(planned, Place):
        return _placings(view, sight)
    return []


def _drafts(view: View, items: Sequence[str], start: Hand, small: int) -> list[Idea]:
    """Each item; alone at the first pick each pair of items."""
    hands = {item: taken(start, item) for item in items}
    seats = len(view.table.players)
    picks = 1 if view.table.picks < seats else 0
    if view.table.opponent is None or not picks:
        return [
            Idea(
                Take(item),
                hand,
                tuple(other for other in items if other != item),
                picks,
                small,
                hand_worth(hand),
            )
            for item, hand in hands.items()
        ]
    ideas: list[Idea] = []
    for one, two in combinations(items, 2):
        hand = taken(hands[one], two)
        first = one if hand_worth(hands[one]) >= hand_worth(hands[two]) else two
        ideas.append(Idea(Take(first), hand, (), 0, small, hand_worth(hand)))
    return ideas


def _placings(view: View, sight: Sight) -> list[Idea]:
    player = view.table.players[view.seat or 0]
    small = player.cartouches.count("1x1")
    ideas: list[Idea] = []
    for piece in dict.fromkeys(player.tiles):
        others = list(player.tiles)
        others.remove(piece)
        ways = sorted(tried(sight, piece), key=lambda way: -way.worth)[:CANDIDATES]
        for way in ways:
            hand = Hand(placed(sight, piece, way.first, way.second), player.stories, way.worth)
            for other in others:
                hand = taken(hand, other)
            ideas.append(Idea(Place(piece, way.first, way.second), hand, (), 0, small, hand.worth))
    return ideas
