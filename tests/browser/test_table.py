"""What the table promises: one screen, no accidents, every point explained, nothing lost."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import PHONE, NewPage
from tests.browser.place import posted
from tests.twins import twin

ME = {"kind": "me", "name": "Ada"}
BOT = {"kind": "bot", "bot": "uniform"}


def sit(page: Page, address: str, game: str, *others: dict[str, str], seed: int = 6, **options: str) -> Any:
    wanted = {"game": game, "options": options, "seats": [ME, *others], "seed": str(seed)}
    mine = posted(address, "/api/tables", wanted)
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    page.wait_for_selector("main.table")
    return mine


def centre(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize(
    ("game", "others", "size"),
    [
        ("heroes", [BOT] * 5, "phone"),
        twin("cartographers", [BOT, {"kind": "open"}], "desk"),
        twin("cartographers", [BOT, {"kind": "open"}], "phone"),
        twin("heroes", [BOT] * 5, "desk"),
        twin("mapmaker", [], "desk"),
        twin("mapmaker", [], "phone"),
    ],
)
def test_everything_is_on_one_screen(
    new_page: NewPage, address: str, game: str, others: list[dict[str, str]], size: str
) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    sit(page, address, game, *others)
    page.wait_for_timeout(100)
    hand.check_one_screen(page)


FOCUS = "document.activeElement.getAttribute('role')"


def test_a_map_that_speaks_takes_what_fits_by_mouse_and_keys_and_nothing_by_accident(
    page: Page, address: str
) -> None:
    sit(page, address, "mapmaker")
    grid = page.get_by_role("grid")
    assert grid.get_by_role("row").count() == 11
    assert grid.get_by_role("gridcell").count() == 121
    assert grid.get_by_role("gridcell", name="a1, empty").count() == 1
    assert grid.get_by_role("gridcell", name=re.compile("mountain")).count() == 5
    begun = hand.version(page)

    # A click alone draws nothing.
    x, y = page.evaluate(hand.LEGAL)[0]
    page.mouse.dblclick(x, y)
    page.wait_for_timeout(200)
    assert hand.version(page) == begun
    page.keyboard.press("Escape")
    assert page.query_selector("[data-ghost='fits up']") is not None

    # A spot that does not fit shows itself before the click.
    page.mouse.move(*centre(page, "[data-kind=mountain]"))
    page.wait_for_selector("[data-ghost='clashes up']", state="attached")
    page.mouse.click(*centre(page, "[data-kind=mountain]"))
    assert page.is_disabled("[data-tool=confirm]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-ghost='clashes down']", state="attached")
    hand.by_clicks(page, random.Random(1))
    assert int(hand.version(page) or 0) == int(begun or 0) + 1  # what fits was drawn, and nothing else
    assert page.evaluate(FOCUS) == "gridcell"  # though a button went away

    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS) == "gridcell"
    page.wait_for_function("() => document.querySelector('[data-remark]').textContent.includes('fits')")
    page.keyboard.press("Enter")
    before = hand.version(page)
    page.keyboard.press("Enter")
    hand.settled(page, before)
    assert page.evaluate(FOCUS) == "gridcell"  # the focus stays
    assert "You draw" in page.inner_text("[data-news]")


def test_a_finger_drags_what_is_held(phone: Page, address: str) -> None:
    sit(phone, address, "mapmaker")
    x, y = phone.evaluate(hand.LEGAL)[0]
    phone.touchscreen.tap(x, y)
    before = phone.get_attribute(".ghost .outline", "d")
    cell = phone.locator("[data-cell='0']").bounding_box()
    assert cell is not None
    hand.drag_by_finger(phone, (x, y), (x + cell["width"] * 2, y + cell["height"] * 2))()
    phone.wait_for_function(
        f"() => document.querySelector('.ghost .outline').getAttribute('d') !== '{before}'"
    )
    assert "down" in str(phone.get_attribute("[data-ghost]", "data-ghost"))


def test_a_goal_lights_the_cells_that_score_and_tells_what_a_placement_brings(
    page: Page, address: str
) -> None:
    missions = "Edge of the forest, Borderlands, Sleepy valley, Empty site"
    ahead = Ahead(address, "mapmaker", seed=9, missions=missions)
    ahead.until(lambda shown: bool(shown.placings) and any(goal.now > 0 for goal in shown.goals)).open(page)
    if page.query_selector("dialog[open]"):
        hand.close_by_click(page)
    scoring = (
        page.locator(".goal").filter(has=page.locator(".goal-now", has_text=re.compile(r"^[1-9]"))).first
    )
    scoring.hover()
    page.wait_for_selector(".lit[d]", state="attached")
    x, y = page.evaluate(hand.LEGAL)[0]
    page.mouse.move(x, y)
    page.wait_for_function("() => [...document.querySelectorAll('.goal-by')].every((by) => by.textContent)")
    assert page.query_selector(".lit") is None


SHIFTS = """() => {
  window.shifts = [];
  window.moved = (entries) => {
    for (const entry of entries)
      window.shifts.push([entry.value, entry.sources.map((each) => each.node?.className ?? '')]);
  };
  window.watch = new PerformanceObserver((list) => window.moved(list.getEntries()));
  window.watch.observe({ type: 'layout-shift' });
}"""

SHIFTED = "() => { window.moved(window.watch.takeRecords()); return window.shifts; }"

# Nothing that ends by itself is on its way any more, for two frames.
STILL = """async () => {
  const moves = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < Infinity;
  await document.fonts.ready;
  for (let frames = 0; frames < 2; frames = document.getAnimations().some(moves) ? 0 : frames + 1)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""


@pytest.mark.parametrize("size", [twin("desk"), "phone"])
def test_nothing_moves_while_placing(new_page: NewPage, address: str, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    sit(page, address, "cartographers", BOT)
    page.wait_for_selector(".player[data-seat='1']:not(.due)", state="attached")  # the bot has drawn
    page.evaluate(STILL)
    page.evaluate(SHIFTS)
    for x, y in page.evaluate(hand.LEGAL)[::12]:
        page.mouse.move(x, y)
        page.click("[data-tool=turn]")
        page.mouse.click(x, y)
        page.wait_for_selector("[data-ghost^=clashes], .goal-by:not(:empty)", state="attached")
        page.evaluate(STILL)
    page.click(".goal >> nth=1")
    page.evaluate(STILL)
    page.mouse.click(*centre(page, "[data-kind=mountain]"))
    page.evaluate(STILL)
    assert page.evaluate(SHIFTED) == []


def test_a_placement_is_taken_back_until_the_last_has_drawn_whom_the_title_tells_and_a_bot_replaces(
    page: Page, address: str
) -> None:
    sit(page, address, "cartographers", {"kind": "open"})
    assert page.title() == "● Your turn – Cartographers"
    empty = page.locator(".board-area [data-kind=empty]").count()
    hand.by_clicks(page, random.Random(1))
    page.wait_for_function("() => document.title === 'Cartographers – Landscribe'")
    page.wait_for_selector("[data-tool=take-back]:enabled")
    page.wait_for_selector("[data-ghost='fits sent']", state="attached")  # it stays in sight
    before = hand.version(page)
    page.keyboard.press("u")
    hand.settled(page, before)
    page.wait_for_selector(".board-area [data-aim]", state="attached")
    assert page.locator(".board-area [data-kind=empty]").count() == empty
    page.wait_for_function("() => document.title.startsWith('●')")

    # A hint is shown and not drawn.
    page.click("[data-tool=hint]")
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    page.click("[data-tool=confirm]:enabled")
    page.wait_for_function("() => document.title === 'Cartographers – Landscribe'")
    page.click(".player[data-seat='1']")
    page.click("dialog .owner button >> nth=0")
    page.click("dialog [data-close]")
    page.wait_for_function("() => document.title.startsWith('●')")  # the bot has drawn


def test_the_language_is_that_of_the_browser_and_can_be_switched_at_any_time(
    new_page: NewPage, address: str
) -> None:
    page = new_page(locale="fr-CA")
    page.goto("/")
    page.wait_for_selector("text=Nouvelle partie")
    sit(page, address, "mapmaker")
    expect(page.locator("[data-tool=confirm]")).to_contain_text("Valider")
    expect(page.get_by_role("gridcell", name="a1, vide")).to_have_count(1)
    assert page.get_attribute("html", "lang") == "fr"
    page.click("[data-menu]")
    page.click("dialog button[lang=en]")
    page.click("dialog [data-close]")
    expect(page.locator("[data-tool=confirm]")).to_contain_text("Confirm")
    expect(page.get_by_role("gridcell", name="a1, empty")).to_have_count(1)
    assert page.get_attribute("html", "lang") == "en"
    page.reload()
    expect(page.locator("[data-tool=confirm]")).to_contain_text("Confirm")


def test_an_unknown_table_and_a_lost_seat_are_told(page: Page, address: str) -> None:
    page.goto("/#/table/there-is-none")
    page.wait_for_selector("text=There is no such table.")
    mine = posted(address, "/api/tables", {"game": "mapmaker", "seats": [ME]})
    page.goto(f"/#/table/{mine['table']}/{'x' * 32}")
    page.wait_for_selector("text=This seat is no longer yours.")
    page.goto(f"/#/table/{mine['table']}")
    page.reload()
    page.wait_for_selector("main.table")  # without a token one watches
    assert page.query_selector(".tools") is None


def test_a_lost_connection_is_seen_and_mended(page: Page, address: str) -> None:
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/live", pass_on)
    sit(page, address, "mapmaker")
    page.wait_for_selector("[data-link-state=live]")
    sockets[-1].close()
    page.wait_for_selector("[data-link-state=lost], [data-link-state=connecting]")
    page.wait_for_selector("[data-link-state=live]")
    hand.by_clicks(page, random.Random(1))


# Whenever a WebSocket was closed, the network comes back: the next way is tried at once.
IMPATIENT = """() => {
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('close', () => setTimeout(() => dispatchEvent(new Event('online')), 20));
    }
  };
}"""


def test_where_no_web_socket_opens_a_stream_does_the_same(page: Page, address: str) -> None:
    refused: list[str] = []

    def refuse(socket: WebSocketRoute) -> None:
        refused.append(socket.url)
        socket.close()

    page.route_web_socket("**/live", refuse)
    page.goto("/#/privacy")
    page.evaluate(IMPATIENT)
    sit(page, address, "mapmaker")
    assert len(refused) == 2
    page.wait_for_selector("[data-link-state=live]")
    hand.by_clicks(page, random.Random(1))


@pytest.mark.parametrize("language", [twin("en"), "fr"])
@pytest.mark.parametrize("game", [twin("mapmaker"), "cartographers", twin("heroes")])
def test_on_a_tablet_every_goal_is_spelled_out_under_a_large_map(
    new_page: NewPage, address: str, game: str, language: str
) -> None:
    page = new_page(**PHONE | {"viewport": {"width": 820, "height": 1180}, "locale": language})
    Ahead(address, game).open(page)
    hand.check_one_screen(page)
    for text in page.locator(".goal small").all():
        assert text.is_visible()
        assert text.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert page.locator(".goals").evaluate("each => each.scrollHeight <= each.clientHeight")
    box = page.locator(".board-area > .board").bounding_box()
    assert box is not None
    assert box["height"] > 1180 / 2
