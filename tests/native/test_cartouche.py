"""Cartouche played natively, from any state on, is Cartouche of the rules."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType

import pytest

from landscribe.core.game import IllegalAction
from landscribe.core.grid import Grid
from landscribe.core.rng import Chance, below, seeded, stream
from landscribe.games.cartouche import draft, player, rules, solo
from landscribe.games.cartouche.ankhs import Ankh, Taken, ankh_choices
from landscribe.games.cartouche.mural import Mural
from landscribe.games.cartouche.rules import legal, new, outcome, play, summary, to_act
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import Completed, Options, State, with_player
from landscribe.games.cartouche.tiles import Held, Layers, Placement, after
from landscribe.games.cartouche.tokens import Tokens
from landscribe.games.cartouche.turn import Phase, Step
from landscribe.games.cartouche.views import view
from landscribe.lab.engine import Local
from landscribe.lab.match import match_of
from landscribe.lab.playouts import native_playouts
from landscribe.lab.simulation import simulated
from landscribe.native.cartouche import Choice, traced

TABLES = {
    "dealt": Options(),
    "paid": Options(side="B", achievements=("A8", "A9", "A4"), level="expert"),
    "strict": Options(achievements=("A6", "A5", "A8"), corners="one-colour"),
}
GAMES = {1: 30, 2: 8, 3: 5, 4: 5}  # by the number of seats


def by_the_rules(state: State, chance: Chance) -> tuple[list[Choice], list[str], State]:
    """A game by the rules, its players choosing by the same chance as the native ones; and what they did."""
    choices, done = list[Choice](), list[str]()
    while waiting := to_act(state):
        seat = min(waiting)
        actions = list(legal(state, seat))
        chance, number = below(chance, len(actions))
        own = state.table.players[seat]
        choices.append(Choice(seat, len(actions), number, own.mural, own.tokens))
        done.append(str(actions[number]))
        state = play(state, seat, actions[number])
    return choices, done, state


def assert_same(state: State, chance: Chance) -> list[str]:
    """Compares a game from here on; what was done in it."""
    choices, end, rival = traced(state, chance)
    expected, done, last = by_the_rules(state, chance)
    for place, (made, rightly) in enumerate(zip(choices, expected, strict=False)):
        assert made == rightly, done[place - 1 : place + 1]
    assert len(choices) == len(expected)
    assert end.outcome == outcome(last)
    assert end.summaries == summary(last)
    assert rival == view(last, None).opponent_points
    return done


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seats", GAMES)
def test_native_games_are_those_of_the_rules_choice_by_choice(name: str, seats: int) -> None:
    for seed in range(GAMES[seats]):
        assert_same(new(TABLES[name], seats, seed), stream(seed, "players"))


def rich(state: State, rng: Random) -> State:
    """The state in which everyone has tokens, told stories, cartouches and some ankhs: all can happen."""
    table, told = state.table, rng.sample(sorted(STORIES), 12)
    for seat, own in enumerate(table.players):
        completed = tuple(Completed(name, 0) for name in told if name not in own.stories)
        held = Tokens(*(rng.randrange(5) for _ in Tokens._fields))
        ankhs = tuple(ankh for ankh in Ankh if rng.random() < 0.6)
        cartouches = tuple(sorted(rng.choices(("1x1", "2x2", "4x1"), k=rng.randrange(5))))
        own = own._replace(completed=completed, tokens=held, ankhs=ankhs, cartouches=cartouches)
        table = with_player(table, seat, own)
    return state._replace(table=table)


def along(seats: int, seed: int, name: str) -> list[State]:
    """States of a game whose players score what they can and seldom trade."""
    rng, states = Random(seed), [new(TABLES[name], seats, seed)]
    while waiting := to_act(states[-1]):
        seat = rng.choice(sorted(waiting))
        actions = list(legal(states[-1], seat))
        good = [action for action in actions if str(action).startswith(("complete", "claim"))]
        plain = [action for action in actions if not str(action).startswith("trade")]
        states.append(play(states[-1], seat, rng.choice(good or plain or actions)))
    return states[:-1]


@pytest.mark.parametrize("seats", GAMES)
def test_a_game_is_played_on_from_any_state(seats: int) -> None:
    for seed, name in enumerate(TABLES):
        states = along(seats, seed, name)
        for number, state in enumerate(Random(seed).sample(states, 6)):
            assert_same(state, seeded(number))


def scoring(seats: int, seed: int, name: str, rng: Random, number: int) -> list[State]:
    """Some of those states in which everyone scores."""
    states = along(seats, seed, name)
    all_score = [state for state in states if {own.step for own in state.table.players} == {Step.SCORE}]
    return rng.sample([state for state in all_score if state.table.phase != Phase.DRAFT], number)


@pytest.mark.parametrize("seats", GAMES)
def test_players_who_have_much_do_everything_alike(seats: int) -> None:
    verbs, rng = Counter[str](), Random(seats)
    for seed, name in enumerate(TABLES):
        for state in scoring(seats, seed, name, rng, 6):
            done = assert_same(rich(state, rng), seeded(seed))
            verbs.update(action.split()[0] for action in done)
            verbs.update(" ".join(action.split()[:2]) for action in done if action.startswith("ankh"))
    everything = {
        "take",
        "drop",
        "place",
        "trade",
        "complete",
        "claim",
        "ankh",
        "keep",
        "done",
        "ankh repeat",
    }
    assert everything <= set(verbs)


def test_an_empty_bag_is_filled_alike() -> None:
    state = new(Options(), 4, 3)
    used = tuple(sorted(state.bag[3:]))
    table = state.table._replace(used_tiles=used)
    assert_same(state._replace(bag=state.bag[:3], table=table), seeded(1))


# Such a comparison can fail


def worthless(grid: Grid, mural: Mural, held: Tokens, layers: Layers, placement: Placement) -> Held:
    """Placing, but tokens are not earned."""
    return after(grid, mural, held, layers, placement)._replace(tokens=held)


def always(value: object) -> Callable[..., object]:
    """A rule that says the same whatever is asked."""
    return lambda *values, **named: value


def without_repeat(held: int) -> Iterator[Taken]:
    """The ankhs, but the repeat ankh only when it is the last."""
    others = [taken for taken in ankh_choices(held) if taken.ankh == taken.bonus]
    return iter(others) if others else ankh_choices(held)


CHANGES: dict[str, tuple[ModuleType, str, object]] = {
    "a trade costs three tokens": (player, "TRADE", 3),
    "a match earns nothing": (player, "after", worthless),
    "tiles may be kept": (player, "may_end", always(value=True)),
    "repeat is taken last": (player, "ankh_choices", without_repeat),
    "a fifth story may be kept": (draft, "has_to_drop", always(value=False)),
    "one item is drafted": (draft, "is_drafted", always(value=True)),
    "the opponent never scores": (solo, "is_due", always(value=False)),
    "the final phase is placing alone": (rules, "step_after_done", always(Step.IDLE)),
    "scoring does not go on": (rules, "step_after_draws", always(Step.IDLE)),
    "the first space is never left": (rules, "space_after", always(0)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_rule_changed_in_the_rules_alone_is_noticed(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    starts = [rich(state, rng) for seats in (1, 2) for state in scoring(seats, 1, "paid", rng, 12)]
    monkeypatch.setattr(*CHANGES[change])
    noticed = 0
    for number, state in enumerate(starts):
        try:
            assert_same(state, seeded(number))
        except (AssertionError, IllegalAction):
            noticed += 1
    assert noticed > 0


# Simulation


def test_a_simulation_is_played_natively_with_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("cartouche", {"corners": "one-colour"}, ["uniform", "uniform"])
    assert native_playouts(match) is not None
    natively = list(simulated(match, 3, 5, Local()))
    monkeypatch.setenv("LANDSCRIBE_NATIVE", "no")
    assert native_playouts(match) is None
    assert natively == list(simulated(match, 3, 5, Local()))
