"""A table that cannot be read any more, or not yet, is shown with the reason instead of failing."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from landscribe.games import GAMES
from tests.server.databases import FOLDER, NEWEST
from tests.server.serving import PATIENCE, Served, bearing

SPOILT = {  # how each table is spoilt, and what is said of it
    "cartographers": ("UPDATE tables SET rules = 99 WHERE id", "refused-unreadable-new"),
    "heroes": ("UPDATE tables SET game = 'chess' WHERE id", "refused-unreadable-game"),
    "mapmaker": ("UPDATE tables SET record = '{' WHERE id", "refused-unreadable-record"),
    "cartouche": ("UPDATE log SET text = 'z9 z9' WHERE kind = 'act' AND table_id", "refused-unreadable-log"),
    "bot-due": ("UPDATE log SET seat = 9 WHERE table_id", "refused-unreadable-damaged"),
    "over": ("UPDATE tables SET rules = 0 WHERE id", "refused-unreadable-old"),
}


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of tables none of which can be read."""
    folder = tmp_path_factory.mktemp("spoilt")
    file: Path = folder / "tables.db"
    shutil.copy(FOLDER / f"{NEWEST}.sqlite", file)
    with closing(sqlite3.connect(file)) as connection, connection:
        for table, (change, _) in SPOILT.items():
            assert connection.execute(f"{change} = ?", (table,)).rowcount > 0
    served = Served(str(file), folder / "log.txt")
    yield served
    served.stop()


@pytest.mark.parametrize("table", SPOILT)
def test_what_is_known_of_an_unreadable_table_is_told(spoilt: Served, table: str) -> None:
    shown = spoilt.get(f"/api/tables/{table}", "ada")
    assert (shown["type"], shown["table"], shown["names"][0]) == ("unreadable", table, "Ada")
    assert shown["game"] == {"heroes": "chess", "bot-due": "cartographers", "over": "mapmaker"}.get(
        table, table
    )
    assert (shown["options"], shown["since"] > 1_700_000_000) == ({}, True)
    assert shown["note"]["message"] == SPOILT[table][1]
    french = spoilt.http.get(f"/api/tables/{table}", headers={"accept-language": "fr"}).json()
    assert french["reason"] != shown["reason"]
    assert french["reason"].startswith(("Cette table", "Ce qui"))


@pytest.mark.parametrize("table", SPOILT)
def test_the_live_connection_says_so_and_is_closed_with_its_own_code(spoilt: Served, table: str) -> None:
    address = f"ws://127.0.0.1:{spoilt.port}/api/tables/{table}/live"
    with connect(address, origin=spoilt.url) as wire:  # pyright: ignore[reportArgumentType]
        heard = json.loads(wire.recv(PATIENCE))
        assert (heard["type"], heard["note"]["message"]) == ("unreadable", SPOILT[table][1])
        with pytest.raises(ConnectionClosed) as closed:
            wire.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4410
    stream = spoilt.http.get(f"/api/tables/{table}/stream", headers=bearing("ada"))
    assert (stream.status_code, stream.json()) == (410, heard)


def test_nothing_can_be_done_at_an_unreadable_table(spoilt: Served) -> None:
    path, token = "/api/tables/cartographers", bearing("ada")
    answers = [
        spoilt.http.post(f"{path}/join", json={"name": "Bob"}),
        spoilt.http.post(f"{path}/leave", headers=token),
        spoilt.http.post(f"{path}/rematch", headers=token),
        spoilt.http.post(f"{path}/messages", json={"type": "ping", "id": "x"}, headers=token),
        spoilt.http.get(f"{path}/replay"),
        spoilt.http.get(f"{path}/record"),
    ]
    assert {(answer.status_code, answer.json()["note"]["message"]) for answer in answers} == {
        (410, "refused-unreadable-new")
    }


def test_my_tables_tell_which_cannot_be_read(spoilt: Served) -> None:
    seats = [{"table": table, "token": "ada"} for table in SPOILT]
    mine = spoilt.post("/api/mine", {"seats": seats})
    assert not any(table["is_due"] for table in mine)
    assert {table["table"]: table["note"]["message"] for table in mine} == {
        table: message for table, (_, message) in SPOILT.items()
    }


def test_the_reasons_name_what_is_known(spoilt: Served) -> None:
    tables = ("cartographers", "cartouche")
    reasons = {table: spoilt.get(f"/api/tables/{table}")["reason"] for table in tables}
    newest = GAMES["cartographers"].rules
    assert reasons["cartographers"] == (
        "This table plays by version 99 of the rules, and this program knows versions up to "
        f"{newest}: a newer program can play on."
    )
    assert "z9" in reasons["cartouche"]
