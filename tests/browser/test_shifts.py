"""Nothing on the table moves by itself, whatever others do, from the first turn to the end of the game.

`make thorough` looks at whole games, action by action.
"""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.ceremonies import ending
from tests.browser.conftest import DESK, LOW_PHONE, NARROW_PHONE, PHONE, NewPage
from tests.browser.scenes import SCENES
from tests.twins import twin

TABLET: dict[str, Any] = PHONE | {"viewport": {"width": 820, "height": 1180}}
SIZES: dict[str, dict[str, Any]] = {
    "narrow": NARROW_PHONE,
    "phone": LOW_PHONE,
    "tablet": TABLET,
    "desk": DESK,
}

# Whatever moves from now on, unless a person has just done something, and what it was.
WATCH = """() => {
  window.shifts = [];
  const name = (node) => node?.className?.baseVal ?? node?.className
    ?? node?.parentElement?.className ?? 'gone';
  const place = ({ top, left, height }) => [top, left, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map((each) =>
        `${name(each.node)}: ${place(each.previousRect)} to ${place(each.currentRect)}`);
      const { turn } = document.querySelector('main').dataset;
      window.shifts.push(`turn ${turn}, ${value.toFixed(4)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift' });
}"""

# Where the parts of a table lie: what is drawn anew elsewhere has not shifted, as a browser counts it.
PLACES = """() => {
  const parts = ['.top', '.top > :is(a, button)', '.board-area', '.board-area > .board', '.coin-track',
    '.panel.card', '.season-track', '.panel.tools', '.tools button:not([data-away] *)',
    '.panel.goals', '.goal', '.player', '.panel.mine', '.panel.stories', '.panel.ladders', '.ladder',
    '.tabs button'];
  const places = {};
  for (const part of parts)
    document.querySelectorAll(part).forEach((each, number) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const name = each.dataset.tool ?? each.dataset.choice ?? number;
      if (width > 0) places[`${part} ${name}`] = [left, top, width, height].map(Math.round).join(' ');
    });
  return places;
}"""

# Without a tap: whatever shifts right after one would not count.
CLOSE = "document.querySelector('dialog[open]:not(:has([data-final])) [data-close]')?.click()"


def watch(page: Page) -> None:
    """From when the table has settled."""
    page.wait_for_load_state("networkidle")
    page.evaluate(hand.DRAWN)
    page.evaluate(WATCH)


def shifts(page: Page) -> list[str]:
    page.evaluate(hand.DRAWN)
    return page.evaluate("window.shifts")


def play_on(ahead: Ahead) -> bool:
    """The next action; False once the game is over."""
    due = ahead.game.to_act(ahead.state)
    if due:
        ahead.play(max(due), 7 * len(ahead.actions) + 3)
    return bool(due)


def play_out(page: Page, ahead: Ahead, begins: int, every: int) -> dict[str, set[str]]:
    """The game to its end, after so many actions ahead; nobody touches the page.

    It is looked at after every so many actions. Tells where each part lay.
    """
    for _ in range(begins):
        play_on(ahead)
    ahead.open(page)
    watch(page)
    places: dict[str, set[str]] = {}
    before = int(hand.version(page) or 0) - begins
    goes_on = True
    while True:
        page.wait_for_selector(f"main.table[data-version='{before + len(ahead.actions)}']")
        page.evaluate(hand.DRAWN)
        page.evaluate(CLOSE)
        for part, place in page.evaluate(PLACES).items():
            places.setdefault(part, set()).add(place)
        if not goes_on:
            break
        goes_on = all(play_on(ahead) for _ in range(every))
    page.wait_for_selector("dialog[open] [data-final]")
    return places


TABLES = [("mapmaker", 1), ("cartographers", 1), ("cartographers", 2), ("heroes", 3)]
CASES = [twin(*table, size, 0, 1) for table in TABLES for size in SIZES]


@pytest.mark.parametrize(
    ("game", "seats", "size", "begins", "every"),
    [("cartographers", 2, "desk", 36, 2), *CASES],
)
def test_a_game_of_others_moves_nothing(
    new_page: NewPage, address: str, game: str, seats: int, size: str, begins: int, every: int
) -> None:
    page = new_page(**SIZES[size])
    places = play_out(page, Ahead(address, game, seats), begins, every)
    assert shifts(page) == []
    assert {part: found for part, found in places.items() if len(found) > 1} == {}
    assert {".top 0", ".board-area > .board 0", ".panel.card 0", ".goal 0"} <= set(places)


