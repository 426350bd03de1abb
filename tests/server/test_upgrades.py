"""Databases of every version are opened, upgraded and played on; a newer one is refused untouched."""

import asyncio
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from landscribe.cli import main
from landscribe.core.note import WrongValue
from landscribe.server import upgrades
from landscribe.server.engine import engine_of
from landscribe.server.schema import META
from landscribe.server.upgrades import upgrade_at
from tests.server.databases import FOLDER, HELD, NEWEST
from tests.server.postgres import Postgres
from tests.server.serving import Served
from tests.twins import twin

Opened = Callable[[int], str]
VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """The address of a database of some version, on each kind; 0 is an empty one."""

    def in_a_file(version: int) -> str:
        if version:
            shutil.copy(FOLDER / f"{version}.sqlite", tmp_path / "games.db")
        return str(tmp_path / "games.db")

    def in_postgres(version: int) -> str:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
        if version:
            postgres.load(url, (FOLDER / f"{version}.sql").read_text(encoding="utf-8"))
        return url

    return in_a_file if request.param == "sqlite" else in_postgres


def answer_of(url: str, ask: Callable[[sa.Connection], Any]) -> Any:
    """What a database answers."""

    async def run() -> Any:
        engine = engine_of(url)
        async with engine.begin() as connection:
            answer = await connection.run_sync(ask)
        await engine.dispose()
        return answer

    return asyncio.run(run())


def version_of(url: str) -> str | None:
    return answer_of(url, lambda connection: MigrationContext.configure(connection).get_current_revision())


def set_version(url: str, version: int) -> None:
    answer_of(url, lambda connection: connection.execute(sa.update(VERSION).values(version_num=str(version))))


def differences(connection: sa.Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), META)


@pytest.mark.parametrize(
    ("opened", "version"),
    [
        *(("sqlite", version) for version in range(NEWEST + 1)),
        *(("postgresql", version) for version in (0, 1)),  # from the first on it takes every step
        *(twin("postgresql", version) for version in range(2, NEWEST + 1)),
    ],
    indirect=["opened"],
)
def test_every_version_becomes_the_newest_schema(opened: Opened, version: int) -> None:
    url = opened(version)
    for _ in range(2):
        asyncio.run(upgrade_at(url))
        assert version_of(url) == str(NEWEST)
        assert answer_of(url, differences) == []


@pytest.mark.parametrize("opened", ["sqlite", twin("postgresql")], indirect=True)
def test_a_table_of_version_1_is_shown_with_the_reason_why_it_cannot_be_played(
    opened: Opened, tmp_path: Path
) -> None:
    served = Served(opened(1), tmp_path / "log.txt")
    names = [*HELD, "bot-due", "over"]
    mine = served.post("/api/mine", {"seats": [{"table": name, "token": "ada"} for name in names]})
    assert {table["table"] for table in mine} == set(names)
    for table in mine:
        shown = served.get(f"/api/tables/{table['table']}")
        assert (shown["type"], shown["game"], shown["names"][0]) == ("unreadable", table["game"], "Ada")
        assert shown["note"]["message"] == table["note"]["message"] == "refused-unreadable-old"
        assert (table["is_due"], table["is_over"]) == (False, table["table"] == "over")
    served.stop()
    assert "Traceback" not in served.log.read_text()


@pytest.mark.parametrize(
    ("opened", "version"),
    [
        ("sqlite", 2),
        ("sqlite", NEWEST),
        ("postgresql", 2),
        *(twin("sqlite", each) for each in range(3, NEWEST)),
        *(twin("postgresql", each) for each in range(3, NEWEST + 1)),
    ],
    indirect=["opened"],
)
def test_a_table_of_every_later_version_plays_on(opened: Opened, version: int, tmp_path: Path) -> None:
    served, rng = Served(opened(version), tmp_path / "log.txt"), Random(version)
    for name in HELD:
        players = [{"table": name, "token": "ada"}]
        if served.get(f"/api/tables/{name}", "ada")["players"][1:]:
            players.append(served.join(name))
        before = served.get(f"/api/tables/{name}")["version"]
        for seat, seated in enumerate(players):
            with served.live(seated) as live:
                if live.latest["players"][seat]["is_due"]:
                    live.act(rng)
        assert served.get(f"/api/tables/{name}")["version"] > before >= 12
    with served.live({"table": "bot-due", "token": "ada"}) as live:
        live.until(lambda table: table["players"][0]["is_due"])
    assert served.get("/api/tables/over")["is_over"]
    assert served.get("/api/tables/over/replay")["steps"]
    if version >= 5:
        assert served.post("/api/challenges/challenge", {"key": "k" * 32})["by"]["name"] == "Ada"
    served.stop()


