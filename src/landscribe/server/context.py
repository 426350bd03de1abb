"""What every request can reach: the tables, the limits, the settings; and who asks."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from landscribe.core.game import Seat
from landscribe.server.bot_processes import BotProcesses
from landscribe.server.database import Database
from landscribe.server.engine import engine_of, is_file
from landscribe.server.limits import Buckets, Crowd, Places, SharedBuckets
from landscribe.server.metrics import CountedBots
from landscribe.server.notices import Beat, Bye, Created, Said, Taken
from landscribe.server.peers import Ears, PostgresPeers, new_name
from landscribe.server.settings import Rate, Settings
from landscribe.table.contests import Contests
from landscribe.table.live_table import LiveTable
from landscribe.table.live_tables import LiveTables
from landscribe.table.peers import ALONE, Reviewing
from landscribe.table.refusals import Refused
from landscribe.table.reviews import Reviews


@dataclass(frozen=True)
class Context:
    """One process's tables and limits, over its database and the processes in which its bots think."""

    settings: Settings
    database: Database
    peers: PostgresPeers | None  # on SQLite there are none
    bots: BotProcesses
    tables: LiveTables
    reviews: Reviews
    contests: Contests
    accepted: Places  # of connections of any kind
    places: Places  # of live ones
    messages: SharedBuckets  # of an address
    hints: SharedBuckets
    requests: SharedBuckets
    pages: SharedBuckets
    creations: Buckets  # of tables, by an address
    printing: asyncio.Lock = field(default_factory=asyncio.Lock)  # one document is made at a time

    async def open(self) -> None:
        """Opens the database, starts the bots' processes, and resumes what bots owe."""
        await self.database.open()
        if self.peers is not None:
            tables = self.tables
            await self.peers.open(Ears(self._hear, tables.lose, tables.catch_up, self._beat, self._taken))
        self.bots.start()
        if self.settings.is_warmed:
            self.bots.warm_up(self.peers.turn if self.peers else None)
        self.tables.start()

    async def close(self) -> None:
        """Ends everything in order: tables, bots, and the database last."""
        await self.reviews.close()
        await self.tables.stop()
        if self.peers is not None:
            await self.peers.close()
        self.bots.stop()
        await self.database.close()

    def _hear(self, process: str, said: Said) -> None:
        """Takes what another process says."""
        match said:
            case Created(address):
                self.creations.takes(address)
            case Taken(limit, by):
                if buckets := self._shared.get(limit):
                    buckets.hear(by)
            case Beat() | Bye():
                pass
            case Reviewing():
                self.reviews.hear(said)
            case _:
                self.tables.hear(process, said)

    def _beat(self) -> Beat:
        live, accepted = self.places, self.accepted.crowds()
        return Beat(self.tables.loaded, self.tables.viewers, live.taken, live.crowds(), accepted)

    @property
    def _shared(self) -> dict[str, SharedBuckets]:
        """What all processes count together, by the names of the limits."""
        return {
            "address-messages": self.messages,
            "hints": self.hints,
            "requests": self.requests,
            "pages": self.pages,
        }

    def _taken(self) -> list[Taken]:
        found = ((limit, buckets.taken()) for limit, buckets in self._shared.items())
        return [Taken(limit, by) for limit, by in found if by]

    @property
    def beats(self) -> list[Beat]:
        """How all processes fare, this one first."""
        return [self._beat(), *(self.peers.beats if self.peers else ())]

    async def check(self) -> None:
        """Raises what keeps this process from keeping things, or from hearing what others keep."""
        await self.database.check()
        if self.peers is not None and not self.peers.is_well:
            raise ConnectionError("what other processes write cannot be heard")

    def takes_creation(self, address: str) -> bool:
        """Whether an address may create one more table, at whichever process; it is counted then."""
        if not self.creations.takes(address):
            return False
        if self.peers is not None:
            self.peers.tell(Created(address))
        return True


def context_with(settings: Settings, clock: Callable[[], float] = lambda: time.time()) -> Context:
    """What a new process has; the clock tells which day it is, and how late."""
    limits, name = settings.limits, new_name()
    database, bots = Database(settings.database, name), BotProcesses(settings.thinkers, settings.prepare)
    peers = None if is_file(engine_of(settings.database)) else PostgresPeers(settings.database, name)
    counted = CountedBots(bots)

    def live_elsewhere() -> list[Crowd]:
        return [Crowd(beat.connections, beat.addresses) for beat in peers.beats] if peers else []

    def accepted_elsewhere() -> list[Crowd]:  # how many there can be in all is for each process to say
        return [Crowd(0, beat.accepted) for beat in peers.beats] if peers else []

    def shared(rate: Rate) -> SharedBuckets:
        return SharedBuckets(rate, is_shared=peers is not None)

    tables = LiveTables(
        database, counted, time.monotonic, asyncio.to_thread, settings.idle, peers or ALONE, clock
    )
    return Context(
        settings,
        database,
        peers,
        bots,
        tables,
        Reviews(database, counted, peers or ALONE),
        Contests(tables, database.contests, clock),
        Places(2 * limits.address_connections, 2 * limits.connections, accepted_elsewhere),
        Places(limits.address_connections, limits.connections, live_elsewhere),
        shared(limits.address_messages),
        shared(limits.hints),
        shared(limits.requests),
        shared(limits.pages),
        Buckets(limits.tables),
    )


def context_of(connection: HTTPConnection) -> Context:
    """The context of this request."""
    context = connection.app.state.context
    assert isinstance(context, Context)
    return context


async def seat_in(live: LiveTable, request: HTTPConnection) -> Seat | None:
    """The seat whose token is in the Authorization header; None where there is none."""
    token = bearer(request)
    return None if token is None else await live.seat_of(token)


def token_in(request: HTTPConnection) -> str:
    """The token in the Authorization header; Refused where there is none."""
    token = bearer(request)
    if token is None:
        raise Refused("refused-no-token", header="Authorization: Bearer …")
    return token


def bearer(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header, if there is one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
