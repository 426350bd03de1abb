"""Where bots think, as a table sees it."""

from typing import Protocol


class BotPool(Protocol):
    """What lets a bot think without holding anyone up."""

    async def choose(self, game: str, bot: str, view: object, seed: int) -> str:
        """The text of what a bot does in this view."""
        ...
