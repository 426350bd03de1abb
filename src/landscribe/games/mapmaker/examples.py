"""The missions of The Mapmaker explained; the missions themselves say what a drawn example is worth.

>>> [card.examples[0].points for card in explained()[:4]]
[6, 8, 4, 12]
"""

from functools import cache

from landscribe.core.explained import Example, Explained, example
from landscribe.core.grid import grid_of
from landscribe.core.note import note
from landscribe.core.text import Board, read_diagram, slug
from landscribe.games.mapmaker.elements import LETTERS, Sheet
from landscribe.games.mapmaker.missions import MISSIONS, Mission, surrounded_mountains

# fmt: off
DIAGRAMS = {
    "Edge of the forest":  "FF...F/....../.FF..F/..FF..",
    "Sleepy valley":       "F.F.F/FFFF./.FFF./....F",
    "Watering potatoes":   ".WAW./.A.../W...A/W..W.",
    "Borderlands":         "FFVVM/W.A../WW.A./FA..M/W.A.F",
    "Tree line":           "F..F./F..F./F..F./..F..",
    "Wealthy town":        ".F.../WVA../.V..V/.M..F",
    "Watering canal":      "A.W../W.A.A/..W.A/....W",
    "Magicians' valley":   ".WMW./..A../W...M/....W",
    "Empty site":          ".F.../.VV../..F..",
    "Row of houses":       "VVV../....V/.VVV./V....",
    "Odd numbered silos":  "FV.../WW.../AA.F./VW.FA",
    "Rich countryside":    "FVAWM/FFVVM/F.VAW",
}
MOUNTAINS = ".F.../VMW../.A.M./..F.."
# fmt: on


@cache
def explained() -> tuple[Explained, ...]:
    """The twelve missions, the surrounded mountains, and the element one draws."""
    missions = [_explained(f"mapmaker-{slug(name)}", DIAGRAMS[name], rule) for name, rule in MISSIONS.items()]
    mountains = _explained("mapmaker-mountains", MOUNTAINS, surrounded_mountains)
    element = Explained("mapmaker-element", note("explained-element-name"), (note("explained-element"),))
    return (*missions, mountains, element)


def _explained(message: str, diagram: str, rule: Mission) -> Explained:
    text = f"{message}-text"
    return Explained(text, note(message), (note(text),), examples=(_scored(diagram, rule),))


def _scored(diagram: str, rule: Mission) -> Example:
    rows = diagram.split("/")
    grid = grid_of(len(rows), len(rows[0]))
    _, found = read_diagram(rows, "." + LETTERS, grid)
    tally = rule(grid, Sheet(*(found[letter] for letter in LETTERS)))
    board = Board(grid, "".join(rows))
    return example(board, tally.cells, tally.stars, note("explained-points", points=tally.stars))
