"""A finished game is reviewed in the background and kept; a moment of it can be tried again."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landscribe.native import is_available
from tests.server.serving import Live, Served

PATIENCE = 600  # seconds: the first review may have to compile

needs_native = pytest.mark.skipif(not is_available(), reason="native code needs Numba")


def finished(server: Served, game: str = "mapmaker", *others: str) -> Any:
    """A seat at a table whose game is over."""
    seated = server.table(game, *others)
    with server.live(seated) as live:
        play_on(live)
    return seated


def play_on(live: Live) -> None:
    """Does anything, whenever something is asked, until the game is over."""
    rng = Random(5)
    while not live.until(lambda at: at["players"][0]["is_due"] or at["is_over"])["is_over"]:
        live.act(rng)


def review(server: Served, table: str, seat: int = 0) -> list[Any]:
    """Every answer until the review is there."""
    answers: list[Any] = []
    until = time.monotonic() + PATIENCE
    while not answers or answers[-1]["review"] is None:
        assert time.monotonic() < until
        answers.append(server.http.post(f"/api/tables/{table}/review", json={"seat": seat}).json())
    return answers


@needs_native
def test_a_game_is_reviewed_in_the_background_and_kept_after_a_restart(tmp_path: Path) -> None:
    server = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", ["glancing"])
    try:
        table = finished(server)["table"]
        *before, last = review(server, table)
        told, steps = last["review"], server.get(f"/api/tables/{table}/replay")["steps"]
        assert [each["step"] for each in told["decisions"]] == list(range(len(steps)))
        assert told["start"] + told["luck"]["points"] + told["gain"]["points"] == pytest.approx(told["final"])
        assert any(each["done"] < last["done"] for each in before)
        assert all(told["decisions"][place]["verdict"] == "thought" for place in told["lessons"])
        for place, each in enumerate(told["decisions"]):
            after = server.get(f"/api/tables/{table}/replay/{place + 1}?seat=0")["page"]
            assert each["drawn"] == after["charts"][0]["letters"]
        server.kill()
        server.start()
        assert review(server, table) == [last]
    finally:
        server.stop()


def test_a_running_game_is_neither_reviewed_nor_tried_again(server: Served) -> None:
    table = server.table("mapmaker")["table"]
    for path, wanted in (("review", {"seat": 0}), ("practice", {"seat": 0, "step": 0, "name": "Ada"})):
        answer = server.http.post(f"/api/tables/{table}/{path}", json=wanted)
        assert answer.status_code == 403
        assert (
            answer.json()["reason"] == "The game is not over yet: until then its past may give things away."
        )


def test_a_seat_or_a_step_that_is_not_there_is_refused(server: Served) -> None:
    table = finished(server)["table"]
    steps = len(server.get(f"/api/tables/{table}/replay")["steps"])
    me = {"name": "Ada", "seat": 0, "step": 0}
    for path, wanted, reason in (
        ("review", {"seat": 1}, "There is no seat 2: there are 1."),
        ("practice", {**me, "seat": 1}, "There is no seat 2: there are 1."),
        ("practice", {**me, "step": steps}, f"There is no step {steps}: the game has {steps - 1}."),
    ):
        answer = server.http.post(f"/api/tables/{table}/{path}", json=wanted)
        assert (answer.status_code, answer.json()["reason"]) == (409, reason)


def test_a_practice_table_goes_on_from_its_moment_and_says_what_it_is(server: Served) -> None:
    table = finished(server, "cartographers", "uniform")["table"]
    steps = server.get(f"/api/tables/{table}/replay")["steps"]
    step = next(at for at, each in enumerate(steps) if each["seat"] == 0 and at > len(steps) // 2)
    was = server.get(f"/api/tables/{table}/replay/{step}?seat=0")["page"]
    seated = server.post(f"/api/tables/{table}/practice", {"name": "Ada", "seat": 0, "step": step})
    with server.live(seated) as live:
        live.until(lambda at: not at["players"][1]["is_due"])
        assert live.latest["is_practice"]
        assert live.latest["page"]["charts"][0]["letters"] == was["charts"][0]["letters"]
        assert live.latest["page"]["card"] == was["card"]
        assert [player["kind"] for player in live.latest["players"]] == ["human", "bot"]
        play_on(live)
    assert not server.get(f"/api/tables/{table}")["is_practice"]
    assert server.get(f"/api/tables/{table}/replay")["steps"] == steps
