"""Every block of code on a page of docs/ is run, or at least understood by the program that it is for.

What has a prompt is a doctest; pages on how to add something are followed by test_pages.py, docs/install.md
by tests/deploy, the cards of docs/own-cards.md by tests/own, the proof of docs/protocol.md by tests/server.
"""

import ast
import re
import shlex
from argparse import Namespace
from pathlib import Path

import pytest

from landscribe import cli
from landscribe.cli.screen import words
from landscribe.games import GAMES, game_named
from tests.cli.test_cli import landscribe
from tests.docs.following import ROOT
from tests.docs.markdown import Code, blocks, pages

OTHERS = {"echo", "export", "for", "install", "podman", "printf", "python3", "ray", "systemctl", "dealt"}
"""Programs of others, which pages also name."""

BLOCKS = [block for page in pages() if not page.name.startswith("adding-") for block in blocks(page)]
LINES = [
    (block, line)
    for block in BLOCKS
    if block.kind == "sh" or not block.kind
    for line in block.text.splitlines()
    if re.match(r"(?:[A-Z_]+=\S+ )?(?:landscribe|make|pip) ", line)
]
ELSEWHERE = re.compile("master|searcher|ray|review|measure|balance|train|serve|backup|restore|doctor|--with")
"""What takes long or needs more than a line: the commands are run in the tests that bear their names."""


def name_of(value: object) -> str:
    return f"{value.page.stem}:{value.line}" if isinstance(value, Code) else str(value)


def spoken(line: str) -> list[str]:
    """The words of a command, without its remark and what the environment says."""
    found = shlex.split(line, comments=True)
    return found[1:] if "=" in found[0] else found


def parsed(command: list[str]) -> tuple[Namespace, dict[str, str]]:
    """What the program understands, without doing it."""
    parser, flags = cli._parser(words("en"), command[0])  # pyright: ignore[reportPrivateUsage]
    argv, given = cli._game_options(command, flags)  # pyright: ignore[reportPrivateUsage]
    return parser.parse_args(argv, Namespace(say=words("en"))), given


@pytest.mark.parametrize(("block", "line"), LINES, ids=name_of)
def test_every_command_is_one_that_there_is(block: Code, line: str) -> None:
    program, *rest = spoken(line)
    match program:
        case "landscribe":
            asked, given = parsed(rest)
            name = getattr(asked, "game", None)
            assert name is None or name in GAMES
            if given and "--with" not in rest:
                game_named(name or next(iter(GAMES))).options(given)
        case "make":
            targets = re.findall(
                r"^(\w+):.*?## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE
            )
            settings = re.findall(r"^(\w+) +=", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
            assert rest[0] in targets
            assert {word.partition("=")[0] for word in rest[1:]} <= set(settings)
        case _:
            assert re.fullmatch(r"landscribe(\[[a-z,]+\])?", rest[-1])


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game that was begun in the terminal."""
    file = tmp_path_factory.mktemp("games") / "game.txt"
    assert landscribe("play", "mapmaker", typed=f"save {file}\nquit\n").code == 0
    return file.read_text(encoding="utf-8")


@pytest.fixture
def place(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the drawn map of the page, and a recorded game."""
    (drawn,) = [block.text for block in blocks(ROOT / "docs" / "play.md") if block.text.startswith("game:")]
    (tmp_path / "map.txt").write_text(drawn, encoding="utf-8")
    (tmp_path / "game.txt").write_text(game, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


LIGHT = dict.fromkeys(
    " ".join(map(shlex.quote, spoken(line)))
    for _, line in LINES
    if line.startswith("landscribe ") and not ELSEWHERE.search(line)
)


LONG = re.compile(r"(?:simulate|arena)(?!.*mapmaker)")
"""What has to be compiled first, and is in other tests for the same game."""


@pytest.mark.parametrize(
    "line", [pytest.param(line, marks=[pytest.mark.thorough] * bool(LONG.search(line))) for line in LIGHT]
)
def test_a_command_does_what_the_page_says(line: str, place: Path) -> None:
    command = shlex.split(line)[1:]
    fewer = ["--games", "2", "--jobs", "1"] if command[0] in ("simulate", "arena") else []
    ran = landscribe(*command, *fewer, typed="quit\n")
    assert (ran.code, ran.err) == (0, ""), ran.out


PROGRAMS = [block for block in BLOCKS if block.kind == "python" and ">>>" not in block.text]


@pytest.mark.parametrize("block", PROGRAMS, ids=name_of)
def test_what_a_program_takes_from_landscribe_is_there(block: Code) -> None:
    for node in ast.walk(ast.parse(block.text)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("landscribe"):
            file = (ROOT / "src").joinpath(*node.module.split("."))
            file = file.with_suffix(".py") if file.with_suffix(".py").exists() else file / "__init__.py"
            source = file.read_text(encoding="utf-8")
            for name in node.names:
                assert (
                    re.search(rf"^(?:def |class )?{name.name}\b", source, re.MULTILINE)
                    or (file.parent / f"{name.name}.py").exists()
                ), name.name


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {block.kind for block in BLOCKS} == {"", "python", "sh"}
    lines = [line for block in BLOCKS if block.kind == "sh" for line in block.text.splitlines()]
    others = {spoken(line)[0].partition("=")[0] for line in lines} - {"landscribe", "make", "pip"}
    assert others <= OTHERS
