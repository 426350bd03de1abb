"""What is still to be sent to someone who looks at a table, and whether they follow."""

import asyncio
from collections import deque
from enum import IntEnum

from landscribe.core.game import Seat
from landscribe.table import wire

MOST_WAITING = 64  # messages; of tables only the last is kept when a viewer is slow


class CloseCode(IntEnum):
    """Why a connection was closed."""

    BYE = 1000
    NO_SEAT = 4403
    NO_TABLE = 4404
    UNREADABLE = 4410
    TOO_MUCH = 4429


class Outbox:
    """One end of a live connection: messages are put in on one side and taken out, as text, on the other."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.is_silent = False  # who should have answered by now counts as away
        self._answers = asyncio.Event()
        self._waiting: deque[tuple[bool, str]] = deque()
        self._news = asyncio.Event()
        self._is_closed = False
        self.code = CloseCode.BYE

    def put(self, *messages: wire.ServerMessage) -> None:
        """Puts messages in."""
        for message in messages:
            self.put_text(message.model_dump_json(), isinstance(message, wire.Table | wire.Lobby))

    def put_text(self, text: str, is_table: bool) -> None:
        """Puts a written message in; who does not follow at all is given up."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting = deque(item for item in self._waiting if not item[0])
            if len(self._waiting) >= MOST_WAITING:
                self.close(CloseCode.TOO_MUCH)
                return
        self._waiting.append((is_table, text))
        self._news.set()

    def close(self, code: CloseCode = CloseCode.BYE) -> None:
        """Ends the connection once what waits has been sent."""
        self._is_closed, self.code = True, code
        self._news.set()

    def hear(self) -> None:
        """Notes that someone is there at the other end."""
        self.is_silent = False
        self._answers.set()

    async def answer(self) -> None:
        """Waits until something is heard."""
        self._answers.clear()
        await self._answers.wait()

    async def next(self) -> str | None:
        """The next message to be sent; None once it is closed and empty."""
        while not self._waiting:
            if self._is_closed:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()[1]
