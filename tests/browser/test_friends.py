"""Two friends on two phones: what they say, where they point, and a clock."""

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.server.serving import Served

SHIFTS = """() => {
  window.shifts = [];
  const take = (list) => window.shifts.push(...list.getEntries().map(({ value }) => value));
  const seen = new PerformanceObserver(take);
  seen.observe({ type: 'layout-shift' });
}"""
FRENCH = LOW_PHONE | {"locale": "fr"}


@pytest.fixture
def jumping(tmp_path: Path) -> Iterator[Served]:
    """A server whose clock can be set ten years ahead."""
    found = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", ["jumping"])
    yield found
    found.stop()


def two_phones(new_page: NewPage, address: str) -> tuple[Page, Page, Ahead]:
    """Ada reads English and Ben French."""
    ahead = Ahead(address, "cartographers", 2)
    ada, ben = new_page(**LOW_PHONE), new_page(**FRENCH)
    ahead.open(ada)
    ahead.open(ben, 1)
    expect(ada.locator("[data-seat='1']")).not_to_contain_text("away")
    return ada, ben, ahead


def tell(page: Page, phrase: str) -> None:
    page.tap("[data-talk]")
    page.tap(f"[data-phrase={phrase}]")


def test_a_phrase_is_read_in_the_readers_language_and_moves_nothing(new_page: NewPage, address: str) -> None:
    ada, ben, _ = two_phones(new_page, address)
    ben.clock.install()
    ben.evaluate(SHIFTS)
    tell(ada, "good-luck")
    expect(ben.locator(".saying")).to_have_text("Ada\u00a0: Bonne chance\u00a0!")
    expect(ben.locator("[data-sayings]")).to_have_text("Ada\u00a0: Bonne chance\u00a0!")
    expect(ada.locator(".saying")).to_have_text("You: Good luck!")
    assert ada.locator("dialog[open]").count() == 0
    ben.clock.fast_forward(15_000)
    expect(ben.locator(".saying")).to_have_count(0)
    assert ben.evaluate("window.shifts") == []


def test_one_points_at_a_cell_with_a_finger_or_with_keys(new_page: NewPage, address: str) -> None:
    ada, ben, _ = two_phones(new_page, address)
    ada.tap("[data-talk]")
    ada.tap("[data-point]")
    ada.locator(".point-board [data-cell='37']").tap(force=True)
    expect(ben.locator(".saying")).to_have_text("Ada montre e4 chez Ada.")
    assert ben.locator(".player [data-marked='37']").count() >= 1
    assert ben.locator(".board-area [data-marked]").count() == 0
    assert ada.locator(".board-area [data-marked='37']").count() == 1
    ben.tap("[data-talk]")
    ben.tap("[data-point]")
    ben.select_option("[data-whose]", "0")
    ben.locator(".point-board [tabindex='0']").focus()
    for key in ("ArrowUp", "ArrowLeft", "Enter"):
        ben.keyboard.press(key)
    expect(ada.locator(".saying", has_text="Ben")).to_have_text("Ben points at e5 on your map.")


@pytest.mark.thorough
def test_who_says_too_much_is_told_so_and_others_can_be_muted_for_good(
    new_page: NewPage, address: str
) -> None:
    ada, ben, ahead = two_phones(new_page, address)
    ben.tap("[data-menu]")
    ben.tap("[data-menu-settings] summary")
    ben.tap("[data-setting=talk] [data-value=off]")
    ben.tap("dialog [data-close]")
    for _ in range(6):
        tell(ada, "ouch")
    expect(ada.locator(".advice")).to_have_text("That was a lot at once: say more in a few seconds.")
    ben.reload()
    ben.wait_for_selector("[data-link-state=live]")
    ahead.say(0, type="mark", seat=0, cell=3)
    tell(ben, "hello")
    expect(ben.locator(".saying")).to_have_text("Vous\u00a0: Bonjour\u00a0!")
    assert ben.locator("[data-marked]").count() == 0


def test_alone_or_watching_there_is_nobody_to_talk_to(page: Page, address: str) -> None:
    Ahead(address, "cartographers").open(page)
    assert page.locator("[data-talk]").count() == 0
    page.goto(f"/#/table/{Ahead(address, 'cartographers', 2).table}")
    page.wait_for_selector("main.table")
    assert page.locator("[data-talk]").count() == 0


def test_a_clock_is_chosen_told_to_who_is_invited_and_shown_at_home(new_page: NewPage) -> None:
    ada = new_page(**LOW_PHONE)
    ada.goto("/#/new/cartographers")
    ada.tap("[data-add=open]")
    ada.tap("[data-pace=gentle]")
    ada.select_option("[name=seconds]", "259200")
    ada.tap("form button[type=submit]")
    ada.wait_for_selector("[data-lobby]")
    expect(ada.locator(".agreed")).to_contain_text(
        "3 days for each turn; then the others may let a bot play it (an ambush goes by the solo rule)"
    )
    ben = new_page(**FRENCH)
    ben.goto(f"/t/{ada.url.rsplit('/', 1)[1]}")
    expect(ben.locator(".agreed")).to_contain_text("3 jours par tour")
    ben.tap("[data-join]")
    for page in (ada, ben):
        page.wait_for_selector("main.table")
        expect(page.locator(".time-left")).to_have_attribute("data-left", "259200")
    ada.goto("/")
    expect(ada.locator("[data-waits]")).to_contain_text("by ")


def test_when_time_is_up_a_bot_may_play_the_turn_or_does_so_at_once_and_it_is_said(
    jumping: Served, new_page: NewPage
) -> None:
    gentle = Ahead(jumping.url, "cartographers", 2, timer={"pace": "gentle", "seconds": 180})
    gentle.play(0)
    ada = new_page(**LOW_PHONE, base_url=jumping.url)
    gentle.open(ada)
    expect(ada.locator(".time-left")).to_have_text(re.compile("^[23]:[0-5][0-9]$"))
    assert ada.locator("[data-step-in]").count() == 0
    strict = Ahead(jumping.url, "cartographers", 2, timer={"pace": "strict", "seconds": 60})
    ben = new_page(**FRENCH, base_url=jumping.url)
    strict.open(ben)
    turn = ben.get_attribute("main.table", "data-turn")

    os.kill(jumping.process.pid, signal.SIGUSR1)
    expect(ben.locator("main.table")).not_to_have_attribute("data-turn", turn or "", timeout=30_000)
    expect(ben.locator("[data-news]")).to_contain_text("Le temps est écoulé pour vous\u00a0: le robot")
    ada.reload()
    expect(ada.locator("[data-asked]")).to_contain_text("Ben is out of time.")
    expect(ada.locator(".time-left")).to_have_text("Time is up")
    turn = ada.get_attribute("main.table", "data-turn")
    ada.tap("[data-step-in='1']")
    expect(ada.locator("main.table")).not_to_have_attribute("data-turn", turn or "")
    expect(ada.locator("[data-news]")).to_contain_text("Time is up for Ben: the ")
