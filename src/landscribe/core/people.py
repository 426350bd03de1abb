"""People and their maps as sentences speak of them; who knows who sits there says names instead, or "you"."""

from collections.abc import Iterable

from landscribe.core.game import Seat
from landscribe.core.note import Note, listed, note

MOST_NAMED = 3


def seat_first(seat: Seat) -> Note:
    """Who sits there, as the subject of a sentence, whose id with `-you` is the one for "you"."""
    return note("seat-first", seat=seat + 1)


def seat_within(seat: Seat) -> Note:
    """Who sits there, within a sentence."""
    return note("seat-within", seat=seat + 1)


def map_within(seat: Seat) -> Note:
    """Their map, within a sentence."""
    return note("map-within", seat=seat + 1)


def to_reader(told: Note, reader: Seat | None) -> Note:
    """The sentence as it is said to whoever has this seat.

    >>> to_reader(note("table-hint", who=seat_first(1)), 1).message
    'table-hint-you'
    """
    if reader is None:
        return told
    if told in (seat_first(reader), seat_within(reader)):
        return note("seat-you")
    if told == map_within(reader):
        return note("map-yours")
    is_subject = seat_first(reader) in told.values.values()
    values = {
        name: to_reader(value, reader) if isinstance(value, Note) else value
        for name, value in told.values.items()
    }
    return Note(f"{told.message}-you" if is_subject else told.message, values)


def sole_reader(seats: int) -> Seat | None:
    """Whoever plays alone is the one who reads; several go by their numbers."""
    return 0 if seats == 1 else None


def wait_for(seats: Iterable[Seat]) -> Note:
    """Whom a player waits for, one by one as long as they are few."""
    owing = sorted(seats)
    if len(owing) > MOST_NAMED:
        return note("wait-for-others")
    return note("wait-for", who=listed([seat_within(seat) for seat in owing]))
