"""The driver: The Mapmaker played natively from any stage on, step by step as its kernels say."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np

from landscribe.core.grid import Grid
from landscribe.core.rng import Chance, label_of, step_of
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, SEASONS, START, Sheet, drawn, empty, scored_in
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.games.mapmaker.rules import PLACES, Options, elements_of, missions_of
from landscribe.games.mapmaker.turn import OVER, PLACE, REVEAL, SCORE, SHUFFLE, Stage, followed, scored
from landscribe.native.branches import (
    Numbers,
    Scratch,
    Words,
    blank,
    layout,
    placing,
    record,
    scorer,
    scratch_for,
    storing,
)
from landscribe.native.compile import inlined, part
from landscribe.native.crossing import crossing
from landscribe.native.rng import shuffle

NAMES = tuple(MISSIONS)
MOST_FORMS = max(len(element.forms) for element in ELEMENTS)
CHOICES = 100  # that can be traced
STREAMS = ("missions", "elements", "players")
SHEETS = storing(Sheet)

grid = crossing(Grid)(GRID)
start = crossing(Sheet)(START)
times: Any = np.array([element.time for element in ELEMENTS])
terrains: Any = np.array([element.terrain for element in ELEMENTS])
stars = scorer([mission.rule for mission in MISSIONS.values()], GRID)
found, taken, _ = placing([element.forms for element in ELEMENTS])
_, sheet_of, put, _, _ = SHEETS


class Table(Protocol):
    """What is agreed for a game, in numbers; rows begin with their length."""

    pile: Numbers  # the missions that can be drawn
    agreed: Numbers  # the missions A to D, if they are not drawn
    deck: Numbers  # all elements
    streams: Words  # the label and the step of each stream of chance


@cache
def table_of(options: Options) -> Table:
    """The options in numbers."""
    return record(
        pile=_row(map(NAMES.index, missions_of(options)), len(NAMES)),
        agreed=_row(map(NAMES.index, options.missions), PLACES),
        deck=_row(elements_of(options.rules), len(ELEMENTS)),
        streams=np.array([(label_of(name), step_of(0, label_of(name))) for name in STREAMS], np.uint64),
    )


def _row(numbers: Iterable[int], space: int) -> list[int]:
    given = list(numbers)
    return [len(given), *given, *[0] * (space - len(given))]


class Workspace(Protocol):
    """The state of a game besides its map, and scratch for what is asked."""

    deal: Words  # the chance that deals, as its value and its step
    is_left: bool  # whether the game is not to be played on
    deck: Numbers
    at: int  # the next element of the deck
    size: int  # of the deck
    missions: Numbers  # A to D
    lines: Numbers  # of the score sheet, by season
    time: int  # when it was over or left
    pile: Numbers  # to draw missions from
    anchors: Scratch  # where the forms of an element can lie
    traced: int  # how many choices have been written down
    choices: Numbers  # of each choice, the element, how many there were, and which it was
    maps: Words  # of each choice, the map before it


_WORKSPACE = layout(
    deal=np.zeros(2, np.uint64),
    is_left=False,
    deck=np.zeros(len(ELEMENTS), np.int64),
    at=0,
    size=0,
    missions=np.zeros(PLACES, np.int64),
    lines=np.zeros((len(SEASONS), 3), np.int64),
    time=0,
    pile=np.zeros(len(NAMES), np.int64),
    anchors=scratch_for(MOST_FORMS),
    traced=0,
    choices=np.zeros((CHOICES, 3), np.int64),
    maps=np.zeros((CHOICES, SHEETS.words), np.uint64),
)


def workspace(traced: bool) -> Workspace:
    """Space for a game."""
    work: Workspace = blank(_WORKSPACE)
    work.traced = 0 if traced else CHOICES
    return work


class Ask(NamedTuple):
    """A question: which of so many placements of an element it is to be, in the order of the rules."""

    season: int
    time: int
    element: int
    choices: int


Choose: TypeAlias = Callable[[Chance, Ask, Sheet, Table, Workspace, Any], tuple[Chance, int]]
"""choose(chance, ask, sheet, table, work, plan): the number of a choice; the plan is the chooser's own."""


def driver(choose: Choose) -> Callable[[Chance, Stage, int, Sheet, Table, Workspace, Any], None]:
    """What plays a game on from a stage, with this element revealed, until it is over or left."""

    @part
    def play_on(
        chance: Chance, stage: Stage, element: int, sheet: Sheet, table: Table, work: Workspace, plan: Any
    ) -> None:
        ways = 0
        while stage.step != OVER and not work.is_left:
            # The next stage is asked for in each branch, where the compiler knows the step.
            if stage.step == REVEAL:
                element, work.at = work.deck[work.at], work.at + 1
                ways = found(element, empty(grid, sheet), work.anchors)
                stage = next_stage(stage, element, ways, work)
            if stage.step == PLACE:
                ask = Ask(stage.season, stage.time, element, ways)
                chance, number = choose(chance, ask, sheet, table, work, plan)
                _note(ask, number, sheet, work)
                sheet = placed(ask, number, sheet, work)
                stage = next_stage(stage, element, ways, work)
            elif stage.step != REVEAL:
                if stage.step == SHUFFLE:
                    shuffle_all(table, work)
                elif stage.step == SCORE:
                    _score(stage, sheet, work)
                stage = next_stage(stage, element, ways, work)
        work.time = stage.time

    return play_on


@inlined
def next_stage(stage: Stage, element: int, ways: int, work: Workspace) -> Stage:
    """The stage that follows."""
    return followed(stage, times[element], ways > 0, work.size - work.at)


@inlined
def placed(ask: Ask, number: int, sheet: Sheet, work: Workspace) -> Sheet:
    """The map after a placement."""
    _, cells = taken(ask.element, number, work.anchors)
    return drawn(sheet, terrains[ask.element], cells)


@part
def shuffle_all(table: Table, work: Workspace) -> None:
    """All elements in the deck again."""
    for place in range(table.deck[0]):
        work.deck[place] = table.deck[place + 1]
    work.at, work.size = 0, table.deck[0]
    work.deal[0] = shuffle(Chance(work.deal[0], work.deal[1]), work.deck, work.size).value


@part
def _score(stage: Stage, sheet: Sheet, work: Workspace) -> None:
    """The line of the season on the score sheet."""
    first, second = scored_in(stage.season)
    lines: Any = work.lines[stage.season]
    missions: Any = work.missions
    line = scored(grid, sheet, stars(missions[first], sheet), stars(missions[second], sheet))
    lines[0], lines[1], lines[2] = line.first, line.second, line.mountains


@inlined
def _note(ask: Ask, number: int, sheet: Sheet, work: Workspace) -> None:
    """Writes a choice down while there is space."""
    if work.traced < CHOICES:
        row = work.traced
        work.choices[row, 0], work.choices[row, 1], work.choices[row, 2] = ask.element, ask.choices, number
        put(work.maps, row, sheet)
        work.traced = row + 1


class Choice(NamedTuple):
    """A choice as it was put, and what was chosen."""

    element: int
    choices: int
    number: int
    sheet: Sheet  # the map before it


def choices_in(work: Workspace) -> list[Choice]:
    """What was written down."""
    numbers: list[list[int]] = work.choices[: work.traced].tolist()
    made = zip(numbers, SHEETS.unpacked(work.maps[: work.traced]), strict=True)
    return [Choice(element, ways, number, sheet) for (element, ways, number), sheet in made]
