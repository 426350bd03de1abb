"""A match: who plays what; and how a game of it went."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from landscribe.bots import bot_written
from landscribe.core.game import Outcome, Summary, refuse_seats
from landscribe.games import game_named


class Match(NamedTuple):
    """Who plays what: a game by name, its options as text, a bot's name for each seat."""

    game: str
    given: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]


class Result(NamedTuple):
    """How one game went, and what each seat earned."""

    seed: int
    outcome: Outcome
    summaries: tuple[Summary, ...]


def match_of(game: str, given: Mapping[str, str], bots: Sequence[str]) -> Match:
    """The match, checked: ValueError or LookupError with a sentence before any work starts."""
    rules = game_named(game)
    for name in bots:
        bot_written(game, name)
    refuse_seats(rules, len(bots))
    rules.new(rules.options(given), len(bots), 0)
    return Match(game, tuple(given.items()), tuple(bots))
