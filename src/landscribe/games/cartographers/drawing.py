"""What may be drawn where: the shapes of a card, the ruins, the two fallbacks, raids and heroes."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from landscribe.core.cells import count, index, only_if, singles
from landscribe.core.game import IllegalAction, Seat
from landscribe.core.grid import Cells
from landscribe.core.note import Note, listed, note
from landscribe.core.shape import (
    Form,
    Shape,
    anchors,
    form_of,
    forms_of,
    is_placed,
    placed,
    placements,
    reaching,
)
from landscribe.core.text import cell_names
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Raid
from landscribe.games.cartographers.ambush import victim
from landscribe.games.cartographers.box import Ambush, Card, Explore, Hero
from landscribe.games.cartographers.setup import Options
from landscribe.games.cartographers.sheet import (
    GRID,
    PLAIN,
    REMEMBERED,
    TERRAINS,
    Move,
    Sheet,
    defending,
    destroying,
    drawing,
    empty,
    raiding,
)
from landscribe.games.cartographers.state import Phase
from landscribe.games.cartographers.turn import FALLBACKS, OWN, fallback_of, is_handed, prey_of

SQUARE = form_of(GRID, Shape.parse("#"))


class Offer(NamedTuple):
    """What a seat may draw: one of the terrains in one of the forms, on free cells, over a wanted one."""

    terrains: tuple[int, ...]
    forms: tuple[Form, ...]
    free: Cells
    wanted: Cells  # ruins, one of which must be covered; none where anything goes
    fallback: str  # why it is only a 1x1 square: "shape" (C2), "ruins" (C3), or not at all


@lru_cache(REMEMBERED)
def offer_of(options: Options, card: Explore, sheet: Sheet, ruins: bool) -> Offer:
    """What the explore card offers on this map, with ruins pending or not."""
    free = empty(GRID, sheet)
    wanted = sheet.ruins & free
    forms = tuple(form for form, _ in card.forms())
    fallback = fallback_of(any(_spots(form, free, wanted, ruins) for form in forms), ruins)
    terrains = options.terrains(card)[fallback]
    if fallback == OWN:
        return Offer(terrains, forms, free, only_if(ruins, wanted), FALLBACKS[fallback])
    return Offer(terrains, (SQUARE,), free, GRID.none, FALLBACKS[fallback])


def _spots(form: Form, free: Cells, wanted: Cells, ruins: bool) -> Cells:
    """Where a form can lie; with ruins pending, over a wanted cell."""
    legal = anchors(form, free)
    return legal & reaching(form, wanted) if ruins else legal


def legal_draws(offer: Offer) -> Iterator[Draw]:
    """Every drawing of the offer."""
    spots: list[Cells] = []
    for form in offer.forms:
        legal = _spots(form, offer.free, offer.wanted, bool(offer.wanted))
        spots += (placed(form, anchor) for anchor in singles(legal))
    for terrain in offer.terrains:
        for cells in spots:
            yield Draw(terrain, cells)


def refuse_draw(offer: Offer, action: Draw) -> None:
    """Says why the drawing is not among those of the offer, if it is not."""
    if not offer.free:
        raise IllegalAction("refused-full-map")
    if action.terrain not in offer.terrains:
        is_one = 0 <= action.terrain < len(TERRAINS)
        word = terrain_names((action.terrain,)) if is_one else action.terrain
        raise IllegalAction("refused-terrain", terrain=word, terrains=terrain_names(offer.terrains))
    refuse_cells(action.cells, offer.free, offer.forms)
    if offer.wanted and not action.cells & offer.wanted:
        ruins = cell_names(GRID, offer.wanted)
        raise IllegalAction("refused-no-ruins", missing=offer.wanted, ruins=ruins)


def terrain_names(terrains: tuple[int, ...]) -> Note:
    """The names of terrains, joined by commas."""
    return listed([note(f"terrain-{TERRAINS[terrain]}") for terrain in terrains])


def refuse_cells(cells: Cells, free: Cells, forms: tuple[Form, ...]) -> None:
    """Says why no form can lie on exactly these cells, if none can."""
    if outside := cells & ~GRID.full:
        raise IllegalAction("refused-outside-spaces", cells=f"{outside:#x}", rows=GRID.rows, cols=GRID.cols)
    if taken := cells & ~free:
        raise IllegalAction("refused-taken", culprits=taken, spaces=cell_names(GRID, taken))
    if not any(is_placed(form, cells) for form in forms):
        message = "refused-single-space" if forms == (SQUARE,) else "refused-card-shape"
        raise IllegalAction(message, culprits=cells, spaces=cell_names(GRID, cells))


def refuse_prey(cell: Cells, prey: Cells) -> None:
    """Says why this cannot be destroyed, if it cannot."""
    if count(cell) != 1 or not cell & prey:
        spaces, known = cell_names(GRID, cell), cell_names(GRID, prey)
        raise IllegalAction("refused-prey", culprits=cell, missing=prey, spaces=spaces, prey=known)


def coins_of(card: Explore, cells: Cells) -> int:
    """The coins printed beside the shape that these cells are."""
    return sum(coins for form, coins in card.forms() if coins and is_placed(form, cells))


def raid_forms(card: Ambush, free: Cells) -> tuple[Form, ...]:
    """The monster's orientations, or a 1x1 square where it does not fit."""
    forms = forms_of(GRID, card.shape)
    return (SQUARE,) if fallback_of(any(anchors(form, free) for form in forms), False) else forms


