"""Makes the database files of the newest schema: `python -m tests.server.databases`, once a version.

A file that was committed is never made again: tests open those of every version.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

from landscribe.games import GAMES
from landscribe.server.database import Database
from landscribe.table import wire
from landscribe.table.contest_rows import KeptContest, KeptSecret, Try
from landscribe.table.credentials import hashed
from landscribe.table.log import Entry
from landscribe.table.new_tables import deal_for
from landscribe.table.store import Change, appending, creating
from landscribe.table.table_state import TableState, entered, first_state
from landscribe.table.timer import Timer
from tests.games.playing import any_legal
from tests.server.databases import FOLDER, NEWEST
from tests.server.postgres import Postgres


def tables() -> Iterator[list[Change]]:
    """Tables that run, one with a clock, one at which a bot is due, one over, with a challenge to beat it."""
    for name in GAMES:
        yield list(played(name, name, "open", 12))
    yield list(played("bot-due", "cartographers", "uniform", 3, is_bot_due=True))
    yield list(played("over", "mapmaker", "", 1000))
    yield list(timed())
    challenge = KeptContest("challenge", "mapmaker", "over", 0)
    own = Try("browser", "challenge", "over", 0, 20)
    yield [Change(secrets=(KeptSecret("contests", "secret"),), contests=(challenge,)), Change(tries=(own,))]


def played(table: str, game: str, other: str, actions: int, *, is_bot_due: bool = False) -> Iterator[Change]:
    """What writes a table of Ada's, at which so many actions were played, and one was taken back."""
    rng, state = Random(table), first_table(table, game, other)
    yield creating(state, {seat: hashed("ada") if seat == 0 else None for seat in range(len(state.chairs))})
    for _ in range(actions):
        if state.is_over:
            return
        seat = 0 if is_bot_due and 0 in state.due else rng.choice(sorted(state.due))
        if is_bot_due and seat != 0:
            return
        action = str(any_legal(state.game, state.state, seat, rng))
        entries = [Entry("act", seat, action, message=f"{seat}:{state.version}")]
        if entered(state, entries[0]).can_take_back(seat):
            entries += [Entry("take_back", seat), entries[0]._replace(message=None)]
        for entry in entries:
            state = entered(state, entry)
            yield appending(state, entry)


def timed() -> Iterator[Change]:
    """What writes a table of Ada's at which a turn has its time."""
    state = first_table("timed", "cartographers", "open")
    yield creating(state, {0: hashed("ada"), 1: None})
    entry = Entry("timer", 0, str(Timer("gentle", 3 * 24 * 3600)), at=1_800_000_000.0)
    yield appending(entered(state, entry), entry)


def first_table(table: str, game: str, other: str) -> TableState:
    """A table of Ada's with someone else, where the game is for more than one."""
    kinds = {"open": wire.Open(kind="open"), "uniform": wire.Bot(kind="bot", bot="uniform")}
    others = [kinds[other]] if other and 2 in GAMES[game].seats else []
    deal = deal_for(wire.NewTable(game=game, seats=(wire.Me(kind="me", name="Ada"), *others)))
    return first_state(deal._replace(table=table))


async def write(database: str, changes: list[Change]) -> None:
    """Writes all of it into an empty database."""
    store = Database(database)
    await store.open()
    for change in changes:
        await store.write(change)
    await store.close()


def main() -> None:
    """Makes both files."""
    changes = [change for each in tables() for change in each]
    file = FOLDER / f"{NEWEST}.sqlite"
    file.unlink(missing_ok=True)
    asyncio.run(write(str(file), changes))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    for left in FOLDER.glob("*.sqlite-*"):
        left.unlink()
    postgres = Postgres()
    try:
        url = postgres.new_database()
        asyncio.run(write(url, changes))
        Path(FOLDER / f"{NEWEST}.sql").write_text(postgres.dump(url), encoding="utf-8")
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
