"""What many games add up to: whole numbers only, so that parts join to the same in any order."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from landscribe.lab.match import Result


@dataclass
class SeatTally:
    """How often a seat had which points, and what its seasons and goals brought in all."""

    scores: Counter[int] = field(default_factory=Counter[int])
    wins: Counter[int] = field(default_factory=Counter[int])  # by how many seats shared one
    seasons: Counter[int] = field(default_factory=Counter[int])
    goals: Counter[str] = field(default_factory=Counter[str])  # the games in which each was in play
    earned: Counter[str] = field(default_factory=Counter[str])
    ratings: Counter[int] = field(default_factory=Counter[int])
    titles: Counter[str] = field(default_factory=Counter[str])

    @property
    def points(self) -> Counter[int]:
        """How often which rating, where the game has one, or else score."""
        return self.ratings or self.scores

    def add(self, other: "SeatTally") -> None:
        """Counts another tally in."""
        for name in FIELDS:
            getattr(self, name).update(getattr(other, name))


FIELDS = tuple(SeatTally.__dataclass_fields__)


@dataclass
class Tally:
    """How many games there were, and how each seat fared."""

    games: int
    seats: list[SeatTally]

    def add(self, other: "Tally") -> None:
        """Counts the games of another tally in."""
        self.games += other.games
        for seat, more in zip(self.seats, other.seats, strict=True):
            seat.add(more)

    def count(self, result: Result) -> None:
        """Counts one game in."""
        self.games += 1
        _, outcome, summaries = result
        for seat, (own, score, summary) in enumerate(zip(self.seats, outcome.scores, summaries, strict=True)):
            own.scores[score] += 1
            own.wins[len(outcome.winners)] += seat in outcome.winners
            own.seasons.update(dict(enumerate(summary.seasons)))
            own.goals.update(goal.goal for goal in summary.earned)
            own.earned.update({goal.goal: goal.total for goal in summary.earned})
            if summary.rating is not None:
                own.ratings[summary.rating] += 1
            if summary.title is not None:
                own.titles[summary.title] += 1


def blank_tally(seats: int) -> Tally:
    """The tally of no game."""
    return Tally(0, [SeatTally() for _ in range(seats)])


def tally_of(seats: int, results: Iterable[Result]) -> Tally:
    """The tally of these games."""
    tally = blank_tally(seats)
    for result in results:
        tally.count(result)
    return tally
