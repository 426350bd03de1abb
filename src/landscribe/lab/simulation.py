"""Many games of given bots, dealt from one seed, and the same on any number of cores."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from multiprocessing import get_context
from time import process_time
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from landscribe.bots import bot_written
from landscribe.bots.bot import Choose
from landscribe.core.game import AnyGame
from landscribe.core.rng import Chance, advanced, stream
from landscribe.games import game_named
from landscribe.lab.match import Match, Result
from landscribe.lab.playouts import native_playouts

Kind = TypeVar("Kind")

CHUNK = 8
NATIVE_CHUNK = 5_000
"""So many games are handed to a worker at a time."""

AHEAD = 4
"""So many such parcels wait for each worker."""


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


def simulated(
    match: Match, games: int, seed: int, jobs: int, prepare: Callable[[], None] | None = None
) -> Iterator[Result]:
    """The games in order, as they are finished: the first has this seed, each further one the next.

    Every process that plays calls `prepare` first.
    """
    size = NATIVE_CHUNK if native_playouts(match) else CHUNK
    return _in_order(_chunk, size, match, range(seed, seed + games), jobs, prepare)


def timed(
    match: Match, games: int, seed: int, jobs: int, prepare: Callable[[], None] | None = None
) -> Iterator[Timed]:
    """The same games move by move, with what the thinking took."""
    return _in_order(_timed_chunk, CHUNK, match, range(seed, seed + games), jobs, prepare)


def _in_order(
    play: Callable[[Match, range], list[Kind]],
    size: int,
    match: Match,
    seeds: range,
    jobs: int,
    prepare: Callable[[], None] | None,
) -> Iterator[Kind]:
    chunks = (seeds[at : at + size] for at in range(0, len(seeds), size))
    if jobs == 1 or len(seeds) <= size:
        if prepare:
            prepare()
        for chunk in chunks:
            yield from play(match, chunk)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), prepare) as pool:
        try:
            ahead = deque(pool.submit(play, match, chunk) for chunk in islice(chunks, AHEAD * jobs))
            while ahead:
                results = ahead.popleft().result()
                ahead.extend(pool.submit(play, match, chunk) for chunk in islice(chunks, 1))
                yield from results
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunk(match: Match, seeds: range) -> list[Result]:
    """These games, natively where that is possible."""
    natively = native_playouts(match)
    return natively(match, seeds) if natively else [played(match, seed) for seed in seeds]


def _timed_chunk(match: Match, seeds: range) -> list[Timed]:
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
