"""Whatever was acknowledged survives a SIGKILL, nothing else appears, and every table finishes."""

import contextlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from landscribe.core.record import read_record, replayed
from landscribe.games import GAMES
from tests.server.serving import Live, Served, anything

GONE = (ConnectionClosed, InvalidHandshake, ConnectionError, EOFError, httpx.TransportError)
ENOUGH = 240.0  # seconds until a table that does not finish is lost


class Scripted:
    """Someone who plays to the end, whatever becomes of the server, and remembers what was acknowledged."""

    refusals: tuple[str, ...] = ("too late", "nothing to take back")  # that are in order

    def __init__(self, served: Served, seated: Any, seed: int, pace: float) -> None:
        self.served = served
        self.seated = seated
        self.rng = Random(seed)
        self.pace = pace
        self.acknowledged: list[str] = []
        self.unanswered: dict[str, Any] | None = None
        self.count = 0

    def play(self) -> None:
        until = time.monotonic() + ENOUGH
        while time.monotonic() < until:
            with contextlib.suppress(*GONE), self.served.live(self.seated) as live:
                self._play_on(live)
                return
            time.sleep(0.05)
        raise AssertionError("the table did not finish")

    def _play_on(self, live: Live) -> None:
        if self.unanswered is not None:  # perhaps it arrived, perhaps not: the same id is safe
            self._say(live, self.unanswered)
        while not live.until(self._is_asked)["is_over"]:
            time.sleep(self.rng.random() * self.pace)
            turn = live.latest["turn"]
            if live.latest["can_take_back"] and not self._is_due(live.latest):
                self._say(live, {"type": "take_back", "turn": turn})
            else:
                action = anything(live.latest["page"], self.rng)
                self._say(live, {"type": "act", "turn": turn, "action": action})

    def _is_asked(self, table: Any) -> bool:
        """Whether there is something to do: to act, and sometimes to think better of it."""
        if table["is_over"] or self._is_due(table):
            return True
        return table["can_take_back"] and table["seat"] == 0 and self.rng.random() < 0.3

    def _is_due(self, table: Any) -> bool:
        return table["players"][self.seated["seat"]]["is_due"]

    def _say(self, live: Live, message: dict[str, Any]) -> None:
        if "id" not in message:
            self.count += 1
            message["id"] = f"m{self.count}"
        self.unanswered = message
        live.say(**message)
        answer = live.answer(message["id"])
        self.unanswered = None
        if answer["type"] == "refusal":
            assert any(refusal in answer["reason"] for refusal in self.refusals), answer
        elif message["type"] == "act":
            self.acknowledged.append(message["action"])
        else:
            self.acknowledged.pop()


def kill_and_check(database: str, log: Path, tables: int, kills: int, pace: float) -> None:
    served = Served(database, log)
    players: list[list[Scripted]] = []
    for number, (name, game) in zip(range(tables), cycle(GAMES.items()), strict=False):
        others = [*(["open"] if 2 in game.seats else []), *(["uniform"] if 3 in game.seats else [])]
        ada = served.table(name, *others[: 1 + number % 2])
        seats = (ada, *([served.join(ada["table"])] if others else []))
        players.append([Scripted(served, seat, 10 * number + seat["seat"], pace) for seat in seats])
    everyone = [player for pair in players for player in pair]
    rng = Random(tables)
    with ThreadPoolExecutor(len(everyone)) as threads:
        games = [threads.submit(player.play) for player in everyone]
        for _ in range(kills):
            time.sleep(rng.uniform(0.3, 1.5))
            served.kill()
            served.start()
        for game in games:
            game.result()
    for pair in players:
        record = read_record(served.http.get(f"/api/tables/{pair[0].seated['table']}/record").text)
        for seat, player in enumerate(pair):
            spelled = [str(GAMES[record.game].read(action)) for action in player.acknowledged]
            assert [action for by, action in record.actions if by == seat] == spelled
        *_, last = replayed(GAMES[record.game], record)
        assert GAMES[record.game].outcome(last) is not None
    served.stop()


@pytest.fixture
def check(database: str, tmp_path: Path) -> Callable[[int, int, float], None]:
    return lambda tables, kills, pace: kill_and_check(database, tmp_path / "log.txt", tables, kills, pace)


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgresql", marks=pytest.mark.thorough)], indirect=True
)
def test_a_killed_server_loses_nothing_that_was_acknowledged(
    check: Callable[[int, int, float], None],
) -> None:
    check(len(GAMES), 2, 0.02)


@pytest.mark.thorough
def test_many_kills_among_many_tables_lose_nothing(check: Callable[[int, int, float], None]) -> None:
    check(20, 15, 0.6)
