"""What a first visit loads: little, in one language, and nothing moves when the letters come."""

import re
from typing import Any

from playwright.sync_api import Browser, Page, Response

from tests.browser.ahead import Ahead
from tests.browser.conftest import DESK
from tests.browser.scenes import home

MOST_BYTES = 120_000  # compressed, with type and one language
MOST_FILES = 20  # for a table

SHIFTS = """() => new Promise((tell) => {
  const seen = new PerformanceObserver((list) =>
    tell(list.getEntries().reduce((sum, entry) => sum + entry.value, 0)));
  seen.observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => tell(0)));
})"""


def visit(browser: Browser, address: str, **options: Any) -> tuple[Page, list[Response]]:
    """The first page, on a device that was never here and keeps nothing aside; and what it has fetched."""
    wanted: dict[str, Any] = DESK | {"base_url": address, "service_workers": "block"} | options
    page = browser.new_context(**wanted).new_page()
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))
    home(page, address)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    return page, fetched


def names(fetched: list[Response]) -> list[str]:
    files = [answer.url.rsplit("/", 1)[1] for answer in fetched if "/assets/" in answer.url]
    return [re.sub(r"-.{8}\.\w+$", "", file) for file in files]


def test_a_first_visit_stays_within_its_budget_and_tables_rules_and_replays_come_when_they_are_wanted(
    browser: Browser, address: str
) -> None:
    page, fetched = visit(browser, address)
    assert page.evaluate(SHIFTS) == 0
    sizes = {answer.url: answer.request.sizes()["responseBodySize"] for answer in fetched}
    assert sum(sizes.values()) <= MOST_BYTES, sizes
    assert {"text-400", "text-600", "display-700"} <= set(names(fetched))
    assert not {"table", "replay", "setup", "face", "guide", "window", "lessons"} & set(names(fetched))
    page.click("[data-game=cartouche]")
    page.wait_for_selector("form")
    assert "setup" in names(fetched)
    assert "table" not in names(fetched)
    page.context.close()


def test_one_language_is_loaded_and_the_other_when_it_is_chosen(browser: Browser, address: str) -> None:
    page, fetched = visit(browser, address, locale="fr")
    assert [name for name in names(fetched) if name.startswith("texts")] == ["texts-fr"]
    page.click("button[lang=en]")
    page.wait_for_selector("h2:has-text('A new game')")
    assert [name for name in names(fetched) if name.startswith("texts")] == ["texts-fr", "texts-en"]
    for texts in (answer.text() for answer in fetched if "/texts-" in answer.url):
        assert "web-motto" in texts
        assert "cli-" not in texts  # what only the terminal says stays there
    page.context.close()


def test_a_table_is_a_few_files(browser: Browser, address: str) -> None:
    page, fetched = visit(browser, address)
    Ahead(address, "cartographers").open(page)
    page.wait_for_load_state("networkidle")
    assert len(set(names(fetched))) > 8
    assert len({answer.url for answer in fetched if "/assets/" in answer.url}) <= MOST_FILES
    page.context.close()
