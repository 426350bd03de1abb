"""Cartouche's bots: what they think things cost, what they do in plain positions, and how strong they are."""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import mean, stdev

import pytest

from landscribe.bots.bot import Budget, Choose, is_native
from landscribe.bots.cartouche.costs import chamber_cost, river_cost
from landscribe.bots.cartouche.greed import greedy
from landscribe.bots.cartouche.mastery import master
from landscribe.bots.cartouche.planning import planner, promised, sight_of, tried
from landscribe.bots.cartouche.search import searcher
from landscribe.core.rng import Chance, seeded
from landscribe.games.cartouche.actions import Action, Complete, Done, Take
from landscribe.games.cartouche.mural import GRID, SIDES, Mural
from landscribe.games.cartouche.rules import legal, new, outcome, play, to_act
from landscribe.games.cartouche.stories import STORIES, Kind, sites
from landscribe.games.cartouche.table import Options, State
from landscribe.games.cartouche.turn import Phase
from landscribe.games.cartouche.views import View, guess, view
from tests.games.cartouche.helpers import at, over, standing, tokens
from tests.games.playing import random_game

native_only = pytest.mark.skipif(not is_native(), reason="too slow without native code")


def cost(name: str, mural: Mural) -> int:
    wanted = STORIES[name].wanted
    if wanted.kind == Kind.CHAMBER:
        return chamber_cost(GRID, mural, wanted.first, wanted.second)
    return river_cost(GRID, mural, wanted.colour, wanted.first)


def chosen(bot: Choose, state: State, seat: int = 0) -> Action:
    return bot(view(state, seat), list(legal(state, seat)), seeded(1))


def some_views(seats: int, number: int) -> list[tuple[View, list[Action]]]:
    """Some views of seats that are to act, from a random game."""
    _, states = random_game("cartouche", seats, 7)
    found = [(state, min(to_act(state))) for state in states if to_act(state)]
    return [(view(s, seat), list(legal(s, seat))) for s, seat in Random(3).sample(found, number)]


# What things cost


@pytest.mark.parametrize(
    ("stories", "side_a", "side_b"),
    [
        ("C01 C02 C03 C04 SC1", 3, 3),
        ("C05 C06 C07 C08", 6, 6),
        ("R05 R06 R07 R08", 2, 2),
        ("R01 R02 R03 R04", 3, 4),
        ("R09 R10 R11 R12", 4, 4),
        ("R17", 4, 3),
        ("SR1 SR2 SR3 SR4", 1, 1),
    ],
)
def test_on_an_empty_mural_stories_cost_what_the_designer_counted(
    stories: str, side_a: int, side_b: int
) -> None:
    for name in stories.split():
        assert (cost(name, SIDES["A"]), cost(name, SIDES["B"])) == (side_a, side_b), name


def test_a_story_costs_nothing_exactly_when_it_is_fulfilled() -> None:
    fulfilled = 0
    for seed in (1, 2):
        _, states = random_game("cartouche", 2, seed)
        for state in states[40::25]:
            mural = state.table.players[0].mural
            for name, story in STORIES.items():
                if story.kind != Kind.TOKEN:
                    found = any(True for _ in sites(GRID, mural, story.wanted))
                    assert (cost(name, mural) == 0) == found, name
                    fulfilled += found
    assert fulfilled > 10


def test_a_wall_makes_a_chamber_cheaper_and_a_river_dearer() -> None:
    beside = over("A", cat="a1 c1")
    assert cost("C01", beside) == 1
    assert cost("R04", over("A", cat="c7 b6 d7")) >= cost("R04", SIDES["A"])


# What bots do


def test_a_planner_tells_first_what_a_black_tile_would_spoil() -> None:
    state = standing(Phase.SCORE, 1, mural=over("A", cat="e5 f5 e6"), stories=("R05", "SR2"))
    first = chosen(planner, state)
    assert first == Complete("SR2")
    assert chosen(planner, play(state, 0, first)) == Complete("R05", covered=at("f4"))


def done_by(bot: Choose, state: State) -> list[str]:
    """All that a bot does alone from the last round on."""
    state, done = state._replace(table=state.table._replace(round=10)), list[str]()
    while to_act(state):
        action = chosen(bot, state)
        state = play(state, 0, action)
        done.append(str(action))
    return done


