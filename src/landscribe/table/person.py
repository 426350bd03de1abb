"""Who sits down: a name and, for those who like, a title and the crest of the family."""

import unicodedata
from typing import Literal, NamedTuple, TypeAlias, get_args

TITLES = (
    "cartographer",
    "geometer",
    "scribe",
    "archivist",
    "guide",
    "botanist",
    "captain",
    "envoy",
)

Charge: TypeAlias = Literal["tower", "star", "tree", "mountain", "wave", "key", "quill", "sun"]
Tincture: TypeAlias = Literal["azure", "gules", "vert", "purpure", "sable"]
CHARGES: tuple[Charge, ...] = get_args(Charge)
TINCTURES: tuple[Tincture, ...] = get_args(Tincture)


class Person(NamedTuple):
    """A person at a table; nobody has to have a title or a crest, which is kept as in `tower-azure`."""

    name: str
    title: str = ""
    crest: str = ""

    def __str__(self) -> str:
        return "\t".join(self).rstrip("\t")


def person_of(text: str) -> Person:
    """The person with this text, as the log writes it; no name holds a tab.

    >>> person_of(str(Person("Ada", crest="tower-azure")))
    Person(name='Ada', title='', crest='tower-azure')
    """
    return Person(*text.split("\t"))


JOINERS = "\u200c\u200d"
"""Invisible, but letters of some scripts and faces are written with them."""


def seen_name(name: str) -> str:
    """A name as it is seen: without what is invisible or turns the line around, or spaces at its ends.

    >>> seen_name("  Ada\u202e\u200b ")
    'Ada'
    """
    seen = "".join(
        letter
        for letter in name
        if letter in JOINERS or unicodedata.category(letter) not in ("Cf", "Zl", "Zp", "Cs")
    )
    return " ".join(seen.split()).strip(JOINERS)
