"""Backups from and into both kinds of database, and the doctor who plays every log back."""

import gzip
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from landscribe.cli import main
from tests.server.databases import FOLDER, NEWEST
from tests.server.postgres import Postgres
from tests.server.serving import Served, wait_until


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The folder of a database and of its backup, made while people played, and the tokens of its tables."""
    folder, tokens = tmp_path_factory.mktemp("played"), dict[str, str]()
    served = Served(str(folder / "tables.db"), folder / "log.txt")
    for game in ("mapmaker", "cartouche"):
        seated = served.table(game)
        with served.live(seated) as live:
            live.act(Random(1))
            assert main(["backup", str(folder / "all.gz"), "--database", str(folder / "tables.db")]) == 0
        tokens[seated["table"]] = seated["token"]
    served.stop()
    return folder, tokens


@pytest.fixture
def backup(played: tuple[Path, dict[str, str]], tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A backup beside its database, which the test may change, and the tokens of its tables."""
    folder, tokens = played
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return tmp_path / "all.gz", tokens


def lines(file: Path) -> list[bytes]:
    return sorted(gzip.decompress(file.read_bytes()).splitlines())


def elsewhere(kind: str, folder: Path, postgres: Callable[[], Postgres]) -> str:
    return str(folder / "copy.db") if kind == "sqlite" else postgres().new_database()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_was_backed_up_plays_on_where_it_is_restored(
    kind: str, backup: tuple[Path, dict[str, str]], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file, tokens = backup
    url = elsewhere(kind, tmp_path, lambda: request.getfixturevalue("postgres"))
    assert file.stat().st_mode & 0o077 == 0
    assert main(["restore", str(file), "--database", url]) == 0
    assert main(["doctor", "--database", url]) == 0
    again = tmp_path / "again.gz"
    assert main(["backup", str(again), "--database", url]) == 0
    assert lines(again) == lines(file)
    served = Served(url, tmp_path / "copy.txt")
    for table, token in tokens.items():
        with served.live({"table": table, "token": token}) as live:
            live.act(Random(2))
    served.stop()


class Player(Thread):
    """Someone who plays one game after the other, and counts the tables that were acknowledged."""

    def __init__(self, served: Served, seed: int) -> None:
        super().__init__()
        self._served, self._rng = served, Random(seed)
        self.moves = 0
        self.is_done = False

    def run(self) -> None:
        while not self.is_done:
            with self._served.live(self._served.table("mapmaker")) as live:
                while not (self.is_done or live.latest["is_over"]):
                    live.act(self._rng)
                    self.moves += 1


def test_a_backup_is_of_one_moment_and_nobody_waits_for_it(database: str, tmp_path: Path) -> None:
    served = Served(database, tmp_path / "log.txt")
    players = [Player(served, seed) for seed in range(4)]
    for player in players:
        player.start()
    sizes: list[int] = []
    for number in range(2):
        before = [player.moves for player in players]
        file, copy = tmp_path / f"{number}.gz", str(tmp_path / f"{number}.db")
        assert main(["backup", str(file), "--database", database]) == 0
        wait_until(lambda before=before: all(p.moves > n for p, n in zip(players, before, strict=True)))
        assert main(["restore", str(file), "--database", copy]) == 0
        assert main(["doctor", "--database", copy]) == 0  # every log is whole, and so is what is told of it
        sizes.append(len(lines(file)))
    for player in players:
        player.is_done = True
        player.join()
    served.stop()
    assert sizes == sorted(set(sizes))


def test_a_backup_goes_into_an_empty_database_only(
    backup: tuple[Path, dict[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["restore", str(backup[0]), "--database", str(tmp_path / "tables.db")]) == 2
    assert "The database holds tables already" in capsys.readouterr().err


def test_a_damaged_backup_changes_nothing(
    backup: tuple[Path, dict[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, url = gzip.decompress(backup[0].read_bytes()).splitlines(keepends=True), str(tmp_path / "b.db")
    shorter, broken = tmp_path / "shorter.gz", tmp_path / "broken.gz"
    shorter.write_bytes(gzip.compress(b"".join(whole[:-2] + whole[-1:])))
    broken.write_bytes(backup[0].read_bytes()[:-20])
    for file in (shorter, broken, tmp_path / "log.txt"):
        assert main(["restore", str(file), "--database", url]) == 2
        assert "is no backup, or is damaged: nothing was changed" in capsys.readouterr().err
    assert main(["restore", str(backup[0]), "--database", url]) == 0


def test_the_doctor_finds_what_no_longer_plays_back(
    backup: tuple[Path, dict[str, str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, old = backup[1]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE log SET text = 'nonsense' WHERE table_id = ?", (table,))
        database.execute("UPDATE tables SET rules = 0 WHERE id = ?", (old,))
    assert main(["doctor", "--database", str(tmp_path / "tables.db")]) == 1
    said = capsys.readouterr().out
    assert f"{table}: What happened at this table can no longer be played back" in said
    assert f"{old}: This table is from the time before the rules had versions" in said
    assert "2 tables, 0 over; 1 that another version reads, 1 damaged." in said


def test_the_doctor_finds_a_turn_that_comes_out_otherwise(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(FOLDER / f"{NEWEST}.sqlite", file)
    assert main(["doctor", "--database", str(file)]) == 0
    with closing(sqlite3.connect(file)) as database, database:
        altered = "UPDATE log SET digest = '1:0123456789abcdef' WHERE table_id = 'over' AND number = 3"
        assert database.execute(altered).rowcount == 1
    capsys.readouterr()
    assert main(["doctor", "--database", str(file)]) == 1
    said = capsys.readouterr().out
    assert "over: After entry 3 of its log this table is not what it was when it was played" in said
    assert "0 that another version reads, 1 damaged." in said


def damage(file: Path, *names: str) -> None:
    """Overwrites the first page of these parts of a database, and the last page of the file."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        roots = dict(database.execute("SELECT name, rootpage FROM sqlite_master"))
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as damaged:
        for page in (*(roots[name] for name in names), file.stat().st_size // size):
            damaged.seek((page - 1) * size)
            damaged.write(b"\xff" * size)


MALFORMED = "database disk image is malformed."


def test_the_doctor_reads_on_after_damaged_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(FOLDER / f"{NEWEST}.sqlite", file)
    damage(file)  # half of the log
    assert main(["doctor", "--database", str(file)]) == 1
    said = capsys.readouterr().out
    for table in ("over", "timed"):
        assert f"{table}: It lies on damaged pages of the database: {MALFORMED}" in said
    assert "7 tables, 0 over; 0 that another version reads, 2 damaged." in said
    assert re.findall("Pages of the part “(.*)”", said) == ["log"]


def test_the_doctor_names_every_table_whose_row_is_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    shutil.copy(FOLDER / f"{NEWEST}.sqlite", file)
    damage(file, "tables", "reviews")
    assert main(["doctor", "--database", str(file)]) == 1
    said = capsys.readouterr().out
    assert said.count(MALFORMED) == 7
    assert "7 tables, 0 over; 0 that another version reads, 7 damaged." in said
    assert set(re.findall("Pages of the part “(.*)”", said)) == {"tables", "log", "reviews"}


def test_a_database_with_damaged_pages_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "all.gz"
    shutil.copy(FOLDER / f"{NEWEST}.sqlite", file)
    assert main(["backup", str(copy), "--database", str(file)]) == 0
    with closing(sqlite3.connect(file)) as database:  # their rows, and every index that would tell of them
        parts = "SELECT name FROM sqlite_master WHERE tbl_name IN ('tables', 'log', 'seats')"
        names = [name for (name,) in database.execute(parts)]
    damage(file, *names)
    for command in (["doctor"], ["backup", str(tmp_path / "more.gz")], ["restore", str(copy)]):
        capsys.readouterr()
        assert main([*command, "--database", str(file)]) == 2
        assert f"{file} cannot be used: {MALFORMED}" in capsys.readouterr().err


def test_nothing_is_made_where_nothing_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["doctor"], ["backup", str(tmp_path / "all.gz")]):
        assert main([*command, "--database", str(tmp_path / "none.db")]) == 2
        assert "There is no database" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
