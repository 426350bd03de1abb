"""What has just happened in a game of Cartographers, to be shown as it happened."""

from dataclasses import replace

from landscribe.core.page import Scene
from landscribe.core.text import spots
from landscribe.games.cartographers.ambush import way_to
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.printed import card_of
from landscribe.games.cartographers.setup import CARDS
from landscribe.games.cartographers.sheet import GRID, Sheet, threatened
from landscribe.games.cartographers.views import View


def scenes_of(view: View) -> tuple[Scene, ...]:
    """Cards revealed, with the monsters that came by themselves; mountains closed in, coins taken."""
    scenes: list[Scene] = []
    drawn = GRID.none
    for event in view.news:
        match event.what, CARDS.get(event.name):
            case "revealed", Ambush() as card:
                scenes.append(Scene("ambush", card=card_of(card)))
            case "revealed", card if card is not None:
                scenes.append(Scene("card", card=card_of(card)))
            case "ambushed", Ambush() as card if len(view.sheets) == 1:
                walk, lost = way_to(card, event.cells), _lost_to(view.sheets[0], event.cells)
                scenes[-1] = replace(scenes[-1], seat=0, cells=spots(event.cells), number=lost, walk=walk)
            case "drawn", _:
                drawn = event.cells
            case "mountain", _:
                drawn = event.cells
                scenes.append(Scene("closed", event.seat, spots(event.cells)))
            case "coins", _:
                scenes.append(Scene("coins", event.seat, spots(drawn), event.number))
            case _:
                pass
    return tuple(scenes)


def _lost_to(sheet: Sheet, cells: int) -> int:
    """What the monster on these cells costs a season, as things stand: 0 or less."""
    before = sheet._replace(monster=sheet.monster & ~cells, destroyed=sheet.destroyed & ~cells)
    return threatened(GRID, sheet).stars - threatened(GRID, before).stars
