"""`landscribe print`: the file, what it is called, and what is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

from landscribe.cli import main
from landscribe.games import GAMES
from landscribe.paper.wishes import Wish, fulfil
from tests.cli.test_cli import landscribe, refused


@pytest.fixture(autouse=True)
def in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_the_first_game_is_printed_whole_unless_one_asks_for_less(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print"]) == 0
    made = fulfil(Wish("cartographers"))
    assert Path("cartographers-a4-en.pdf").read_bytes() == made.content
    assert capsys.readouterr().out == f"cartographers-a4-en.pdf: {made.pages} pages.\n"


def test_sheets_side_paper_language_and_file_are_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    words = "print heroes --what maps --side a --paper Letter --language fr --output mine.pdf"
    assert main(words.split()) == 0
    assert Path("mine.pdf").read_bytes() == fulfil(Wish("heroes", "maps", "A", "letter", "fr")).content
    assert capsys.readouterr().out == "mine.pdf\u00a0: 1 page.\n"


def test_the_language_is_that_of_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert main(["print", "mapmaker", "--what", "maps"]) == 0
    assert Path("mapmaker-maps-a4-fr.pdf").exists()


def test_a_file_that_is_there_is_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.pdf").write_text("mine")
    assert main(["print", "--output", "mine.pdf"]) == 2
    assert Path("mine.pdf").read_text() == "mine"
    assert "mine.pdf exists already and is left alone: name another with --output." in capsys.readouterr().err


def test_it_can_be_handed_on_to_a_printer() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "landscribe", "print", "mapmaker", "--what", "maps", "--output", "-"],
        capture_output=True,
        check=True,
    )
    assert ran.stdout == fulfil(Wish("mapmaker", "maps")).content
    assert ran.stderr == b""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("chess", f"'chess' is no game here: there is {', '.join(GAMES)}."),
        ("cartouche --what chairs", "what: 'chairs' is none of all, murals, tiles, cards, solo, rules."),
        ("--side E", "side: 'E' is none of A, B, C, D."),
        ("--side A --what rules", "side: the sheets 'rules' of cartographers have no sides: leave it out."),
        ("--paper a5", "paper: 'a5' is none of a4, letter."),
        ("--ink red", "print has no option --ink."),
        ("--output no/where.pdf", "no/where.pdf cannot be written: no such file or directory."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(words: str, sentence: str) -> None:
    refused(landscribe("print", *words.split()), sentence)
    assert list(Path().iterdir()) == []


def test_without_its_package_it_says_what_to_install() -> None:
    without = (
        "import sys; sys.modules['reportlab'] = None; from landscribe.cli import main; sys.exit(main(%r))"
    )
    for words, code, said in [
        (["print"], 2, "landscribe: print needs reportlab: pip install 'landscribe[print]'.\n"),
        (["print", "--help"], 0, ""),
    ]:
        ran = subprocess.run(
            [sys.executable, "-c", without % words], capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stderr) == (code, said)
