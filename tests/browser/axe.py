"""The rules of accessibility, as axe checks them."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.browser.scenes import calm

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

BROKEN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => {
    const [why] = [...node.any, ...node.all, ...node.none];
    return `${id}: ${node.target.join(' ')}: ${why?.message}`;
  }));
}"""


LOOKS: list[tuple[dict[str, Any], Literal["light", "dark"]]] = [(DESK, "light"), (PHONE, "dark")]


def check_rules(page: Page) -> None:
    """None is broken, in a large light window and on a dark phone; the page needs `bypass_csp`."""
    page.evaluate(AXE.read_text())
    for size, colours in LOOKS:
        page.set_viewport_size(size["viewport"])
        page.emulate_media(color_scheme=colours)
        calm(page)
        broken = page.evaluate(BROKEN)
        assert broken == [], "\n".join(broken)
