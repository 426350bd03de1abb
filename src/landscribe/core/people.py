"""People and their maps as sentences speak of them: a screen that knows who sits there says names instead."""

from collections.abc import Iterable

from landscribe.core.game import Seat
from landscribe.core.note import Note, listed, note

MOST_NAMED = 3


def seat_first(seat: Seat) -> Note:
    """Who sits there, at the start of a sentence."""
    return note("seat-first", seat=seat + 1)


def seat_within(seat: Seat) -> Note:
    """Who sits there, within a sentence."""
    return note("seat-within", seat=seat + 1)


def map_within(seat: Seat) -> Note:
    """Their map, within a sentence."""
    return note("map-within", seat=seat + 1)


def wait_for(seats: Iterable[Seat]) -> Note:
    """Whom a player waits for, one by one as long as they are few."""
    owing = sorted(seats)
    if len(owing) > MOST_NAMED:
        return note("wait-for-others")
    return note("wait-for", who=listed([seat_within(seat) for seat in owing]))
