"""A small network that values a board, and how it learns; native code for every game.

It has one hidden layer and looks at signs, whole numbers that a game finds on a board and in the moment.
Its first weights are the sum of a block for the kind of game and the season and one for each of the four
goals under its letter; they are summed once a deal, so that a look costs the same whatever the goals are.
The same code runs on floats while it learns and on whole numbers while it plays, so that a move is the same
on every machine.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.signs import OWN, Own, no_signs
from landscribe.native.branches import Numbers, Words, written
from landscribe.native.compile import part, separate
from landscribe.native.units import UNITS, loaded, raised, stored

Weights: TypeAlias = NDArray[Any]
"""Floats or whole numbers."""
Floats: TypeAlias = NDArray[np.float32]

HIDDEN = UNITS
YEAR, GOALS = 4, 4
LEAK = 16
"""A hidden unit below zero counts a sixteenth; the first unit counts in full."""
UNIT = 20.0
"""The network foretells in units of so many points."""
FINENESS = 4096
"""Whole numbers are weights in parts of so many."""
POINT = FINENESS * FINENESS
"""What a point is in whole numbers."""


class Net(NamedTuple):
    """All weights; by kind of game and season, and for each goal by its letter and season."""

    general: Weights
    moment: Weights
    goal_general: Weights
    goal_own: Weights
    goal_moment: Weights
    out: Weights


class Size(NamedTuple):
    """What a network looks at: kinds of games, goals that there are, and signs."""

    kinds: int
    goals: int
    general: int  # signs of the board
    own: int  # signs of each goal
    moment: int  # signs of the moment that each goal weighs in its own way
    cards: int  # further ones, which are weighed alike for all goals

    @property
    def board(self) -> int:
        """All signs of the board."""
        return self.general + GOALS * self.own

    @property
    def time(self) -> int:
        """All signs of the moment."""
        return self.moment + self.cards

    @property
    def shapes(self) -> tuple[tuple[int, ...], ...]:
        """The shape of each field of such a network."""
        each = (self.goals, GOALS, YEAR)
        return (
            (self.kinds, YEAR, self.general, HIDDEN),
            (self.kinds, YEAR, self.time, HIDDEN),
            (*each, self.general, HIDDEN),
            (*each, self.own, HIDDEN),
            (*each, self.moment, HIDDEN),
            (self.kinds, YEAR, HIDDEN),
        )


class Mind(NamedTuple):
    """The network for one deal, and what it has in view."""

    alive: NDArray[np.bool_]  # by season and letter, whether a goal will still score
    kind: Numbers  # one number: which kind of game it is
    goals: Numbers  # A to D, by number
    signs: Weights  # by season, sign of the board, hidden unit
    moments: Weights  # by season, sign of the moment, hidden unit
    out: Weights  # by season, hidden unit
    point: Weights  # one number: what a point is in its unit
    boards: Words  # a row: the board in view
    board: Weights  # its signs
    moment: Weights  # the signs of the moment
    ahead: Weights  # what the moment gives each hidden unit
    hidden: Weights  # the hidden units


def blank_mind(size: Size, alive: NDArray[np.bool_], words: int, is_whole: bool) -> Mind:
    """A network without weights, in whole numbers or in floats, for boards of so many words."""
    kind, total = (np.int32, np.int64) if is_whole else (np.float32, np.float32)
    return Mind(
        alive=alive,
        kind=np.zeros(1, np.int64),
        goals=np.zeros(GOALS, np.int64),
        signs=np.zeros((YEAR, size.board, HIDDEN), kind),
        moments=np.zeros((YEAR, size.time, HIDDEN), kind),
        out=np.zeros((YEAR, HIDDEN), total),
        point=np.array([POINT if is_whole else 1], total),
        boards=np.zeros((1, words), np.uint64),
        board=np.zeros(size.board, kind),
        moment=np.zeros(size.time, kind),
        ahead=np.zeros(HIDDEN, kind),
        hidden=np.zeros(HIDDEN, kind),
    )


def signer(
    signs: Sequence[Callable[[Any, Any, Any], Own]], grid: Any, taken: Callable[[Words, int], Any]
) -> Callable[[int, Words, int, Any], Own]:
    """A function of native code: the own signs of the goal with a number, for a board in a row."""
    lines, names = ["def own(number, rows, row, land):"], {"grid": grid, "taken": taken, "no_signs": no_signs}
    for number, function in enumerate(signs):
        names[f"signs_{number}"] = function
        lines += [
            f"    if number == {number}:",
            f"        return signs_{number}(grid, taken(rows, row), land)",
        ]
    lines += ["    return no_signs(grid, taken(rows, row), land)"]
    return separate(written(lines, names))


class Outlook(NamedTuple):
    """Where a decision leads: to the end of a season or not, and into which season."""

    ends: bool  # whether the season is scored first
    season: int


def seer(
    look: Callable[[Words, Weights], Any],
    points: Callable[[int, Words, int], int],
    own_signs: Callable[[int, Words, int, Any], Own],
    general: int,
) -> Callable[[int, Mind], None]:
    """A function of native code: writes the signs of the board in view down, as they count from a season on.

    `look` writes the general signs and gives the lie of the land; so many of them there are.
    """

    @separate
    def see(season: int, mind: Mind) -> None:
        rows, signs = mind.boards, mind.board
        land = look(rows, signs)
        for letter in range(GOALS):
            at = general + letter * (1 + OWN)
            if mind.alive[season, letter]:
                own = own_signs(mind.goals[letter], rows, 0, land)
                signs[at] = points(mind.goals[letter], rows, 0)
                for place in range(OWN):
                    signs[at + 1 + place] = own[place]
            else:
                for place in range(1 + OWN):
                    signs[at + place] = 0

    return see


def alive_by(scored_in: Callable[[int], tuple[int, int]]) -> NDArray[np.bool_]:
    """By season and letter, whether a goal will still score, where a season scores these two letters."""
    return np.array(
        [
            [any(letter in scored_in(later) for later in range(season, YEAR)) for letter in range(GOALS)]
            for season in range(YEAR)
        ]
    )


@separate
def weigh(season: int, mind: Mind) -> Any:
    """What the signs in view are worth, in the unit of the network."""
    units, weights, board = loaded(mind.ahead, 0), mind.signs[season], mind.board
    for sign in range(len(board)):
        if board[sign]:
            units = raised(units, board[sign], weights, sign)
    hidden, out = mind.hidden, mind.out[season]
    stored(units, hidden, 0)
    total = out[0] * hidden[0] * LEAK
    for unit in range(1, HIDDEN):
        total += out[unit] * (hidden[unit] * LEAK if hidden[unit] > 0 else hidden[unit])
    return total


@separate
def attend(season: int, mind: Mind) -> None:
    """Gives the hidden units what the signs of the moment are worth, once for all boards of a decision."""
    mind.ahead[:] = 0
    units, weights, moment = loaded(mind.ahead, 0), mind.moments[season], mind.moment
    for sign in range(len(moment)):
        if moment[sign]:
            units = raised(units, moment[sign], weights, sign)
    stored(units, mind.ahead, 0)


class Player(NamedTuple):
    """Who plays imagined games."""

    mind: Mind
    looks: int  # so many choices it looks at
    moves: int  # so many it makes before a game is valued
    state: Numbers  # how many are left, and what the last one promised


# Learning


class Scales(NamedTuple):
    """What training multiplies signs with, so that all of them are of the size of 1."""

    board: Floats
    moment: Floats


class Notes(NamedTuple):
    """What was foretold in a game, a row each."""

    size: Numbers  # one number: how many there are
    seats: Numbers
    seasons: Numbers
    values: Floats
    boards: Floats
    moments: Floats
    hidden: Floats


MOST = 400
"""So many foretellings a game has at most; further ones teach nothing."""


def blank_notes(size: Size) -> Notes:
    """Space for a game's foretellings."""
    return Notes(
        np.zeros(1, np.int64),
        np.zeros(MOST, np.int64),
        np.zeros(MOST, np.int64),
        np.zeros(MOST, np.float32),
        np.zeros((MOST, size.board), np.float32),
        np.zeros((MOST, size.time), np.float32),
        np.zeros((MOST, HIDDEN), np.float32),
    )


