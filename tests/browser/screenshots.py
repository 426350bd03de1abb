"""`make screenshots`: every screen in six sizes, light and dark, in both languages."""

import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

from tests.browser import hand
from tests.browser.ahead import Ahead, is_ambushed
from tests.browser.conftest import DESK, PHONE
from tests.browser.murals import can, phase, played
from tests.browser.place import browsing, serving
from tests.browser.scenes import SCENES, Scene, calm

FOLDER = Path("screenshots")
SIZES: dict[str, list[tuple[int, int]]] = {
    "touch": [(390, 664), (664, 390), (820, 1180)],
    "mouse": [(1280, 720), (1366, 625), (1920, 1080)],
}
DEVICES: dict[str, dict[str, Any]] = {"touch": PHONE, "mouse": DESK}
LANGUAGES = ("en", "fr")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def aim(page: Page) -> None:
    """Puts the piece down in the middle of where it fits."""
    legal = page.evaluate(hand.LEGAL)
    x, y = legal[len(legal) // 2]
    if page.evaluate("matchMedia('(hover: none)').matches"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
    page.wait_for_selector("[data-ghost='fits down']", state="attached")


def midway(
    game: str,
    is_there: Callable[[Any], bool],
    do: Callable[[Page], object] = lambda _: None,
    **options: Any,
) -> Scene:
    """A table where people who know what they do have got so far."""

    def scene(page: Page, address: str) -> None:
        played(Ahead(address, game, **options), is_there).open(page)
        calm(page)
        if page.query_selector("dialog[open] [data-close]"):
            page.click("dialog [data-close]")
        do(page)

    return scene


def late(shown: Any) -> bool:
    """Whether there is something to place in the third season."""
    return len(shown.sheets[0].lines) == 2 and bool(shown.placings)


def always(_: Any) -> bool:
    """At once."""
    return True


MORE: dict[str, Scene] = {
    "midway-mapmaker": midway("mapmaker", late, aim),
    "midway-cartographers": midway("cartographers", late, aim, seats=3, map="B"),
    "midway-heroes": midway("heroes", late, aim),
    "midway-ambush": midway("cartographers", is_ambushed, aim, seats=2),
    "midway-ruins": midway("cartographers", lambda shown: len(shown.status) > 1 and bool(shown.placings)),
    "cartouche-place": midway("cartouche", lambda shown: bool(shown.placings), aim, seed=5),
    "cartouche-score": midway("cartouche", can("claim"), seed=5),
    "cartouche-ankh": midway("cartouche", can("ankh"), seed=5),
    "cartouche-four": midway("cartouche", can("claim"), seats=4, seed=5, side="B"),
    "cartouche-end": midway("cartouche", phase("over"), lambda page: page.click("[data-end=sheets]"), seed=5),
    "cartouche-won": midway("cartouche", phase("over"), seats=2, seed=5),
}


def shoot(browser: Browser, address: str, name: str, scene: Scene) -> None:
    """One screen from everywhere."""
    for device, language in product(DEVICES, LANGUAGES):
        options: dict[str, Any] = {**DEVICES[device], "locale": language, "reduced_motion": "reduce"}
        context = browser.new_context(base_url=address, **options)
        page = context.new_page()
        scene(page, address)
        calm(page)
        for (width, height), scheme in product(SIZES[device], SCHEMES):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=scheme)
            page.wait_for_timeout(60)
            page.screenshot(path=FOLDER / f"{name}-{width}x{height}-{language}-{scheme}.png")
        context.close()


def main() -> int:
    """Shoots all scenes, or those that are named."""
    names, scenes = sys.argv[1:], SCENES | MORE
    FOLDER.mkdir(exist_ok=True)
    if names:
        scenes = {name: scenes[name] for name in names}
    else:
        for old in FOLDER.glob("*.png"):
            old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), is_warmed=True) as address,
        browsing() as browser,
    ):
        for number, (name, scene) in enumerate(scenes.items(), 1):
            print(f"\r\x1b[K{number}/{len(scenes)} {name}", end="", flush=True)
            shoot(browser, address, name, scene)
    print(f"\r\x1b[K{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
