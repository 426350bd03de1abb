"""`python -m tests.browser.frames [NAME…]`: each ceremony with motion, as strips in screenshots/."""

import base64
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.ceremonies import CEREMONIES, Ceremony
from tests.browser.conftest import DESK, LOW_PHONE
from tests.browser.place import browsing, serving
from tests.browser.screenshots import FOLDER

LOOKS: dict[str, dict[str, Any]] = {
    "en-light": {},
    "fr-dark": {"locale": "fr-FR", "color_scheme": "dark"},
}
DEVICES: dict[str, dict[str, Any]] = {"390x664": LOW_PHONE, "1280x720": DESK}
MOST = 12  # pictures on a strip
WIDTH = 320  # of each

STRIP = """([shots, width]) => {
  document.body.innerHTML = shots.map(([at, data]) => `<figure style="margin: 4px">
    <img width="${width}" src="data:image/png;base64,${data}">
    <figcaption>${at} ms</figcaption></figure>`).join('');
  document.body.style = 'display: flex; flex-wrap: wrap; margin: 0';
  return Promise.all([...document.images].map((image) => image.decode()));
}"""


def shoot(browser: Browser, address: str, name: str, ceremony: Ceremony) -> None:
    """One ceremony on every device, light in English and dark in French, each as a strip."""
    for (size, device), (look, wanted) in product(DEVICES.items(), LOOKS.items()):
        asked = {**device, **wanted}
        context = browser.new_context(base_url=address, reduced_motion="no-preference", **asked)
        page = context.new_page()
        begin = ceremony.prepare(page, address)
        page.wait_for_load_state("networkidle")
        begin()
        shots = _taken(page, ceremony.lasts)
        context.close()
        strip = browser.new_page(viewport={"width": 4 * (WIDTH + 8), "height": 100})
        few = shots[:: -(-len(shots) // MOST)]
        strip.evaluate(STRIP, [few, WIDTH])
        strip.screenshot(path=FOLDER / f"frames-{name}-{size}-{look}.png", full_page=True)
        strip.close()


def _taken(page: Page, lasts: int) -> list[tuple[int, str]]:
    """Pictures as fast as they can be taken, each with its moment in milliseconds."""
    began, shots = time.monotonic(), list[tuple[int, str]]()
    while (at := round((time.monotonic() - began) * 1000)) <= lasts:
        shots.append((at, base64.b64encode(page.screenshot()).decode()))
    return shots


def main() -> int:
    """Shoots all ceremonies, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        for name in sys.argv[1:] or CEREMONIES:
            shoot(browser, address, name, CEREMONIES[name])
            print(f"{FOLDER}/frames-{name}-*.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
