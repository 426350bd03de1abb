"""The other processes on the same PostgreSQL: heard by LISTEN, told by NOTIFY, kept apart by advisory locks.

Nothing of this is needed for what is kept: the key of the log alone decides which change comes first.
"""

import asyncio
import logging
import secrets
import socket
import time
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from landscribe.server.engine import engine_of
from landscribe.server.notices import CHANNEL, Beat, Bye, Said, Taken, said_in, texts_of
from landscribe.table.peers import Asked

LOG = logging.getLogger("landscribe")
BEAT = 1.0  # seconds between two signs of life
LOST = 4.0  # seconds without one after which a process counts as gone
OPENED_WITHIN = 20.0  # seconds
AGAIN, AGAIN_AT_MOST = 0.05, 1.0  # seconds until a lost connection is tried again, at first and at last
LEADER = "leader"
KEEPALIVE = {
    "application_name": "landscribe",
    "tcp_keepalives_idle": "2",  # seconds: who is cut off holds no lock for long
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
DRIVER = cast("Any", asyncpg)
GONE = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # where PostgreSQL hangs up at the moment in which something is asked
)


class Ears(NamedTuple):
    """Who is told what is heard."""

    hear: Callable[[str, Said], None]  # what a process says
    lose: Callable[[str], None]  # that a process is gone
    catch_up: Callable[[], None]  # that something may not have been heard
    beat: Callable[[], Beat]  # and how this process fares
    taken: Callable[[], list[Taken]]  # and what was asked of it since it was asked last


