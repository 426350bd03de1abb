"""Entry points: compiled once, found on disk again, and never stale."""

import io
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import landscribe
from landscribe.core.cells import each, has_at
from landscribe.core.grid import Cells
from landscribe.core.note import note
from landscribe.native.cells import CellSet, high_half, joined, low_half, nth
from landscribe.native.compile import compiled, part
from landscribe.native.crossing import crossing
from landscribe.native.toolchain import codegen
from landscribe.texts import say_in

PACKAGE = Path(landscribe.__file__).parent
SCORE = """
from landscribe.core.cells import each
from landscribe.native.compile import compiled
print(compiled("a kernel")(each)(2, 0b111).stars)
"""


@compiled("the choice of a cell")
def chosen(cells: Cells, number: int) -> Cells:
    return nth(cells, number)


@compiled("a look at a set")
def is_there(cells: Cells, place: int) -> bool:
    return has_at(cells, place)


def nowhere(files: object) -> None:
    """A place for compiled code that keeps none."""
    del files


@part
def twice_as_many(number: int) -> int:
    return 2 * number


@part
def fourfold(number: int) -> int:
    return twice_as_many(twice_as_many(number))


@compiled("two parts")
def eightfold(number: int) -> int:
    return twice_as_many(fourfold(number))


@compiled("the halves of a set")
def rejoined(cells: Cells) -> Cells:
    return joined(low_half(cells), high_half(cells))


def test_cells_are_chosen_by_their_number() -> None:
    cells = (1 << 127) | (1 << 70) | (1 << 64) | (1 << 63) | 1
    for number, place in enumerate((0, 63, 64, 70, 127)):
        assert chosen(cells, number) == nth(cells, number) == 1 << place


def test_a_cell_is_looked_up_by_its_index() -> None:
    cells = (1 << 127) | (1 << 70) | (1 << 64) | (1 << 63) | 1
    for place in range(128):
        assert is_there(cells, place) == has_at(cells, place) == (place in (0, 63, 64, 70, 127))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_parts_are_optimised_once_in_their_entry_point_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    optimised: list[str] = []
    optimise = codegen.JITCodeLibrary._optimize_final_module

    def noted(library: Any) -> None:
        optimised.append(library.name)
        optimise(library)

    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    monkeypatch.setattr("landscribe.native.linking.PARTS_A_DOT", 1)
    monkeypatch.setattr("landscribe.native.cache.folder", nowhere)
    monkeypatch.setattr(codegen.JITCodeLibrary, "_optimize_final_module", noted)
    assert eightfold(5) == 40
    assert optimised == ["eightfold"]
    assert terminal.getvalue().count(".") == 2  # parts


@pytest.mark.parametrize("cells", [0, 1, (1 << 64) - 1, 1 << 64, (1 << 128) - 1])
def test_a_set_crosses_into_native_code_and_back(cells: int) -> None:
    assert rejoined(cells) == cells


@pytest.mark.parametrize("cells", [-1, 1 << 128])
def test_what_is_no_set_of_128_cells_is_refused(cells: int) -> None:
    with pytest.raises(OverflowError):
        rejoined(cells)


def test_what_cannot_cross_is_named() -> None:
    with pytest.raises(TypeError, match="cannot enter native code: it takes Cells"):
        crossing(str)


@pytest.mark.parametrize(
    ("language", "begins"),
    [
        ("en", "Compiling random games of Cartouche, once for this computer … "),
        ("fr", "Compilation unique pour cet ordinateur\u00a0: les parties au hasard de Cartouche … "),
    ],
)
def test_whoever_watches_is_told_what_is_being_compiled(
    language: str, begins: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    monkeypatch.setattr("landscribe.native.cache.folder", nowhere)
    monkeypatch.setattr("landscribe.native.announce._say", say_in(language))
    twice = compiled(note("native-play", game=note("web-game-cartouche")))(twice_as_many)
    assert (twice(2), twice(3)) == (4, 6)
    assert terminal.getvalue().startswith(begins)
    assert terminal.getvalue().count("\n") == 1


def run(code: str, package: Path, cache: Path) -> str:
    """What a fresh process prints that runs this code on this copy of the package."""
    environment = {"PYTHONPATH": str(package.parent), "NUMBA_CACHE_DIR": str(cache), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


ARRAYS = """
from typing import Any
import numpy
from landscribe.native.compile import compiled
@compiled("an array")
def numbers(count: int) -> Any:
    return numpy.arange(count)
"""


def compiled_files(cache: Path) -> dict[Path, int]:
    return {file: file.stat().st_mtime_ns for file in cache.rglob("*.nbc")}


def test_compiled_code_is_kept_and_never_stale(tmp_path: Path) -> None:
    package, cache = tmp_path / "landscribe", tmp_path / "cache"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    assert run(SCORE, package, cache) == "6"
    kept = compiled_files(cache)
    assert len(kept) == 1
    assert run(SCORE, package, cache) == "6"
    assert compiled_files(cache) == kept  # loaded, not compiled again

    (file,) = kept
    file.write_bytes(b"damaged")
    assert run(SCORE, package, cache) == "6"

    source = package / "core" / "cells.py"
    text = source.read_text(encoding="utf-8")
    source.write_text(text.replace("return Tally(stars * count(cells)", "return Tally(5 * count(cells)"))
    assert run(SCORE, package, cache) == "15"
    assert len(compiled_files(cache)) == 2


def test_kept_code_that_asks_for_memory_runs_in_a_fresh_process(tmp_path: Path) -> None:
    package, cache = tmp_path / "landscribe", tmp_path / "cache"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "arrays.py").write_text(ARRAYS)
    for _ in range(2):
        assert run("from landscribe.arrays import numbers; print(numbers(4).sum())", package, cache) == "6"
    assert len(compiled_files(cache)) == 1


def test_without_a_place_to_keep_it_code_is_compiled_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    assert run(SCORE, PACKAGE, blocked) == "6"


def test_a_marked_int_is_still_an_int() -> None:
    assert each(2, CellSet(7)) == each(2, 7)
