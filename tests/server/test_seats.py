"""Seats survive a lost answer, and the owner can take one from somebody who should not sit there."""

import asyncio
from pathlib import Path

from landscribe.server.context import Context
from landscribe.table import requests, wire
from tests.server.serving import Live, Served
from tests.server.test_database import with_context

TOKEN = "c" * 48
NEW = {
    "game": "cartographers",
    "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}],
}


def test_a_table_that_is_asked_for_again_with_its_token_is_the_same(server: Served) -> None:
    first = server.post("/api/tables", {**NEW, "token": TOKEN})
    assert first["token"] == TOKEN
    assert server.post("/api/tables", {**NEW, "token": TOKEN}) == first
    assert server.post("/api/tables", {**NEW, "token": "d" * 48})["table"] != first["table"]
    assert server.get(f"/api/tables/{first['table']}", TOKEN)["is_owner"]


def test_a_table_that_is_asked_for_twice_at_once_is_one_table(tmp_path: Path) -> None:
    wanted = wire.NewTable.model_validate({**NEW, "token": TOKEN})

    async def use(context: Context) -> None:
        one, two = await asyncio.gather(*(requests.new_table(context.tables, wanted) for _ in range(2)))
        assert (one, context.tables.loaded) == (two, 1)

    with_context(str(tmp_path / "tables.db"), use)


def test_a_seat_that_is_asked_for_again_with_its_token_is_the_same(server: Served) -> None:
    path = f"/api/tables/{server.post('/api/tables', NEW)['table']}/join"
    bob = server.post(path, {"name": "Bob", "token": TOKEN})
    assert (bob["seat"], bob["token"]) == (1, TOKEN)
    assert server.post(path, {"name": "Bob", "token": TOKEN}) == bob
    assert server.post(path, {"name": "Cleo", "token": "e" * 48})["seat"] == 2
    assert server.post(path, {"name": "Bob", "token": TOKEN}) == bob, "also when the table is full"


def test_a_token_that_is_easily_guessed_is_refused(server: Served) -> None:
    answer = server.http.post("/api/tables", json={**NEW, "token": "short"})
    assert answer.status_code == 422
    assert answer.json()["note"]["values"]["place"] == "body.token"


def test_two_seats_of_a_table_are_both_mine(server: Served) -> None:
    ada = server.post("/api/tables", NEW)
    bob = server.join(ada["table"])
    seats = [{"table": each["table"], "token": each["token"]} for each in (ada, bob)]
    mine = server.post("/api/mine", {"seats": seats})
    assert sorted(each["seat"] for each in mine) == [0, 1]


def removed(live: Live, seat: int) -> str:
    answer = live.ask("remove", seat=seat)
    return answer["note"]["message"] if answer["type"] == "refusal" else answer["players"][seat]["kind"]


def test_the_owner_removes_a_squatter_who_then_only_watches_and_cannot_come_back_by_the_token(
    server: Served,
) -> None:
    ada = server.post("/api/tables", NEW)
    bob, cleo = server.join(ada["table"], "Bob"), server.join(ada["table"], "Cleo")
    with server.live(ada) as owner, server.live(bob) as squatter, server.live(cleo) as other:
        assert removed(other, 1) == "refused-owner"
        assert removed(owner, 1) == "open"
        assert squatter.until(lambda t: t["players"][1]["kind"] == "open")["seat"] is None
        assert squatter.ask("act", action="forest c4 c5")["note"]["message"] == "refused-watching"
        news = [note["message"] for note in other.until(lambda t: t["players"][1]["kind"] == "open")["news"]]
        assert news == ["table-removed"]
        for seat in (0, 1, 50):
            assert removed(owner, seat) == "refused-nobody-there"
    assert (
        server.http.get(
            f"/api/tables/{ada['table']}", headers={"authorization": f"Bearer {bob['token']}"}
        ).status_code
        == 403
    )
    assert server.join(ada["table"], "Dora")["seat"] == 1
