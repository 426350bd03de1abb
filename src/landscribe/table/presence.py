"""Who is at a table: who looks through this process, who through others, and who went away just now."""

from collections.abc import Callable, Collection, Generator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from landscribe.core.game import Seat
from landscribe.core.people import seat_first
from landscribe.table.outbox import Outbox
from landscribe.table.peers import Heard, Here, Peers
from landscribe.table.refusals import Refused

AWAY_FOR = 10.0  # seconds until others may decide for who has left: a reload and a gap are shorter


class Presence:
    """Those who look at a table; where it changes who is here, they and the other processes are told."""

    def __init__(
        self, table: str, peers: Peers, clock: Callable[[], float], send_all: Callable[[Outbox | None], None]
    ) -> None:
        """At the table with this id; `send_all` sends everyone but one the table as it is."""
        self.outboxes: set[Outbox] = set()
        self._table = table
        self._peers = peers
        self._clock = clock
        self._send_all = send_all
        self._elsewhere: dict[str, frozenset[Seat]] = {}  # who is here at other processes, by their names
        self._left: dict[Seat, float] = {}  # when who was here went away, by the clock

    def here(self) -> frozenset[Seat]:
        """The seats of those who are here."""
        local = self._local()
        return local.union(*self._elsewhere.values()) if self._elsewhere else local

    def _local(self) -> frozenset[Seat]:
        """The seats of those who look through this process."""
        return frozenset(
            [outbox.seat for outbox in self.outboxes if outbox.seat is not None and not outbox.is_silent]
        )

    # Who comes and goes

    @contextmanager
    def watched_through(self, outbox: Outbox) -> Generator[None]:
        """While someone is connected; the others see who is here."""
        with self._telling_of(outbox, but=outbox):
            self.outboxes.add(outbox)
        try:
            yield
        finally:
            with self._telling_of(outbox):
                self.outboxes.discard(outbox)

    def _telling_of(self, outbox: Outbox, but: Outbox | None = None) -> AbstractContextManager[None]:
        """Who only watches is nobody who is here: a crowd comes and goes without anyone being counted."""
        return nullcontext() if outbox.seat is None else self._telling(but)

    def miss(self, outbox: Outbox) -> None:
        """Counts someone as away who is connected and does not answer."""
        with self._telling():
            outbox.is_silent = True

    def hear_from(self, seat: Seat) -> None:
        """Counts those of a seat that speaks as here, wherever they look."""
        if not self.hear_here(seat):
            self._peers.tell(Heard(self._table, seat))

    def hear_here(self, seat: Seat) -> bool:
        """Counts those of a seat that look through this process as here; whether there are any."""
        theirs = [outbox for outbox in self.outboxes if outbox.seat == seat]
        with self._telling():
            for outbox in theirs:
                outbox.hear()
        return bool(theirs)

    def hear_elsewhere(self, process: str, seats: Collection[Seat]) -> None:
        """Counts those as here who look through another process, and no others of that process."""
        with self._telling():
            self._elsewhere[process] = frozenset(seats)
            if not seats:
                del self._elsewhere[process]

    def unseat(self, seat: Seat) -> None:
        """Makes those who sat here people who watch."""
        self._left.pop(seat, None)
        for outbox in self.outboxes:
            if outbox.seat == seat:
                outbox.seat = None

    def tell(self) -> None:
        """Tells the other processes who looks through this one."""
        if local := self._local():
            self._peers.tell(Here(self._table, tuple(sorted(local))))

    @contextmanager
    def _telling(self, but: Outbox | None = None) -> Generator[None]:
        here, local = self.here(), self._local()
        yield
        if self._local() != local:
            self._peers.tell(Here(self._table, tuple(sorted(self._local()))))
        if self.here() != here:
            self._left |= dict.fromkeys(here - self.here(), self._clock())
            self._send_all(but)

    # Who may be decided for

    def refuse_who_is_here(self, seat: Seat) -> None:
        """Refuses what may be done only for who is away, and does not come back in a moment."""
        if seat in self.here():
            raise Refused("refused-is-here", who=seat_first(seat))
        if seat in self._left and self._clock() < self._left[seat] + AWAY_FOR:
            raise Refused("refused-was-here", who=seat_first(seat), seconds=round(AWAY_FOR))

    def wait_for(self, seats: Collection[Seat]) -> None:
        """Counts these as having been here until now."""
        self._left = dict.fromkeys(seats, self._clock())
