"""A command imports what it needs: nobody waits for what is not used."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from landscribe.cli import COMMANDS, main
from landscribe.games import FOLDERS, GAMES
from tests.cli.test_cli import DENSE, MAP, landscribe

PROGRAM = """
import json, sys
from landscribe.cli import main
try:
    code = main(sys.argv[1:])
except SystemExit as left:
    code = left.code
assert code in (0, 2), code
print(json.dumps([name for name, found in sys.modules.items() if found is not None]))
"""
HEAVY = {"numpy", "numba", "llvmlite", "sqlalchemy", "fastapi", "pydantic", "uvicorn", "matplotlib", "ray"}
LAYERS = {f"landscribe.{layer}" for layer in ("bots", "lab", "server", "table")}
UNUSED = HEAVY | LAYERS | {"rich", "babel", "fluent"}


def imported(*words: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words], capture_output=True, encoding="utf-8", check=True
    )
    return set(json.loads(ran.stdout.splitlines()[-1]))


def games_in(modules: set[str]) -> set[str]:
    return {folder for folder in FOLDERS.values() if f"landscribe.games.{folder}" in modules}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "text"), [("cartographers", DENSE), ("heroes", DENSE), ("mapmaker", MAP)])
def test_score_imports_the_game_it_scores_and_nothing_heavy(
    game: str, text: str, language: str, tmp_path: Path
) -> None:
    (file := tmp_path / "map.txt").write_text(text)
    modules = imported("score", str(file), "--game", game, "--language", language)
    assert modules & UNUSED == set()
    assert games_in(modules) == {FOLDERS[game]}
    assert {name for name in COMMANDS if f"landscribe.cli.{name}" in modules} == {"score"}


@pytest.mark.parametrize("words", [(), ("--help",), ("--version",), ("dance",), ("play", "--help")])
def test_help_imports_no_game_and_nothing_heavy(words: tuple[str, ...]) -> None:
    modules = imported(*words)
    assert modules & UNUSED == set()
    assert games_in(modules) == set()


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    said = capsys.readouterr().out
    assert all(f"\n    {name} " in said for name in COMMANDS)


def test_a_game_is_imported_when_it_is_asked_for_and_no_other() -> None:
    program = """
import sys
from landscribe.games import GAMES
assert list(GAMES) == sys.argv[1:] and "mapmaker" in GAMES
assert not any(name.startswith("landscribe.games.") for name in sys.modules)
assert GAMES["mapmaker"].name == "mapmaker"
print({name.split(".")[2] for name in sys.modules if name.startswith("landscribe.games.")})
"""
    ran = subprocess.run([sys.executable, "-c", program, *GAMES], capture_output=True, text=True, check=True)
    assert ran.stdout == "{'mapmaker'}\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name_and_lies_in_its_folder(name: str) -> None:
    assert (GAMES[name].name, GAMES[name].folder) == (name, FOLDERS[name])
    assert GAMES[name] is GAMES[name]


def test_boards_are_coloured_on_a_terminal_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (file := tmp_path / "map.txt").write_text(MAP)
    words = ["score", str(file), "--game", "mapmaker"]
    assert "\x1b" not in landscribe(*words).out
    for name, value in (("TERM", "xterm-256color"), ("LANG", "C"), ("LC_ALL", "C")):
        monkeypatch.setenv(name, value)
    for name in ("NO_COLOR", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(words) == 0
    painted = capsys.readouterr().out
    assert "\x1b[32mF\x1b[0m" in painted
    assert "\x1b[1mTree line: 4\x1b[0m" in painted
    monkeypatch.setenv("NO_COLOR", "1")
    assert main(words) == 0
    assert capsys.readouterr().out == landscribe(*words).out
