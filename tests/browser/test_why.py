"""The table says why: what is in the way, what it costs whom, who thinks, and who is away."""

import json
import random

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from landscribe.core.page import Page as Shown
from tests.browser import hand
from tests.browser.ahead import Ahead, is_ambushed
from tests.browser.conftest import PHONE, NewPage
from tests.browser.place import posted
from tests.twins import twin

MINUS = "\N{MINUS SIGN}"
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


SWEEP = """() => {
    const svg = document.querySelector('.board-area svg');
    const { left, top, width, height } = svg.getBoundingClientRect();
    for (let step = 1; step < 60; step++) {
        const at = { clientX: left + (width * step) / 60, clientY: top + (height * step) / 60 };
        svg.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse', bubbles: true }));
    }
}"""
"""Moves the mouse across the map in no time."""


@pytest.mark.parametrize("device", ["mouse", twin("touch")])
def test_only_what_is_in_the_way_is_crossed_and_named_and_asked_for_where_the_hand_rests(
    new_page: NewPage, address: str, device: str
) -> None:
    page = new_page(**(PHONE if device == "touch" else {}))
    asked: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda sent: asked.append(str(json.loads(str(sent)).get("type"))))

    page.on("websocket", listen)
    game = Ahead(address, "mapmaker")
    game.open(page)
    letters = game.shown().charts[0].letters
    if device == "mouse":
        page.evaluate(SWEEP)
    aim_at(page, letters.index("M"))
    taken = cells(page, "crosses")
    assert taken == {at for at in taken if letters[at] == "M"}
    assert "cannot be covered: an element takes empty fields only" in page.inner_text(".advice")
    assert page.query_selector(".ghost .missing") is None
    assert 1 <= asked.count("preview") <= 3, asked


@pytest.mark.parametrize("device", [twin("mouse"), "touch", twin("keys")])
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


def held_back(page: Page, kind: str) -> list[tuple[WebSocketRoute, str]]:
    """What the server says of this kind is kept here, until someone lets it through."""
    kept: list[tuple[WebSocketRoute, str]] = []

    def between(browser: WebSocketRoute) -> None:
        server = browser.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if json.loads(message)["type"] == kind:
                kept.append((browser, str(message)))
            else:
                browser.send(message)

        server.on_message(pass_on)

    page.route_web_socket("**/live", between)
    return kept


@pytest.mark.parametrize("game", ["cartographers", twin("cartouche")])
def test_a_bot_that_thinks_about_a_hint_says_so_and_then_what_it_would_bring(
    page: Page, address: str, game: str
) -> None:
    kept = held_back(page, "hinted")
    table = Ahead(address, game, seed=4)
    table.open(page)
    page.click("[data-tool=hint]")
    page.wait_for_selector("[data-tool=hint][aria-busy=true]:disabled")
    assert page.inner_text(".prompt") == "A bot is thinking about your move…"
    assert page.inner_text("[data-tool=hint]").strip() == "Thinking…"
    assert (page.text_content("[data-asked]") or "").startswith("A bot is thinking")
    if game == "cartographers":
        page.click("[data-tool=turn]")  # meanwhile one plays on
    browser, message = _arrived(page, kept).pop()
    browser.send(message)
    page.wait_for_selector("[data-tool=hint][aria-busy=false]:enabled")
    hint = json.loads(message)
    assert hint["bot"] == "planner"  # this server is not warmed up
    assert "The masterly bot was late: this is the advice of the thoughtful one." in page.inner_text(
        ".prompt"
    )
    now = {goal.name.message: goal.now for goal in table.shown().goals}
    gained = [goal for goal in hint["goals"] if goal["now"] > now[goal["name"]["message"]]]
    for goal in gained:
        by = goal["now"] - now[goal["name"]["message"]]
        assert f"+{by}." in page.inner_text(".prompt")
    assert len(gained) >= (1 if game == "cartographers" else 0)


def _arrived(page: Page, kept: list[tuple[WebSocketRoute, str]]) -> list[tuple[WebSocketRoute, str]]:
    for _ in range(200):
        if kept:
            return kept
        page.wait_for_timeout(50)
    raise AssertionError("the server said nothing")