class Student(NamedTuple):
    """Who learns: a mind, how often it tries something by chance (of 2**16), and what it wrote down."""

    mind: Mind
    curiosity: int
    notes: Notes
    scales: Scales


@part
def write(seat: int, season: int, mind: Mind, notes: Notes) -> None:
    """Writes down what is foretold of the board in view."""
    row = notes.size[0]
    if row < MOST:
        notes.values[row] = weigh(season, mind)
        notes.seats[row], notes.seasons[row] = seat, season
        notes.boards[row], notes.moments[row], notes.hidden[row] = mind.board, mind.moment, mind.hidden
        notes.size[0] = row + 1


@part
def compose(net: Net, student: Student) -> None:
    """The weights for the goals of one deal."""
    mind, general, own = student.mind, net.general.shape[2], net.goal_own.shape[3]
    timely, kind = net.goal_moment.shape[3], mind.kind[0]
    for season in range(YEAR):
        signs, moments = mind.signs[season], mind.moments[season]
        signs[:general] = net.general[kind, season]
        moments[:] = net.moment[kind, season]
        for letter in range(GOALS):
            at = general + letter * own
            if mind.alive[season, letter]:
                goal = mind.goals[letter]
                signs[:general] += net.goal_general[goal, letter, season]
                moments[:timely] += net.goal_moment[goal, letter, season]
                signs[at : at + own] = net.goal_own[goal, letter, season]
            else:
                signs[at : at + own] = 0
        for unit in range(HIDDEN):
            signs[:, unit] *= student.scales.board
            moments[:, unit] *= student.scales.moment
            mind.out[season, unit] = net.out[kind, season, unit] * np.float32(UNIT / LEAK)


