"""The end of a season and of the game: with motion, still, or at once for who taps on; and as a picture."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.ceremonies import before_a_season, before_the_end, end_it, hold_time, wait_in_held_time
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.hand import DRAWN
from tests.browser.scenes import BEARINGS
from tests.twins import twin

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
PARTS = 4  # two edicts, coins, monsters
SEASON = "dialog [data-season]"
TOTAL = "[data-season-total]"

# What every picture is drawn from, and what is handed to the device.
WATCHED = """() => {
  window.drawn = [];
  const { set, get } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    get, set(url) { window.drawn.push(decodeURIComponent(url)); set.call(this, url); } });
}"""
SHARES = """() => {
  window.shared = [];
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files, ...rest }) => {
    const [file] = files;
    const start = [...new Uint8Array(await file.arrayBuffer()).slice(1, 4)];
    window.shared.push([file.name, file.type, String.fromCharCode(...start), Object.keys(rest)]);
  };
}"""
SHIFTED = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      window.shifted.push(...sources.map(({ node }) => node?.outerHTML ?? node?.data ?? 'gone'));
  }).observe({ type: 'layout-shift' });
}"""
RUNNING = """() => document.querySelector('dialog').getAnimations({ subtree: true })
  .filter((each) => each.playState !== 'finished').length"""


def scored(ahead: Ahead) -> tuple[list[int], int]:
    """What each part of the season brought the first seat, and its total."""
    end = ahead.shown().season_end
    assert end is not None
    return [part.points for part in end.boards[0].parts], end.boards[0].total


def printed(number: int) -> str:
    return str(number).replace("-", "\N{MINUS SIGN}")


FLOWN = """() => { window.flown = 0; new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes)
    if (node.className?.startsWith?.('flying')) window.flown++;
}).observe(document.body, { childList: true, subtree: true }); }"""


def test_a_season_is_told_part_by_part_and_stars_fly_and_nothing_is_shifted(
    new_page: NewPage, address: str
) -> None:
    ahead = before_a_season(address)
    page = ahead.open(new_page(**MOVING))
    page.evaluate(FLOWN)
    hold_time(page)
    end_it(ahead)
    wait_in_held_time(page, SEASON)
    page.evaluate(SHIFTED)
    points, total = scored(ahead)
    expect(page.locator(SEASON)).to_have_attribute("data-counted", "0")
    expect(page.locator(TOTAL)).to_have_text(printed(total - sum(points)))
    for number in range(PARTS):
        page.clock.run_for(1000)
        expect(page.locator(SEASON)).to_have_attribute("data-counted", str(number + 1))
        expect(page.locator(f"[data-part='{number}']")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(TOTAL)).to_have_text(printed(total - sum(points[number + 1 :])))
    assert any(points)
    assert page.evaluate("window.flown") == sum(min(12, abs(each)) for each in points)
    page.clock.run_for(2000)
    expect(page.locator("[data-part][aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".flying")).to_have_count(0)
    assert page.evaluate("window.shifted") == []


# Where the text ends.
RIGHT = """each => { const range = document.createRange(); range.selectNodeContents(each);
  return range.getBoundingClientRect().right; }"""


@pytest.mark.parametrize("device", [twin({}), LOW_PHONE], ids=["desk", "phone"])
def test_an_impatient_tap_sees_the_whole_season_summed_up_and_who_goes_on_waits_for_nothing(
    new_page: NewPage, address: str, device: dict[str, Any]
) -> None:
    ahead = before_a_season(address)
    page = ahead.open(new_page(**MOVING | device))
    hold_time(page)
    end_it(ahead)
    wait_in_held_time(page, f"{SEASON}[data-counted='0']")
    page.click("dialog h2")
    page.clock.run_for(50)
    expect(page.locator(SEASON)).to_have_attribute("data-counted", str(PARTS))
    expect(page.locator(TOTAL)).to_have_text(printed(scored(ahead)[1]))
    for part in page.locator(".part b").all():
        assert part.evaluate(RIGHT) == pytest.approx(page.locator(TOTAL).evaluate(RIGHT), abs=3)
    ahead.until(lambda shown: shown.season_end is not None and shown.season_end.number == 1)
    wait_in_held_time(page, "dialog [data-season='1'][data-counted='0']")
    page.click("dialog [data-close]")
    page.clock.run_for(50)
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".flying")).to_have_count(0)


