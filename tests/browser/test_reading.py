"""Whether all can be read: type that grows with the window, whole lines, nothing over anything."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landscribe.games import GAMES
from landscribe.texts import say_in
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.murals import phase, played
from tests.browser.scenes import SCENES, calm
from tests.twins import twin

TYPE = "all => Math.min(...all.map((each) => parseFloat(getComputedStyle(each).fontSize)))"


def resized(page: Page, width: int, height: int) -> Page:
    page.set_viewport_size({"width": width, "height": height})
    calm(page)
    return page


def smallest(page: Page, selector: str) -> float:
    """The smallest type of these, in pixels."""
    return page.eval_on_selector_all(selector, TYPE)


# Large windows


def test_type_grows_with_the_window_as_the_map_does_and_a_tablet_has_a_layout_of_its_own(
    page: Page, address: str
) -> None:
    scenes = (
        ("drawing-cartographers", ".goal-name, .prompt, .news li"),
        ("drawing-cartouche", ".offer .face-text"),
    )
    for scene, words in scenes:
        SCENES[scene](page, address)
        sizes = [smallest(resized(page, *size), words) for size in ((1280, 720), (1920, 1080), (2560, 1440))]
        assert sizes[0] >= 14
        assert sizes[1] >= 1.25 * sizes[0]
        assert sizes[2] > sizes[1]
        found = list[str | None]()
        for size in ((390, 664), (820, 1180), (1280, 720)):
            found.append(resized(page, *size).get_attribute("[data-layout]", "data-layout"))
        assert found == ["phone", "tablet", "desk"]


# Small ones


@pytest.mark.parametrize("game", [twin("cartographers"), "heroes"])
def test_a_set_up_is_no_wider_than_the_phone_in_french_either(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page(**(LOW_PHONE | {"locale": "fr"}))
    SCENES[f"set-up-{game}"](page, address)
    for width in (320, 360, 424):
        resized(page, width, 640)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        box = page.locator("button[lang=fr]").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width


OVER = """() => {
  const parts = [...document.querySelectorAll('.top > :not(.connection), .top .status > *')]
    .filter((each) => each.checkVisibility() && !each.querySelector(':scope > *:not(svg, span, b)'));
  const boxes = parts.map((each) => [each.className, each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && box.height > 1);
  return boxes.flatMap(([name, box], at) => boxes.slice(at + 1)
    .filter(([, other]) => Math.min(box.right, other.right) > Math.max(box.left, other.left) + 1
      && Math.min(box.bottom, other.bottom) > Math.max(box.top, other.top) + 1)
    .map(([other]) => `${name} and ${other}`));
}"""


@pytest.mark.parametrize("locale", ["fr", twin("en")])
def test_nothing_lies_over_anything_in_the_line_at_the_top_of_a_phone(
    new_page: NewPage, address: str, locale: str
) -> None:
    page = new_page(**(LOW_PHONE | {"locale": locale}))
    for seats in (1, 4):
        Ahead(address, "cartouche", seats).open(page)
        for width in (390, 320):
            assert resized(page, width, 664).evaluate(OVER) == []
            assert page.locator(".top").evaluate("top => top.clientHeight") <= 60


def test_in_a_low_window_one_still_reads_what_happened(page: Page, address: str) -> None:
    resized(page, 1366, 625)
    for name in ("draft", "place"):
        played(Ahead(address, "cartouche", 2, seed=5), phase(name)).open(page)
        told = page.locator(".news li:visible, .latest:visible").first
        expect(told).to_be_in_viewport(ratio=1)
        assert told.evaluate("line => line.clientHeight") >= 15


def test_a_page_at_twice_its_size_is_still_one_screen(page: Page, address: str) -> None:
    for scene in ("held-cartographers", "held-cartouche", "choice"):
        SCENES[scene](page, address)
        hand.check_one_screen(resized(page, 640, 360))


# Long names

WHOLE = """([selector, names]) => {
  const line = document.querySelector(selector);
  return names.filter((name) => {
    line.textContent = name;
    return line.scrollWidth > line.clientWidth + 1;
  });
}"""


WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}


@pytest.mark.parametrize(
    ("game", "device"),
    [
        ("heroes", LOW_PHONE),
        *(twin(game, device) for game in ("mapmaker", "cartographers") for device in (LOW_PHONE, WIDE)),
        twin("heroes", WIDE),
    ],
)
def test_the_name_of_no_goal_is_cut_in_french(
    new_page: NewPage, address: str, game: str, device: dict[str, Any]
) -> None:
    page = new_page(**(device | {"locale": "fr"}))
    Ahead(address, game).open(page)
    say = say_in("fr")
    names = [
        say(card.name.message) for card in GAMES[game].explain() if card.examples and not card.name.values
    ]
    assert len(names) > 5
    assert page.evaluate(WHOLE, [".goal-name", names]) == []
