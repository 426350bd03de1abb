"""A device: what a browser asks of a server, answered in the browser itself."""

import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from landscribe.core.note import Note, Refusal, note
from landscribe.device.bots import DeviceBots
from landscribe.device.conversation import Conversation, End, Say
from landscribe.device.routes import Asked, answer_to
from landscribe.device.store import DeviceStore, Keep, Read, Row, keep_nothing, read_nothing
from landscribe.table import wire
from landscribe.table.live_tables import LiveTables
from landscribe.table.peers import Changed
from landscribe.table.refusals import LANGUAGE, sentence
from landscribe.table.statuses import status_of
from landscribe.table.table_state import TableState

LOG = logging.getLogger("landscribe")
IDLE = 300.0  # seconds
OTHER_WINDOW = "window"


class Answer(NamedTuple):
    """The answer to a request: a status, and JSON or the text of a record."""

    status: int
    text: str


class Device:
    """The tables of one browser, over the rows that it keeps."""

    def __init__(
        self,
        keep: Keep = keep_nothing,
        rows: Sequence[Row] = (),
        now: Callable[[], float] = time.time,
        read: Read = read_nothing,
    ) -> None:
        """The tables that these rows tell of; `keep` lets every change last, `read` finds others' changes."""
        self._store = DeviceStore(keep, now, rows, read)
        self.tables = LiveTables(self._store, DeviceBots(), time.monotonic, _at_once, IDLE, now=now)

    def start(self) -> None:
        """Lets bots go on where they owe something."""
        self.tables.start()

    async def stop(self) -> None:
        """Ends what bots do and every connection."""
        await self.tables.stop()

    async def hear_of(self, table: str) -> None:
        """Takes in what another window of this browser has changed at a table."""
        await self._store.read_again(table)
        self.tables.hear(OTHER_WINDOW, Changed(table, 0))

    async def request(
        self, method: str, path: str, body: str = "", token: str | None = None, language: str = "en"
    ) -> Answer:
        """What a server would answer over HTTP; the path is without `/api`."""
        LANGUAGE.set(language)
        try:
            return Answer(200, await answer_to(self.tables, Asked(method, path, body, token)))
        except Refusal as refusal:
            return _problem(status_of(refusal), refusal.note)
        except Exception:
            LOG.exception("%s %s failed", method, path)
            return _problem(500, note("refused-failure"))

    def open(self, table: str, language: str, say: Say, end: End) -> Conversation:
        """A live connection to a table; the first thing to be said on it is Hello."""
        return Conversation(self.tables, table, language, say, end)


def _problem(status: int, why: Note) -> Answer:
    return Answer(status, wire.Problem(reason=sentence(why), note=why).model_dump_json())


async def _at_once(load: Callable[[], TableState]) -> TableState:
    return load()
