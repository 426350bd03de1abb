"""What processes on one PostgreSQL tell each other, as the texts that NOTIFY carries."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias

from landscribe.table.peers import (
    Asked,
    Changed,
    Heard,
    Here,
    Notice,
    Pointed,
    Reviewing,
    Sought,
    Spoken,
    Watched,
)

CHANNEL = "landscribe"
LONGEST = 7_900  # bytes: PostgreSQL takes fewer than 8,000


class Beat(NamedTuple):
    """A process lives, and has so much to do."""

    tables: int
    viewers: int
    connections: int  # that are live
    addresses: dict[str, int]  # of which it has many of them
    accepted: dict[str, int]  # of which it has many connections of any kind


class Bye(NamedTuple):
    """A process ends."""


class Created(NamedTuple):
    """A table was created from this address."""

    address: str


class Taken(NamedTuple):
    """So much did these addresses ask for, of what a limit counts."""

    limit: str
    by: dict[str, int]


Said: TypeAlias = Notice | Beat | Bye | Created | Taken
KINDS: dict[str, type[Said]] = {
    kind.__name__.lower(): kind
    for kind in (
        *(Asked, Changed, Heard, Here, Spoken, Pointed, Reviewing, Sought, Watched),
        *(Beat, Bye, Created, Taken),
    )
}


def texts_of(process: str, said: Iterable[Said]) -> list[str]:
    """What a process says, in as few texts as can be.

    >>> texts_of("ab", [Changed("T", 7), Here("T", (0, 1))])
    ['["ab",["changed","T",7],["here","T",[0,1]]]']
    """
    texts, size = list[list[str]](), LONGEST
    for each in said:
        text = json.dumps([type(each).__name__.lower(), *each], separators=(",", ":"))
        size += len(text) + 1  # in ASCII
        if size > LONGEST:
            size = len(process) + len(text) + 5
            texts.append([])
        texts[-1].append(text)
    return [f'["{process}",{",".join(each)}]' for each in texts]


def said_in(text: str) -> tuple[str, list[Said]]:
    """Which process says what; what a newer program adds is left out.

    >>> said_in('["ab",["changed","T",7,"now"],["sang","T"]]')
    ('ab', [Changed(table='T', number=7)])
    """
    process, *said = json.loads(text)
    return process, [_said(*each) for each in said if each[0] in KINDS]


def _said(kind: str, *fields: Any) -> Said:
    return KINDS[kind](*fields[: len(KINDS[kind]._fields)])
