"""Games of uniform bots played wholly in native code: the very games that the rules would play."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from landscribe.bots.bot import is_native
from landscribe.bots.match import Match, Result
from landscribe.core.text import slug
from landscribe.games import game_named

Playouts: TypeAlias = Callable[[Match, range], list[Result]]


def native_playouts(match: Match) -> Playouts | None:
    """What plays such a match natively, if all its bots are uniform and there is native code for its game."""
    if not is_native() or set(match.bots) != {"uniform"}:
        return None
    return {"cartographers": _cartographers, "heroes": _cartographers, "mapmaker": _mapmaker}.get(match.game)


def _cartographers(match: Match, seeds: range) -> list[Result]:
    native = import_module("landscribe.native.cartographers")
    solo = import_module("landscribe.games.cartographers.solo")
    options = game_named(match.game).options(dict(match.given))
    results = native.playouts(options, len(match.bots), seeds.start, len(seeds))
    found: list[Result] = []
    for seed, edicts, seats in zip(seeds, results.edicts.tolist(), results.seasons.tolist(), strict=True):
        names = [native.EDICTS[number] for number in edicts]
        scores = tuple(sum(map(sum, lines)) for lines in seats)
        rank = [(score, sum(line[3] for line in lines)) for score, lines in zip(scores, seats, strict=True)]
        rating = solo.rating_of(scores[0], tuple(names)) if len(seats) == 1 else None
        found.append(
            Result(
                seed,
                scores,
                tuple(seat for seat, result in enumerate(rank) if result == max(rank)),
                tuple(
                    _goals([f"scoring-{slug(n)}" for n in names], "cartographers-monsters", s) for s in seats
                ),
                tuple(tuple(map(sum, lines)) for lines in seats),
                rating,
                None if rating is None else f"title-{slug(solo.title_of(rating))}",
            )
        )
    return found


def _mapmaker(match: Match, seeds: range) -> list[Result]:
    native = import_module("landscribe.native.mapmaker")
    options = game_named(match.game).options(dict(match.given))
    results = native.playouts(seeds.start, len(seeds), options.missions)
    found: list[Result] = []
    for seed, missions, lines in zip(seeds, results.missions.tolist(), results.seasons.tolist(), strict=True):
        names = [f"mapmaker-{slug(native.NAMES[number])}" for number in missions]
        goals = _goals(names, "mapmaker-mountains", lines)
        sums = tuple(map(sum, lines))
        found.append(Result(seed, (sum(sums),), (0,), (goals,), (sums,), None, None))
    return found


def _goals(names: list[str], last: str, lines: list[Any]) -> tuple[tuple[str, int], ...]:
    """What A to D earned over the seasons, and the last column of the score sheet."""
    earned = [0] * len(names)
    for season, line in enumerate(lines):
        earned[season] += line[0]
        earned[(season + 1) % len(names)] += line[1]
    return (*zip(names, earned, strict=True), (last, sum(line[-1] for line in lines)))