class Slopes(NamedTuple):
    """How the error of a game changes with each weight of its deal."""

    signs: Floats
    moments: Floats
    out: Floats


def blank_slopes(size: Size) -> Slopes:
    """Space for them."""
    return Slopes(
        np.zeros((YEAR, size.board, HIDDEN), np.float32),
        np.zeros((YEAR, size.time, HIDDEN), np.float32),
        np.zeros((YEAR, HIDDEN), np.float32),
    )


@part
def clear(slopes: Slopes) -> None:
    """Forgets the last game."""
    slopes.signs[:] = 0
    slopes.moments[:] = 0
    slopes.out[:] = 0


@part
def reckon(seat: int, memory: float, points: Numbers, student: Student, net: Net, slopes: Slopes) -> None:
    """Adds up what would mend the foretellings of a seat, whose seasons brought so many points.

    Each is moved towards what came of it, from the last one back: TD(lambda) on the boards after decisions.
    """
    notes, scales, kind = student.notes, student.scales, student.mind.kind[0]
    target, before = np.float32(0.0), YEAR
    for row in range(notes.size[0] - 1, -1, -1):
        if notes.seats[row] != seat:
            continue
        season, value, hidden = notes.seasons[row], notes.values[row], notes.hidden[row]
        for scored in range(season, before):
            target += np.float32(points[scored])
        error = min(np.float32(3.0), max(np.float32(-3.0), (value - target) / np.float32(UNIT)))
        for unit in range(HIDDEN):
            leak = np.float32(1.0) if hidden[unit] > 0 or unit == 0 else np.float32(1.0 / LEAK)
            slopes.out[season, unit] += error * hidden[unit] * leak
            hidden[unit] = error * net.out[kind, season, unit] * leak
        _add(slopes.signs[season], notes.boards[row], scales.board, hidden)
        _add(slopes.moments[season], notes.moments[row], scales.moment, hidden)
        target = np.float32(memory) * target + np.float32(1.0 - memory) * value
        before = season


@part
def _add(slopes: Any, signs: Any, scales: Any, hidden: Any) -> None:
    for sign in range(len(signs)):
        amount = signs[sign] * scales[sign]
        if amount != 0:
            for unit in range(HIDDEN):
                slopes[sign, unit] += amount * hidden[unit]


@part
def learn(net: Net, first: Net, second: Net, mind: Mind, slopes: Slopes, rate: float) -> None:
    """A step on all weights that this deal used."""
    general, own, timely = net.general.shape[2], net.goal_own.shape[3], net.goal_moment.shape[3]
    kind = mind.kind[0]
    _adam(net.out[kind], first.out[kind], second.out[kind], slopes.out, rate)
    for s in range(YEAR):
        board, moment = slopes.signs[s, :general], slopes.moments[s, :timely]
        _adam(net.general[kind, s], first.general[kind, s], second.general[kind, s], board, rate)
        _adam(net.moment[kind, s], first.moment[kind, s], second.moment[kind, s], slopes.moments[s], rate)
        for e in range(GOALS):
            if mind.alive[s, e]:
                g, at = mind.goals[e], general + e * own
                each = slopes.signs[s, at : at + own]
                _adam(
                    net.goal_general[g, e, s],
                    first.goal_general[g, e, s],
                    second.goal_general[g, e, s],
                    board,
                    rate,
                )
                _adam(
                    net.goal_moment[g, e, s],
                    first.goal_moment[g, e, s],
                    second.goal_moment[g, e, s],
                    moment,
                    rate,
                )
                _adam(net.goal_own[g, e, s], first.goal_own[g, e, s], second.goal_own[g, e, s], each, rate)


@part
def _adam(weights: Any, first: Any, second: Any, slopes: Any, rate: float) -> None:
    """A step of Adam on a block of weights."""
    step = np.float32(rate)
    for row in range(weights.shape[0]):
        for unit in range(HIDDEN):
            slope = slopes[row, unit]
            mean = np.float32(0.9) * first[row, unit] + np.float32(0.1) * slope
            square = np.float32(0.999) * second[row, unit] + np.float32(0.001) * slope * slope
            first[row, unit], second[row, unit] = mean, square
            weights[row, unit] -= step * mean / (np.sqrt(square) + np.float32(1e-4))
