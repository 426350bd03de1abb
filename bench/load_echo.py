"""The control: a WebSocket that says back what it hears, `python -m bench.load_echo PORT`.

What it takes in the same run is the machine's doing, and no server's.
"""

import asyncio
import sys
from time import perf_counter

import uvicorn
from starlette.types import Receive, Scope, Send

from bench.load_sockets import Socket, connected

APART = 0.02  # seconds between two messages


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """The whole application."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


class Control:
    """One who speaks to the control all the time, and notes how long each answer takes."""

    def __init__(self, host: str, waits: list[float]) -> None:
        self._host = host
        self._waits = waits
        self._said = 0.0
        self._is_answered = asyncio.Event()

    async def run(self) -> None:
        """Goes on until it is cancelled."""
        socket = await connected(self._host, "/", self._hear)
        try:
            while True:
                self._is_answered.clear()
                self._said = perf_counter()
                socket.send(b"echo")
                await self._is_answered.wait()
                await asyncio.sleep(APART)
        finally:
            socket.close()

    def _hear(self, _: Socket, text: bytes, when: float) -> None:
        if text:
            self._waits.append(when - self._said)
            self._is_answered.set()


if __name__ == "__main__":
    uvicorn.run(
        echo,
        port=int(sys.argv[1]),
        log_level="warning",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
    )
