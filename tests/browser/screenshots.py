"""`make screenshots`: every screen on a desk and on a phone, light and dark, in both languages."""

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import DESK, PHONE
from tests.browser.murals import can, can_cover, phase, played
from tests.browser.place import browsing, posted, serving

FOLDER = Path("screenshots")
SIZES = {"desk": DESK, "phone": PHONE}
LANGUAGES = ("en", "fr")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

Do = Callable[[Page], object]


class Studio:
    """The same seat looked at from a desk and a phone, in each language."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.pages = {
            f"{size}-{language}": _page(browser, address, size, language)
            for size in SIZES
            for language in LANGUAGES
        }
        self.first = self.pages["desk-en"]

    def snap(self, name: str, do: Do = lambda _: None, undo: Do = lambda _: None) -> None:
        """Pictures of what is there once this is done."""
        for view, page in self.pages.items():
            do(page)
            for scheme in SCHEMES:
                page.emulate_media(color_scheme=scheme)
                page.wait_for_timeout(60)
                page.screenshot(path=FOLDER / f"{name}-{view}-{scheme}.png")
            undo(page)

    def sit(self, address: str, game: str, seats: list[dict[str, Any]], seed: int, **options: str) -> None:
        """A table at which all pages have the first seat."""
        wanted = {"game": game, "options": options, "seats": seats, "seed": seed}
        mine = posted(address, "/api/tables", wanted)
        for page in self.pages.values():
            page.goto(f"/#/table/{mine['table']}/{mine['token']}")
            page.wait_for_selector("main.table")

    def play(self, times: int, until: str | None = None) -> None:
        """So many things that are asked, or until something shows."""
        rng = random.Random(1)
        self.first.keyboard.press("Escape")  # lifts what was put down for a picture
        for _ in range(times):
            if until is not None and self.first.query_selector(until):
                return
            if not hand.play(self.first, hand.by_clicks, rng, hand.close_by_click):
                return

    def calm(self) -> None:
        """Every window closed."""
        for page in self.pages.values():
            page.wait_for_timeout(150)
            if page.query_selector("dialog[open]"):
                page.click("dialog [data-close]")


def _page(browser: Browser, address: str, size: str, language: str) -> Page:
    options: dict[str, Any] = {**SIZES[size], "locale": language}
    return browser.new_context(base_url=address, reduced_motion="reduce", **options).new_page()


def aim(page: Page) -> None:
    """Puts the piece down in the middle of where it fits."""
    legal = page.evaluate(hand.LEGAL)
    x, y = legal[len(legal) // 2]
    if page.evaluate("matchMedia('(hover: none)').matches"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    page.wait_for_timeout(400)


def clash(page: Page) -> None:
    """Points where it does not fit."""
    page.keyboard.press("Escape")
    page.click(".goal >> nth=0")
    box = page.locator("[data-kind=mountain]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.wait_for_timeout(200)


def shut(page: Page) -> None:
    page.click("dialog [data-close]")


def shoot(browser: Browser, address: str) -> None:
    """All of them."""
    me, bot = {"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "uniform"}
    studio = Studio(browser, address)
    for page in studio.pages.values():
        page.goto("/")
        page.wait_for_selector(".box")
    studio.snap("home")

    def set_up(page: Page) -> None:
        page.goto("/#/new/cartographers")
        page.click("[data-add=open]")
        page.click("[data-add=bot]")
        page.click(".options > summary")

    studio.snap("setup", set_up)
    studio.sit(address, "mapmaker", [me], 5)
    studio.snap("mapmaker-start", aim)
    studio.play(10)
    studio.calm()
    studio.snap("mapmaker-middle", aim)
    studio.sit(address, "cartographers", [me, {"kind": "open"}], 8)
    studio.snap("waiting")
    studio.sit(address, "cartographers", [me, bot, bot], 2, map="B")
    studio.play(12)
    studio.calm()
    studio.snap("cartographers-aimed", aim)
    studio.snap("cartographers-clash", clash)
    studio.play(60, until=".board-area.foreign")
    studio.calm()
    studio.snap("ambush", aim)
    studio.snap("player", lambda page: page.click(".player >> nth=1"), shut)
    studio.snap("menu", lambda page: page.click("[data-menu]"), shut)
    studio.play(60, until="dialog[open]")
    studio.snap("season", lambda page: page.wait_for_timeout(100))
    studio.calm()
    studio.sit(address, "heroes", [me], 4)
    studio.play(25)
    studio.calm()
    studio.snap("heroes", aim)
    studio.play(200)
    studio.snap("end-sheet", lambda page: page.wait_for_selector("[data-final]"))
    studio.calm()
    studio.snap("end")

    def replay(page: Page) -> None:
        page.goto(page.url.replace("table", "replay") + "/12")
        page.wait_for_selector("main.replay")
        page.wait_for_timeout(150)

    studio.snap("replay", replay)
    studio.calm()
    shoot_cartouche(studio, address)
    for page in studio.pages.values():
        page.goto("/")
        page.wait_for_selector(".my-games")
    studio.snap("home-again")


def shoot_cartouche(studio: Studio, address: str) -> None:
    """A table of cards: each phase, a choice, a player, the opponent, the end."""

    def scene(name: str, ahead: Ahead, do: Do = lambda _: None, undo: Do = lambda _: None) -> None:
        for page in studio.pages.values():
            ahead.open(page)
        studio.calm()
        studio.snap(f"cartouche-{name}", do, undo)

    def choose(page: Page) -> None:
        page.locator(".act .story").last.click()
        page.locator(".ways .way").first.hover()

    def look(selector: str) -> Do:
        def do(page: Page) -> None:
            if page.is_visible("[data-to=people]"):
                page.click("[data-to=people]")
            page.click(selector)

        return do

    alone = Ahead(address, "cartouche", seed=5)
    scene("draft", alone)
    scene("place", played(alone, lambda shown: len(shown.placings) > 0), aim)
    scene("score", played(alone, can("claim")))
    scene("ankh", played(alone, can("ankh")))
    scene("opponent", alone, look("[data-opponent]"), shut)
    scene("cover", played(Ahead(address, "cartouche", seed=44, side="B"), can_cover), choose)
    four = Ahead(address, "cartouche", seats=4, seed=5, side="B")
    scene("four", played(four, lambda shown: bool(shown.choices)))
    scene("player", four, look(".player >> nth=1"), shut)
    scene("end", played(alone, phase("over")), lambda page: page.click("[data-end=sheets]"), shut)


def main() -> int:
    """Shoots."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), is_warmed=True) as address,
        browsing() as browser,
    ):
        shoot(browser, address)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
