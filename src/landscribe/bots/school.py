"""How a game is taught to a network: its kinds of games, the reckoning it begins with, what is written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.learned import Block
from landscribe.bots.network import (
    FINENESS,
    LEAK,
    UNIT,
    Net,
    Scales,
    Size,
    Slopes,
    Student,
)


class Lesson(NamedTuple):
    """A kind of game, and how many parcels are of it compared with others."""

    options: Any
    seats: int
    share: int


class Desk(NamedTuple):
    """What learning needs besides a game: who learns, from what, and by which steps."""

    student: Student
    net: Net
    first: Net
    second: Net
    slopes: Slopes
    rates: NDArray[np.float64]  # of each game
    memory: float


Teach: TypeAlias = Callable[[Lesson, int, Desk], NDArray[np.int64]]
"""teach(lesson, seed, desk): plays a game for each rate, learns from each, and gives their scores."""


@dataclass(frozen=True, eq=False)
class School:
    """How a game is taught."""

    size: Size
    words: int  # of a board
    alive: NDArray[np.bool_]
    scales: Scales
    reckoning: Callable[[Net], None]  # puts the planner's reckoning into the first unit
    goals: Sequence[str]
    cards: Sequence[str]
    lessons: Sequence[Lesson]  # the first tells how strong it has become
    teach: Teach


def reckon(school: School, net: Net) -> None:
    """Makes the first unit what the planner reckons."""
    for weights in net:
        weights[..., 0] = 0.0
    net.out[..., 0] = 0.5
    school.reckoning(net)


def blocks_of(school: School, net: Net) -> dict[str, Block]:
    """The network in whole numbers, what training scales already in them."""
    size, board, moment = school.size, school.scales.board[:, None], school.scales.moment[:, None]
    scaled = Net(
        net.general * board[: size.general],
        net.moment * moment,
        net.goal_general * board[: size.general],
        net.goal_own * board[size.general : size.general + size.own],
        net.goal_moment * moment[: size.moment],
        net.out * (UNIT / LEAK),
    )
    return {name: _whole(each) for name, each in zip(Net._fields, scaled, strict=True)}


def _whole(weights: NDArray[Any]) -> Block:
    limit = np.iinfo(np.int16)
    whole = np.clip(np.rint(weights * FINENESS), limit.min, limit.max).astype("<i2")
    return Block(whole.shape, whole.tobytes())
