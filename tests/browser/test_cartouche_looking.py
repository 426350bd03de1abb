"""What can only be looked at in Cartouche: a replay, the others, the opponent, what a thing means."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.conftest import PHONE, NewPage
from tests.browser.mural_table import CUT
from tests.browser.murals import phase, played
from tests.twins import twin


@pytest.mark.parametrize("size", [twin("desk"), "phone"])
def test_a_replay_shows_all_that_lay_there(new_page: NewPage, address: str, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    ahead = played(Ahead(address, "cartouche", seed=5), phase("over"))
    page.goto(f"/#/replay/{ahead.table}/40")
    page.wait_for_selector(".replay .ankh")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(CUT) == []
    for thing in (".mine .token-count", ".stories .story", ".ladder", ".ankh", "[data-opponent]"):
        last = page.locator(f".replay {thing}").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
    page.locator(".replay .ladder").first.click()
    expect(page.locator(".replay .ladder").first).to_have_attribute("aria-pressed", "true")


def test_the_others_and_the_opponent_can_be_looked_at(new_page: NewPage, address: str) -> None:
    page = new_page(locale="fr")
    played(Ahead(address, "cartouche", seed=3), phase("score")).open(page)
    page.click("[data-opponent]")
    assert page.locator("dialog .card-face").count() >= 3
    page.click("dialog [data-close]")
    played(Ahead(address, "cartouche", seats=2, seed=3), phase("place")).open(page)
    page.click(".player[data-seat='1']")
    expect(page.locator("dialog .opened-tray h3").first).to_have_text("Réserve")
    assert page.locator("dialog .board.small").count() == 1


def test_a_finger_has_an_ankh_explained_at_once_and_comes_back_from_others(phone: Page, address: str) -> None:
    for seats, things in ((1, "[data-opponent]"), (2, ".player[data-seat='1']")):
        Ahead(address, "cartouche", seats, seed=3).open(phone)
        phone.tap("[data-to=people]")
        phone.tap(things)
        phone.tap("dialog [data-close]")
        expect(phone.locator("dialog")).to_have_count(0)
    phone.tap("[data-to=ladders]")
    phone.tap("[data-item='ankh 4x1']")
    phone.wait_for_selector("[data-explained='ankh-4x1'] .explained-example")
