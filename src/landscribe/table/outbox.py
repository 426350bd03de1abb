"""What is still to be sent to someone who looks at a table, and whether they follow."""

import asyncio
from collections.abc import Callable
from enum import IntEnum

from landscribe.core.game import Seat
from landscribe.table import wire
from landscribe.table.shown import Shown, ShownLobby, TableAnswer, answering, written

MOST_WAITING = 64  # messages; of tables only the last is kept when a viewer is slow


class CloseCode(IntEnum):
    """Why a connection was closed."""

    BYE = 1000
    AGAIN_LATER = 1013
    NO_SEAT = 4403
    NO_TABLE = 4404
    UNREADABLE = 4410
    TOO_MUCH = 4429


class Outbox:
    """One end of a live connection: messages are put in on one side and taken out, as text, on the other."""

    __slots__ = (
        "_answers",
        "_is_closed",
        "_last",
        "_say",
        "_takes_changes",
        "_tell",
        "_waiting",
        "code",
        "is_silent",
        "seat",
    )

    def __init__(self, seat: Seat | None, takes_changes: bool = False) -> None:
        self.seat = seat
        self.is_silent = False  # who should have answered by now counts as away
        self._takes_changes = takes_changes
        self._last: Shown | ShownLobby | None = None
        self._answers: asyncio.Event | None = None
        self._waiting: list[tuple[bool, bytes]] = []
        self._tell: Callable[[], object] | None = None
        self._say: Callable[[bytes], bool] | None = None
        self._is_closed = False
        self.code = CloseCode.BYE

    def tell_of_news(self, tell: Callable[[], object], say: Callable[[bytes], bool]) -> None:
        """Says what is put in at once, where that goes; else, and when it is closed, calls `tell`."""
        self._tell, self._say = tell, say
        tell()

    @property
    def last(self) -> Shown | ShownLobby | None:
        """What was put in last, where the next need only tell what has changed since."""
        return self._last if self._takes_changes else None

    def forget(self) -> None:
        """Lets the next table be a whole one, whatever was put in before."""
        self._last = None

    def put(self, *messages: wire.ServerMessage | TableAnswer) -> None:
        """Puts messages in."""
        for message in messages:
            if isinstance(message, TableAnswer):
                self.put_table(message.shown, message.shown.text(self.last), message.answers)
            else:
                if self._is_full:
                    self._make_room()
                self._put_text(written(message), False)

    def put_table(self, shown: Shown | ShownLobby, text: bytes, answers: str | None = None) -> None:
        """Puts a table in, as it was written for one who knows the last."""
        self._last = shown
        if self._is_full:
            self._make_room(answers)
        else:
            self._put_text(answering(text, answers), True)

    def put_passing(self, message: wire.ServerMessage) -> None:
        """Puts in what is of the moment: who does not follow does without it."""
        if not self._is_full:
            self._put_text(written(message), False)

    @property
    def _is_full(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    def _make_room(self, answers: str | None = None) -> None:
        """Leaves the last of all tables that wait, and that one whole."""
        self._waiting = [item for item in self._waiting if not item[0]]
        if self._last is not None:
            self._put_text(answering(self._last.text(None), answers), True)

    def _put_text(self, text: bytes, is_table: bool) -> None:
        """Puts a written message in; who does not follow at all is given up."""
        if not self._waiting and self._say is not None and self._say(text):
            return
        if self._is_full:
            self.close(CloseCode.TOO_MUCH)
            return
        self._waiting.append((is_table, text))
        if self._tell is not None:
            self._tell()

    def close(self, code: CloseCode = CloseCode.BYE) -> None:
        """Ends the connection once what waits has been sent."""
        self._is_closed, self.code = True, code
        if self._tell is not None:
            self._tell()

    def hear(self) -> None:
        """Notes that someone is there at the other end."""
        self.is_silent = False
        if self._answers is not None:
            self._answers.set()

    async def answer(self) -> None:
        """Waits until something is heard."""
        self._answers = asyncio.Event()
        await self._answers.wait()

    @property
    def first(self) -> bytes | None:
        """The next message to be sent, if there is one."""
        return self._waiting[0][1] if self._waiting else None

    def drop_first(self) -> None:
        """Takes out the message that was sent."""
        del self._waiting[0]

    @property
    def is_done(self) -> bool:
        """Whether it is closed and empty."""
        return self._is_closed and not self._waiting

    async def next(self) -> bytes | None:
        """The next message to be sent; None once it is closed and empty."""
        if not self._waiting and not self._is_closed:
            news = asyncio.Event()
            self._tell = news.set
            await news.wait()
        return self._waiting.pop(0)[1] if self._waiting else None
