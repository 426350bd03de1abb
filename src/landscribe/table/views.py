"""What each seat may know of a table as it is now, built when somebody first asks, and only once."""

from typing import Any

from landscribe.core.game import Event, Seat
from landscribe.core.news import told_before
from landscribe.core.note import Note
from landscribe.table import wire
from landscribe.table.shown import Shown
from landscribe.table.table_state import TableState


class Views:
    """The views of one state of a table, by seat; None is someone who watches."""

    def __init__(
        self, table: TableState, told: frozenset[Event] = frozenset(), earliest: float = 0.0
    ) -> None:
        self.table = table
        self.earliest = earliest  # nobody's time is up before
        self.told = told  # before the last entry
        self._views: dict[Seat | None, Any] = {}
        self._notes: dict[Event, Note] = {}
        self.here: frozenset[Seat] | None = None  # who was, when it was shown
        self.players: tuple[wire.Player, ...] = ()
        self.shown: dict[Seat | None, Shown] = {}

    def of(self, seat: Seat | None) -> Any:
        """The view of a seat."""
        if seat not in self._views:
            self._views[seat] = self.table.game.view(self.table.state, seat)
        return self._views[seat]

    @property
    def until(self) -> float | None:
        """When the time of this turn is up; None where nobody's is counted."""
        until = self.table.until
        return None if until is None else max(until, self.earliest)

    def then(self, seat: Seat, table: TableState) -> "Views":
        """The views of the table after an entry of this seat."""
        told = frozenset[Event]() if self.table.is_waiting else told_before(self.of(seat), seat)
        return Views(table, told, self.earliest)

    def tell(self, event: Event) -> Note:
        """An event in words, which are the same for everyone."""
        if event not in self._notes:
            self._notes[event] = self.table.game.tell(event)
        return self._notes[event]

    def stand_in(self, seat: Seat) -> Any:
        """What the game's own rule does for a seat that is away; None where it has no such rule now."""
        return self.table.game.stand_in(self.of(seat))

    def stand_ins(self) -> tuple[Seat, ...]:
        """The seats that owe an action which a rule of the game can choose in their stead."""
        return tuple(seat for seat in sorted(self.table.due) if self.stand_in(seat) is not None)
