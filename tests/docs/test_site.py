"""What `make docs` builds: without a warning, links lead somewhere, and the search finds.

To build it takes long; what it is built of is looked through by test_links.py.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.place import browsing, serving_files
from tools import site

pytestmark = pytest.mark.thorough
AWAY = re.compile(r"https?:|data:|mailto:|javascript:")


@pytest.fixture(scope="module")
def built() -> Path:
    assert site.main() == 0  # Zensical is strict: it takes a warning for a fault
    return site.SITE


def html(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def test_every_link_leads_somewhere(built: Path) -> None:
    pages = [page for page in built.rglob("*.html") if page.name != "404.html"]
    assert len(pages) > 40
    marks = {page: set(re.findall(r'id="?([^"\s>]+)', html(page))) for page in pages}
    for page in pages:
        for link in re.findall(r'(?:href|src)="([^"]+)"', html(page)):
            if not AWAY.match(link):
                check(page, link, marks)


def check(page: Path, link: str, marks: dict[Path, set[str]]) -> None:
    path, _, anchor = link.partition("#")
    target = (page.parent / path.partition("?")[0]).resolve() if path else page
    target = target / "index.html" if target.is_dir() else target
    assert target.is_file(), (page, link)
    if anchor and target in marks:
        assert anchor in marks[target], (page, link)


def test_a_page_fetches_nothing_from_elsewhere(built: Path) -> None:
    for page in built.rglob("*.html"):
        for fetched in re.findall(r'<(?:script|img|link)[^>]+(?:src|href)="(https?:[^"]+)"', html(page)):
            assert 'rel="canonical"' in html(page).split(fetched)[0].rpartition("<")[2], (page, fetched)


@pytest.fixture
def address(built: Path) -> Iterator[str]:
    with serving_files(built) as found:
        yield found


@pytest.mark.parametrize(("home", "words"), [("index", "Greengold Plains"), ("fr/index", "Embuscade")])
def test_the_search_finds_a_card_and_a_rule(address: str, home: str, words: str) -> None:
    with browsing() as browser:
        page = browser.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"{address}/{home}.html")
        page.locator("[aria-autocomplete=list]").wait_for(state="attached")
        page.locator(".md-search__button").click()
        page.locator("[aria-autocomplete=list]").fill(words)
        page.get_by_role("option", name=re.compile(words, re.IGNORECASE)).first.wait_for()
        assert complaints == []
