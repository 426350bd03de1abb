"""A table that waits for friends: who sits there, bots for who does not come, and cards shuffled by all."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import check_rules
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.place import posted
from tests.browser.scenes import ME


def set_up(page: Page, game: str = "cartographers", friends: int = 1) -> str:
    """Ada sets a table up in the browser; the path of its link."""
    page.goto(f"/#/new/{game}")
    page.fill("input[name=name]", "Ada")
    for _ in range(friends):
        page.click("[data-add=open]")
    page.click("form button[type=submit]")
    return page.input_value("[data-lobby] [data-copied=link]")


def sit(page: Page, link: str, name: str = "Ben") -> None:
    page.goto(link)
    page.fill("input[name=name]", name)
    page.click("[data-join]")


def test_the_cards_are_dealt_when_the_last_friend_sits_down_and_their_numbers_are_in_the_deal(
    new_page: NewPage,
) -> None:
    ada, ben = new_page(), new_page(locale="fr")
    link = set_up(ada)
    expect(ada.locator("[data-lobby] [role=status] >> nth=-1")).to_contain_text("once every seat is taken")
    ada.click(".fairness summary")
    expect(ada.locator(".promises dd")).to_have_count(2)  # the server's, and Ada's own
    promised = ada.locator(".promises dd").all_inner_texts()
    sit(ben, link)
    for page in (ada, ben):
        page.wait_for_selector("main.table")
        page.click("[data-menu]")
        page.click(".fairness summary")
        expect(page.locator("[data-number-in=true]")).to_be_visible()
        expect(page.locator("[data-fair=true]")).to_be_visible()
        shown = page.locator(".promises dd").all_inner_texts()
        assert shown[0:2] == promised
        assert sum(each.startswith("←") for each in shown) == 2


def test_the_owner_lets_a_bot_sit_where_nobody_comes(page: Page) -> None:
    set_up(page)
    page.select_option("[data-bot-for='1']", "greedy")
    page.wait_for_selector("main.table .player[data-seat='1']")


def test_the_bot_of_a_seat_is_named_before_it_is_known_which_there_are(page: Page, address: str) -> None:
    seats = [ME, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "cartographers", "seats": seats, "is_shuffled": True}
    mine = posted(address, "/api/tables", wanted)
    page.route("**/api/games", lambda _: None)  # never answered
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    expect(page.locator("[data-bot-for='2'] option:checked")).to_have_text("Bot: greedy")


@pytest.mark.thorough
def test_one_who_went_away_is_waited_for_until_somebody_begins_without(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    link = set_up(ada)
    ada.goto("about:blank")
    sit(ben, link)
    expect(ben.locator("[data-sits='0']")).to_contain_text("away")
    ben.click("[data-without='0']")
    ben.wait_for_selector("main.table")
    ada.goto(link)
    ada.wait_for_selector("main.table")
    ada.click("[data-menu]")
    ada.click(".fairness summary")
    expect(ada.locator("[data-number-in=false]")).to_be_visible()


def test_who_comes_back_to_a_lobby_still_has_the_number_that_was_promised(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    link = set_up(ada)
    ada.goto("about:blank")
    sit(ben, link)
    ben.wait_for_selector("[data-without='0']")
    ada.goto(link)
    for page in (ada, ben):
        page.wait_for_selector("main.table")


def test_a_chosen_seed_is_told_where_one_asks_whether_it_was_dealt_fairly(page: Page, address: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}]
    mine = posted(address, "/api/tables", {"game": "mapmaker", "seats": seats, "seed": "7"})
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    page.click("[data-menu]")
    page.click(".fairness summary")
    expect(page.locator(".fairness [data-seed-chosen]")).to_be_visible()


@pytest.mark.thorough
def test_those_who_wait_together_can_say_something(new_page: NewPage) -> None:
    ada, ben = new_page(**LOW_PHONE), new_page(**LOW_PHONE | {"locale": "fr", "bypass_csp": True})
    link = set_up(ada, friends=2)
    assert ada.locator("[data-talk]").count() == 0  # nobody is there to hear
    sit(ben, link)
    ada.click("[data-talk]")
    assert ada.locator("[data-point]").count() == 0  # there is nothing to point at yet
    ada.click("[data-phrase=hello]")
    expect(ben.locator("[data-lobby] .saying")).to_have_text("Ada\u00a0: Bonjour\u00a0!")
    expect(ben.locator("[data-lobby] [data-sayings]")).to_have_text("Ada\u00a0: Bonjour\u00a0!")
    expect(ada.locator(".saying")).to_have_text("You: Hello!")
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_rules(ben)
