"""Screens that few come by: what is asked before a game goes, and a table that does not answer or waits."""

import json

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.ahead import Ahead
from tests.browser.scenes import Scene, can_act, drawing, home_with_games


def removing(page: Page, address: str) -> None:
    home_with_games(page, address)
    page.click("[data-hide=remove]")
    page.wait_for_selector("dialog [data-remove]")


def seat_link(page: Page, address: str) -> None:
    home_with_games(page, address)
    page.click("[data-seat-of] >> nth=0")
    page.wait_for_selector("dialog [data-copied]")


def leaving(page: Page, address: str) -> None:
    Ahead(address, "cartographers", 2).open(page)
    page.click("[data-menu]")
    page.click("[data-asks=leave]")
    page.wait_for_selector("dialog dialog [data-yes]")


def removing_someone(page: Page, address: str) -> None:
    Ahead(address, "cartographers", 2).open(page)
    page.click(".player[data-seat='1']")
    page.click("dialog [data-asks=remove-1]")
    page.wait_for_selector("dialog dialog [data-yes]")


def unreadable(page: Page, address: str) -> None:
    """A table that only a newer server could read."""
    told = {
        "type": "unreadable",
        "table": "t",
        "game": "heroes",
        "options": {},
        "names": ["Ada", "Ben"],
        "since": 1_700_000_000,
        "reason": "",
        "note": {"message": "refused-unreadable-new", "values": {"rules": 9, "known": 3}},
    }

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(json.dumps(told)))

    page.route_web_socket("**/live", answer)
    page.goto("/#/table/t/ada")
    page.wait_for_selector("[data-unreadable]")


def cut_off(page: Page, address: str) -> None:
    Ahead(address, "cartographers", 4).open(page)
    page.context.set_offline(True)
    page.wait_for_selector("[data-link-state=lost]", timeout=30_000)


def away(page: Page, address: str) -> None:
    """Ben has not come back, and Ada waits."""
    Ahead(address, "cartouche", 2).until(lambda shown: not can_act(shown)).open(page)
    page.wait_for_selector("[data-let-bot]")


MORE: dict[str, Scene] = {
    "removing": removing,
    "seat-link": seat_link,
    "leaving": leaving,
    "removing-someone": removing_someone,
    "unreadable": unreadable,
    "cut-off": cut_off,
    "away-cartouche": away,
    **{f"{game}-{seats}": drawing(game, seats) for game in ("heroes", "cartouche") for seats in (2, 4)},
}
