"""Today's map: two people get the same cards, one try counts, and then the results are told."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hand
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.contests import deal_of, finish_deal, play_on, seat_in
from tests.browser.scenes import results, today

DEALT = "[...document.querySelectorAll('.goal, .card h2')].map((each) => each.textContent)"
# What a page could claim instead of playing.
FORGED = """async (contest) => {
  const body = { key: 'f'.repeat(64), name: 'Eve', token: 'f'.repeat(32), score: 999 };
  const headers = { 'Content-Type': 'application/json' };
  const ask = (path) =>
    fetch(`/api/deals/${contest}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return [(await ask('play')).status, (await ask('results')).status];
}"""


def begun(page: Page, contest: str) -> Page:
    """The table of someone who begins at the first page."""
    page.goto("/")
    page.click("[data-today]")
    page.click(f"[data-deal='{contest}'] [data-begin]")
    page.wait_for_selector("main.table [data-link-state=live]")
    return page


def test_two_people_play_the_same_cards_and_the_first_try_of_each_counts(
    new_page: NewPage, address: str
) -> None:
    contest = deal_of(address, "cartographers")
    ada, ben = begun(new_page(), contest), begun(new_page(is_cut_off=True, **LOW_PHONE), contest)
    assert ada.evaluate(DEALT)
    assert ada.evaluate(DEALT) == ben.evaluate(DEALT)
    expect(ben.locator(".top .practice")).to_have_text("Today’s map")

    assert ben.evaluate(FORGED, contest) == [422, 422]
    play_on(address, seat_in(ada), 1)
    hand.leave_the_end(ada)
    expect(ada.locator("[data-end=challenge]")).to_have_count(0)
    ada.clock.set_fixed_time(time.time() + 86_400)
    ada.reload()  # on the next day nobody plays this deal any more
    expect(ada.locator("[data-end=challenge]")).to_have_count(1)
    ada.click("[data-end=results]")
    expect(ada.locator("[data-place='1']")).to_contain_text("place 1 of 1")
    ben.goto(f"/#/results/{contest}")
    expect(ben.locator("h1")).to_contain_text("told when you have finished your own game")

    ben.goto("/#/today")
    ben.click(f"[data-deal='{contest}'] [data-go-on]")
    ben.wait_for_selector("main.table [data-link-state=live]")
    play_on(address, seat_in(ben), 2)
    hand.leave_the_end(ben)
    ben.click("[data-end=results]")
    expect(ben.locator(".spread .own")).to_have_count(1)
    expect(ben.locator("[data-best]")).to_have_count(2)
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(ben.locator("[data-seed='']")).to_be_attached()

    ben.goto("/#/today")
    expect(ben.locator("[data-streak='1']")).to_have_text("You have played one day in a row.")
    ben.click(f"[data-deal='{contest}'] [data-begin]")
    expect(ben.locator(".top .practice")).to_have_text("Practice")


@pytest.mark.thorough
def test_the_best_map_can_be_looked_at_in_french(new_page: NewPage, address: str) -> None:
    contest = deal_of(address, "mapmaker")
    finish_deal(address, contest, "Zoé", "z" * 40)
    page = new_page(locale="fr")
    results(page, address)
    expect(page.locator("html")).to_have_attribute("data-face", "mapmaker")
    expect(page.locator(".lead")).to_contain_text("Vous avez marqué")
    page.locator("[data-best]").first.click()
    page.wait_for_selector("main.replay")


def test_what_is_over_is_told_from_today_with_its_seed(page: Page, address: str) -> None:
    today(page, address)
    for kind, said in (("day", "Yesterday’s results"), ("week", "Last week’s results")):
        contest = deal_of(address, "cartographers", kind)
        last = page.locator(f"[data-deal='{contest}'] [data-previous]")
        expect(last).to_have_text(said)
        last.click()
        expect(page.locator("[data-seed]")).to_have_attribute("data-seed", re.compile("^[0-9a-f]{32}$"))
        page.go_back()
