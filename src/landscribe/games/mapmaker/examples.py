"""The missions of The Mapmaker explained; the missions themselves say what their examples are worth.

>>> [card.examples[0].points for card in explain()[:4]]
[6, 8, 4, 12]
"""

from functools import cache

from landscribe.core.cells import count
from landscribe.core.explained import Example, Explained, example
from landscribe.core.note import note
from landscribe.core.page import piece_of
from landscribe.core.shape import forms_of, placements
from landscribe.core.text import Board, drawn_board, slug
from landscribe.games.mapmaker.elements import ELEMENTS, LETTERS, Element, drawn, filled, small_map
from landscribe.games.mapmaker.missions import Rule, surrounded_mountains
from landscribe.games.mapmaker.pool import MISSIONS

MOUNTAINS = ".F.../VMW../.A.M./..F.."
ELEMENT = ".F..A./WM..../.W...F"


@cache
def explain() -> tuple[Explained, ...]:
    """The missions, the surrounded mountains, and the element one draws."""
    missions = [
        _explained(f"mapmaker-{slug(mission.name)}", mission.example, mission.rule)
        for mission in MISSIONS.values()
    ]
    mountains = _explained("mapmaker-mountains", MOUNTAINS, surrounded_mountains)
    return (*missions, mountains, _element())


def _explained(message: str, diagram: str, rule: Rule) -> Explained:
    text = f"{message}-text"
    return Explained(text, note(message), (note(text),), examples=(_scored(diagram, rule),))


def _scored(diagram: str, rule: Rule) -> Example:
    grid, sheet = small_map(diagram)
    tally = rule(grid, sheet)
    board = Board(grid, diagram.replace("/", ""))
    return example(board, tally.cells, tally.stars, note("explained-points", points=tally.stars))


def _element() -> Explained:
    """An element, and the first way to lay it that surrounds a mountain."""
    element = ELEMENTS[5]
    piece = piece_of(str(element.shape).replace("#", LETTERS[element.terrain]))
    texts = (note("explained-element"),)
    return Explained("mapmaker-element", note("explained-element-name"), texts, (piece,), (_laid(element),))


def _laid(element: Element) -> Example:
    grid, sheet = small_map(ELEMENT)
    for cells in placements(forms_of(grid, element.shape), grid.full & ~filled(sheet)):
        after = drawn(sheet, element.terrain, cells)
        if stars := surrounded_mountains(grid, after).stars:
            board = drawn_board(grid, dict(zip(LETTERS, after, strict=True)))
            return example(board, cells, stars, note("explained-surrounds", fields=count(cells)))
    raise AssertionError(f"no placement surrounds the mountain of {ELEMENT}")
