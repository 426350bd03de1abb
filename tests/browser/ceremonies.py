"""Tables at which the next action brings about something that is shown as it happens."""

from collections.abc import Callable

from landscribe.core.page import Scene
from tests.browser.ahead import Ahead

Is = Callable[[Scene], bool]


def marches(scene: Scene) -> bool:
    return scene.kind == "ambush" and len(scene.walk) > 4


def is_ambush(scene: Scene) -> bool:
    return scene.kind == "ambush"


def is_closed(scene: Scene) -> bool:
    return scene.kind == "closed"


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
