"""A table that cannot be played on: its game, its people and the reason are shown, and nobody asks again."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_rules
from tests.browser.conftest import NewPage
from tests.browser.place import serving
from tests.server.databases import FOLDER, NEWEST
from tests.twins import twin

LONG_ENOUGH = 3_000  # milliseconds: who wants to connect again tries twice in that time
REASON = "This table plays by version 99 of the rules"


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a table of newer rules."""
    folder = Path(tmp_path_factory.mktemp("newer"))
    shutil.copy(FOLDER / f"{NEWEST}.sqlite", folder / "tables.db")
    with closing(sqlite3.connect(folder / "tables.db")) as connection, connection:
        connection.execute("UPDATE tables SET rules = 99 WHERE id = 'heroes'")
    with serving(folder) as address:
        yield address


def is_told(page: Page) -> None:
    expect(page.locator("[data-unreadable] h1")).to_have_text("Cartographers Heroes")
    expect(page.locator("[data-unreadable]")).to_contain_text("Ada")
    expect(page.locator("[data-unreadable] .warning")).to_contain_text(REASON)


def wake(page: Page) -> None:
    page.evaluate("() => { dispatchEvent(new Event('online')); dispatchEvent(new Event('pageshow')); }")


def test_the_reason_is_shown_to_everyone_and_the_server_is_not_asked_again(
    new_page: NewPage, newer: str
) -> None:
    page = new_page(base_url=newer, bypass_csp=True)
    page.clock.install()
    asked: list[str] = []
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    page.goto("/#/table/heroes/ada")
    is_told(page)
    wake(page)
    page.clock.run_for(LONG_ENOUGH)
    check_rules(page)
    assert len(asked) == 1
    page.click("[data-unreadable] a.button")
    expect(page.locator("h1")).to_have_text("Landscribe")


@pytest.mark.thorough
def test_the_reason_comes_through_the_stream_as_well(new_page: NewPage, newer: str) -> None:
    page = new_page(base_url=newer, is_cut_off=True)
    page.route_web_socket("**/live", lambda socket: socket.close())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/tables" in request.url else None)
    page.goto("/#/table/heroes")
    is_told(page)
    wake(page)
    page.wait_for_timeout(2 * LONG_ENOUGH)
    assert len(asked) == 1


@pytest.mark.parametrize("locale", [twin("en"), "fr"])
def test_home_shows_which_table_cannot_be_played_on(new_page: NewPage, newer: str, locale: str) -> None:
    page = new_page(base_url=newer, locale=locale)
    seats = [
        {"table": table, "token": "ada", "seat": 0, "game": table, "name": "Ada", "at": 0}
        for table in ("heroes", "mapmaker")
    ]
    page.goto("/")
    page.evaluate("seats => localStorage.setItem('landscribe.seats', seats)", json.dumps(seats))
    page.reload()
    mine = page.locator(".my-games li")
    expect(mine).to_have_count(2)
    badges = {"en": ["Your turn", "Cannot be played"], "fr": ["À vous", "Injouable"]}[locale]
    expect(page.locator(".my-games .badge")).to_have_text(badges)
    reason = {"en": REASON, "fr": "Cette table suit la version 99 des règles"}[locale]
    expect(mine.nth(1)).to_contain_text(reason)
