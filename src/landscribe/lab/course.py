"""A course in which a network learns the value of a board: games against itself, in parcels, from a seed."""

import os
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.network import Net, Notes, Student, blank_mind, blank_notes, blank_slopes
from landscribe.bots.school import Desk, Lesson, School, reckon
from landscribe.core.note import WrongValue
from landscribe.core.rng import below, stream

PARCEL = 250
"""So many games in a row are of one kind."""
FIRST = 1 << 40
"""The seeds of training lie far from those by which bots are measured."""
RATE, CALM = 1e-3, 0.5
"""The first step of learning; after this part of the course steps grow smaller."""
MEMORY = 0.3
CURIOSITY = 200
"""Of 65,536 moves so many are made by chance."""


def beginning(school: School, seed: int) -> Net:
    """Small weights of chance; the first unit is the planner's reckoning, without which it learns slowly."""
    chance = np.random.default_rng(seed)
    spreads = (0.2, 0.2, 0.05, 0.2, 0.03, 0.045)
    shapes = zip(spreads, school.size.shapes, strict=True)
    net = Net(*(chance.normal(0, by, shape).astype(np.float32) for by, shape in shapes))
    reckon(school, net)
    return net


class Parcel(NamedTuple):
    """What a parcel brought: its scores, and whether they tell how strong the network has become."""

    scores: NDArray[np.int64]
    is_measured: bool


class Reached(NamedTuple):
    """How far a course has come: so many games, and what was learned from them."""

    done: int
    net: Net
    first: Net
    second: Net


class Course:
    """So many games from a seed on; the same seed learns the same."""

    def __init__(self, school: School, seed: int, games: int) -> None:
        """A course at its beginning."""
        self.school, self.seed, self.games, net = school, seed, games, beginning(school, seed)
        self._reached = Reached(0, net, *(Net(*map(np.zeros_like, net)) for _ in range(2)))

    @property
    def done(self) -> int:
        """How many games it has learned from."""
        return self._reached.done

    @property
    def net(self) -> Net:
        """What it has learned from them."""
        return self._reached.net

    def step(self) -> Parcel:
        """Plays the next parcel and learns from it: wholly, or stopped on the way, not at all."""
        school, size = self.school, min(PARCEL, self.games - self.done)
        net, first, second = (Net(*map(np.copy, old)) for old in self._reached[1:])
        lesson = _lesson(school, self.seed, self.done // PARCEL)
        mind = blank_mind(school.size, school.alive, school.words, is_whole=False)
        notes: Notes = blank_notes(school.size)
        desk = Desk(
            Student(mind, CURIOSITY, notes, school.scales),
            net,
            first,
            second,
            blank_slopes(school.size),
            np.array([_rate((self.done + game) / self.games) for game in range(size)]),
            MEMORY,
        )
        scores = school.teach(lesson, FIRST * (self.seed + 1) + self.done, desk)
        self._reached = Reached(self.done + size, net, first, second)
        return Parcel(scores, lesson == school.lessons[0])

    def save(self, file: Path) -> None:
        """Keeps the course, to go on later."""
        done, *nets = self._reached
        beside = file.with_name(f"{file.name}.part")  # so that what was kept before is there until this is
        with beside.open("wb") as place:
            about = np.array([self.seed, self.games, done]), np.array(_names(self.school))
            np.savez(place, *about, *(weights for net in nets for weights in net))
        os.replace(beside, file)

    @classmethod
    def kept(cls, school: School, file: Path) -> "Course":
        """The course in a file; a Refusal where it holds none of this school."""
        size = len(Net._fields)
        try:
            with file.open("rb") as place, np.load(place) as found:
                (seed, games, done), names, *rest = (found[name] for name in found.files)
        except (OSError, EOFError, ValueError, BadZipFile):
            raise WrongValue("refused-course-file", file=str(file)) from None
        if names.tolist() != _names(school) or [each.shape for each in rest] != [*school.size.shapes] * 3:
            raise WrongValue("refused-course-file", file=str(file))
        course = cls(school, int(seed), int(games))
        course._reached = Reached(int(done), *(Net(*rest[at : at + size]) for at in (0, size, 2 * size)))
        return course


def _names(school: School) -> list[str]:
    """What its weights are of."""
    return [*school.goals, *school.cards]


def _rate(fraction: float) -> float:
    return RATE if fraction < CALM else RATE * (0.03 + 0.97 * (1 - fraction) / (1 - CALM))


def _lesson(school: School, seed: int, parcel: int) -> Lesson:
    _, number = below(stream(seed, f"lesson {parcel}"), sum(lesson.share for lesson in school.lessons))
    for lesson in school.lessons:
        number -= lesson.share
        if number < 0:
            return lesson
    raise AssertionError(number)
