"""A real PostgreSQL in a folder of its own, on loopback, started and ended by the tests."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from tests.server.serving import free_port

USER = "postgres"  # who runs it where we are root, because it refuses to be run by root


class Postgres:
    """A running database server."""

    def __init__(self, *, is_durable: bool = False) -> None:
        self._tools = _tools()
        self._folder = folder = Path(tempfile.mkdtemp(prefix="landscribe-"))
        self._port = free_port()
        self._count = 0
        self._data = folder / "data"
        if os.getuid() == 0:
            shutil.chown(folder, USER)
        self._run("initdb", "-D", str(self._data), "-U", USER, "--auth=trust", "-E", "UTF8", "--no-sync")
        self._settings = f"-p {self._port} -k '' -c listen_addresses=127.0.0.1"
        if not is_durable:
            self._settings += " -c fsync=off"
        self.begin()

    def begin(self) -> None:
        """Starts it, the first time or again."""
        log = str(self._folder / "log.txt")
        self._run("pg_ctl", "start", "-w", "-D", str(self._data), "-o", self._settings, "-l", log)

    def halt(self) -> None:
        """Ends it at once; what it has kept stays."""
        self._run("pg_ctl", "stop", "-D", str(self._data), "-m", "immediate")

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        self._count += 1
        name = f"landscribe{self._count}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self._port}/{name}"

    def load(self, url: str, text: str) -> None:
        """Runs the statements of a dump."""
        self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", url, given=text)

    def ask(self, url: str, question: str) -> str:
        """The answer to a query, as psql writes it."""
        return self._run("psql", "-AtX", "-c", question, url).strip()

    def dump(self, url: str) -> str:
        """All that is in a database, as statements that every version understands."""
        text = self._run("pg_dump", "--inserts", "--no-owner", "--no-privileges", url)
        left_out = ("--", "\\", "SET ", "SELECT pg_catalog.set_config")
        lines = (line for line in text.splitlines() if line and not line.startswith(left_out))
        return "\n".join(lines) + "\n"

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self._folder)

    def _run(self, tool: str, *words: str, given: str = "") -> str:
        before = ["runuser", "-u", USER, "--"] if os.getuid() == 0 else []
        done = subprocess.run(
            [*before, str(self._tools / tool), *words],
            cwd="/",
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def _tools() -> Path:
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        pytest.fail("PostgreSQL is missing: `make test` installs it as root, or says what to install.")
    return folders[-1]
