"""Every screen of every game at every size: what one needs is in the window, in reach and in nobody's way.

A scene is opened once and its window then given one size after the other, each measured by a single call, so
that a size costs a few frames and not a game. Even so, all scenes at all sizes take minutes: `make test`
looks at scenes that differ most, at the least size of every layout, and `make thorough` at all of them.
"""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.browser.ahead import Ahead
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.lessons import gone_through, in_the_way
from tests.browser.scenes import GAMES, SCENES, Scene, calm
from tests.browser.scenes_more import MORE
from tests.twins import twin

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


def seated(seats: int) -> Scene:
    """Cartographers by so many."""
    return lambda page, address: Ahead(address, "cartographers", seats).open(page)


# The note of an introduction lies over what one does not need: its steps are walked for themselves.
PLACES: dict[str, Scene] = {
    **{name: scene for name, scene in SCENES.items() if name != "introduction"},
    **MORE,
    **{f"seats-{seats}": seated(seats) for seats in (2, 4, 12)},
}

QUICK = {
    "home-with-games",
    "invited-cartographers",
    "challenged",
    "today",
    "seats-12",
    "flip-alone",
    "waiting-room",
    "certificate-cartographers",
    "replay-cartographers",
    "away-cartouche",
    "draft-by-four",
    "many-ways",
}
QUICK_BY_MOUSE = {"home-with-games", "seats-12", "replay-cartographers", "draft-by-four"}


class Wanted(NamedTuple):
    """What a screen has to show."""

    # Without scrolling; everything else may stand in a part that scrolls.
    needed: str = """[data-tool], [data-choice], [data-menu], [data-close], [data-join], [data-shape], .brush,
      .piece-button, .top > a, .top > button, .tabs button, .ways button"""
    # In whole words, at the top.
    told: str = ".status :is(p, .clock span, .pending)"
    # From the first line to the last, while one plays.
    whole: str = ".laid:not([data-stage=over]) .stories .fitted"


ONCE = Wanted()
# With text twice as large, choices and stories may scroll, and of the top the season is enough.
TWICE = Wanted(
    ONCE.needed.replace("[data-choice], ", "").replace(", .ways button", ""), ".status .clock span", ":not(*)"
)

FAULTS = """([[needed, told, whole], width, height]) => {
  const faults = [];
  const name = (each) => {
    const told = each.className?.baseVal ?? each.className;
    return `${each.tagName.toLowerCase()}.${told} "${(each.innerText ?? '').trim().slice(0, 24)}"`;
  };
  const words = (each) => Math.max(...[...each.querySelectorAll('*'), each]
    .filter((part) => !part.closest('svg') && getComputedStyle(part).position !== 'absolute')
    .flatMap((part) => [...part.childNodes].filter((node) => node.nodeType === 3 && node.data.trim()))
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const hides = getComputedStyle(node.parentElement).overflowX === 'hidden';
      return hides ? 0 : range.getBoundingClientRect().right;
    }));
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const window_ = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = window_ ?? document.querySelector('main') ?? document.body;
  if (document.documentElement.scrollWidth > width) faults.push('the page scrolls sideways');
  const isTable = root.matches('main.table');
  if (isTable && document.documentElement.scrollHeight > height) faults.push('the table scrolls');
  const scroller = (each) => {
    for (let around = each.parentElement; around && root.contains(around); around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'auto' && around.scrollWidth > around.clientWidth) return around;
      if (overflowY === 'auto' && around.scrollHeight > around.clientHeight) return around;
    }
    return isTable ? null : root;
  };
  const controls = [...root.querySelectorAll('button, a[href], input, select, summary')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.unseen'))
    .filter((each) => !window_ || window_.contains(each))
    .map((each) => each.closest('label.check') ?? each);
  if (window_ && !controls.some((each) => each.matches('[data-close]'))) faults.push('no way out');
  for (const each of controls) {
    const around = each.matches(needed) ? null : scroller(each);
    if (around) each.scrollIntoView({ block: 'center', inline: 'center' });
    const box = each.getBoundingClientRect();
    const isTaller = around && box.height > Math.min(height, around.clientHeight);
    const isAside = box.left < -1 || box.right > width + 1;
    if (isAside || !isTaller && (box.top < -1 || box.bottom > height + 1)) {
      faults.push(`${name(each)} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      continue;
    }
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !(each.contains(hit) || hit.contains(each) && hit.matches('label'))) {
      faults.push(`${name(each)} is under ${hit ? name(hit) : 'nothing'}`);
    }
    const isInText = each.matches('.cite, .card-name, .of-card');
    if (isTouch && !isInText && (box.width < 43.5 || box.height < 43.5)) {
      faults.push(`${name(each)} is small: ${Math.round(box.width)} by ${Math.round(box.height)}`);
    }
    if (each.matches('button') && words(each) > box.right + 1) faults.push(`${name(each)} is too narrow`);
  }
  for (const panel of root.querySelectorAll('.panel')) {
    const isOpen = getComputedStyle(panel).overflowX === 'visible';
    if (isOpen && panel.scrollWidth > panel.clientWidth + 2) faults.push(`${name(panel)} overflows`);
  }
  for (const each of root.querySelectorAll(told)) {
    const isCut = each.checkVisibility() && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
    if (isCut && getComputedStyle(each).overflowX === 'hidden') faults.push(`${name(each)} is cut`);
  }
  for (const each of root.querySelectorAll(whole)) {
    const isCut = each.checkVisibility() && each.scrollHeight > each.clientHeight + 1;
    if (isCut) faults.push(`${name(each)} is cut by ${each.scrollHeight - each.clientHeight}`);
  }
  const board = root.querySelector('.board-area .board')?.getBoundingClientRect();
  const side = board && Math.min(board.width, board.height);
  if (board && side < Math.min(width, height) / 2) faults.push(`a map of ${Math.round(side)} pixels`);
  return faults;
}"""


