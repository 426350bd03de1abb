"""Every screen can be used by everyone: axe, contrast, targets, large text, and where the focus is."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import hand
from tests.browser.axe import check_rules
from tests.browser.conftest import PHONE, NewPage
from tests.browser.scenes import SCENES, calm

# Each of them is unlike the others; `make thorough` looks at the rest too.
QUICK = ("home-with-games", "set-up-cartographers", "held-cartographers", "choice", "menu")


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
# How far from the left each reaches, once one has scrolled there.
SIDES = """(all) => all.map((each) => {
  each.scrollIntoView({ block: 'center', inline: 'nearest' });
  const { left, right } = each.getBoundingClientRect();
  return [each.innerText, left, right];
})"""
LARGE = {"text": (1280, 720, 32), "page": (640, 360, 16)}


def set_type(page: Page, size: int) -> None:
    """The size of the browser's own type, in pixels."""
    device: Any = page.context.new_cdp_session(page)
    device.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
    page.wait_for_function(f"() => getComputedStyle(document.documentElement).fontSize === '{size}px'")
    calm(page)


def check_large(page: Page, zoom: str) -> None:
    """Nothing is cut off where the text or the page is twice as large."""
    width, height, size = LARGE[zoom]
    page.set_viewport_size({"width": width, "height": height})
    set_type(page, size)
    assert page.evaluate(CUT) == []
    buttons = page.locator("main button:visible, dialog button:visible")
    outside = [each for each in buttons.evaluate_all(SIDES) if each[1] <= -1 or each[2] >= width + 1]
    assert outside == []


def test_screens_unlike_one_another_break_no_rule_of_accessibility_and_cut_no_large_text_off(
    new_page: NewPage, address: str
) -> None:
    page = new_page(bypass_csp=True)
    for name in QUICK:
        print(name)  # seen where it fails
        SCENES[name](page, address)
        check_rules(page)
        check_large(page, "text")
        set_type(page, 16)


@pytest.mark.thorough
@pytest.mark.parametrize("name", [name for name in SCENES if name not in QUICK])
def test_no_rule_of_accessibility_is_broken(new_page: NewPage, address: str, name: str) -> None:
    page = new_page(is_cut_off=True, service_workers="block", bypass_csp=True)
    SCENES[name](page, address)
    check_rules(page)


@pytest.mark.thorough
@pytest.mark.parametrize("name", QUICK)
def test_a_page_twice_as_large_is_not_cut_off(new_page: NewPage, address: str, name: str) -> None:
    width, height, _ = LARGE["page"]
    page = new_page(viewport={"width": width, "height": height})
    SCENES[name](page, address)
    check_large(page, "page")


# Targets. The cells of a map are exempt: eleven abreast is what the game is, and what is held is dragged.
SMALL = """() => [...document.querySelectorAll('button, a, input, select, summary')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen, .cite'))
  .map((each) => each.closest('label.check') ?? each)
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
  .map(([each, box]) => `${each.className} ${each.innerText}: ${box.width} by ${box.height}`)"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name",
    [
        "home-with-games",
        "set-up-cartographers",
        "waiting-room",
        "drawing-by-four",
        "held-cartouche",
        "menu",
        "end-of-two",
        "replay-cartographers",
    ],
)
def test_a_finger_hits_everything(new_page: NewPage, address: str, name: str) -> None:
    page = new_page(**PHONE)
    SCENES[name](page, address)
    calm(page)
    assert page.evaluate(SMALL) == []


# Where the focus is

FOCUS = "() => document.activeElement.getAttribute('role') ?? document.activeElement.tagName"


def check_focus_seen(page: Page) -> None:
    """Tab leads from thing to thing, and each shows that the focus is there."""
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


def test_the_focus_is_seen_on_everything_and_goes_back_where_it_was_when_a_window_closes(
    page: Page, address: str
) -> None:
    SCENES["drawing-by-four"](page, address)
    check_focus_seen(page)
    for opener in ("[data-menu]", "[data-rules]", ".player[data-seat='1']"):
        page.focus(opener)
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.evaluate(f'document.activeElement === document.querySelector("{opener}")'), opener


def test_the_focus_is_never_lost_between_screens_and_nothing_moves_for_those_who_do_not_want_it(
    page: Page,
) -> None:
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
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    assert page.evaluate("document.getAnimations().length") == 0
