"""What is kept about people: a page says it, and who likes has it deleted."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.conftest import NewPage
from tests.browser.scenes import home
from tests.twins import twin


def hide_and_delete(page: Page) -> None:
    """As far as the question."""
    page.click("[data-hide]")
    page.click("[data-remove]")
    page.click(".hidden-games summary")
    page.click("[data-delete]")
    expect(page.locator("dialog:modal")).to_contain_text("Delete for good?")


@pytest.mark.parametrize(
    ("language", "heading"),
    [twin("en", "What is kept about you"), ("fr", "Ce qui est conservé de vous")],
)
def test_the_first_page_leads_to_what_is_kept_and_to_the_licences(
    new_page: NewPage, address: str, language: str, heading: str
) -> None:
    page = new_page(locale=language)
    home(page, address)
    page.click(f"footer a:has-text('{heading}')")
    expect(page.locator("h1")).to_have_text(heading)
    expect(page.locator("[data-times] p")).to_have_count(3)
    licences = httpx.get(page.locator("a[href*=licences]").evaluate("link => link.href")).text
    for name in ("Landscribe", "preact", "roughjs", "@fluent/bundle", "Vollkorn", "Almendra"):
        assert name in licences


def test_a_table_of_ones_own_is_deleted_for_everyone_once_one_has_said_so(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers", 2)
    ahead.open(page)
    home(page, address)
    hide_and_delete(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert httpx.get(f"{address}/api/tables/{ahead.table}").status_code == 200
    page.click("[data-delete]")
    page.click("[data-delete-table]")
    expect(page.locator("[data-deleted]")).to_have_text("Cartographers is deleted.")
    assert page.locator(".hidden-games").count() == 0
    assert httpx.get(f"{address}/api/tables/{ahead.table}").status_code == 404
    assert ahead.table not in page.evaluate("JSON.stringify(localStorage)")


@pytest.mark.thorough
def test_a_guest_deletes_the_seat_and_the_others_play_on_beside_nobody(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers", 2)
    ahead.open(page, 1)
    home(page, address)
    hide_and_delete(page)
    page.wait_for_load_state("networkidle")
    assert page.locator("[data-delete-table]").count() == 0
    page.click("[data-delete-seat]")
    expect(page.locator("[data-deleted]")).to_have_text("Cartographers is deleted.")
    players = httpx.get(f"{address}/api/tables/{ahead.table}").json()["players"]
    assert [player["name"] for player in players] == ["Ada", ""]
    assert ahead.tokens[1] not in page.evaluate("JSON.stringify(localStorage)")