@pytest.mark.parametrize("device", [twin({}), LOW_PHONE], ids=["desk", "phone"])
def test_a_still_season_is_told_at_once_with_every_map_and_the_next_takes_its_place(
    new_page: NewPage, address: str, device: dict[str, Any]
) -> None:
    ahead = before_a_season(address, seats=3)
    page = ahead.open(new_page(**device))
    end_it(ahead)
    page.wait_for_selector(f"{SEASON}[data-counted='{PARTS}']")
    _, total = scored(ahead)
    expect(page.locator(TOTAL)).to_have_text(printed(total))
    expect(page.locator(".flying")).to_have_count(0)
    said = page.locator(f"{SEASON} [role=status]").inner_text()
    assert said.endswith(f"Total {printed(total)}.")
    assert "Coins" in said
    end = ahead.shown().season_end
    assert end is not None
    names = [
        f"{seat + 1} · {name} {printed(end.boards[seat].total)}" for seat, name in ((1, "Ben"), (2, "Cleo"))
    ]
    assert page.locator(".season .others figcaption").all_inner_texts() == names
    assert page.locator(".season .board").count() == 3
    for caption in page.locator(".season .others figcaption").all():
        expect(caption).to_be_in_viewport(ratio=1)
    page.click(".season-sheet summary")
    expect(page.locator(".season-sheet .sheet").first).to_be_visible()
    page.click("[data-part='0']")
    expect(page.locator("[data-part='0']")).to_have_attribute("aria-pressed", "true")

    page.wait_for_selector(f"{SEASON}[data-season='0']")
    ahead.until(lambda shown: shown.season_end is not None and shown.season_end.number == 1)
    page.wait_for_selector(f"{SEASON}[data-season='1']")
    page.evaluate(DRAWN)  # the window that went says only now that it is closed
    expect(page.locator(f"{SEASON}[data-season='1']")).to_be_visible()
    page.click("dialog [data-close]")
    expect(page.locator("dialog")).to_have_count(0)


def end_game(ahead: Ahead, page: Page) -> None:
    """The last thing is done, and what the last season brought is read."""
    end_it(ahead)
    page.wait_for_selector("dialog [data-season='3']")
    page.click("dialog [data-close]")
    page.wait_for_selector("dialog [data-final]")


def test_the_places_are_called_one_after_the_other_until_one_taps(new_page: NewPage, address: str) -> None:
    ahead = before_the_end(address, seats=3)
    page = ahead.open(new_page(**MOVING))
    end_it(ahead)
    page.wait_for_selector("dialog [data-season='3']")
    hold_time(page)
    page.click("dialog [data-close]")
    wait_in_held_time(page, "dialog [data-final]")
    assert page.evaluate(RUNNING) == 3
    opacity = page.locator("[data-place='1']").evaluate("(place) => getComputedStyle(place).opacity")
    assert opacity == "0"
    page.click("dialog h2")
    page.clock.run_for(50)
    assert page.evaluate(RUNNING) == 0
    places = page.locator("[data-podium] > li")
    assert [places.nth(number).get_attribute("data-place") for number in range(3)] == ["1", "2", "3"]


LINES = "[data-certificate] figcaption > *"
OPACITIES = "(all) => all.map((each) => getComputedStyle(each).opacity)"


