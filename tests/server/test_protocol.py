"""The page about the protocol tells what crosses the wire: every path, every message and every field."""

import re
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel

from landscribe.server.app import application
from landscribe.server.settings import Settings
from landscribe.server.typescript import HEARD, SAID
from landscribe.table import wire
from landscribe.table.outbox import CloseCode

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
NAMES = {"T": "table", "N": "step", "GAME": "game", "C": "challenge", "D": "contest", "LANGUAGE": "language"}


def rows_under(head: str) -> list[tuple[str, str]]:
    """The first two cells of each row of the table with this head."""
    table = re.search(rf"^\| {head} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert table is not None, head
    return [(row.split(" | ")[0].strip("| "), row.split(" | ")[1]) for row in table[1].splitlines()]


def fields_on_page(head: str) -> dict[str, tuple[set[str], set[str]]]:
    """The fields of each kind of message, and those of them that may be left out."""
    return {
        kind: (set(re.findall(r"`(\w+)`", with_)), set(re.findall(r"\(`(\w+)`\)", with_)))
        for kinds, with_ in rows_under(head)
        for kind in re.findall(r"`(\w+)`", kinds)
    }


def fields_of(union: Any, *, is_said: bool) -> dict[str, tuple[set[str], set[str]]]:
    """The same as the wire has it; all that is heard is there."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for message in get_args(get_args(union)[0]):
        fields = dict(message.model_fields)
        (kind,) = get_args(fields.pop("type").annotation)
        optional = {name for name, field in fields.items() if is_said and not field.is_required()}
        found[kind] = set(fields), optional
    return found


def test_the_page_has_every_message_with_its_fields() -> None:
    assert fields_on_page("said \\| with") == fields_of(wire.ClientMessage, is_said=True)
    assert fields_on_page("heard \\| with") == fields_of(wire.ServerMessage, is_said=False)


def test_the_page_says_what_answers_every_message() -> None:
    answered = [kind for said, _ in rows_under("said \\| answered to the sender") for kind in named(said)]
    assert sorted(answered) == sorted(set(fields_of(wire.ClientMessage, is_said=True)) - {"hello"})


def named(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


def test_the_page_has_every_path_with_what_it_takes_and_answers(tmp_path: Path) -> None:
    paths = application(Settings(str(tmp_path / "tables.db"))).openapi()["paths"]
    offered = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    told = re.findall(r"^\| `(GET|POST) (/[^\s?`]+)", PAGE, re.MULTILINE)
    assert {(method, written(path)) for method, path in told} == offered
    assert len(told) == len(offered)
    for model in (*SAID, *HEARD):
        assert is_named(model), model.__name__


def written(path: str) -> str:
    """A path of the page as the program writes it."""
    return "/".join(f"{{{NAMES[part]}}}" if part in NAMES else part for part in path.split("/"))


def is_named(model: type[BaseModel]) -> bool:
    return re.search(rf"`{model.__name__}(\[\])?`", PAGE) is not None


def test_the_page_says_why_a_connection_was_closed() -> None:
    for code in set(CloseCode) - {CloseCode.BYE}:
        assert str(int(code)) in PAGE
