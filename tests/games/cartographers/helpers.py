"""Helpers that make a test of Cartographers as short as its rule."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from landscribe.core.cells import Tally
from landscribe.core.grid import grid_of
from landscribe.core.text import cell_names, read_cells
from landscribe.games.cartographers.actions import Pass
from landscribe.games.cartographers.game import CARTOGRAPHERS
from landscribe.games.cartographers.rules import legal, new, play
from landscribe.games.cartographers.setup import MAPS, Options
from landscribe.games.cartographers.sheet import (
    GRID,
    Sheet,
    after,
    ambushing,
    board_of,
    destroying,
    plaguing,
    sheet_from,
)
from landscribe.games.cartographers.state import Phase, State
from landscribe.games.cartographers.views import view

EDICTS = ("Sentinel Wood", "Canal Lake", "Wildholds", "Borderlands")
PLAIN = Options(edicts=EDICTS)
WITH_HEROES = replace(PLAIN, heroes=True, ambushes=("base", "heroes"))

# Diagrams: rows joined by '/'


def tally(card: str, diagram: str, edition: str = "rulebook") -> Tally:
    """What a card gives on a drawn map of any size."""
    rows = tuple(diagram.split("/"))
    grid = grid_of(len(rows), len(rows[0]))
    return Options(edition=edition).rule(card)(grid, sheet_from(rows, grid))


def stars(card: str, diagram: str, edition: str = "rulebook") -> int:
    return tally(card, diagram, edition).stars


def cells(card: str, diagram: str, edition: str = "rulebook") -> str:
    """The names of the cells that earned it."""
    rows = diagram.split("/")
    return cell_names(grid_of(len(rows), len(rows[0])), tally(card, diagram, edition).cells)


def corner(diagram: str, rest: str = ".") -> Sheet:
    """A map with this diagram in its top left corner, and the same everywhere else."""
    rows = [row.ljust(11, rest) for row in diagram.split("/")]
    return sheet_from((*rows, *[rest * 11] * (11 - len(rows))))


def full_but(spaces: str, side: str = "A") -> Sheet:
    """A side of the map sheets with villages everywhere but on these spaces, all mountains paid."""
    sheet = MAPS[side]
    taken = GRID.full & ~sheet.mountain & ~sheet.wasteland & ~at(spaces)
    return sheet._replace(village=taken, paid=sheet.mountain)


def drawn_out(sheet: Sheet) -> str:
    """The map as a diagram."""
    return "/".join(board_of(sheet).rows())


def at(names: str) -> int:
    """The spaces with these names."""
    return read_cells(GRID, names)


def named(spaces: int) -> str:
    """The names of these spaces."""
    return cell_names(GRID, spaces)


# What happens to a map


def ambushed(sheet: Sheet, monster: int, spaces: int) -> Sheet:
    """The map with a monster on these spaces."""
    return after(GRID, sheet, ambushing(GRID, monster, spaces))


def wrecked(sheet: Sheet, spaces: int) -> Sheet:
    """The map with these spaces destroyed."""
    return after(GRID, sheet, destroying(GRID, spaces))


def plagued(sheet: Sheet) -> Sheet:
    """The map after one wave of zombies."""
    return after(GRID, sheet, plaguing(GRID, sheet))


def settled(sheet: Sheet) -> Sheet:
    """The map after nothing but what it owes."""
    return wrecked(sheet, 0)


# Games


def table(
    *deck: str, sheets: Sequence[Sheet] = (), seats: int = 1, options: Options = PLAIN, **changes: Any
) -> State:
    """A game in which the deck lies in this order (then the rest) and is explored now."""
    sheets = tuple(sheets) or (MAPS[options.map],) * seats
    rest = tuple(name for name in options.deck if name not in deck)
    usual: dict[str, Any] = {
        "phase": Phase.GAZE,  # the ambush before is over, and the last seat has yet to nod
        "shown": ("Goblin Attack",),
        "pending": (*(Pass(),) * (len(sheets) - 1), None),
        "sheets": sheets,
        "deck": (*deck, *rest),
        "ruins": False,
        "ambushes": (),
        "heroes": (),
    }
    before = new(options, len(sheets), 1)._replace(**{**usual, **changes})
    return play(before, len(sheets) - 1, Pass())


def acted(state: State, *texts: str, seat: int = 0) -> State:
    """The state after what the seats do, one text each, from this seat on."""
    for number, text in enumerate(texts, seat):
        state = play(state, number, CARTOGRAPHERS.read(text, view(state, number)))
    return state


def choices(state: State, seat: int = 0) -> list[str]:
    """What the seat can do, as text."""
    return [str(action) for action in legal(state, seat)]


def each_of(words: str, names: str) -> list[str]:
    """The actions that begin with these words, one for each of these spaces."""
    return [f"{words} {name}" for name in names.split()]


def terrains(state: State, seat: int = 0) -> list[str]:
    """The terrains the seat can choose from, in order."""
    return list(dict.fromkeys(text.split()[0] for text in choices(state, seat)))


def told(state: State, *kinds: str) -> list[str]:
    """What just happened, of these kinds or all: the event, its name, its number, its spaces."""
    lines: list[str] = []
    for event in state.news:
        if not kinds or event.what in kinds:
            seat = "" if event.seat is None else str(event.seat + 1)
            number = str(event.number) if event.number else ""
            parts = (event.what, seat, event.name, number, named(event.cells))
            lines.append(" ".join(part for part in parts if part))
    return lines
