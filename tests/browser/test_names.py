"""What is said at a table speaks of people by their names, and of things by what they are."""

import re

import pytest
from playwright.sync_api import Page, expect

from landscribe.games import GAMES
from tests.browser.ahead import Ahead, is_ambushed
from tests.browser.conftest import NewPage
from tests.browser.place import posted

CODE = re.compile(r"\b([MD][CSBH]+\d+|S?[TCR]\d+)\b")


def test_at_a_table_of_two_people_are_called_by_their_names(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartographers", seats=2)
    ada, watcher = ahead.open(new_page()), new_page()
    watcher.goto(f"/#/table/{ahead.table}")
    expect(watcher.locator(".prompt")).to_have_text("You are watching.")
    ahead.play(0)
    expect(ada.locator(".prompt")).to_have_text("Wait for Ben.")
    expect(ada.locator("[data-asked]")).to_contain_text("Wait for Ben.")
    expect(watcher.locator("[data-news]")).to_contain_text("Ada has chosen.")
    ahead.play(1)
    for page in (ada, watcher):
        expect(page.locator("[data-news]")).to_contain_text("Ada draws ")
        expect(page.locator("[data-news]")).to_contain_text("Ben draws ")
        expect(page.locator("[data-news]")).not_to_contain_text(re.compile(r"\bSeat \d"))


def test_an_ambush_goes_to_the_map_of_someone_with_a_name(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartographers", seats=2, seed=2).until(is_ambushed)
    expect(ahead.open(new_page()).locator(".prompt")).to_have_text("Draw the monster on Ben's map.")
    french = ahead.open(new_page(locale="fr"))
    expect(french.locator(".prompt")).to_have_text("Dessinez le Monstre chez Ben.")


@pytest.mark.parametrize(
    ("seat", "name"), list(enumerate(("Ada (1)", "Ada (2)", "seat 3", "the careless bot")))
)
def test_whoever_has_no_name_of_their_own_is_told_apart(
    page: Page, address: str, seat: int, name: str
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * 2, {"kind": "bot", "bot": "uniform"}]
    game = GAMES["cartouche"]
    seed = next(n for n in range(100) if game.new(game.options({}), 4, n).table.first == seat)
    mine = posted(address, "/api/tables", {"game": "cartouche", "seats": seats, "seed": str(seed)})
    for other in ("Ada", "Anonyme"):
        posted(address, f"/api/tables/{mine['table']}/join", {"name": other})
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    expect(page.locator(".status")).to_contain_text(f"first player: {name}")


def test_cartouche_names_tiles_and_stories_without_codes(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartouche", seats=2, seed=3)
    page = ahead.open(new_page())
    for _ in range(4):
        ahead.play(min(ahead.game.to_act(ahead.state)), pick=5)
    expect(page.locator("[data-news]")).to_contain_text("Ben takes ")
    for spoken in ("[data-news]", "[data-asked]", ".act"):
        assert not CODE.search(page.locator(spoken).inner_text()), spoken


def test_a_replay_calls_people_by_their_names(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers", seats=2).over()
    page.goto(f"/#/replay/{ahead.table}/2")
    expect(page.locator(".log")).to_contain_text("Ada draws ")
    expect(page.locator(".log")).to_contain_text("Ben draws ")
    expect(page.locator(".caption")).to_contain_text("Ada")
