"""Bots see their view, do what is legal, do the same again, and are as strong as they are said to be."""

from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from landscribe.bots import bot_named, bot_written, bots_of, thought
from landscribe.bots.bot import Budget, best, halved
from landscribe.bots.mapmaker.players import searcher
from landscribe.core.rng import Chance, advanced, seeded
from landscribe.games import GAMES
from landscribe.lab.engine import Local
from landscribe.lab.match import match_of
from landscribe.lab.simulation import simulated
from tests.games.playing import random_game
from tests.twins import twin

NAMES = ("uniform", "greedy", "planner", "searcher")
CASES = [
    (game, seats, bot)
    for game in GAMES
    for seats in (1, 3)
    if seats in GAMES[game].seats
    for bot in bots_of(game)
]


def views(game: str, seats: int, most: int) -> list[tuple[Any, Any, int]]:
    """Some states of a random game in which a seat is to act, with that seat and its view."""
    rules, (_, states) = GAMES[game], random_game(game, seats, 11)
    found = [(state, min(waiting)) for state in states if (waiting := rules.to_act(state))]
    return [
        (state, rules.view(state, seat), seat)
        for state, seat in Random(1).sample(found, min(most, len(found)))
    ]


def test_every_game_has_the_usual_bots_from_the_weakest_to_the_strongest() -> None:
    for game in ("cartographers", "heroes", "mapmaker", "cartouche"):
        assert tuple(bot for bot in bots_of(game) if bot in NAMES) == NAMES


@pytest.mark.parametrize(("game", "seats", "bot"), CASES)
def test_a_bot_does_what_is_legal_and_the_same_in_any_world_that_looks_alike(
    game: str, seats: int, bot: str
) -> None:
    is_searching = bot in ("searcher", "master")
    rules, choose = GAMES[game], bot_written(game, f"{bot}:48" if is_searching else bot)
    for state, view, seat in views(game, seats, 3 if is_searching else 8):
        legal = list(rules.legal(state, seat))
        action = choose(view, legal, seeded(5))
        assert action in legal
        world = rules.guess(view, 99)
        assert choose(rules.view(world, seat), list(rules.legal(world, seat)), seeded(5)) == action


@pytest.mark.parametrize("game", GAMES)
def test_a_thought_is_the_text_of_a_legal_action(game: str) -> None:
    rules = GAMES[game]
    bot = "planner" if "planner" in bots_of(game) else "uniform"
    for state, view, seat in views(game, 1, 3):
        assert rules.read(thought(game, bot, view, 3)) in set(rules.legal(state, seat))


@pytest.mark.parametrize("game", ["mapmaker", "cartographers", twin("heroes")])
def test_a_planner_beats_a_greedy_bot_far_outside_the_noise(game: str) -> None:
    gains = paired(game, "greedy", "planner", range(100, 140))
    assert mean(gains) > 3 * stdev(gains) / len(gains) ** 0.5


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["mapmaker", "cartographers", "heroes"])
def test_a_searcher_beats_a_planner_far_outside_the_noise(game: str) -> None:
    gains = paired(game, "planner", "searcher", range(100, 130))
    assert mean(gains) > 3 * stdev(gains) / len(gains) ** 0.5


def paired(game: str, weaker: str, stronger: str, seeds: range) -> list[float]:
    """What the stronger bot scores more, deal by deal; games that can be are played natively."""
    low, high = (
        [game.outcome.scores[0] for game in simulated(match, len(seeds), seeds.start, Local())]
        for match in (match_of(game, {}, [bot]) for bot in (weaker, stronger))
    )
    return [more - less for more, less in zip(high, low, strict=True)]


