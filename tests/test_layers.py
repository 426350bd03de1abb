"""The rules stand alone: core and games import the standard library and themselves, nothing else."""

import ast
import re
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


LAYERS = {
    "cli",
    "server",
    "device",
    "envs",
    "lab",
    "table",
    "bots",
    "native",
    "paper",
    "texts",
    "games",
    "core",
}
BELOW = {"core": {"core"}, "games": {"core", "games"}}
READING = {"open", "read_text", "read_bytes", "write_text", "write_bytes", "iterdir", "glob", "rglob"}
FILES = {"glob", "io", "os", "pathlib", "pkgutil", "shutil", "tempfile"}


def reached(tree: ast.AST, layer: str) -> set[str]:
    """Every other layer that code names, whether it imports it or only writes its name; and every file."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                modules = [alias.name for alias in node.names]
            case ast.ImportFrom():
                modules = [f"{node.module}.{alias.name}" for alias in node.names]
            case ast.Constant(value=str(text)) if re.fullmatch(r"landscribe(\.\w+)+", text):
                modules = [text]
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in READING:
                modules = [name]
            case _:
                continue
        for module in modules:
            package, _, rest = module.partition(".")
            name = rest.partition(".")[0] if package == "landscribe" else package
            if name in (LAYERS - BELOW[layer]) | FILES | READING or module.startswith("importlib.resources"):
                found.add(module)
    return found


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_rules_name_no_layer_above_and_open_no_file(file: Path) -> None:
    layer = file.relative_to(SOURCE).parts[0]
    assert reached(ast.parse(file.read_text(encoding="utf-8")), layer) == set()


@pytest.mark.parametrize(
    "code",
    [
        "from landscribe.texts import say_in",
        "import landscribe.games",
        "from landscribe import games",
        "files('landscribe.texts')",
        "from importlib.resources import files",
        "open('cards.txt')",
        "(folder / 'en').read_text()",
        "def f():\n    from pathlib import Path",
    ],
)
def test_reaching_up_is_noticed(code: str) -> None:
    assert reached(ast.parse(code), "core") != set()


PACKAGES = sorted(SOURCE.rglob("__init__.py"))


@pytest.mark.parametrize("file", PACKAGES, ids=lambda file: str(file.parent.relative_to(SOURCE)))
def test_no_module_is_shadowed_by_a_thing_of_its_name(file: Path) -> None:
    package = ".".join(("landscribe", *file.parent.relative_to(SOURCE).parts))
    bound: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        match node:
            case ast.ImportFrom(module=module) if module != package:
                bound |= {alias.asname or alias.name for alias in node.names}
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                bound.add(name)
            case _:
                pass
    modules = {path.stem for path in file.parent.iterdir() if path.suffix == ".py" or path.is_dir()}
    assert bound & modules == set()
