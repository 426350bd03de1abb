"""Code of several processes that one process finds on disk is not mixed up."""

import os
from pathlib import Path

import pytest

from landscribe.native.cache import PACKAGE
from tests.native.processes import told

STEPS = "".join(
    f"        total ^= (total << {step % 11}) % {1009 + step} + {step} * many\n" for step in range(40)
)
TWINS = f"""
from landscribe.native.compile import compiled, separate

def counting(many):
    @separate
    def counted(number: int) -> int:
        total = many * number
{STEPS}
        return total
    return counted

few, more = counting(1), counting(1000)

@compiled("a few")
def of_few(number: int) -> int:
    return few(number) + few(number + 1)

@compiled("more")
def of_more(number: int) -> int:
    return more(number) + more(number + 1)
"""


def test_functions_of_one_name_that_two_processes_compiled_stay_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "twins.py").write_text(TWINS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(tmp_path), str(PACKAGE.parent))))
    (few,) = told("import twins\nprint(twins.of_few(5))", tmp_path / "cache")
    (more,) = told("import twins\nprint(twins.of_more(5))", tmp_path / "cache")
    assert few != more
    assert told("import twins\nprint(twins.of_few(5), twins.of_more(5))", tmp_path / "cache") == [
        f"{few} {more}"
    ]
