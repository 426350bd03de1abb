"""Parts that several entry points call are compiled by a process of their own, kept, and linked."""

import os
from inspect import unwrap
from pathlib import Path

import pytest

from landscribe.bots.cartographers import playing
from landscribe.bots.cartographers.value import see
from landscribe.native.ahead import called_by
from landscribe.native.cache import PACKAGE
from landscribe.native.cartographers.driver import stars
from tests.native.processes import told

several_cores = pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2,
    reason="a second process helps only where there is a second core",
)
GAMES = {
    "cartographers": "from landscribe.native.cartographers import playouts\n"
    "from landscribe.games.cartographers.setup import Options\n"
    "print(playouts(Options(), 2, 5, 40).seasons.tolist())",
    "cartouche": "from landscribe.native.cartouche import ended\n"
    "from landscribe.games.cartouche.table import Options\n"
    "print(*ended(Options(), 1, range(4)))",
}
SMALL = """
from landscribe.native.ahead import ahead
from landscribe.native.compile import compiled, part
from landscribe.native.toolchain import types

@part
def twice(number: int) -> int:
    return 2 * number

ahead(__name__, "twice", twice, lambda: (types.int64,))

@compiled("a small thing")
def fourfold(number: int) -> int:
    return twice(twice(number))
"""
WATCHED = """
from landscribe.native import linking
unpack = linking._unpacked
def unpacked(*given):
    part = unpack(*given)
    print("linked" if part else "refused")
    return part
linking._unpacked = unpacked
"""
ALONE = "import os\nos.sched_setaffinity(0, {min(os.sched_getaffinity(0))})\n"


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for compiled code, beside a module with a part that is made ahead."""
    (tmp_path / "small.py").write_text(SMALL)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(PACKAGE.parent))))
    return tmp_path / "cache"


FOUR = "import small\nprint(small.fourfold(3))"


@several_cores
def test_a_part_is_made_by_another_process_and_kept(small: Path) -> None:
    assert told(WATCHED + FOUR, small) == ["linked", "12"]
    for path in small.rglob("*.nb?"):
        path.unlink()
    assert told(WATCHED + ALONE + FOUR, small) == ["linked", "12"]


@several_cores
def test_on_one_core_a_part_is_compiled_where_it_is_needed(small: Path) -> None:
    assert told(WATCHED + ALONE + FOUR, small) == ["12"]
    assert not list(small.rglob("*.part"))


@several_cores
def test_a_kept_part_that_is_damaged_is_compiled_where_it_is_needed(small: Path) -> None:
    told(FOUR, small)
    for path in small.rglob("*.nb?"):
        path.unlink()
    (part,) = small.rglob("*.part")
    part.write_bytes(b"damaged")
    assert told(WATCHED + FOUR, small) == ["refused", "12"]


def test_only_what_an_entry_point_calls_is_made_ahead_of_it() -> None:
    entries = (vars(playing)[name] for name in ("_play_reckoning", "_play_at_a_glance"))
    planning, learned = (called_by(unwrap(entry)) for entry in entries)
    assert stars in planning & learned
    assert see in learned - planning


@pytest.mark.thorough
@several_cores
@pytest.mark.parametrize("name", GAMES)
def test_games_are_the_same_with_parts_that_are_made_ahead(name: str, tmp_path: Path) -> None:
    linked, games = told(WATCHED + GAMES[name], tmp_path / "apart")
    assert linked == "linked"
    assert told(WATCHED + ALONE + GAMES[name], tmp_path / "alone") == [games]
