"""A server that cannot keep anything says so, and one that can is the only one on its file."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from landscribe.core.note import WrongValue
from landscribe.server.engine import only_process
from landscribe.server.run import server_for
from landscribe.server.settings import Settings
from tests.server.serving import Served, wait_until


def health_becomes(served: Served, status: int) -> None:
    """Waits until the server says so of itself."""
    wait_until(lambda: served.http.get("/api/health").status_code == status)


def test_what_cannot_be_written_is_not_well_and_recovers_by_itself(served: Served, tmp_path: Path) -> None:
    wanted = {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}]}
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        health_becomes(served, 503)
        created = served.http.post("/api/tables", json=wanted)
        assert (created.status_code, created.json()["note"]["message"]) == (503, "refused-not-kept")
        other.execute("ROLLBACK")
    health_becomes(served, 200)
    assert served.http.post("/api/tables", json=wanted).status_code == 200


def test_one_process_holds_an_sqlite_file_as_long_as_it_lives(served: Served, tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "tables.db"))
    with pytest.raises(WrongValue, match=r"Another process serves the tables in .*: end that one first"):
        server_for(settings, "127.0.0.1", 0)
    served.kill()
    held = only_process(settings.database)
    assert held is not None
    held.close()
    served.start()


def test_several_processes_may_share_a_postgresql() -> None:
    assert only_process("postgresql://localhost/tables") is None
    assert only_process("sqlite://") is None
