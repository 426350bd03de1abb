"""A player who does not see: roles, names and keys only, and what is spoken."""

import re
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.hand import DRAWN

CELL = re.compile(r'- gridcell "([a-z]\d+), ([^"]*)"')
PLACE = re.compile(r" on ([a-z0-9 ]+): fits\.")
GAIN = re.compile(r" ([+\u2212]\d+)\.")
BROUGHT = re.compile(r"no score|[+\u2212]\d+\.")
SPOKEN = ("status", "log", "alert")


class Offer(NamedTuple):
    """A place that was heard: the cells, and what they would bring."""

    cells: tuple[str, ...]
    gain: int


class Blind:
    """What such a player knows of a table, and does there."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def region(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name)

    def heard(self) -> str:
        """All that was spoken last, however urgent."""
        self.page.evaluate(DRAWN)
        return " ".join(
            text for role in SPOKEN for text in self.page.get_by_role(role).all_inner_texts() if text
        )

    def map(self) -> dict[str, str]:
        """The map as the grid reads it, cell by cell."""
        read = self.page.get_by_role("grid").aria_snapshot()
        return dict(CELL.findall(read))

    def step_onto_the_map(self) -> None:
        """Tab until one is in the grid."""
        for _ in range(60):
            if self.focused_role() == "gridcell":
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("the grid cannot be reached with Tab")

    def focused_role(self) -> str:
        return str(self.page.evaluate("document.activeElement?.getAttribute('role') ?? ''"))

    def use(self, button: Locator) -> None:
        button.focus()
        self.page.keyboard.press("Enter")

    def next_place(self, is_back: bool = False) -> Offer:
        """Goes to the next place where it fits, and listens to what it would bring."""
        self.page.keyboard.press("Shift+N" if is_back else "n")
        said = self.page.get_by_role("status").filter(has_text=PLACE)
        expect(said).to_contain_text(BROUGHT)
        text = said.inner_text()
        found = PLACE.search(text)
        assert found
        gains = (int(gain.replace("\u2212", "-")) for gain in GAIN.findall(text))
        return Offer(tuple(found[1].split()), sum(gains))

    def is_told(self, what: Locator) -> bool:
        """Whether this is there, once everything that opens by itself has opened."""
        self.page.evaluate(DRAWN)
        return what.count() > 0

    def press_and_wait(self, key: str) -> None:
        """Presses a key that changes the table, and listens until something else is said or asked."""
        before = self._all()
        self.page.keyboard.press(key)
        for _ in range(400):
            if self._all() != before:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"{key} changes nothing: {before}")

    def _all(self) -> list[str]:
        """What is said, what lies there and what is open."""
        return [
            *self.page.get_by_role("log").all_inner_texts(),
            *self.region("Card").all_inner_texts(),
            str(self.page.get_by_role("dialog").count()),
        ]

    def press(self, *keys: str) -> str:
        """Presses keys and listens until something is said of it."""
        for key in keys:
            self.page.keyboard.press(key)
        return self.heard()
