"""Every block of code on a page of docs/ is run, or at least understood by the program that it is for.

What has a prompt is a doctest; pages on how to add something are followed by test_pages.py, docs/install.md
by tests/deploy, the cards of docs/own-cards.md by tests/own, the proof of docs/protocol.md by tests/server.
French pages have the commands of the English ones (test_languages.py), which are run here.
"""

import ast
import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

from landscribe import cli
from landscribe.cli.screen import words
from landscribe.games import GAMES, game_named
from landscribe.server.upgrades import upgrade_at
from tests.cli.test_cli import RECORD, landscribe
from tests.deploy.test_install import wait_for
from tests.docs.following import ROOT
from tests.docs.markdown import Code, blocks, pages
from tests.golden import played
from tests.server.serving import PATIENCE, free_port

OURS = {"landscribe", "make", "pip"}
OTHERS = {"dealt", "echo", "export", "for", "install", "podman", "printf", "python3", "ray", "systemctl"}
"""Programs of others, which pages also name."""

ELSEWHERE = {
    "--with": "tests/own/test_cards.py",
    "--engine ray": "tests/lab/test_cluster.py",
    "serve --open": "tests/deploy/test_install.py",
}
"""What is run in other tests, by words of its line."""


def program(line: str) -> str:
    """What the first word of a line runs, or sets."""
    found = re.match(r"(?:[A-Z_]+=\S+ )?([a-z]\w*)", line)
    return found[1] if found else ""


def name_of(value: object) -> str:
    return f"{value.page.stem}:{value.line}" if isinstance(value, Code) else str(value)


def spoken(line: str) -> list[str]:
    """The words of a command, without its remark and what the environment says."""
    found = shlex.split(line, comments=True)
    return found[1:] if "=" in found[0] else found


BLOCKS = [block for page in pages() if not page.name.startswith("adding-") for block in blocks(page)]
SHELL = [
    block
    for block in BLOCKS
    if block.kind == "sh" or (not block.kind and program(block.text) in OURS | OTHERS)
]
LINES = [(block, line) for block in SHELL for line in block.text.splitlines() if program(line) in OURS]


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


