"""Drawn maps as text, read and scored: alike in the terminal and in the browser."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from landscribe.core.game import AnyGame, Scored
from landscribe.core.note import Say
from landscribe.core.vocabulary import in_english

GAME = "game"
"""What stands before the name of the game that a map is of."""


class Diagram(NamedTuple):
    """A map as drawn in a text, with the options that stand above it."""

    line: int
    given: dict[str, str]
    rows: tuple[str, ...]


def read_diagrams(text: str) -> Iterator[Diagram]:
    """The diagrams of a text, separated by blank lines.

    A line `key: value` holds for all diagrams that follow; after a diagram a line `game: …` starts afresh.
    """
    held: dict[str, str] = {}
    given: dict[str, str] = {}  # since the last diagram
    rows: list[str] = []
    first = 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        header = re.fullmatch(r"([A-Za-z][\w-]*)\s*:\s*(.*)", line.strip())
        if header or not line.strip():
            if rows:
                held, given = {**held, **given}, {}
                yield Diagram(first, held, tuple(rows))
                rows = []
            if header:
                key, value = header[1].lower(), header[2]
                held = {} if key == GAME else held
                given[key] = value
        else:
            first = first if rows else number
            rows.append(line.strip())


def score_diagram(
    diagram: Diagram, game: AnyGame, say: Say, given: Mapping[str, str] | None = None
) -> tuple[dict[str, str], Scored]:
    """The options of a map, with those named beside it, in the words of the rules; and what it is worth."""
    options = {**diagram.given, **(given or {})}
    options.pop(GAME, None)
    options = in_english(options, game.vocabulary, say)
    return options, game.score(options, diagram.rows)
