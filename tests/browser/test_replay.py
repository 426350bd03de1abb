"""A game told again: by itself or step by step, with the card that lay there and what is what."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead, is_ambushed
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.twins import twin

STEP = ".steps h2"
CHAPTERS = "[data-chapter]"
NUMBERS = "(all) => all.map((each) => each.dataset.chapter)"
PACE = 1700  # milliseconds: a step, and the frames until it is drawn


@pytest.fixture(scope="module")
def over(address: str) -> Ahead:
    """A game by two that is over."""
    return Ahead(address, "cartographers", 2).over()


def opened(page: Page, over: Ahead, step: int) -> int:
    """That game at a step; and how many steps it has."""
    page.goto(f"/#/replay/{over.table}/{step}")
    page.wait_for_selector(f"{STEP}:has-text('Step {step} ')")
    return int(page.inner_text(STEP).split()[-1])


def test_a_replay_goes_on_by_itself_until_one_looks_for_oneself(page: Page, over: Ahead) -> None:
    last = opened(page, over, 4)
    page.clock.install()
    page.clock.pause_at(time.time() + 60)
    page.get_by_role("button", name="Play").click()
    for step in (5, 6):
        page.clock.run_for(PACE)
        expect(page.locator(STEP)).to_have_text(f"Step {step} of {last}")
    page.click("[data-step=previous]")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.clock.run_for(5 * PACE)
    expect(page.locator(STEP)).to_have_text(f"Step 5 of {last}")


@pytest.mark.thorough
def test_a_replay_stops_at_the_end_and_begins_again(page: Page, over: Ahead) -> None:
    last = opened(page, over, 4)
    page.clock.install()
    page.clock.pause_at(time.time() + 60)
    page.click("[data-step=last]")
    page.click("[data-step=previous]")
    page.click("[data-step=play]")
    page.clock.run_for(PACE)
    expect(page.locator(STEP)).to_have_text(f"Step {last} of {last}")
    page.clock.run_for(PACE)
    page.click("[data-step=play]")
    expect(page.locator(STEP)).to_have_text(f"Step 0 of {last}")


@pytest.mark.thorough
def test_a_replay_goes_as_fast_as_one_likes_and_remembers_it(page: Page, over: Ahead) -> None:
    last = opened(page, over, 4)
    page.select_option("[data-speed]", "4")
    page.clock.install()
    page.clock.pause_at(time.time() + 60)
    page.click("[data-step=play]")
    for step in (5, 6, 7):
        page.clock.run_for(PACE // 4)
        expect(page.locator(STEP)).to_have_text(f"Step {step} of {last}")
    page.click("[data-step=pause]")
    page.clock.resume()
    page.reload()
    expect(page.locator("[data-speed]")).to_have_value("4")


def test_a_replay_is_gone_through_by_keys(page: Page, over: Ahead) -> None:
    last = opened(page, over, 4)
    seasons = [int(found) for found in page.eval_on_selector_all(CHAPTERS, NUMBERS)]
    walk = [
        ("ArrowRight", 5),
        ("ArrowLeft", 4),
        ("PageDown", seasons[1]),
        ("PageDown", seasons[2]),
        ("PageUp", seasons[1]),
        ("End", last),
        ("Home", 0),
    ]
    for key, step in walk:
        page.keyboard.press(key)
        expect(page.locator(STEP)).to_have_text(f"Step {step} of {last}")
    page.keyboard.press("+")
    expect(page.locator("[data-speed]")).to_have_value("2")
    page.keyboard.press("Space")
    expect(page.locator("[data-step=pause]")).to_be_visible()
    expect(page.locator(STEP)).to_have_text(f"Step 1 of {last}")
    page.keyboard.press("Space")
    expect(page.locator("[data-step=play]")).to_be_visible()


def test_a_replay_shows_the_card_that_lay_there_says_what_is_what_and_jumps_by_season(
    page: Page, over: Ahead
) -> None:
    last = opened(page, over, 4)
    step, happened, card, goals = page.locator(".side h2").all_inner_texts()
    assert (step, happened, goals) == (f"Step 4 of {last}", "What happened", "What scores")
    assert page.locator(".goals-head").inner_text().split("\n") == ["Now", "Scored so far"]
    assert page.locator(".card.lying .pick svg").count() > 0
    page.get_by_role("button", name=card).click()
    expect(page.locator("dialog h2")).to_have_text(card.split(" (")[0])
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.locator(CHAPTERS).all_inner_texts() == ["Spring", "Summer", "Fall", "Winter"]
    page.click(f"{CHAPTERS}:has-text('Fall')")
    expect(page.locator(".top .status")).to_contain_text("Fall")
    expect(page.locator(f"{CHAPTERS}[aria-current]")).to_have_text("Fall")


def test_a_moment_has_a_link_that_leads_there(page: Page, over: Ahead, address: str) -> None:
    last = opened(page, over, 4)
    page.select_option(".steps select:not([data-speed])", "1")
    page.click("[data-moment=link]")
    link = page.input_value("[data-copied=moment]")
    assert link.startswith(address)
    page.goto("/")
    page.goto(link)
    expect(page.locator(STEP)).to_have_text(f"Step 4 of {last}")
    expect(page.locator(".caption")).to_contain_text("Ben")


def test_a_moment_has_a_picture_that_says_what_it_is(page: Page, over: Ahead) -> None:
    opened(page, over, 4)
    with page.expect_download() as download:
        page.click("[data-moment=picture]")
    assert download.value.suggested_filename.endswith("-4.png")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")


@pytest.mark.thorough
def test_in_heroes_a_monster_has_its_face_on_the_card_that_lay_there(page: Page, address: str) -> None:
    ahead = Ahead(address, "heroes", 2).until(is_ambushed)
    step, strokes = len(ahead.actions), "(all) => all.map((each) => each.getAttribute('d'))"
    drawn = ahead.open(page).locator(".card .pick .symbol.monster").evaluate_all(strokes)
    page.goto(f"/#/replay/{ahead.over().table}/{step}")
    page.wait_for_selector(".card.lying")
    assert page.locator(".card.lying .symbol.monster").evaluate_all(strokes) == drawn != []


@pytest.mark.parametrize("device", [twin({}), LOW_PHONE], ids=["desk", "phone"])
def test_after_the_game_the_first_thing_to_do_is_to_play_again(
    new_page: NewPage, over: Ahead, device: dict[str, Any]
) -> None:
    page = over.open(new_page(**device))
    assert page.locator(".end .main").all_inner_texts() == ["Play again"]
    expect(page.locator(".end :is(button, .button)").first).to_have_text("Play again")
    expect(page.locator(".end .main")).to_be_in_viewport(ratio=1)
