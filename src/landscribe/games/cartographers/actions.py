"""What a seat can do, written as its result: one spelling for each."""

from dataclasses import dataclass
from typing import TypeAlias

from landscribe.core.game import Seat
from landscribe.core.grid import Cells
from landscribe.core.text import cell_names
from landscribe.games.cartographers.sheet import GRID, TERRAINS


@dataclass(frozen=True, slots=True)
class Draw:
    """A shape of the explore card on one's own map."""

    terrain: int
    cells: Cells

    def __str__(self) -> str:
        return f"{TERRAINS[self.terrain]} {cell_names(GRID, self.cells)}"


@dataclass(frozen=True, slots=True)
class Raid:
    """The monster of an ambush on another's map."""

    on: Seat
    cells: Cells

    def __str__(self) -> str:
        return f"raid {self.on + 1} {cell_names(GRID, self.cells)}"


@dataclass(frozen=True, slots=True)
class Defend:
    """A hero and the cells it attacks."""

    cell: Cells
    pattern: Cells

    def __str__(self) -> str:
        return f"hero {cell_names(GRID, self.cell)} attacks {cell_names(GRID, self.pattern)}".rstrip()


@dataclass(frozen=True, slots=True)
class Destroy:
    """The space that a Gorgon (on the map it was drawn on) or one's own Giant Troll destroys."""

    on: Seat
    cell: Cells

    def __str__(self) -> str:
        return f"destroy {self.on + 1} {cell_names(GRID, self.cell)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing, where nothing can be drawn (C4)."""

    def __str__(self) -> str:
        return "pass"


Action: TypeAlias = Draw | Raid | Defend | Destroy | Pass


def map_of(action: Action, seat: Seat) -> Seat:
    """On whose map it happens when this seat does it."""
    return action.on if isinstance(action, Raid | Destroy) else seat