def legal_raids(card: Ambush, free: Cells) -> Iterator[Cells]:
    """Every place where the monster, or the square in its stead, can be drawn."""
    return placements(raid_forms(card, free), free)


def legal_heroes(card: Hero, free: Cells) -> Iterator[Defend]:
    """Every place for the hero, with every way its attack can be turned and flipped (H1)."""
    for cell in singles(free):
        for pattern in attacks(card, cell):
            yield Defend(cell, pattern)


@cache
def attacks(card: Hero, cell: Cells) -> tuple[Cells, ...]:
    """The cells attacked from here, one entry for each different result; the rest lies off the map."""
    row, col = GRID.row_col(index(cell))
    found: dict[Cells, None] = {}
    for attack in turned_attacks(card):
        pattern = 0
        for r, c in attack:
            if 0 <= row + r < GRID.rows and 0 <= col + c < GRID.cols:
                pattern |= GRID.at(row + r, col + c)
        found.setdefault(pattern)
    return tuple(found)


@cache
def turned_attacks(card: Hero) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The attack in its 1, 2, 4 or 8 different orientations, as printed first (H1)."""
    found: dict[tuple[tuple[int, int], ...], None] = {}
    for start in (card.attack, tuple((r, -c) for r, c in card.attack)):
        turned = start
        for _ in range(4):
            found.setdefault(tuple(sorted(turned)))
            turned = tuple((c, -r) for r, c in turned)
    return tuple(found)


# What destroys, and what all of it does


def hunted_by(phase: Phase, card: Card, seat: Seat, seats: int) -> Seat:
    """On whose map a seat picks what is destroyed: where it drew the Gorgon (H4), its own (H5)."""
    if isinstance(card, Ambush) and is_handed(phase.step):
        return victim(card, seat, seats)
    return seat


def prey_on(phase: Phase, card: Card, sheet: Sheet) -> Cells:
    """What can be picked on a map to be destroyed."""
    return prey_of(GRID, sheet, phase.step, card.monster if isinstance(card, Ambush) else PLAIN)


def move_of(card: Card, action: Action) -> Move:
    """What an action does to the map it is about, with this card on top."""
    match action, card:
        case Draw(terrain, cells), Explore():
            return drawing(GRID, terrain, cells, coins_of(card, cells))
        case Raid(_, cells), Ambush():
            return raiding(GRID, card.monster, len(card.shape.squares), cells)
        case Defend(cell, pattern), _:
            return defending(GRID, cell, pattern)
        case Destroy(_, cell), _:
            return destroying(GRID, cell)
        case _:
            return destroying(GRID, GRID.none)
