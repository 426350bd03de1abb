"""Tables of two scripted players each, at a Landscribe server or at a boardgame.io server."""

import asyncio
import json
import re
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, Protocol

from bench.load_sockets import Socket, connected, posted
from landscribe.core.cells import singles
from landscribe.core.grid import grid_of
from landscribe.core.text import cell_names

SEATS = (0, 1)
PATIENCE = 60.0  # seconds until a move that nobody sees is lost


class Dialect(Protocol):
    """How one kind of server is spoken to."""

    def opened(self, host: str) -> Any:
        """A coroutine of a new table, with nobody there yet."""
        ...

    def path(self, table: Any) -> str:
        """Where its WebSocket is."""
        ...

    def greeting(self, table: Any, seat: int, text: bytes) -> bytes | None:
        """What a seat says to this message in order to sit down."""
        ...

    def step(self, text: bytes) -> int | None:
        """Which step of the game the message shows; None where it shows none."""
        ...

    def known(self, last: Any, text: bytes) -> Any:
        """What a seat knows that knew the last, once it has heard this."""
        ...

    def move(self, table: Any, known: list[Any], rng: Random) -> tuple[int, bytes] | None:
        """Who moves next, by what each seat knows, and how; None when the game is over."""
        ...


class Landscribe:
    """A game of ours."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._ids = count()

    async def opened(self, host: str) -> Any:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        ada = await posted(host, "/api/tables", {"game": self._game, "seats": seats})
        return ada, await posted(host, f"/api/tables/{ada['table']}/join", {"name": "Bob"})

    def path(self, table: Any) -> str:
        return f"/api/tables/{table[0]['table']}/live"

    def greeting(self, table: Any, seat: int, text: bytes) -> bytes | None:
        hello = {"type": "hello", "token": table[seat]["token"], "takes_changes": True}
        return json.dumps(hello).encode() if not text else None

    def step(self, text: bytes) -> int | None:
        found = re.search(rb'"version":(\d+)', text)
        assert found or text[:17] in (b"", b'{"type":"changed"'), text  # nothing is ever refused here
        return int(found[1]) if found else None

    def known(self, last: Any, text: bytes) -> Any:
        heard = json.loads(text) if text else last
        if not text or heard["type"] == "table":
            return heard
        assert heard["since"] == last["version"], text
        return last | heard["table"] | {"page": last["page"] | heard["page"]}

    def move(self, table: Any, known: list[Any], rng: Random) -> tuple[int, bytes] | None:
        due = [player["seat"] for player in known[0]["players"] if player["is_due"]]
        if not due:
            return None
        seat = rng.choice(due)
        action = _anything(known[seat]["page"], rng)
        said = {"type": "act", "id": str(next(self._ids)), "turn": known[seat]["turn"], "action": action}
        return seat, json.dumps(said).encode()


def _anything(page: Any, rng: Random) -> str:
    """Something that the page offers."""
    if not page["placings"]:
        return page["choices"][0]["action"]
    placing = page["placings"][0]
    chart = page["charts"][placing["seat"]]
    grid, lay = grid_of(chart["rows"], chart["cols"]), rng.choice(placing["lays"])
    row, col = grid.row_col(rng.choice(list(singles(int(lay["anchors"], 16)))).bit_length() - 1)
    cells = sum(grid.at(row + square["row"], col + square["col"]) for square in lay["squares"])
    return rng.choice(placing["brushes"])["action"].format(cell_names(grid, cells))


class BoardgameIO:
    """The toy on a boardgame.io server, over the frames of socket.io."""

    def __init__(self) -> None:
        self._names = count()

    async def opened(self, host: str) -> Any:
        return f"match{next(self._names)}"  # it comes into being with the first who connects

    def path(self, table: Any) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def greeting(self, table: Any, seat: int, text: bytes) -> bytes | None:
        if text == b"2":  # socket.io's own ping
            return b"3"
        if text.startswith(b"0"):
            return b"40/toy,"
        if text.startswith(b"40/toy"):
            return f'42/toy,["sync","{table}","{seat}",null,2]'.encode()
        return None

    def step(self, text: bytes) -> int | None:
        found = re.search(rb'"_stateID":(\d+)', text)
        return int(found[1]) if found else None

    def known(self, last: Any, text: bytes) -> Any:
        return text if b'"_stateID"' in text else last  # always all of it, read when it is wanted

    def move(self, table: Any, known: list[Any], rng: Random) -> tuple[int, bytes] | None:
        kind, _, told, *_ = json.loads(known[0].partition(b",")[2])
        state = told["state"] if kind == "sync" else told
        if "gameover" in state["ctx"]:
            return None
        seat = int(state["ctx"]["currentPlayer"])
        cell = rng.choice([cell for cell, stone in enumerate(state["G"]["cells"]) if stone is None])
        move = {"type": "place", "args": [cell], "playerID": str(seat), "credentials": None}
        said = ["update", {"type": "MAKE_MOVE", "payload": move}, state["_stateID"], table, str(seat)]
        return seat, b"42/toy," + json.dumps(said).encode()


class Table:
    """Two players who move, one at a time, when they are told to."""

    def __init__(self, host: str, dialect: Dialect, rng: Random, moved: Callable[[float], None]) -> None:
        self._host = host
        self._dialect = dialect
        self._rng = rng
        self._moved = moved  # called with the seconds until the other seat saw a move
        self._table: Any = None
        self._sockets: list[Socket] = []
        self._known: list[Any] = [None, None]
        self._steps = [-1, -1]
        self._wanted = 0  # the step that both are to see
        self._said = 0.0
        self._mover = 0
        self._is_seen = asyncio.Event()

    async def open(self) -> None:
        """A new table at the server."""
        self._table = await self._dialect.opened(self._host)

    @property
    def path(self) -> str:
        """Where its WebSocket is."""
        return self._dialect.path(self._table)

    async def sit_down(self) -> None:
        """Connects both seats."""
        self._steps, self._wanted = [-1, -1], 0
        self._is_seen.clear()
        hearing = (partial(self._hear, seat) for seat in SEATS)
        self._sockets = [await connected(self._host, self.path, hear) for hear in hearing]
        await self._seen()

    async def _seen(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._is_seen.wait()

    def _hear(self, seat: int, socket: Socket, text: bytes, when: float) -> None:
        greeting = self._dialect.greeting(self._table, seat, text)
        if greeting is not None:
            socket.send(greeting)
        self._known[seat] = self._dialect.known(self._known[seat], text)
        step = self._dialect.step(text)
        if step is None or step <= self._steps[seat]:
            return
        self._steps[seat] = step
        if self._said and seat != self._mover:
            self._moved(when - self._said)
        if min(self._steps) >= self._wanted:
            self._is_seen.set()

    async def move(self) -> None:
        """One move, until both have seen it; where the game is over, one more game."""
        move = self._dialect.move(self._table, self._known, self._rng)
        if move is None:
            self.leave()
            await self.open()
            await self.sit_down()
            return
        self._mover, message = move
        self._wanted = self._steps[0] + 1
        self._is_seen.clear()
        self._said = perf_counter()
        self._sockets[self._mover].send(message)
        await self._seen()
        self._said = 0.0

    def leave(self) -> None:
        """Closes both connections."""
        for socket in self._sockets:
            socket.close()
