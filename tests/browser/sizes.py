"""A page in windows of many sizes, each measured by a single call: a size costs a few frames, not a game."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

Size = tuple[int, int]


def turned(*sizes: Size) -> list[Size]:
    """Each size upright and on its side."""
    return [size for width, height in sizes for size in ((width, height), (height, width))]


PHONES = turned(
    (320, 568), (360, 640), (375, 553), (375, 667), (390, 664), (390, 844), (393, 659), (430, 740)
)
TABLETS = turned((820, 1180), (1024, 768))
DESKS = turned((1280, 720), (1366, 625), (1920, 1080), (2560, 1440))

# The lowest and the narrowest of each layout.
TELLING: dict[str, list[Size]] = {
    "finger": [(320, 568), (375, 553), (390, 664), (390, 844), (568, 320), (664, 390), (820, 1180)],
    "mouse": [(1024, 768), (1366, 625), (1920, 1080)],
}
ALL: dict[str, list[Size]] = {"finger": PHONES + TABLETS, "mouse": TABLETS + DESKS}

# Letters that grow are no news of the window: whoever waits for such is told. What seems wrong may be half
# drawn: it is looked at again before it counts.
AT_A_SIZE = """async ([wanted, letters, width, height]) => {
  const measure = MEASURE;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const window_ = matchMedia(`(width: ${width}px) and (height: ${height}px)`);
  while (!window_.matches) await frame();
  const { style } = document.documentElement;
  const found = [];
  for (const size of letters) {
    if (style.getPropertyValue('--letters') !== size) {
      style.setProperty('--letters', size);
      dispatchEvent(new Event('resize'));
    }
    await frame();
    await frame();
    let faults = measure(wanted[size], width, height);
    for (let again = 0; faults.length && again < 10; again += 1) {
      await frame();
      faults = measure(wanted[size], width, height);
    }
    found.push(...faults.map((fault) => `${width}x${height}, letters ${size}: ${fault}`));
  }
  return found;
}"""


def faults(page: Page, sizes: list[Size], measure: str, wanted: Mapping[str, object]) -> list[str]:
    """What is wrong at each size with letters of each: a measure is told what is wanted with these letters.

    Nobody looks at these windows, so that no more than a corner of each is painted, which halves the time.
    """
    script = AT_A_SIZE.replace("MEASURE", measure)
    is_mobile = page.evaluate("matchMedia('(pointer: coarse)').matches")
    device: Any = page.context.new_cdp_session(page)

    def resize(width: int, height: int, *, is_painted: bool) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": is_mobile}
        device.send("Emulation.setDeviceMetricsOverride", size | {"dontSetVisibleSize": not is_painted})

    device.send("Emulation.setVisibleSize", {"width": 16, "height": 16})
    letters, found = list(wanted), list[str]()
    for width, height in sizes:
        resize(width, height, is_painted=False)
        found += page.evaluate(script, [wanted, letters, width, height])
        letters.reverse()
    assert page.viewport_size is not None
    resize(**page.viewport_size, is_painted=True)
    device.detach()
    return found