def test_while_bots_think_the_prompt_says_who(page: Page, address: str) -> None:
    kept = held_back(page, "table")
    body = {
        "game": "cartographers",
        "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "planner"}],
        "seed": "4",
    }
    mine = posted(address, "/api/tables", body)
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    first = json.loads(_arrived(page, kept)[0][1])
    for player in first["players"]:
        player["is_due"] = player["kind"] == "bot"
    kept[0][0].send(json.dumps(first))
    page.wait_for_selector("main.table")
    assert page.inner_text(".prompt") == "The thoughtful bot is thinking…"


def test_who_is_away_is_said_in_the_prompt_and_the_owner_or_else_another_decides(
    new_page: NewPage, address: str
) -> None:
    page, other = new_page(), new_page()
    table = Ahead(address, "cartographers", seats=2, seed=4)
    table.play(1)
    table.open(other, seat=1)
    assert other.inner_text(".prompt") == "Wait for Ada. Ada is away."
    expect(other.locator("[data-away]")).to_have_count(1)
    table.open(page)
    expect(other.locator("[data-away]")).to_have_count(0)  # who does not own the table decides no more
    table.play(0)
    page.wait_for_selector(f"main.table[data-turn='{table.position.turn}']")

    hand.by_clicks(page, random.Random(1))
    assert page.inner_text(".prompt") == "Wait for Ben."
    assert page.query_selector("[data-away]") is None
    other.close()
    page.wait_for_selector("[data-let-bot='1']")
    assert page.inner_text(".prompt") == "Wait for Ben. Ben is away."
    before = hand.version(page)
    page.click("[data-let-bot='1']")
    hand.settled(page, before)
    page.wait_for_selector(".board-area [data-aim]", state="attached", timeout=20_000)
    assert page.query_selector("[data-away]") is None


def gained(page: Page) -> list[str]:
    """What is written beside each goal, once the server has said it."""
    page.wait_for_function("() => document.querySelector('.goal-by')?.textContent !== ''")
    return page.locator(".goal-by").all_inner_texts()


def test_an_ambush_shows_the_rivals_numbers_and_cells_and_its_cost_and_is_done_for_someone_away(
    page: Page, address: str
) -> None:
    table = Ahead(address, "cartographers", seats=2, seed=4).until(
        lambda shown: (
            is_ambushed(shown)
            and shown.target is not None
            and any(int(goal.cells, 16) for goal in shown.target.goals)
        )
    )
    target = table.shown().target
    assert target is not None
    table.open(page)
    assert page.inner_text(".goals-of") == "Map 2 · Ben"
    assert page.locator(".goal-now").all_inner_texts() == [
        str(goal.now).replace("-", MINUS) for goal in target.goals
    ]
    number = next(at for at, goal in enumerate(target.goals) if int(goal.cells, 16))
    page.hover(f".goals li:nth-child({number + 1}) button")
    page.wait_for_selector(".board-area[data-seat='1'] .lit", state="attached")

    page.mouse.move(*page.evaluate(hand.LEGAL)[0])
    by = [int(text.replace(MINUS, "-").replace("=", "0")) for text in gained(page)]
    assert min(by) < 0
    season = sum(gain for gain, goal in zip(by, target.goals, strict=True) if goal.is_next)
    assert page.inner_text(".advice").startswith(f"Ben: {MINUS}{-season} this season.")
    page.keyboard.press("n")
    page.wait_for_selector("[data-remark]:has-text('this season')", state="attached")
    assert "Ben: " in (page.text_content("[data-remark]") or "")

    table.play(0)
    page.wait_for_selector("[data-stand-in='1']")
    assert page.inner_text(".prompt") == "Wait for Ben. Ben is away."
    assert (
        page.get_attribute(".board-area", "data-seat") == page.get_attribute(".goals-of", "data-rival") == "1"
    )
    before = hand.version(page)
    page.click("[data-stand-in='1']")
    hand.settled(page, before)
    assert "solo rule" in (page.text_content("[data-news]") or "")
