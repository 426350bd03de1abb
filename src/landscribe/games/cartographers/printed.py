"""Cards as they are printed: names, texts, shapes and pictures."""

from functools import cache

from landscribe.core.note import note
from landscribe.core.page import Card, Picture, Piece, piece_of
from landscribe.core.text import slug
from landscribe.games.cartographers.box import Ambush, Explore, Hero, Ruins
from landscribe.games.cartographers.box import Card as Face
from landscribe.games.cartographers.drawing import terrain_names

LETTERS = "FVAWXH"  # of the terrains
ATTACKED = "x"
PICTURES: dict[str, Picture] = {
    "Dragon Inferno": "dragon",
    "Zombie Plague": "zombie",
    "Giant Troll Ravage": "troll",
    "Gorgon Gaze": "gorgon",
    "Dobrik of Lorkheim": "dobrik",
    "Wren the Lioness": "wren",
    "Freyla the True": "freyla",
    "Dal of Jolev": "dal",
}


@cache
def card_of(face: Face) -> Card:
    """The card as it lies on the table."""
    match face:
        case Explore(name, time, terrains, shapes):
            title = note("cartographers-explore", card=name, time=time, terrains=terrain_names(terrains))
            letter = LETTERS[terrains[0]] if len(terrains) == 1 else "#"
            pieces = (piece_of(str(shape).replace("#", letter), coins) for shape, coins in shapes)
            return Card(title, pieces=tuple(pieces), card=name)
        case Ambush(name, shape):
            return Card(
                note("cartographers-card", card=name),
                (note(f"ambush-{slug(name)}-text"),),
                (piece_of(str(shape).replace("#", "X")),),
                name,
                PICTURES.get(name),
            )
        case Hero(name) as card:
            text = note("cartographers-hero-text")
            title = note("cartographers-card", card=name)
            return Card(title, (text,), (hero_piece(card),), name, PICTURES.get(name))
        case Ruins(name):
            return Card(note("cartographers-card", card=name), card=name)


def hero_piece(card: Hero) -> Piece:
    """The hero with what it attacks."""
    return piece_of("/".join(_attack_rows(card)), attacked=ATTACKED)


def _attack_rows(card: Hero) -> list[str]:
    places = {(0, 0): "H", **dict.fromkeys(card.attack, ATTACKED)}
    top, left = min(r for r, _ in places), min(c for _, c in places)
    bottom, right = max(r for r, _ in places), max(c for _, c in places)
    columns = range(left, right + 1)
    return ["".join(places.get((r, c), ".") for c in columns) for r in range(top, bottom + 1)]
