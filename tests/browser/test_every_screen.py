"""Screens that differ most, at the least size of every layout: what one needs is in the window and in reach.

All screens at all sizes take minutes: see `test_every_size_by_finger` and `test_every_size_by_mouse`.
"""

import pytest

from tests.browser.conftest import NewPage
from tests.browser.every_screen import opened, walk
from tests.browser.sizes import TELLING

BY_FINGER = ("home-with-games", "seats-12", "flip-alone", "draft-by-four")
BY_MOUSE = ("replay-cartographers",)


@pytest.mark.parametrize(
    ("name", "hand"),
    [*((name, "finger") for name in BY_FINGER), *((name, "mouse") for name in BY_MOUSE)],
)
def test_all_one_needs_is_in_the_window(new_page: NewPage, address: str, name: str, hand: str) -> None:
    walk(opened(new_page, address, name, hand), TELLING[hand])


def test_longer_words_leave_it_there(new_page: NewPage, address: str) -> None:
    walk(opened(new_page, address, "held-mapmaker", "finger", "fr"), TELLING["finger"])
