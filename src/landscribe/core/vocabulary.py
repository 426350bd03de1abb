"""The words of a game that people type: which message says each in their language."""

import re
from collections.abc import Mapping
from functools import reduce
from typing import NamedTuple

from landscribe.core.note import Note, Say, Value, note
from landscribe.core.text import plain


class Vocabulary(NamedTuple):
    """The words of actions, and the values of options and diagrams that have names; each with its message."""

    words: Mapping[str, str]
    values: Mapping[str, Mapping[str, str]]  # by the name of the option


def phrase(text: str, words: Mapping[str, str]) -> Value:
    """The text, its words to be said in the reader's language where they have a message."""
    if not words:
        return text
    parts = filter(None, re.split(rf"\b({'|'.join(words)})\b", text))
    said: list[Value] = [note(words[part]) if part in words else part for part in parts]
    return reduce(lambda first, second: note("joined", first=first, second=second), said) if said else ""


def worded(refused: Note, words: Mapping[str, str]) -> Note:
    """A refusal of a game, the actions in it to be said in the reader's language."""
    values = {name: _worded(value, words) for name, value in refused.values.items()}
    return Note(refused.message, values)


def _worded(value: Value, words: Mapping[str, str]) -> Value:
    match value:
        case Note():
            return worded(value, words)
        case str():
            return phrase(value, words)
        case _:
            return value


def in_english(given: Mapping[str, str], vocabulary: Vocabulary, say: Say) -> dict[str, str]:
    """The options of a game or a diagram, names in the reader's language replaced by those the game knows."""
    return {key: _value_in_english(key, text, vocabulary, say) for key, text in given.items()}


def _value_in_english(key: str, text: str, vocabulary: Vocabulary, say: Say) -> str:
    known = vocabulary.values.get(key.lower().replace("-", "_"))
    if known is None:
        return text
    names = {plain(say(message)): value for value, message in known.items()}
    return ", ".join(names.get(plain(part), part.strip()) for part in text.split(","))
