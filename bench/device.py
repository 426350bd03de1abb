"""What a browser keeps to play without a server, and how soon the first move can be made there."""

import json
import random
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

import landscribe
from tests.browser import hand
from tests.browser.conftest import LOW_PHONE
from tests.browser.place import browsing, serving

PACK = Path(landscribe.__file__).parent / "server" / "pack" / "pack.json"
MOST_MB = 5
FIRST, KEPT = 5.0, 1.0  # seconds until the first move, when it is fetched and when it is kept
PAGE = 30  # milliseconds until a placement is answered

# From the tap that confirms to the table that answers.
ANSWERED = """() => {
  window.answered = [];
  let begun = 0;
  addEventListener('click', (event) => {
    if (event.target.closest('[data-tool=confirm]')) begun = performance.now();
  }, true);
  new MutationObserver(() => {
    if (begun) window.answered.push(performance.now() - begun);
    begun = 0;
  }).observe(document.querySelector('main.table'), { attributeFilter: ['data-version'] });
}"""


def report() -> None:
    """Prints how large the pack is, and how long the first move takes with it."""
    pack = json.loads(PACK.read_text())
    for name, size in pack["files"].items():
        print(f"  {size / 1e6:6.2f} MB  {name}")
    print(f"device, the pack with its scripts: {pack['bytes'] / 1e6:.2f} MB (at most {MOST_MB} wanted)")
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        with serving(Path(folder)) as address:
            page, fetched = kept(browser, address)
        page.context.set_offline(True)
        first = first_move(page)
        print(f"device, fetched and ready: {fetched:.1f} s")
        print(f"device, fetched and the first move: {fetched + first:.1f} s (at most {FIRST} wanted)")
        print(f"device, first move once it is kept: {first:.1f} s (at most {KEPT} wanted)")
        print(f"device, first move after a reload: {again(page):.1f} s (at most {KEPT} wanted)")
        times = answers(page)
        middle = sorted(times)[len(times) // 2]
        print(f"device, a placement is answered within {middle:.0f} ms in the middle (at most {PAGE} wanted)")
        page.context.close()


def kept(browser: Browser, address: str) -> tuple[Page, float]:
    """A phone that keeps the pack, and how many seconds that took."""
    page = browser.new_context(**LOW_PHONE, base_url=address, reduced_motion="reduce").new_page()
    page.set_default_timeout(120_000)
    page.goto("/")
    page.evaluate("async () => (await navigator.serviceWorker.ready).active.state")
    page.tap("[data-device]")
    page.wait_for_selector("[data-keep]")
    begun = time.perf_counter()
    page.tap("[data-keep]")
    page.wait_for_selector("[data-kept]")
    fetched = time.perf_counter() - begun
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page, fetched


def first_move(page: Page) -> float:
    """Seconds from opening the first page to a table that waits for a move."""
    begun = time.perf_counter()
    page.goto("/")
    page.tap("[data-game=mapmaker]")
    page.tap("form button[type=submit]:enabled")
    hand.wanted(page)
    return time.perf_counter() - begun


def again(page: Page) -> float:
    """The same from the table's own address."""
    begun = time.perf_counter()
    page.reload()
    hand.wanted(page)
    return time.perf_counter() - begun


def answers(page: Page) -> list[float]:
    """Milliseconds of ten placements."""
    rng = random.Random(3)
    page.evaluate(ANSWERED)
    for _ in range(10):
        hand.play(page, hand.by_touch, rng, hand.close_by_tap)
    return page.evaluate("window.answered")
