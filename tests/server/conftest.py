from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres
from tests.server.serving import Served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do not kill theirs."""
    folder: Path = tmp_path_factory.mktemp("server")
    served = Served(str(folder / "tables.db"), folder / "log.txt")
    yield served
    served.stop()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of the test's own, on the file tables.db; it does not wait long where that is locked."""
    found = Served(str(tmp_path / "tables.db"), tmp_path / "log.txt", ["impatient"])
    yield found
    found.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of the tests' own."""
    found = Postgres()
    yield found
    found.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres").new_database()
