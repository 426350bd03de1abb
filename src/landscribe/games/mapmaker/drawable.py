"""The map of The Mapmaker to draw by hand."""

from landscribe.core.drawable import Blank, Crayon, Drawable
from landscribe.core.note import note
from landscribe.core.options import Option
from landscribe.core.text import slug
from landscribe.games.mapmaker.elements import LETTERS, SEASONS, START, Terrain, board_of
from landscribe.games.mapmaker.pool import MISSIONS


def drawable() -> Drawable:
    """The one map there is, and its four terrains."""
    crayons = (
        Crayon(note(f"terrain-{terrain.name.lower()}"), {".": LETTERS[terrain]}) for terrain in Terrain
    )
    names = tuple(note(f"mapmaker-{slug(name)}") for name in MISSIONS)
    missions = Option("missions", "some", tuple(MISSIONS), names=names)
    begins = Option("begins", "one", SEASONS, names=tuple(note(f"season-{name}") for name in SEASONS))
    blank = Blank("", note("web-game-mapmaker"), board_of(START))
    return Drawable((blank,), tuple(crayons), (missions,), begins)
