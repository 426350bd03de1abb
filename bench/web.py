"""What a browser loads before one sees a game, compressed, and how long a click takes to be seen."""

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, Response, ViewportSize

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.place import browsing, serving
from tests.browser.scenes import home

MOST_KB = 120
MOST_MS = 20
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


def report() -> None:
    """Prints what a first visit loads, and how soon a placement is seen."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        loaded = first_load(browser, address)
        for name, size in sorted(loaded.items(), key=lambda each: -each[1]):
            print(f"  {size / 1000:6.1f} KB  {name}")
        print(f"client, first visit: {sum(loaded.values()) / 1000:.1f} KB (at most {MOST_KB} wanted)")
        times = clicks(browser, address)
        print(
            f"client, from a click to its picture: {median(times):.1f} ms in the middle (at most {MOST_MS})"
        )


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
