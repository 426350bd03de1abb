"""Cartouche played natively from any state on, by players who choose at random."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from landscribe.core.game import Outcome, Summary
from landscribe.core.rng import Chance
from landscribe.games.cartouche.achievements import FIXED, NAMES
from landscribe.games.cartouche.mural import Mural
from landscribe.games.cartouche.rules import ranked, summed
from landscribe.games.cartouche.solo import counted
from landscribe.games.cartouche.table import Options, State
from landscribe.games.cartouche.tokens import Tokens
from landscribe.games.cartouche.turn import token_points
from landscribe.native.branches import record
from landscribe.native.cartouche.cards import MURALS, STORY_NAMES
from landscribe.native.cartouche.dealing import agreed_on
from landscribe.native.cartouche.uniform import STORIES, TOKENS, Results, blank_results, play, play_on
from landscribe.native.cartouche.workspace import CARDS_FROM, Trace, fields, trace_for
from landscribe.native.cartouche.workspace import workspace as workspace_for
from landscribe.native.columns import Columns

__all__ = ["CHOICES", "KNOWN", "Choice", "choices_in", "columns", "ended", "playouts", "traced"]

KNOWN = frozenset({"side", "achievements", "corners", "level"})
"""The options that it plays by; a game with any other is left to the rules."""
GOALS = tuple(earned.goal for earned in summed((*FIXED, *NAMES), 0, [0] * len((*FIXED, *NAMES)), 0).earned)
MOST_STORIES = 1 + len(STORY_NAMES)


CHOICES = 5_000  # that are traced


class Choice(NamedTuple):
    """A choice as it was put to a seat, and what was chosen."""

    seat: int
    choices: int
    number: int
    mural: Mural  # the seat's own
    tokens: Tokens


class End(NamedTuple):
    """How a game ended, and what each seat has earned."""

    outcome: Outcome
    summaries: tuple[Summary, ...]


def playouts(options: Options, seats: int, seed: int, games: int) -> Results:
    """Games of players who choose at random; the first has this seed, each further one the next."""
    results = blank_results(games, seats)
    play(seed, agreed_on(options, seats), record(**fields()), trace_for(0), *results)
    return results


def ended(options: Options, seats: int, seeds: range) -> Iterator[End]:
    """How such games end, and what each seat has earned then."""
    cards, lines, told, rivals = (each.tolist() for each in playouts(options, seats, seeds.start, len(seeds)))
    games: Iterable[tuple[list[int], Any, Any, int]] = zip(cards, lines, told, rivals, strict=True)
    for dealt, sheets, stories, rival in games:
        names = (*FIXED, *(NAMES[number] for number in dealt))
        yield _end(names, sheets, stories, rival if seats == 1 else None)


def columns(options: Options, seats: int, seeds: range) -> Columns:
    """The same, in columns."""
    cards, lines, told, rivals = playouts(options, seats, seeds.start, len(seeds))
    scores: Any = lines.sum(axis=2)
    ranks = scores * MOST_STORIES + told
    goals = np.empty((len(cards), lines.shape[2]), np.int64)
    goals[:, : CARDS_FROM + 1], goals[:, TOKENS] = range(CARDS_FROM + 1), len(GOALS) - 1
    goals[:, CARDS_FROM + 1 : TOKENS] = cards + CARDS_FROM + 1
    return Columns(
        scores=scores,
        winners=scores > rivals[:, np.newaxis] if seats == 1 else ranks == ranks.max(axis=1, keepdims=True),
        seasons=scores[:, :, np.newaxis],
        goals=goals,
        earned=lines,
        names=GOALS,
    )


def traced(state: State, chance: Chance) -> tuple[list[Choice], End, int | None]:
    """A game from here on, choice by choice; how it ends, and the points of a solo opponent."""
    work, trace = workspace_for(state), trace_for(CHOICES)
    play_on(state.rng, chance, work, trace)
    return choices_in(trace), *_found(state, work)


def choices_in(trace: Trace) -> list[Choice]:
    """What was traced."""
    number = int(trace.made[0])
    choices: list[list[int]] = trace.choices[:number].tolist()
    tokens: list[list[int]] = trace.tokens[:number].tolist()
    made = zip(choices, MURALS.unpacked(trace.murals[:number]), tokens, strict=True)
    return [Choice(seat, ways, chosen, mural, Tokens(*held)) for (seat, ways, chosen), mural, held in made]


def _found(state: State, work: Any) -> tuple[End, int | None]:
    """How a game has ended, and what a solo opponent counts."""
    names = [ladder.achievement for ladder in state.table.board]
    tokens = [token_points(Tokens(*row)) for row in work.tokens.tolist()]
    rows = zip(work.story_points.tolist(), work.earned.tolist(), tokens, strict=True)
    lines = [[stories, *places, last] for stories, places, last in rows][: work.seats]
    left: list[int] = work.rival_stories[: work.rival_story_count].tolist()
    rival = counted(int(work.rival_points), [STORY_NAMES[story] for story in left], state.table.level)
    told = work.told.sum(axis=1).tolist()[: work.seats]
    return _end(names, lines, told, rival if work.alone else None), rival if work.alone else None


def _end(names: Sequence[str], lines: list[list[int]], told: list[int], rival: int | None) -> End:
    summaries = tuple(
        summed(names, line[STORIES], line[STORIES + 1 : TOKENS], line[TOKENS]) for line in lines
    )
    return End(ranked(tuple(summary.total for summary in summaries), told, rival), summaries)
