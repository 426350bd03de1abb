"""What many games say: means with their errors, per season and per goal, and ratings from comparisons."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple, TypedDict

from landscribe.lab.match import Match
from landscribe.lab.tally import Tally

NORMAL_95 = 1.959964


class Spread(NamedTuple):
    """The mean of some numbers, their standard deviation, and the 95 % interval of the mean."""

    mean: float
    sd: float
    low: float
    high: float

    @property
    def error(self) -> float:
        """Half of the interval."""
        return (self.high - self.low) / 2


def spread(numbers: Sequence[float]) -> Spread:
    """How the numbers lie; a single one has no deviation."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    half = NORMAL_95 * sqrt(variance / len(numbers))
    return Spread(mean, sqrt(variance), mean - half, mean + half)


def spread_of(times: Mapping[int, int]) -> Spread:
    """How whole numbers lie of which each came so many times; to the last digit whatever their order."""
    count = sum(times.values())
    total = sum(number * often for number, often in times.items())
    squares = sum(number * number * often for number, often in times.items())
    mean = total / count
    variance = (count * squares - total * total) / (count * max(1, count - 1))
    half = NORMAL_95 * sqrt(variance / count)
    return Spread(mean, sqrt(variance), mean - half, mean + half)


class GoalReport(TypedDict):
    """How often a goal was in play, and what it earned then."""

    games: int
    mean: float


class SeatReport(TypedDict):
    """How a seat fared."""

    seat: int
    bot: str
    mean: float
    sd: float
    low: float
    high: float
    least: int
    most: int
    wins: float
    seasons: list[float]
    goals: dict[str, GoalReport]
    rating: float | None
    titles: dict[str, int]


class Report(TypedDict):
    """All that a simulation says."""

    game: str
    options: dict[str, str]
    games: int
    asked: int
    seed: int
    seats: list[SeatReport]


def report_of(match: Match, tally: Tally, asked: int, seed: int) -> Report:
    """The report of the games that were played, at least one."""
    return Report(
        game=match.game,
        options=dict(match.given),
        games=tally.games,
        asked=asked,
        seed=seed,
        seats=[_seat_report(match, tally, seat) for seat in range(len(match.bots))],
    )


def _seat_report(match: Match, tally: Tally, seat: int) -> SeatReport:
    games, own = tally.games, tally.seats[seat]
    found = spread_of(own.scores)
    return SeatReport(
        seat=seat + 1,
        bot=match.bots[seat],
        mean=found.mean,
        sd=found.sd,
        low=found.low,
        high=found.high,
        least=min(own.scores),
        most=max(own.scores),
        wins=float(sum(Fraction(times, sharing) for sharing, times in own.wins.items() if times) / games),
        seasons=[total / games for _, total in sorted(own.seasons.items())],
        goals={
            goal: GoalReport(games=times, mean=own.earned[goal] / times)
            for goal, times in sorted(own.goals.items())
        },
        rating=spread_of(own.ratings).mean if own.ratings else None,
        titles=dict(sorted(own.titles.items(), key=lambda entry: (-entry[1], entry[0]))),
    )


class Rating(NamedTuple):
    """A bot's rating on the Elo scale, around 1500, and how far off it may be (95 %)."""

    bot: str
    rating: float
    error: float


ROUNDS = 200
RESAMPLES = 100


def ratings_of(bots: Sequence[str], deals: Sequence[Mapping[str, float]], seed: int = 1) -> list[Rating]:
    """Ratings from scores on common deals, best first; the errors come from resampling the deals."""
    rating = _bradley_terry(bots, deals)
    rng = Random(seed)
    samples = [_bradley_terry(bots, rng.choices(deals, k=len(deals))) for _ in range(RESAMPLES)]
    found = [
        Rating(bot, rating[bot], NORMAL_95 * spread([sample[bot] for sample in samples]).sd) for bot in bots
    ]
    return sorted(found, key=lambda entry: -entry.rating)


def _bradley_terry(bots: Sequence[str], deals: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """The strengths under which the comparisons are likeliest; half a win each way keeps them finite."""
    wins = {a: {b: 0.5 for b in bots if b != a} for a in bots}
    for deal in deals:
        for a in bots:
            for b in bots:
                if a != b:
                    wins[a][b] += 1.0 if deal[a] > deal[b] else 0.5 if deal[a] == deal[b] else 0.0
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        for a in bots:
            games = sum((wins[a][b] + wins[b][a]) / (strength[a] + strength[b]) for b in wins[a])
            strength[a] = sum(wins[a].values()) / games
        scale = exp(sum(log(value) for value in strength.values()) / len(bots))
        strength = {bot: value / scale for bot, value in strength.items()}
    return {bot: 1500 + 400 * log(value) / log(10) for bot, value in strength.items()}
