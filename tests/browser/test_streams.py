"""A table by server-sent events, where no WebSocket opens: who listens is here while they can answer."""

import json
import time
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead

# As in a tab that was in the background for long: a timer runs once a minute.
THROTTLED = """() => {
  const run = window.setTimeout.bind(window);
  window.setTimeout = (act, wait, ...rest) => run(act, Math.max(wait ?? 0, 60_000), ...rest);
}"""


def listening(page: Page, ahead: Ahead) -> Page:
    page.route_web_socket("**/live", lambda socket: socket.close())
    return ahead.open(page)


def is_here(address: str, ahead: Ahead) -> bool:
    """Whether the others see the first seat as here."""
    request = urllib.request.Request(f"{address}/api/tables/{ahead.table}")
    request.add_header("Authorization", f"Bearer {ahead.tokens[1]}")
    with urllib.request.urlopen(request, timeout=10) as answer:
        return bool(json.load(answer)["players"][0]["is_here"])


@pytest.mark.thorough
def test_a_tab_whose_timers_hardly_run_stays_here_by_a_small_request_every_few_seconds(
    page: Page, address: str
) -> None:
    ahead = Ahead(address, "cartographers", 2)
    listening(page, ahead)
    page.evaluate(THROTTLED)
    begun = time.monotonic()
    for _ in range(3):  # longer than anyone may be silent
        with page.expect_request("**/messages", timeout=20_000) as asked:
            pass
        assert json.loads(asked.value.post_data or "")["type"] == "ping"
    assert time.monotonic() - begun > 9
    assert is_here(address, ahead)


@pytest.mark.thorough
def test_a_page_whose_answers_do_not_arrive_is_away_until_they_do(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers", 2)
    listening(page, ahead)
    page.route("**/messages", lambda _: None)
    until(page, lambda: not is_here(address, ahead))
    page.unroute("**/messages")
    until(page, lambda: is_here(address, ahead))
    expect(page.locator("[data-link-state]")).to_have_attribute("data-link-state", "live")


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Within seconds."""
    late = time.monotonic() + 12
    while not is_so():
        assert time.monotonic() < late
        page.wait_for_timeout(200)
