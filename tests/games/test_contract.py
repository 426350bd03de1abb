"""What every game promises, whatever its rules: a new game is held to it by itself."""

import pickle
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from landscribe.core.game import IllegalAction
from landscribe.core.note import spoken
from landscribe.core.page import Page, Placing
from landscribe.core.record import Record, read_record, replayed, started
from landscribe.games import GAMES
from landscribe.table.serialize import games_offered
from landscribe.texts import LANGUAGES, say_in
from tests.games.playing import any_legal, random_game
from tests.twins import twin

MIXED = {"map": "D", "ambushes": "base, heroes", "heroes": "yes", "scoring": "base, heroes"}
DRAWN = (
    "F..X......./.M.XX.V..../W.......M../WW..r.r..../..D......../...M.f..#.H/"
    ".*......##./aa......M../A.......VV./.M...r...V./FFF......ZZ"
)
SPECIAL: list[tuple[str, int, dict[str, str]]] = [
    *(("heroes", seats, {"drawn": DRAWN, "begins": "fall"}) for seats in (1, 2)),
    ("cartographers", 1, {"map": "B", "drawn": DRAWN, "begins": "winter"}),
    (
        "mapmaker",
        1,
        {
            "drawn": "/".join(
                [".M..F......", "...WW...AA."] + ["...........", "V....M....."] * 4 + ["FFF........"]
            ),
            "begins": "autumn",
        },
    ),
    ("mapmaker", 1, {"missions": "Odd numbered silos, Tree line, Wealthy town, Empty site"}),
    *(("cartographers", seats, {}) for seats in (2, 3, 4, 8)),
    *(("heroes", seats, {}) for seats in (2, 3, 4, 8)),
    *(("cartographers", seats, MIXED) for seats in (1, 3)),
    ("heroes", 2, {"map": "B", "explore": "base", "edition": "retail", "ruins_fallback": "card"}),
    ("cartographers", 100, {}),
    ("heroes", 100, {}),
    *(("cartouche", seats, {"side": side}) for seats in (1, 2, 3, 4) for side in "AB"),
]
PLAYED = [*((name, game.seats[0], dict[str, str]()) for name, game in GAMES.items()), *SPECIAL]
OTHER_SEEDS = (1, 2)
CROWD = 50  # so many seats show it all in one game

every_game = pytest.mark.parametrize(
    "case",
    [
        *((*played, 0) for played in PLAYED),
        *(twin((*played, seed)) for played in PLAYED if played[1] < CROWD for seed in OTHER_SEEDS),
    ],
    ids=lambda case: f"{case[0]}-{case[1]}-{case[3]}",
)
Case = tuple[str, int, dict[str, str], int]


@cache
def _game(name: str, seats: int, given: tuple[tuple[str, str], ...], seed: int) -> tuple[Record, list[Any]]:
    return random_game(name, seats, seed, dict(given))


def game_of(case: Case) -> tuple[Record, list[Any]]:
    name, seats, given, seed = case
    return _game(name, seats, tuple(given.items()), seed)


