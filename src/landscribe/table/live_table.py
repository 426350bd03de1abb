"""A table in memory: its state, who looks at it, and the bots that play at it."""

import asyncio
import logging
from collections.abc import Callable, Collection, Generator
from contextlib import AbstractContextManager, contextmanager, suppress
from typing import TypeAlias

from landscribe.bots import bots_of
from landscribe.core.game import Seat
from landscribe.core.note import Refusal
from landscribe.table import wire
from landscribe.table.bot_pool import Advised, BotPool, Chosen
from landscribe.table.credentials import is_token, thinking_seed
from landscribe.table.digests import followed
from landscribe.table.lateness import Lateness
from landscribe.table.log import ENDING, SOLO_AMBUSH, Entry, Proposal, most_entries
from landscribe.table.outbox import CloseCode, Outbox
from landscribe.table.peers import ALONE, Notice, Peers
from landscribe.table.presence import Presence
from landscribe.table.refusals import NoSeat, NotKept, Refused
from landscribe.table.serialize import lobby_to, shown_to
from landscribe.table.shown import Shown, ShownLobby
from landscribe.table.speech import Talk
from landscribe.table.store import Change, Conflict, Store, Unreachable, appending, together
from landscribe.table.table_state import TableState, entered
from landscribe.table.timer import STILL, Times
from landscribe.table.unreadable import Unreadable, state_of, unreadable_table
from landscribe.table.views import Views

LOG = logging.getLogger("landscribe")
RETRY = 5.0  # seconds until a bot tries again after the store failed
CLAIMED_AGAIN = 1.0  # seconds until it is seen whether another process still lets a table's bots think

Propose: TypeAlias = Callable[[Views], Proposal]
"""Makes the next entry from the table as it is; Refused where there can be none."""