BUYERS = [planner, pytest.param(master, marks=native_only)]


@pytest.mark.parametrize("bot", BUYERS)
def test_in_the_last_round_a_bot_buys_the_square_that_closes_a_chamber(bot: Choose) -> None:
    state = standing(
        Phase.PLACE, 1, mural=over("A", cat="a1 a2 c1"), stories=("C01",), tokens=tokens("human human")
    )
    done = [action for action in done_by(bot, state) if action != "done"]
    assert done == ["trade human human 1x1", "place 1x1 b2", "complete C01"]


@pytest.mark.parametrize("bot", BUYERS)
def test_in_the_last_round_a_bot_buys_the_scarab_that_tells_a_story(bot: Choose) -> None:
    state = standing(Phase.SCORE, 1, stories=("T01",), tokens=tokens("cat cat human human"))
    done = [action for action in done_by(bot, state) if action != "done"]
    assert done == ["trade human human scarab", "complete T01 cat cat scarab"]


def test_bots_tell_what_they_can_and_then_stop() -> None:
    for bot in (greedy, planner):
        state = standing(Phase.SCORE, 1, stories=("T01",), tokens=tokens("cat cat cat"))
        action = chosen(bot, state)
        assert isinstance(action, Complete)
        assert chosen(bot, play(state, 0, action)) == Done()


def test_a_greedy_bot_takes_the_story_it_can_tell_at_once() -> None:
    state = standing(Phase.DRAFT, 1, tokens=tokens("cat cat cat"))
    state = state._replace(table=state.table._replace(stories=("R13", "T01")))
    assert chosen(greedy, state) == Take("T01")


# What bots see


def quick(seen: View, actions: list[Action], rng: Chance) -> Action:
    return searcher(seen, actions, rng, Budget(16))


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("bot", [greedy, planner, quick])
def test_a_bot_does_the_same_in_every_world_that_looks_alike(bot: Choose, seats: int) -> None:
    for seen, actions in some_views(seats, 12 if is_native() else 3):
        action = bot(seen, actions, seeded(5))
        assert action in actions
        for seed in (1, 2):
            world = guess(seen, seed)
            assert bot(view(world, seen.seat), list(legal(world, seen.seat or 0)), seeded(5)) == action


@native_only
def test_the_planner_thinks_the_same_without_native_code(monkeypatch: pytest.MonkeyPatch) -> None:
    for seen, actions in some_views(1, 3):
        sight, action = sight_of(seen), planner(seen, actions, seeded(1))
        worth, places = promised(sight), tried(sight, "1x1")
        monkeypatch.setenv("LANDSCRIBE_NATIVE", "no")
        assert promised(sight) == worth
        assert tried(sight, "1x1") == places
        assert planner(seen, actions, seeded(1)) == action
        monkeypatch.delenv("LANDSCRIBE_NATIVE")


@native_only
def test_bots_think_the_same_in_many_threads_at_once() -> None:
    views = some_views(1, 12)

    def thought(number: int) -> tuple[object, Action]:
        seen, actions = views[number % len(views)]
        return tried(sight_of(seen), "4x1"), quick(seen, actions, seeded(5))

    alone = [thought(number) for number in range(len(views))]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(thought, range(3 * len(views)))) == alone * 3


# How strong they are


def points(bot: Choose, side: str, seed: int) -> int:
    state = new(Options(side=side), 1, seed)
    while to_act(state):
        state = play(state, 0, bot(view(state, 0), list(legal(state, 0)), seeded(seed)))
    end = outcome(state)
    assert end is not None
    return end.scores[0]


@native_only
def test_a_planner_beats_a_greedy_bot_far_outside_the_noise() -> None:
    gains = [
        points(planner, "AB"[seed % 2], seed) - points(greedy, "AB"[seed % 2], seed) for seed in range(8)
    ]
    assert mean(gains) > 3 * stdev(gains) / len(gains) ** 0.5
    assert mean(gains) > 10


@native_only
@pytest.mark.thorough
def test_a_searcher_beats_a_planner_far_outside_the_noise() -> None:
    gains = [
        points(searcher, "AB"[seed % 2], seed) - points(planner, "AB"[seed % 2], seed) for seed in range(20)
    ]
    assert mean(gains) > 3 * stdev(gains) / len(gains) ** 0.5
    assert mean(gains) > 5
