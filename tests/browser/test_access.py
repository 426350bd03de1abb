"""Every screen can be used by everyone: axe, contrast, targets, large text, and where the focus is."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import hand
from tests.browser.axe import check_rules
from tests.browser.conftest import PHONE, NewPage
from tests.browser.scenes import SCENES, calm
from tests.twins import twin

# The others differ from these in little; `make thorough` looks at them too.
QUICK = {
    "home-with-games",
    "set-up-cartographers",
    "flip-season",
    "invited-cartographers",
    "held-cartographers",
    "choice",
    "season-by-four",
    "menu",
    "rules",
    "introduction",
    "end-cartouche",
}


def each_scene(*names: str) -> Any:
    """A test for each scene, the less telling ones among the thorough tests."""
    return pytest.mark.parametrize(
        "name",
        [
            pytest.param(name, marks=() if name in QUICK else pytest.mark.thorough)
            for name in (names or SCENES)
        ],
    )


@each_scene()
def test_no_rule_of_accessibility_is_broken(new_page: NewPage, address: str, name: str) -> None:
    page = new_page(is_cut_off=True, service_workers="block", bypass_csp=True)
    SCENES[name](page, address)
    check_rules(page)


# Targets. The cells of a map are exempt: eleven abreast is what the game is, and what is held is dragged.
SMALL = """() => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, .cite'))
  .map((each) => each.closest('label.check') ?? each)
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([each, box]) => `${each.className} ${each.innerText}: ${box.width} by ${box.height}`)"""


@pytest.mark.thorough
@each_scene(
    "home-with-games",
    "set-up-cartographers",
    "waiting-room",
    "drawing-by-four",
    "held-cartouche",
    "menu",
    "end-of-two",
    "replay-cartographers",
)
def test_a_finger_hits_everything(new_page: NewPage, address: str, name: str) -> None:
    page = new_page(**PHONE)
    SCENES[name](page, address)
    calm(page)
    assert page.evaluate(SMALL) == []


# Text twice as large: it may scroll then, but nothing is cut off.
CUT = """() => {
  const isCut = (each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const text = range.getBoundingClientRect();
    for (let around = each; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowY === 'auto') return false;
      const box = around.getBoundingClientRect();
      if (overflowX === 'hidden' && text.right > box.right + 2) return true;
      if (overflowY === 'hidden' && text.bottom > box.bottom + 3) return true;
    }
    return text.right > innerWidth + 1 && document.documentElement.scrollWidth <= innerWidth;
  };
  return [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility() && !each.closest('svg, .news'))
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter(isCut)
    .map((each) => `${each.tagName} ${each.className}: ${each.innerText}`);
}"""
LARGE = {"text": (1280, 720, 32), "page": (640, 360, 16)}


@pytest.mark.parametrize("zoom", ["text", twin("page")])
@each_scene("home-with-games", "set-up-cartographers", "held-cartographers", "choice", "menu")
def test_text_twice_as_large_is_not_cut_off(new_page: NewPage, address: str, name: str, zoom: str) -> None:
    width, height, size = LARGE[zoom]
    page = new_page(viewport={"width": width, "height": height})
    SCENES[name](page, address)
    device: Any = page.context.new_cdp_session(page)
    device.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
    page.wait_for_function(f"() => getComputedStyle(document.documentElement).fontSize === '{size}px'")
    calm(page)
    assert page.evaluate(CUT) == []
    for button in page.locator("main button:visible, dialog button:visible").all():
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        assert box["x"] > -1, box
        assert box["x"] + box["width"] < width + 1, box


# Where the focus is

FOCUS = "() => document.activeElement.getAttribute('role') ?? document.activeElement.tagName"


def test_the_focus_goes_back_where_it_was_when_a_window_closes(page: Page, address: str) -> None:
    SCENES["drawing-by-four"](page, address)
    for opener in ("[data-menu]", "[data-rules]", ".player[data-seat='1']"):
        page.focus(opener)
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.evaluate(f'document.activeElement === document.querySelector("{opener}")'), opener


def test_the_focus_is_never_lost_between_screens(page: Page, address: str) -> None:
    page.goto("/")
    page.focus("[data-game=mapmaker]")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.setup")
    calm(page)
    assert page.evaluate("document.activeElement.id") == "app"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('href')") == "#/"
    page.focus("input[name=name]")
    page.keyboard.press("Enter")
    page.wait_for_selector("main.table")
    calm(page)
    assert page.evaluate("document.activeElement.id") == "app"
    page.keyboard.press("n")
    assert page.evaluate(FOCUS) == "gridcell"


def test_the_focus_can_be_seen_on_everything(page: Page, address: str) -> None:
    SCENES["drawing-by-four"](page, address)
    seen: set[str] = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        role, outline, stroke = page.evaluate(
            """() => {
              const style = getComputedStyle(document.activeElement);
              const role = document.activeElement.getAttribute('role') ?? document.activeElement.tagName;
              return [role, style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth), style.stroke];
            }"""
        )
        if role == "BODY":
            break
        seen.add(role)
        assert outline >= 2 or (role == "gridcell" and stroke != "none"), role
    assert {"A", "BUTTON", "gridcell"} <= seen


def test_nothing_moves_for_those_who_do_not_want_it(page: Page, address: str) -> None:
    SCENES["held-cartographers"](page, address)
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    assert page.evaluate("document.getAnimations().length") == 0
