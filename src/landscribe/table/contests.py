"""A contest: many play the same deal, and of each browser the first try counts."""

from collections.abc import Callable
from contextlib import suppress

from landscribe.core.game import Seat
from landscribe.table import wire
from landscribe.table.contest_rows import ContestStore, KeptSecret, Try
from landscribe.table.credentials import hashed, keyed, new_seed
from landscribe.table.live_tables import Clock, LiveTables, NoTable
from landscribe.table.log import UNCOUNTED, Entry
from landscribe.table.refusals import NotKept
from landscribe.table.store import Change, Conflict, appending, creating, together
from landscribe.table.table_state import Deal, entered, first_state

SECRET = "contests"


class Contests:
    """The contests of a server: what keeps them, and the tables at which they are played."""

    def __init__(self, tables: LiveTables, kept: ContestStore, clock: Clock) -> None:
        self.tables = tables
        self.kept = kept
        self.clock = clock  # seconds since 1970
        self._secret: str | None = None

    async def secret(self) -> str:
        """What only this server knows; the first process that needs it makes it, for all and for ever."""
        if self._secret is None:
            self._secret = await self.kept.secret(SECRET) or await self._new_secret()
        return self._secret

    async def _new_secret(self) -> str:
        with suppress(Conflict):
            await self.write(Change(secrets=(KeptSecret(SECRET, new_seed() + new_seed()),)))
        made = await self.kept.secret(SECRET)
        assert made is not None
        return made

    async def browser(self, contest: str, key: str) -> str:
        """A browser as it is kept at a contest."""
        return keyed(await self.secret(), f"browser {contest} {key}")

    async def write(self, change: Change) -> None:
        """Returns when the change is safe; Conflict where it was written already."""
        try:
            await self.tables.store.write(change)
        except Conflict:
            raise
        except Exception:
            raise NotKept("refused-not-kept") from None

    async def play(
        self, contest: str, key: str, token: str, deal: Callable[[], Deal], *, knows_cards: bool
    ) -> wire.Seated:
        """A table at which a contest is played, once for each token; the first try of a browser counts."""
        browser, begun = await self.browser(contest, key), deal()
        may_count = not knows_cards and await self.kept.try_of(browser) is None
        counted = Try(browser, contest, begun.table, begun.owner)
        for each in (counted, None) if may_count else (None,):
            if not await self._is_there(begun.table):
                # Another try of this browser may have been first, or another process with this one.
                with suppress(Conflict):
                    await self._open(begun, contest, token, each)
        async with self.tables.use(begun.table) as live:
            return wire.Seated(table=begun.table, seat=await live.seat_of(token), token=token)

    async def _is_there(self, table: str) -> bool:
        with suppress(NoTable):
            async with self.tables.use(table):
                return True
        return False

    async def _open(self, deal: Deal, contest: str, token: str, counted: Try | None) -> None:
        state, by = first_state(deal), None if counted else UNCOUNTED
        hashes: dict[Seat, str | None] = dict.fromkeys(range(len(state.chairs)))
        hashes[deal.owner] = hashed(token)
        entry = Entry("contest", deal.owner, contest, by=by, at=self.tables.times.now())
        begun = entered(state, entry)
        log = together([creating(state, hashes), appending(begun, entry)])
        await self.write(log._replace(tries=(counted,) if counted else ()))
        self.tables.admit(begun, hashes)
