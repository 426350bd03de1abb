"""Contests in the browser: people who play the same deal, by the API."""

import json
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.ahead import Ahead
from tests.browser.place import posted
from tests.server.serving import anything

KEY = "k" * 64


def challenge_of(ahead: Ahead, address: str) -> str:
    """The id of the challenge to beat the first seat of a game that is over."""
    made = posted(address, f"/api/tables/{ahead.table}/challenge", {"key": KEY}, ahead.tokens[0])
    return str(made["challenge"])


def taken(ahead: Ahead, address: str, key: str = "o" * 64) -> dict[str, Any]:
    """The seat of someone else who takes the challenge."""
    wish = {"key": key, "name": "Ben", "token": key[:32] + ahead.table}
    return posted(address, f"/api/challenges/{challenge_of(ahead, address)}/play", wish)


def play_alike(ahead: Ahead, address: str, seated: dict[str, Any]) -> None:
    """Plays a challenge alone, with the moves of the game that is to be beaten."""
    game = ahead.game
    state = game.new(game.options(ahead.options), 1, ahead.seed)
    for number, (seat, action) in enumerate(ahead.actions):
        turn = game.view(state, None).turn
        said = {"type": "act", "id": f"alike-{number}", "turn": turn, "action": action}
        posted(address, f"/api/tables/{seated['table']}/messages", said, seated["token"])
        state = game.play(state, seat, game.read(action))


def seat_in(page: Page) -> dict[str, Any]:
    """The seat that a browser took last."""
    return json.loads(page.evaluate("localStorage.getItem('landscribe.seats')"))[0]


def play_on(address: str, seated: dict[str, Any], seed: int = 1, most: int | None = None) -> None:
    """Plays alone to the end or so many actions, whatever the page offers."""
    rng, path, token = Random(seed), f"/api/tables/{seated['table']}", seated["token"]
    said = {"type": "hello"}
    for number in range(400):
        answers = posted(address, f"{path}/messages", said, token)
        table = next(answer for answer in answers if answer["type"] == "table")
        if table["is_over"] or number == most:
            return
        action = anything(table["page"], rng)
        said = {"type": "act", "id": f"on-{number}", "turn": table["turn"], "action": action}
    raise AssertionError("the game does not end")


def deal_of(address: str, game: str, kind: str = "day") -> str:
    """The id of the deal of today or of this week."""
    deals = posted(address, "/api/deals", {"key": KEY})["deals"]
    return str(next(deal["contest"] for deal in deals if (deal["game"], deal["kind"]) == (game, kind)))


def finish_deal(address: str, contest: str, name: str, key: str) -> None:
    """Somebody who has played a deal to its end."""
    wish = {"key": key, "name": name, "token": key}
    play_on(address, posted(address, f"/api/deals/{contest}/play", wish), len(name))
