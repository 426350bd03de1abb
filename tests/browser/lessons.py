"""Introductions gone through by doing what their notes say."""

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from tests.browser import hand
from tests.browser.sizes import Size, faults

NOTE = """() => {
  const note = document.querySelector('aside.intro');
  if (!note) return null;
  const box = note.getBoundingClientRect();
  const ring = document.querySelector('.intro-ring').getBoundingClientRect();
  const across = Math.min(box.right, ring.right) - Math.max(box.left, ring.left);
  const down = Math.min(box.bottom, ring.bottom) - Math.max(box.top, ring.top);
  return {
    step: note.dataset.intro,
    until: note.dataset.until,
    covers: across > 0 && down > 0,
    inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    points: ring.width > 0,
    said: note.querySelector('[role=status]').textContent,
  };
}"""


def note(page: Page) -> Any:
    """The note as it lies: it points at something, covers nothing of it, and is said."""
    page.wait_for_function("() => document.querySelector('aside.intro [role=status]')?.textContent")
    page.evaluate(hand.DRAWN)
    now = page.evaluate(NOTE)
    assert not now["covers"], now
    assert now["inside"], now
    assert now["points"], now
    return now


# The cell to aim at that lies nearest to the border of the map.
EDGEMOST = """() => {
  const board = document.querySelector('.board-area [role=row]').parentElement.getBoundingClientRect();
  const far = ([x, y]) => Math.min(x - board.left, board.right - x, y - board.top, board.bottom - y);
  const aims = [...document.querySelectorAll('.board-area [data-aim]')].map((cell) => {
    const box = cell.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  return aims.sort((one, other) => far(one) - far(other))[0];
}"""


def put_at_the_edge(page: Page, *, by_touch: bool) -> None:
    """Where it brings something; a finger that put it down before lifts it first."""
    if by_touch:
        page.tap("[data-tool=lift]")
    page.wait_for_selector(".board-area [data-aim]", state="attached")
    x, y = page.evaluate(EDGEMOST)
    page.touchscreen.tap(x, y) if by_touch else page.mouse.click(x, y)


def do(page: Page, now: Any, rng: random.Random, *, by_touch: bool) -> None:
    """What the note asks for."""
    match now["until"]:
        case "next":
            page.click("[data-intro-next]")
        case "picked":
            page.click(".pick >> nth=1")
        case "turned":
            page.click("[data-tool=turn]")
        case "aimed" | "down":
            x, y = rng.choice(page.evaluate(hand.LEGAL))
            if by_touch:
                page.touchscreen.tap(x, y)
            else:
                page.mouse.move(x, y)
                page.mouse.click(x, y) if now["until"] == "down" else None
        case "gained":
            put_at_the_edge(page, by_touch=by_touch)
        case "drawn" if now["step"].endswith("confirm"):
            page.click("[data-tool=confirm]")
        case "drawn" | "season":
            (hand.by_touch if by_touch else hand.by_clicks)(page, rng)
        case _:
            page.click("[data-choice]:enabled >> nth=-1")
            if by_touch and page.query_selector("[data-choice].pointed"):
                page.click("[data-choice].pointed")


CELLS = ".board-area [data-aim]"
PLACING = f"{CELLS}, [data-tool=turn], [data-tool=confirm]"

# What one needs to do what the note asks for.
NEEDED = {
    "next": "",
    "picked": ".pick",
    "aimed": CELLS,
    "turned": "[data-tool=turn]",
    "down": CELLS,
    "gained": f"{CELLS}, [data-tool=lift]",
    "drawn": PLACING,
    "season": PLACING,
    "took": "[data-choice]",
}

IN_THE_WAY = """(needed, width, height) => {
  const found = [];
  const note = document.querySelector('aside.intro');
  const buttons = [...note.querySelectorAll('button, a')];
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const shown = (each) => each.checkVisibility() && each.getBoundingClientRect();
  const name = (each) => each.dataset.tool ?? each.dataset.choice ?? each.dataset.cell ?? each.className;
  const others = needed ? [...document.querySelectorAll(`main.table :is(${needed})`)] : [];
  for (const each of [...buttons, ...others]) {
    if (others.includes(each)) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = shown(each);
    if (!box) continue;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isOwn = note.contains(each);
    const isHidden = isOwn ? !each.contains(hit) : !hit || note.contains(hit);
    if (isHidden) found.push(`${name(each)} cannot be reached`);
    if (isOwn && isTouch && Math.min(box.width, box.height) < 43.5) found.push(`${name(each)} is small`);
  }
  const box = note.getBoundingClientRect();
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
  if (!isInside) found.push('the note is outside');
  const text = note.querySelector('p');
  if (text.scrollWidth > text.clientWidth + 1) found.push('the note is too narrow');
  const ring = document.querySelector('.intro-ring').getBoundingClientRect();
  if (ring.width === 0) found.push('the note points at nothing');
  const across = Math.min(box.right, ring.right) - Math.max(box.left, ring.left);
  const down = Math.min(box.bottom, ring.bottom) - Math.max(box.top, ring.top);
  if (across > 0 && down > 0) found.push('the note lies on what it speaks of');
  return found;
}"""


def in_the_way(page: Page, sizes: list[Size]) -> list[str]:
    """What the note hides of what one needs, in windows of these sizes; then the letters are as before."""
    step, until = page.evaluate(
        "(({ intro, until }) => [intro, until])(document.querySelector('aside.intro').dataset)"
    )
    needed = NEEDED.get(until, "[data-choice]")
    if step.endswith("confirm"):
        needed = "[data-tool=confirm]"
    found = faults(page, sizes, IN_THE_WAY, {"1": needed, "2": needed})
    page.evaluate("document.documentElement.style.setProperty('--letters', '1')")
    return [f"{step}: {fault}" for fault in found]


def gone_through(page: Page, *, by_touch: bool) -> Iterator[str]:
    """Goes through the introduction that has begun, and stops at each of its steps."""
    rng = random.Random(1)
    for _ in range(40):
        if page.query_selector("dialog[open]"):
            hand.close_by_click(page)
            page.wait_for_selector("dialog", state="detached")
        now = note(page)
        yield now["step"]
        if now["step"] == "done":
            return
        version = hand.version(page)
        do(page, now, rng, by_touch=by_touch)
        page.wait_for_function(
            """([step, version]) => document.querySelector('aside.intro')?.dataset.intro !== step
              || document.querySelector('main.table').dataset.version !== version""",
            arg=[now["step"], version],
        )
    raise AssertionError("not within 40 steps")
