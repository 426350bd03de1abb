"""What people type for actions and options of Cartographers, in any language."""

from landscribe.core.text import slug
from landscribe.core.vocabulary import Vocabulary
from landscribe.games.cartographers.setup import BOXES, FIRST_GAME, SCORING
from landscribe.games.cartographers.sheet import TERRAINS
from landscribe.games.cartographers.turn import SEASONS

_CARDS = {name: f"scoring-{slug(name)}" for name in SCORING}
_BOXES = {name: f"web-value-{name}" for name in BOXES}
_SWITCH = {value: f"web-value-{value}" for value in ("yes", "no")}

VOCABULARY = Vocabulary(
    words={
        **{verb: f"typed-{verb}" for verb in ("pass", "raid", "destroy", "attacks")},
        **{terrain: f"terrain-{terrain}" for terrain in TERRAINS},
    },
    values={
        "explore": _BOXES,
        "seasons": _BOXES,
        "ruins": _SWITCH,
        "heroes": _SWITCH,
        "scoring": _CARDS,
        "edicts": {**_CARDS, FIRST_GAME: f"typed-{FIRST_GAME}"},
        "cards": _CARDS,  # of a diagram
        "begins": {season: f"season-{season}" for season in SEASONS},
    },
)
