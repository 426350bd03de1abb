"""Landscribe plays the games of filling a map with shapes."""

from landscribe.core.note import speak_english_with
from landscribe.core.own import read_sets_with

__version__ = "1.0.0"


def _english(message: str, /, **values: str | int) -> str:
    from landscribe.texts.plain import plain_english  # when the first refusal is said

    return plain_english(message, **values)


def _own_cards() -> None:
    from landscribe.own import read_files  # when the first game gathers its cards

    read_files()


speak_english_with(_english)
read_sets_with(_own_cards)
