"""What is answered over HTTP where a request is refused."""

from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from landscribe.core.note import Note, Refusal, note
from landscribe.server.metrics import count_refusal
from landscribe.server.shared_deals import NoDeal
from landscribe.table import statuses, wire
from landscribe.table.refusals import sentence


class TooMany(Refusal):
    """More than one address may ask for."""


class TooLarge(HTTPException):
    """A body that turned out to be longer than is read."""

    def __init__(self, most: int) -> None:
        super().__init__(413)
        self.most = most


def problem(status: int, why: Note) -> JSONResponse:
    """The answer to a request that was wrong."""
    count_refusal(why)
    return JSONResponse(wire.Problem(reason=sentence(why), note=why).model_dump(), status)


def status_of(refusal: Refusal) -> int:
    """The status of a request that was refused."""
    match refusal:
        case NoDeal():
            return 404
        case TooMany():
            return 429
        case _:
            return statuses.status_of(refusal)


def why_not(error: HTTPException) -> Note:
    """Why a request was refused before anything was done with it."""
    if isinstance(error, TooLarge):
        return note("refused-too-large", most=str(error.most))
    match error.status_code:
        case 404:
            return note("refused-nothing-here")
        case 405:
            return note("refused-method")
        case _:
            return note("refused-unreadable-request")
