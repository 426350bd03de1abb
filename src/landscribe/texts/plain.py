"""Messages as they are written, and their words where only values are filled in: that needs no Fluent."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from landscribe.core import own

FOLDER = Path(__file__).parent
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n+[ }].*)*)", re.MULTILINE)
PLACE = re.compile(r"\{ \$([\w-]+) \}")
QUOTED = re.compile(r'\{ ?"((?:[^"\\{}]|\\u[0-9A-Fa-f]{4})*)" ?\}')
SHORT = 1000
"""Numbers below are written alike in every language."""


def sources(language: str) -> dict[str, str]:
    """What each message of a language says, as it is written, on cards of one's own too."""
    return _sources(language, len(own.texts(language)))


@cache
def _sources(language: str, _: int) -> dict[str, str]:
    return {**_printed(language), **own.texts(language)}


@cache
def _printed(language: str) -> dict[str, str]:
    files = sorted((FOLDER / language).glob("*.ftl"))
    return dict(MESSAGE.findall("\n".join(file.read_text(encoding="utf-8") for file in files)))


def filled_in(source: str, values: Mapping[str, str | int]) -> str | None:
    """The words of a message of one line with its values; None where it takes more than that.

    >>> filled_in(" { $name }: { $number }", {"name": "Silos", "number": 12})
    'Silos: 12'
    """
    words = QUOTED.sub(_unquoted, source.strip(" \n"))
    if "\n" in words or "{" in PLACE.sub("", words):
        return None
    if any(isinstance(value, int) and abs(value) >= SHORT for value in values.values()):
        return None
    return PLACE.sub(lambda place: str(values[place[1]]), words)


def _unquoted(quoted: re.Match[str]) -> str:
    return re.sub(r"\\u(....)", lambda code: chr(int(code[1], 16)), quoted[1])


def plain_english(message: str, /, **values: str | int) -> str:
    """The English of a message that holds nothing but words and values, as every refusal does.

    >>> plain_english("refused-space-twice", name="c4")
    "'c4' is named twice: name each space once."
    """
    texts = {name: value if isinstance(value, str) else f"{value:,}" for name, value in values.items()}
    text = filled_in(sources("en")[message], texts)
    assert text is not None, message
    return text
