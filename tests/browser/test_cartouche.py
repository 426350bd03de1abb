"""Cartouche at its table: cards and tiles to take, a mural to place on, stories, achievements and ankhs."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from landscribe.games.cartouche.words import story_title
from landscribe.texts import say_in
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, PHONE, NewPage
from tests.browser.murals import can, can_cover, phase, played


def use(page: Page, selector: str) -> None:
    """Clicks a thing, and the first way to use it where there are several; waits for the answer."""
    before = hand.version(page)
    page.locator(selector).first.click()
    page.wait_for_selector(f".ways, main.table:not([data-version='{before}'])")
    if page.query_selector(".ways"):
        page.locator(".ways [data-choice]").first.click()
    hand.settled(page, before)


def point(thing: Locator, size: str) -> None:
    """Points at a thing: a finger taps it."""
    if size == "phone":
        thing.tap()
    else:
        thing.hover()


def play_on(page: Page, rng: random.Random) -> bool:
    """Does the next thing that is asked, as someone who hardly thinks; False once the game is over."""
    match hand.wanted(page):
        case "dialog" if page.query_selector("[data-final]"):
            return False
        case "dialog":
            hand.close_by_click(page)
        case "over":
            return False
        case _ if page.query_selector(".board-area [data-aim]"):
            hand.by_clicks(page, rng)
        case _ if page.query_selector("[data-offered]:enabled"):
            tile = ".tile[data-offered]:enabled"
            use(page, tile if page.query_selector(tile) else "[data-offered]:enabled")
        case _:
            use(page, "[data-choice=done]")
    return True


def test_a_whole_game_alone_by_clicks_with_the_count_explained(page: Page) -> None:
    hand.start(page, "cartouche", seed=3)
    if page.query_selector("dialog[open]"):
        hand.close_by_click(page)
    rng = random.Random(3)
    for step in range(300):
        if step % 5 == 0:
            hand.check_one_screen(page)
        if not play_on(page, rng):
            break
    assert page.get_attribute("main.table", "data-over") == "true"
    sheet = hand.final_sheets(page)[0]
    assert "tokens left" in sheet
    assert "The opponent counts" in page.inner_text("dialog")


MURAL = "() => JSON.stringify(document.querySelector('.board-area')?.getBoundingClientRect() ?? null)"


def tap(page: Page, selector: str) -> None:
    """Takes a thing with a finger: a tap shows it, a second one takes it, or one of the ways to use it."""
    before = hand.version(page)
    page.locator(selector).first.tap()
    if page.query_selector(".ways"):
        page.locator(".ways [data-choice]").first.tap()
    if page.query_selector("[data-choice].pointed"):
        page.locator("[data-choice].pointed").first.tap()
    hand.settled(page, before)


def test_a_whole_game_by_touch_on_a_low_phone_and_the_mural_never_moves(new_page: NewPage) -> None:
    page = new_page(**LOW_PHONE)
    hand.start(page, "cartouche", seed=3)
    rng, murals = random.Random(3), set[str]()
    for step in range(300):
        if step % 5 == 0:
            hand.check_one_screen(page)
        match hand.wanted(page):
            case "dialog" if page.query_selector("[data-final]"):
                break
            case "dialog":
                hand.close_by_click(page)
            case "over":
                break
            case _ if page.query_selector(".board-area [data-aim]"):
                murals.add(page.evaluate(MURAL))
                hand.by_touch(page, rng)
            case _ if page.query_selector("[data-offered]:enabled"):
                tile = ".tile[data-offered]:enabled"
                tap(page, tile if page.query_selector(tile) else "[data-offered]:enabled")
            case _:
                murals.add(page.evaluate(MURAL))
                tap(page, "[data-choice=done]")
    assert page.get_attribute("main.table", "data-over") == "true"
    assert len(murals) == 1, murals


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


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 664), (320, 568), (664, 390), (820, 1180), (1180, 820), (1280, 720), (1920, 1080)],
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


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize(("seats", "side"), [(1, "A"), (4, "B")])
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


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_all_that_is_on_offer_is_in_sight(new_page: NewPage, address: str, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    for seats in (1, 2, 3, 4):
        Ahead(address, "cartouche", seats=seats, seed=5).open(page)
        expect(page.locator(".offer li")).to_have_count(2 * seats + 3)
        page.wait_for_function(ALL_IN_SIGHT)


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


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_replay_shows_all_that_lay_there(new_page: NewPage, address: str, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    ahead = played(Ahead(address, "cartouche", seed=5), phase("over"))
    page.goto(f"/#/replay/{ahead.table}/40")
    page.wait_for_selector(".replay .ankh")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(CUT) == []
    for thing in (".mine .token-count", ".stories .story", ".ladder", ".ankh", "[data-opponent]"):
        last = page.locator(f".replay {thing}").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)
    page.locator(".replay .ladder").first.click()
    expect(page.locator(".replay .ladder").first).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("seats", [1, 4])
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


@pytest.mark.parametrize(("seats", "size"), [(1, "phone"), (4, "phone"), (4, "desk")])
def test_what_happened_is_told_in_whole_lines(new_page: NewPage, address: str, seats: int, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    played(Ahead(address, "cartouche", seats=seats, seed=5), phase("place")).open(page)
    if size == "phone":
        page.tap("[data-to=people]")
    page.wait_for_selector(".news li", state="attached")
    assert page.evaluate(HALVED) == []


def test_a_finger_has_an_ankh_explained_at_once(phone: Page, address: str) -> None:
    Ahead(address, "cartouche", seed=3).open(phone)
    phone.tap("[data-to=ladders]")
    phone.tap("[data-item='ankh 4x1']")
    phone.wait_for_selector("[data-explained='ankh-4x1'] .explained-example")


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


CUT = """() => [...document.querySelectorAll('.laid .panel:not(.news)')]
  .filter((panel) => panel.getClientRects().length)
  .filter((panel) => panel.scrollHeight > panel.clientHeight + 1)
  .filter((panel) => getComputedStyle(panel).overflowY !== 'auto')
  .map((panel) => panel.className)"""

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

SMALL = """() => [...document.querySelectorAll('.laid button')]
  .filter((button) => button.getClientRects().length && !button.closest('.unseen'))
  .filter((button) => {
    const box = button.getBoundingClientRect();
    return box.height < 43.5 || box.width < 43.5;
  }).map((button) => button.outerHTML.slice(0, 120))"""


def test_the_essential_moves_by_keys_alone(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartouche", seed=3)
    ahead.open(page)
    offered = page.locator("[data-offered]").count()
    for digit in (str(offered), "1"):  # the last tile, then the first story
        before = hand.version(page)
        page.keyboard.press(digit)
        hand.settled(page, before)
    expect(page.locator(".stories .story")).to_have_count(2)
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("[data-ghost^=fits]", state="attached")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    expect(page.locator(".piece-button")).to_have_count(0)
    before = hand.version(page)
    page.keyboard.press("u")
    hand.settled(page, before)
    expect(page.locator(".piece-button")).to_have_count(1)
    page.locator(".stories .story").first.focus()
    assert "pointed" in str(page.locator(".stories .story").first.get_attribute("class"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    for _ in range(2):
        before = hand.version(page)
        page.keyboard.press("d")
        hand.settled(page, before)
    assert "Round 2" in page.inner_text(".status")


def test_on_a_phone_a_tap_shows_and_the_second_takes(phone: Page, address: str) -> None:
    Ahead(address, "cartouche", seed=3).open(phone)
    assert phone.evaluate(SMALL) == []
    for tile in (True, False):
        card = phone.locator(f".act .{'tile' if tile else 'story'}[data-offered]").first
        before = hand.version(phone)
        card.tap()
        expect(phone.locator(".act .advice")).to_contain_text("Tap again")
        assert hand.version(phone) == before
        card.tap()
        hand.settled(phone, before)
    hand.by_touch(phone, random.Random(1))
    for tab in ("stories", "ladders", "people", "act"):
        phone.tap(f"[data-to={tab}]")
        hand.check_one_screen(phone)
        assert phone.evaluate(SMALL) == []
        if tab == "stories":
            phone.locator(".stories .story").first.tap()
            expect(phone.locator(".stories .story.pointed")).to_have_count(1)
    before = hand.version(phone)
    phone.tap("[data-choice=done]")
    hand.settled(phone, before)
    assert "score" in phone.inner_text(".status")


def test_what_is_held_shows_the_tokens_it_would_earn(page: Page, address: str) -> None:
    ahead = played(Ahead(address, "cartouche", seed=5), lambda shown: bool(shown.placings))
    ahead.open(page)
    for x, y in page.evaluate(hand.LEGAL):
        page.mouse.move(2, 2)
        page.wait_for_selector(".mine:not([data-ahead])")
        page.mouse.move(x, y)
        page.wait_for_selector(".mine[data-ahead]")
        if page.query_selector("[data-more]"):
            break
    assert page.inner_text("[data-more] >> nth=0").startswith("+")


def test_a_story_lights_its_cells_and_is_completed_with_the_icon_one_chooses(
    page: Page, address: str
) -> None:
    ahead = played(Ahead(address, "cartouche", seed=5, side="B"), can_cover)
    story = next(c.item for c in ahead.shown().choices if c.item is not None and c.cells != "0")
    ahead.open(page)
    page.hover(f".stories [data-item={story}]")
    page.wait_for_selector(".lit[d]", state="attached")
    page.click(f".stories [data-item={story}]")
    ways = page.locator(".ways .way")
    ways.nth(1).hover()
    page.wait_for_function("() => document.querySelector('.lit').getAttribute('d').split('M').length === 2")
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    black = page.locator(".board-area [data-kind=black]").count()
    use(page, f".act [data-item={story}]")
    assert page.locator(".board-area [data-kind=black]").count() == black + 1
    name = say_in("en")(story_title(story).message)
    expect(page.locator(f".told-story[data-item='told {story}'] .told-name")).to_have_text(name)
    before = hand.version(page)
    page.click("[data-tool=take-back]")
    hand.settled(page, before)
    assert page.locator(".board-area [data-kind=black]").count() == black


def test_an_achievement_takes_an_ankh_three_pieces_and_a_repeat(page: Page, address: str) -> None:
    ahead = played(Ahead(address, "cartouche", seed=5), can("claim"))
    ahead.open(page)
    label = next(choice.item for choice in ahead.shown().choices if choice.action.startswith("claim"))
    use(page, f".ladders [data-item='{label}']")
    expect(page.locator(".act [data-item^=ankh]")).to_have_count(5)  # there is nothing to repeat yet
    use(page, ".act [data-item='ankh pieces']")
    expect(page.locator(".ladders [data-stands='0']")).to_have_count(1)
    while page.query_selector("[data-choice=done]"):
        use(page, "[data-choice=done]")
    expect(page.locator(".act .tile")).to_have_count(3)
    use(page, ".act .tile")
    expect(page.locator(".mine .piece-button")).to_have_count(1)


def test_the_repeat_ankh_asks_which_bonus(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartouche", seed=5)
    taken = 0
    while taken < 2:
        played(ahead, can("ankh"))
        legal = [str(action) for action in ahead.game.legal(ahead.state, 0)]
        if taken == 0:
            ahead.play(0, legal.index("ankh scarabs"))
            taken = 1
        elif sum(action.startswith("ankh repeat") for action in legal) > 0:
            taken = 2
    ahead.open(page)
    use(page, ".act [data-item='ankh repeat']")
    assert "two scarabs" in page.inner_text("[data-news]")


def test_the_others_and_the_opponent_can_be_looked_at(new_page: NewPage, address: str) -> None:
    alone, many = new_page(), new_page(locale="fr")
    played(Ahead(address, "cartouche", seed=3), phase("score")).open(alone)
    alone.click("[data-opponent]")
    assert alone.locator("dialog .card-face").count() >= 3
    played(Ahead(address, "cartouche", seats=2, seed=3), phase("place")).open(many)
    many.click(".player[data-seat='1']")
    expect(many.locator("dialog .opened-tray h3").first).to_have_text("Réserve")
    assert many.locator("dialog .board.small").count() == 1


def test_a_first_game_on_side_b_is_set_up_by_clicks(page: Page) -> None:
    page.goto("/#/new/cartouche")
    page.fill("input[name=name]", "Ada")
    page.click(".options > summary")
    page.select_option(".options select >> nth=0", "B")
    page.click(".some summary")
    page.get_by_label("A chamber of eight").check()
    page.get_by_label("those of a first game").check()
    assert not page.get_by_label("A chamber of eight").is_checked()
    page.locator(".options select").last.select_option("hard")
    page.click("form button[type=submit]")
    page.wait_for_selector("main.table")
    assert "hard" in page.inner_text(".status")
    for label in ("A2", "A4", "A7"):
        expect(page.locator(f".ladders [data-item={label}]")).to_have_count(1)
    expect(page.get_by_role("gridcell", name="e5, start")).to_have_count(1)


def test_two_browsers_draft_in_turn_and_place_at_once(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartouche", seats=2, seed=9, side="B")
    pages = [ahead.open(new_page(), seat) for seat in (0, 1)]
    rng = random.Random(2)
    for _ in range(400):
        if all("Round 3" in page.inner_text(".status") for page in pages):
            break
        due = [page for page in pages if page.evaluate(hand.WANTED)]
        if due:
            play_on(due[0], rng)
        else:
            pages[0].wait_for_timeout(20)
    else:
        raise AssertionError("two rounds take fewer steps")
    for page in pages:
        expect(page.locator(".player")).to_have_count(2)
    maps = [page.locator(".board-area [data-kind]").evaluate_all(KINDS) for page in pages]
    assert maps[0] != maps[1]


KINDS = "cells => cells.map((cell) => cell.dataset.kind).join()"
