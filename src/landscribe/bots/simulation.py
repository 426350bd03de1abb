"""Many games of given bots, dealt from one seed, and the same on any number of cores."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

from landscribe.bots import bot_named
from landscribe.core.game import Entry
from landscribe.core.page import Note, Page
from landscribe.core.rng import MASK, advanced, mixed
from landscribe.games import game_named

CHUNK = 8
"""So many games are handed to a worker at a time."""


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
        bot_named(game, name)
    if len(bots) not in rules.seats:
        few, many = rules.seats[0], rules.seats[-1]
        raise ValueError(f"{len(bots)} seats are not possible: {game} takes {few} to {many}.")
    rules.new(rules.options(given), len(bots), 0)
    return Match(game, tuple(given.items()), tuple(bots))


def player_of(seed: int) -> int:
    """The chance by which the bots of a game with this seed choose, apart from that of the deal."""
    return mixed(advanced(seed))


def played(match: Match, seed: int) -> Result:
    """One game; each bot sees its view, the legal actions, and the next state of chance."""
    game, chance = game_named(match.game), player_of(seed)
    choosers = [bot_named(match.game, name) for name in match.bots]
    state = game.new(game.options(dict(match.given)), len(match.bots), seed)
    while waiting := game.to_act(state):
        seat = min(waiting)
        action = choosers[seat](game.view(state, seat), list(game.legal(state, seat)), chance)
        state, chance = game.play(state, seat, action), advanced(chance)
    return _result(game, state, seed, len(match.bots))


def _result(game: Entry[Any, Any, Any, Any], state: Any, seed: int, seats: int) -> Result:
    outcome = game.outcome(state)
    assert outcome is not None
    pages = [game.page(game.view(state, seat)) for seat in range(seats)]
    found = pages[0].result[0].values if seats == 1 and pages[0].result else {}
    rating, title = found.get("rating"), found.get("title")
    return Result(
        seed,
        outcome.scores,
        tuple(sorted(outcome.winners)),
        tuple(tuple((goal.name.message, goal.earned) for goal in page.goals) for page in pages),
        tuple(_season_sums(page, seat) for seat, page in enumerate(pages)),
        rating if isinstance(rating, int) else None,
        title.message if isinstance(title, Note) else None,
    )


def _season_sums(page: Page, seat: int) -> tuple[int, ...]:
    return tuple(line[-1] for line in page.sheets[seat].lines if isinstance(line[-1], int))


def simulated(match: Match, games: int, seed: int, jobs: int) -> Iterator[Result]:
    """The games in order, as they are finished: the first has this seed, each further one the next."""
    chunks = [range(start, min(start + CHUNK, seed + games)) for start in range(seed, seed + games, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield from _chunk(match, chunk)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for future in [pool.submit(_chunk, match, chunk) for chunk in chunks]:
                yield from future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _chunk(match: Match, seeds: range) -> list[Result]:
    return [played(match, seed & MASK) for seed in seeds]
