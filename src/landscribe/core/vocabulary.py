"""The words of a game that people type: which message says each in their language."""

from collections.abc import Mapping
from functools import reduce
from typing import NamedTuple

from landscribe.core.note import Value, note


class Vocabulary(NamedTuple):
    """The words of actions, and the values of options and diagrams that have names; each with its message."""

    words: Mapping[str, str]
    values: Mapping[str, Mapping[str, str]]  # by the name of the option


def phrase(text: str, words: Mapping[str, str]) -> Value:
    """The text, its words to be said in the reader's language where they have a message."""
    parts: list[Value] = [note(words[word]) if word in words else word for word in text.split()]
    return reduce(lambda first, second: note("spaced", first=first, second=second), parts) if parts else ""