@pytest.mark.parametrize("motion", ["no-preference", twin("reduce")])
def test_a_certificate_is_written_line_by_line_until_one_taps(
    new_page: NewPage, address: str, motion: str
) -> None:
    ahead = before_the_end(address)
    page = ahead.open(new_page(reduced_motion=motion))
    end_it(ahead)
    page.wait_for_selector("dialog [data-season='3']")
    hold_time(page)
    page.click("dialog [data-close]")
    wait_in_held_time(page, "dialog [data-final]")
    lines = page.locator(LINES)
    assert page.evaluate(RUNNING) == (lines.count() if motion == "no-preference" else 0)
    if motion == "no-preference":
        assert set(lines.evaluate_all(OPACITIES)) == {"0"}
        page.click("dialog h2")
        page.clock.run_for(50)
    assert page.evaluate(RUNNING) == 0
    assert set(lines.evaluate_all(OPACITIES)) == {"1"}


def share(page: Page, ahead: Ahead, address: str) -> None:
    """One tap shares the end, and nothing but the game."""
    page.evaluate(WATCHED)
    page.evaluate(SHARES)
    page.click("[data-keepsake]")
    page.wait_for_function("() => window.shared.length")
    assert page.evaluate("window.shared") == [
        ["landscribe-cartographers.png", "image/png", "PNG", ["title"]],
    ]
    (drawing,) = page.evaluate("window.drawn")
    words = drawing.split("</style>", 1)[1]
    assert "Ada" in words
    assert str(ahead.shown().sheets[0].total) in words
    hidden = {*ahead.state.deck, *ahead.state.ambush_deck, *ahead.state.hero_deck}
    secret = {ahead.table, *ahead.tokens, address, *hidden}
    assert hidden
    assert [each for each in secret if each in drawing] == []


def test_a_still_end_has_all_places_at_once_and_one_tap_shares_it(page: Page, address: str) -> None:
    ahead = before_the_end(address, seats=2)
    ahead.open(page)
    end_game(ahead, page)
    assert page.evaluate(RUNNING) == 0
    assert page.locator("[data-podium] .board").count() == 2
    first = page.locator("dialog :is(button, .button)").first
    expect(first).to_have_text("Play again")
    expect(first).to_be_focused()
    won = ahead.game.outcome(ahead.state).winners
    headline = "You win" if won == {0} else "Ben wins" if won == {1} else "You share the win with Ben"
    expect(page.locator("dialog h2")).to_have_text(headline)
    share(page, ahead, address)


def kept_as_a_file(page: Page, game: str) -> None:
    with page.expect_download() as download:
        page.click("[data-keepsake]")
    assert download.value.suggested_filename == f"landscribe-{game}.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


def test_a_certificate_tells_the_place_among_ones_own_games_and_is_kept_or_shared(
    page: Page, address: str
) -> None:
    first = Ahead(address, "cartographers", seed=7, bearings=BEARINGS).over()
    first.open(page)
    page.wait_for_selector("main.table[data-over=true]")
    ahead = Ahead(address, "cartographers", bearings=BEARINGS).over()
    ahead.open(page)
    page.click("[data-end=sheets]")
    told = {
        True: "The best of your 2 games of Cartographers alone!",
        False: "Place 2 among your 2 games of Cartographers alone.",
    }
    is_best = ahead.shown().sheets[0].total >= first.shown().sheets[0].total
    expect(page.locator("[data-rank]")).to_have_text(told[is_best])
    expect(page.locator("[data-certificate] .rating")).to_contain_text("Rating")
    assert page.evaluate(RUNNING) == 0
    assert set(page.locator(LINES).evaluate_all(OPACITIES)) == {"1"}
    kept_as_a_file(page, "cartographers")
    share(page, ahead, address)


@pytest.mark.thorough
def test_the_picture_of_a_mural_is_kept_as_a_file(page: Page, address: str) -> None:
    Ahead(address, "cartouche", bearings=BEARINGS).over().open(page)
    page.click("[data-end=sheets]")
    kept_as_a_file(page, "cartouche")
