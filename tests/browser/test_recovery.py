"""A cut network, a phone that slept, a second window of the same seat: each comes back to the fresh view."""

import random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import NewPage

STATES = """() => {
  window.states = [];
  const link = document.querySelector('[data-link-state]');
  new MutationObserver(() => window.states.push(link.dataset.linkState)).observe(link, { attributes: true });
}"""

SILENCE = 4_000  # milliseconds until what was said or asked should be answered


class Line:
    """The line of a page to the server, which can go dead without a word."""

    def __init__(self, page: Page) -> None:
        self.is_dead = False
        page.route_web_socket("**/live", self._connect)

    def _connect(self, browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()
        was_dead = self.is_dead
        browser.on_message(lambda said: None if self.is_dead and not was_dead else server.send(said))
        server.on_message(lambda said: None if self.is_dead and not was_dead else browser.send(said))


def state(page: Page, wanted: str) -> None:
    page.wait_for_selector(f"[data-link-state={wanted}]", timeout=20_000)


def wait_in_vain(page: Page) -> None:
    """As long as it takes to ask a silent server whether it is there, and then to give it up."""
    for _ in range(2):
        page.clock.fast_forward(SILENCE)


def has_version_of(page: Page, other: Page) -> None:
    page.wait_for_selector(f"main.table[data-version='{hand.version(other)}']", timeout=20_000)


def put_down(page: Page) -> None:
    """A placement that waits to be confirmed."""
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ghost='fits down']", state="attached")


def empty(page: Page) -> int:
    return page.locator(".board-area [data-kind=empty]").count()


def test_a_cut_network_is_shown_and_nothing_held_is_lost(new_page: NewPage, address: str) -> None:
    page = new_page(is_cut_off=True)
    ahead = Ahead(address, "cartographers", 2)
    page.clock.install()
    ahead.open(page)
    put_down(page)
    before = hand.version(page)
    page.context.set_offline(True)
    wait_in_vain(page)
    state(page, "lost")
    assert page.is_disabled("[data-tool=confirm]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-remark]")).to_contain_text("No connection")
    ahead.play(1)  # meanwhile the other draws
    page.context.set_offline(False)
    state(page, "live")
    page.wait_for_selector(f"main.table:not([data-version='{before}'])")
    assert page.query_selector("[data-ghost='fits down']") is not None
    turn = page.get_attribute("main.table", "data-turn")
    page.click("[data-tool=confirm]")
    page.wait_for_selector(f"main.table:not([data-turn='{turn}'])")


@pytest.mark.thorough
def test_who_confirms_while_a_connection_is_only_tried_hears_that_there_is_none(
    new_page: NewPage, address: str
) -> None:
    page = new_page()
    lines: list[WebSocketRoute] = []

    def connect(browser: WebSocketRoute) -> None:
        """The first line reaches the server, the next ones nobody."""
        if not lines:
            browser.connect_to_server()
        lines.append(browser)

    page.route_web_socket("**/live", connect)
    Ahead(address, "cartographers").open(page)
    put_down(page)
    lines[0].close()
    state(page, "lost")
    state(page, "connecting")
    page.keyboard.press("Enter")
    expect(page.locator("[data-remark]")).to_contain_text("No connection")
    assert page.query_selector("[data-ghost='fits down']") is not None


def test_a_phone_that_slept_finds_its_dead_line_out_and_mends_it(new_page: NewPage, address: str) -> None:
    page = new_page(has_touch=True)
    page.clock.install()
    line = Line(page)
    ahead = Ahead(address, "cartographers", 2)
    ahead.open(page)
    page.evaluate(STATES)
    turn = page.get_attribute("main.table", "data-turn")
    line.is_dead = True
    ahead.play(1)
    ahead.play(0)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as a phone that is taken up
    wait_in_vain(page)
    page.wait_for_selector(f"main.table:not([data-turn='{turn}'])", timeout=20_000)
    state(page, "live")
    assert "lost" in page.evaluate("window.states")  # and it was seen


@pytest.mark.thorough
def test_two_windows_of_a_seat_show_the_same(new_page: NewPage, address: str) -> None:
    first = new_page()
    Ahead(address, "mapmaker").open(first)
    second = first.context.new_page()
    second.goto(first.url)
    second.wait_for_selector("[data-link-state=live]")
    hand.by_clicks(first, random.Random(1))
    has_version_of(second, first)
    assert empty(first) == empty(second)
    hand.by_clicks(second, random.Random(2))
    has_version_of(first, second)
    assert empty(first) == empty(second)


def test_what_another_window_holds_is_put_aside_with_a_word(new_page: NewPage, address: str) -> None:
    first = new_page()
    Ahead(address, "mapmaker").open(first)
    second = new_page(storage_state=first.context.storage_state())
    second.goto(first.url)
    second.wait_for_selector("[data-link-state=live]")
    put_down(second)
    hand.by_clicks(first, random.Random(1))
    has_version_of(second, first)
    expect(second.get_by_role("alert")).to_contain_text("played from elsewhere")
    expect(second.locator(".advice")).to_contain_text("played from elsewhere")
    assert second.query_selector("[data-ghost]") is None
    second.keyboard.press("Enter")  # confirms nothing: there is nothing in hand
    assert second.is_disabled("[data-tool=confirm]")
    assert hand.version(first) == hand.version(second)


def test_a_confirmation_that_never_arrived_is_refused_and_not_played_later(
    new_page: NewPage, address: str
) -> None:
    first = new_page()
    Ahead(address, "mapmaker").open(first)
    second = new_page(storage_state=first.context.storage_state())
    second.clock.install()
    line = Line(second)
    second.goto(first.url)
    second.wait_for_selector("[data-link-state=live]")
    put_down(second)
    line.is_dead = True
    second.click("[data-tool=confirm]")
    hand.by_clicks(first, random.Random(1))
    wait_in_vain(second)
    has_version_of(second, first)  # once it has noticed by itself that the line is dead
    expect(second.get_by_role("alert")).not_to_have_text("")
    assert empty(first) == empty(second)
    assert second.query_selector("[data-ghost]") is None
