"""Games played natively, and imagined by the search, held against the rules choice by choice."""

from collections.abc import Sequence
from typing import Any

from landscribe.bots.cartographers import search as cartographers_search
from landscribe.bots.mapmaker import search as mapmaker_search
from landscribe.core.rng import Chance, advanced, below, forked, stream
from landscribe.games.cartographers.actions import Action, Pass
from landscribe.games.cartographers.drawing import hunted_by, move_of
from landscribe.games.cartographers.game import CARTOGRAPHERS
from landscribe.games.cartographers.rules import legal, new, play, to_act
from landscribe.games.cartographers.setup import Options
from landscribe.games.cartographers.state import Phase, State
from landscribe.games.cartographers.views import View
from landscribe.games.mapmaker import rules as mapmaker_rules
from landscribe.games.mapmaker import views as mapmaker_views
from landscribe.games.mapmaker.game import Mapmaker
from landscribe.native import cartographers as native
from landscribe.native import mapmaker as mapmaker_native

SAMPLES = 8

# Cartographers


def assert_same_game(options: Options, seats: int, seed: int) -> None:
    """A native game, its players choosing by the same chance, is the game of the rules."""
    choices, results = native.traced(options, seats, seed)
    expected, end = by_the_rules(options, seats, seed)
    for made, rightly in zip(choices, expected, strict=False):
        assert made == rightly, seed
    assert len(choices) == min(len(expected), 1_000)
    assert end.phase is Phase.OVER
    edicts: list[int] = results.edicts[0].tolist()
    assert tuple(native.EDICTS[number] for number in edicts) == end.edicts
    assert results.seasons[0].tolist() == [[list(line) for line in lines] for lines in end.seasons]


def by_the_rules(options: Options, seats: int, seed: int) -> tuple[list[native.Choice], State]:
    state, player, choices = new(options, seats, seed), stream(seed, "players"), list[native.Choice]()
    while waiting := sorted(to_act(state)):
        before = state
        for seat in waiting:
            actions = list(legal(state, seat))
            player, number = below(player, len(actions))
            choices.append(as_native(before, seat, actions, number)._replace(seat=seat))
            state = play(state, seat, actions[number])
    return choices, state


def as_native(state: State, seat: int, actions: Sequence[Action], number: int) -> native.Choice:
    """A choice by the rules as the native driver writes it down where there is one map."""
    ways = 0 if actions == [Pass()] else len(actions)
    return native.Choice(
        state.card.name, state.phase.step, 0, ways, number, state.sheets[map_for(state, seat)]
    )


def map_for(state: State, seat: int) -> int:
    """On whose map the seat chooses now."""
    return hunted_by(state.phase, state.card, seat, len(state.sheets))


def assert_same_future(view: View, action: Action, rng: Chance) -> None:
    """A game imagined by the search is a game by the rules on the guessed deal; others do anything."""
    choices, total = cartographers_search.imagined(view, move_of(view.card, action), rng, SAMPLES)
    me, left = view.seat or 0, iter(choices)
    state = CARTOGRAPHERS.guess(view, forked(advanced(rng)).value)
    state = play(state, me, action)
    while state.turn == view.turn:
        state = _any_played(state, min(to_act(state)))
    while waiting := sorted(to_act(state)):
        for seat in waiting:
            if map_for(state, seat) == me:
                made, actions = next(left, None), list(legal(state, seat))
                assert made is not None
                assert as_native(state, seat, actions, made.number) == made
                state = play(state, seat, actions[made.number])
            else:
                state = _any_played(state, seat)
    assert next(left, None) is None
    assert sum(map(sum, state.seasons[me][len(view.seasons[me]) :])) == total


def _any_played(state: State, seat: int) -> State:
    return play(state, seat, next(iter(legal(state, seat))))


# The Mapmaker


def assert_same_year(options: mapmaker_rules.Options, seed: int) -> None:
    """A native game of The Mapmaker is the game of the rules."""
    choices, results = mapmaker_native.traced(options, seed)
    state, player = mapmaker_rules.new(options, 1, seed), stream(seed, "players")
    for made in choices:
        actions = list(mapmaker_rules.legal(state, 0))
        player, number = below(player, len(actions))
        assert (made.element, made.choices, made.number) == (state.element, len(actions), number)
        assert made.sheet == state.sheet
        state = mapmaker_rules.play(state, 0, actions[number])
    assert state.element is None
    missions: list[int] = results.missions[0].tolist()
    assert tuple(mapmaker_native.NAMES[number] for number in missions) == state.missions
    assert results.seasons[0].tolist() == [list(season) for season in state.seasons]


def assert_same_rest(view: mapmaker_views.View, action: mapmaker_rules.Place, rng: Chance) -> None:
    """A year imagined by the search is one by the rules on the guessed deal."""
    choices, total = mapmaker_search.imagined(view, action, rng, SAMPLES)
    state: Any = Mapmaker().guess(view, forked(advanced(rng)).value)
    state = mapmaker_rules.play(state, 0, action)
    for made in choices:
        actions = list(mapmaker_rules.legal(state, 0))
        assert (made.element, made.choices) == (state.element, len(actions))
        assert made.sheet == state.sheet
        state = mapmaker_rules.play(state, 0, actions[made.number])
    assert state.element is None
    assert sum(map(sum, state.seasons[len(view.seasons) :])) == total
