"""The live connection of one who looks at a table of this device."""

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

from landscribe.table import wire
from landscribe.table.live_table import LiveTable
from landscribe.table.live_tables import LiveTables, NoTable
from landscribe.table.messages import answers_to, message_from
from landscribe.table.outbox import CloseCode, Outbox
from landscribe.table.refusals import LANGUAGE, Refused, refusal
from landscribe.table.shown import TableAnswer, written
from landscribe.table.unreadable import Unreadable, unreadable_table

LOG = logging.getLogger("landscribe")

Say: TypeAlias = Callable[[str], object]
End: TypeAlias = Callable[[int], object]


class Conversation:
    """Messages are answered in the order in which they come, from Hello until one of both sides leaves."""

    def __init__(self, tables: LiveTables, table: str, language: str, say: Say, end: End) -> None:
        """What is said to the viewer goes to `say`; `end` is told why there is no more."""
        self._heard = asyncio.Queue[str | None]()
        self._say = say
        self._end = end
        self._hints = set[asyncio.Task[None]]()
        self._running = asyncio.ensure_future(self._run(tables, table, language))

    def hear(self, text: str) -> None:
        """Answers a message, after those that came before it."""
        self._heard.put_nowait(text)

    async def leave(self) -> None:
        """Ends it, once what was heard is answered."""
        self._heard.put_nowait(None)
        await self._running

    async def _run(self, tables: LiveTables, table: str, language: str) -> None:
        LANGUAGE.set(language)
        try:
            async with tables.use(table) as live:
                outbox = await self._greet(live)
                with live.watched_through(outbox):
                    outbox.put(TableAnswer(live.shown_to(outbox.seat)))
                    outbox.tell_of_news(lambda: self._drain(outbox), self._put)
                    await self._answer_all(live, outbox)
        except NoTable:
            self._end(CloseCode.NO_TABLE)
        except Unreadable as error:
            self._put(written(unreadable_table(error)))
            self._end(CloseCode.UNREADABLE)
        except Refused as error:
            self._put(written(refusal(None, error.note)))
            self._end(CloseCode.NO_SEAT)
        except Exception:
            LOG.exception("a live connection failed")
            self._end(CloseCode.BYE)

    async def _greet(self, live: LiveTable) -> Outbox:
        """The outbox of who says Hello."""
        message = message_from(await self._heard.get() or "")
        if not isinstance(message, wire.Hello):
            raise Refused("refused-hello")
        seat = None if message.token is None else await live.seat_of(message.token)
        return Outbox(seat, message.takes_changes)

    def _put(self, text: bytes) -> bool:
        self._say(text.decode())
        return True

    def _drain(self, outbox: Outbox) -> None:
        while (text := outbox.first) is not None:
            self._put(text)
            outbox.drop_first()
        if outbox.is_done:
            self._end(outbox.code)
            self._heard.put_nowait(None)

    async def _answer_all(self, live: LiveTable, outbox: Outbox) -> None:
        while (text := await self._heard.get()) is not None:
            try:
                message = message_from(text)
            except Refused as error:
                outbox.put(refusal(None, error.note), TableAnswer(live.shown_to(outbox.seat)))
                continue
            if isinstance(message, wire.Hint):  # what is said while it is thought of is answered
                task = asyncio.ensure_future(self._answer(live, outbox, message))
                self._hints.add(task)
                task.add_done_callback(self._hints.discard)
                continue
            if isinstance(message, wire.Hello):
                outbox.forget()
            await self._answer(live, outbox, message)

    async def _answer(self, live: LiveTable, outbox: Outbox, message: wire.ClientMessage) -> None:
        outbox.put(*await answers_to(live, outbox.seat, message, outbox))
