"""A challenge, from the end of a game to two maps side by side: on a phone, nothing told before."""

import pytest
from playwright.sync_api import expect

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.contests import play_alike, seat_in
from tests.browser.scenes import challenged, compared


def test_a_friend_beats_a_game_on_the_same_deal_and_compares_both_maps(
    new_page: NewPage, address: str
) -> None:
    ahead = Ahead(address, "cartographers").over()
    ada = ahead.open(new_page())
    score = ahead.shown().sheets[0].total
    ada.click("[data-end=challenge]")
    expect(ada.locator("dialog h2")).to_have_text(f"Beat my {score} on this deal")
    link = ada.input_value("[data-copied=challenge]")

    ben = new_page(**LOW_PHONE)
    ben.goto(link)
    expect(ben.locator("h1")).to_contain_text(f"Ada scored {score}. Can you beat it?")
    expect(ben.locator("[data-tries='0']")).to_have_text("Nobody has tried yet.")
    assert ahead.table not in ben.content()
    ben.fill("input[name=name]", "Ben")
    ben.click("[data-take]")
    ben.wait_for_selector("main.table [data-link-state=live]")
    expect(ben.locator(".top .practice")).to_have_text("Challenge")
    play_alike(ahead, address, seat_in(ben))
    hand.leave_the_end(ben)
    ben.click("[data-end=compare]")
    expect(ben.locator("[data-compared=even]")).to_have_text(f"{score} each: nobody is ahead.")
    last = int(ben.inner_text(".steps h2").split()[-1])
    assert last == len(ahead.actions)
    ben.click("[data-step=last]")
    expect(ben.locator("[data-side] [data-total]")).to_have_text([str(score)] * 2)
    ben.click("[data-step=previous]")
    for side, who in (("own", "You draw"), ("theirs", "Ada draws")):
        expect(ben.locator(f"[data-side={side}]")).to_have_attribute("data-step", str(last - 1))
        expect(ben.locator(f"[data-side={side}] .log")).to_contain_text(who)

    ada.click("[data-close]")
    ada.evaluate("localStorage['landscribe.hidden'] = localStorage['landscribe.seats']")
    ada.evaluate("localStorage.removeItem('landscribe.seats')")
    ada.goto(link)
    expect(ada.locator("[data-uncounted]")).to_be_visible()
    expect(ada.locator("[data-tries='1']")).to_have_text("One person has tried; they did not beat it.")
    ada.click("[data-take]")
    expect(ada.locator(".top .practice")).to_have_text("Practice")


@pytest.mark.thorough
def test_a_challenge_speaks_french_and_says_where_the_game_is_gone(new_page: NewPage, address: str) -> None:
    page = new_page(is_cut_off=True, locale="fr")
    challenged(page, address)
    expect(page.locator("html")).to_have_attribute("data-face", "cartographers")
    expect(page.locator("h1")).to_contain_text("Ferez-vous mieux ?")
    expect(page.locator("[data-take]")).to_have_text("Relever le défi")
    page.goto("/c/there-is-none")
    expect(page.locator("h1")).to_contain_text("Ce défi n’existe pas")


@pytest.mark.thorough
def test_a_move_that_cannot_be_fetched_is_not_passed_over_in_silence(new_page: NewPage, address: str) -> None:
    page = new_page(is_cut_off=True)
    compared(page, address)
    expect(page.locator("html")).to_have_attribute("data-face", "heroes")
    page.route("**/replay/9?*", lambda route: route.abort())
    page.click("[data-step=next]")
    expect(page.locator("[data-side] .warning")).to_have_count(2)
    page.click("[data-step=next]")
    expect(page.locator("[data-side] .warning")).to_have_count(0)
