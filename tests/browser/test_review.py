"""A finished game reviewed in the browser: curve, moves worth a thought, luck and skill, a practice table."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from landscribe.native import is_available
from tests.browser.advice import reviewing
from tests.browser.ahead import Ahead
from tests.browser.conftest import DESK, LOW_PHONE, NewPage
from tests.twins import twin

ENGLISH = ("The cards were ", "points lying", "were to be expected at the start", "Try it from here")
FRENCH = ("Les cartes ", "laissé échapper", "étaient à attendre au début", "Essayer à partir d’ici")


@pytest.fixture(scope="module")
def over(address: str) -> Ahead:
    """A game that is over."""
    return Ahead(address, "mapmaker").over()


def opened(page: Page, over: Ahead) -> Page:
    """Its review, which is told at once."""
    reviewing(page, over)
    page.goto(f"/#/review/{over.table}/0")
    page.wait_for_selector(".move .board")
    return page


def test_from_the_end_of_a_game_its_review_is_asked_for_until_it_is_there(page: Page, over: Ahead) -> None:
    reviewing(page, over)

    def think(route: Route) -> None:
        route.fulfill(json={"done": 7, "length": 16, "review": None})

    page.route("**/review", think)
    over.open(page).click("[data-end=review]")
    expect(page.locator(".thinking progress")).to_be_visible()
    expect(page.locator(".thinking")).to_contain_text("being thought through: 7 of ")
    page.unroute("**/review", think)
    page.wait_for_selector(".curve")
    expect(page.locator("h1")).to_have_text("Review: The Mapmaker")


@pytest.mark.thorough
@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
def test_from_the_end_of_a_game_its_review_is_thought_through_and_shown(page: Page, address: str) -> None:
    ahead = Ahead(address, "mapmaker", seed=8).over()
    ahead.open(page).click("[data-end=review]")
    expect(page.locator(".thinking progress")).to_be_visible()
    expect(page.locator(".thinking")).to_contain_text("being thought through: ", timeout=300_000)
    page.wait_for_selector(".curve", timeout=300_000)
    expect(page.locator("h1")).to_have_text("Review: The Mapmaker")


@pytest.mark.parametrize(
    ("device", "language", "said"),
    [
        (DESK, "en", ENGLISH),
        (LOW_PHONE, "fr", FRENCH),
        twin(DESK, "fr", FRENCH),
        twin(LOW_PHONE, "en", ENGLISH),
    ],
    ids=["desk-en", "phone-fr", "desk-fr", "phone-en"],
)
def test_luck_and_skill_are_told_in_words_and_a_better_move_is_drawn(
    new_page: NewPage, over: Ahead, device: dict[str, Any], language: str, said: tuple[str, ...]
) -> None:
    page = opened(new_page(**device | {"locale": language}), over)
    text = page.inner_text(".told")
    assert all(part in text for part in said)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-lesson]")).to_have_count(3)
    expect(page.locator(".move")).to_have_attribute("data-verdict", "thought")
    played = page.locator(".board .lit").get_attribute("d")
    page.click("[data-shown=better]")
    expect(page.locator("[data-shown=better]")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".board .lit").get_attribute("d") != played


def test_a_point_of_the_curve_a_key_or_a_lesson_leads_to_its_move_which_is_tried_again_at_a_practice_table(
    page: Page, over: Ahead
) -> None:
    opened(page, over)
    mark = page.locator(".curve [data-move='4']").bounding_box()
    assert mark is not None
    page.mouse.click(mark["x"] + mark["width"] / 2, mark["y"] + mark["height"] / 2)
    expect(page.locator(".move")).to_have_attribute("data-step", "4")
    page.focus(".course input")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".move")).to_have_attribute("data-step", "5")
    lesson = page.locator("[data-lesson]").nth(1)
    lesson.focus()
    page.keyboard.press("Enter")
    step = lesson.get_attribute("data-lesson")
    assert step is not None
    expect(page.locator(".move")).to_have_attribute("data-step", step)
    page.click("[data-try]")
    page.wait_for_selector("main.table [data-link-state=live]")
    assert over.table not in page.url
    expect(page.locator(".top .practice")).to_have_text("Practice")
    page.goto("/")
    expect(page.locator(".my-games [data-practice]")).to_have_text(" · Practice")
    page.goto(f"/#/replay/{over.table}/{step}")
    page.click("[data-review]")
    expect(page.locator("h1")).to_have_text("Review: The Mapmaker")


def test_a_running_game_is_not_reviewed(new_page: NewPage, address: str) -> None:
    running = Ahead(address, "mapmaker", seed=9)
    page = new_page(is_cut_off=True)
    page.goto(f"/#/review/{running.table}/0")
    expect(page.locator("h1")).to_have_text(
        "The game is not over yet: until then its past may give things away."
    )


def test_the_hero_of_a_reviewed_move_is_drawn_as_who_it_is(new_page: NewPage, address: str) -> None:
    page, ahead = new_page(is_cut_off=True), Ahead(address, "heroes").over()
    reviewing(page, ahead)
    step = next(number for number, (_, action) in enumerate(ahead.actions) if action.startswith("hero"))
    page.goto(f"/#/review/{ahead.table}/0")
    page.locator(".course input").fill(str(step))
    page.wait_for_selector(f".move[data-step='{step}'] .map [data-picture]", state="attached")
    expect(page.locator("html")).to_have_attribute("data-face", "heroes")
    page.route("**/replay/0?*", lambda route: route.abort())
    page.locator(".course input").fill("0")
    expect(page.locator(".move .warning")).to_be_visible()
    expect(page.locator(".move .board")).to_have_count(0)