MURALS = [twin(seats, size, 0, 1) for seats in (1, 2, 4) for size in SIZES]


@pytest.mark.parametrize(("seats", "size", "begins", "every"), [(2, "phone", 84, 4), *MURALS])
def test_a_game_of_cartouche_by_others_moves_nothing(
    new_page: NewPage, address: str, seats: int, size: str, begins: int, every: int
) -> None:
    page = new_page(**SIZES[size])
    places = play_out(page, Ahead(address, "cartouche", seats), begins, every)
    assert shifts(page) == []
    assert {part: found for part, found in places.items() if len(found) > 1} == {}
    tools = {f".tools button:not([data-away] *) {name}" for name in ("take-back", "hint", "confirm", "done")}
    assert {".top 0", ".board-area > .board 0", ".panel.mine 0", *tools} <= set(places)


SHOWN = ("today", "home-with-games")
OTHERS = ("results", "challenged", "compared")


@pytest.mark.parametrize(
    ("size", "names"), [("desk", SHOWN), twin("desk", OTHERS), twin("phone", (*SHOWN, *OTHERS))]
)
def test_other_screens_are_there_as_they_stay(
    new_page: NewPage, address: str, size: str, names: tuple[str, ...]
) -> None:
    page = new_page(**SIZES[size])
    page.add_init_script(f"({WATCH})()")
    found: dict[str, list[str]] = {}
    for name in names:
        SCENES[name](page, address)
        page.reload()
        page.wait_for_selector("main h2, main h1")
        page.wait_for_load_state("networkidle")
        found[name] = shifts(page)
    begin = ending(3)(page, address)
    page.wait_for_load_state("networkidle")
    page.evaluate("window.shifts.length = 0")
    begin()
    page.wait_for_selector("dialog[open] [data-final]")
    found["podium"] = shifts(page)
    assert {name: moved for name, moved in found.items() if moved} == {}


# What of the ink of the line at the top is above the window, or above what cuts it off.
CUT = """() => {
  const pen = document.createElement('canvas').getContext('2d');
  const above = (part) => {
    const mark = document.createElement('i');
    mark.style = 'display: inline-block; width: 0; height: 0';
    part.prepend(mark);
    const baseline = mark.getBoundingClientRect().bottom;
    mark.remove();
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(part);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = baseline - pen.measureText(part.textContent).actualBoundingBoxAscent;
    const edges = [0];
    for (let around = part; around; around = around.parentElement)
      if (getComputedStyle(around).overflowY === 'hidden') edges.push(around.getBoundingClientRect().top);
    return Math.round(Math.max(...edges) - ink);
  };
  return [...document.querySelectorAll('.status .clock span')].map((part) => [part.textContent, above(part)]);
}"""


@pytest.mark.parametrize("size", ["narrow", twin("desk"), twin("phone"), twin("tablet")])
def test_capitals_keep_their_accents(new_page: NewPage, address: str, size: str) -> None:
    page = new_page(**SIZES[size] | {"locale": "fr"})
    for game in ("cartographers", "cartouche"):
        Ahead(address, game, 3).open(page)
        page.wait_for_selector("[data-talk]")
        page.evaluate("document.querySelector('.clock span').textContent = 'Été · 7 sur 8 · Édits B et C'")
        page.evaluate(hand.DRAWN)
        assert [text for text, above in page.evaluate(CUT) if above > 0] == []


@pytest.mark.parametrize("language", [twin("en"), "fr"])
def test_ruins_to_be_covered_and_a_clock_leave_the_line_at_the_top_as_high_as_it_is(
    new_page: NewPage, address: str, language: str
) -> None:
    page = new_page(**NARROW_PHONE | {"locale": language})
    ahead = Ahead(address, "cartographers", 2, timer={"pace": "strict", "seconds": 600})
    height = "document.querySelector('.top').getBoundingClientRect().height"
    ahead.until(lambda shown: bool(shown.sheets[0].lines) and len(shown.status) == 1).open(page)
    alone = page.evaluate(height)
    ahead.until(lambda shown: len(shown.status) > 1)
    page.wait_for_selector(".top .of-card")
    assert page.evaluate(height) == pytest.approx(alone, abs=1 / 32)
    assert page.locator(".of-card .short").is_visible()
    for part in page.query_selector_all(".top :is(.clock span, .time-left, .short)"):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= alone + 1
