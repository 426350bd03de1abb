"""Landscribe plays the games of filling a map with shapes."""

from landscribe.core.note import speak_english_with

__version__ = "0.1.0"


def _english(message: str, /, **values: str | int) -> str:
    from landscribe.texts.plain import plain_english  # when the first refusal is said

    return plain_english(message, **values)


speak_english_with(_english)
