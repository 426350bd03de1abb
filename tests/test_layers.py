"""The rules stand alone: core and games import the standard library and themselves, nothing else."""

import ast
import sys
from pathlib import Path

import pytest

import landscribe

SOURCE = Path(landscribe.__file__).parent
RULES = sorted([*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")])


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_rules_import_the_standard_library_only(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
        for name in names:
            assert name.split(".")[0] in {*sys.stdlib_module_names, "landscribe"}, name
