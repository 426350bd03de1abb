"""The reader's own colours: shadows and backgrounds are gone, so a frame has to tell."""

from playwright.sync_api import Page

from landscribe.core.page import Page as Shown
from tests.browser.ahead import Ahead
from tests.browser.conftest import NewPage
from tests.browser.murals import played
from tests.browser.scenes import SCENES

FRAMES = """(selector) => [...document.querySelectorAll(selector)].map((each) => {
  const style = getComputedStyle(each);
  return `${style.borderTopWidth} ${style.borderTopStyle}`;
})"""


def has_two_tiles(shown: Shown) -> bool:
    return len({placing.item for placing in shown.placings}) > 1


def tiles(page: Page, address: str) -> None:
    played(Ahead(address, "cartouche", seed=4), has_two_tiles).open(page)


TOLD = (
    (SCENES["drawing-cartographers"], ".pick[aria-pressed=true]", ".pick[aria-pressed=false]"),
    (None, ".goal.next .goal-label", ".goal:not(.next) .goal-label"),
    (SCENES["score-alone"], ".ladder.ready", ".ladder:not(.ready)"),
    (SCENES["settings"], "[data-value][aria-pressed=true]", "[data-value][aria-pressed=false]"),
    (tiles, ".piece-button.held", ".piece-button:not(.held)"),
)


def test_what_is_picked_or_scores_or_open_is_told_without_colours(new_page: NewPage, address: str) -> None:
    page = new_page(forced_colors="active")
    for scene, such, others in TOLD:
        if scene:
            scene(page, address)
        frames, rest = page.evaluate(FRAMES, such), page.evaluate(FRAMES, others)
        assert frames, such
        assert rest, others
        assert set(frames).isdisjoint(rest), such
    page.set_viewport_size({"width": 390, "height": 664})  # here there are tabs
    page.wait_for_selector("[role=tab][aria-selected=true]")
    (chosen,) = page.evaluate(FRAMES, "[role=tab][aria-selected=true]")
    assert chosen not in page.evaluate(FRAMES, "[role=tab][aria-selected=false]")


def test_the_map_keeps_its_own_colours_and_what_is_held_its_outline(new_page: NewPage, address: str) -> None:
    page = new_page(forced_colors="active")
    SCENES["held-cartographers"](page, address)
    assert page.locator(".ghost .outline").evaluate("line => getComputedStyle(line).stroke") != "none"
    looks = page.eval_on_selector_all(
        ".board-area .wash", "all => all.map((each) => getComputedStyle(each).fill)"
    )
    assert len(set(looks)) > 1
