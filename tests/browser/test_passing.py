"""An ambush by others: the maps are seen to be passed on, and to come back."""

from playwright.sync_api import Page

from tests.browser.ahead import Ahead, is_ambushed
from tests.browser.conftest import NewPage
from tests.browser.scenes import calm

MOVES = """() => {
  window.moves = [];
  addEventListener('animationstart', (event) => window.moves.push(event.animationName));
}"""


def ambushed(page: Page, address: str) -> Ahead:
    """Someone who sits there from the start until they draw on another's map."""
    ahead = Ahead(address, "cartographers", 2, seed=7)
    ahead.open(page)
    assert page.get_attribute(".board-area", "data-passed") is None
    page.evaluate(MOVES)
    return ahead.until(is_ambushed)


def test_another_s_map_comes_and_one_s_own_comes_back(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion="no-preference")
    ahead = ambushed(page, address)
    page.wait_for_selector(".board-area.foreign[data-passed=on]")
    page.wait_for_function("() => window.moves.includes('map-on')")
    for seat in (0, 1):
        ahead.play(seat)
    page.wait_for_selector(".board-area:not(.foreign)[data-passed=back]")
    page.wait_for_function("() => window.moves.includes('map-back')")


def test_for_those_who_want_no_motion_the_maps_are_exchanged_at_once(page: Page, address: str) -> None:
    ambushed(page, address)
    page.wait_for_selector(".board-area.foreign[data-passed=on]")
    calm(page)
    assert page.evaluate("window.moves") == []
