"""Every screen of every game at every size: what one needs is in the window, in reach and in nobody's way."""

from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.ahead import Ahead
from tests.browser.conftest import DESK, PHONE, NewPage
from tests.browser.scenes import SCENES, Scene, calm
from tests.browser.scenes_more import MORE
from tests.browser.sizes import Size, faults


def seated(seats: int) -> Scene:
    """Cartographers by so many."""
    return lambda page, address: Ahead(address, "cartographers", seats).open(page)


# The note of an introduction lies over what one does not need: its steps are walked for themselves.
PLACES: dict[str, Scene] = {
    **{name: scene for name, scene in SCENES.items() if name != "introduction"},
    **MORE,
    **{f"seats-{seats}": seated(seats) for seats in (2, 4, 12)},
}


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

FAULTS = """([needed, told, whole], width, height) => {
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


def opened(new_page: NewPage, address: str, name: str, hand: str, language: str = "en") -> Page:
    size = PHONE if hand == "finger" else DESK
    page = new_page(is_cut_off=True, service_workers="block", **size | {"locale": language})
    PLACES[name](page, address)
    calm(page)
    return page


def walk(page: Page, sizes: list[Size]) -> None:
    """The page at these sizes, with its text as it is and twice as large."""
    found = faults(page, sizes, FAULTS, {"1": ONCE, "2": TWICE})
    assert found == [], "\n".join(found)
