"""What the search of Cartouche imagines is Cartouche of the rules, choice by choice."""

from random import Random
from types import ModuleType

import pytest

from landscribe.bots.cartouche.future import after, imagined
from landscribe.bots.cartouche.planning import valued
from landscribe.core.game import IllegalAction
from landscribe.core.rng import Chance, advanced, forked, seeded, shuffled
from landscribe.games.cartouche import draft, player, rules
from landscribe.games.cartouche.actions import Action
from landscribe.games.cartouche.rules import legal, outcome, play, to_act
from landscribe.games.cartouche.table import State, with_player
from landscribe.games.cartouche.turn import Step
from landscribe.games.cartouche.views import View, view
from tests.native.test_cartouche import along, always, rich, worthless


def dealt(seen: View, line: list[Action], rng: Chance) -> State:
    """The state after a line of actions, deck and bag in the order of the first world that is imagined."""
    chance, stories = shuffled(forked(advanced(rng)), seen.stories)
    chance, bag = shuffled(chance, seen.tiles)
    return after(seen, line)._replace(deck=stories[: seen.deck], bag=bag, rng=chance)


def assert_same(start: State, seat: int, number: int) -> set[str]:
    """Follows an imagined game by the rules; what was done in it."""
    seen, rng = view(start, seat), seeded(number)
    actions = list(legal(start, seat))
    worths = valued(seen, actions)
    line = [actions[worths.index(max(worths))]]
    choices, total = imagined(seen, line, rng)
    state, done = dealt(seen, line, rng), list[str]()
    for made in choices:
        acting = min(to_act(state), default=-1)
        assert acting == made.seat, done[-2:]
        ways, own = list(legal(state, acting)), state.table.players[acting]
        assert made.choices == len(ways), done[-2:]
        assert (made.mural, made.tokens) == (own.mural, own.tokens), done[-2:]
        done.append(str(ways[made.number]))
        state = play(state, acting, ways[made.number])
    end = outcome(state)
    assert end is not None
    assert total == end.scores[seat]
    return {action.split()[0] for action in done}


def positions(seats: int, seed: int, name: str, number: int) -> list[tuple[State, int]]:
    """Some states of a game, and who is to act in each."""
    rng = Random(seed)
    states = rng.sample([state for state in along(seats, seed, name) if to_act(state)], number)
    some = [with_much(state, rng) if turn % 2 else state for turn, state in enumerate(states)]
    return [(state, max(to_act(state))) for state in some]


def with_much(state: State, rng: Random) -> State:
    """The state in which everyone is rich, but has told no more stories: the others are still to be dealt."""
    table = rich(state, rng).table
    for seat, own in enumerate(state.table.players):
        table = with_player(table, seat, table.players[seat]._replace(completed=own.completed))
    return state._replace(table=table)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_imagined_games_are_those_of_the_rules_choice_by_choice(seats: int) -> None:
    verbs = set[str]()
    for seed, name in enumerate(("dealt", "paid", "strict")):
        for number, (state, seat) in enumerate(positions(seats, seed, name, 8)):
            verbs |= assert_same(state, seat, number)
    assert {"take", "drop", "place", "complete", "claim", "ankh", "keep", "done", "trade"} <= verbs


CHANGES: dict[str, tuple[ModuleType, str, object]] = {
    "a trade costs three tokens": (player, "TRADE", 3),
    "a match earns nothing": (player, "after", worthless),
    "tiles may be kept": (player, "may_end", always(value=True)),
    "a fifth story may be kept": (draft, "has_to_drop", always(value=False)),
    "the final phase is placing alone": (rules, "step_after_done", always(Step.IDLE)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_rule_changed_in_the_rules_alone_is_noticed(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    starts = positions(1, 1, "paid", 12)
    monkeypatch.setattr(*CHANGES[change])
    noticed = 0
    for number, (state, seat) in enumerate(starts):
        try:
            assert_same(state, seat, number)
        except (AssertionError, IllegalAction):
            noticed += 1
    assert noticed > 0
