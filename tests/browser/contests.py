"""Challenges in the browser: a finished game, its link, and somebody who plays the same deal."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.ahead import Ahead
from tests.browser.place import posted

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
