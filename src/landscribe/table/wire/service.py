"""The server itself: how it is, what it keeps, where it is reached, and why it refuses."""

from landscribe.core.note import Note
from landscribe.table.wire.values import Model


class Problem(Model):
    """The body of every HTTP answer that is not 200: a sentence as Accept-Language wants it, and its note."""

    reason: str
    note: Note


class Address(Model):
    """GET /api/address: where others reach this server; on its own machine, that of the network around it."""

    address: str


class Health(Model):
    """GET /api/health."""

    version: str
    processes: int  # that serve the same tables
    tables: int  # in their memory
    viewers: int


class Keeping(Model):
    """GET /api/keeping: the days after the last thing happened at a table; null is for ever."""

    finished: int | None
    forgotten: int | None  # whose game is not over
    contact: str  # whom people can ask about what is kept of them, if the host says so
