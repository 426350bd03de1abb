"""A table played on by the API, much faster than by hand: to stand at once where a test begins."""

from collections.abc import Callable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from playwright.sync_api import Page

from landscribe.bots import bots_of
from landscribe.core.page import Page as Shown
from landscribe.core.rng import seeded
from landscribe.games import GAMES
from tests.browser.place import posted

# A token leaves the address as soon as its seat is taken.
NOT_IN_SIGHT = "(token) => !location.hash.includes(token)"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Ivy", "Jan", "Kit", "Lea")


class Position:
    """Where a game stands, and what was found out there: tests come by the same places again and again."""

    def __init__(self, game: Any, state: Any, step: int = 0) -> None:
        self.game, self.state, self.step = game, state, step
        self._shown: dict[int, Shown] = {}
        self._after: dict[tuple[int, int], tuple[str, Position]] = {}

    @cached_property
    def turn(self) -> int:
        return self.game.view(self.state, None).turn

    def shown(self, seat: int) -> Shown:
        if seat not in self._shown:
            self._shown[seat] = self.game.page(self.game.view(self.state, seat))
        return self._shown[seat]

    def after(self, seat: int, pick: int) -> "tuple[str, Position]":
        """What a seat does that picks this of what it may do, and where that leads."""
        if (seat, pick) not in self._after:
            legal = list(self.game.legal(self.state, seat))
            action = legal[pick % len(legal)]
            after = Position(self.game, self.game.play(self.state, seat, action), self.step + 1)
            self._after[seat, pick] = str(action), after
        return self._after[seat, pick]

    @cached_property
    def greedy(self) -> tuple[int, int]:
        """The first seat that is to act, and which of its actions brings most points at once."""
        seat = min(self.game.to_act(self.state))
        legal = list(self.game.legal(self.state, seat))
        greedy = bots_of(self.game.name)["greedy"]
        return seat, legal.index(greedy(self.game.view(self.state, seat), legal, seeded(self.step)))


_BEGINNINGS: dict[tuple[object, ...], Position] = {}


def beginning(name: str, seats: int, seed: int, options: Mapping[str, str]) -> Position:
    """Where a game begins that is dealt so."""
    dealt = (name, seats, seed, *sorted(options.items()))
    if dealt not in _BEGINNINGS:
        game: Any = GAMES[name]
        _BEGINNINGS[dealt] = Position(game, game.new(game.options(dict(options)), seats, seed))
    return _BEGINNINGS[dealt]


class Ahead:
    """A table whose seats are all people; the same game is kept here, so that what is legal is known."""

    def __init__(
        self,
        address: str,
        name: str,
        seats: int = 1,
        seed: int = 6,
        bearings: Mapping[str, object] = MappingProxyType({}),
        timer: Mapping[str, object] | None = None,
        **options: str,
    ) -> None:
        self._address = address
        self.options, self.seed = options, seed
        self.position = beginning(name, seats, seed, options)
        self.game = self.position.game
        me = {"kind": "me", "name": NAMES[0], **bearings}
        wanted = {"game": name, "options": options, "seats": [me, *[{"kind": "open"}] * (seats - 1)]}
        mine = posted(address, "/api/tables", wanted | {"seed": str(seed), "timer": timer})
        self.table: str = mine["table"]
        self.tokens: list[str] = [mine["token"]]
        for other in NAMES[1:seats]:
            joined = posted(address, f"/api/tables/{self.table}/join", {"name": other})
            self.tokens.append(joined["token"])
        self.actions: list[tuple[int, str]] = []

    @property
    def state(self) -> Any:
        return self.position.state

    def shown(self, seat: int = 0) -> Shown:
        """What a seat is shown now."""
        return self.position.shown(seat)

    def say(self, by: int, **said: object) -> None:
        """A seat says something to all."""
        posted(self._address, f"/api/tables/{self.table}/messages", {"id": "said", **said}, self.tokens[by])

    def play(self, seat: int, pick: int = 0) -> None:
        """The seat does one of the things it may do."""
        action, after = self.position.after(seat, pick)
        self.actions.append((seat, action))
        said = {
            "type": "act",
            "id": f"ahead-{len(self.actions)}",
            "turn": self.position.turn,
            "action": action,
        }
        answers = posted(self._address, f"/api/tables/{self.table}/messages", said, self.tokens[seat])
        assert answers[0]["type"] == "table", answers
        self.position = after

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
        """The page sits down there, also where it was at another table, and its token is seen no more."""
        page.goto(f"/#/table/{self.table}/{self.tokens[seat]}")
        page.wait_for_function(NOT_IN_SIGHT, arg=self.tokens[seat])
        page.wait_for_selector("main.table")
        page.wait_for_selector("[data-link-state=live]")
        return page


def is_ambushed(shown: Shown) -> bool:
    """Whether the first seat draws on another's map."""
    return any(placing.seat != shown.seat for placing in shown.placings)


def can_choose(shown: Shown) -> bool:
    """Whether something without a place can be chosen."""
    return bool(shown.choices)
