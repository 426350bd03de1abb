"""Score my map: painted by mouse, finger and keys, counted at once, sent in links and texts, played on."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landscribe.games import GAMES, game_named
from landscribe.texts import say_in
from tests.browser.conftest import DESK, LOW_PHONE, NewPage
from tests.browser.scenes import home
from tests.cli.test_cli import here
from tests.twins import twin

COLS = 11
Spot = tuple[float, float]


def open_map(page: Page, game: str = "cartographers") -> None:
    page.goto(f"/#/score/{game}")
    page.wait_for_selector(".score-board .board")


def middle(page: Page, cell: int) -> Spot:
    box = page.locator(f".score-board [data-cell='{cell}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, letter: str, *cells: int) -> None:
    """Paints with the mouse, straight from cell to cell."""
    page.click(f"[data-crayon='{letter}']")
    page.mouse.move(*middle(page, cells[0]))
    page.mouse.down()
    for cell in cells[1:]:
        page.mouse.move(*middle(page, cell))
    page.mouse.up()


def touch(page: Page, letter: str, *cells: int) -> None:
    """The same with a finger."""
    page.tap(f"[data-crayon='{letter}']")
    finger: Any = page.context.new_cdp_session(page)
    spots = [{"x": x, "y": y} for x, y in (middle(page, cell) for cell in cells)]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": spots[:1]})
    for spot in spots[1:]:
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [spot]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def drawn_text(page: Page) -> str:
    """The map as the window of its text says it."""
    page.click("[data-open=text]")
    text = page.input_value(".score-text")
    page.click("dialog:has(.score-text) [data-close]")
    return text


def rows_in(text: str) -> list[str]:
    return text.rstrip("\n").rsplit("\n\n", 1)[1].split("\n")


Terminal = Callable[..., str]


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    """What the terminal says of a text."""

    def score(text: str, *words: str) -> str:
        (tmp_path / "map.txt").write_text(text, "utf-8")
        told = here(capsys, "score", *words, str(tmp_path / "map.txt"))
        assert told.code == 0, told.err
        return told.out

    return score


def expect_points(page: Page, terminal: Terminal, text: str) -> None:
    """What is shown is what the terminal says of the text."""
    told = json.loads(terminal(text, "--json"))
    others = {name: told[name] for name in ("monsters", "mountains") if name in told}
    for goal, points in {**told["stars"], **others}.items():
        shown = page.locator(f'[data-goal="{goal}"]')
        if points:
            expect(shown).to_have_attribute("data-points", str(points))
        else:
            expect(shown).to_have_count(0)


BLANK = list(game_named("cartographers").drawable().blanks[0].board.rows())


def test_a_mouse_paints_by_dragging_and_every_card_is_counted_at_once_and_printed_with_the_map(
    new_page: NewPage, terminal: Terminal
) -> None:
    page = new_page(**DESK)
    open_map(page)
    drag(page, "F", 0, 3, 3 + 2 * COLS)  # over a mountain, which stays
    drag(page, "W", 16 + COLS, 12 + COLS)  # over ruins
    text = drawn_text(page)
    rows = rows_in(text)
    assert rows[:3] == ["FFFF.......", "...M.r.....", ".wWWWW..Mr."]
    assert rows[3:] == BLANK[3:]
    expect_points(page, terminal, text)
    page.click("[data-goal='Sentinel Wood']")
    expect(page.locator(".score-board .lit")).to_have_count(1)
    drag(page, "F", 1, 2)  # on what is drawn already it clears
    assert rows_in(drawn_text(page))[0] == "F..F......."
    expect(page.locator("[data-goal='Sentinel Wood']")).to_have_attribute("data-points", "2")
    page.click("[data-undo]")
    assert rows_in(drawn_text(page))[0] == "FFFF......."
    page.emulate_media(media="print")
    expect(page.locator(".score-board .board")).to_be_visible()
    expect(page.locator("[data-goal='Sentinel Wood']")).to_be_visible()
    for hidden in (".crayons", ".score-acts", ".score-what", "header"):
        expect(page.locator(f".score {hidden}").first).to_be_hidden()


IS_WHOLE = """() => {
  const select = document.querySelector('[name=side]');
  const given = select.offsetWidth;
  select.style.cssText = 'flex: none; max-width: none; width: max-content';
  const wanted = select.offsetWidth;
  select.style.cssText = '';
  return given >= wanted;
}"""


def test_a_finger_paints_on_a_low_phone_where_the_page_stays_and_the_longest_name_of_a_side_is_whole(
    new_page: NewPage, terminal: Terminal
) -> None:
    page = new_page(**LOW_PHONE | {"locale": "fr"})
    open_map(page, "heroes")
    touch(page, "Z", 0, 2 * COLS)
    touch(page, "F", 5, 9)
    assert page.evaluate("scrollY") == 0
    text = drawn_text(page)
    rows = rows_in(text)
    assert [row[0] for row in rows[:4]] == ["Z", "Z", "Z", "."]
    assert rows[0] == "Z....FFFFF."
    expect_points(page, terminal, text)
    sizes = page.eval_on_selector_all(
        ".score button, .score select", "all => all.map((each) => each.getBoundingClientRect().toJSON())"
    )
    assert min(size["height"] for size in sizes) >= 44
    assert max(size["right"] for size in sizes) <= 390
    open_map(page)
    page.select_option("[name=side]", "D")
    for width, height in ((390, 664), (820, 1180), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IS_WHOLE)


def test_keys_paint_and_say_what_they_have_painted(new_page: NewPage, terminal: Terminal) -> None:
    page = new_page(**DESK)
    open_map(page, "mapmaker")
    page.focus(".score-board [data-cell='0']")
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(page.locator(".score-board [aria-live]")).to_have_text("a1, village")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("4")
    page.keyboard.press(" ")
    expect(page.locator(".score-board [data-cell='14']")).to_be_focused()
    text = drawn_text(page)
    assert rows_in(text)[:2] == ["VVVV.......", ".M.W......."]
    expect_points(page, terminal, text)
    page.focus(".score-board [data-cell='14']")
    page.keyboard.press("Delete")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert rows_in(drawn_text(page))[1] == ".M........."


@pytest.mark.parametrize("game", [game if game == "cartographers" else twin(game) for game in GAMES])
def test_a_text_is_drawn_and_comes_back_as_it_was_from_its_link(
    new_page: NewPage, terminal: Terminal, game: str
) -> None:
    kit = game_named(game).drawable()
    usual, blank = kit.blanks[0], kit.blanks[-1]
    page = new_page(accept_downloads=True, permissions=["clipboard-read", "clipboard-write"])
    open_map(page, game)
    if len(kit.blanks) > 1:
        page.select_option("[name=side]", blank.side)
    first, last = 0, blank.board.grid.cols - 1
    drag(page, kit.crayons[0].on["."], first, last)
    text = drawn_text(page)
    assert terminal(text)
    page.click("[data-open=share]")
    link = page.input_value("[data-copied=drawing]")
    with page.expect_download() as coming:
        page.click("[data-picture]")
    assert Path(coming.value.path()).read_bytes().startswith(b"\x89PNG")
    friend = new_page()
    friend.goto(link)
    friend.wait_for_selector(".score-board .board")
    assert drawn_text(friend) == text
    drag(friend, kit.crayons[1].on["."], 2 * (last + 1), 3 * (last + 1) - 1)
    theirs = drawn_text(friend)
    assert theirs != text
    friend.reload()  # their map is in their address, and not in place of one of their own
    friend.wait_for_selector(".score-board .board")
    assert drawn_text(friend) == theirs
    open_map(friend, game)
    assert rows_in(drawn_text(friend)) == list(usual.board.rows())


def test_cards_are_chosen_and_a_pasted_text_is_drawn_or_refused_with_its_line_and_a_broken_link_says_so(
    new_page: NewPage,
) -> None:
    page = new_page(is_cut_off=True, service_workers="block")  # the browser complains of what is refused
    open_map(page)
    page.click("[data-open=cards]")
    page.click("dialog summary")
    for card in ("Great City", "Greenbough"):
        page.check(f"dialog label:has-text('{card}') input")
    page.click("dialog [data-close]")
    expect(page.locator("[data-goal]")).to_have_count(3)  # with the monsters
    assert "cards: Great City, Greenbough\n" in drawn_text(page)
    rows = ["VV.........", *BLANK[1:]]
    page.click("[data-open=text]")
    page.fill(".score-text", "\n".join(["cards: Great City", "", "VV....?....", *rows[1:]]))
    page.click("[data-draw]")
    expect(page.locator("dialog [role=alert]")).to_contain_text("Line 3: row 1, column 7: '?' is no space")
    page.fill(".score-text", "\n".join(["cards: Great City", "", *rows]))
    page.click("[data-draw]")
    expect(page.locator("[data-goal='Great City']")).to_have_attribute("data-points", "2")
    page.click("[data-undo]")
    assert rows_in(drawn_text(page)) == BLANK
    page.click("[data-open=text]")
    page.fill(".score-text", "game: mapmaker\n\n" + "\n".join(["AAA........", *["..........."] * 10]))
    page.click("[data-draw]")
    expect(page.locator("[name=game]")).to_have_value("mapmaker")
    expect(page.locator(".score-board [data-kind=farm]")).to_have_count(3)
    page.goto("/#/score/heroes/~")
    expect(page.locator("main.trouble h1")).to_contain_text("There is no map here")
    page.click("main.trouble a[href*=score]")
    page.wait_for_selector(".score-board .board")


@pytest.mark.parametrize("game", ["cartographers", twin("heroes"), twin("mapmaker")])
def test_a_drawn_map_is_played_on_from_a_season_of_ones_choice(new_page: NewPage, game: str) -> None:
    kit = game_named(game).drawable()
    assert kit.begins
    page = new_page()
    open_map(page, game)
    drag(page, "V", 0, 10)
    page.click("[data-open=practice]")
    page.select_option("dialog select", kit.begins.values[3])
    page.click("[data-practise]")
    page.wait_for_selector("main.table [data-link-state=live]")
    expect(page.locator(".board-area [data-kind=village]")).to_have_count(11)
    expect(page.locator(".badge.practice")).to_be_visible()
    expect(page.locator("main.table")).to_contain_text(say_in("en")("season-winter"))


def test_without_a_server_the_map_is_kept_and_counted_later(new_page: NewPage) -> None:
    page = new_page(is_cut_off=True)
    open_map(page)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()  # so that the worker has heard what maps are drawn with
    page.wait_for_selector(".score-board .board")
    page.wait_for_function("caches.match('/api/games/cartographers/drawable')")
    page.context.set_offline(True)
    drag(page, "F", 0, 3)
    expect(page.locator("[data-lost-score]")).to_be_visible()
    page.reload()
    page.wait_for_selector(".score-board .board")
    expect(page.locator(".score-board [data-kind=forest]")).to_have_count(4)
    expect(page.locator("[data-lost-score]")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("[data-goal='Sentinel Wood']")).to_have_attribute("data-points", "4")
    expect(page.locator("[data-lost-score]")).to_have_count(0)


def test_home_and_the_sheets_to_print_lead_here(new_page: NewPage, address: str) -> None:
    page = new_page()
    home(page, address)
    page.click("a[data-score]")
    page.wait_for_selector(".score-board .board")
    page.click("button[lang=fr]")
    expect(page.locator("h1")).to_have_text(say_in("fr")("web-score-map"))
    expect(page.locator("[data-open=share]")).to_have_text(say_in("fr")("score-share"))
    page.goto("/#/new/cartouche")
    page.click("[data-print=cartouche]")
    page.click("a[data-score=cartouche]")
    expect(page.locator("[name=game]")).to_have_value("cartouche")
