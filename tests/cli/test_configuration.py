"""Flags beat the environment, which beats a file; what is wrong is refused with its place."""

import os
import re
from argparse import Namespace
from pathlib import Path

import pytest

from landscribe.cli import main, serve
from landscribe.cli.configuration import config_file
from landscribe.cli.parsing import Parser
from landscribe.texts import say_in


@pytest.fixture(autouse=True)
def _own_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in os.environ:
        if name.startswith("LANDSCRIBE_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def settled(*typed: str) -> Namespace:
    """What `landscribe serve` goes by."""
    command = Parser(say_in("en"))
    serve.declare(command)
    asked = command.parse_args(typed)
    asked.options.settle(asked)
    return asked


def written(text: str) -> Path:
    """The file in the usual place."""
    config_file().parent.mkdir(exist_ok=True)
    config_file().write_text(text, encoding="utf-8")
    return config_file()


def test_without_a_word_the_usual_holds() -> None:
    asked = settled()
    assert (asked.host, asked.port, asked.origin, asked.no_limits) == ("127.0.0.1", None, [], False)


def test_a_flag_beats_the_environment_which_beats_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    written('port = 1\nhost = "h1"\nthinkers = 1')
    assert (settled().port, settled().host) == ("1", "h1")
    monkeypatch.setenv("LANDSCRIBE_PORT", "2")
    assert (settled().port, settled().host) == ("2", "h1")
    assert settled("--port", "3").port == "3"
    monkeypatch.setenv("LANDSCRIBE_THINKERS", "4")
    assert settled("--thinkers", "1").thinkers == "1"  # though that is the usual one


def test_what_may_be_repeated_is_a_list_and_the_nearest_list_counts_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written('origin = ["https://a.example", "https://b.example"]\nlimit = "connections=9"')
    assert settled().origin == ["https://a.example", "https://b.example"]
    assert settled().limit == ["connections=9"]
    monkeypatch.setenv("LANDSCRIBE_ORIGIN", "https://c.example, https://d.example")
    assert settled().origin == ["https://c.example", "https://d.example"]
    assert settled("--origin", "https://e.example").origin == ["https://e.example"]


def test_a_switch_is_true_or_false(monkeypatch: pytest.MonkeyPatch) -> None:
    written("no-limits = true")
    assert settled().no_limits
    monkeypatch.setenv("LANDSCRIBE_NO_LIMITS", "no")
    assert not settled().no_limits
    assert settled("--no-limits").no_limits


def test_a_file_is_named_by_flag_or_environment_else_it_is_in_the_usual_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    written("port = 1")
    files = [tmp_path / "two.toml", tmp_path / "three.toml"]
    for number, file in enumerate(files, 2):
        file.write_text(f"port = {number}")
    monkeypatch.setenv("LANDSCRIBE_CONFIG", str(files[0]))
    assert settled().port == "2"
    assert settled("--config", str(files[1])).port == "3"
    monkeypatch.delenv("LANDSCRIBE_CONFIG")
    assert settled().port == "1"


def test_every_option_can_be_written_in_a_file() -> None:
    command = Parser(say_in("en"))
    serve.declare(command)
    flags = {action.option_strings[-1] for action in command._actions if action.option_strings}
    unwritten = {"--config", "--help", "--open"}
    assert {f"--{name}" for name in command.get_default("options").names} == flags - unwritten


def test_the_page_about_hosting_names_every_option() -> None:
    command = Parser(say_in("en"))
    serve.declare(command)
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `(--[a-z-]+)` \|", page, re.MULTILINE)
    flags = [action.option_strings[-1] for action in command._actions if action.option_strings]
    assert sorted(named) == sorted(set(flags) - {"--help"})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1", "sets 'prot', which is no setting; known are contact, database, host, "),
        ("port =", "is no TOML: Invalid value (at end of document)."),
        ("port = [1]", "landscribe.toml, port: '[1]' is neither a text nor a number."),
        ("port = true", "landscribe.toml, port: 'True' is neither a text nor a number."),
        ("port = 70000", "landscribe.toml, port: 70000 is no port: it takes a number from 0 to 65535."),
        ("origin = 5", """landscribe.toml, origin: '5' is no list of texts, such as ["one", "two"]."""),
        ("no-limits = 5", "landscribe.toml, no-limits: '5' is neither true nor false."),
        ('limit = ["lives=9"]', "landscribe.toml, limit: 'lives=9' is no limit: write message-bytes=N, "),
        ('database = "mysql://x"', "landscribe.toml, database: 'mysql' is no database here"),
        ('log-level = "loud"', "landscribe.toml, log-level: 'loud' is none of debug, info, warning, error."),
        ("[server]\nport = 1", "sets 'server', which is no setting"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_its_place(
    text: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(text)
    assert main(["serve"]) == 2
    complaint = capsys.readouterr().err
    assert str(file) in complaint
    assert reason in complaint


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        (
            "LANDSCRIBE_PROT",
            "1",
            "LANDSCRIBE_PROT is no setting of the environment; known are LANDSCRIBE_CONTACT",
        ),
        ("LANDSCRIBE_PORT", "many", "LANDSCRIBE_PORT: 'many' is no whole number."),
        ("LANDSCRIBE_NO_LIMITS", "maybe", "LANDSCRIBE_NO_LIMITS: 'maybe' is neither true nor false."),
        ("LANDSCRIBE_CONFIG", "/nowhere.toml", "/nowhere.toml"),
    ],
)
def test_what_is_wrong_in_the_environment_is_named(
    name: str, value: str, reason: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["serve"]) == 2
    assert reason in capsys.readouterr().err


def test_backups_and_the_doctor_look_where_the_server_keeps_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(f'port = 1\ndatabase = "{tmp_path / "nowhere.db"}"')
    for words in (["doctor"], ["backup", str(tmp_path / "backup.gz")]):
        assert main(words) == 2
        assert f"There is no database {tmp_path / 'nowhere.db'}." in capsys.readouterr().err
