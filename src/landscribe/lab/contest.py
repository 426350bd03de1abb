"""Bots on common deals: how strong each is, by how much it beats another, and how long it thinks."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from landscribe.core.game import Seat
from landscribe.lab.match import Match
from landscribe.lab.simulation import Timed
from landscribe.lab.statistics import Rating, Spread, ratings_of, spread


class Fared(NamedTuple):
    """How a bot fared on one deal."""

    points: float  # its rating where the game has one, else its score
    wins: float  # a share where several are first
    title: str | None
    milliseconds: float  # of a core, a move


Deal: TypeAlias = Mapping[str, Fared]
"""How each bot fared on it."""


class Standing(NamedTuple):
    """What all deals say of a bot."""

    bot: str
    rating: Rating
    points: Spread
    wins: Spread
    titled: float  # the share of deals with the best title
    milliseconds: Spread


def together(match: Match, games: Sequence[Timed]) -> list[Deal]:
    """Each game as a deal, where all bots sit at one table."""
    return [{bot: fared(game, seat) for seat, bot in enumerate(match.bots)} for game in games]


def apart(bots: Sequence[str], columns: Sequence[Sequence[Timed]]) -> list[Deal]:
    """The deals that every bot has played alone; the best of each wins it."""
    deals: list[Deal] = []
    for games in zip(*columns, strict=False):
        alone = {bot: fared(game, 0) for bot, game in zip(bots, games, strict=True)}
        most = max(one.points for one in alone.values())
        first = [bot for bot, one in alone.items() if one.points == most]
        deals.append({bot: one._replace(wins=(bot in first) / len(first)) for bot, one in alone.items()})
    return deals


def fared(game: Timed, seat: Seat) -> Fared:
    """How a seat fared in a game."""
    (_, outcome, summaries), thinking = game
    summary = summaries[seat]
    points = outcome.scores[seat] if summary.rating is None else summary.rating
    wins = (seat in outcome.winners) / max(1, len(outcome.winners))
    return Fared(points, wins, summary.title, thinking[seat].milliseconds)


def best_title(deals: Sequence[Deal]) -> str | None:
    """The best title that anyone has reached."""
    titled = [one for deal in deals for one in deal.values() if one.title is not None]
    return max(titled, key=lambda one: one.points).title if titled else None


def standings(bots: Sequence[str], deals: Sequence[Deal]) -> list[Standing]:
    """All bots, the strongest first."""
    best = best_title(deals)
    ratings = ratings_of(bots, [{bot: one.points for bot, one in deal.items()} for deal in deals])
    return [_standing(rating, [deal[rating.bot] for deal in deals], best) for rating in ratings]


def _standing(rating: Rating, results: Sequence[Fared], best: str | None) -> Standing:
    return Standing(
        rating.bot,
        rating,
        spread([one.points for one in results]),
        spread([one.wins for one in results]),
        sum(one.title is not None and one.title == best for one in results) / len(results),
        spread([one.milliseconds for one in results]),
    )


def difference(one: str, other: str, deals: Sequence[Deal]) -> Spread:
    """How many points a bot has more than another on the same deals."""
    return spread([deal[one].points - deal[other].points for deal in deals])
