"""Cartouche has no legal action without a number, and no game is longer than a batch can note."""

from typing import Any

import pytest

from landscribe.core.cells import count, singles
from landscribe.envs import cartouche
from landscribe.envs.batches import cartouche as batches
from landscribe.envs.cartouche import PLENTY, RESERVE, WAYS, CartoucheEncoding
from landscribe.games import game_named
from landscribe.games.cartouche.achievements import NAMES, ways_to_claim
from landscribe.games.cartouche.actions import Complete, Place
from landscribe.games.cartouche.ankhs import BONUSES, Ankh
from landscribe.games.cartouche.mural import GRID, ICONS, SIDES, Mural, neighbours
from landscribe.games.cartouche.rules import legal, play
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import State
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.tokens import Tokens, payments
from landscribe.games.cartouche.turn import ITEMS, ROUNDS, Phase, Step
from landscribe.native.cartouche.stepping import MOST_ACTIONS
from tests.envs.test_batches import follow


def most_actions(mural: Mural) -> int:
    """More than any solo game on this mural can have."""
    icons = mural[ICONS] | mural[ICONS + 1] | mural[ICONS + 2] | mural[ICONS + 3]
    # A match needs a cell beside an icon that was not filled before. One ankh repeats the bonus of another.
    matches = sum(count(neighbours(GRID, icon)) for icon in singles(icons))
    scarabs = sum(bonus.scarabs for bonus in BONUSES.values()) + max(b.scarabs for b in BONUSES.values())
    drafted, placed, kept = ROUNDS * ITEMS, GRID.rows * GRID.cols, 2
    traded = matches + scarabs  # two tokens for one, or for a cartouche
    claimed = len(Ankh)
    # A round has two phases to end; so has the last, again for every piece that comes in meanwhile.
    ended = 2 * ROUNDS + 2 * (1 + traded + claimed + kept)
    return 2 * drafted + placed + (1 + drafted) + 2 * claimed + kept + traded + ended


def test_a_game_never_has_more_actions_than_are_noted() -> None:
    assert max(map(most_actions, SIDES.values())) <= MOST_ACTIONS


def ways(tokens: Tokens) -> list[int]:
    """How many ways there are to pay for each story and each claim."""
    stories = [len(payments(tokens, story.wanted.first, story.wanted.any_kind)) for story in STORIES.values()]
    return stories + [len(list(ways_to_claim(card, tokens))) for card in range(len(NAMES))]


def test_no_tokens_give_more_ways_to_pay_than_have_numbers() -> None:
    assert max(ways(PLENTY)) == WAYS == 126
    assert ways(PLENTY) == ways(Tokens(*(held + 4 for held in PLENTY)))


def test_no_story_has_more_than_one_icon_covered() -> None:
    assert max(sum(story.wanted.black) for story in STORIES.values()) == 1


def holding(step: Step, **held: Any) -> State:
    """A solo game in the round's place or score phase, whose player holds these."""
    state = game_named("cartouche").new(game_named("cartouche").options({}), 1, 1)
    player = state.table.players[0]._replace(step=step, **held)
    phase = Phase.PLACE if step == Step.PLACE else Phase.SCORE
    return state._replace(table=state.table._replace(phase=phase, players=(player,)))


def encoding(actions: str) -> CartoucheEncoding:
    game: Any = game_named("cartouche")
    return CartoucheEncoding(game.options({}), 1, actions)  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("actions", ["planes", "compact"])
def test_every_way_to_pay_has_a_number(actions: str) -> None:
    state, numbered = holding(Step.SCORE, stories=("T16",), tokens=PLENTY), encoding(actions)
    view = game_named("cartouche").view(state, 0)
    completions = [action for action in legal(state, 0) if isinstance(action, Complete)]
    numbers = [numbered.number(view, action) for action in completions]
    assert len(set(numbers)) == len(completions) == WAYS
    assert [numbered.action(view, number or 0) for number in numbers] == completions


def test_a_piece_beyond_those_with_numbers_has_one_when_another_is_placed() -> None:
    compact, game = encoding("compact"), game_named("cartouche")
    tiles = tuple(list(TILES)[: RESERVE + 1])
    state = holding(Step.PLACE, tiles=tiles)
    view = game.view(state, 0)
    places = [action for action in legal(state, 0) if isinstance(action, Place)]
    numbered = {action.piece for action in places if compact.number(view, action) is not None}
    assert numbered == set(tiles[:RESERVE])
    state = play(state, 0, next(action for action in places if action.piece == tiles[0]))
    view = game.view(state, 0)
    places = [action for action in legal(state, 0) if isinstance(action, Place)]
    assert {action.piece for action in places} == set(tiles[1:])
    assert all(compact.number(view, action) is not None for action in places)


@pytest.mark.thorough
def test_batches_follow_the_rules_where_there_are_more_pieces_than_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (cartouche, batches):
        monkeypatch.setattr(module, "RESERVE", 1)
    monkeypatch.setattr(cartouche, "encoding", CartoucheEncoding)  # none of which is kept for other tests
    assert follow("cartouche", {}, 5, 3, "compact", "packed") > 100
