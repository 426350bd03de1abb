"""Today's map: two people get the same cards, one try counts, and then the results are told."""

from playwright.sync_api import Page, expect

from tests.browser import hand
from tests.browser.axe import check_rules
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.contests import deal_of, finish_deal, play_on, seat_in
from tests.browser.scenes import results, today

DEALT = "[...document.querySelectorAll('.goal, .card h2')].map((each) => each.textContent)"


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

    play_on(address, seat_in(ada), 1)
    hand.leave_the_end(ada)
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


def test_the_best_map_can_be_looked_at_in_french(new_page: NewPage, address: str) -> None:
    contest = deal_of(address, "mapmaker")
    finish_deal(address, contest, "Zoé", "z" * 40)
    page = new_page(locale="fr")
    results(page, address)
    expect(page.locator(".lead")).to_contain_text("Vous avez marqué")
    page.locator("[data-best]").first.click()
    page.wait_for_selector("main.replay")


def test_both_screens_keep_the_rules_of_accessibility(new_page: NewPage, address: str) -> None:
    for scene in (today, results):
        page = new_page(bypass_csp=True)
        scene(page, address)
        check_rules(page)
