"""Finished games, and challenges to beat them, without a web server."""

import asyncio
from collections.abc import Awaitable, Callable

from landscribe.server.context import Context
from landscribe.table.challenge import take_challenge
from landscribe.table.credentials import hashed
from landscribe.table.table_state import TableState
from landscribe.table.wire import Seated, SeatOfMine, TakeChallenge
from tests.server.test_deletion import opened, played_out
from tests.table.tables import table_of


async def finished(
    context: Context, game: str = "cartographers", seats: int = 2, seed: int = 7
) -> TableState:
    """A game that is over; the token of each seat is "token" and its number."""
    over, log = played_out(table_of(game, seats, 7))
    await context.tables.create(over, {seat: hashed(token_of(seat)) for seat in range(seats)}, log)
    return over


def token_of(seat: int) -> str:
    return f"token {seat}"


def key_of(name: str) -> str:
    """The key of somebody's browser."""
    return name.ljust(32, "-")


async def taken(context: Context, challenge: str, who: str, token: str = "", *seats: SeatOfMine) -> Seated:
    """The challenge taken by someone, with the token of the table that they make."""
    wish = TakeChallenge(key=key_of(who), name=who, token=(token or who).ljust(32, "_"), seats=seats)
    return await take_challenge(context.contests, challenge, wish)


def run(database: str, test: Callable[[Context], Awaitable[None]]) -> None:
    """Runs a test in a process on this database."""

    async def within() -> None:
        context = await opened(database)
        try:
            await test(context)
        finally:
            await context.tables.stop()
            await context.database.close()

    asyncio.run(within())
