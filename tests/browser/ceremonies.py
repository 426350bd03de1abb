"""Tables at which the next action brings about something that is shown as it happens."""

import time
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from landscribe.core.page import Scene
from tests.browser.ahead import Ahead
from tests.browser.scenes import BEARINGS

Is = Callable[[Scene], bool]
Begin = Callable[[], object]


class Ceremony(NamedTuple):
    """Something that moves: a page is brought before it, and told what begins it."""

    prepare: Callable[[Page, str], Begin]
    lasts: int  # milliseconds


def marches(scene: Scene) -> bool:
    return scene.kind == "ambush" and len(scene.walk) > 4


def is_ambush(scene: Scene) -> bool:
    return scene.kind == "ambush"


def is_closed(scene: Scene) -> bool:
    return scene.kind == "closed"


def turns(scene: Scene) -> bool:
    return scene.kind == "card"


def before(address: str, game: str, is_wanted: Is, seats: int = 1) -> tuple[Ahead, int]:
    """A table at which the next action of the last who is due brings this about, and that action."""
    for seed in range(1, 40):
        ahead = Ahead(address, game, seats, seed)
        for step in range(45):
            due = ahead.game.to_act(ahead.state)
            if not due:
                break
            pick = 7 * step + 3
            if len(due) == 1 and any(is_wanted(scene) for scene in _next(ahead, max(due), pick)):
                return ahead, pick
            ahead.play(max(due), pick)
    raise AssertionError("not in forty games")


def _next(ahead: Ahead, seat: int, pick: int) -> tuple[Scene, ...]:
    legal = list(ahead.game.legal(ahead.state, seat))
    state = ahead.game.play(ahead.state, seat, legal[pick % len(legal)])
    return ahead.game.page(ahead.game.view(state, 0)).scenes


def before_a_season(address: str, seats: int = 1) -> Ahead:
    """A table at which the next thing that is done ends spring."""
    ahead = Ahead(address, "cartographers", seats)
    while ahead.shown().season_end is None:
        last, due = ahead.state, ahead.game.to_act(ahead.state)
        legal = list(ahead.game.legal(last, max(due)))
        after = ahead.game.play(last, max(due), legal[3 % len(legal)])
        if ahead.game.page(ahead.game.view(after, 0)).season_end is not None:
            return ahead
        ahead.play(max(due), 3)
    raise AssertionError("spring was over before it began")


def end_it(ahead: Ahead) -> None:
    """The last thing is done that a season or the game waits for."""
    ahead.play(max(ahead.game.to_act(ahead.state)), 3)


def before_the_end(address: str, seats: int = 1, game: str = "cartographers") -> Ahead:
    """A table at which the next thing that is done ends the game."""
    twin = Ahead(address, game, seats).over()
    ahead = Ahead(address, game, seats, bearings=BEARINGS)
    for seat, action in twin.actions[:-1]:
        legal = [str(each) for each in ahead.game.legal(ahead.state, seat)]
        ahead.play(seat, legal.index(action))
    return ahead


def hold_time(page: Page) -> None:
    """From now on time passes only when a test says so."""
    page.clock.install()
    page.clock.pause_at(time.time() + 60)


def wait_in_held_time(page: Page, selector: str) -> None:
    """Waits for something to be shown, without a ceremony getting further than its beginning."""
    for _ in range(200):
        page.clock.run_for(16)  # a frame
        if page.locator(selector).is_visible():
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{selector} is not shown")


def shown(game: str, is_wanted: Is, seats: int = 1) -> Callable[[Page, str], Begin]:
    """At a table at which this happens next."""

    def prepare(page: Page, address: str) -> Begin:
        ahead, pick = before(address, game, is_wanted, seats)
        ahead.open(page)
        return lambda: ahead.play(max(ahead.game.to_act(ahead.state)), pick)

    return prepare


def season(seats: int) -> Callable[[Page, str], Begin]:
    """At a table at which spring ends next."""

    def prepare(page: Page, address: str) -> Begin:
        ahead = before_a_season(address, seats)
        ahead.open(page)
        return lambda: end_it(ahead)

    return prepare


def ending(seats: int) -> Callable[[Page, str], Begin]:
    """Before the last window of a season, behind which the end of the game waits."""

    def prepare(page: Page, address: str) -> Begin:
        ahead = before_the_end(address, seats)
        ahead.open(page)
        end_it(ahead)
        page.wait_for_selector("dialog [data-season='3']")
        return lambda: page.evaluate("document.querySelector('dialog [data-close]').click()")

    return prepare


def growing(page: Page, address: str) -> Begin:
    """Before the first page, which is visited again."""
    page.goto("/#/privacy")
    page.wait_for_selector("[data-times]")
    return lambda: page.goto("/#/")


CEREMONIES = {
    "ambush": Ceremony(shown("heroes", marches), 6500),
    "card": Ceremony(shown("mapmaker", turns), 1000),
    "coins": Ceremony(shown("cartographers", is_closed), 1800),
    "passing": Ceremony(shown("cartographers", is_ambush, 2), 2500),
    "season": Ceremony(season(1), 5500),
    "season-by-three": Ceremony(season(3), 5500),
    "podium": Ceremony(ending(3), 2000),
    "certificate": Ceremony(ending(1), 2500),
    "growing": Ceremony(growing, 4000),
}
