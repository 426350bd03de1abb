"""A hint at the table, grade by grade: what matters, where, and the move with its reasons."""

import pytest
from playwright.sync_api import Page

from landscribe.texts import say_in
from tests.browser.advice import advising
from tests.browser.ahead import Ahead, is_ambushed
from tests.browser.conftest import DESK, LOW_PHONE, NewPage
from tests.browser.hand import check_one_screen
from tests.browser.murals import phase
from tests.twins import twin

HINT = "[data-tool=hint]"
DOWN = "[data-ghost='fits down']"
MINUS = "\N{MINUS SIGN}"
EYES = {"desk": DESK, "phone": LOW_PHONE}


def told(page: Page) -> str:
    """What the prompt says of a hint, as it is also spoken."""
    page.wait_for_selector(f"{HINT}[aria-busy=false]:enabled")
    words = page.inner_text(".prompt")
    assert (page.text_content("[data-asked]") or "") == words
    return words


@pytest.mark.parametrize("language", [twin("en"), "fr"])
@pytest.mark.parametrize("eyes", [twin("desk"), "phone"])
def test_each_tap_on_hint_tells_more(new_page: NewPage, address: str, eyes: str, language: str) -> None:
    page, say = new_page(**EYES[eyes] | {"locale": language}), say_in(language)
    table = Ahead(address, "cartographers", seed=4)
    asked = advising(page, table)
    table.open(page)
    goal = say(table.shown().goals[0].name.message)
    assert page.inner_text(HINT).strip() == say("web-tool-hint")

    page.click(HINT)
    page.wait_for_function("text => document.querySelector('.prompt').innerText.includes(text)", arg=goal)
    assert "+" in told(page)
    assert page.inner_text(HINT).strip() == say("web-tool-hint-where")
    assert page.query_selector(".board-area .region") is None
    assert page.query_selector(DOWN) is None

    page.click(HINT)
    page.wait_for_selector(".board-area .region", state="attached")
    assert told(page).startswith("Look between" if language == "en" else "Regardez entre")
    assert page.inner_text(HINT).strip() == say("web-tool-hint-move")
    assert page.query_selector(DOWN) is None

    page.click(HINT)
    page.wait_for_selector(DOWN, state="attached")
    worse = len(list(table.game.legal(table.state, 0))) - 1
    points = worse - worse // 2
    assert f"+{points}" in told(page)
    assert page.query_selector(".board-area .region") is None
    assert asked.count("hint") == 1

    page.click("[data-tool=confirm]")
    page.wait_for_selector(DOWN, state="detached")
    page.wait_for_function(
        "([tool, name]) => document.querySelector(tool).innerText.trim() === name",
        arg=[HINT, say("web-tool-hint")],
    )


def test_the_keyboard_asks_for_a_hint_and_for_more(page: Page, address: str) -> None:
    table = Ahead(address, "cartographers", seed=4)
    asked = advising(page, table)
    table.open(page)
    page.keyboard.press("h")
    page.wait_for_selector(f"{HINT}[title='Where? (H)']:enabled")
    page.keyboard.press("h")
    page.wait_for_selector(".board-area .region", state="attached")
    page.keyboard.press("h")
    page.wait_for_selector(DOWN, state="attached")
    assert asked.count("hint") == 1


@pytest.mark.parametrize("eyes", [twin("desk"), "phone"])
def test_what_is_taken_from_the_offer_lights_the_whole_offer_first(
    new_page: NewPage, address: str, eyes: str
) -> None:
    page = new_page(**EYES[eyes])
    table = Ahead(address, "cartouche", seed=4)
    advising(page, table)
    table.open(page)
    page.click(HINT)
    page.wait_for_selector(f"{HINT}:has-text('Where?')")
    assert page.query_selector(".hinted") is None
    page.click(HINT)
    page.wait_for_selector(".hinted")
    offered = len(page.query_selector_all("[data-offered]"))
    assert len(page.query_selector_all("[data-offered].hinted")) == offered > 1
    page.click(HINT)
    page.wait_for_function("() => document.querySelectorAll('[data-offered].hinted').length === 1")


@pytest.mark.thorough
@pytest.mark.parametrize("eyes", ["desk", "phone"])
def test_a_hint_is_read_while_a_tile_is_placed(new_page: NewPage, address: str, eyes: str) -> None:
    page = new_page(**EYES[eyes])
    table = Ahead(address, "cartouche", seed=4).until(phase("place"))
    advising(page, table)
    table.open(page)
    for words in ("What matters now", "Look between", "A bot would draw here"):
        page.click(HINT)
        page.wait_for_selector(f".prompt:visible:has-text('{words}')")
        check_one_screen(page)


@pytest.mark.thorough
def test_in_an_ambush_a_hint_is_about_what_the_other_loses(page: Page, address: str) -> None:
    table = Ahead(address, "cartographers", seats=2).until(is_ambushed)
    advising(page, table)
    table.open(page)
    goal = say_in("en")(table.shown().goals[0].name.message)
    page.click(HINT)
    page.wait_for_selector(f"{HINT}:has-text('Where?')")
    assert f"What matters now: {goal} on Ben's map ({MINUS}" in told(page)
    page.click(HINT)
    page.wait_for_selector(".board-area.foreign .region", state="attached")
    page.click(HINT)
    page.wait_for_selector(DOWN, state="attached")
    assert "for them against a middling move" in told(page)


def test_a_hint_without_reasons_has_but_one_grade(page: Page, address: str) -> None:
    Ahead(address, "cartographers", seed=4).open(page)
    page.click(HINT)
    page.wait_for_selector(DOWN, state="attached")
    assert "middling" not in page.inner_text(".prompt")
