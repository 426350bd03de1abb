"""A course in which a network learns the value of a board: games against itself, in parcels, from a seed."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landscribe.bots.network import Net, Notes, Student, blank_mind, blank_notes, blank_slopes
from landscribe.bots.school import Desk, Lesson, School, reckon
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


class Course:
    """So many games from a seed on; the same seed learns the same."""

    def __init__(self, school: School, seed: int, games: int) -> None:
        """A course at its beginning."""
        self.school, self.seed, self.games, self.done = school, seed, games, 0
        self.net = beginning(school, seed)
        self.first, self.second = (Net(*map(np.zeros_like, self.net)) for _ in range(2))

    def step(self) -> Parcel:
        """Plays the next parcel and learns from it."""
        school, size = self.school, min(PARCEL, self.games - self.done)
        lesson = _lesson(school, self.seed, self.done // PARCEL)
        mind = blank_mind(school.size, school.alive, school.words, is_whole=False)
        notes: Notes = blank_notes(school.size)
        desk = Desk(
            Student(mind, CURIOSITY, notes, school.scales),
            self.net,
            self.first,
            self.second,
            blank_slopes(school.size),
            np.array([_rate((self.done + game) / self.games) for game in range(size)]),
            MEMORY,
        )
        scores = school.teach(lesson, FIRST * (self.seed + 1) + self.done, desk)
        self.done += size
        return Parcel(scores, lesson == school.lessons[0])

    def save(self, file: Path) -> None:
        """Keeps the course, to go on later."""
        about = np.array([self.seed, self.games, self.done])
        with file.open("wb") as place:
            np.savez(place, about, *self.net, *self.first, *self.second)

    @classmethod
    def kept(cls, school: School, file: Path) -> "Course":
        """The course in a file."""
        with np.load(file) as found:
            about, *rest = (found[name] for name in found.files)
        course = cls(school, *map(int, about[:2]))
        course.done, size = int(about[2]), len(Net._fields)
        course.net, course.first, course.second = (Net(*rest[at : at + size]) for at in (0, size, 2 * size))
        return course


def _rate(fraction: float) -> float:
    return RATE if fraction < CALM else RATE * (0.03 + 0.97 * (1 - fraction) / (1 - CALM))


def _lesson(school: School, seed: int, parcel: int) -> Lesson:
    _, number = below(stream(seed, f"lesson {parcel}"), sum(lesson.share for lesson in school.lessons))
    for lesson in school.lessons:
        number -= lesson.share
        if number < 0:
            return lesson
    raise AssertionError(number)
