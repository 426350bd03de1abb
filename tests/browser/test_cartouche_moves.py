"""What is done at the table of Cartouche: by keys, by taps, with stories, achievements and ankhs."""

import random

import pytest
from playwright.sync_api import Page, expect

from landscribe.games.cartouche.words import story_title
from landscribe.texts import say_in
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import NARROW_PHONE, NewPage
from tests.browser.mural_table import SMALL, use
from tests.browser.murals import can, can_cover, played
from tests.browser.scenes import many_ways


def test_the_essential_moves_by_keys_alone(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartouche", seed=3)
    ahead.open(page)
    offered = page.locator("[data-offered]").count()
    for digit in (str(offered), "1"):  # the last tile, then the first story
        before = hand.version(page)
        page.keyboard.press(digit)
        hand.settled(page, before)
    expect(page.locator(".stories .story")).to_have_count(2)
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("[data-ghost^=fits]", state="attached")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    expect(page.locator(".piece-button")).to_have_count(0)
    before = hand.version(page)
    page.keyboard.press("u")
    hand.settled(page, before)
    expect(page.locator(".piece-button")).to_have_count(1)
    page.locator(".stories .story").first.focus()
    assert "pointed" in str(page.locator(".stories .story").first.get_attribute("class"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    for _ in range(2):
        before = hand.version(page)
        page.keyboard.press("d")
        hand.settled(page, before)
    assert "Round 2" in page.inner_text(".status")


def test_on_a_phone_a_tap_shows_and_the_second_takes(phone: Page, address: str) -> None:
    Ahead(address, "cartouche", seed=3).open(phone)
    assert phone.evaluate(SMALL) == []
    for tile in (True, False):
        card = phone.locator(f".act .{'tile' if tile else 'story'}[data-offered]").first
        before = hand.version(phone)
        card.tap()
        expect(phone.locator(".act .advice")).to_contain_text("Tap again")
        assert hand.version(phone) == before
        card.tap()
        hand.settled(phone, before)
    hand.by_touch(phone, random.Random(1))
    for tab in ("stories", "ladders", "people", "act"):
        phone.tap(f"[data-to={tab}]")
        hand.check_one_screen(phone)
        assert phone.evaluate(SMALL) == []
        if tab == "stories":
            phone.locator(".stories .story").first.tap()
            expect(phone.locator(".stories .story.pointed")).to_have_count(1)
    before = hand.version(phone)
    phone.tap("[data-choice=done]")
    hand.settled(phone, before)
    assert "score" in phone.inner_text(".status")


def test_what_is_held_shows_the_tokens_it_would_earn(page: Page, address: str) -> None:
    ahead = played(Ahead(address, "cartouche", seed=5), lambda shown: bool(shown.placings))
    ahead.open(page)
    for x, y in page.evaluate(hand.LEGAL):
        page.mouse.move(2, 2)
        page.wait_for_selector(".mine:not([data-ahead])")
        page.mouse.move(x, y)
        page.wait_for_selector(".mine[data-ahead]")
        if page.query_selector("[data-more]"):
            break
    assert page.inner_text("[data-more] >> nth=0").startswith("+")


def test_a_story_lights_its_cells_and_is_completed_with_the_icon_one_chooses(
    page: Page, address: str
) -> None:
    ahead = played(Ahead(address, "cartouche", seed=5, side="B"), can_cover)
    story = next(c.item for c in ahead.shown().choices if c.item is not None and c.cells != "0")
    ahead.open(page)
    page.hover(f".stories [data-item={story}]")
    page.wait_for_selector(".lit[d]", state="attached")
    page.click(f".stories [data-item={story}]")
    ways = page.locator(".ways .way")
    ways.nth(1).hover()
    page.wait_for_function("() => document.querySelector('.lit').getAttribute('d').split('M').length === 2")
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    black = page.locator(".board-area [data-kind=black]").count()
    use(page, f".act [data-item={story}]")
    assert page.locator(".board-area [data-kind=black]").count() == black + 1
    name = say_in("en")(story_title(story).message)
    expect(page.locator(f".told-story[data-item='told {story}'] .told-name")).to_have_text(name)
    before = hand.version(page)
    page.click("[data-tool=take-back]")
    hand.settled(page, before)
    assert page.locator(".board-area [data-kind=black]").count() == black


def test_an_achievement_takes_an_ankh_three_pieces_and_a_repeat(page: Page, address: str) -> None:
    ahead = played(Ahead(address, "cartouche", seed=5), can("claim"))
    ahead.open(page)
    label = next(choice.item for choice in ahead.shown().choices if choice.action.startswith("claim"))
    use(page, f".ladders [data-item='{label}']")
    expect(page.locator(".act [data-item^=ankh]")).to_have_count(5)  # there is nothing to repeat yet
    use(page, ".act [data-item='ankh pieces']")
    expect(page.locator(".ladders [data-stands='0']")).to_have_count(1)
    while page.query_selector("[data-choice=done]"):
        use(page, "[data-choice=done]")
    expect(page.locator(".act .tile")).to_have_count(3)
    use(page, ".act .tile")
    expect(page.locator(".mine .piece-button")).to_have_count(1)


@pytest.mark.thorough
def test_the_repeat_ankh_asks_which_bonus(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartouche", seed=5)
    taken = 0
    while taken < 2:
        played(ahead, can("ankh"))
        legal = [str(action) for action in ahead.game.legal(ahead.state, 0)]
        if taken == 0:
            ahead.play(0, legal.index("ankh scarabs"))
            taken = 1
        elif sum(action.startswith("ankh repeat") for action in legal) > 0:
            taken = 2
    ahead.open(page)
    use(page, ".act [data-item='ankh repeat']")
    assert "two scarabs" in page.inner_text("[data-news]")


@pytest.mark.thorough
def test_on_a_phone_every_way_to_pay_is_a_few_taps_away_and_none_out_of_sight(
    new_page: NewPage, address: str
) -> None:
    page = new_page(**NARROW_PHONE)
    many_ways(page, address)
    ways, list_ = list[str](), "document.querySelector('.ways')"
    for _ in range(int(page.get_attribute(".ways", "data-pages") or 0)):
        assert page.evaluate(f"{list_}.scrollHeight <= {list_}.clientHeight")
        ways += [way.get_attribute("data-choice") or "" for way in page.locator(".way").all()]
        page.tap("[data-next-ways]")
    assert len(ways) == len(set(ways)) > 6
    assert page.locator(".way").first.get_attribute("data-choice") == ways[0]  # round to the first again
    page.tap("[data-cancel]")
    expect(page.locator(".ways")).to_have_count(0)
