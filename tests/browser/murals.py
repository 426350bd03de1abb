"""Tables played on by players who take the points they see, and what to look for at those of Cartouche."""

from collections import Counter
from collections.abc import Callable

from landscribe.core.page import Page as Shown
from tests.browser.ahead import Ahead

Is = Callable[[Shown], bool]


def played(ahead: Ahead, is_there: Is) -> Ahead:
    """Everyone takes the points they see until the first seat is shown this."""
    for _ in range(600):
        if is_there(ahead.shown()):
            return ahead
        ahead.play(*ahead.position.greedy)
    raise AssertionError("not within 600 actions")


def can(verb: str) -> Is:
    """Whether something that begins so can be done."""
    return lambda shown: any(choice.action.startswith(verb) for choice in shown.choices)


def phase(name: str) -> Is:
    """Whether this phase is on."""

    def is_there(shown: Shown) -> bool:
        clock = shown.status[0].clock
        return clock is not None and clock.name.message == f"cartouche-phase-{name}"

    return is_there


def can_cover(shown: Shown) -> bool:
    """Whether a story can be completed with a black tile on one icon or another."""
    ways = Counter(choice.item for choice in shown.choices if choice.cells != "0")
    return any(number > 1 for number in ways.values())


def can_trade_much(shown: Shown) -> bool:
    """Whether there are many ways to pay for one trade."""
    ways = Counter(choice.item for choice in shown.choices if choice.action.startswith("trade"))
    return any(number > 6 for number in ways.values())
