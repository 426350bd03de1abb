"""The future of one map of Cartographers, imagined natively: the driver with a chooser that plans."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.cartographers.native import rules_of, worth_of
from landscribe.bots.cartographers.players import Weights, planner_weights
from landscribe.core.note import note
from landscribe.core.rng import Chance, advanced, below, forked
from landscribe.games.cartographers.setup import AMBUSHES, MONSTERS, NUMBERS
from landscribe.games.cartographers.sheet import GRID, Move, Sheet, after
from landscribe.games.cartographers.turn import AMBUSH, DRAW, HERO, SEASONS, Stage, gather, is_handed
from landscribe.games.cartographers.views import View, hidden
from landscribe.native.branches import Numbers, Words
from landscribe.native.cartographers.asking import (
    YEAR,
    Ask,
    Choice,
    Workspace,
    grid,
    move_at,
    put,
    sheet_of,
    traced,
    workspace,
)
from landscribe.native.cartographers.driver import driver, next_stage
from landscribe.native.cartographers.table import EDICTS, SHEETS, Table, kinds, table_of
from landscribe.native.compile import compiled, part, separate
from landscribe.native.rng import shuffle


class Plan(NamedTuple):
    """How the chooser plans."""

    samples: int  # so many choices it looks at
    rules: Numbers  # under A to D, by number
    weights: NDArray[np.float64]  # of the planner, a row a season


class Position(NamedTuple):
    """Where imagined games begin, and what is known of the cards to come, by number."""

    stage: Stage
    card: int  # on top
    monsters: Numbers  # of the ambushes revealed
    explore: Numbers  # in the deck
    ambushes: Numbers  # unseen
    heroes: Numbers  # unseen
    lurking: int  # ambushes in the deck
    waiting: int  # heroes in the deck
    taking_part: int  # ambushes of those unseen
    edicts: Numbers


@separate
def _choose(chance: Chance, ask: Ask, table: Table, work: Workspace, plan: Plan) -> tuple[Chance, int]:
    """The best of a few choices, of all where a space is destroyed; another seat picks the worst of them."""
    sheet, weights = sheet_of(work.sheets, ask.on), weights_in(plan.weights, ask.season)
    sign = -1.0 if is_handed(ask.step) and not work.alone else 1.0
    is_drawn = ask.step in (DRAW, AMBUSH, HERO)
    best, chosen = -1e300, 0
    for number in range(min(plan.samples, ask.choices) if is_drawn else ask.choices):
        if is_drawn:
            chance, number = below(chance, ask.choices)
        worth = sign * worth_of(plan.rules, after(grid, sheet, move_at(ask, number, table, work)), weights)
        if worth > best:
            best, chosen = worth, number
    return chance, chosen


_play_on = driver(_choose, is_quick=False)


@part
def weights_in(rows: NDArray[np.float64], row: int) -> Weights:
    """The weights of a season."""
    return Weights(
        rows[row, 0], rows[row, 1], rows[row, 2], rows[row, 3], rows[row, 4],
        rows[row, 5], rows[row, 6], rows[row, 7], rows[row, 8],
    )  # fmt: skip


@compiled(note("native-search", game=note("web-game-cartographers")))
def imagine(
    seed: Chance,
    position: Position,
    table: Table,
    plan: Plan,
    work: Workspace,
    sheets: Words,
    totals: NDArray[np.float64],
) -> None:
    """What each map (a row) brings in each imagined game (a column), on the same deals."""
    for world in range(totals.shape[1]):
        seed = advanced(seed)
        for row in range(totals.shape[0]):
            put(work.sheets, 0, sheet_of(sheets, row))
            chance = deal(forked(seed), position, work)
            stage = next_stage(position.stage, position.card, table, work)
            _play_on(chance, stage, position.card, table, work, plan)
            for season in range(YEAR):
                for entry in range(4):
                    totals[row, world] += work.lines[0, season, entry]


@part
def deal(chance: Chance, position: Position, work: Workspace) -> Chance:
    """The hidden cards in an order of chance, as `guess` deals them; the chance left over picks choices."""
    chance = _shuffle(chance, position.ambushes, work.ambushes)
    chance = _shuffle(chance, position.heroes, work.heroes)
    deck = work.decks[position.stage.season % 2]
    ambushes, heroes = work.ambushes[: position.lurking], work.heroes[: position.waiting]
    explore: Any = position.explore
    work.size = gather(deck, explore, heroes[:0], ambushes, heroes, kinds)
    work.at, work.is_left = 0, False
    work.ambush, work.ambush_count = position.lurking, position.taking_part
    work.hero, work.hero_count = position.waiting, len(position.heroes)
    chance = shuffle(chance, deck, work.size)
    work.deal[0], work.deal[1] = chance.value, chance.gamma
    work.seen = len(position.monsters)
    for place in range(work.seen):
        work.monsters[place] = position.monsters[place]
    for place in range(len(position.edicts)):
        work.edicts[place] = position.edicts[place]
    for season in range(YEAR):
        for entry in range(4):
            work.lines[0, season, entry] = 0
    return forked(chance)


@part
def _shuffle(chance: Chance, cards: Numbers, pile: Numbers) -> Chance:
    for place in range(len(cards)):
        pile[place] = cards[place]
    return shuffle(chance, pile, len(cards))


def futures(view: View, moves: Sequence[Move], rng: Chance, worlds: int, samples: int) -> list[list[float]]:
    """What each move on the seat's own map brings in each of so many imagined games, on common deals."""
    work = workspace(1, len(view.sheets) == 1, traced=False)
    return _imagined(view, moves, rng, worlds, samples, work)


def imagined(view: View, move: Move, rng: Chance, samples: int) -> tuple[list[Choice], int]:
    """One such game choice by choice, and what it brings."""
    work = workspace(1, len(view.sheets) == 1, traced=True)
    ((total,),) = _imagined(view, [move], rng, 1, samples, work)
    return traced(work), int(total)


def _imagined(
    view: View, moves: Sequence[Move], rng: Chance, worlds: int, samples: int, work: Workspace
) -> list[list[float]]:
    sheet: Sheet = view.sheets[view.seat or 0]
    sheets = SHEETS.packed([after(GRID, sheet, move) for move in moves])
    weights = np.array([planner_weights(season) for season in range(len(SEASONS))])
    plan = Plan(samples, rules_of(view), weights)
    totals = np.zeros((len(moves), worlds))
    imagine(rng, position_of(view), table_of(view.options), plan, work, sheets, totals)
    return totals.tolist()


def position_of(view: View) -> Position:
    """The view once its phase is over."""
    explore, ambushes, heroes, lurking, waiting = hidden(view)
    return Position(
        stage=Stage(view.season, view.time, view.ruins, view.effect, view.phase.step),
        card=NUMBERS[view.card.name],
        monsters=np.array([MONSTERS[NUMBERS[name]] for name in view.ambushes], np.int64),
        explore=_numbers(explore),
        ambushes=_numbers(ambushes),
        heroes=_numbers(heroes),
        lurking=lurking,
        waiting=waiting,
        taking_part=AMBUSHES - len(view.ambushes),
        edicts=np.array([EDICTS.index(name) for name in view.edicts]),
    )


def _numbers(names: Sequence[str]) -> Numbers:
    return np.array([NUMBERS[name] for name in names], np.int64)
