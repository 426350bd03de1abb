"""The table says why: what is in the way, what it costs whom, who thinks, and who is away."""

import json
import random

import pytest
from playwright.sync_api import Page, WebSocket

from landscribe.core.page import Page as Shown
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import PHONE, NewPage

CLASHES = "[data-ghost^=clashes]"
AIMS = (
    "() => [...document.querySelectorAll('.board-area [data-aim]')].map((cell) => Number(cell.dataset.cell))"
)


def cells(page: Page, mark: str) -> set[int]:
    """The cells that are crossed or wanted, once the server has said why."""
    found = page.wait_for_selector(f".ghost .{mark}", state="attached")
    assert found is not None
    return {int(cell) for cell in (found.get_attribute("data-cells") or "").split()}


def aim_at(page: Page, cell: int) -> None:
    """Points there, with the mouse or a finger."""
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(*middle(page, cell))
    else:
        page.mouse.move(*middle(page, cell))


def middle(page: Page, cell: int) -> tuple[float, float]:
    """Where the cell is on the screen."""
    box = page.locator(f".board-area [data-cell='{cell}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_over_ruins(shown: Shown) -> bool:
    """Whether the next shape must cover ruins, and can."""
    return len(shown.status) > 1 and "square" not in shown.prompt.message


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_only_what_is_in_the_way_is_crossed_and_named(new_page: NewPage, address: str, device: str) -> None:
    page = new_page(**(PHONE if device == "touch" else {}))
    game = Ahead(address, "mapmaker")
    game.open(page)
    letters = game.shown().charts[0].letters
    aim_at(page, letters.index("M"))
    taken = cells(page, "crosses")
    assert taken == {at for at in taken if letters[at] == "M"}
    assert "cannot be covered: an element takes empty fields only" in page.inner_text(".advice")
    assert page.query_selector(".ghost .missing") is None


@pytest.mark.parametrize("device", ["mouse", "touch", "keys"])
def test_where_only_the_ruins_rule_is_broken_the_ruins_are_shown_and_nothing_is_crossed(
    new_page: NewPage, address: str, device: str
) -> None:
    page = new_page(**(PHONE if device == "touch" else {}))
    game = Ahead(address, "cartographers", seed=3).until(is_over_ruins)
    game.open(page)
    letters = game.shown().charts[0].letters
    fitting = set(page.evaluate(AIMS))
    empty = (at for at, letter in enumerate(letters) if letter == "." and at not in fitting)
    for at in empty:
        if device == "keys":
            page.keyboard.press("ArrowDown")
            page.keyboard.press(random.Random(at).choice(hand.ARROWS))
        else:
            aim_at(page, at)
        page.wait_for_selector("[data-ghost]", state="attached")
        if page.query_selector(CLASHES) is None:
            continue
        page.wait_for_selector(".ghost .crosses, .ghost .missing", state="attached")
        if page.query_selector(".ghost .crosses") is None:
            break
    assert cells(page, "missing") == {at for at, letter in enumerate(letters) if letter == "r"}
    assert "covers no ruins: one of" in page.inner_text(".advice")
    if device != "mouse":
        assert "covers no ruins: one of" in (page.text_content("[data-remark]") or "")


def test_a_tile_that_touches_nothing_is_shown_where_it_could(page: Page, address: str) -> None:
    game = Ahead(address, "cartouche").until(lambda shown: len(shown.placings) > 0)
    game.open(page)
    aim_at(page, 4)
    assert cells(page, "missing") >= {9 * 8 + 4}
    assert "touch nothing: a tile lies beside a reed or a tile" in page.inner_text(".advice")
    assert page.query_selector(".ghost .crosses") is None


def test_aiming_about_asks_only_where_the_hand_rests(page: Page, address: str) -> None:
    asked: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda sent: asked.append(str(json.loads(str(sent)).get("type"))))

    page.on("websocket", listen)
    game = Ahead(address, "mapmaker")
    game.open(page)
    box = page.locator(".board-area svg").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 40)
    page.mouse.move(box["x"] + box["width"] - 20, box["y"] + box["height"] - 20, steps=60)
    aim_at(page, game.shown().charts[0].letters.index("M"))
    cells(page, "crosses")
    assert 1 <= asked.count("preview") <= 8, asked