class PostgresPeers:
    """The processes on one database, each with a name of its own and a connection for what they say."""

    def __init__(self, url: str, name: str) -> None:
        engine = engine_of(url)
        _, self._address = engine.dialect.create_connect_args(engine.sync_engine.url)
        self._name = name
        self._ears: Ears | None = None
        self._connection: Any = None  # asyncpg has no types
        self._busy = asyncio.Lock()
        self._claims: dict[str, int] = {}  # held by this connection, and how often
        self._waiting: list[Said] = []
        self._wanted = asyncio.Event()
        self._beats: dict[str, tuple[float, Beat]] = {}  # of the others: when, and what
        self._heard_myself = 0.0
        self._missed: set[str] = set()  # the others that had no connection a moment ago
        self._opened = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # Coming and going

    async def open(self, ears: Ears) -> None:
        """Returns when everything that is said from now on is heard."""
        self._ears = ears
        self._task = asyncio.create_task(self._run(ears))
        async with asyncio.timeout(OPENED_WITHIN):
            await self._opened.wait()

    async def close(self) -> None:
        """Says goodbye."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with suppress(*GONE):
                await self._notify(self._connection, [Bye()])
                await self._connection.close(timeout=BEAT)

    @property
    def is_well(self) -> bool:
        """Whether the others can be heard."""
        return self._connection is not None

    @property
    def are_there(self) -> bool:
        """Whether there are others."""
        return bool(self._beats)

    @property
    def beats(self) -> list[Beat]:
        """How the others fare."""
        return [beat for _, beat in self._beats.values()]

    @property
    def is_leader(self) -> bool:
        """Whether this process does what one has to do for all."""
        return LEADER in self._claims

    async def _run(self, ears: Ears) -> None:
        """Listens, and connects again whenever the connection is lost."""
        wait = AGAIN
        while True:
            try:
                connection = await self._connected()
                wait = AGAIN
                await self._live(connection, ears)
            except GONE as error:
                LOG.warning("other processes cannot be heard: %s", error or type(error).__name__)
            except Exception:  # nobody but this task would ever connect again
                LOG.exception("other processes cannot be heard")
            await self._disconnect()
            await asyncio.sleep(wait)
            wait = min(2 * wait, AGAIN_AT_MOST)

    async def _connected(self) -> Any:
        settings = {"server_settings": KEEPALIVE, "command_timeout": LOST, "timeout": LOST}
        connection = await DRIVER.connect(**{**self._address, **settings})
        connection.add_termination_listener(self._end)
        await connection.add_listener(CHANNEL, self._hear)
        self._connection, self._heard_myself = connection, time.monotonic()
        return connection

    def _end(self, connection: Any) -> None:
        del connection
        self._wanted.set()

    async def _disconnect(self) -> None:
        connection, self._connection, self._claims, self._waiting = self._connection, None, {}, []
        if connection is not None:
            connection.terminate()

    async def _live(self, connection: Any, ears: Ears) -> None:
        """Says what is to be said, and every second that we live, until the connection is lost."""
        ears.catch_up()
        self._exchange(ears)
        beat_at = time.monotonic()
        while True:
            if (now := time.monotonic()) >= beat_at:
                if now > beat_at + LOST - 2 * BEAT:  # we were away: others may think so, and we of them
                    self._exchange(ears)
                else:
                    await self._bury(now, ears)
                beat_at = now + BEAT
                self._waiting.append(ears.beat())
                for taken in ears.taken():
                    self.tell(taken)
                await self._claim(LEADER)
                await self._claim(_living(self._name))
            waiting, self._waiting = self._waiting, []
            self._wanted.clear()
            await self._notify(connection, waiting)
            self._opened.set()
            if connection.is_closed() or now > self._heard_myself + LOST:
                raise ConnectionResetError("the connection was lost")
            with suppress(TimeoutError):
                async with asyncio.timeout(beat_at - time.monotonic()):
                    await self._wanted.wait()

    def _exchange(self, ears: Ears) -> None:
        """Tells and asks who is here, where something may have been missed on either side."""
        self._beats = {name: (time.monotonic(), beat) for name, (_, beat) in self._beats.items()}
        ears.hear(self._name, Asked(""))
        self.tell(Asked(""))

    async def _bury(self, now: float, ears: Ears) -> None:
        """Counts those as gone who were long not heard, or have no connection twice in a row."""
        free = await self.unclaimed([_living(name) for name in self._beats])
        missed = {name for name in self._beats if _living(name) in free}
        late = {name for name, (then, _) in self._beats.items() if now > then + LOST}
        for name in late | (missed & self._missed):
            LOG.warning("process %s is gone", name)
            self._beats.pop(name, None)
            ears.lose(name)
        self._missed = missed

    # What is said

    def tell(self, notice: Said) -> None:
        """Tells the others, as soon as that can be."""
        if self.are_there and self._connection is not None:
            self._waiting.append(notice)
            self._wanted.set()

    async def _notify(self, connection: Any, said: list[Said]) -> None:
        texts = texts_of(self._name, said)
        async with self._busy:
            for text in texts:
                await connection.execute("select pg_notify($1, $2)", CHANNEL, text)

    def _hear(self, connection: Any, process: int, channel: str, text: str) -> None:
        del connection, process, channel
        assert self._ears is not None
        name, said = said_in(text)
        if name == self._name:
            self._heard_myself = time.monotonic()
            return
        for each in said:
            match each:
                case Beat():
                    is_first, is_new = not self._beats, name not in self._beats
                    self._beats[name] = (time.monotonic(), each)
                    if is_new:
                        self.tell(self._ears.beat())
                    if is_first:
                        self._exchange(self._ears)
                case Bye():
                    self._beats.pop(name, None)
                    self._ears.lose(name)
                case _:
                    self._ears.hear(name, each)

    # Who does what

    @asynccontextmanager
    async def claim(self, work: str) -> AsyncGenerator[bool]:
        """Whether this process does a piece of work, which no other does meanwhile."""
        claims = self._claims
        is_ours = await self._claim(work)
        try:
            yield is_ours
        finally:
            if is_ours and claims is self._claims:
                await self._release(work)

    @asynccontextmanager
    async def turn(self, work: str) -> AsyncGenerator[None]:
        """Waits until no other process of this machine does a piece of work."""
        while True:
            async with self.claim(f"{work} on {socket.gethostname()}") as is_ours:
                if is_ours:
                    yield
                    return
            await asyncio.sleep(BEAT)

    async def _claim(self, work: str) -> bool:
        async with self._busy:
            if work not in self._claims:
                if not await self._lock(work):
                    return False
            elif work in (LEADER, _living(self._name)):
                return True
            self._claims[work] = self._claims.get(work, 0) + 1
            return True

    async def _lock(self, work: str) -> bool:
        if self._connection is None:
            return False
        try:
            sql = "select pg_try_advisory_lock(hashtextextended($1, 0))"
            return await self._connection.fetchval(sql, work)
        except GONE:
            return False

    async def _release(self, work: str) -> None:
        async with self._busy:
            if work not in self._claims:
                return
            self._claims[work] -= 1
            if self._claims[work] == 0:
                del self._claims[work]
                with suppress(*GONE):
                    await self._connection.fetchval(
                        "select pg_advisory_unlock(hashtextextended($1, 0))", work
                    )

    async def unclaimed(self, works: Collection[str]) -> list[str]:
        """Those of these pieces of work that no process does."""
        async with self._busy:
            if not works or self._connection is None:
                return []
            rows = await self._connection.fetch(_UNCLAIMED, list(works))
        return [row["work"] for row in rows]


_UNCLAIMED = """
select work from unnest($1::text[]) work where hashtextextended(work, 0) not in (
    select (classid::bigint << 32) | objid::bigint from pg_locks where locktype = 'advisory' and objsubid = 1
)
"""


def _living(name: str) -> str:
    """What a process does as long as it is connected."""
    return f"to live as {name}"


def new_name() -> str:
    """A name for a process that no other has."""
    return secrets.token_hex(4)
