"""A shape in the hand: wheel and buttons, taps and drags, and the window that tells of them."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import PHONE, NewPage
from tests.browser.hand import Point, drag_by_finger, drag_by_mouse, middle
from tests.twins import twin


def sit(page: Page, address: str, game: str = "mapmaker", **options: Any) -> Page:
    return Ahead(address, game, **options).open(page)


def covered(page: Page) -> str:
    """The cells of the board that are under what is held."""
    return page.evaluate(hand.COVERED)


def changed(page: Page, before: str) -> str:
    """The same once it is something else."""
    page.wait_for_function(f"() => ({hand.COVERED})() !== '{before}'")
    return covered(page)


def aimed(page: Page) -> str:
    """A shape over the middle of the board, where nothing is near."""
    page.mouse.move(*middle(page, "[data-cell='60']"))
    page.wait_for_selector("[data-ghost]", state="attached")
    return covered(page)


# With the mouse


def test_the_wheel_turns_what_is_held_one_way_and_the_other(page: Page, address: str) -> None:
    sit(page, address)
    before = aimed(page)
    page.mouse.wheel(0, 100)
    turned = changed(page, before)
    page.wait_for_timeout(100)  # a second notch so soon would be the same one
    page.mouse.wheel(0, -100)
    assert changed(page, turned) == before


def turn(page: Page) -> None:
    page.mouse.wheel(0, 100)


def turn_by_button(page: Page) -> None:
    page.mouse.click(*middle(page, "[data-cell='60']"), button="right")


def flip(page: Page) -> None:
    page.keyboard.down("Shift")
    page.mouse.wheel(0, 100)
    page.keyboard.up("Shift")


def flip_by_button(page: Page) -> None:
    page.mouse.click(*middle(page, "[data-cell='60']"), button="middle")


@pytest.mark.parametrize(
    ("by_mouse", "key"), [twin(turn, "r"), twin(turn_by_button, "r"), twin(flip, "f"), (flip_by_button, "f")]
)
def test_the_mouse_turns_and_flips_as_the_keys_do(
    page: Page, address: str, by_mouse: Callable[[Page], None], key: str
) -> None:
    found = list[str]()
    for is_mouse in (True, False):
        sit(page, address)
        page.reload()  # with nothing in the hand
        page.wait_for_selector("[data-link-state=live]")
        before = aimed(page)
        by_mouse(page) if is_mouse else page.keyboard.press(key)
        found.append(changed(page, before))
        expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", "fits up")
    assert found[0] == found[1]


def test_only_over_the_board_the_browser_s_menu_and_scrolling_stay_away(page: Page, address: str) -> None:
    sit(page, address)
    page.evaluate("""() => {
      window.prevented = [];
      for (const kind of ['contextmenu', 'wheel'])
        document.addEventListener(kind, (event) => window.prevented.push(kind, event.defaultPrevented));
    }""")
    aimed(page)
    page.mouse.click(*middle(page, "[data-cell='60']"), button="right")
    page.mouse.wheel(0, 100)
    page.wait_for_function("() => window.prevented.length === 4")
    assert page.evaluate("window.prevented") == ["contextmenu", True, "wheel", True]
    page.mouse.click(*middle(page, ".goals"), button="right")
    page.wait_for_function("() => window.prevented.length === 6")
    assert page.evaluate("window.prevented[5]") is False


def dragged(page: Page, to: Point) -> Callable[[], None]:
    """The second shape of the card, taken there by the mouse."""
    return drag_by_mouse(page, middle(page, ".pick >> nth=1"), to)


def test_a_shape_dropped_elsewhere_goes_back_to_its_card_from_which_it_is_dragged_onto_the_board(
    page: Page, address: str
) -> None:
    sit(page, address, "cartographers", seed=200434)
    let_go = dragged(page, middle(page, ".goals"))
    expect(page.locator(".dragged")).to_be_visible()
    let_go()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.click(".pick >> nth=0")
    assert page.get_attribute(".pick >> nth=1", "aria-pressed") == "false"
    before = hand.version(page)
    let_go = dragged(page, page.evaluate(hand.LEGAL)[40])
    page.wait_for_selector("[data-ghost$=up]", state="attached")
    let_go()
    page.wait_for_selector("[data-ghost$=down]", state="attached")
    assert page.get_attribute(".pick >> nth=1", "aria-pressed") == "true"
    assert page.locator(".dragged").count() == 0
    assert hand.version(page) == before  # nothing is drawn before it is confirmed


@pytest.mark.thorough
def test_a_shape_dropped_over_the_edge_lies_at_the_edge(page: Page, address: str) -> None:
    sit(page, address)
    box = page.locator("[data-cell='0']").bounding_box()
    assert box is not None
    corner = box["x"] - box["width"] / 3, box["y"] - box["height"] / 3
    drag_by_mouse(page, middle(page, ".pick >> nth=0"), corner)()
    page.wait_for_selector("[data-ghost$=down]", state="attached")
    cells = [int(cell) for cell in covered(page).split()]
    assert (min(cell // 11 for cell in cells), min(cell % 11 for cell in cells)) == (0, 0)


# With a finger


def test_a_tap_on_the_shape_turns_it_and_a_tap_elsewhere_moves_it(phone: Page, address: str) -> None:
    sit(phone, address)
    phone.touchscreen.tap(*middle(phone, "[data-cell='60']"))
    phone.wait_for_selector("[data-ghost='fits down']", state="attached")
    forms = [covered(phone)]
    for _ in range(4):
        phone.touchscreen.tap(*middle(phone, "[data-cell='60']"))
        forms.append(changed(phone, forms[-1]))
        assert phone.get_attribute("[data-ghost]", "data-ghost") == "fits down"
    assert (forms[0], len(set(forms))) == (forms[4], 4)
    free = phone.locator("[data-cell='27']")
    assert free.get_attribute("aria-selected") is None
    phone.touchscreen.tap(*middle(phone, "[data-cell='27']"))
    assert "27" in changed(phone, forms[-1]).split()
    before = hand.version(phone)
    phone.tap("[data-tool=confirm]")
    hand.settled(phone, before)


def test_a_finger_drags_a_shape_from_its_card(phone: Page, address: str) -> None:
    sit(phone, address, "cartographers", seed=200434)
    let_go = drag_by_finger(phone, middle(phone, ".pick >> nth=1"), phone.evaluate(hand.LEGAL)[40])
    phone.wait_for_selector("[data-ghost='fits up']", state="attached")
    expect(phone.locator(".advice")).to_have_text("It fits: let go to put it down.")
    let_go()
    phone.wait_for_selector("[data-ghost$=down]", state="attached")
    assert phone.get_attribute(".pick >> nth=1", "aria-pressed") == "true"
    assert phone.evaluate("scrollY") == 0
    phone.tap("[data-tool=lift]")
    expect(phone.locator(".advice")).to_have_text("It fits: tap it to put it down.")
    phone.touchscreen.tap(*middle(phone, ".board-area [aria-selected=true] >> nth=0"))
    phone.wait_for_selector("[data-ghost='fits down']", state="attached")


@pytest.mark.thorough
def test_the_tap_after_a_shape_was_flicked_over_the_map_counts(phone: Page, address: str) -> None:
    sit(phone, address)
    before = hand.version(phone)
    legal = phone.evaluate(hand.LEGAL)
    drag_by_finger(phone, legal[0], legal[len(legal) // 2])()  # still moving when it is lifted
    phone.wait_for_selector("[data-ghost='fits down']", state="attached")
    phone.tap("[data-tool=confirm]")
    hand.settled(phone, before)


# Keys


def test_a_question_mark_opens_the_keys(page: Page, address: str) -> None:
    sit(page, address)
    page.keyboard.press("?")
    window = page.get_by_role("dialog", name="Keys")
    expect(window.get_by_role("row", name="R turn")).to_be_visible()
    expect(window).to_contain_text("the wheel or a right click turns")
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


@pytest.mark.parametrize("way", [twin("Escape"), "Enter"])
def test_enter_confirms_what_is_down_after_a_window_is_closed(page: Page, address: str, way: str) -> None:
    sit(page, address)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    page.click("[data-menu]")
    page.wait_for_selector("dialog[open]")
    page.locator("dialog [data-close]").focus()
    page.keyboard.press(way)
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function("() => document.activeElement.getAttribute('role') === 'gridcell'")
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    assert page.query_selector("dialog") is None


# Words for fingers

CUT = """() => [...document.querySelectorAll('.advice, .clock span')]
  .filter((line) => line.clientWidth > 0 && line.scrollWidth > line.clientWidth + 1)
  .map((line) => line.textContent)"""


@pytest.mark.parametrize("locale", [twin("en"), "fr"])
@pytest.mark.parametrize("size", [twin({"width": 390, "height": 664}), {"width": 320, "height": 568}])
def test_what_a_phone_says_is_never_cut(
    new_page: NewPage, address: str, locale: str, size: dict[str, int]
) -> None:
    phone = sit(new_page(**{**PHONE, "locale": locale, "viewport": size}), address)
    said = [phone.inner_text(".advice")]
    assert phone.evaluate(CUT) == []
    clock, rules = phone.locator(".clock").bounding_box(), phone.locator("[data-rules]").bounding_box()
    assert clock is not None
    assert rules is not None
    assert clock["x"] + clock["width"] <= rules["x"]
    for act in ("[data-cell='60']", "[data-tool=lift]", "[data-cell='60']"):
        phone.touchscreen.tap(*middle(phone, act))
        said.append(phone.inner_text(".advice"))
        assert phone.evaluate(CUT) == []
    assert len(set(said)) == 3


@pytest.mark.parametrize(
    ("locale", "tap", "clicks"), [twin("en", "Tap", "click"), ("fr", "Touchez", "cliquez")]
)
def test_a_phone_speaks_of_taps_and_not_of_clicks_and_keys(
    new_page: NewPage, address: str, locale: str, tap: str, clicks: str
) -> None:
    phone = sit(new_page(**{**PHONE, "locale": locale}), address)
    advice = phone.locator(".advice")
    expect(advice).to_contain_text(tap)
    phone.touchscreen.tap(*middle(phone, "[data-cell='60']"))
    phone.wait_for_selector("[data-ghost='fits down']", state="attached")
    phone.tap("[data-tool=lift]")
    phone.wait_for_selector("[data-ghost='fits up']", state="attached")
    expect(advice).not_to_contain_text(clicks)
    phone.touchscreen.tap(*middle(phone, "[data-cell='60']"))  # what is lifted is put down again
    phone.wait_for_selector("[data-ghost='fits down']", state="attached")
    phone.keyboard.press("?")
    expect(phone.locator("dialog h2")).to_have_text({"en": "By touch", "fr": "Au toucher"}[locale])
    expect(phone.locator("[data-hands]")).to_have_attribute("data-hands", "touch")
