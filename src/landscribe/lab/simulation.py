"""Many games of given bots, dealt from one seed, and the same on any engine."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache, partial
from time import process_time
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from landscribe.bots import bot_written
from landscribe.bots.bot import Choose
from landscribe.core.game import AnyGame
from landscribe.core.rng import Chance, advanced, stream
from landscribe.games import game_named
from landscribe.lab.engine import Engine
from landscribe.lab.match import Match, Result
from landscribe.lab.playouts import native_playouts
from landscribe.lab.tally import Tally, tally_of

Kind = TypeVar("Kind")

CHUNK = 8
"""So many games that the rules play are handed to a worker at a time."""


class Thinking(NamedTuple):
    """How often someone was asked, and how many seconds of a core the answers took."""

    moves: int
    seconds: float

    @property
    def milliseconds(self) -> float:
        """What a move took."""
        return 1000 * self.seconds / max(1, self.moves)


class Timed(NamedTuple):
    """How a game went, and what each seat's thinking took."""

    result: Result
    thinking: tuple[Thinking, ...]


def played(match: Match, seed: int) -> Result:
    """One game of a match."""
    choosers = [bot_written(match.game, name) for name in match.bots]
    return played_by(match.game, choosers, seed, dict(match.given))


def played_by(
    name: str,
    choosers: Sequence[Choose],
    seed: int,
    given: Mapping[str, str] = MappingProxyType({}),
    rules: int | None = None,
) -> Result:
    """One game of these bots; each sees its view, the legal actions, and the next state of chance."""
    game, chance = game_named(name), stream(seed, "players")
    state = game.new(game.options(given, rules), len(choosers), seed)
    while waiting := game.to_act(state):
        seat = min(waiting)
        action = choosers[seat](game.view(state, seat), list(game.legal(state, seat)), chance)
        state, chance = game.play(state, seat, action), advanced(chance)
    return _result(game, state, seed)


def _result(game: AnyGame, state: Any, seed: int) -> Result:
    outcome = game.outcome(state)
    assert outcome is not None
    return Result(seed, outcome, game.summary(state))


def tallied(match: Match, games: int, seed: int, engine: Engine) -> Generator[Tally]:
    """What parts of so many games add up to: the first has this seed, each further one the next."""
    return engine.mapped(partial(_tally, match), _parts(match, games, seed, engine))


def simulated(match: Match, games: int, seed: int, engine: Engine) -> Generator[Result]:
    """The same games one by one, in order, as they are finished."""
    return _each(engine.mapped(partial(_results, match), _parts(match, games, seed, engine)))


def timed(match: Match, games: int, seed: int, engine: Engine) -> Generator[Timed]:
    """The same games move by move, with what the thinking took."""
    size = 1 if engine.is_here else CHUNK
    return _each(engine.mapped(partial(_times, match), chunks(games, seed, size)))


def _each(parts: Generator[list[Kind]]) -> Generator[Kind]:
    with closing(parts):
        for part in parts:
            yield from part


def _parts(match: Match, games: int, seed: int, engine: Engine) -> Iterator[range]:
    natively = native_playouts(match)
    return chunks(games, seed, natively.chunk if natively else 1 if engine.is_here else CHUNK)


def chunks(games: int, seed: int, size: int) -> Iterator[range]:
    """The seeds of so many games in parcels of a size."""
    seeds = range(seed, seed + games)
    return (seeds[at : at + size] for at in range(0, games, size))


def _tally(match: Match, seeds: range) -> Tally:
    """What these games add up to, natively where that is possible."""
    natively = native_playouts(match)
    if natively:
        return natively.tally(seeds)
    return tally_of(len(match.bots), (played(match, seed) for seed in seeds))


def _results(match: Match, seeds: range) -> list[Result]:
    """These games, natively where that is possible."""
    natively = native_playouts(match)
    return list(natively.results(seeds)) if natively else [played(match, seed) for seed in seeds]


def _times(match: Match, seeds: range) -> list[Timed]:
    """These games with their times, after one that does not count: it loads what the bots need."""
    _load(match)
    return [_timed(match, seed) for seed in seeds]


@cache
def _load(match: Match) -> None:
    played(match, 0)


def _timed(match: Match, seed: int) -> Timed:
    spent = [list[float]() for _ in match.bots]

    def clocked(choose: Choose, times: list[float]) -> Choose:
        def choose_and_note(view: Any, legal: Sequence[Any], rng: Chance) -> Any:
            begun = process_time()
            action = choose(view, legal, rng)
            times.append(process_time() - begun)
            return action

        return choose_and_note

    choosers = [bot_written(match.game, name) for name in match.bots]
    result = played_by(match.game, list(map(clocked, choosers, spent)), seed, dict(match.given))
    return Timed(result, tuple(Thinking(len(times), sum(times)) for times in spent))
