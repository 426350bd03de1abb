"""What is answered over HTTP where a request is refused."""

from fastapi.responses import JSONResponse

from landscribe.core.note import Note, Refusal
from landscribe.table import wire
from landscribe.table.live_tables import NoTable
from landscribe.table.refusals import Hidden, Malformed, Refused, sentence
from landscribe.table.unreadable import Unreadable


class TooMany(Refusal):
    """More than one address may ask for."""


STATUSES: tuple[tuple[type[Refusal], int], ...] = (
    (NoTable, 404),
    (Unreadable, 410),
    (Hidden, 403),
    (Malformed, 422),
    (TooMany, 429),
    (Refused, 409),
    (Refusal, 422),
)
"""The status of each kind of refusal; the first that fits counts."""


def problem(status: int, why: Note) -> JSONResponse:
    """The answer to a request that was wrong."""
    return JSONResponse(wire.Problem(reason=sentence(why), note=why).model_dump(), status)


def status_of(refusal: Refusal) -> int:
    """The status of a request that was refused."""
    return next(status for kind, status in STATUSES if isinstance(refusal, kind))
