"""Whatever is said, at any moment, in any form: it is answered, and nothing breaks."""

import contextlib
import json
import re
from collections import Counter
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from landscribe.cli import main
from landscribe.games import GAMES, game_named
from landscribe.table.speech import PHRASES
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
    "hello": ("type", "token", "takes_changes"),
    "act": ("type", "id", "turn", "action"),
    "take_back": ("type", "id", "turn"),
    "hint": ("type", "id", "turn"),
    "preview": ("type", "id", "turn", "action"),
    "replace": ("type", "id", "seat", "bot"),
    "solo_ambush": ("type", "id", "turn", "seat"),
    "pledge": ("type", "id", "round", "pledge"),
    "reveal": ("type", "id", "round", "nonce"),
    "without": ("type", "id", "seat"),
    "remove": ("type", "id", "seat"),
    "step_in": ("type", "id", "turn", "seat"),
    "say": ("type", "id", "phrase"),
    "mark": ("type", "id", "seat", "cell"),
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
        if kind == "hint" and self.rng.random() < 0.95:
            kind = "take_back"  # a hint is thought of, and the log is for more than hints
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
            "phrase": self.rng.choice([*PHRASES, "nothing"]),
            "cell": self.rng.randrange(150),
            "token": None,
            "takes_changes": False,
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
    rounds = ceil(messages / (AT_A_TABLE * len(GAMES)))
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
    check(served, tmp_path, 2_000, capsys)


ME = {"kind": "me", "name": "Ada"}
KEY = "k" * 40
BODIES: list[Message] = [
    {"game": "mapmaker", "seats": [ME], "options": {"missions": "random"}, "seed": "7", "rules": 1},
    {"game": "cartographers", "seats": [ME, {"kind": "open"}], "timer": {"pace": "strict", "seconds": 60}},
    {"game": "heroes", "seats": [ME, {"kind": "bot", "bot": "uniform"}], "is_shuffled": True, "token": KEY},
    {"name": "Bob", "title": "", "crest": {"charge": "tower", "tincture": "gules"}, "seat": 1, "token": KEY},
    {"seats": [{"table": "nothing", "token": KEY}]},
    {"seat": 0, "step": 1, "name": "Ada"},
    {"seat": 0},
    {"key": KEY, "seats": [], "name": "Ada", "token": KEY},
    {"type": "act", "id": "x", "turn": 1, "action": "a1"},
]
DAY = "day:mapmaker:2026-01-01"


class HttpFuzzer:
    """Somebody who asks for anything, at every path there is."""

    def __init__(self, served: Served, rng: Random) -> None:
        self.served, self.rng = served, rng
        self.paths = [
            (method.upper(), path)
            for path, methods in served.get("/api/openapi.json")["paths"].items()
            for method in methods
            if not path.endswith("/stream")  # which has no end
        ]
        self.table: Message = {}

    def ask(self, number: int) -> int:
        """Asks for something; the status of the answer, which says what was wrong, if something was."""
        if number % 50 == 0:
            self.table = self.served.table("cartographers", "open")
        method, path = self.rng.choice(self.paths)
        if self.rng.random() < 0.1:
            method = self.rng.choice(["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"])
        answer = self.served.http.request(
            method,
            self._path(path),
            content=self._body() if method != "GET" else None,
            headers=self._headers(),
        )
        if answer.status_code >= 400 and method != "HEAD":
            assert set(answer.json()) in ({"reason", "note"}, {"type", *UNREADABLE}), answer.text
        return answer.status_code

    def _path(self, path: str) -> str:
        odd = ["nothing", "%00", "..%2f..", "a" * 300, "%ff", "é", "-1", "99", "1e9", DAY, "mapmaker"]
        path = re.sub(r"\{table\}", lambda _: self.rng.choice([self.table["table"]] * 5 + odd), path)
        path = re.sub(r"\{\w+\}", lambda _: self.rng.choice(odd), path)
        query = self.rng.choice(
            ["", "", "?seat=0", "?seat=-1", "?seat=x", "?language=fr", "?language=%00", "?&=&"]
        )
        return path + query

    def _body(self) -> bytes:
        body = dict(self.rng.choice(BODIES))
        match self.rng.randrange(6):
            case 0 | 1:
                body[self.rng.choice([*body, "more"])] = self.rng.choice(ODD)
            case 2:
                del body[self.rng.choice([*body])]
            case 3:
                return self.rng.randbytes(self.rng.randrange(60))
            case _:
                pass
        text = json.dumps(body)
        return (text[: self.rng.randrange(len(text))] if self.rng.random() < 0.1 else text).encode()

    def _headers(self) -> dict[str, str]:
        tokens = [self.table["token"], KEY, "-", "x" * 2000, "~ ~"]
        headers = {
            "content-type": self.rng.choice(
                ["application/json"] * 4 + ["text/plain", "multipart/form-data", ""]
            ),
            "accept-language": self.rng.choice(["fr", "en", "x" * 500, ";;q=,"]),
        }
        if self.rng.random() < 0.7:
            headers["authorization"] = self.rng.choice(
                ["Bearer ", "bearer ", "Basic ", ""]
            ) + self.rng.choice(tokens)
        return headers


UNREADABLE = ("table", "game", "options", "names", "since", "reason", "note")


def ask_anything(served: Served, number: int) -> None:
    fuzzer = HttpFuzzer(served, Random(number))
    statuses = Counter(fuzzer.ask(each) for each in range(number))
    assert {200, 403, 404, 405, 409, 422} <= set(statuses) <= {200, 400, 403, 404, 405, 409, 422}, statuses
    assert "Traceback" not in served.log.read_text()
    assert "level=error" not in served.log.read_text()


def test_whatever_is_asked_over_http_is_answered_and_never_with_a_failure(served: Served) -> None:
    ask_anything(served, 1_000)


@pytest.mark.thorough
def test_thirty_thousand_requests_are_answered(served: Served) -> None:
    ask_anything(served, 30_000)


@pytest.mark.thorough
def test_a_million_messages_break_nothing_and_leave_the_memory_as_it_was(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used = check(served, tmp_path, 1_000_000, capsys)
    assert used[-1] < 1.15 * used[len(used) * 3 // 4]  # by then the first tables have left the memory
