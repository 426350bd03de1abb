"""What batches of every game share: how a game is stepped, and cells and masks written into arrays."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.core.cells import count
from landscribe.core.grid import Cells
from landscribe.core.rng import Word, advanced, label_of, mixed, step_of
from landscribe.native.arrays import ACT, DEAL, REST, Earned, Seen
from landscribe.native.branches import Numbers, Words
from landscribe.native.cells import high_half, low_half
from landscribe.native.compile import inlined, part
from landscribe.native.rng import stream_of
from landscribe.native.toolchain import extending, types

Bytes: TypeAlias = NDArray[np.uint8]
Facts: TypeAlias = NDArray[np.int16]
Games: TypeAlias = NDArray[Any]
"""Games in a row, each a record."""

NO_ACTION = -(1 << 63)
MOST_POINTS = 999
NO_OBSERVATION, PLANES, PACKED = range(3)
STARS, RATING, WIN = range(3)
EPISODES = "episodes"
ONE: Any = np.uint64(1)
NONE: Any = np.uint64(0)
SEVEN: Any = np.uint64(7)
LOW_BYTE: Any = np.uint64(0xFF)
ONES: Any = np.uint64(0x0101_0101_0101_0101)
SEVENS: Any = np.uint64(0x7F7F_7F7F_7F7F_7F7F)
DIAGONAL: Any = np.uint64(0x8040_2010_0804_0201)
_LABEL: Any = np.uint64(label_of(EPISODES))
_GAMMA: Any = np.uint64(step_of(0, label_of(EPISODES)))


class Terms(NamedTuple):
    """What holds for all games of a batch."""

    observed: int
    reward: int
    ends: bool  # whether an illegal action ends the episode
    cost: float  # of an illegal action


class Game(Protocol):
    """What every game of a batch keeps, besides what its rules need."""

    seed: Word
    given: int  # the action to be taken; NO_ACTION once it is
    is_refused: bool
    is_over: bool
    total: int  # points so far


class Codes(Protocol):
    """What actions and facts are numbered by; of one size, so that all options run the same compiled code."""

    idle: int


class Play(NamedTuple):
    """How games of one kind are stepped: functions of native code."""

    deal: Callable[[Word, Any, Any], None]  # sets a game up; it is still to be played to its first question
    play_on: Callable[[Any, Any, Any], None]  # takes the action given, if it is legal, to the next question
    points: Callable[[Any], int]  # that are earned so far
    final: Callable[[int, Any, Any], float]  # the rating or the win at the end
    show: Callable[[int, int, Any, Any, Seen], None]  # writes the channels down
    tell: Callable[[Any, Any, Facts], None]  # writes the facts down, over zeros
    allow: Callable[[Any, Any, Any, Words], None]  # sets a bit for every legal action


Step: TypeAlias = Callable[[Terms, Any, Games, Any, Numbers, Bytes, Seen, Earned], None]


def stepper(play: Play) -> Step:
    """What does in every game of a batch what is ordered, and writes down what is seen and earned."""
    deal, play_on, points, final, show, tell, allow = play

    @inlined
    def step(
        terms: Terms,
        table: Any,
        games: Games,
        codes: Any,
        actions: Numbers,
        orders: Bytes,
        seen: Seen,
        earned: Earned,
    ) -> None:
        for row in range(len(games)):
            game, order = games[row], orders[row]
            earned.rewards[row], game.is_refused, game.given = 0, False, NO_ACTION
            if order >= DEAL:
                game.seed = game.seed if order == DEAL else next_seed(game.seed)
                game.is_over, game.total = False, 0
                deal(game.seed, table, game)
            elif order == ACT and not game.is_over:
                game.given = max(actions[row], NO_ACTION + 1)  # whatever number a caller gives
            else:
                order = REST
            if order != REST:
                play_on(table, game, codes)
            if order == ACT:
                earned.rewards[row] = reward(terms, game, codes)
            earned.is_over[row], earned.is_refused[row] = game.is_over, game.is_refused
            if terms.observed != NO_OBSERVATION:
                show(row, terms.observed, game, codes, seen)
                seen.facts[row, :] = 0
                tell(game, codes, seen.facts[row])
            if seen.mask.shape[1]:
                seen.mask[row, :] = 0
                if game.is_over:
                    allow_one(seen.mask[row], codes.idle)
                else:
                    allow(table, game, codes, seen.mask[row])

    @part
    def reward(terms: Terms, game: Any, codes: Any) -> float:
        if game.is_refused:
            game.is_over = terms.ends
            return -terms.cost
        before, game.total = game.total, points(game)
        if terms.reward == STARS:
            return game.total - before
        return final(terms.reward, game, codes) if game.is_over else 0.0

    return step


@part
def next_seed(seed: Word) -> Word:
    """The seed of the episode that follows one with this seed."""
    return mixed(advanced(stream_of(seed, _LABEL, _GAMMA)).value) >> ONE


@inlined
def count_before(cells: Cells, place: int) -> int:
    """How many of the cells lie before a place."""
    return count(cells << (127 - place) << 1)


@inlined
def spread(low: Word, high: Word, row: Bytes, first: int, places: int) -> None:
    """Writes a byte a cell, eight at a time."""
    for eight in range(8):
        store_word(row, first + 8 * eight, _bytes(low >> np.uint64(8 * eight)))
    for eight in range(8, places // 8):
        store_word(row, first + 8 * eight, _bytes(high >> np.uint64(8 * eight - 64)))
    for place in range(places // 8 * 8, places):
        row[first + place] = (high >> np.uint64(place - 64)) & ONE


@inlined
def _bytes(bits: Any) -> Word:
    """The lowest eight bits, each as a byte: a copy in every byte, its own bit of each, as 0 or 1."""
    return (((bits & LOW_BYTE) * ONES & DIAGONAL) + SEVENS) >> SEVEN & ONES


@extending.intrinsic
def store_word(typing: Any, row: Any, place: Any, word: Any) -> Any:
    """Writes eight bytes, from any place on."""
    del typing

    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        array, at, bits = values
        data = context.make_array(signature.args[0])(context, builder, value=array).data
        stored = builder.store(bits, builder.bitcast(builder.gep(data, [at]), bits.type.as_pointer()))
        stored.align = 1
        return context.get_dummy_value()

    return types.void(row, place, word), build


@inlined
def bounded(points: int) -> int:
    """Points as a fact has them."""
    return min(max(points, -MOST_POINTS), MOST_POINTS)


@inlined
def write_cells(
    low: Word, high: Word, channel: int, places: int, observed: int, row: int, seen: Seen
) -> None:
    """Writes a channel the way it is observed."""
    if observed == PLANES:
        spread(low, high, seen.planes[row], channel * places, places)
    else:
        seen.words[row, 2 * channel], seen.words[row, 2 * channel + 1] = low, high


@inlined
def allow(mask: Words, first: int, cells: Cells) -> None:
    """Sets the bits of cells, from this bit on."""
    low, high = low_half(cells), high_half(cells)
    word, shift = first >> 6, np.uint64(first & 63)
    if shift == NONE:
        mask[word] |= low
        mask[word + 1] |= high
        return
    back = np.uint64(64) - shift
    mask[word] |= low << shift
    mask[word + 1] |= low >> back | high << shift
    if high >> back:
        mask[word + 2] |= high >> back


@inlined
def allow_one(mask: Words, number: int) -> None:
    """Sets one bit."""
    mask[number >> 6] |= ONE << np.uint64(number & 63)
