"""The note of an introduction at every step and size: it is in nobody's way.

`test_first_minutes` looks at the least of them.
"""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.lessons import gone_through, in_the_way
from tests.browser.scenes import GAMES, calm
from tests.browser.sizes import ALL, Size


def introduced(page: Page, game: str, hand: str, sizes: list[Size]) -> None:
    """The introduction at each of its steps in windows of these sizes."""
    page.goto("/")
    page.click(f".also [data-learn={game}]")
    found = list[str]()
    for _ in gone_through(page, by_touch=hand == "finger"):
        found += in_the_way(page, sizes)
        calm(page)
    assert found == [], "\n".join(found)


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("hand", ALL)
@pytest.mark.parametrize("game", GAMES)
def test_every_introduction_does_so_at_every_size(
    new_page: NewPage, game: str, hand: str, language: str
) -> None:
    page = new_page(**(PHONE if hand == "finger" else DESK) | {"locale": language})
    introduced(page, game, hand, ALL[hand])
