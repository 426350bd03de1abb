"""Murals of Cartouche to draw by hand, and the stories and achievements that a mural itself can fulfil."""

from landscribe.core.drawable import Blank, Crayon, Drawable
from landscribe.core.note import note
from landscribe.core.options import Option
from landscribe.core.page import Layer
from landscribe.core.text import spots
from landscribe.games.cartouche.achievements import CARDS
from landscribe.games.cartouche.mural import ICON_LETTERS, SIDES, TILE_LETTERS, Mural, board_of
from landscribe.games.cartouche.stories import STORIES, Kind
from landscribe.games.cartouche.table import RULES, cards_of
from landscribe.games.cartouche.tokens import ANIMALS
from landscribe.games.cartouche.words import achievement_title, story_title

PRINTED = "." + ICON_LETTERS
TILES = (*ANIMALS, "cartouche", "black")


def drawable() -> Drawable:
    """Both sides; black tiles lie on icons only."""
    crayons = (
        Crayon(note(f"web-{name}"), dict.fromkeys(ICON_LETTERS if name == "black" else PRINTED, letter))
        for name, letter in zip(TILES, TILE_LETTERS, strict=True)
    )
    return Drawable(
        tuple(_blank(side, mural) for side, mural in SIDES.items()), tuple(crayons), (_stories(), _cards())
    )


def _blank(side: str, mural: Mural) -> Blank:
    layers = (Layer("reeds", spots(mural.reeds), is_printed=True),) if mural.reeds else ()
    return Blank(side, note(f"web-option-side-{side.lower()}"), board_of(mural), layers, {"side": side})


def _stories() -> Option:
    """Those that a chamber or a river tells: others are paid for with tokens."""
    told = [story for story in STORIES.values() if story.kind != Kind.TOKEN]
    return Option(
        "stories",
        "some",
        tuple(story.id for story in told),
        tuple(f"story-{story.kind.name.lower()}" for story in told),
        names=tuple(note("cartouche-named", id=story.id, name=story_title(story.id)) for story in told),
    )


def _cards() -> Option:
    names = tuple(name for name in cards_of(RULES) if not CARDS[name].prices)
    return Option("achievements", "some", names, names=tuple(map(achievement_title, names)))
