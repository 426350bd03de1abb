"""Seats in the browser: a second link, a lost answer, somebody who should not sit there."""

from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.place import posted
from tests.browser.test_lobby import set_up, sit

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


@pytest.mark.thorough
def test_the_link_of_another_seat_at_the_same_table_takes_nothing_from_the_first(
    page: Page, address: str
) -> None:
    ada = posted(address, "/api/tables", {"game": "cartographers", "seats": SEATS})
    ben = posted(address, f"/api/tables/{ada['table']}/join", {"name": "Ben"})
    for seated in (ada, ben):
        page.goto(f"/#/table/{seated['table']}/{seated['token']}")
        page.wait_for_selector(f".player[data-seat='{seated['seat']}'].me")
    page.goto("/")
    expect(page.locator("[data-my-seat]")).to_have_count(2)
    for seat in (0, 1):
        page.goto("/")
        page.click(f"[data-my-seat='{seat}']")
        page.wait_for_selector(f".player[data-seat='{seat}'].me")


def lose(page: Page, what: str, times: int) -> None:
    """The server does what it is asked, but so many of its answers never arrive."""

    def losing(route: Route) -> None:
        route.fetch()
        with suppress(Error):  # the page was left meanwhile
            route.abort()

    page.route(what, losing, times=times)


def test_a_table_and_a_seat_survive_a_lost_answer(new_page: NewPage) -> None:
    ada, ben = new_page(is_cut_off=True), new_page(is_cut_off=True)
    lose(ada, "**/api/tables", times=1)
    ada.goto("/#/new/cartographers")
    ada.fill("input[name=name]", "Ada")
    ada.click("[data-add=open]")
    ada.click("form button[type=submit]")
    expect(ada.locator("[role=alert]")).to_be_visible()
    ada.click("form button[type=submit]")
    link = ada.input_value("[data-lobby] [data-copied=link]")
    lose(ben, "**/join", times=1)
    sit(ben, link)
    for seat, page in enumerate((ada, ben)):
        page.wait_for_selector(f".player[data-seat='{seat}'].me")
    ada.goto("/")
    expect(ada.locator("[data-my-seat]")).to_have_count(1)


@pytest.mark.thorough
def test_a_seat_survives_a_lost_answer_and_a_reload(new_page: NewPage) -> None:
    ada, ben = new_page(is_cut_off=True), new_page(is_cut_off=True)
    link = set_up(ada)
    lose(ben, "**/join", times=100)
    sit(ben, link)
    ada.wait_for_selector("[data-sits='1'].human")
    ben.unroute("**/join")
    ben.reload()
    for seat, page in enumerate((ada, ben)):
        page.wait_for_selector(f".player[data-seat='{seat}'].me")


def test_the_owner_removes_a_squatter_in_the_lobby_and_in_the_game(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    link = set_up(ada, friends=2)
    sit(ben, link, "Squatter")
    ada.click("[data-asks=remove-1]")
    ada.click("dialog [data-yes]")
    expect(ada.locator("[data-sits='1']")).to_have_class("open")
    ada.select_option("[data-bot-for='2']", "uniform")
    ben.click(".trouble button")
    ben.click("[data-join]")
    for page in (ada, ben):
        page.wait_for_selector("main.table")
    ada.click(".player[data-seat='1']")
    ada.click("dialog [data-asks=remove-1]")
    ada.click("dialog dialog [data-yes]")
    let_a_bot_play = ada.locator("dialog .owner button", has_text="Let a bot play")
    expect(let_a_bot_play.first).to_be_visible()  # the cards may have offered an ambush before it
    ben.wait_for_selector(".trouble")
