"""Who stands where on a map: each hero as who they are, while they stand."""

from landscribe.games.cartographers.pages import page
from landscribe.games.cartographers.sheet import GORGON
from landscribe.games.cartographers.state import State
from landscribe.games.cartographers.views import guess, view
from tests.games.cartographers.helpers import WITH_HEROES, acted, ambushed, at, corner, named, table
from tests.games.playing import random_game

DAL = "hero e7 attacks d6 f6 d8 f8"


def figures(state: State, *, on: int = 0, seat: int | None = None) -> list[str]:
    """Who is drawn where on a seat's map, as another sees it or as one who watches."""
    shown = page(view(state, seat)).charts[on].figures
    return [f"{figure.picture} {named(int(figure.cells, 16))}" for figure in shown]


def test_each_hero_is_drawn_where_the_log_has_put_it() -> None:
    state = table("Dal of Jolev", "Wren the Lioness", "Farmland", seats=2, options=WITH_HEROES)
    state = acted(state, DAL, "hero c3 attacks b2 d2 b4 d4")
    state = acted(state, "hero a1 attacks c1 c2", "hero a11 attacks c10 c11")
    assert figures(state) == ["dal e7", "wren a1"]
    assert figures(state, on=1) == ["dal c3", "wren a11"]


def test_a_hero_that_was_chosen_is_seen_by_nobody_else_before_it_is_drawn() -> None:
    state = acted(table("Dal of Jolev", "Farmland", seats=2, options=WITH_HEROES), DAL)
    assert figures(state, seat=0) == ["dal e7"]
    assert figures(state, seat=1) == figures(state) == []


def test_a_hero_that_is_destroyed_is_drawn_no_more() -> None:
    sheet = ambushed(corner("..."), GORGON, at("c1"))
    state = table("Dal of Jolev", "Gorgon Gaze", sheets=[sheet], options=WITH_HEROES)
    state = acted(state, "hero b1 attacks a2 c2")
    assert figures(state) == ["dal b1"]
    assert figures(acted(state, "destroy 1 b1")) == []


def test_a_hero_of_an_explore_card_is_nobody_by_name() -> None:
    state = table("Farmland", sheets=[corner("H")], options=WITH_HEROES)
    assert page(view(state, 0)).charts[0].letters[0] == "H"
    assert figures(state) == []


def test_heroes_of_a_season_that_was_scored_stand_on_its_maps_too() -> None:
    states = random_game("heroes", 2, 3)[1]
    for state in states:
        shown = page(view(state, None))
        for board in shown.season_end.boards if shown.season_end else ():
            letters = board.chart.letters.upper()
            cells = {int(figure.cells, 16).bit_length() - 1 for figure in board.chart.figures}
            assert all(letters[cell] == "H" for cell in cells)
    assert figures(states[-1])


def test_a_guess_of_what_is_hidden_keeps_the_heroes() -> None:
    state = acted(table("Dal of Jolev", "Farmland", options=WITH_HEROES), DAL)
    assert view(guess(view(state, 0), 1), 0).posts == view(state, 0).posts
