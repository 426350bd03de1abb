"""Bots that think where there is no other process, and native code only as WebAssembly.

Where there is none, those that search have their understudy play.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeVar

from landscribe.bots import Hint, advised, bots_of, thought, thought_plainly, understudy
from landscribe.core.game import Seen
from landscribe.games import game_named
from landscribe.native import is_handed_in
from landscribe.table import wire
from landscribe.table.bot_pool import Advised, Chosen
from landscribe.table.serialize import games_offered

LOG = logging.getLogger("landscribe")
Result = TypeVar("Result")

GAMES_IMAGINED = {
    "cartographers": {"searcher": 1_600, "master": 800},
    "mapmaker": {"searcher": 3_200, "master": 400},
    "cartouche": {"searcher": 120, "master": 80},
}
"""How many games a bot that searches imagines, by folder: a phone takes about a second for them."""
PATIENCE = 5.0
"""Seconds after which a slower device imagines no more."""


class DeviceBots:
    """The bot pool of a device."""

    async def choose(self, game: str, bot: str, view: Seen, seed: int) -> Chosen:
        """What a bot does in this view, or its understudy, once what is on its way has been sent."""
        await asyncio.sleep(0)
        if is_handed_in():
            try:
                return Chosen(thought(game, _written(game, bot), view, seed, PATIENCE), bot)
            except Exception:
                LOG.exception("%s of %s failed", bot, game)
        other = understudy(game, bot)
        return Chosen(thought_plainly(game, other, view, seed), other)

    async def work(self, do: Callable[..., Result], *given: object) -> Result:
        """What a function returns, here and now."""
        await asyncio.sleep(0)
        return do(*given)

    async def advise(self, game: str, bot: str, view: Seen, seed: int) -> Advised:
        """What a bot would do and why, or its understudy, which gives no reasons."""
        await asyncio.sleep(0)
        if is_handed_in():
            try:
                return Advised(advised(game, _written(game, bot), view, seed, PATIENCE), bot)
            except Exception:
                LOG.exception("%s of %s failed", bot, game)
        action, other = await self.choose(game, understudy(game, bot), view, seed)
        return Advised(Hint(action), other, is_late=False)


def games_here() -> tuple[wire.GameInfo, ...]:
    """Every game with its options, and the bots that can think here."""
    return tuple(map(_with_its_bots, games_offered()))


def _with_its_bots(info: wire.GameInfo) -> wire.GameInfo:
    bots = tuple(bot for bot in bots_of(info.name) if _can_think(info.name, bot))
    return info.model_copy(update={"bots": bots, "strongest_bot": bots[-1]})


def _can_think(game: str, bot: str) -> bool:
    """Whether a bot needs no understudy here."""
    return is_handed_in() or understudy(game, bot) == bot


def _written(game: str, bot: str) -> str:
    """The bot with as many imagined games as suit a phone."""
    games = GAMES_IMAGINED.get(game_named(game).folder, {}).get(bot)
    return bot if games is None else f"{bot}:{games}"
