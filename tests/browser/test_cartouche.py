"""Cartouche from its set-up to its count: whole games by clicks and by touch, and two browsers."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.mural_table import MURAL, play_on


@pytest.mark.thorough
def test_a_whole_game_alone_by_clicks_with_the_count_explained(page: Page) -> None:
    hand.start(page, "cartouche", seed=3)
    if page.query_selector("dialog[open]"):
        hand.close_by_click(page)
    rng = random.Random(3)
    for step in range(300):
        if step % 5 == 0:
            hand.check_one_screen(page)
        if not play_on(page, rng):
            break
    assert page.get_attribute("main.table", "data-over") == "true"
    sheet = hand.final_sheets(page)[0]
    assert "tokens left" in sheet
    assert "The opponent counts" in page.inner_text("dialog")


@pytest.mark.thorough
def test_a_whole_game_by_touch_on_a_low_phone_and_the_mural_never_moves(new_page: NewPage) -> None:
    page = new_page(**LOW_PHONE)
    hand.start(page, "cartouche", seed=3)
    rng, murals = random.Random(3), set[str]()
    for step in range(300):
        if step % 5 == 0:
            hand.check_one_screen(page)
        if not play_on(page, rng, by_touch=True):
            break
        if page.is_visible(".board-area .board") and not page.query_selector("[data-final]"):
            murals.add(page.evaluate(MURAL))
    assert page.get_attribute("main.table", "data-over") == "true"
    assert len(murals) == 1, murals


def test_a_first_game_on_side_b_is_set_up_by_clicks(page: Page) -> None:
    page.goto("/#/new/cartouche")
    page.fill("input[name=name]", "Ada")
    page.click(".options > summary")
    page.select_option(".options select >> nth=0", "B")
    page.click(".some summary")
    page.get_by_label("A chamber of eight").check()
    page.get_by_label("those of a first game").check()
    assert not page.get_by_label("A chamber of eight").is_checked()
    page.locator(".options select").last.select_option("hard")
    page.click("form button[type=submit]")
    page.wait_for_selector("main.table")
    assert "hard" in page.inner_text(".status")
    for label in ("A2", "A4", "A7"):
        expect(page.locator(f".ladders [data-item={label}]")).to_have_count(1)
    expect(page.get_by_role("gridcell", name="e5, start")).to_have_count(1)


@pytest.mark.thorough
def test_two_browsers_draft_in_turn_and_place_at_once(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartouche", seats=2, seed=9, side="B")
    pages = [ahead.open(new_page(), seat) for seat in (0, 1)]
    rng = random.Random(2)
    for _ in range(400):
        if all("Round 2" in page.inner_text(".status") for page in pages):
            break
        due = [page for page in pages if page.evaluate(hand.WANTED)]
        if due:
            play_on(due[0], rng)
        else:
            pages[0].wait_for_timeout(20)
    else:
        raise AssertionError("a round takes fewer steps")
    for page in pages:
        expect(page.locator(".player")).to_have_count(2)
    maps = [page.locator(".board-area [data-kind]").evaluate_all(KINDS) for page in pages]
    assert maps[0] != maps[1]


KINDS = "cells => cells.map((cell) => cell.dataset.kind).join()"
