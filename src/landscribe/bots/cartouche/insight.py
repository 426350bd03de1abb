"""Choices of Cartouche valued by what was learned, and imagined games that are valued a few rounds on.

Whatever the rules allow can be imagined: the game goes on from the choice itself, in the one native driver,
and everyone plays by the learned value: drafts, claims and ankhs, and what the solo opponent is left.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.future import deal_anew
from landscribe.bots.cartouche.lessons import SCHOOL, SOURCE
from landscribe.bots.cartouche.native import scratch
from landscribe.bots.cartouche.signs import GOALS, SIDES
from landscribe.bots.cartouche.value import SIZE, Player, attention, move_of, pick, promise, scored_at, worth
from landscribe.bots.minds import mind_of
from landscribe.bots.network import POINT, Mind
from landscribe.core.game import Seat
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, forked, seeded
from landscribe.games.cartouche.achievements import FIXED, NAMES
from landscribe.games.cartouche.actions import Action
from landscribe.games.cartouche.rules import choices as choices_of
from landscribe.games.cartouche.turn import ROUNDS, Phase, Step
from landscribe.games.cartouche.views import View, guess
from landscribe.native.branches import Numbers
from landscribe.native.cartouche import CHOICES, Choice, choices_in
from landscribe.native.cartouche.cards import PIECE_NUMBERS, STORY_NUMBERS
from landscribe.native.cartouche.driver import driver, play
from landscribe.native.cartouche.workspace import PLACES, Trace, trace_for, workspace
from landscribe.native.compile import compiled

AHEAD = 2
"""So many rounds are imagined after this one."""
GLANCE, QUICK = (16, 16), (8, 3)
"""So many placements of a piece are valued, at a glance and in imagined games."""

NOTHING_DONE = -1
"""The number of the choice to do nothing."""

_play_on = driver(pick)


@compiled(note("native-insight", game=note("web-game-cartouche")))
def ponder(
    seed: Chance,
    works: NDArray[np.void],
    stories: Numbers,
    tiles: Numbers,
    seat: int,
    numbers: Numbers,
    last: int,
    player: Player,
    trace: Trace,
    values: Numbers,
    signs: Numbers,
    scores: Numbers,
    totals: Numbers,
) -> None:
    """What each choice (a row) promises at once, and brings all in each imagined game, on the same deals.

    Of the first choices it also writes down the signs, and what stories and achievements have earned then.
    """
    base: Any = works[0]
    work: Any = works[1]
    season, idle = attention(seat, base, player.mind), move_of(seat, NOTHING_DONE, base)
    settles = base.phase == Phase.DRAFT or base.steps[seat] == Step.PLACE
    for row in range(len(values)):
        move = idle if numbers[row] < 0 else move_of(seat, numbers[row], base)
        _, values[row] = promise(forked(seed), season, seat, move, settles, base, player)
        if row < len(signs):
            after: Any = player.spare[0]
            signs[row] = player.mind.board
            scores[row, 0] = after.story_points[seat]
            for place in range(PLACES):
                scores[row, 1 + place] = scored_at(seat, place, after)
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            works[1] = works[0]
            deal = deal_anew(forked(seed), stories, tiles, work)
            chance = forked(deal)
            deal = play(deal, seat, move_of(seat, numbers[row], work), work)
            _play_on(deal, chance, last, work, trace, player)
            for other in range(totals.shape[2]):
                now = 0 if work.phase == Phase.OVER else attention(other, work, player.mind)
                totals[row, world, other] = worth(now, other, work, player.mind)


class Glance(NamedTuple):
    """What choices promise at once; of some of them the signs they lead to, and what is earned then."""

    values: list[float]
    signs: Numbers
    scores: list[list[int]]  # of stories, and of each achievement in the order of the board
    season: int
    mind: Mind


def glance(view: View, actions: Sequence[Action], signs: int = 0) -> Glance:
    """All points of the seat who looks, if it does this; with the signs of the first so many actions."""
    return _glance(view, view.seat or 0, _numbers(view, actions), signs)


def standing(view: View, seat: Seat) -> float:
    """All points that a seat may expect if nothing were done now."""
    return _glance(view, seat, np.array([NOTHING_DONE]), 0).values[0]


def _glance(view: View, seat: Seat, numbers: Numbers, signs: int) -> Glance:
    values = np.zeros(len(numbers), np.int64)
    rows, scores = np.zeros((signs, SIZE.board), np.int64), np.zeros((signs, 1 + PLACES), np.int64)
    player = _player(view, GLANCE)
    totals = np.zeros((0, 0, 0), np.int64)
    _pondered(view, seat, numbers, seeded(0), player, 0, trace_for(0), values, rows, scores, totals)
    season = (view.table.round - 1) * len(player.mind.out) // ROUNDS
    return Glance((values / POINT).tolist(), rows, scores.tolist(), season, player.mind)


def futures(
    view: View, actions: Sequence[Action], rng: Chance, worlds: int, last: int | None = None
) -> list[list[float]]:
    """All points that each action brings, or promises after a few rounds, in each imagined game."""
    found = outcomes(view, actions, rng, worlds, last)
    return [[scores[view.seat or 0] for scores in row] for row in found]


def outcomes(
    view: View, actions: Sequence[Action], rng: Chance, worlds: int, last: int | None = None
) -> list[list[list[float]]]:
    """The same, of every seat: what is taken from the row, or scored first, the others do not have."""
    last = min(ROUNDS, view.table.round + AHEAD) if last is None else last
    return _imagined(view, actions, rng, worlds, trace_for(0), last)


def imagined(view: View, action: Action, rng: Chance) -> tuple[list[Choice], list[float]]:
    """One such game to its end, choice by choice, and what it brings every seat."""
    trace = trace_for(CHOICES)
    ((scores,),) = _imagined(view, [action], rng, 1, trace, ROUNDS)
    return choices_in(trace), scores


def _imagined(
    view: View, actions: Sequence[Action], rng: Chance, worlds: int, trace: Trace, last: int
) -> list[list[list[float]]]:
    totals = np.zeros((len(actions), worlds, len(view.table.players)), np.int64)
    none, nowhere = np.zeros(0, np.int64), np.zeros((0, 0), np.int64)
    numbers, player = _numbers(view, actions), _player(view, QUICK)
    _pondered(view, view.seat or 0, numbers, rng, player, last, trace, none, nowhere, nowhere, totals)
    return (totals / POINT).tolist()


def _numbers(view: View, actions: Sequence[Action]) -> Numbers:
    """The choices by their numbers, which are their places among all legal actions."""
    places = {action: number for number, action in enumerate(choices_of(view.table, view.seat or 0))}
    return np.array([places[action] for action in actions], np.int64)


def _player(view: View, looks: tuple[int, int]) -> Player:
    cards = [NAMES.index(ladder.achievement) for ladder in view.table.board[len(FIXED) :]]
    goals = (*cards, len(GOALS) - len(SIDES) + SIDES.index(view.table.side))
    mind = mind_of(SCHOOL, SOURCE, goals)
    return Player(mind, *looks, np.zeros(0, np.void), scratch())


def _pondered(
    view: View,
    seat: Seat,
    numbers: Numbers,
    rng: Chance,
    player: Player,
    last: int,
    trace: Trace,
    *found: Numbers,
) -> None:
    base: Any = workspace(guess(view, 0))
    works: Any = np.zeros(3, base.dtype)
    works[0] = base
    stories = np.array([STORY_NUMBERS[name] for name in view.stories], np.int64)
    tiles = np.array([PIECE_NUMBERS[name] for name in view.tiles], np.int64)
    values, signs, scores, totals = found
    own = player._replace(spare=works[2:])
    ponder(rng, works, stories, tiles, seat, numbers, last, own, trace, values, signs, scores, totals)
