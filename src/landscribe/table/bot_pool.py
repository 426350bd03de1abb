"""Where bots think, as a table sees it."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from landscribe.bots import Hint
from landscribe.core.game import Seen

Result = TypeVar("Result")


class Chosen(NamedTuple):
    """The text of an action, and the bot that chose it."""

    action: str
    bot: str


class Advised(NamedTuple):
    """A hint, and the bot that gave it."""

    hint: Hint
    bot: str
    is_late: bool = True  # where it is another bot than was asked: that one had no time


class BotPool(Protocol):
    """What lets a bot think without holding anyone up."""

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        """What a bot does in this view, or its understudy where it is late."""
        ...

    async def work(self, do: Callable[..., Result], *given: object) -> Result:
        """What a function returns that takes a while; bots can think before and after."""
        ...

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """What a bot would do and why; its understudy, where it is late, gives no reasons."""
        ...
