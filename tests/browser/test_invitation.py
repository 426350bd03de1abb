"""An invitation: what its link opens on, how it is sent, and two friends who play by it."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landscribe.games import GAMES
from tests.browser import hand
from tests.browser.conftest import NewPage
from tests.browser.contests import seat_in
from tests.browser.mural_table import play_on
from tests.browser.place import posted
from tests.server.serving import anything
from tests.twins import twin

SMALL_PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 664},
    "has_touch": True,
    "is_mobile": True,
}
SIZES = ((320, 568), (568, 320), (375, 553), (390, 664), (664, 390), (820, 1180), (1180, 820), (1920, 1080))
ADA = {"kind": "me", "name": "Ada", "title": "geometer", "crest": {"charge": "tower", "tincture": "gules"}}

IS_IN_SIGHT = """element => {
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const isWhole = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  return isWhole && element.contains(document.elementFromPoint(x, y));
}"""


def opened(address: str, game: str, **more: Any) -> dict[str, str]:
    """A table of Ada's with a seat for a friend."""
    return posted(address, "/api/tables", {"game": game, "seats": [ADA, {"kind": "open"}], **more})


@pytest.mark.parametrize("game", ["cartographers", twin("heroes"), twin("cartouche")])
def test_a_link_opens_on_who_invites_and_a_seat_in_every_size_until_that_is_gone(
    new_page: NewPage, address: str, game: str
) -> None:
    page, table = new_page(has_touch=True), opened(address, game)["table"]
    page.goto(f"/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ada, Field Geometer invites you")
    assert page.url.endswith(f"/#/table/{table}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(hand.DRAWN)
        for needed in ("input[name=name]", "[data-join]"):
            assert page.locator(needed).evaluate(IS_IN_SIGHT), (needed, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    posted(address, f"/api/tables/{table}/join", {"name": "Cleo"})
    page.wait_for_selector("main.table")  # the table is full: one watches
    assert page.locator("[data-sit]").count() == 0


def test_an_invitation_tells_the_options_who_sits_there_and_a_chosen_seed(
    new_page: NewPage, address: str
) -> None:
    page = new_page(locale="fr")
    seats = [ADA, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    wanted = {"game": "cartographers", "options": {"map": "B"}, "seats": seats, "seed": "7"}
    page.goto(f"/t/{posted(address, '/api/tables', wanted)['table']}")
    expect(page.locator(".known dl")).to_contain_text("B : Terres Désolées")
    assert page.locator(".at-table li").count() == 3
    expect(page.locator(".at-table li >> nth=0")).to_contain_text("Ada")
    expect(page.locator(".called [data-crest]")).to_have_attribute("data-crest", "tower-gules")
    expect(page.locator("[data-seed-chosen]")).to_be_visible()
    page.goto(f"/t/{opened(address, 'cartographers')['table']}")
    expect(page.locator(".known")).to_contain_text("Selon les règles habituelles.")
    assert page.locator("[data-seed-chosen]").count() == 0


def test_one_who_learns_first_comes_back_to_the_invitation_and_who_only_watches_can_still_sit_down(
    page: Page, address: str
) -> None:
    table = opened(address, "heroes")["table"]
    page.goto(f"/t/{table}")
    page.click("[data-learn=heroes]")
    page.wait_for_selector("[data-intro]")
    page.click("[data-intro-skip]")
    page.wait_for_selector("[data-join]")
    assert page.url.endswith(f"/#/table/{table}")
    page.click("[data-watch]")
    page.wait_for_selector("main.table")
    page.click("[data-sit]")
    page.fill("input[name=name]", "Ben")
    page.click("[data-join]")
    page.wait_for_selector("[data-seat='1'].me")
    assert page.url.endswith(table)  # the token has left the address


def test_the_link_is_shown_copied_and_drawn_as_a_code_and_that_of_a_seat_opens_the_seat_elsewhere(
    new_page: NewPage, address: str
) -> None:
    page, other = new_page(permissions=["clipboard-read", "clipboard-write"]), new_page()
    mine = opened(address, "cartographers")
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    page.click("[data-invite]")
    assert page.input_value("[data-copied=link]") == f"{address}/t/{mine['table']}"
    page.click("[data-copy=link]")
    expect(page.locator("[data-copy=link]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}/t/{mine['table']}"
    page.wait_for_function("() => document.querySelector('.code').naturalWidth > 0")
    page.click("dialog [data-close]")
    page.click("[data-menu]")
    page.click("summary:has-text('another device')")
    expect(page.locator("[data-seat-link] small")).to_contain_text("This link is your seat")
    other.goto(page.input_value("[data-copied=seat]"))
    other.wait_for_selector("[data-seat='0'].me")


def test_a_phone_sends_the_link_its_own_way(new_page: NewPage, address: str) -> None:
    page = new_page(**SMALL_PHONE)
    page.add_init_script("navigator.share = async (what) => { window.sent = what }")
    mine = opened(address, "heroes")
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    page.tap("[data-invite]")
    page.tap("[data-send]")
    assert page.evaluate("window.sent") == {
        "url": f"{address}/t/{mine['table']}",
        "title": "Cartographers Heroes",
    }


def turn_of(game: str) -> Callable[[Page], object]:
    """What someone who hardly thinks does next with a finger."""
    rng = random.Random(4)
    if game == "cartouche":
        return lambda page: play_on(page, rng, by_touch=True)
    return lambda page: hand.play(page, hand.by_touch, rng, hand.close_by_tap)


def play_ahead(address: str, *pages: Page) -> None:
    """What is left of a game of these, played by the API."""
    rng, seats = random.Random(4), [seat_in(page) for page in pages]
    for number in range(400):
        for seat in seats:
            path = f"/api/tables/{seat['table']}/messages"
            answers = posted(address, path, {"type": "hello"}, seat["token"])
            table = next(answer for answer in answers if answer["type"] == "table")
            if table["is_over"]:
                return
            if table["page"]["choices"] or table["page"]["placings"]:
                said = {"type": "act", "id": f"ahead-{number}", "turn": table["turn"]}
                posted(address, path, said | {"action": anything(table["page"], rng)}, seat["token"])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("game", "is_whole"),
    [("cartographers", False), *(twin(game, True) for game in GAMES if game != "mapmaker")],
)
def test_two_friends_on_two_phones_from_the_invitation_to_the_rematch(
    new_page: NewPage, address: str, game: str, is_whole: bool
) -> None:
    ada, ben = new_page(**SMALL_PHONE), new_page(**SMALL_PHONE)
    ada.goto("/")
    ada.tap(f"[data-game={game}]")
    ada.fill("input[name=name]", "Ada")
    ada.tap("[data-add=open]")
    ada.tap("form button[type=submit]")
    ben.goto(ada.input_value("[data-lobby] [data-copied=link]"))
    ben.fill("input[name=name]", "Ben")
    ben.tap("[data-join]")
    ben.wait_for_selector("[data-seat='1'].me", state="attached")
    if is_whole:
        hand.play_together((ada, ben), turn_of(game))
    else:
        turn = turn_of(game)
        for page in (ada, ben):
            turn(page)
        play_ahead(address, ada, ben)
        for page in (ada, ben):
            page.wait_for_selector("main.table[data-over=true]")
            while turn(page):
                pass
    assert hand.final_sheets(ada) == hand.final_sheets(ben)
    for page in (ada, ben):
        expect(page.locator("[data-fair=true]")).to_be_attached()
        page.tap("[data-close]")
        page.tap("[data-end=rematch]")
        page.wait_for_selector("[data-lobby], main.table[data-over=false]")
    for page in (ada, ben):
        page.wait_for_selector("main.table[data-over=false]")
    assert ada.url == ben.url
    assert sum(map(hand.is_asked, (ada, ben))) == (1 if game == "cartouche" else 2)  # a draft goes in turn
