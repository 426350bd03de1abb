"""Notes: what is to be said in the reader's language, and the refusals that say why something cannot be."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from importlib.resources import files
from typing import Protocol, TypeAlias, Union

Value: TypeAlias = Union[str, int, "Note"]


class Say(Protocol):
    """Turns a message's id and its values into words of the reader's language."""

    def __call__(self, message: str, /, **values: str | int) -> str:
        """The sentence."""
        ...


@dataclass(frozen=True, slots=True)
class Note:
    """A message to be said in the reader's language; a value may itself be a note."""

    message: str
    values: dict[str, Value] = field(default_factory=dict[str, Value])


def note(message: str, /, **values: Value) -> Note:
    """A message with its values."""
    return Note(message, values)


def listed(notes: Sequence[Note]) -> Note:
    """Notes joined by commas, as one note."""
    return reduce(lambda first, second: note("listed", first=first, second=second), notes)


def spoken(value: Value, say: Say) -> str:
    """The note in words."""
    if not isinstance(value, Note):
        return str(value)
    values = {
        name: spoken(inner, say) if isinstance(inner, Note) else inner for name, inner in value.values.items()
    }
    return say(value.message, **values)


class Refusal(Exception):
    """Why something cannot be: a note, said when it is asked for, in English by `str`."""

    def __init__(self, message: str, /, **values: Value) -> None:
        super().__init__(message)
        self.note = Note(message, values)

    def __str__(self) -> str:
        return spoken(self.note, plain_english)


class WrongValue(Refusal, ValueError):
    """A value that is not possible."""


class Unknown(Refusal, LookupError):
    """A name that nothing here has."""


def plain_english(message: str, /, **values: str | int) -> str:
    """The English of a message that holds nothing but words and values, as every refusal does.

    >>> plain_english("refused-space-twice", name="c4")
    "'c4' is named twice: name each space once."
    """

    def shown(found: re.Match[str]) -> str:
        value = values[found[1]]
        return value if isinstance(value, str) else f"{value:,}"

    return re.sub(r"\{ \$([\w-]+) \}", shown, _english()[message])


@cache
def _english() -> dict[str, str]:
    """The messages of one line, read as plain text: the rules need the standard library only."""
    folder = files("landscribe") / "texts" / "en"
    texts = (file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", "\n".join(texts), re.MULTILINE))
