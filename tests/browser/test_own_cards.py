"""Cards of one's own at a table in the browser, in both languages, as long as their file is the same."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.place import free_port, posted, serving

CARDS = Path(__file__).parents[1] / "own" / "harbours.py"
EDICTS = "Lone Oaks, Canal Lake, Harbours, Borderlands"
OPTIONS = {"edicts": EDICTS, "extra": "Windmill", "map": "Islands"}
GREEDY = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me", "name": "Ada"}


def test_a_table_with_them_is_played_and_kept_with_its_file(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine, port = tmp_path / "harbours.py", free_port()
    shutil.copy(CARDS, mine)
    monkeypatch.setenv("LANDSCRIBE_WITH", str(mine))
    with serving(tmp_path, port) as address:
        wanted = {"game": "cartographers", "seats": [ME, GREEDY], "options": OPTIONS}
        made = posted(address, "/api/tables", wanted)
        link = f"{address}/#/table/{made['table']}/{made['token']}"
        for language, name, text in (
            ("en", "Harbours", "2 stars for each village space beside water."),
            ("fr", "Ports", "2 étoiles pour chaque case Village adjacente à une case Eau."),
        ):
            with browser.new_context(locale=language, viewport={"width": 1280, "height": 720}) as context:
                page = context.new_page()
                page.goto(f"{address}/#/new/cartographers")
                page.wait_for_selector("form")
                islands = page.locator("select option", has_text="Îles" if language == "fr" else "Islands")
                expect(islands).to_have_count(1)
                page.goto(link)
                goal = page.locator(".goal", has_text=name)
                expect(goal).to_be_visible()
                expect(goal).to_contain_text(text)
                expect(page.locator("main.table")).not_to_contain_text("scoring-")
    mine.write_text(mine.read_text() + "\n")
    with serving(tmp_path, port) as address, browser.new_context(locale="en") as context:
        page = context.new_page()
        page.goto(link)
        expect(page.locator("[data-unreadable]")).to_contain_text("bring it back as it was")
    shutil.copy(CARDS, mine)
    with serving(tmp_path, port) as address, browser.new_context(locale="en") as context:
        page = context.new_page()
        page.goto(link)
        expect(page.locator(".goal", has_text="Harbours")).to_be_visible()
