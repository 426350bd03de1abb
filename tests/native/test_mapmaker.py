"""The Mapmaker played natively is The Mapmaker of the rules."""

from collections.abc import Iterator
from statistics import median

import pytest

from landscribe.core.rng import below, stream
from landscribe.games.mapmaker.missions import MISSIONS as CARDS
from landscribe.games.mapmaker.rules import Options, State, legal, new, play, to_act
from landscribe.native.mapmaker import NAMES, Trace, playouts, traced

GAMES = 1_000
MISSIONS = ("Tree line", "Borderlands", "Empty site", "Rich countryside")


def states(seed: int, options: Options) -> Iterator[State]:
    """A game by the rules, its player choosing by the same chance as the native one."""
    state, player = new(options, 1, seed), stream(seed, "players")
    yield state
    while to_act(state):
        actions = list(legal(state, 0))
        player, number = below(player, len(actions))
        state = play(state, 0, actions[number])
        yield state


def by_the_rules(seed: int, options: Options) -> tuple[list[int], list[int], State]:
    """The elements in the order of their reveal, where each was placed, and the last state."""
    elements, cells, state = list[int](), list[int](), None
    for state in states(seed, options):
        for event in state.news:
            match event.what:
                case "revealed":
                    elements.append(event.number)
                case "placed":
                    cells.append(event.cells)
                case "discarded":
                    cells.append(0)
                case _:
                    pass
    assert state is not None
    return elements, cells, state


def assert_same(trace: Trace, seed: int, options: Options) -> None:
    elements, cells, end = by_the_rules(seed, options)
    assert trace.elements.tolist() == elements
    assert list(trace.cells) == cells
    missions: list[int] = trace.results.missions[0].tolist()
    assert tuple(NAMES[number] for number in missions) == end.missions
    assert trace.results.seasons[0].tolist() == [list(season) for season in end.seasons]


def test_native_games_are_those_of_the_rules_card_by_card() -> None:
    for seed in range(GAMES):
        assert_same(traced(seed), seed, Options())


@pytest.mark.thorough
def test_thousands_of_native_games_are_those_of_the_rules() -> None:
    for seed in range(GAMES, 10 * GAMES):
        assert_same(traced(seed), seed, Options())


@pytest.mark.parametrize("seed", [0, 1 << 63, (1 << 64) - 1])
def test_any_seed_and_agreed_missions_will_do(seed: int) -> None:
    assert_same(traced(seed, MISSIONS), seed, Options(MISSIONS))


def test_a_batch_has_the_games_of_its_seeds() -> None:
    batch = playouts(17, 50)
    for game in range(50):
        single = traced(17 + game).results
        assert (batch.missions[game] == single.missions[0]).all()
        assert (batch.seasons[game] == single.seasons[0]).all()


def test_a_batch_does_not_depend_on_how_it_is_cut() -> None:
    whole, halves = playouts(5, 40).totals, [*playouts(5, 13).totals, *playouts(18, 27).totals]
    assert whole.tolist() == halves


def test_a_random_player_scores_as_measured_elsewhere() -> None:
    results = playouts(0, 100_000)
    first = {number for number, name in enumerate(NAMES) if CARDS[name].since == 1}
    with_first = [first.issuperset(missions) for missions in results.missions.tolist()]
    assert 30 <= median(results.totals[with_first].tolist()) <= 33
