"""Notes: what is to be said in the reader's language, and the refusals that say why something cannot be."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
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


def pair(first: Value, second: Value) -> Note:
    """Two things joined by "and", as one note."""
    return note("pair", first=first, second=second)


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


def unsaid(message: str, /, **values: str | int) -> str:
    """The message's id and its values, while nobody has handed in words.

    >>> unsaid("refused-space-twice", name="c4")
    'refused-space-twice (name: c4)'
    """
    given = ", ".join(f"{name}: {value}" for name, value in values.items())
    return f"{message} ({given})" if given else message


_english: Say = unsaid


def speak_english_with(say: Say) -> None:
    """Hands in the words in which `str` says a refusal."""
    global _english
    _english = say


def in_english(message: str, /, **values: str | int) -> str:
    """The message in the words that were handed in."""
    return _english(message, **values)


LONGEST = 240
"""A refused text is repeated up to this length."""


def shortened(text: str, most: int = LONGEST) -> str:
    """The text, or its beginning and end where it is longer than anyone would read.

    >>> shortened("a very long name", 9)
    'a ve…name'
    """
    end = (most - 1) // 2
    return text if len(text) <= most else f"{text[: most - 1 - end]}…{text[-end:]}"


class Refusal(Exception):
    """Why something cannot be: a note, said when it is asked for, in English by `str`.

    What was refused is repeated in short; `known`, what would have been right, is told in full.
    """

    def __init__(self, message: str, /, **values: Value) -> None:
        super().__init__(message)
        self.note = _in_short(Note(message, values))

    def __str__(self) -> str:
        return spoken(self.note, in_english)


class WrongValue(Refusal, ValueError):
    """A value that is not possible."""


class Unknown(Refusal, LookupError):
    """A name that nothing here has."""


def _in_short(note: Note) -> Note:
    return Note(note.message, {name: _value_in_short(name, value) for name, value in note.values.items()})


def _value_in_short(name: str, value: Value) -> Value:
    match value:
        case Note():
            return _in_short(value)
        case int() if abs(value) < 10**LONGEST:
            return value
        case _:
            return value if name == "known" else shortened(str(value))