class LiveTable:
    """Changes come one after the other: each is checked, written, and only then sent to all."""

    def __init__(
        self,
        table: TableState,
        hashes: dict[Seat, str | None],
        store: Store,
        bots: BotPool,
        peers: Peers = ALONE,
        times: Times = STILL,
        clock: Callable[[], float] = STILL.now,
    ) -> None:
        """Over this store; the clock is never set ahead or back, unlike the time of day."""
        self.views = Views(table, earliest=times.earliest)
        self.talk = Talk(times.now)
        self.lateness = Lateness(times)
        self.hashes = hashes
        self.users = 0
        self.last_used = 0.0  # by the clock of who counts its users
        self._store = store
        self._bots = bots
        self._peers = peers
        self._times = times
        self.presence = Presence(table.deal.table, peers, clock, self.send_all)
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._advised: set[Seat] = set()

    @property
    def table(self) -> TableState:
        """The table as it is."""
        return self.views.table

    # Who looks at it

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.users or self.viewers or self._thinking or self._lock.locked())

    @property
    def viewers(self) -> int:
        """How many look at it."""
        return len(self.presence.outboxes)

    async def seat_of(self, token: str) -> Seat:
        """Whose token this is; NoSeat where it is nobody's, at any process."""
        seat = self.seat_known(token)
        if seat is None and self._peers.are_there:
            await self.catch_up()
            seat = self.seat_known(token)
        if seat is None:
            raise NoSeat("refused-token")
        return seat

    def seat_known(self, token: str) -> Seat | None:
        """Whose token this is, as far as this process has heard."""
        return next((seat for seat, hashed in self.hashes.items() if is_token(token, hashed)), None)

    def watched_through(self, outbox: Outbox) -> AbstractContextManager[None]:
        """While someone is connected; the others see who is here."""
        return self.presence.watched_through(outbox)

    def refuse_who_is_here(self, seat: Seat, by: Seat) -> None:
        """Refuses that somebody decides for another who is here, or may come back in a moment."""
        if seat != by and self.table.chairs[seat].bot is None:
            self.presence.refuse_who_is_here(seat)

    def is_away(self, seat: Seat, by: Seat) -> bool:
        """Whether somebody may decide for another."""
        try:
            self.refuse_who_is_here(seat, by)
        except Refused:
            return False
        return True

    def wait_for_all(self) -> None:
        """Counts all as having been here until now, where it is not known when they went away."""
        self.presence.wait_for(range(len(self.table.chairs)))

    def seen_by(self, seat: Seat | None) -> wire.Table | wire.Lobby:
        """The table as it is, for one who looks."""
        return self.shown_to(seat).whole()

    def shown_to(self, seat: Seat | None) -> Shown | ShownLobby:
        """The table as it is, to be written for one who looks."""
        return (lobby_to if self.table.is_waiting else shown_to)(self.views, seat, self.presence.here())

    def send_all(self, but: Outbox | None = None) -> None:
        """Sends everyone the table as they may see it."""
        texts: dict[tuple[Seat | None, Shown | ShownLobby | None], bytes] = {}
        for outbox in self.presence.outboxes - {but}:
            shown, known = self.shown_to(outbox.seat), (outbox.seat, outbox.last)
            if known not in texts:
                texts[known] = shown.text(outbox.last)
            outbox.put_table(shown, texts[known])

    def say(self, said: wire.Said | wire.Marked, but: Outbox | None = None) -> None:
        """Lets everyone who looks through this process hear what a seat says."""
        for outbox in self.presence.outboxes - {but}:
            outbox.put_passing(said)

    def tell(self, notice: Notice) -> None:
        """Tells the other processes."""
        self._peers.tell(notice)

    def now(self) -> float:
        """The time of day, in seconds since 1970."""
        return self._times.now()

    def close_all(self, code: CloseCode = CloseCode.BYE) -> None:
        """Ends every connection."""
        for outbox in self.presence.outboxes:
            outbox.close(code)

    # Changes

    async def enter(
        self,
        propose: Propose,
        sender: Outbox | None = None,
        also: Callable[[TableState], Change] | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """One more entry: made from the table as it is, written with what else changes, then sent to all.

        Runs to its end even when whoever asked is gone: what was written is also what is known here.
        """
        await asyncio.shield(asyncio.ensure_future(self.enter_uncancelled(propose, sender, also, then)))

    async def enter_uncancelled(
        self,
        propose: Propose,
        sender: Outbox | None = None,
        also: Callable[[TableState], Change] | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """`enter`, for a task that nobody ever cancels."""
        async with self._lock:
            for is_last in (False, True):
                entry, action = propose(self.views)
                entry = entry._replace(at=self.now())
                _refuse_endless(self.table, entry)
                table = entered(self.table, entry, action)
                views = self.views.then(entry.seat, table)
                change = appending(table, entry, views.of)
                try:
                    await self._write(change if also is None else together([change, also(table)]))
                    break
                except Conflict:  # another process was first: once more, on what it wrote
                    await self._catch_up()
                    if entry.message is not None and entry.message in self.table.accepted:
                        return
                    if is_last:
                        raise Refused("refused-conflict") from None
            self._show(views)
            if then is not None:
                then()
            self.send_all(but=sender)
        self.wake_bots()

    async def _write(self, change: Change) -> None:
        try:
            await self._store.write(change)
        except (Conflict, NotKept):
            raise
        except Exception:
            LOG.exception("table %s could not be written", self.table.deal.table)
            raise NotKept("refused-not-kept") from None

    def _show(self, views: Views) -> None:
        self.views = views
        self._news.set()

    async def catch_up(self, number: int | None = None) -> None:
        """Takes in what other processes have written, unless this entry is known already."""
        async with self._lock:
            if number is None or number > self.table.version:
                await self._catch_up()
        self.wake_bots()

    async def _catch_up(self) -> None:
        ident, views = self.table.deal.table, self.views
        written = await self._store.since(ident, self.table.version)
        if written is None:
            self.close_all(CloseCode.NO_TABLE)
            raise Refused("refused-no-table", table=ident)
        try:
            for entry in written.log:
                views = views.then(entry.seat, followed(views.table, entry))
        except Exception:
            await self._read_again(ident)
        else:
            if written.log:
                self._show(views)
        if written != ((), self.hashes):
            self._change_hands(written.hashes)
            self.send_all()

    def _change_hands(self, hashes: dict[Seat, str | None]) -> None:
        """Who came with a token that is a seat's no more goes on watching."""
        for seat, hashed in self.hashes.items():
            if hashed is not None and hashed != hashes.get(seat):
                self.presence.unseat(seat)
        self.hashes = hashes

    async def _read_again(self, ident: str) -> None:
        """Reads the whole table; where this program cannot, everyone is sent away."""
        stored = await self._store.load(ident)
        if stored is None:
            self.close_all(CloseCode.NO_TABLE)
            raise Refused("refused-deleted")
        try:
            self._show(Views(state_of(stored), earliest=self._times.earliest))
        except Unreadable as error:
            for outbox in self.presence.outboxes:
                outbox.put(unreadable_table(error))
            self.close_all(CloseCode.UNREADABLE)
            raise

    async def change_hash(self, seat: Seat, hashed: str | None, change: Change) -> None:
        """A seat's new token, without an entry in the log."""
        async with self._lock:
            await self._write(change)
            self.hashes[seat] = hashed

    # Bots

    def wake_bots(self) -> None:
        """Lets every bot that owes an action think."""
        for seat in self._bots_due():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play_bot(seat))

    async def _play_bot(self, seat: Seat) -> None:
        try:
            while seat in self._bots_due():
                try:
                    async with self._peers.claim(bots_of_table(self.table.deal.table)) as is_ours:
                        is_done = is_ours and await self._let_bot_act(seat)
                except Exception as error:
                    if not isinstance(error, Unreachable):  # which the store says itself
                        LOG.exception("a bot at %s cannot think", self.table.deal.table)
                    is_done, is_ours = False, True
                if not is_done:
                    await self._wait_for_news(RETRY if is_ours else CLAIMED_AGAIN)
        finally:
            self.lateness.forbid(seat)
            del self._thinking[seat]

    async def _let_bot_act(self, seat: Seat) -> bool:
        """Lets the bot of a seat act, if it still has to; whether that is done."""
        if self._peers.are_there:  # what was claimed may have been done just before
            await self.catch_up()
        if seat not in self._bots_due():
            return True
        bot, turn = self.table.chairs[seat].bot, self.table.turn
        try:
            await self.enter(await self._bot_acts(seat, bot, turn))
        except NotKept:  # which the store says itself
            return False
        except Refusal as refusal:
            if self._is_due(seat, bot, turn):
                LOG.warning("bot %s at %s: %s", bot, self.table.deal.table, refusal)
                return False
        return True

    async def _bot_acts(self, seat: Seat, bot: str | None, turn: int) -> Propose:
        """What a seat's bot does, or for a person whose time is up a rule of the game, else the best bot."""
        rule = None if bot else self.views.stand_in(seat)
        if rule is None:
            chosen = await self.bot_choice(seat, bot or list(bots_of(self.table.game.name))[-1])
            proposal = Proposal(Entry("act", seat, chosen.action, by=chosen.bot))
        else:
            proposal = Proposal(Entry("act", seat, str(rule), by=SOLO_AMBUSH), rule)

        def propose(_: Views) -> Proposal:
            if not self._is_due(seat, bot, turn):
                raise Refused("refused-bot-late")
            return proposal

        return propose

    def _is_due(self, seat: Seat, bot: str | None, turn: int) -> bool:
        table = self.table
        return seat in self._bots_due() and table.chairs[seat].bot == bot and table.turn == turn

    def _bots_due(self) -> tuple[Seat, ...]:
        """The seats for which bots have to act: their own, and those of people whose time is up."""
        return *self.table.bots_due(), *self.lateness.stood_in(self.views)

    async def _wait_for_news(self, seconds: float) -> None:
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._news.wait()

    async def bot_choice(self, seat: Seat, bot: str) -> Chosen:
        """What a bot does in this seat, or its understudy where it is late."""
        return await self._bots.choose(self.table.game.name, bot, self.views.of(seat), self._seed(seat))

    @contextmanager
    def advising(self, seat: Seat) -> Generator[None]:
        """While a hint for this seat is thought of; Refused where one is on its way."""
        if seat in self._advised:
            raise Refused("refused-hint-coming")
        self._advised.add(seat)
        try:
            yield
        finally:
            self._advised.discard(seat)

    async def bot_advice(self, seat: Seat, bot: str) -> Advised:
        """What a bot would do in this seat and why, or its understudy where it is late."""
        return await self._bots.advise(self.table.game.name, bot, self.views.of(seat), self._seed(seat))

    def _seed(self, seat: Seat) -> int:
        """By which a bot thinks about the next action of a seat."""
        number = sum(played.seat == seat for played in self.table.before + self.table.since)
        return thinking_seed(self.table.deal.nonce, seat, number)

    async def close(self) -> None:
        """Sends the bots home."""
        tasks: Collection[asyncio.Task[None]] = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def bots_of_table(table: str) -> str:
    """What one process does at a table: to let its bots think."""
    return f"bots {table}"


def _refuse_endless(table: TableState, entry: Entry) -> None:
    """Refuses what makes a log ever longer, once it is long: the game can still be played to its end."""
    most = most_entries(len(table.chairs))
    is_stand_in = entry.kind == "replace" and table.chairs[entry.seat].bot is None
    if table.version >= most and entry.kind not in ENDING and not is_stand_in:
        raise Refused("refused-log-full", most=most)
