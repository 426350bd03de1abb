"""What people type for options of The Mapmaker, in any language; its actions are fields alone."""

from landscribe.core.text import slug
from landscribe.core.vocabulary import Vocabulary
from landscribe.games.mapmaker.elements import SEASONS
from landscribe.games.mapmaker.pool import MISSIONS, SETS

VOCABULARY = Vocabulary(
    words={},
    values={
        "missions": {name: f"mapmaker-{slug(name)}" for name in MISSIONS},
        "mixed": {name: f"mapmaker-{slug(name)}" for name in SETS},
        "begins": {season: f"season-{season}" for season in SEASONS},
    },
)
