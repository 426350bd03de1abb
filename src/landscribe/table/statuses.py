"""The status with which each kind of refusal is answered where requests have one."""

from landscribe.core.note import Refusal
from landscribe.table.challenge import NoChallenge
from landscribe.table.live_tables import NoTable
from landscribe.table.refusals import Hidden, Malformed, NoSeat, NotKept, Refused
from landscribe.table.store import Unreachable
from landscribe.table.unreadable import Unreadable

STATUSES: tuple[tuple[type[Refusal], int], ...] = (
    (NoTable, 404),
    (NoChallenge, 404),
    (Unreadable, 410),
    (NotKept, 503),
    (Unreachable, 503),
    (NoSeat, 403),
    (Hidden, 403),
    (Malformed, 422),
    (Refused, 409),
    (Refusal, 422),
)
"""The first that fits counts."""


def status_of(refusal: Refusal) -> int:
    """The status of a request that was refused."""
    return next(status for kind, status in STATUSES if isinstance(refusal, kind))
