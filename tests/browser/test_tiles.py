"""Tiles of Cartouche dragged from the reserve onto the mural, with the mouse and with a finger."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landscribe.core.page import Page as Shown
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.hand import Point, drag_by_finger, drag_by_mouse, middle
from tests.browser.murals import phase, played
from tests.twins import twin

Drag = Callable[[Page, Point, Point], Callable[[], None]]
FRENCH = LOW_PHONE | {"locale": "fr"}

LAST = ".piece-button >> nth=-1"


def has_two_tiles(shown: Shown) -> bool:
    return len({placing.item for placing in shown.placings}) > 1


def sit(page: Page, address: str) -> Page:
    return played(Ahead(address, "cartouche", seed=4), has_two_tiles).open(page)


def is_held(page: Page, tile: str) -> bool:
    return "held" in str(page.get_attribute(tile, "class")).split()


@pytest.mark.parametrize(
    ("device", "drag", "words"),
    [
        ({}, drag_by_mouse, "Point at the mural"),
        (FRENCH, drag_by_finger, "glissez-y la tuile"),
        twin(LOW_PHONE, drag_by_finger, "drag the tile there"),
    ],
)
def test_a_tile_is_dragged_from_the_reserve_onto_the_mural_as_it_is_said_for_the_hand_one_has(
    new_page: NewPage, address: str, device: dict[str, Any], drag: Drag, words: str
) -> None:
    page = sit(new_page(**device), address)
    expect(page.locator(".act .advice")).to_contain_text(words)
    assert not is_held(page, LAST)
    before = hand.version(page)
    let_go = drag(page, middle(page, LAST), middle(page, "[data-cell='24']"))
    page.wait_for_selector("[data-ghost$=up]", state="attached")
    let_go()
    page.wait_for_selector("[data-ghost$=down]", state="attached")
    assert is_held(page, LAST)
    assert page.locator(".dragged").count() == 0
    assert (hand.version(page), page.evaluate("scrollY")) == (before, 0)
    page.locator("[data-aim]").first.click()
    page.locator("[data-tool=confirm]").click()
    hand.settled(page, before)


@pytest.mark.thorough
def test_a_tile_that_was_turned_stays_so_when_it_is_dragged_again(page: Page, address: str) -> None:
    sit(page, address)
    there = middle(page, "[data-cell='24']")
    drag_by_mouse(page, middle(page, LAST), there)()
    page.wait_for_selector("[data-ghost$=down]", state="attached")
    before = page.evaluate(hand.COVERED)
    page.click("[data-tool=turn]")
    page.wait_for_function(f"() => ({hand.COVERED})() !== '{before}'")
    turned = page.evaluate(hand.COVERED)
    drag_by_mouse(page, middle(page, LAST), there)()
    page.wait_for_selector("[data-ghost$=down]", state="attached")
    assert page.evaluate(hand.COVERED) == turned


@pytest.mark.parametrize(("device", "drag"), [twin({}, drag_by_mouse), (LOW_PHONE, drag_by_finger)])
def test_a_tile_dropped_elsewhere_goes_back_to_the_reserve(
    new_page: NewPage, address: str, device: dict[str, Any], drag: Drag
) -> None:
    page = sit(new_page(**device), address)
    let_go = drag(page, middle(page, LAST), middle(page, ".status"))
    expect(page.locator(".dragged")).to_be_visible()
    let_go()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator("[data-ghost]")).to_have_count(0)


@pytest.mark.thorough
def test_only_what_can_be_placed_is_dragged(page: Page, address: str) -> None:
    played(Ahead(address, "cartouche", seed=4), phase("draft")).open(page)
    let_go = drag_by_mouse(page, middle(page, ".act .tile >> nth=0"), middle(page, "[data-cell='24']"))
    assert page.locator(".dragged, [data-ghost]").count() == 0
    let_go()
