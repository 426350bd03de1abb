"""What people type for options of The Mapmaker, in any language; its actions are fields alone."""

from landscribe.core.text import slug
from landscribe.core.vocabulary import Vocabulary
from landscribe.games.mapmaker.missions import MISSIONS

VOCABULARY = Vocabulary(
    words={},
    values={"missions": {name: f"mapmaker-{slug(name)}" for name in MISSIONS}},
)
