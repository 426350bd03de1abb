"""Where bots think, as a table sees it."""

from typing import NamedTuple, Protocol

from landscribe.core.game import Seen


class Chosen(NamedTuple):
    """The text of an action, and the bot that chose it."""

    action: str
    bot: str


class BotPool(Protocol):
    """What lets a bot think without holding anyone up."""

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        """What a bot does in this view, or its understudy where it is late."""
        ...
