"""What a game has to print: kinds of sheets, in the order of a document, and the sides of its maps."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from landscribe.paper.press import Press

Draw: TypeAlias = Callable[[Press, Sequence[str]], None]
"""Draws all sheets of a kind; those that have sides, these."""


class Sheets(NamedTuple):
    """The kinds of sheets by name, the sides that maps can have, and those of a whole document."""

    kinds: Mapping[str, Draw]
    sides: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()
