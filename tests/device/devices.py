"""A device as a browser has it: requests, and what is said on a live connection."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from typing import Any

from landscribe.bots import thought_plainly
from landscribe.device.device import Device
from landscribe.device.store import Row

TOKEN = "a" * 40


class Rows:
    """What lasts: a dictionary that may be full."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.is_full = False

    async def keep(self, rows: list[Row], known: list[tuple[str, int]]) -> bool:
        """Keeps all of it, or nothing."""
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("QuotaExceededError")
        if any(len(self.of(table)) != number for table, number in known):
            return False
        for key, text in rows:
            if text is None:
                del self.kept[key]
            else:
                self.kept[key] = text
        return True

    def of(self, table: str) -> list[Row]:
        """What is kept of a table."""
        return [(key, text) for key, text in self.kept.items() if key.startswith(f"{table}/")]

    async def read(self, table: str) -> list[Row]:
        """The same, as a device asks for it."""
        await asyncio.sleep(0)
        return self.of(table)

    def device(self) -> Device:
        """A device, or one more window of it, that begins with what is here."""
        return Device(self.keep, list(self.kept.items()), lambda: 1_000_000.0, self.read)


async def asked(device: Device, method: str, path: str, body: object = None, token: str | None = None) -> Any:
    """What is answered, read."""
    status, text = await device.request(method, path, "" if body is None else json.dumps(body), token)
    assert status == 200, text
    return json.loads(text)


async def refused(device: Device, method: str, path: str, body: object = None) -> tuple[int, str]:
    """With which status, and why in English."""
    status, text = await device.request(method, path, "" if body is None else json.dumps(body))
    return status, json.loads(text)["reason"]


def wanted(game: str, *bots: str, **more: object) -> dict[str, object]:
    """A new table for Ada and these bots."""
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return {"game": game, "seats": seats, "token": TOKEN, **more}


class Viewer:
    """One who looks at a table and plays."""

    def __init__(self, device: Device, table: str, token: str | None = TOKEN) -> None:
        self.device, self.name = device, table
        self.heard = asyncio.Queue[dict[str, Any]]()
        self.ended: list[int] = []
        self.conversation = device.open(table, "en", self._hear, self.ended.append)
        self.say(type="hello", token=token)

    def _hear(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def say(self, **message: object) -> None:
        """Says something."""
        self.conversation.hear(json.dumps(message))

    async def until(self, is_it: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first message of which this is true."""
        async with asyncio.timeout(20):
            while not is_it(message := await self.heard.get()):
                pass
        return message

    async def table(self) -> dict[str, Any]:
        """The table as it is next."""
        return await self.until(lambda message: message["type"] == "table")

    async def choice(self, seat: int) -> str:
        """What a greedy player would do."""
        async with self.device.tables.use(self.name) as live:
            return thought_plainly(live.table.game.name, "greedy", live.views.of(seat), 1)

    async def play_out(self, seat: int = 0) -> list[str]:
        """Plays until the game is over; what was done."""
        table, done = await self.table(), list[str]()
        while not table["is_over"]:
            if not table["players"][seat]["is_due"]:
                table = await self.table()
                continue
            action, key = await self.choice(seat), f"m{len(done)}"
            done.append(action)
            self.say(type="act", id=key, turn=table["turn"], action=action)
            answer = await self.until(partial(_answers, key))
            assert answer["type"] == "table", answer
            table = answer
        return done


def _answers(key: str, message: dict[str, Any]) -> bool:
    return message.get("answers") == key
