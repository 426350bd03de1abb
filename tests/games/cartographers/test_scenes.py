"""What has just happened, to be shown as it happened: cards, monsters on their way, mountains, coins."""

from collections.abc import Sequence

import pytest

from landscribe.core.page import Picture, Scene
from landscribe.games.cartographers.ambush import anchors_of, lurking_place
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.pages import page
from landscribe.games.cartographers.printed import PICTURES, card_of
from landscribe.games.cartographers.setup import BOXES, CARDS, MAPS
from landscribe.games.cartographers.sheet import Sheet, empty
from landscribe.games.cartographers.state import State
from landscribe.games.cartographers.views import view
from tests.games.cartographers.helpers import GRID, acted, at, full_but, named, table
from tests.games.playing import random_game

AMBUSHES = [card for box in BOXES.values() for card in box.ambushes]


def scenes(state: State) -> tuple[Scene, ...]:
    return page(view(state, 0)).scenes


def written(found: Sequence[Scene]) -> list[str]:
    """Each scene: its kind, its card or its cells, its number."""
    cards = (scene.card.card if scene.card else named(int(scene.cells, 16)) for scene in found)
    return [f"{scene.kind} {card} {scene.number}" for scene, card in zip(found, cards, strict=True)]


def ambushed(card: str, *sheets: Sheet) -> Scene:
    return scenes(table(card, "Farmland", sheets=sheets))[0]


def test_cards_are_shown_in_the_order_in_which_they_were_revealed() -> None:
    state = table("Temple Ruins", "Gnoll Raid", "Farmland")
    assert written(scenes(state)) == ["card Temple Ruins 0", "ambush Gnoll Raid -5", "card Farmland 0"]


@pytest.mark.parametrize("card", AMBUSHES, ids=lambda card: card.name)
def test_a_monster_comes_from_the_corner_of_its_card_along_the_walk_of_the_solo_rule(card: Ambush) -> None:
    sheet = full_but("e3 f3 g3 e4 f4 g4 e5 f5 g5")
    scene = ambushed(card.name, sheet)
    assert int(scene.cells, 16) == lurking_place(card, empty(GRID, sheet))
    first, last = (GRID.row_col(step) for step in (scene.walk[0], scene.walk[-1]))
    assert (first[0] == 0, first[1] == 0) == ("top" in card.corner, "left" in card.corner)
    left, top = (min(GRID.row_col(place)[axis] for place in _cells(scene)) for axis in (1, 0))
    assert last == (top, left)
    assert scene.walk == anchors_of(card)[: len(scene.walk)]


def _cells(scene: Scene) -> list[int]:
    return [place for place in range(121) if int(scene.cells, 16) >> place & 1]


def test_a_monster_that_finds_room_at_once_stands_in_its_corner() -> None:
    scene = ambushed("Gnoll Raid")
    assert (named(int(scene.cells, 16)), scene.walk) == ("a1 b1 a2 a3 b3", (0,))


def test_a_monster_costs_the_empty_spaces_that_had_none_beside_them() -> None:
    assert ambushed("Gnoll Raid").number == -5
    assert ambushed("Gnoll Raid", MAPS["A"]._replace(monster=at("d1"))).number == -4


def test_a_monster_without_room_is_a_card_and_nothing_more() -> None:
    scene = ambushed("Gnoll Raid", full_but("a1"))
    assert (scene.kind, scene.cells, scene.walk) == ("ambush", "0", ())


def test_with_others_the_card_alone_is_shown_for_each_draws_on_the_map_passed_on() -> None:
    scene = scenes(table("Gnoll Raid", "Farmland", seats=2))[-1]
    assert (scene.kind, scene.cells, scene.walk) == ("ambush", "0", ())


def test_coins_come_from_the_mountain_that_was_closed_in_or_from_what_was_drawn() -> None:
    plain = acted(table("Farmland", "Hamlet"), "farm a1 a2")
    assert written(scenes(plain))[0] == "coins a1 a2 1"
    around = MAPS["A"]._replace(village=at("d1 c2 e2"))
    closed = acted(table("Farmland", "Hamlet", sheets=[around]), "farm d3 d4")
    assert written(scenes(closed))[:2] == ["closed d2 0", "coins d2 2"]


def test_who_has_a_face_of_their_own_is_drawn_with_the_card() -> None:
    assert set(PICTURES) == {card.name for card in (*BOXES["heroes"].ambushes, *BOXES["heroes"].heroes)}
    shown: list[Picture | None] = [card_of(CARDS[name]).picture for name in ("Gorgon Gaze", "Gnoll Raid")]
    assert shown == ["gorgon", None]


def test_every_game_shows_each_card_that_it_reveals_once() -> None:
    states = random_game("heroes", 1, 5)[1]
    revealed = [event.name for state in states for event in state.news if event.what == "revealed"]
    shown = [scene.card.card for state in states for scene in scenes(state) if scene.card]
    assert shown == revealed
    assert len(shown) > 20
