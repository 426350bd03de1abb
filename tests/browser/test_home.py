"""The first page: the games one sits at, of which none is lost by a tap."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.conftest import NewPage
from tests.browser.hand import DRAWN
from tests.browser.scenes import home


def test_a_running_game_is_removed_only_when_one_says_so_and_is_never_lost(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers", 2)
    ahead.open(page)
    home(page, address)
    page.click("[data-hide]")
    expect(page.locator("dialog")).to_contain_text("Remove a game that goes on?")
    page.keyboard.press("Escape")
    assert page.locator(".my-games li").count() == 1
    page.click("[data-hide]")
    page.click("[data-remove]")
    expect(page.locator(".my-games li")).to_have_count(0)
    page.click("[data-undo] button")
    expect(page.locator(".my-games .due")).to_have_count(1)
    page.click(".my-games a")
    page.wait_for_selector("[data-link-state=live]")
    assert page.evaluate("document.querySelector('[data-choice], [data-aim], [data-tool=confirm]') !== null")

    # What was hidden long ago is still there.
    home(page, address)
    page.click("[data-hide]")
    page.click("[data-remove]")
    page.reload()
    page.click(".hidden-games summary")
    page.click("[data-bring-back]")
    expect(page.locator(".my-games .due")).to_have_count(1)
    assert page.locator(".hidden-games").count() == 0
    page.click(".my-games a")
    page.wait_for_selector("main.table [data-tool=confirm]")

    # A hidden seat still opens by the link of its table.
    home(page, address)
    page.click("[data-hide]")
    page.click("[data-remove]")
    page.goto(f"/t/{ahead.table}")
    page.wait_for_selector("[data-seat='0'].me", state="attached")


def test_a_finished_game_shows_its_score_and_map_and_is_hidden_at_once(page: Page, address: str) -> None:
    ahead = Ahead(address, "mapmaker").over()
    ahead.open(page)
    home(page, address)
    points = ahead.game.outcome(ahead.state).scores[0]
    expect(page.locator("[data-points]")).to_have_text(str(points))
    expect(page.locator(".my-games .board")).to_be_visible()
    page.click("[data-hide]")
    expect(page.locator(".my-games li")).to_have_count(0)
    assert page.locator("dialog").count() == 0
    expect(page.locator("[data-undo]")).to_contain_text("The Mapmaker is hidden.")


def test_the_link_of_a_seat_is_copied_from_the_list(new_page: NewPage, address: str) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    ahead = Ahead(address, "heroes", 2)
    ahead.open(page, seat=1)
    home(page, address)
    page.click("[data-seat-of]")
    expect(page.locator("dialog small")).to_contain_text("This link is your seat")
    page.click("[data-copy=seat]")
    expect(page.locator("[data-copy=seat]")).to_have_text("Copied")
    link = f"{address}/#/table/{ahead.table}/{ahead.tokens[1]}"
    assert page.evaluate("navigator.clipboard.readText()") == link


# Which parts of the map behind the page cannot be seen yet, and how many move.
GROWING = """() => {
  const parts = [...document.querySelectorAll('.growing .grown')];
  const hidden = parts.filter((part) => getComputedStyle(part).opacity === '0').length;
  return [parts.length > 0, hidden > 0, parts.flatMap((part) => part.getAnimations()).length > 0];
}"""


def test_the_map_behind_the_page_grows_where_things_may_move(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion="no-preference")
    home(page, address)
    assert page.evaluate(GROWING) == [True, True, True]


def test_no_game_stands_alone_in_its_row_and_how_many_can_play_is_said_as_it_is_here_and_by_the_rules(
    page: Page, address: str
) -> None:
    home(page, address)
    assert page.evaluate(GROWING) == [True, False, False]  # things may not move
    sizes = {(390, 664): 1, (820, 1180): 2, (1280, 720): 4, (1920, 1080): 4}
    for (width, height), columns in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        lefts = page.eval_on_selector_all(".shelf > li", "all => all.map(each => each.offsetLeft)")
        assert len(set(lefts)) == columns
        shelf = page.locator(".shelf").bounding_box()
        assert shelf is not None
        assert shelf["width"] > 0.85 * width
        boxes = [
            page.locator(f".masthead {each}").bounding_box() for each in (".languages", "[data-settings]")
        ]
        middles = [box["y"] + box["height"] / 2 for box in boxes if box is not None]
        assert middles[0] == pytest.approx(middles[1], abs=1.5)

    said = page.locator("[data-game=cartographers] .fine")
    expect(said).to_have_text("1 to 12 players here, up to 100 by the rules")
    expect(page.locator("[data-game=cartouche] .fine")).to_have_text("1 to 4 players")
    expect(page.locator("[data-game=mapmaker] .fine")).to_have_text("Alone")
    page.click("[data-game=cartographers]")
    for _ in range(11):
        page.click("[data-add=bot]")
    expect(page.locator("[data-add=bot]")).to_be_disabled()
    expect(page.locator("[data-limit]")).to_have_text(re.compile("^12 can sit .* up to 100"))
