"""What the table of Cartouche shows in every phase: all in sight, nothing cut, nothing covered."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import PHONE, NewPage
from tests.browser.mural_table import CUT, MURAL, SMALL
from tests.browser.murals import Is, can, phase, played
from tests.browser.scenes import calm
from tests.twins import twin

# The panel of the offer and the mural, in square pixels, and the stories that are not whole.
DRAFT = """() => {
  const area = (element) => element ? element.clientWidth * element.clientHeight : 0;
  const board = document.querySelector('.board-area .board');
  const panel = document.querySelector('.act');
  const offer = getComputedStyle(panel).display === 'contents' ? panel.querySelector('.offer') : panel;
  const cut = [...document.querySelectorAll('.offer .face-text')].filter((text) => {
    const box = text.getBoundingClientRect();
    const around = text.closest('.offer').getBoundingClientRect();
    return box.height === 0 || box.top < around.top - 1 || box.bottom > around.bottom + 1;
  });
  const side = board ? Math.min(board.clientWidth, board.clientHeight) : 0;
  return [area(offer), side * side, cut.map((text) => text.textContent)];
}"""


@pytest.mark.parametrize("seats", [twin(1), 4])
@pytest.mark.parametrize(
    ("width", "height"),
    [
        twin(390, 664),
        (320, 568),
        twin(664, 390),
        twin(820, 1180),
        twin(1180, 820),
        twin(1280, 720),
        twin(1920, 1080),
    ],
)
def test_the_draft_is_the_largest_thing_and_every_story_is_spelled_out(
    new_page: NewPage, address: str, seats: int, width: int, height: int
) -> None:
    page = new_page(
        **(PHONE if min(width, height) < 600 else {}) | {"viewport": {"width": width, "height": height}}
    )
    Ahead(address, "cartouche", seats=seats, seed=5).open(page)
    expect(page.locator(".offer li")).to_have_count(2 * seats + 3)
    offer, mural, cut = page.evaluate(DRAFT)
    assert offer > mural
    assert cut == []
    mine = page.evaluate(MURAL)
    played(Ahead(address, "cartouche", seats=seats, seed=5), phase("place")).open(page)
    page.wait_for_selector("[data-stage=place]")
    assert mine in ("null", page.evaluate(MURAL))  # a phone shows the offer alone


SPELLED_OUT = ".offer li, .offer .face-text, .ladders .asks"
TIGHT = [(1366, 625), (1024, 768), (1180, 820), (768, 1024), (1280, 720)]
CUT_OFF = """(things) => [...document.querySelectorAll(things)].filter((each) => {
  const box = each.getBoundingClientRect();
  const around = each.closest('.offer, .ladders').getBoundingClientRect();
  return box.height === 0 || box.top < around.top - 1 || box.bottom > around.bottom + 1;
}).map((each) => each.textContent)"""


def cut_off(page: Page, things: str) -> dict[tuple[int, int], list[str]]:
    """What of these is not whole, where there is little room."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in TIGHT:
        page.set_viewport_size({"width": width, "height": height})
        calm(page)
        found[width, height] = page.evaluate(CUT_OFF, things)
    return {size: things for size, things in found.items() if things}


@pytest.mark.thorough
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("seats", "seed"), [(1, 5), (4, 11)])
def test_all_on_offer_and_every_achievement_is_spelled_out(
    new_page: NewPage, address: str, seats: int, seed: int, language: str
) -> None:
    ahead = Ahead(address, "cartouche", seats=seats, seed=seed)
    page = ahead.open(new_page(locale=language))
    expect(page.locator(".offer li")).to_have_count(2 * seats + 3)
    assert cut_off(page, SPELLED_OUT) == {}
    is_draft = phase("draft")
    played(ahead, lambda shown: is_draft(shown) and bool(shown.choices) and len(ahead.actions) > 7 * seats)
    page = ahead.open(new_page(locale=language))
    expect(page.locator(".ladders .asks")).to_have_count(7)
    assert cut_off(page, SPELLED_OUT) == {}


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(("seats", "side"), [twin(1, "A"), (4, "B")])
def test_everything_is_on_one_screen_in_every_phase(
    new_page: NewPage, address: str, seats: int, side: str, size: str
) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    ahead = Ahead(address, "cartouche", seats=seats, seed=5, side=side)
    for name in ("draft", "place", "score"):
        played(ahead, phase(name)).open(page)
        page.wait_for_selector(".act")
        hand.check_one_screen(page)
        outside = page.evaluate(BESIDE)
        assert outside == [], outside


