"""The network of a game as it plays: whole numbers from a file of weights, composed for a deal."""

import os
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots import learned
from landscribe.bots.learned import Block
from landscribe.bots.network import GOALS, YEAR, Mind, Net, blank_mind
from landscribe.bots.school import School, blocks_of, reckon
from landscribe.core.note import WrongValue


class Source(NamedTuple):
    """Where the weights of a game are: in the folder LANDSCRIBE_WEIGHTS, or else in the package."""

    package: Path

    @property
    def file(self) -> Path:
        """The file."""
        folder = os.environ.get("LANDSCRIBE_WEIGHTS")
        own = Path(folder or "") / self.package.name
        return own if folder and own.is_file() else self.package


def mind_of(school: School, source: Source, goals: tuple[int, ...], kind: int = 0) -> Mind:
    """The value of a board in a deal of this kind with these goals A to D, by number."""
    signs, moments, out = _composed(school, source.file, goals, kind)
    mind = blank_mind(school.size, school.alive, school.words, is_whole=True)
    return mind._replace(goals=np.array(goals), signs=signs, moments=moments, out=out)


class _Composed(NamedTuple):
    signs: NDArray[np.int32]
    moments: NDArray[np.int32]
    out: NDArray[np.int64]


@lru_cache(64)
def _composed(school: School, file: Path, goals: tuple[int, ...], kind: int) -> _Composed:
    net, size = weights_of(school, file), school.size
    mind = blank_mind(size, school.alive, school.words, is_whole=True)
    for season in range(YEAR):
        signs, moments = mind.signs[season], mind.moments[season]
        signs[: size.general], moments[:] = net.general[kind, season], net.moment[kind, season]
        for letter in range(GOALS):
            if school.alive[season, letter]:
                goal, at = goals[letter], size.general + letter * size.own
                signs[: size.general] += net.goal_general[goal, letter, season]
                signs[at : at + size.own] = net.goal_own[goal, letter, season]
                moments[: size.moment] += net.goal_moment[goal, letter, season]
    return _Composed(mind.signs, mind.moments, net.out[kind].astype(np.int64))


@cache
def weights_of(school: School, file: Path) -> Net:
    """The network of a file; a goal that it never saw has the planner's reckoning."""
    header, blocks = learned.read(file)
    size = school.size._replace(goals=len(header["goals"]), cards=len(header["cards"]))
    shapes = {name: block.shape for name, block in blocks.items()}
    if shapes != dict(zip(Net._fields, size.shapes, strict=True)):  # of another game or day
        raise WrongValue("refused-weights", file=str(file))
    found = Net(*(_array(blocks[name]) for name in Net._fields))
    if header["goals"] == list(school.goals) and header["cards"] == list(school.cards):
        return found
    net = _plain(school)
    net.general[:], net.out[:] = found.general, found.out
    for number, goal in enumerate(school.goals):
        if goal in header["goals"]:
            row = header["goals"].index(goal)
            net.goal_general[number] = found.goal_general[row]
            net.goal_own[number] = found.goal_own[row]
            net.goal_moment[number] = found.goal_moment[row]
    first = school.size.moment
    net.moment[:, :, :first] = found.moment[:, :, :first]
    for number, card in enumerate(school.cards):
        if card in header["cards"]:
            net.moment[:, :, first + number] = found.moment[:, :, first + header["cards"].index(card)]
    return net


def _plain(school: School) -> Net:
    """The planner's reckoning and nothing else."""
    net = Net(*(np.zeros(shape, np.float32) for shape in school.size.shapes))
    reckon(school, net)
    return Net(*map(_array, blocks_of(school, net).values()))


def _array(block: Block) -> NDArray[np.int32]:
    return np.frombuffer(block.numbers, "<i2").astype(np.int32).reshape(block.shape)
