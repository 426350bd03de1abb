"""What a browser loads, compressed, how long a click takes to be seen, and what an animation costs."""

import json
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Response, ViewportSize

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.ceremonies import CEREMONIES, Ceremony
from tests.browser.place import browsing, serving
from tests.browser.scenes import SCENES, Scene, home

MOST_KB = 120
MOST_MS = 20
MOST_SCRIPT_MS = 4
CLICKS = 40
DESK: ViewportSize = {"width": 1280, "height": 720}

# From the press of a button to the first moment after the picture that follows it.
PAINTED = """() => {
  window.painted = [];
  addEventListener('pointerdown', (event) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.painted.push(performance.now() - event.timeStamp);
    port2.postMessage(null);
  }), true);
}"""

# How much has moved by itself since this was called.
SHIFTED = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift' });
}"""


def report() -> None:
    """Prints what a first visit loads, and how soon a placement is seen."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        loaded = first_load(browser, address)
        for name, size in sorted(loaded.items(), key=lambda each: -each[1]):
            print(f"  {size / 1000:6.1f} KB  {name}")
        print(f"client, first visit: {sum(loaded.values()) / 1000:.1f} KB (at most {MOST_KB} wanted)")
        for scene, size in later_loads(browser, address).items():
            print(f"client, what {scene} adds: {size / 1000:.1f} KB")
        times = clicks(browser, address)
        print(
            f"client, from a click to its picture: {median(times):.1f} ms in the middle (at most {MOST_MS})"
        )
        for name, size in later_parts(browser, address).items():
            print(f"  {size / 1000:6.1f} KB  {name}, once a table is open")
        ceremonies(browser, address)


def ceremonies(browser: Browser, address: str) -> None:
    """Prints what each thing that moves costs."""
    for name, ceremony in CEREMONIES.items():
        script, shift = frames(browser, address, ceremony)
        print(
            f"client, {name}: {median(script):.2f} ms of script a frame in the middle of {len(script)},"
            f" {max(script):.1f} at most; layout shift {shift:.3f}"
            f" (at most {MOST_SCRIPT_MS} in the middle and 0 wanted)"
        )


def later_parts(browser: Browser, address: str) -> dict[str, int]:
    """What is loaded once a table is open and not needed to play at it, in bytes on the way."""
    page = browser.new_context(base_url=address, locale="en", service_workers="block").new_page()
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))
    Ahead(address, "cartographers").open(page)
    page.wait_for_load_state("networkidle")
    return {
        answer.url.removeprefix(address): answer.request.sizes()["responseBodySize"]
        for answer in fetched
        if "theatre" in answer.url
    }


def frames(browser: Browser, address: str, ceremony: Ceremony) -> tuple[list[float], float]:
    """The milliseconds of script in each frame while something moves, and how much has shifted meanwhile.

    What it began with is included.
    """
    context = browser.new_context(
        base_url=address, locale="en", viewport=DESK, reduced_motion="no-preference"
    )
    page = context.new_page()
    begin = ceremony.prepare(page, address)
    page.wait_for_load_state("networkidle")
    page.evaluate(SHIFTED)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    begin()
    page.wait_for_timeout(ceremony.lasts)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    shift = float(page.evaluate("window.shifted"))
    context.close()
    ends = sorted(event["ts"] for event in events if event["name"] == "Layerize")
    calls = [(event["ts"], event["dur"]) for event in events if event["name"] == "FunctionCall"]
    script = [
        sum(took for at, took in calls if one <= at < other) / 1000 for one, other in pairwise([0, *ends])
    ]
    return script, shift


def first_load(browser: Browser, address: str) -> dict[str, int]:
    """What a device that was never here fetches for the first page, in bytes on the way."""
    page = browser.new_context(base_url=address, locale="en", service_workers="block").new_page()
    fetched: list[Response] = []
    page.on("response", lambda answer: fetched.append(answer))
    home(page, address)
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    return {
        answer.url.removeprefix(address): answer.request.sizes()["responseBodySize"] for answer in fetched
    }


LATER: dict[str, Scene] = {
    "a table": SCENES["drawing-heroes"],
    "a replay": SCENES["replay-heroes"],
    "the end of a season": SCENES["season-by-four"],
    "the end of a game": SCENES["certificate-heroes"],
    "a phrase": SCENES["talking"],
    "today's map": SCENES["today"],
    "a challenge": SCENES["challenged"],
    "two maps compared": SCENES["compared"],
    "my year": SCENES["year-of-nothing"],
}


def later_loads(browser: Browser, address: str) -> dict[str, int]:
    """What each of some screens fetches of the client beyond the first page, in bytes on the way."""
    found: dict[str, int] = {}
    for name, scene in LATER.items():
        page = browser.new_context(base_url=address, locale="en", service_workers="block").new_page()
        home(page, address)
        page.wait_for_load_state("networkidle")
        fetched: dict[str, Response] = {}
        page.on("response", lambda answer, fetched=fetched: fetched.update({answer.url: answer}))
        scene(page, address)
        page.wait_for_load_state("networkidle")
        files = [answer for url, answer in fetched.items() if "/assets/" in url]
        found[name] = sum(answer.request.sizes()["responseBodySize"] for answer in files)
        page.context.close()
    return found


def clicks(browser: Browser, address: str) -> list[float]:
    """How long each of some placements took to be seen, in milliseconds."""
    page = browser.new_context(base_url=address, locale="en", viewport=DESK).new_page()
    Ahead(address, "cartographers").open(page)
    page.evaluate(PAINTED)
    places = page.evaluate(hand.LEGAL)
    for number in range(CLICKS):
        x, y = places[number * 7 % len(places)]
        page.mouse.click(x, y)
        page.wait_for_function("(number) => window.painted.length > number", arg=number)
        lift(page)
    return page.evaluate("window.painted")


def lift(page: Page) -> None:
    """Takes the shape up again."""
    page.keyboard.press("Escape")


if __name__ == "__main__":
    report()
