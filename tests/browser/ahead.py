"""A table played on by the API, much faster than by hand: to stand at once where a test begins."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Page

from landscribe.core.page import Page as Shown
from landscribe.games import GAMES
from tests.browser.place import posted

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ivy", "Jan", "Kit", "Lea")


class Ahead:
    """A table whose seats are all people; the same game is kept here, so that what is legal is known."""

    def __init__(
        self,
        address: str,
        name: str,
        seats: int = 1,
        seed: int = 6,
        bearings: Mapping[str, object] = MappingProxyType({}),
        **options: str,
    ) -> None:
        self._address = address
        self.game: Any = GAMES[name]
        self.options, self.seed = options, seed
        self.state: Any = self.game.new(self.game.options(options), seats, seed)
        me = {"kind": "me", "name": NAMES[0], **bearings}
        wanted = {"game": name, "options": options, "seats": [me, *[{"kind": "open"}] * (seats - 1)]}
        mine = posted(address, "/api/tables", wanted | {"seed": str(seed)})
        self.table: str = mine["table"]
        self.tokens: list[str] = [mine["token"]]
        for other in NAMES[1:seats]:
            joined = posted(address, f"/api/tables/{self.table}/join", {"name": other})
            self.tokens.append(joined["token"])
        self.actions: list[tuple[int, str]] = []

    def shown(self, seat: int = 0) -> Shown:
        """What a seat is shown now."""
        return self.game.page(self.game.view(self.state, seat))

    def play(self, seat: int, pick: int = 0) -> None:
        """The seat does one of the things it may do."""
        legal = list(self.game.legal(self.state, seat))
        action = legal[pick % len(legal)]
        self.actions.append((seat, str(action)))
        turn = self.game.view(self.state, None).turn
        said = {"type": "act", "id": f"ahead-{len(self.actions)}", "turn": turn, "action": str(action)}
        answers = posted(self._address, f"/api/tables/{self.table}/messages", said, self.tokens[seat])
        assert answers[0]["type"] == "table", answers
        self.state = self.game.play(self.state, seat, action)

    def until(self, is_there: Callable[[Shown], bool], most: int = 400) -> "Ahead":
        """Everyone plays what comes to hand until the first seat is shown this."""
        for step in range(most):
            due = self.game.to_act(self.state)
            if is_there(self.shown()):
                return self
            assert due, "the game ended first"
            self.play(max(due), pick=7 * step + 3)
        raise AssertionError(f"not within {most} actions")

    def over(self) -> "Ahead":
        """Played to the end."""
        return self.until(lambda _: self.game.outcome(self.state) is not None)

    def open(self, page: Page, seat: int = 0) -> Page:
        """The page sits down there."""
        page.goto(f"/#/table/{self.table}/{self.tokens[seat]}")
        page.wait_for_selector("main.table")
        page.wait_for_selector("[data-link-state=live]")
        return page


def is_ambushed(shown: Shown) -> bool:
    """Whether the first seat draws on another's map."""
    return any(placing.seat != shown.seat for placing in shown.placings)


def can_choose(shown: Shown) -> bool:
    """Whether something without a place can be chosen."""
    return bool(shown.choices)
