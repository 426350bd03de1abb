"""The ladder of bots on crossed deals: each in each seat on each deal, and what a step of thinking brings."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from landscribe.core.rng import shuffled, stream
from landscribe.lab.follow import points_of
from landscribe.lab.match import Match, Result
from landscribe.lab.simulation import played
from landscribe.lab.statistics import Spread, spread
from landscribe.lab.variance import Shares, mean, shares_of


class Tables(NamedTuple):
    """A ladder of bots, the weakest first, at tables of so many seats."""

    game: str
    given: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seats: int


class CrossedDeal(NamedTuple):
    """What one deal has shown: results by bot and seat, and how often one bot was ahead of another."""

    points: tuple[tuple[float, ...], ...]
    wins: tuple[tuple[float, ...], ...]
    ahead: Mapping[tuple[int, int], float]  # of the higher bot over the lower, by their places on the ladder


class Rung(NamedTuple):
    """A bot of the ladder, and what it has over the one below."""

    bot: str
    points: Spread
    wins: Spread | None  # the share of tables, where several play
    gain: Spread | None  # points on the same deals
    ahead: Spread | None  # how often it is ahead of the one below
    shares: Shares | None  # what explains the spread of the results of these two


class Ladder(NamedTuple):
    """All bots, and what explains the spread of their results."""

    deals: int
    rungs: list[Rung]
    points: Shares | None
    wins: Shares | None  # of wins, where several play


def crossed(tables: Tables, seed: int) -> CrossedDeal:
    """A deal at as many tables as there are bots, so that each bot sits in each seat once."""
    return crossed_deal(tables, list(_games(tables, seed)))


def _games(tables: Tables, seed: int) -> Iterator[tuple[tuple[int, ...], Result]]:
    """Who sits where, by place on the ladder, and how it went; who sits beside whom is by chance."""
    order = seating(tables, seed)
    for first in range(len(order)):
        seated = tuple(order[(first + seat) % len(order)] for seat in range(tables.seats))
        match = Match(tables.game, tables.given, tuple(tables.bots[place] for place in seated))
        yield seated, played(match, seed)


def seating(tables: Tables, seed: int) -> tuple[int, ...]:
    """The order in which the bots sit on a deal."""
    return shuffled(stream(seed, "tables"), range(len(tables.bots)))[1]


def crossed_deal(tables: Tables, games: Sequence[tuple[tuple[int, ...], Result]]) -> CrossedDeal:
    """What the games of one deal have shown."""
    shape = len(tables.bots), tables.seats
    points, wins = ([[0.0] * shape[1] for _ in range(shape[0])] for _ in range(2))
    for seated, result in games:
        winners, gained = result.outcome.winners, points_of(result.outcome, result.summaries)
        for seat, place in enumerate(seated):
            points[place][seat] = gained[seat]
            wins[place][seat] = (seat in winners) / max(1, len(winners))
    meetings = [list(zip(seated, points_of(*result[1:]), strict=True)) for seated, result in games]
    if tables.seats == 1:
        meetings = [[one for meeting in meetings for one in meeting]]
    return CrossedDeal(tuple(map(tuple, points)), tuple(map(tuple, wins)), _ahead(meetings))


def _ahead(meetings: Sequence[Sequence[tuple[int, float]]]) -> dict[tuple[int, int], float]:
    """How often a bot has more points than a lower one at its table (alone: on the same deal)."""
    found = dict[tuple[int, int], list[float]]()
    for meeting in meetings:
        for (low, less), (high, more) in combinations(sorted(meeting), 2):
            if low != high:
                found.setdefault((low, high), []).append(1.0 if more > less else 0.5 if more == less else 0.0)
    return {pair: mean(shares) for pair, shares in found.items()}


def ladder_of(tables: Tables, deals: Sequence[CrossedDeal]) -> Ladder | None:
    """What the deals say; None where there is none."""
    if not deals:
        return None
    has_wins = tables.seats > 1
    return Ladder(
        len(deals),
        [_rung(tables, deals, place, has_wins) for place in range(len(tables.bots))],
        shares_of([deal.points for deal in deals]),
        shares_of([deal.wins for deal in deals]) if has_wins else None,
    )


def _rung(tables: Tables, deals: Sequence[CrossedDeal], place: int, has_wins: bool) -> Rung:
    points = [mean(deal.points[place]) for deal in deals]
    wins = spread([mean(deal.wins[place]) for deal in deals]) if has_wins else None
    if place == 0:
        return Rung(tables.bots[place], spread(points), wins, None, None, None)
    below = [mean(deal.points[place - 1]) for deal in deals]
    ahead = [deal.ahead[place - 1, place] for deal in deals if (place - 1, place) in deal.ahead]
    return Rung(
        tables.bots[place],
        spread(points),
        wins,
        spread([more - less for more, less in zip(points, below, strict=True)]),
        spread(ahead) if ahead else None,
        shares_of([deal.points[place - 1 : place + 1] for deal in deals]),
    )