def run_at_once(url: str, times: int) -> None:
    """Upgrades the same database in several processes at once."""
    code = f"import asyncio; from {upgrades.__name__} import upgrade_at; asyncio.run(upgrade_at({url!r}))"
    runs = [subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE) for _ in range(times)]
    complaints = [run.communicate()[1].decode() for run in runs]
    assert [run.returncode for run in runs] == [0] * times, complaints


@pytest.mark.parametrize(
    ("opened", "version"),
    [
        ("postgresql", 0),
        twin("sqlite", 1),  # of which one process is the only one, once it serves
        twin("sqlite", 0),
        twin("postgresql", 1),
    ],
    indirect=["opened"],
)
def test_several_processes_can_start_at_once(opened: Opened, version: int) -> None:
    url = opened(version)
    run_at_once(url, 3)
    assert version_of(url) == str(NEWEST)
    assert answer_of(url, differences) == []


# A file is copied before it is upgraded


def tables_in(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as connection:
        return {name for (name,) in connection.execute("SELECT id FROM tables")}


def test_the_page_about_hosting_says_what_each_version_brought() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\d+) \| .+ \|$", page.partition("## Downgrading")[2], re.MULTILINE)
    assert told == [str(version) for version in range(1, NEWEST + 1)]


def test_a_file_is_copied_beside_itself_before_it_is_upgraded(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / f"games.db.before-{NEWEST}"
    shutil.copy(FOLDER / "1.sqlite", file)
    file.chmod(0o600)
    asyncio.run(upgrade_at(str(file)))
    assert version_of(str(copy)) is None
    assert tables_in(copy) == tables_in(file)
    assert copy.stat().st_mode == file.stat().st_mode
    assert {left.name for left in tmp_path.iterdir()} >= {file.name, copy.name}


def test_a_copy_is_never_overwritten_and_never_made_twice(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / f"games.db.before-{NEWEST}"
    copy.write_text("precious")
    for _ in range(3):
        shutil.copy(FOLDER / "1.sqlite", file)
        asyncio.run(upgrade_at(str(file)))
    assert copy.read_text() == "precious"
    copies = sorted(left.name for left in tmp_path.glob("*before*"))
    assert copies == [copy.name, f"{copy.name}-1"]
    assert tables_in(tmp_path / f"{copy.name}-1") == tables_in(file)


def test_a_new_file_needs_no_copy(tmp_path: Path) -> None:
    asyncio.run(upgrade_at(str(tmp_path / "games.db")))
    assert list(tmp_path.glob("*before*")) == []


# A newer database, and a migration that fails


def test_a_newer_database_is_refused_and_nothing_is_touched(
    opened: Opened, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = opened(NEWEST)
    set_version(url, 99)
    before = os.listdir(Path(url).parent) if "://" not in url else []
    with pytest.raises(WrongValue, match=f"has version 99 .* up to {NEWEST}: use a newer program"):
        asyncio.run(upgrade_at(url))
    assert version_of(url) == "99"
    assert (os.listdir(Path(url).parent) if "://" not in url else []) == before
    monkeypatch.setenv("LC_ALL", "fr_CH.UTF-8")
    assert main(["serve", "--database", url]) == 2
    assert "utilisez un programme plus récent" in capsys.readouterr().err


@pytest.fixture
def next_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Adds a migration after the newest, with these lines in it."""

    def add(lines: str) -> None:
        folder = tmp_path / "migrations"
        shutil.copytree(upgrades.MIGRATIONS, folder)
        (folder / "versions" / "next.py").write_text(
            "import sqlalchemy as sa\nfrom alembic import op\n"
            f"revision, down_revision = '{NEWEST + 1}', '{NEWEST}'\ndef upgrade():\n    {lines}\n"
        )
        monkeypatch.setattr(upgrades, "MIGRATIONS", folder)

    return add


def test_a_migration_that_fails_changes_nothing(opened: Opened, next_version: Callable[[str], None]) -> None:
    url = opened(1)
    next_version("op.drop_table('seats'); raise OSError('no luck')")
    with pytest.raises(OSError, match="no luck"):
        asyncio.run(upgrade_at(url))
    names = answer_of(url, lambda connection: sa.inspect(connection).get_table_names())
    assert set(names) == {"log", "seats", "tables"}


@pytest.mark.parametrize("opened", ["sqlite", twin("postgresql")], indirect=True)
def test_tables_play_on_after_a_column_was_added(
    opened: Opened, next_version: Callable[[str], None], tmp_path: Path
) -> None:
    url = opened(NEWEST)
    next_version("op.add_column('tables', sa.Column('mood', sa.Text, server_default='', nullable=False))")
    asyncio.run(upgrade_at(url))
    assert version_of(url) == str(NEWEST + 1)
    set_version(url, NEWEST)
    served = Served(url, tmp_path / "log.txt")
    with served.live({"table": "mapmaker", "token": "ada"}) as live:
        version = live.latest["version"]
        assert live.act(Random(1))["version"] == version + 1
    served.stop()
