"""Real servers on loopback, and clients that speak to them as a browser would."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, Protocol

import httpx
from websockets.sync.client import connect

from landscribe.core.cells import singles
from landscribe.core.grid import grid_of
from landscribe.core.text import cell_names
from tests.server.forks import Fork

PATIENCE = 30.0  # seconds
READ_AT_ONCE = ("LANDSCRIBE_", "PROMETHEUS_")  # settings that are read by who imports the server
Message = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Served:
    """A server process that can be killed and started again on the same port and database."""

    patience = 2 * PATIENCE  # to start, on a busy machine

    def __init__(
        self, database: str, log: Path, limits: Sequence[str] = (), *, is_fresh: bool = False
    ) -> None:
        """One that is fresh is a program of its own, of which nothing was done before it began."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, headers={"origin": self.url}, timeout=PATIENCE)
        self.log = log
        self._words = [str(self.port), database, *limits]
        self._is_fresh = is_fresh or any(name.startswith(READ_AT_ONCE) for name in os.environ)
        self.start()

    def start(self) -> None:
        self.process = self._begun()
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/api/health").status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def _begun(self) -> "Fork | subprocess.Popen[bytes]":
        if not self._is_fresh:
            return Fork(self._words, self.log)
        command = [sys.executable, "-m", "tests.server.process", *self._words]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log)

    def kill(self) -> None:
        """As the power would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.http.close()

    def post(self, path: str, body: Any = None, token: str | None = None) -> Any:
        answer = self.http.post(path, json=body, headers=bearing(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str, token: str | None = None) -> Any:
        answer = self.http.get(path, headers=bearing(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table(self, game: str, *others: str, **more: Any) -> Any:
        """A new table: me first, then 'open' seats and bots by name."""
        seats = [{"kind": "open"} if other == "open" else {"kind": "bot", "bot": other} for other in others]
        mine = {"kind": "me", "name": "Ada"}
        return self.post("/api/tables", {"game": game, "seats": [mine, *seats], **more})

    def join(self, table: str, name: str = "Bob") -> Any:
        return self.post(f"/api/tables/{table}/join", {"name": name})

    @contextlib.contextmanager
    def live(self, seated: Any) -> Generator["Live"]:
        """The live connection of a seat, or of a spectator of the table with this id."""
        table = seated if isinstance(seated, str) else seated["table"]
        token = None if isinstance(seated, str) else seated["token"]
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        # All that comes is taken in, read or not: else who closes waits ten seconds for what is behind it.
        with connect(address, origin=self.url, open_timeout=PATIENCE, max_queue=None) as wire:  # pyright: ignore[reportArgumentType]
            live = Live(wire)
            live.say(type="hello", token=token)
            live.table()
            yield live


def wait_until(is_so: Callable[[], Any], patience: float = PATIENCE) -> None:
    """Returns when it is so."""
    until = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < until, "it never was so"
        time.sleep(0.05)  # else what it asks for is soon too much


def bearing(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


class Wire(Protocol):
    """What a WebSocket of any client can do."""

    def send(self, message: str | bytes, /) -> None: ...

    def recv(self, timeout: float, /) -> str | bytes: ...


class Live:
    """One end of a WebSocket."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.latest: Message = {}
        self.raw: list[str] = []
        self._name = token_hex(4)  # a message with the id of another would change nothing
        self._ids = 0

    def say(self, **message: Any) -> None:
        self.wire.send(json.dumps(message))

    def ask(self, kind: str, **more: Any) -> Message:
        """Says something with an id and for this turn, and waits for what answers it."""
        self._ids += 1
        ident = f"{self._name}-{self._ids}"
        message = {"type": kind, "id": ident, **more}
        if kind in ("act", "take_back", "preview", "hint", "solo_ambush", "step_in"):
            message = {"turn": self.latest.get("turn"), **message}
        self.say(**message)
        return self.answer(ident)

    def hear(self) -> Message:
        text = self.wire.recv(PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] in ("table", "lobby"):
            self.latest = message
        return message

    def answer(self, ident: str) -> Message:
        while True:
            message = self.hear()
            if message["answers"] == ident:
                return message

    def table(self) -> Message:
        """The next table that is heard, dealt or not."""
        while True:
            if (message := self.hear())["type"] in ("table", "lobby"):
                return message

    def until(self, is_so: Callable[[Message], Any]) -> Message:
        """The first table, the latest included, of which this is so."""
        while not is_so(self.latest):
            self.table()
        return self.latest

    def until_refused(self) -> str:
        """The reason of the next refusal."""
        while (message := self.hear())["type"] != "refusal":
            pass
        return message["reason"]

    def act(self, rng: Random) -> Message:
        """Does something that the page offers."""
        return self.ask("act", action=anything(self.latest["page"], rng))


def anything(page: Message, rng: Random) -> str:
    """An action that the page offers, put together as a browser does."""
    offers = [*page["choices"], *(placing for placing in page["placings"] if placing["lays"])]
    return rng.choice([placed(page, offer, rng) if "lays" in offer else offer["action"] for offer in offers])


def placed(page: Message, placing: Message, rng: Random) -> str:
    chart = page["charts"][placing["seat"]]
    grid = grid_of(chart["rows"], chart["cols"])
    lay = rng.choice(placing["lays"])
    anchors = list(singles(int(lay["anchors"], 16)))
    row, col = grid.row_col(rng.choice(anchors).bit_length() - 1)
    parts = [0, 0]
    for square in lay["squares"]:
        r, c = row + square["row"], col + square["col"]
        if 0 <= r < grid.rows and 0 <= c < grid.cols:
            parts[square["part"]] |= grid.at(r, c)
    names = [cell_names(grid, cells) for cells in parts]
    return rng.choice(placing["brushes"])["action"].format(*names)


def events(answer: httpx.Response) -> Iterator[Message]:
    """The messages of a stream."""
    for line in answer.iter_lines():
        if line.startswith("data: "):
            yield json.loads(line.removeprefix("data: "))


def listening(port: int) -> socket.socket:
    """Somebody else on this port."""
    taken = socket.socket()
    taken.bind(("127.0.0.1", port))
    taken.listen()
    return taken
