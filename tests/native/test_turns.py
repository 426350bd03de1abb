"""What several processes need at once is compiled by one of them."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from landscribe.native.cache import DiskCache
from landscribe.native.toolchain import numba, registry, types
from landscribe.native.turns import Turn, end_all


def twice(number: int) -> int:
    return 2 * number


def test_one_has_the_turn_and_the_others_wait(tmp_path: Path) -> None:
    one, other = Turn(tmp_path / "code"), Turn(tmp_path / "code")
    assert one.take()
    assert one.take()
    assert not other.take()
    assert other.is_taken()
    one.end()
    assert not one.is_taken()
    assert other.take()
    assert not one.take()


def test_who_fails_gives_the_turn_up(tmp_path: Path) -> None:
    one, other = Turn(tmp_path / "code"), Turn(tmp_path / "code")
    assert one.take()
    end_all()
    assert other.take()


def test_nobody_waits_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = Turn(tmp_path / "code"), Turn(tmp_path / "code")
    assert one.take()
    monkeypatch.setattr("landscribe.native.turns.PATIENCE", 0.05)
    other.wait()
    assert not other.take()


def test_where_nothing_can_be_kept_everybody_has_the_turn(tmp_path: Path) -> None:
    one, other = Turn(tmp_path / "no folder" / "code"), Turn(tmp_path / "no folder" / "code")
    assert one.take()
    assert other.take()


def test_what_another_compiles_is_waited_for_and_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    one, other = DiskCache(twice, "a test"), DiskCache(twice, "a test")
    takes, context = (types.int64,), registry.cpu_target.target_context
    assert one.load_overload(takes, context) is None
    with ThreadPoolExecutor(1) as aside:
        waiting = aside.submit(other.load_overload, takes, context)
        dispatcher = numba.njit(twice)
        dispatcher.compile(takes)
        one.save_overload(takes, dispatcher.overloads[takes])
        assert waiting.result(60).signature == types.int64(types.int64)
