"""Random games of Cartouche: every seat chooses with equal chance."""

from typing import Any, NamedTuple

import numpy as np

from landscribe.core.note import note
from landscribe.core.rng import Chance, Word, below
from landscribe.games.cartouche.turn import ROUNDS, SLOTS, token_points
from landscribe.native.branches import Numbers
from landscribe.native.cartouche.cards import points
from landscribe.native.cartouche.dealing import PLAYERS, Agreed, set_up, stream_in
from landscribe.native.cartouche.driver import driver
from landscribe.native.cartouche.workspace import PLACES, Trace, Workspace, tokens_of
from landscribe.native.compile import compiled, inlined, part

ONE: Any = np.uint64(1)
STORIES, TOKENS = 0, PLACES + 1
"""The entries of a line: stories, the places of the board, tokens."""


class Results(NamedTuple):
    """What games brought, a row each."""

    cards: Numbers  # the achievements that were dealt
    lines: Numbers  # of each seat
    told: Numbers  # of each seat, how many stories
    rivals: Numbers  # what a solo opponent counts


def blank_results(games: int, seats: int) -> Results:
    """Space for so many games."""
    sizes = (games, SLOTS), (games, seats, PLACES + 2), (games, seats), (games,)
    arrays: Any = (np.zeros(size, np.int64) for size in sizes)
    return Results(*arrays)


@inlined
def _choose(chance: Chance, _seat: int, choices: int, _work: Workspace, _plan: int) -> tuple[Chance, int]:
    return below(chance, choices)


_uniform = driver(_choose)


@compiled(note("native-play", game=note("web-game-cartouche")))
def play(
    seed: Word,
    agreed: Agreed,
    work: Workspace,
    trace: Trace,
    cards: Numbers,
    lines: Numbers,
    told: Numbers,
    rivals: Numbers,
) -> None:
    """Plays as many games as there is space for results; the first has this seed, each other the next."""
    for game in range(len(cards)):
        deal = set_up(seed, agreed, work)
        _uniform(deal, stream_in(seed, PLAYERS, agreed), ROUNDS, work, trace, 0)
        _keep(game, agreed, work, cards, lines, told, rivals)
        seed += ONE


@compiled(note("native-play", game=note("web-game-cartouche")))
def play_on(deal: Chance, chance: Chance, work: Workspace, trace: Trace) -> None:
    """Plays one game on from where it is."""
    _uniform(deal, chance, ROUNDS, work, trace, 0)


@part
def _keep(
    game: int,
    agreed: Agreed,
    work: Workspace,
    cards: Numbers,
    lines: Numbers,
    told: Numbers,
    rivals: Numbers,
) -> None:
    """Writes down what a game has brought, in its row."""
    for slot in range(SLOTS):
        cards[game, slot] = work.cards[slot]
    for seat in range(work.seats):
        lines[game, seat, STORIES] = work.story_points[seat]
        for place in range(PLACES):
            lines[game, seat, place + 1] = work.earned[seat, place]
        lines[game, seat, TOKENS] = token_points(tokens_of(seat, work))
        for kind in range(work.told.shape[1]):
            told[game, seat] += work.told[seat, kind]
    rivals[game] = agreed.level + work.rival_points
    for place in range(work.rival_story_count):
        rivals[game] += points[work.rival_stories[place]]
