"""Cards of one's own at a table in the browser, in both languages, as long as their file is the same."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.place import free_port, posted, serving

CARDS = Path(__file__).parents[1] / "own" / "harbours.py"
EDICTS = "Lone Oaks, Canal Lake, Harbours, Borderlands"
OPTIONS = {"edicts": EDICTS, "extra": "Windmill", "map": "Islands"}
GREEDY = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "me", "name": "Ada"}


LINES = (
    ("en", "Harbours", "2 stars for each village space beside water.", "Islands"),
    ("fr", "Ports", "2 étoiles pour chaque case Village adjacente à une case Eau.", "Îles"),
)


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of cards with which servers start."""
    mine = tmp_path / "harbours.py"
    shutil.copy(CARDS, mine)
    monkeypatch.setenv("LANDSCRIBE_WITH", str(mine))
    return mine


def opened(address: str) -> str:
    """The link of a seat at a table with them."""
    wanted = {"game": "cartographers", "seats": [ME, GREEDY], "options": OPTIONS}
    made = posted(address, "/api/tables", wanted)
    return f"{address}/#/table/{made['table']}/{made['token']}"


def test_a_table_with_them_is_played_in_both_languages(new_page: NewPage, mine: Path, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        link = opened(address)
        for language, name, text, islands in LINES:
            page = new_page(base_url=address, locale=language)
            page.goto("/#/new/cartographers")
            page.wait_for_selector("form")
            expect(page.locator("select option", has_text=islands)).to_have_count(1)
            page.goto(link)
            goal = page.locator(".goal", has_text=name)
            expect(goal).to_be_visible()
            expect(goal).to_contain_text(text)
            expect(page.locator("main.table")).not_to_contain_text("scoring-")
            page.goto("about:blank")


@pytest.mark.thorough
def test_a_table_with_them_is_kept_with_its_file(new_page: NewPage, mine: Path, tmp_path: Path) -> None:
    port, page = free_port(), new_page()
    with serving(tmp_path, port) as address:
        link = opened(address)
    mine.write_text(mine.read_text() + "\n")
    with serving(tmp_path, port):
        page.goto(link)
        expect(page.locator("[data-unreadable]")).to_contain_text("bring it back as it was")
        page.goto("about:blank")
    shutil.copy(CARDS, mine)
    with serving(tmp_path, port):
        page.goto(link)
        expect(page.locator(".goal", has_text="Harbours")).to_be_visible()
        page.goto("about:blank")
