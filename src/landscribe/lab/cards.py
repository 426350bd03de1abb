"""How much cards, pieces and goals matter: results with each and without, and how often it decides."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from landscribe.core.game import Seat
from landscribe.core.note import Note, note, spoken
from landscribe.lab.follow import Followed
from landscribe.lab.statistics import NORMAL_95, Spread, spread
from landscribe.lab.variance import mean, sampled_variance
from landscribe.texts import say_in

ENGLISH = say_in("en")

FEW = 5
"""Games with a card are compared with those without where there are at least so many of each."""


class Change(NamedTuple):
    """By how many points a seat's result is higher where a card is in play, and how far that may be off."""

    points: float
    error: float
    explains: float  # the part of the variance of results


class Card(NamedTuple):
    """A card, a piece or a goal, and what it is for the results."""

    name: Note
    share: float  # of the games in which it is in play
    change: Change | None
    earned: Spread | None  # what a seat gets by it when it is in play
    decides: Spread | None  # how often leaving its points out changes who is ahead


def cards_of(games: Sequence[Followed]) -> list[Card]:
    """All of which something can be told, what decides most first."""
    names, kept = dict[str, Note](), [_kept(game) for game in games]
    for one in kept:
        names |= one.names
    cards = (_card(key, name, kept) for key, name in names.items())
    return sorted((card for card in cards if card.change or card.earned), key=_weight, reverse=True)


class _Kept(NamedTuple):
    """A game by the English names of what is in play, under which a goal and its card are one."""

    points: tuple[float, ...]
    names: dict[str, Note]
    earned: list[dict[str, int]]  # by seat


def _kept(game: Followed) -> _Kept:
    names = {spoken(name, ENGLISH): name for name in game.cards.values()}
    earned = [{ENGLISH(goal.goal): goal.total for goal in summary.earned} for summary in game.summaries]
    names |= {ENGLISH(goal.goal): note(goal.goal) for one in game.summaries for goal in one.earned}
    return _Kept(game.points, names, earned)


def _weight(card: Card) -> tuple[float, float, str]:
    decides = card.decides.mean if card.decides else 0.0
    return decides, abs(card.change.points) if card.change else 0.0, spoken(card.name, ENGLISH)


def _card(key: str, name: Note, games: Sequence[_Kept]) -> Card:
    present = [key in game.names for game in games]
    scored = [mean([one.get(key, 0) for one in game.earned]) for game in games if _scores(game, key)]
    return Card(
        name,
        mean([float(there) for there in present]),
        change_of([mean(game.points) for game in games], present),
        spread(scored) if scored else None,
        _decides(games, key) if scored else None,
    )


def _scores(game: _Kept, key: str) -> bool:
    return any(key in one for one in game.earned)


def change_of(results: Sequence[float], present: Sequence[bool]) -> Change | None:
    """What the results are more where a card is in play; None where it nearly always or never is."""
    pairs = list(zip(results, present, strict=True))
    with_it, without = ([result for result, there in pairs if there is side] for side in (True, False))
    whole = sampled_variance(results)
    if min(len(with_it), len(without)) < FEW or whole <= 0:
        return None
    points = mean(with_it) - mean(without)
    noise = sampled_variance(with_it) / len(with_it) + sampled_variance(without) / len(without)
    part = len(with_it) / len(results)
    explains = max(0.0, points**2 - noise) * part * (1 - part) / whole
    return Change(points, NORMAL_95 * sqrt(noise), min(1.0, explains))


def _decides(games: Sequence[_Kept], key: str) -> Spread | None:
    """At a table: how often others have most without these points; alone: how often two games swap places."""
    rows = [(game.points, _without(game, key)) for game in games]
    if len(games[0].points) == 1:
        pairs = zip(rows[::2], rows[1::2], strict=False)
        rows = [(one[0] + other[0], one[1] + other[1]) for one, other in pairs]
    changed = [float(is_first_other(points, without)) for points, without in rows]
    return spread(changed) if changed else None


def _without(game: _Kept, key: str) -> tuple[float, ...]:
    return tuple(points - one.get(key, 0) for points, one in zip(game.points, game.earned, strict=True))


def is_first_other(points: Sequence[float], without: Sequence[float]) -> bool:
    """Whether others have most without some of the points."""
    return _first(points) != _first(without)


def _first(points: Sequence[float]) -> set[Seat]:
    """Who has most."""
    return {seat for seat, number in enumerate(points) if number == max(points)}
