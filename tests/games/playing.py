"""Helpers that play games through the contract."""

from random import Random
from typing import Any

from landscribe.core.game import AnyGame
from landscribe.core.record import Record, continued, started
from landscribe.games import GAMES


def random_game(
    name: str, seats: int, seed: int, given: dict[str, str] | None = None
) -> tuple[Record, list[Any]]:
    """A game of players who do anything legal: its record and all its states."""
    game, rng = GAMES[name], Random(seed)
    record, state = started(game, seats, seed, given or {})
    states = [state]
    while waiting := game.to_act(state):
        seat = rng.choice(sorted(waiting))
        action = any_legal(game, state, seat, rng)
        record, state = continued(record, seat, action), game.play(state, seat, action)
        states.append(state)
    return record, states


def any_legal(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    return rng.choice(list(game.legal(state, seat)))
