"""Whatever is said, at any moment, in any form: it is answered, and nothing breaks."""

import contextlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from landscribe.cli import main
from landscribe.games import GAMES, game_named
from tests.server.serving import Live, Message, Served, anything

BURST = 25  # messages until it is asked whether the server is still there
AT_A_TABLE = 1_500  # until another one is made
ODD: list[Any] = [
    *json.loads("[null, true, 0, -1, 99, 1e300, [], [[], []], {}, [null], [1, 2]]"),
    2**63,
    "",
    "\0",
    "\ud800",
    "é" * 300,
    "a1 b1 c1",
    {"type": "act"},
]
FIELDS = {
    "hello": ("type", "token"),
    "act": ("type", "id", "turn", "action"),
    "take_back": ("type", "id", "turn"),
    "preview": ("type", "id", "turn", "action"),
    "replace": ("type", "id", "seat", "bot"),
    "solo_ambush": ("type", "id", "turn", "seat"),
    "pledge": ("type", "id", "round", "pledge"),
    "reveal": ("type", "id", "round", "nonce"),
    "without": ("type", "id", "seat"),
    "remove": ("type", "id", "seat"),
}
KINDS = [*FIELDS, "ping", "?"]


class Fuzzer:
    """Somebody at a seat who mostly talks nonsense, and sometimes plays."""

    def __init__(self, rng: Random, live: Live, seats: int) -> None:
        self.rng, self.live, self.seats, self.said = rng, live, seats, 0

    def burst(self) -> None:
        """Says a few things, then hears all that is answered."""
        for _ in range(BURST):
            self.live.wire.send(self._anything())
        self.live.ask("ping")

    def _anything(self) -> str | bytes:
        self.said += 1
        message = self._message()
        match self.rng.randrange(8):
            case 0 | 1:
                message[self.rng.choice([*message, "more"])] = self.rng.choice(ODD)
            case 2:
                return self._damaged(json.dumps(message))
            case 3:
                return self.rng.randbytes(self.rng.randrange(60))
            case _:
                pass
        return json.dumps(message)

    def _message(self) -> Message:
        """A message of any kind, with all that any kind could have."""
        kind = "act" if self.rng.random() < 0.4 else self.rng.choice(KINDS)
        latest, digit = self.live.latest, "0123456789abcdef"
        page: Message = latest.get("page") or {"choices": [], "placings": []}
        is_asked = page["choices"] or any(placing["lays"] for placing in page["placings"])
        said = {
            "type": kind,
            "id": f"f{self.said}",
            "turn": latest.get("turn", 0) - (self.rng.random() < 0.1),
            "action": anything(page, self.rng) if is_asked and self.rng.random() < 0.9 else "pass",
            "seat": self.rng.randrange(self.seats + 1),
            "bot": self.rng.choice([None, "uniform", "nobody"]),
            "round": self.rng.randrange(3),
            "pledge": "".join(self.rng.choices(digit, k=64)),
            "nonce": "".join(self.rng.choices(digit, k=32)),
            "token": None,
        }
        wanted = FIELDS.get(kind, ("type", "id"))
        return {name: said[name] for name in wanted}

    def _damaged(self, text: str) -> str:
        at = self.rng.randrange(len(text))
        return text[:at] + self.rng.choice(["", "{", '"', "\\", "\u0000", text[at:] * 2]) + text[at + 1 :]


def fuzz_a_table(served: Served, game: str, rng: Random, messages: int) -> None:
    """Two people, or one, at one table; in the end each sees what the server has."""
    many = 2 in game_named(game).seats
    ada = served.table(game, *(["open"] if many else []), is_shuffled=many and rng.random() < 0.3)
    seated = [ada, *([served.join(ada["table"])] if many else [])]
    said = 0
    while said < messages:
        with contextlib.suppress(ConnectionClosed), contextlib.ExitStack() as open_:
            people = [Fuzzer(rng, open_.enter_context(served.live(seat)), len(seated)) for seat in seated]
            while said < messages:
                for person in people:
                    said += BURST
                    person.burst()
            for seat, person in zip(seated, people, strict=True):
                check_the_same(served, seat, person.live)


def check_the_same(served: Served, seat: Message, live: Live) -> None:
    """That a person sees the table as it is, once bots do no more; who was sent away watches it."""
    while True:
        live.ask("ping")
        token = None if live.latest["seat"] is None else seat["token"]
        now = served.get(f"/api/tables/{seat['table']}", token)
        heard = live.until(lambda table, least=now["version"]: table["version"] >= least)
        if heard["version"] == now["version"]:
            break
    for part in ("type", "players", "page", "chart", "shuffle"):
        assert heard.get(part) == now.get(part), part


def memory(served: Served) -> int:
    """Bytes of memory of the server."""
    status = Path(f"/proc/{served.process.pid}/status").read_text()
    return 1024 * int(status.split("VmRSS:")[1].split()[0])


def check(served: Served, tmp_path: Path, messages: int, capsys: pytest.CaptureFixture[str]) -> list[int]:
    """Says so many messages in all; the memory after each round of games."""
    rng, used = Random(messages), list[int]()
    rounds = max(1, messages // (AT_A_TABLE * len(GAMES)))
    for _ in range(rounds):
        for game in GAMES:
            fuzz_a_table(served, game, rng, min(AT_A_TABLE, messages // len(GAMES)))
        used.append(memory(served))
    assert served.process.poll() is None
    served.http.get("/api/health").raise_for_status()
    assert "Traceback" not in served.log.read_text()
    assert "level=error" not in served.log.read_text()
    assert main(["doctor", "--database", str(tmp_path / "tables.db")]) == 0, capsys.readouterr()
    return used


def test_nonsense_is_answered_and_breaks_nothing(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(served, tmp_path, 4_000, capsys)


@pytest.mark.thorough
def test_a_million_messages_break_nothing_and_leave_the_memory_as_it_was(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used = check(served, tmp_path, 1_000_000, capsys)
    assert used[-1] < 1.15 * used[len(used) * 3 // 4]  # by then the first tables have left the memory
