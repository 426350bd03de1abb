"""Maps of Cartographers to draw by hand: every side, and what can lie on one."""

from landscribe.core.drawable import Blank, Crayon, Drawable
from landscribe.core.note import note
from landscribe.core.options import Option
from landscribe.core.text import slug
from landscribe.games.cartographers.box import CATEGORIES
from landscribe.games.cartographers.setup import BOXES, EDITIONS, MAPS, SCORING, Options
from landscribe.games.cartographers.sheet import ON_RUINS, board_of
from landscribe.games.cartographers.turn import SEASONS

# fmt: off
CRAYONS = {
    "F": "terrain-forest", "V": "terrain-village", "A": "terrain-farm", "W": "terrain-water",
    "X": "terrain-monster",
}
HEROES_CRAYONS = {
    "H": "terrain-hero", "D": "web-dragon", "Z": "web-zombie", "T": "web-troll", "G": "web-gorgon",
    "*": "web-destroyed",
}
# fmt: on


def drawable(usual: Options) -> Drawable:
    """Every side, those of the usual box first; heroes and their monsters where they are usual."""
    letters = {**CRAYONS, **HEROES_CRAYONS} if usual.heroes else CRAYONS
    crayons = (Crayon(note(name), {".": letter, "r": ON_RUINS[letter]}) for letter, name in letters.items())
    first = {side.side for side in BOXES[usual.explore].maps}
    sides = sorted(MAPS, key=lambda side: side not in first)
    blanks = (Blank(side, note(f"web-option-map-{slug(side)}"), board_of(MAPS[side])) for side in sides)
    cards = sorted(SCORING.values(), key=lambda card: CATEGORIES.index(card.category))
    names = tuple(card.name for card in cards)
    return Drawable(
        tuple(blanks),
        tuple(crayons),
        (
            Option(
                "cards",
                "some",
                names,
                tuple(card.category for card in cards),
                names=tuple(note(f"scoring-{slug(name)}") for name in names),
            ),
            Option(
                "edition",
                "one",
                EDITIONS,
                names=tuple(note(f"web-option-edition-{name}") for name in EDITIONS),
            ),
        ),
        Option("begins", "one", SEASONS, names=tuple(note(f"season-{name}") for name in SEASONS)),
    )
