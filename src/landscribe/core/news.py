"""What there is to tell after an action."""

from landscribe.core.game import Event, Seat, Seen


def told_before(view: Seen, seat: Seat) -> frozenset[Event]:
    """What the others did last, where all act at once: it stays in the views while this seat acts."""
    return frozenset(event for event in view.news if event.seat not in (None, seat))


def untold(view: Seen, told: frozenset[Event]) -> tuple[Event, ...]:
    """What the last action brought about, without what was told before it."""
    return tuple(event for event in view.news if event not in told)
