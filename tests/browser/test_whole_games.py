"""A game of each kind from the first page to the last: by clicks, by keys, by touch, by two."""

import random
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

from landscribe.core.page import Page as Shown
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.contests import play_on, seat_in
from tests.browser.place import posted

SMALL = {"width": 390, "height": 664}  # what the bars of a phone's browser leave


def finish(page: Page, place: hand.Place, close: Callable[[Page], None], seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(400):
        hand.check_one_screen(page)
        if not hand.play(page, place, rng, close):
            break
    assert page.get_attribute("main.table", "data-over") == "true"
    sheets = hand.final_sheets(page)
    assert len(sheets) == 1
    assert len(sheets[0].splitlines()) >= 5


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["mapmaker", "cartographers", "heroes"])
def test_a_whole_game_by_clicks(page: Page, game: str) -> None:
    hand.start(page, game, seed=11)
    finish(page, hand.by_clicks, hand.close_by_click, seed=11)


def test_a_game_begun_and_ended_by_clicks_can_be_kept_played_again_and_replayed(
    page: Page, address: str, tmp_path: Path
) -> None:
    hand.start(page, "mapmaker", seed=1)
    rng = random.Random(1)
    for _ in range(3):
        hand.play(page, hand.by_clicks, rng, hand.close_by_click)
    before = int(hand.version(page) or 0)
    play_on(address, seat_in(page), most=9)
    page.wait_for_selector(f"main.table[data-version='{before + 9}']")
    finish(page, hand.by_clicks, hand.close_by_click, seed=1)
    hand.close_by_click(page)
    page.click(".fairness summary")
    assert page.locator(".fairness p.fine").inner_text().startswith("Seed 1,")
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            page.click(f"[data-picture={kind}]")
        download.value.save_as(tmp_path / f"map.{kind}")
    assert ElementTree.parse(tmp_path / "map.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"
    assert (tmp_path / "map.png").read_bytes().startswith(b"\x89PNG")
    table = page.url
    page.click("[data-end=rematch]")
    page.wait_for_selector("main.table[data-over=false]")
    assert page.url != table
    page.goto(table.replace("table", "replay"))
    page.wait_for_selector("main.replay")
    filled = page.locator(".board-area [data-kind=empty]").count()
    page.click("[data-step=last]")
    page.wait_for_function(
        f"() => document.querySelectorAll('.board-area [data-kind=empty]').length < {filled}"
    )


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seed"), [("mapmaker", 3), ("cartographers", 6), ("heroes", 19)])
def test_a_whole_game_by_keys_alone_in_a_window_as_small_as_a_phone(
    new_page: NewPage, game: str, seed: int
) -> None:
    page = new_page(viewport=SMALL)
    hand.start(page, game, seed)
    finish(page, hand.by_keys, hand.close_by_key, seed)


@pytest.mark.thorough
def test_a_whole_game_of_cartouche_by_keys_alone_in_such_a_window(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL)
    hand.start(page, "cartouche", seed=3)
    rng = random.Random(3)
    for step in range(300):
        if step % 5 == 0:
            hand.check_one_screen(page)
        match hand.wanted(page):
            case "dialog" if page.query_selector("[data-final]"):
                break
            case "dialog":
                hand.close_by_key(page)
            case "over":
                break
            case _ if page.query_selector(".board-area [data-aim]"):
                hand.by_keys(page, rng)
            case _:
                # What is taken leaves a gap, and the others keep their digits.
                first = page.query_selector("[data-offered]:enabled")
                press(page, (first and first.get_attribute("data-offered")) or "d")
    assert page.get_attribute("main.table", "data-over") == "true"
    assert "tokens left" in hand.final_sheets(page)[0]


def press(page: Page, key: str) -> None:
    """Takes what has this key, and the first way to use it where there are several; waits for the answer."""
    before = hand.version(page)
    page.keyboard.press(key)
    page.wait_for_selector(f".ways, main.table:not([data-version='{before}'])")
    if page.query_selector(".ways"):
        page.keyboard.press("1")
    hand.settled(page, before)


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "seed"), [("mapmaker", 3), ("cartographers", 6), ("heroes", 19)])
def test_a_whole_game_by_touch_on_a_phone(new_page: NewPage, game: str, seed: int) -> None:
    phone = new_page(**LOW_PHONE)
    hand.start(phone, game, seed)
    finish(phone, hand.by_touch, hand.close_by_tap, seed)


def is_nearly_winter(shown: Shown) -> bool:
    """Whether autumn has just ended: a window tells so."""
    return shown.season_end is not None and shown.season_end.number == 2


def test_the_last_season_by_keys_alone_in_a_window_as_small_as_a_phone(
    new_page: NewPage, address: str
) -> None:
    page = new_page(viewport=SMALL)
    Ahead(address, "cartographers").until(is_nearly_winter).open(page)
    finish(page, hand.by_keys, hand.close_by_key, 6)


def test_the_last_season_by_touch_on_a_phone(new_page: NewPage, address: str) -> None:
    phone = new_page(**LOW_PHONE)
    Ahead(address, "heroes").until(is_nearly_winter).open(phone)
    finish(phone, hand.by_touch, hand.close_by_tap, 19)


@pytest.mark.thorough
def test_two_browsers_reach_the_same_score_sheets_through_an_ambush(new_page: NewPage, address: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    mine = posted(address, "/api/tables", {"game": "cartographers", "seats": seats, "seed": "2"})
    ada, ben = new_page(), new_page()
    ada.goto(f"/#/table/{mine['table']}/{mine['token']}")
    ada.wait_for_selector("main.table")
    assert mine["token"] not in ada.url  # it is kept on the device, not in the address
    ada.click("[data-invite]")
    ben.goto(ada.input_value("[data-copied=link]"))
    ada.click("[data-close]")
    ben.fill("input[name=name]", "Ben")
    ben.click("[data-join]")
    ben.wait_for_selector("[data-seat='1'].me")

    rng, ambushed = random.Random(4), set[Page]()

    def turn(page: Page) -> None:
        if page.query_selector(".board-area.foreign"):
            ambushed.add(page)
            hand.check_one_screen(page)
        hand.play(page, hand.by_clicks, rng, hand.close_by_click)

    hand.play_together((ada, ben), turn)
    assert ambushed == {ada, ben}  # each has drawn on the other's map
    assert hand.final_sheets(ada) == hand.final_sheets(ben)
    assert len(hand.final_sheets(ada)) == 2
