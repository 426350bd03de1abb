import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.place import browsing, serving

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}, "locale": "en"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "en",
    "has_touch": True,
    "is_mobile": True,
}
# What the bars of a phone's browser leave.
LOW_PHONE: dict[str, Any] = PHONE | {"viewport": {"width": 390, "height": 664}}
NARROW_PHONE: dict[str, Any] = PHONE | {"viewport": {"width": 320, "height": 568}}

IS_AWAY = re.compile("net::ERR_|Failed to load resource")
IS_BLOCKED = "Service Worker registration blocked"  # by us

PATIENCE = 10_000  # milliseconds
expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(Path(tmp_path_factory.mktemp("tables"))) as found:
        yield found


# Not longer than the tests of this folder: as long as it lives, its event loop runs in this thread.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Pages of people who do not know one another; none may complain."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(is_cut_off: bool = False, **options: Any) -> Page:
        """Browsers complain by themselves of a network that is gone: that is no fault of a page cut off.

        Others need no service worker, which would fetch the whole client once more for each page.
        """
        workers = "allow" if is_cut_off else "block"
        wanted: dict[str, Any] = {"base_url": address, "reduced_motion": "reduce", "service_workers": workers}
        wanted |= DESK | options
        context = browser.new_context(**wanted)
        contexts.append(context)
        page = context.new_page()
        page.on(
            "console",
            lambda said: (
                complaints.append(said.text)
                if said.type in ("error", "warning")
                and IS_BLOCKED not in said.text
                and not (is_cut_off and IS_AWAY.search(said.text))
                else None
            ),
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_default_timeout(PATIENCE)
        return page

    yield make
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(**PHONE)
