"""Every screen at every size by finger; a file for each hand, so that two may walk at once."""

import pytest

from tests.browser.conftest import NewPage
from tests.browser.every_screen import PLACES, opened, walk
from tests.browser.sizes import ALL


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", PLACES)
def test_all_one_needs_is_in_the_window_by_finger(
    new_page: NewPage, address: str, name: str, language: str
) -> None:
    walk(opened(new_page, address, name, "finger", language), ALL["finger"])