def faults(page: Page, sizes: list[Size], wanted: Wanted = ONCE) -> list[str]:
    """What is wrong at each of the sizes."""
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        calm(page)
        here = page.evaluate(FAULTS, [wanted, width, height])
        found += [f"{width}x{height}: {fault}" for fault in here]
    return found


def both(names: "dict[str, Scene]") -> Any:
    """A test for each scene, by finger and by mouse."""
    return pytest.mark.parametrize(
        ("name", "hand"),
        [
            pytest.param(name, hand, marks=() if name in quick else pytest.mark.thorough)
            for name in names
            for hand, quick in (("finger", QUICK), ("mouse", QUICK_BY_MOUSE))
        ],
    )


def opened(new_page: NewPage, address: str, name: str, hand: str, language: str = "en") -> Page:
    size = PHONE if hand == "finger" else DESK
    page = new_page(is_cut_off=True, service_workers="block", **size | {"locale": language})
    PLACES[name](page, address)
    calm(page)
    return page


def enlarge(page: Page, letters: int = 2) -> None:
    """The text so many times as large from now on, as the settings do it."""
    page.evaluate(f"document.documentElement.style.setProperty('--letters', '{letters}')")


def walk(page: Page, sizes: list[Size]) -> None:
    """The page at these sizes, with its text as it is and twice as large."""
    found = faults(page, sizes)
    enlarge(page)
    found += [f"twice as large, {fault}" for fault in faults(page, sizes, TWICE)]
    assert found == [], "\n".join(found)


@both(PLACES)
def test_all_one_needs_is_in_the_window(new_page: NewPage, address: str, name: str, hand: str) -> None:
    walk(opened(new_page, address, name, hand), TELLING[hand])


@pytest.mark.parametrize("name", ["held-mapmaker", twin("sent")])
def test_longer_words_leave_it_there(new_page: NewPage, address: str, name: str) -> None:
    walk(opened(new_page, address, name, "finger", "fr"), TELLING["finger"])


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "fr"])
@both(PLACES)
def test_it_is_so_at_every_size(new_page: NewPage, address: str, name: str, hand: str, language: str) -> None:
    walk(opened(new_page, address, name, hand, language), ALL[hand])


LEAST: list[Size] = [(320, 568), (568, 320)]


def beside_the_note(page: Page, sizes: list[Size], letters: int) -> list[str]:
    """What the note hides at each of the sizes, with the text so many times as large."""
    enlarge(page, letters)
    found = [fault for size in sizes for fault in in_the_way(page, size)]
    return [f"letters {letters}, {fault}" for fault in found]


def introduced(page: Page, game: str, hand: str, sizes: list[Size]) -> None:
    """The introduction at each of its steps in windows of these sizes: the note is in nobody's way."""
    page.goto("/")
    page.click(f".also [data-learn={game}]")
    own, found = page.viewport_size, list[str]()
    assert own is not None
    for _ in gone_through(page, by_touch=hand == "finger"):
        found += beside_the_note(page, sizes, 2) + beside_the_note(page, sizes, 1)
        page.set_viewport_size(own)
        calm(page)
    assert found == [], "\n".join(found)


def test_an_introduction_leaves_free_what_it_asks_for(new_page: NewPage) -> None:
    introduced(new_page(**PHONE | {"locale": "fr"}), "cartographers", "finger", LEAST)


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("hand", TELLING)
@pytest.mark.parametrize("game", GAMES)
def test_every_introduction_does_so_at_every_size(
    new_page: NewPage, game: str, hand: str, language: str
) -> None:
    page = new_page(**(PHONE if hand == "finger" else DESK) | {"locale": language})
    introduced(page, game, hand, ALL[hand])