@pytest.mark.thorough
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_all_that_is_on_offer_is_in_sight(new_page: NewPage, address: str, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    for seats in (1, 2, 3, 4):
        Ahead(address, "cartouche", seats=seats, seed=5).open(page)
        expect(page.locator(".offer li")).to_have_count(2 * seats + 3)
        page.wait_for_function(ALL_IN_SIGHT)


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_on_a_phone_is_told_in_lines_as_wide_as_the_panel(
    phone: Page, address: str, seats: int
) -> None:
    played(Ahead(address, "cartouche", seats=seats, seed=5), phase("over")).open(phone)
    phone.wait_for_selector(".end")
    widths: list[float] = phone.eval_on_selector_all(
        ".end, .end > *", "all => all.map((each) => each.getBoundingClientRect().width)"
    )
    assert min(widths) > widths[0] / 2
    for tab in ("stories", "ladders", "people", "act"):
        phone.tap(f"[data-to={tab}]")
        hand.check_one_screen(phone)
        assert phone.evaluate(CUT) == []
        assert phone.evaluate(SMALL) == []


@pytest.mark.parametrize("size", [twin("desk"), "phone"])
@pytest.mark.parametrize("seats", [twin(1), 4])
def test_the_sign_that_explains_a_card_covers_nothing(
    new_page: NewPage, address: str, seats: int, size: str
) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    played(Ahead(address, "cartouche", seats=seats, seed=5), lambda shown: bool(shown.choices)).open(page)
    cards = page.locator(".offer .story")
    for card in cards.all():
        point(card, size)
        expect(page.locator(sign(".offer", size))).to_have_css("opacity", "1")
        assert page.evaluate(COVERED, sign(".offer", size)) == []
    if size == "phone":
        page.tap("[data-to=stories]")
    story = page.locator(".stories .story").first
    point(story, size)
    expect(page.locator(sign(".stories", size))).to_have_css("opacity", "1")
    assert page.evaluate(COVERED, sign(".stories", size)) == []


def sign(place: str, size: str) -> str:
    """The sign that explains what is pointed at: on its corner, or for a finger beside what is asked."""
    return ".asked .about" if size == "phone" else f"{place} .pointed + .about"


def point(thing: Locator, size: str) -> None:
    """Points at a thing: a finger taps it."""
    if size == "phone":
        thing.tap()
    else:
        thing.hover()


@pytest.mark.parametrize(("seats", "size"), [twin(1, "phone"), twin(4, "phone"), (4, "desk")])
def test_what_happened_is_told_in_whole_lines(new_page: NewPage, address: str, seats: int, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    played(Ahead(address, "cartouche", seats=seats, seed=5), phase("place")).open(page)
    if size == "phone":
        page.tap("[data-to=people]")
    page.wait_for_selector(".news li", state="attached")
    assert page.evaluate(HALVED) == []


@pytest.mark.thorough
def test_no_card_that_can_be_scored_is_blank(phone: Page, address: str) -> None:
    ahead = played(Ahead(address, "cartouche", seats=4, seed=51, side="B"), can("claim"))
    ahead.open(phone)
    scored = {
        choice.item for choice in ahead.shown().choices if choice.action.startswith(("claim", "complete"))
    }
    assert len(scored) > 2
    for item in scored:
        expect(phone.locator(f".offer [data-item='{item}']")).to_be_visible()
    for card in phone.locator(".offer .story").all():
        expect(card.locator(".face-text")).to_be_in_viewport(ratio=1)


COVERED = """(selector) => {
  const sign = document.querySelector(selector).getBoundingClientRect();
  const boxes = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects(), ...(element.closest('svg') ? [element.getBoundingClientRect()] : [])];
  };
  return [...document.querySelectorAll('.face-name, .face-text, .worth, .lacks, .asked p, .signs svg')]
    .filter((each) => boxes(each).some((box) => box.width > 0 &&
      Math.min(box.right, sign.right) > Math.max(box.left, sign.left) + 0.5 &&
      Math.min(box.bottom, sign.bottom) > Math.max(box.top, sign.top) + 0.5))
    .map((each) => each.className + ' ' + each.textContent);
}"""


HALVED = """() => {
  const news = document.querySelector('.laid .news').getBoundingClientRect();
  return [...document.querySelectorAll('.laid .news li')]
    .map((line) => [line.textContent, line.getBoundingClientRect()])
    .filter(([, box]) => box.left < news.right - 2 && (box.bottom > news.bottom + 1 || box.top < news.top))
    .map(([text]) => text);
}"""


# As soon as the cards have found their size.
ALL_IN_SIGHT = """() => {
  const offer = document.querySelector('.offer');
  return offer.scrollHeight <= offer.clientHeight + 1;
}"""


BESIDE = """() => [...document.querySelectorAll('.laid .panel, .laid [role=tab], .act button')]
  .filter((element) => element.getClientRects().length)
  .filter((element) => element.getBoundingClientRect().bottom > innerHeight + 1)
  .map((element) => element.className)"""


# Of the height of the window, how much of it is left to the news without a word in it, or between two panels.
BLANK = """() => {
  const panels = [...document.querySelectorAll('.side > *')].filter((each) => each.checkVisibility())
    .map((each) => (each.matches('.news') ? [...each.children].filter((line) =>
      line.getBoundingClientRect().left < innerWidth).at(-1) : each))
    .filter((each) => each).map((each) => each.getBoundingClientRect());
  const bands = panels.slice(1).map((each, number) => each.top - panels[number].bottom);
  return Math.max(...bands) / innerHeight;
}"""


@pytest.mark.parametrize("language", [twin("en"), "fr"])
@pytest.mark.parametrize("size", [(820, 1180), twin((1024, 768)), twin((1180, 820))], ids=str)
@pytest.mark.parametrize("stage", [phase("place"), twin(can("claim"))], ids=["place", "claim"])
def test_on_a_tablet_no_band_of_the_table_is_blank(
    new_page: NewPage, address: str, stage: Is, size: tuple[int, int], language: str
) -> None:
    page = new_page(viewport={"width": size[0], "height": size[1]}, locale=language)
    played(Ahead(address, "cartouche", seed=5), stage).open(page)
    calm(page)
    assert page.evaluate(BLANK) < 0.08
