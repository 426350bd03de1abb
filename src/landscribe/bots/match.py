"""A match: who plays what; and how a game of it went."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from landscribe.bots import bot_written
from landscribe.core.note import WrongValue
from landscribe.games import game_named


class Match(NamedTuple):
    """Who plays what: a game by name, its options as text, a bot's name for each seat."""

    game: str
    given: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]


class Result(NamedTuple):
    """How one game went, seat by seat."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    goals: tuple[tuple[tuple[str, int], ...], ...]  # what each goal earned
    seasons: tuple[tuple[int, ...], ...]  # the sum of each line of the score sheet
    rating: int | None  # alone, where the game has one
    title: str | None


def match_of(game: str, given: Mapping[str, str], bots: Sequence[str]) -> Match:
    """The match, checked: ValueError or LookupError with a sentence before any work starts."""
    rules = game_named(game)
    for name in bots:
        bot_written(game, name)
    if len(bots) not in rules.seats:
        few, many = rules.seats[0], rules.seats[-1]
        raise WrongValue("refused-seats", seats=len(bots), game=game, few=few, many=many)
    rules.new(rules.options(given), len(bots), 0)
    return Match(game, tuple(given.items()), tuple(bots))