def some(states: list[Any], most: int = 12) -> list[Any]:
    """A few states spread over the game, the first and the last among them."""
    step = max(1, len(states) // most)
    return [*states[:-1:step], states[-1]]


@every_game
def test_someone_can_act_until_there_is_an_outcome(case: Case) -> None:
    game = GAMES[case[0]]
    _, states = game_of(case)
    for state in states[:-1]:
        assert game.outcome(state) is None
        assert game.to_act(state) <= set(range(case[1]))
    outcome = game.outcome(states[-1])
    assert outcome is not None
    assert len(outcome.scores) == case[1]
    assert outcome.winners <= set(range(case[1]))
    assert not game.to_act(states[-1])


@every_game
def test_legal_actions_are_ordered_different_and_playable(case: Case) -> None:
    game, rng = GAMES[case[0]], Random(1)
    for state in some(game_of(case)[1])[:-1]:
        for seat in sorted(game.to_act(state))[:3]:
            actions = list(game.legal(state, seat))
            assert actions
            assert len(set(actions)) == len(actions)
            assert actions == list(game.legal(state, seat))
            for action in rng.sample(actions, min(3, len(actions))):
                game.play(state, seat, action)


@every_game
def test_what_is_not_legal_is_refused(case: Case) -> None:
    game, rng = GAMES[case[0]], Random(2)
    _, states = game_of(case)
    acts = [(s, seat) for s in some(states, 30)[:-1] for seat in sorted(game.to_act(s))[:2]]
    elsewhere = [any_legal(game, state, seat, rng) for state, seat in acts]
    refused = 0
    for state, seat in acts[:: 3 if len(acts) > 12 else 1]:
        legal = set(game.legal(state, seat))
        for action in elsewhere:
            if action not in legal:
                refused += 1
                with pytest.raises(IllegalAction, match=r"\.$"):
                    game.play(state, seat, action)
    assert refused
    for action in elsewhere[:3]:
        with pytest.raises(IllegalAction):
            game.play(states[-1], 0, action)
        for stranger in (-1, case[1]):
            with pytest.raises(IllegalAction):
                game.play(states[0], stranger, action)
    assert not list(game.legal(states[-1], 0))


@every_game
def test_states_are_values(case: Case) -> None:
    game, rng = GAMES[case[0]], Random(3)
    for state in some(game_of(case)[1])[:-1]:
        before = pickle.dumps(state)
        seat = min(game.to_act(state))
        action = any_legal(game, state, seat, rng)
        assert game.play(state, seat, action) == game.play(state, seat, action)
        assert pickle.dumps(state) == before
        assert hash(state) == hash(pickle.loads(before))


@every_game
def test_a_record_replays_every_state_from_either_form(case: Case) -> None:
    game = GAMES[case[0]]
    record, states = game_of(case)
    assert read_record(record.to_text()) == read_record(record.to_json()) == record
    assert list(replayed(game, record)) == states


@every_game
def test_actions_read_back_from_their_text(case: Case) -> None:
    game, rng = GAMES[case[0]], Random(4)
    for state in some(game_of(case)[1])[:-1]:
        seat = min(game.to_act(state))
        actions = list(game.legal(state, seat))
        view = game.view(state, seat)
        for action in rng.sample(actions, min(20, len(actions))):
            assert game.read(str(action)) == action == game.read(str(action), view)


@every_game
def test_a_guess_looks_the_same_and_allows_the_same(case: Case) -> None:
    game = GAMES[case[0]]
    for state in some(game_of(case)[1]):
        for seat in (*range(min(case[1], 4)), None):
            view = game.view(state, seat)
            for seed in (1, 2):
                world = game.guess(view, seed)
                assert game.view(world, seat) == view
                assert game.to_act(world) == game.to_act(state)
                if seat in game.to_act(state):
                    assert list(game.legal(world, seat)) == list(game.legal(state, seat))


@every_game
def test_nothing_hidden_leaks_into_a_view(case: Case) -> None:
    game = GAMES[case[0]]
    differ = False
    for state in some(game_of(case)[1]):
        for seat in (*range(min(case[1], 4)), None):
            worlds = [game.guess(game.view(state, seat), seed) for seed in range(4)]
            differ |= len(set(worlds)) > 1
            assert len({repr(game.view(world, seat)) for world in worlds}) == 1
    assert differ, "the guesses are all alike: then nothing is hidden, or guess does not guess"


@every_game
def test_a_guessed_game_can_be_played_to_its_end(case: Case) -> None:
    game, rng = GAMES[case[0]], Random(5)
    states = game_of(case)[1]
    state = game.guess(game.view(states[len(states) // 3], 0), 6)
    while waiting := game.to_act(state):
        seat = min(waiting)
        state = game.play(state, seat, any_legal(game, state, seat, rng))
    assert game.outcome(state) is not None


@every_game
def test_the_order_of_arrival_does_not_matter(case: Case) -> None:
    game, rng = GAMES[case[0]], Random(6)
    for state in some(game_of(case)[1])[:-1]:
        actions = {seat: any_legal(game, state, seat, rng) for seat in sorted(game.to_act(state))}
        results: set[Any] = set()
        for order in (list(actions), list(actions)[::-1], rng.sample(list(actions), len(actions))):
            after = state
            for seat in order:
                after = game.play(after, seat, actions[seat])
            results.add(after)
        assert len(results) == 1


@every_game
def test_the_turn_never_goes_back(case: Case) -> None:
    game = GAMES[case[0]]
    turns = [game.view(state, None).turn for state in game_of(case)[1]]
    assert turns == sorted(turns)


@every_game
def test_options_read_back(case: Case) -> None:
    game = GAMES[case[0]]
    options = game.options(case[2])
    assert game.options(game.write(options)) == options


@pytest.mark.parametrize("name", GAMES)
def test_impossible_seats_and_unknown_options_are_refused(name: str) -> None:
    game = GAMES[name]
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=f"{seats} seats are not possible"):
            started(game, seats, 1, {})
    with pytest.raises(ValueError, match="'nonsense' is no option"):
        game.options({"nonsense": "1"})


@every_game
def test_a_page_says_what_things_are(case: Case) -> None:
    game = GAMES[case[0]]
    explained = {card.id for card in game.explain()}
    for state in some(game_of(case)[1]):
        for seat in (None, *sorted(game.to_act(state))[:2]):
            shown = game.page(game.view(state, seat))
            assert {card for card in _cards(shown) if card is not None} <= explained
            assert shown.kind == ("cards" if any(chart.trays for chart in shown.charts) else "map")
            assert (shown.task is not None) == bool(shown.placings or shown.choices)
            labels = [goal.label for goal in shown.goals]
            for status in shown.status:
                assert (status.kind == "clock") == (status.clock is not None)
                assert status.clock is None or set(status.clock.scores) <= set(labels)


def _cards(shown: Page) -> Iterator[str | None]:
    """The ids of the cards that can be explained."""
    if shown.card is not None:
        yield shown.card.card
    yield from (status.card for status in shown.status)
    yield from (goal.card for goal in shown.goals)
    trays = (*shown.trays, *(tray for chart in shown.charts for tray in chart.trays))
    yield from (item.card for tray in trays for item in tray.items)


@every_game
def test_every_orientation_with_a_place_can_be_reached_by_turning_and_flipping(case: Case) -> None:
    game = GAMES[case[0]]
    turned = 0
    for state in some(game_of(case)[1])[:-1]:
        for seat in sorted(game.to_act(state))[:2]:
            for placing in game.page(game.view(state, seat)).placings:
                turned += _can_all_be_reached(placing)
    assert turned


def _can_all_be_reached(placing: Placing) -> int:
    """Checks each shape of a placing; how many of its orientations are others than the first."""
    lays, others = placing.lays, 0
    for shape in {lay.shape for lay in lays}:
        mine = {number for number, lay in enumerate(lays) if lay.shape == shape}
        reached, ahead = set[int](), [min(mine)]
        while ahead:
            at = ahead.pop()
            reached.add(at)
            ahead += {lays[at].turned, lays[at].flipped} - reached
        assert reached == mine
        assert sorted(lays[number].turned for number in mine) == sorted(mine), "each is turned to by one"
        others += len(mine) - 1
    return others


def test_every_value_of_an_option_has_a_name_in_every_language() -> None:
    for game in games_offered():
        for option in game.options:
            notes = [option.title, *(value.name for value in (*option.values, *option.presets))]
            notes += [value.group for value in option.values if value.group is not None]
            assert None not in notes, option
            for said, language in product(notes, LANGUAGES):
                assert said is not None
                assert spoken(said, say_in(language)) != said.message
