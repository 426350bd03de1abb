"""Cartouche played natively from any state on, by players who choose at random."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from landscribe.core.game import Outcome, Summary
from landscribe.core.note import note
from landscribe.core.rng import Chance, below, stream
from landscribe.games.cartouche.mural import Mural
from landscribe.games.cartouche.rules import new, ranked, summed
from landscribe.games.cartouche.solo import counted
from landscribe.games.cartouche.table import Options, State
from landscribe.games.cartouche.tokens import Tokens
from landscribe.games.cartouche.turn import ROUNDS, token_points
from landscribe.native.cartouche.cards import MURALS, STORY_NAMES
from landscribe.native.cartouche.driver import driver as driver_with
from landscribe.native.cartouche.workspace import Trace, Workspace, trace_for
from landscribe.native.cartouche.workspace import workspace as workspace_for
from landscribe.native.compile import compiled, inlined

__all__ = ["CHOICES", "KNOWN", "Choice", "choices_in", "ended", "played_on", "traced"]

KNOWN = frozenset({"side", "achievements", "corners", "level"})
"""The options that it plays by; a game with any other is left to the rules."""


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


@inlined
def _choose(chance: Chance, _seat: int, choices: int, _work: Workspace, _plan: int) -> tuple[Chance, int]:
    return below(chance, choices)


_uniform = driver_with(_choose)


@compiled(note("native-play", game=note("web-game-cartouche")))
def _play_on(deal: Chance, chance: Chance, work: Workspace, trace: Trace) -> None:
    _uniform(deal, chance, ROUNDS, work, trace, 0)


def ended(options: Options, seats: int, seeds: range) -> Iterator[End]:
    """How the games of these seeds end when everyone chooses at random."""
    for seed in seeds:
        yield played_on(new(options, seats, seed), stream(seed, "players"))


def played_on(state: State, chance: Chance) -> End:
    """How a game ends from here."""
    work = workspace_for(state)
    _play_on(state.rng, chance, work, trace_for(0))
    return _end(state, work, _rival(state, work))


def traced(state: State, chance: Chance) -> tuple[list[Choice], End, int | None]:
    """A game from here on, choice by choice; how it ends, and the points of a solo opponent."""
    work, trace = workspace_for(state), trace_for(CHOICES)
    _play_on(state.rng, chance, work, trace)
    rival = _rival(state, work)
    return choices_in(trace), _end(state, work, rival), rival


def choices_in(trace: Trace) -> list[Choice]:
    """What was traced."""
    number = int(trace.made[0])
    choices: list[list[int]] = trace.choices[:number].tolist()
    tokens: list[list[int]] = trace.tokens[:number].tolist()
    made = zip(choices, MURALS.unpacked(trace.murals[:number]), tokens, strict=True)
    return [Choice(seat, ways, chosen, mural, Tokens(*held)) for (seat, ways, chosen), mural, held in made]


def _end(state: State, work: Any, rival: int | None) -> End:
    names = [ladder.achievement for ladder in state.table.board]
    tokens = [token_points(Tokens(*row)) for row in work.tokens.tolist()]
    rows = zip(work.story_points.tolist(), work.earned.tolist(), tokens, strict=True)
    summaries = [summed(names, *row) for row in rows][: work.seats]
    points = tuple(summary.total for summary in summaries)
    return End(ranked(points, work.told.sum(axis=1).tolist()[: work.seats], rival), tuple(summaries))


def _rival(state: State, work: Any) -> int | None:
    """What a solo opponent counts."""
    if not work.alone:
        return None
    left: list[int] = work.rival_stories[: work.rival_story_count].tolist()
    return counted(int(work.rival_points), [STORY_NAMES[story] for story in left], state.table.level)