@pytest.fixture(scope="session")
def games() -> dict[str, str]:
    """Records of games that are over: alone, and of two seats."""
    return {"1": RECORD.to_text(), "2": played("cartographers", 2, "1", {}, "careless").to_text()}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the pages speak of: a drawn map, tables, and what bots have learned."""
    (drawn,) = [block.text for block in blocks(ROOT / "docs" / "play.md") if block.text.startswith("game:")]
    (tmp_path / "map.txt").write_text(drawn, encoding="utf-8")
    (tmp_path / "landscribe").mkdir()
    shutil.copy(ROOT / "tests/server/databases/1.sqlite", tmp_path / "landscribe" / "landscribe.db")
    (tmp_path / "folder").mkdir()
    shutil.copy(ROOT / "src/landscribe/bots/mapmaker/mapmaker.weights", tmp_path / "folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def has_words(line: str, said: str) -> bool:
    return f" {said} " in f" {' '.join(spoken(line))} "


RUN = {
    line.partition(" #")[0].rstrip(): block.page.parent.name == "fr"
    for block, line in LINES
    if program(line) == "landscribe" and not any(has_words(line, said) for said in ELSEWHERE)
}
"""What is run here, each command once, and whether it is of a French page."""

SERVED = [line for line in RUN if spoken(line)[1] == "serve"]
KEPT = [line for line in RUN if spoken(line)[1] in ("backup", "restore", "doctor")]
LONG = re.compile(r"master|searcher|balance|measure|train|review|(?:simulate|arena)(?!.*mapmaker)")
"""What has to be compiled first, or thinks long; other tests have the same commands in small."""

FEWER = {
    "simulate": ("--games", "2", "--jobs", "1"),
    "arena": ("--games", "2", "--jobs", "1"),
    "measure": ("--games", "2", "--deals", "2", "--jobs", "1"),
    "balance": ("--games", "40", "--jobs", "1"),
    "train": ("--games", "2", "--jobs", "1"),
}
"""What is added to a command so that it ends soon."""


def marked(line: str) -> object:
    return pytest.param(line, marks=[pytest.mark.thorough] * bool(LONG.search(line) or RUN[line]))


@pytest.mark.parametrize("line", [marked(line) for line in RUN if line not in (*SERVED, *KEPT)])
def test_a_command_does_what_the_page_says(line: str, place: Path, games: dict[str, str]) -> None:
    (place / "game.txt").write_text(games["2" if "--seat 2" in line else "1"], encoding="utf-8")
    sooner = re.sub(r"\b(searcher|master)(?::\d+)?\b", r"\1:2", line)
    said = dict(word.split("=") for word in shlex.split(line)[:1] if "=" in word)
    _, *command = spoken(sooner)
    ran = landscribe(*command, *FEWER.get(command[0], ()), typed="quit\n", **said)
    assert (ran.code, ran.err) == (0, ""), ran.out


def test_tables_are_backed_up_restored_and_looked_through(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = f"sqlite:///{place / 'landscribe' / 'landscribe.db'}"
    asyncio.run(upgrade_at(here))
    assert [spoken(line)[1] for line in KEPT] == ["backup", "restore", "doctor"]
    for line in KEPT:
        code = cli.main([re.sub("^postgresql:.*", here, word) for word in spoken(line)[1:]])
        said = capsys.readouterr()
        assert (code, said.err) == (0, ""), said.out
    assert (place / "copy.db").is_file()


@pytest.mark.parametrize(
    "line", [pytest.param(line, marks=[pytest.mark.thorough] * ("365" in line)) for line in SERVED]
)
def test_a_server_starts_as_the_page_says(line: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for word in (word for word in shlex.split(line)[:1] if "=" in word):
        monkeypatch.setenv(*word.split("="))
    port = free_port()
    words = [re.sub("^postgresql:.*", f"sqlite:///{place / 'new.db'}", word) for word in spoken(line)[1:]]
    started = [sys.executable, "-m", "landscribe", *words, "--port", str(port)]
    with subprocess.Popen(started, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}", server)
        finally:
            server.terminate()
            said, _ = server.communicate(timeout=PATIENCE)
    assert f"http://127.0.0.1:{port}/" in said


def test_what_is_run_elsewhere_is_on_a_page_and_its_test_is_there() -> None:
    for said, file in ELSEWHERE.items():
        assert any(has_words(line, said) for _, line in LINES), said
        assert (ROOT / file).is_file()


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


@pytest.mark.parametrize("page", ["README.md", "docs/play.md", "docs/fr/play.md"])
def test_who_has_no_checkout_is_told_what_make_play_does(page: str) -> None:
    recipe = re.search(r"^play:.*\n\t@\.venv/bin/(.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    text = (ROOT / page).read_text(encoding="utf-8")
    assert recipe
    assert recipe[1] in text
    assert "pip install 'landscribe[server,fast]'" in text


@pytest.mark.thorough
def test_a_learner_learns_as_the_page_says() -> None:
    (block,) = [block for block in PROGRAMS if "MaskablePPO" in block.text]
    small = block.text.replace('"mapmaker", 64', '"mapmaker", 2').replace("100_000", "10")
    assert small.count(", 2, ") == small.count("learn(10)") == 1
    exec(small, {})


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    assert {block.kind for block in BLOCKS} == {"", "python", "sh"}
    named = {program(line) for block in SHELL for line in block.text.splitlines()}
    assert named == OURS | OTHERS


def test_a_block_that_is_only_set_in_ends_with_its_lines(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Say:\n\n    make play\n    make test\n\nThen say:\n\n    make docs\n", encoding="utf-8")
    assert [block.text for block in blocks(page)] == ["make play\nmake test\n", "make docs\n"]
