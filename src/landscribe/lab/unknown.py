"""What a seat cannot know: the bits of what is revealed, and how far the result is decided, by and by."""

from collections import Counter
from collections.abc import Hashable, Sequence
from math import log, log2
from typing import Any, NamedTuple, TypeAlias

from landscribe.core.game import IllegalAction, Seat
from landscribe.core.rng import forked, stream
from landscribe.lab.follow import Followed, Moment, Players, begun, points_of
from landscribe.lab.match import Match
from landscribe.lab.pace import standings
from landscribe.lab.statistics import Spread, spread
from landscribe.lab.variance import Share, jackknifed, mean, sampled_variance

WORLDS = 64
"""So many worlds are guessed to tell how surprising the next revelation is."""

FIFTHS = 5
"""The result is guessed after each fifth of the decisions."""


class Revealed(NamedTuple):
    """How many bits something revealed was worth, at what part of the game."""

    at: float
    bits: float
    is_least: bool  # nearly every guessed world was another: there are more bits than can be counted


class Reveals(NamedTuple):
    """What was revealed to one seat in one game."""

    revealed: tuple[Revealed, ...]


class Doubts(NamedTuple):
    """How far the result of one seat was open in one game: its variance, as seen before each fifth."""

    doubts: tuple[float, ...]


class Hidden(NamedTuple):
    """What is hidden from a seat."""

    bits: Spread  # revealed in a game
    reveals: Spread  # how often something is revealed
    is_least: bool
    left: list[Spread]  # the bits that are still hidden after each fifth


def reveals(match: Match, seed: int) -> Reveals:
    """What the game of this seed reveals to one of its seats."""
    players = Players(match)
    moments, moves = _played(players, begun(match, seed))
    return Reveals(tuple(_revealed(players, moments, moves, seed % len(match.bots), seed)))


def doubts(match: Match, seed: int) -> Doubts:
    """How far the result of one of its seats is open in the game of this seed."""
    players, seat = Players(match), seed % len(match.bots)
    moments, moves = _played(players, begun(match, seed))
    nows = [moments[len(moves) * fifth // FIFTHS] for fifth in range(FIFTHS)]
    worlds = [_worlds(seed, f"fifth {fifth}", 2) for fifth in range(FIFTHS)]
    return Doubts(tuple(_doubt(players, seat, *pair) for pair in zip(nows, worlds, strict=True)))


Move: TypeAlias = tuple[Seat, Any]


def _played(players: Players, now: Moment) -> tuple[list[Moment], list[Move]]:
    """Every moment of a game, and the moves between them."""
    moments, moves = [now], list[Move]()
    while players.game.to_act(now.state):
        seat, action, _ = players.decide(now)
        now = players.after(now, seat, action)
        moments.append(now)
        moves.append((seat, action))
    return moments, moves


def _revealed(
    players: Players, moments: Sequence[Moment], moves: Sequence[Move], seat: Seat, seed: int
) -> list[Revealed]:
    """Each time something was revealed: what the same moves would have shown in other worlds."""
    game, first, found = players.game, 0, list[Revealed]()
    for place in range(1, len(moments)):
        if game.turn(moments[place].state) == game.turn(moments[first].state):
            continue
        worlds = _worlds(seed, f"after {place}", WORLDS)
        bits, is_least = entropy(_seen(players, moments[first].state, moves[first:place], seat, worlds))
        if bits > 0:
            found.append(Revealed(place / len(moves), bits, is_least))
        first = place
    return found


def _seen(
    players: Players, state: Any, moves: Sequence[Move], seat: Seat, worlds: Sequence[int]
) -> list[Hashable]:
    """What the seat sees after these moves in each of some worlds that it cannot tell apart before."""
    game, views = players.game, list[Hashable]()
    view = game.view(state, seat)
    for world in worlds:
        guessed = game.guess(view, world)
        try:
            for mover, action in moves:
                guessed = game.play(guessed, mover, action)
        except IllegalAction:  # in that world another seat could not have done so
            continue
        views.append(game.view(guessed, seat))
    return views


def entropy(seen: Sequence[Hashable]) -> tuple[float, bool]:
    """The bits of what was seen, after Miller and Madow, and whether that is only the least they can be."""
    if not seen:
        return 0.0, False
    times = Counter(seen)
    plain = -sum(number / len(seen) * log2(number / len(seen)) for number in times.values())
    if 2 * len(times) > len(seen):
        return plain, True
    return plain + (len(times) - 1) / (2 * len(seen) * log(2)), False


def _doubt(players: Players, seat: Seat, now: Moment, worlds: Sequence[int]) -> float:
    """How far worlds that look alike end apart: the variance of the results of a seat."""
    view = players.game.view(now.state, seat)
    guessed = [
        Moment(players.game.guess(view, world), stream(world, "players"), stream(world, "slips"))
        for world in worlds
    ]
    return sampled_variance([_result(players, one, seat) for one in guessed])


def _result(players: Players, now: Moment, seat: Seat) -> float:
    state = players.ended(now).state
    outcome = players.game.outcome(state)
    assert outcome is not None
    return standings(points_of(outcome, players.game.summary(state)))[seat]


def _worlds(seed: int, moment: str, many: int) -> list[int]:
    """Seeds for the guesses at a moment of a game."""
    chance, found = stream(seed, f"worlds {moment}"), list[int]()
    for _ in range(many):
        chance = forked(chance)
        found.append(chance.value)
    return found


def hidden_of(games: Sequence[Reveals]) -> Hidden | None:
    """What is hidden from a seat; None where there is no game."""
    if not games:
        return None
    return Hidden(
        spread([sum(one.bits for one in game.revealed) for game in games]),
        spread([len(game.revealed) for game in games]),
        any(one.is_least for game in games for one in game.revealed),
        [spread([_left(game, fifth / FIFTHS) for game in games]) for fifth in range(FIFTHS + 1)],
    )


def _left(game: Reveals, at: float) -> float:
    return sum(one.bits for one in game.revealed if one.at > at)


def decided_of(games: Sequence[Doubts], followed: Sequence[Followed]) -> list[Share] | None:
    """The part of the variance of results that is decided after each fifth; None where games are too few.

    The whole is the variance in the followed games.
    """
    results = [standing for game in followed for standing in standings(game.points)]
    whole = sampled_variance(results) if results else 0.0
    if len(games) < 2 or whole <= 0:
        return None

    def figures(some: Sequence[Doubts]) -> list[float]:
        return [1 - mean(column) / whole for column in zip(*(game.doubts for game in some), strict=True)]

    return [*map(Share, figures(games), jackknifed(games, figures)), Share(1.0, 0.0)]
