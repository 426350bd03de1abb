"""Sheets to print: a button beside the rules and at the set-up, and the file that it brings."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from landscribe.games import GAMES
from landscribe.paper.wishes import PAPERS, Wish, fulfil, kinds_of
from landscribe.texts import say_in
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.scenes import home
from tests.twins import twin


def fetched(page: Page, what: str, paper: str) -> tuple[str, bytes]:
    """The file behind a button: what it is called, and what is in it."""
    with page.expect_download() as coming:
        page.click(f"[data-sheets='{what} {paper}']")
    return coming.value.suggested_filename, Path(coming.value.path()).read_bytes()


@pytest.mark.parametrize(("language", "paper"), [twin("en", "a4"), ("fr", "letter")])
def test_the_rules_have_a_button_that_brings_sheets_and_fits_a_finger(
    new_page: NewPage, address: str, language: str, paper: str
) -> None:
    page = new_page(accept_downloads=True, **LOW_PHONE | {"locale": language})
    home(page, address)
    page.tap("[data-rules=cartouche]")
    page.tap("[data-print=cartouche]")
    expect(page.locator(".papers li")).to_have_count(len(kinds_of("cartouche")))
    expect(page.locator(".papers")).to_contain_text(say_in(language)("paper-kind-tiles"))
    sizes = page.eval_on_selector_all(
        ".papers a, [data-print]", "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    assert min(size["height"] for size in sizes) >= 44
    assert max(size["right"] for size in sizes) <= 390
    wish = Wish("cartouche", "murals", None, paper, language)
    assert fetched(page, "murals", paper) == (wish.file_name, fulfil(wish).content)
    page.tap("dialog:has(> .papers) > form [data-close]")
    expect(page.locator(".papers")).to_have_count(0)
    expect(page.locator("dialog.rules")).to_be_visible()


@pytest.mark.parametrize("game", [game if game == "mapmaker" else twin(game) for game in GAMES])
def test_the_set_up_has_one_too_which_tries_again_and_each_sheet_comes_on_each_paper(
    new_page: NewPage, address: str, game: str
) -> None:
    page = new_page(is_cut_off=True, service_workers="block", accept_downloads=True)
    page.goto(f"/#/new/{game}")
    page.wait_for_selector("form button[type=submit]:enabled")
    page.context.set_offline(True)
    page.click(f"[data-print={game}]")
    expect(page.locator("dialog [role=alert]")).to_be_visible()
    page.context.set_offline(False)
    page.click("dialog [role=alert] button")
    expect(page.locator(".papers li")).to_have_count(len(kinds_of(game)))
    found = page.eval_on_selector_all("[data-sheets]", "all => all.map((each) => each.dataset.sheets)")
    assert found == [f"{what} {paper}" for what in kinds_of(game) for paper in PAPERS]
    assert fetched(page, "all", "letter")[1] == fulfil(Wish(game, paper="letter")).content
