"""Whose time is up at a table, and for whom a bot acts then."""

from landscribe.core.game import Seat
from landscribe.table.timer import STILL, Times
from landscribe.table.views import Views


class Lateness:
    """Looks at the time for one table, and remembers for whom the others want a bot to act."""

    def __init__(self, times: Times = STILL) -> None:
        self._times = times
        self._allowed: set[tuple[Seat, int]] = set()  # with the turn

    def is_up(self, views: Views) -> bool:
        """Whether the time of this turn is up, where it has one."""
        table = views.table
        if table.timer is None:
            return False
        return self._times.now() >= max(table.began + table.timer.seconds, views.earliest)

    def late(self, views: Views) -> frozenset[Seat]:
        """The seats of people whose time is up."""
        return views.table.timed if self.is_up(views) else frozenset()

    def stood_in(self, views: Views) -> tuple[Seat, ...]:
        """The seats of people for whom a bot acts now."""
        timer = views.table.timer
        if timer is None:
            return ()
        late, turn = sorted(self.late(views)), views.table.turn
        return tuple(seat for seat in late if timer.pace == "strict" or (seat, turn) in self._allowed)

    def allow(self, seat: Seat, turn: int) -> None:
        """Lets a bot act in this turn for a person, once their time is up."""
        self._allowed.add((seat, turn))

    def forbid(self, seat: Seat) -> None:
        """Lets no bot act for a person any more, until somebody wants it again."""
        self._allowed = {each for each in self._allowed if each[0] != seat}
