"""Whole games: they end, views hide what is hidden, the order of arrival does not matter."""

from random import Random

import pytest

from landscribe.cli.terminal import page_text
from landscribe.core.cells import index, singles
from landscribe.core.note import spoken
from landscribe.core.page import Page
from landscribe.core.text import cell_names
from landscribe.games.cartouche.mural import GRID
from landscribe.games.cartouche.rules import legal, new, outcome, play, to_act
from landscribe.games.cartouche.stories import DRAFTED, STORIES
from landscribe.games.cartouche.table import Options, State
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.turn import Phase
from landscribe.games.cartouche.views import guess, view
from landscribe.texts import say_in
from tests.games.cartouche.helpers import GAME

TABLES = [(seats, side) for seats in (1, 2, 3, 4) for side in "AB"]
every_table = pytest.mark.parametrize(("seats", "side"), TABLES)


def playout(seats: int, side: str, seed: int) -> list[State]:
    """A game of players who do anything, but seldom trade, and never end a phase while they can score."""
    rng = Random(seed)
    states = [new(Options(side=side), seats, seed)]
    while waiting := to_act(states[-1]):
        seat = rng.choice(sorted(waiting))
        actions = list(legal(states[-1], seat))
        texts = [str(action) for action in actions]
        if good := [
            a for a, text in zip(actions, texts, strict=True) if text.startswith(("complete", "claim"))
        ]:
            actions = good
        elif rng.random() < 0.9:
            actions = [
                a for a, text in zip(actions, texts, strict=True) if not text.startswith("trade")
            ] or actions
        states.append(play(states[-1], seat, rng.choice(actions)))
    return states


@every_table
def test_a_game_is_ten_rounds_and_comes_to_its_end(seats: int, side: str) -> None:
    states = playout(seats, side, 7)
    assert states[-1].table.round == 10
    assert states[-1].table.phase == Phase.OVER
    assert states[-1].deck == ()
    assert outcome(states[-1]) is not None
    assert {phase for state in states for phase in [state.table.phase]} == set(Phase)


@every_table
def test_every_card_and_tile_is_somewhere_and_only_once(seats: int, side: str) -> None:
    for state in playout(seats, side, 8)[::9]:
        table = state.table
        tiles = [*state.bag, *table.tiles, *table.used_tiles]
        stories = [*state.deck, *table.stories, *table.used_stories]
        for player in table.players:
            tiles += [*player.tiles, *(p.piece for p in player.placed if p.piece in TILES)]
            tiles += [tile for offer in player.offers for tile in offer]
            stories += [*player.stories, *(completed.story for completed in player.completed)]
        if table.opponent is not None:
            tiles += [tile for stack in table.opponent.stacks for tile in stack]
            stories += table.opponent.stories
        assert sorted(tiles) == sorted(TILES)
        drafted = {story.id for story in DRAFTED}
        assert len(set(stories)) == len(stories)
        assert sum(story in drafted for story in stories) == {1: 20, 2: 30, 3: 40, 4: 50}[seats]
        assert set(stories) <= set(STORIES)


@every_table
def test_a_guess_looks_the_same_and_hides_the_order(seats: int, side: str) -> None:
    for state in playout(seats, side, 9)[::11]:
        for seat in (*range(seats), None):
            seen = view(state, seat)
            worlds = [guess(seen, seed) for seed in range(3)]
            assert all(view(world, seat) == seen for world in worlds)
            assert all(to_act(world) == to_act(state) for world in worlds)
            assert not {"deck", "bag", "rng"} & {*seen.table._fields}


@every_table
def test_legal_actions_differ_play_and_read_back(seats: int, side: str) -> None:
    rng = Random(1)
    for state in playout(seats, side, 10)[:-1:7]:
        for seat in to_act(state):
            actions = list(legal(state, seat))
            assert len(set(actions)) == len(actions) == len(set(map(str, actions)))
            assert len(actions) < 2_500
            for action in rng.sample(actions, min(8, len(actions))):
                assert GAME.read(str(action)) == action
                play(state, seat, action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_arrival_does_not_matter(seats: int) -> None:
    rng, compared = Random(2), 0
    for state in playout(seats, "A", 11)[:-1]:
        waiting = sorted(to_act(state))
        if len(waiting) > 1:
            actions = {seat: rng.choice(list(legal(state, seat))) for seat in waiting}
            ends: set[State] = set()
            for order in (waiting, waiting[::-1]):
                after = state
                for seat in order:
                    after = play(after, seat, actions[seat])
                ends.add(after)
            assert len(ends) == 1
            compared += 1
    assert compared > 20


@every_table
def test_every_page_and_event_has_its_words(seats: int, side: str) -> None:
    say = say_in("en")
    for state in playout(seats, side, 12)[::13]:
        for seat in (0, None):
            seen = view(state, seat)
            assert page_text(GAME.page(seen), say)
            assert all(spoken(GAME.tell(event), say) for event in seen.news)
            for choice in GAME.page(seen).choices:
                assert spoken(choice.name, say)


def offered(page: Page) -> list[str]:
    """Every action on a page, as text."""
    found = [choice.action for choice in page.choices]
    for placing in page.placings:
        for lay in placing.lays:
            for anchor in singles(int(lay.anchors, 16)):
                row, col = GRID.row_col(index(anchor))
                parts = [0, 0]
                for square in lay.squares:
                    parts[square.part] |= GRID.at(row + square.row, col + square.col)
                names = [cell_names(GRID, part) for part in parts]
                found += [brush.action.format(*names) for brush in placing.brushes]
    return found


@every_table
def test_a_page_offers_exactly_what_is_legal(seats: int, side: str) -> None:
    for state in playout(seats, side, 13)[:-1:5]:
        seat = min(to_act(state))
        assert sorted(offered(GAME.page(view(state, seat)))) == sorted(map(str, legal(state, seat)))
        assert offered(GAME.page(view(state, None))) == []


def test_ahead_shows_the_mural_as_the_action_leaves_it() -> None:
    for state in playout(2, "A", 14)[:-1:3]:
        seat = min(to_act(state))
        for action in list(legal(state, seat))[:5]:
            before, after = GAME.ahead(view(state, seat), action), play(state, seat, action)
            assert before.table.players[seat].mural == after.table.players[seat].mural


@every_table
def test_games_never_get_stuck(seats: int, side: str) -> None:
    for seed in range(2):
        assert outcome(playout(seats, side, seed)[-1]) is not None


@pytest.mark.thorough
@every_table
def test_a_thousand_games_never_get_stuck(seats: int, side: str) -> None:
    for seed in range(125):
        assert outcome(playout(seats, side, seed)[-1]) is not None
