"""A player's hand: what people do with mouse, finger and keys, in a few words each."""

import json
import random
import time
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from playwright.sync_api import Page, Route

Place = Callable[[Page, random.Random], None]
Point = tuple[float, float]

LEGAL = """() => [...document.querySelectorAll('.board-area [data-aim]')].map((cell) => {
  const box = cell.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""

# The same, but not where what is held lies, for a tap there turns it.
BESIDE = LEGAL.replace("[data-aim]", "[data-aim]:not([aria-selected])")

# The cells of the board that are under what is held.
COVERED = """() => [...document.querySelectorAll('.board-area [aria-selected=true]')]
  .map((cell) => Number(cell.dataset.cell)).join(' ')"""

# What the table waits for: a placement or a choice of mine, a window to be closed, the end; else nothing.
# A window that is there and not open is about to open, or to go and make room for the next.
WANTED = """() => {
  if (document.querySelector('dialog')) return document.querySelector('dialog[open]') ? 'dialog' : null;
  const table = document.querySelector('main.table');
  if (!table) return null;
  if (table.dataset.over === 'true') return 'over';
  if (document.querySelector('[data-choice]:enabled')) return 'choice';
  return document.querySelector('.board-area [data-aim]') ? 'place' : null;
}"""


OUTSIDE = """() => [...document.querySelectorAll('main.table > *, .side > .panel:not(.news), .tools button')]
  .filter((element) => element.getClientRects().length && !element.closest('.unseen, dialog'))
  .map((element) => [element.className, element.getBoundingClientRect()])
  .filter(([, box]) =>
    box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1 || box.left < -1)
  .map(([name, box]) => `${name}: ${box.left} ${box.top} to ${box.right} ${box.bottom}`)"""


def check_one_screen(page: Page) -> None:
    """All of the table can be seen without scrolling, as soon as it has settled."""
    outside: list[str] = []
    for _ in range(50):
        outside = page.evaluate(OUTSIDE)
        height, shown = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        if not outside and height <= shown:
            return
        page.wait_for_timeout(100)
    raise AssertionError(outside or "the page scrolls")


def slip_in(page: Page, seed: int) -> None:
    """Tables that this page opens have the seed."""

    def with_seed(route: Route) -> None:
        wanted: dict[str, Any] = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(wanted | {"seed": str(seed)}))

    page.route("**/api/tables", with_seed)


def start(page: Page, game: str, seed: int, name: str = "Ada") -> None:
    """From the first page to a table of one's own, by clicks; the seed is slipped in on the way."""
    slip_in(page, seed)
    page.goto("/")
    page.click(f"[data-game={game}]")
    page.fill("input[name=name]", name)
    page.click("form button[type=submit]")
    page.wait_for_selector("main.table")


def wanted(page: Page) -> str:
    """What is asked of the player now; waits until something is."""
    return str(page.wait_for_function(WANTED, timeout=20_000).json_value())


def version(page: Page) -> str | None:
    return page.get_attribute("main.table", "data-version")


# Windows open in an effect after the table is drawn: a frame, and what was put off until after it.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)))"


def settled(page: Page, before: str | None) -> None:
    """Waits until the server has answered and the page has drawn what it said."""
    page.wait_for_selector(f"main.table:not([data-version='{before}'])")
    page.evaluate(DRAWN)