@pytest.mark.parametrize("game", ["mapmaker", "cartographers", "heroes"])
def test_bots_think_the_same_without_native_code(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES[game]
    for state, view, seat in views(game, 1, 3):
        legal = list(rules.legal(state, seat))
        for bot in ("greedy", "planner"):
            monkeypatch.delenv("LANDSCRIBE_NATIVE", raising=False)
            native = bots_of(game)[bot](view, legal, seeded(1))
            monkeypatch.setenv("LANDSCRIBE_NATIVE", "no")
            assert bots_of(game)[bot](view, legal, seeded(1)) == native


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(LookupError, match="'deep blue' is no bot for mapmaker: there is uniform, greedy"):
        bot_named("mapmaker", "deep blue")


def test_the_best_is_the_first_of_the_highest() -> None:
    assert best("abc", [1.0, 2.0, 2.0]) == "b"


def test_halving_finds_the_best_in_noise_and_keeps_to_its_budget() -> None:
    spent: list[int] = []

    def tried(items: Any, worlds: int, rng: Chance) -> list[list[float]]:
        chance = Random(rng.value)
        spent.append(worlds * len(items))
        return [[item + chance.gauss(0, 3) for _ in range(worlds)] for item in items]

    assert halved(range(16), Budget(4_000), tried, seeded(1)) == 15
    assert len(spent) == 4
    assert sum(spent) <= 4_000


@pytest.mark.parametrize("budget", [Budget(4_000), Budget(4_000, seconds=1_000)])
def test_halving_imagines_no_world_twice(budget: Budget) -> None:
    imagined: list[Chance] = []

    def tried(items: Any, worlds: int, rng: Chance) -> list[list[float]]:
        for _ in range(worlds):
            rng = advanced(rng)
            imagined.append(rng)
        return [[float(item)] * worlds for item in items]

    halved(range(16), budget, tried, seeded(1))
    assert len(imagined) > 400
    assert len(set(imagined)) == len(imagined)


def test_halving_by_time_tries_until_the_time_of_each_round_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, sizes, spent = [0.0], list[int](), list[int]()

    def tried(items: Any, worlds: int, rng: Chance) -> list[list[float]]:
        clock[0] += 0.1
        sizes.append(len(items))
        spent.append(worlds * len(items))
        return [[float(item)] * worlds for item in items]

    monkeypatch.setattr("landscribe.bots.bot.monotonic", lambda: clock[0])
    assert halved(range(8), Budget(0, seconds=0.9), tried, seeded(1)) == 7
    assert [sizes.count(size) for size in (8, 4, 2)] == [3, 3, 3]
    assert set(spent) == {128}  # the clock is looked at between batches, not after each game


def test_halving_by_games_and_time_ends_with_whichever_ends_first(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, spent = [0.0], list[int]()

    def tried(items: Any, worlds: int, rng: Chance) -> list[list[float]]:
        clock[0] += 0.1
        spent.append(worlds * len(items))
        return [[float(item)] * worlds for item in items]

    monkeypatch.setattr("landscribe.bots.bot.monotonic", lambda: clock[0])
    assert halved(range(8), Budget(3_072, seconds=100), tried, seeded(1)) == 7
    assert spent == [128] * 24
    spent.clear()
    assert halved(range(8), Budget(3_072, seconds=0.55), tried, seeded(1)) == 7
    assert spent == [128] * 6


def test_a_searcher_can_be_given_a_budget_and_others_cannot() -> None:
    rules, (state, view, seat) = GAMES["mapmaker"], views("mapmaker", 1, 1)[0]
    legal = list(rules.legal(state, seat))
    few = bot_written("mapmaker", "searcher:64")
    assert few(view, legal, seeded(3)) == searcher(view, legal, seeded(3), Budget(64))
    assert bot_written("mapmaker", "searcher:0.01s")(view, legal, seeded(3)) in legal
    for wrong in ("searcher:", "searcher:0", "searcher:many", "searcher:-1s", "planner:500"):
        with pytest.raises(ValueError, match=f"'{wrong}' is no bot with a budget: only a searcher takes one"):
            bot_written("mapmaker", wrong)
    with pytest.raises(LookupError, match="'searcher:64' is no bot for mapmaker"):
        bot_named("mapmaker", "searcher:64")
