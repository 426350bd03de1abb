"""A table in memory: the latest sitting, who looks at it, and the bots that play at it."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager

from landscribe.core.game import Seat
from landscribe.core.note import Refusal
from landscribe.server import wire
from landscribe.server.shown import table_for
from landscribe.server.sitting import Entry, Refused, Sitting, entered, resumed
from landscribe.server.store import Conflict, Kept, Store, Write, appended, together
from landscribe.server.thinkers import Thinkers
from landscribe.server.tokens import is_token, thinking_seed
from landscribe.server.viewer import Viewer

LOG = logging.getLogger("landscribe")
RETRY = 5.0  # seconds until a bot tries again after the database failed


class Room:
    """Changes come one after the other: each is checked, kept, and only then told."""

    def __init__(self, kept: Kept, store: Store, thinkers: Thinkers) -> None:
        self.sitting = resumed(kept.deal, kept.entries)
        self.hashes = kept.hashes
        self.users = 0
        self.used = time.monotonic()
        self._store = store
        self._thinkers = thinkers
        self._viewers: set[Viewer] = set()
        self._lock = asyncio.Lock()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    # Who is here

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.users or self._viewers or self._thinking or self._lock.locked())

    @property
    def viewers(self) -> int:
        """How many look at it."""
        return len(self._viewers)

    def seat_of(self, token: str) -> Seat:
        """Whose token this is; Refused where it is nobody's."""
        found = [seat for seat, kept in self.hashes.items() if is_token(token, kept)]
        if not found:
            raise Refused("refused-token")
        return found[0]

    @contextmanager
    def looked_at_by(self, viewer: Viewer) -> Generator[None]:
        """While the viewer is connected; the others see who is here."""
        here = self._here()
        self._viewers.add(viewer)
        if self._here() != here:
            self.tell_all(but=viewer)
        try:
            yield
        finally:
            here = self._here()
            self._viewers.discard(viewer)
            self.used = time.monotonic()
            if self._here() != here:
                self.tell_all()

    def _here(self) -> frozenset[Seat]:
        return frozenset(viewer.seat for viewer in self._viewers if viewer.seat is not None)

    def table(self, seat: Seat | None, answers: str | None = None) -> wire.Table:
        """The table as it is, for one who looks."""
        return table_for(self.sitting, seat, self._here(), answers)

    def tell_all(self, but: Viewer | None = None) -> None:
        """Sends everyone the table as they may see it."""
        texts: dict[Seat | None, str] = {}
        for viewer in self._viewers - {but}:
            if viewer.seat not in texts:
                texts[viewer.seat] = self.table(viewer.seat).model_dump_json()
            viewer.tell_text(texts[viewer.seat], True)

    def unseat(self, seat: Seat) -> None:
        """Makes those who sat here people who watch."""
        for viewer in self._viewers:
            if viewer.seat == seat:
                viewer.seat = None

    def dismiss_all(self) -> None:
        """Ends every connection."""
        for viewer in self._viewers:
            viewer.dismiss()

    # Changes

    async def enter(
        self,
        make: Callable[[Sitting], Entry],
        sender: Viewer | None = None,
        also: Callable[[Sitting], Write] | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """One more entry: made from the sitting it applies to, kept with what else changes, then told to all.

        Runs to its end even when whoever asked is gone: what was written is also what is known here.
        """
        await asyncio.shield(asyncio.ensure_future(self._enter(make, sender, also, then)))

    async def _enter(
        self,
        make: Callable[[Sitting], Entry],
        sender: Viewer | None,
        also: Callable[[Sitting], Write] | None,
        then: Callable[[], None] | None,
    ) -> None:
        async with self._lock:
            entry = make(self.sitting)
            sitting = entered(self.sitting, entry)
            write = appended(sitting, entry)
            await self._keep(write if also is None else together([write, also(sitting)]))
            self.sitting = sitting
            if then is not None:
                then()
            self.tell_all(but=sender)
        self.wake_bots()

    async def _keep(self, write: Write) -> None:
        try:
            await self._store.write(write)
        except Conflict:
            kept = await self._store.load(self.sitting.deal.table)
            assert kept is not None
            self.sitting, self.hashes = resumed(kept.deal, kept.entries), kept.hashes
            self.tell_all()
            raise Refused("refused-conflict") from None
        except Exception:
            LOG.exception("table %s could not be written", self.sitting.deal.table)
            raise Refused("refused-not-kept") from None

    async def keep_token(self, seat: Seat, kept: str | None, write: Write) -> None:
        """A seat's new token, without an entry in the log."""
        async with self._lock:
            await self._keep(write)
            self.hashes[seat] = kept

    # Bots

    def wake_bots(self) -> None:
        """Lets every bot that owes an action think."""
        for seat in self.sitting.bots_due():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._played_by_bot(seat))

    async def _played_by_bot(self, seat: Seat) -> None:
        try:
            while seat in self.sitting.bots_due():
                bot = self.sitting.chairs[seat].bot
                assert bot is not None
                turn, text = self.sitting.turn, await self.thought(seat, bot)
                try:
                    await self.enter(_bot_acts(seat, bot, turn, text))
                except Refusal as refusal:
                    if _is_due(self.sitting, seat, bot, turn):
                        LOG.warning("bot %s at %s: %s", bot, self.sitting.deal.table, refusal)
                        await asyncio.sleep(RETRY)
        finally:
            del self._thinking[seat]

    async def thought(self, seat: Seat, bot: str) -> str:
        """What a bot would do in this seat."""
        sitting = self.sitting
        number = sum(played.seat == seat for played in sitting.before + sitting.since)
        seed = thinking_seed(sitting.deal.nonce, seat, number)
        view = sitting.game.view(sitting.state, seat)
        return await self._thinkers.thought(sitting.game.name, bot, view, seed)

    async def close(self) -> None:
        """Sends the bots home."""
        tasks: Collection[asyncio.Task[None]] = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_due(sitting: Sitting, seat: Seat, bot: str, turn: int) -> bool:
    return seat in sitting.due and sitting.chairs[seat].bot == bot and sitting.turn == turn


def _bot_acts(seat: Seat, bot: str, turn: int, text: str) -> Callable[[Sitting], Entry]:
    def make(sitting: Sitting) -> Entry:
        if not _is_due(sitting, seat, bot, turn):
            raise Refused("refused-bot-late")
        return Entry("act", seat, text, by=bot)

    return make