def by_clicks(page: Page, rng: random.Random) -> None:
    """Turns it at times, points somewhere it fits, puts it down, confirms."""
    if rng.random() < 0.3:
        for tool in ("turn", "flip"):
            if page.is_enabled(f"[data-tool={tool}]"):
                page.click(f"[data-tool={tool}]")
    x, y = rng.choice(page.evaluate(LEGAL))
    before = version(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    page.click("[data-tool=confirm]")
    settled(page, before)


def by_touch(page: Page, rng: random.Random) -> None:
    """Taps where it fits, at times on the shape to turn it, then the button; a tap alone draws nothing.

    What is held tells so, and that it was drawn: others, bots too, may act meanwhile.
    """
    x, y = rng.choice(page.evaluate(LEGAL))
    page.touchscreen.tap(x, y)
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    if rng.random() < 0.3:
        page.touchscreen.tap(x, y)
        while page.query_selector("[data-ghost='clashes down']"):
            page.touchscreen.tap(*rng.choice(page.evaluate(BESIDE) or [(x, y)]))
        page.wait_for_selector("[data-ghost='fits down']", state="attached")
    page.tap("[data-tool=confirm]")
    page.wait_for_selector("[data-ghost='fits down']", state="detached")
    page.evaluate(DRAWN)


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_mouse(page: Page, start: Point, end: Point) -> Callable[[], None]:
    """Presses, and moves there; what is returned lets go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    return page.mouse.up


def drag_by_finger(page: Page, start: Point, end: Point) -> Callable[[], None]:
    """The same with a finger, as fast as people are: it is lifted while it moves."""
    device: Any = page.context.new_cdp_session(page)
    frames = count(time.time(), 1 / 60)

    def send(kind: str, *points: Point) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        event = {"type": kind, "touchPoints": places, "timestamp": next(frames)}
        device.send("Input.dispatchTouchEvent", event)

    send("touchStart", start)
    for part in (0.3, 0.6, 1):
        send("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    return lambda: send("touchEnd")


ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")


def by_keys(page: Page, rng: random.Random) -> None:
    """Wanders about with the arrows, turning at times, until it fits; Enter puts down, Enter confirms."""
    before = version(page)
    page.keyboard.press("ArrowUp")  # takes it up where it fits
    ghost = "[data-ghost]"
    for key in rng.sample(ARROWS, 2):
        page.keyboard.press(key)
    for step in range(400):
        if (page.get_attribute(ghost, "data-ghost") or "").startswith("fits"):
            break
        if step % 40 == 39:
            page.keyboard.press("Escape")  # lets go, and an arrow takes it up again where it fits
            page.keyboard.press("ArrowUp")
        else:
            page.keyboard.press(rng.choice((*ARROWS, "r", "f", "s")))
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    page.keyboard.press("Enter")
    settled(page, before)


def choose_by_click(page: Page) -> None:
    page.click("[data-choice]")


def choose_by_keys(page: Page) -> None:
    """Goes from one thing to the next until it is a choice, and takes it."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('[data-choice]')"):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError("Tab leads to no choice")


def play(page: Page, place: Place, rng: random.Random, close: Callable[[Page], None]) -> bool:
    """Does the next thing that is asked; False once the game is over."""
    match wanted(page):
        case "dialog":
            if page.query_selector("dialog [data-final]"):
                return False
            close(page)
        case "choice":
            before = version(page)
            (choose_by_keys if place is by_keys else choose_by_click)(page)
            settled(page, before)
        case "place":
            place(page, rng)
        case _:
            return False
    return True


def is_asked(page: Page) -> bool:
    """Whether something can be done there before the game is over."""
    return page.evaluate(WANTED) not in (None, "over") and not page.query_selector("[data-final]")


def is_over(page: Page) -> bool:
    """Whether it has ended, and no other window than that of the end is or will be open."""
    return bool(page.query_selector("dialog[open] [data-final]")) or page.evaluate(WANTED) == "over"


def play_together(pages: Sequence[Page], turn: Callable[[Page], object]) -> None:
    """Whoever is asked takes a turn until the game is over for all."""
    for _ in range(600):
        asked = next(filter(is_asked, pages), None)
        if asked:
            turn(asked)
        elif all(map(is_over, pages)):
            return
        else:
            pages[0].wait_for_timeout(20)
    raise AssertionError("the game is not over after 600 turns")


def close_by_click(page: Page) -> None:
    page.click("dialog [data-close]")


def close_by_tap(page: Page) -> None:
    page.tap("dialog [data-close]")


def close_by_key(page: Page) -> None:
    page.keyboard.press("Enter")


def leave_the_end(page: Page) -> None:
    """Goes past the windows of a game that has come to its end: that of its last season, and its own."""
    page.wait_for_selector("main.table[data-over=true]")
    while wanted(page) == "dialog":
        close_by_click(page)


def final_sheets(page: Page) -> list[str]:
    """The score sheets at the end, as text."""
    if not page.query_selector("[data-final]"):
        page.click("[data-end=sheets]")
    return [sheet.inner_text() for sheet in page.query_selector_all("[data-final] .sheet")]
