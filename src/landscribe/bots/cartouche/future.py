"""The future of a seat of Cartouche, imagined natively: the driver with a chooser that plans."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartouche.chooser import Plan, choose, outlook
from landscribe.bots.cartouche.native import scratch
from landscribe.bots.cartouche.worth import ODDS
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, forked
from landscribe.games.cartouche.actions import Action
from landscribe.games.cartouche.rules import play
from landscribe.games.cartouche.table import State
from landscribe.games.cartouche.turn import ROUNDS
from landscribe.games.cartouche.views import View, guess
from landscribe.native.branches import Numbers
from landscribe.native.cartouche import CHOICES, Choice, choices_in
from landscribe.native.cartouche.cards import PIECE_NUMBERS, STORY_NUMBERS
from landscribe.native.cartouche.driver import driver
from landscribe.native.cartouche.workspace import Trace, Workspace, trace_for, workspace
from landscribe.native.compile import compiled, part
from landscribe.native.rng import shuffle

AHEAD = 3  # rounds after this one; then what the mural promises counts
SAMPLES = 8

_play_on = driver(choose)


@compiled(note("native-search", game=note("web-game-cartouche")))
def imagine(
    seed: Chance,
    works: NDArray[np.void],
    stories: Numbers,
    tiles: Numbers,
    last: int,
    plan: Plan,
    trace: Trace,
    totals: NDArray[np.float64],
) -> None:
    """What each position (a row, after one to work in) brings in each imagined game, on the same deals."""
    work: Any = works[0]
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            works[0] = works[row + 1]
            deal = deal_anew(forked(seed), stories, tiles, work)
            _play_on(deal, forked(deal), last, work, trace, plan)
            totals[row, world] = outlook(plan.seat, work, plan.odds)


@part
def deal_anew(chance: Chance, stories: Numbers, tiles: Numbers, work: Workspace) -> Chance:
    """Deck and bag in an order of chance, as `guess` deals them; the chance left over fills the bag again."""
    for place in range(len(stories)):
        work.deck[place] = stories[place]
    chance = shuffle(chance, work.deck, len(stories))
    for place in range(len(tiles)):
        work.bag[place] = tiles[place]
    return shuffle(chance, work.bag, len(tiles))


def futures(view: View, lines: Sequence[Sequence[Action]], rng: Chance, worlds: int) -> list[list[float]]:
    """What each row of actions brings by the end of a later round, in each of so many imagined games."""
    return _imagined(view, lines, rng, worlds, trace_for(0), view.table.round + AHEAD)


def imagined(view: View, line: Sequence[Action], rng: Chance) -> tuple[list[Choice], float]:
    """One such game to its end, choice by choice, and what it brings."""
    trace = trace_for(CHOICES)
    ((total,),) = _imagined(view, [line], rng, 1, trace, ROUNDS)
    return choices_in(trace), total


def _imagined(
    view: View, lines: Sequence[Sequence[Action]], rng: Chance, worlds: int, trace: Trace, last: int
) -> list[list[float]]:
    seat = view.seat or 0
    positions: Any = [workspace(after(view, line)) for line in lines]
    works: Any = np.zeros(len(lines) + 1, positions[0].dtype)
    totals = np.zeros((len(lines), worlds))
    for row, position in enumerate(positions):
        works[row + 1] = position
    stories = np.array([STORY_NUMBERS[name] for name in view.stories], np.int64)
    tiles = np.array([PIECE_NUMBERS[name] for name in view.tiles], np.int64)
    plan = Plan(seat, SAMPLES, ODDS, scratch())
    imagine(rng, works, stories, tiles, last, plan, trace, totals)
    return totals.tolist()


def after(view: View, line: Sequence[Action]) -> State:
    """A game that looks like this, once the seat has done all that, which reveals nothing."""
    state = guess(view, 0)
    for action in line:
        state = play(state, view.seat or 0, action)
    return state
