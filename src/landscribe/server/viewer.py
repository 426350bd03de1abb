"""Someone who looks at a table: what is still to be sent to them, and whether they follow."""

import asyncio
from collections import deque

from landscribe.core.game import Seat
from landscribe.server import wire

# Why a connection was closed, as its code says.
BYE, NO_TABLE, NO_SEAT, TOO_MUCH = 1000, 4404, 4403, 4429

MOST_WAITING = 64  # messages; of tables only the last is kept when a viewer is slow


class Viewer:
    """A live connection: messages are put in on one side and taken out, as text, on the other."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._waiting: deque[tuple[bool, str]] = deque()
        self._news = asyncio.Event()
        self.is_gone = False
        self.code = BYE

    def tell(self, *messages: wire.Table | wire.Previewed | wire.Hinted | wire.Refusal | wire.Pong) -> None:
        """Puts messages in the queue."""
        for message in messages:
            self.tell_text(message.model_dump_json(), isinstance(message, wire.Table))

    def tell_text(self, text: str, is_table: bool) -> None:
        """Puts a written message in the queue; who does not follow at all is given up."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting = deque(item for item in self._waiting if not item[0])
            if len(self._waiting) >= MOST_WAITING:
                self.dismiss(TOO_MUCH)
                return
        self._waiting.append((is_table, text))
        self._news.set()

    def dismiss(self, code: int = BYE) -> None:
        """Ends the connection once what waits has been sent."""
        self.is_gone, self.code = True, code
        self._news.set()

    async def next(self) -> str | None:
        """The next message to be sent; None when the viewer is dismissed."""
        while not self._waiting:
            if self.is_gone:
                return None
            self._news.clear()
            await self._news.wait()
        return self._waiting.popleft()[1]
