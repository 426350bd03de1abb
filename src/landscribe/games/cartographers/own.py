"""Cards and maps of one's own for Cartographers, declared in files as ours are declared here.

`scoring` is a decorator, as in `base_scoring.py`; `explore` and `side` are called, as in `base.py`. Words
follow by language: what a card says, or its name there and what it says.
"""

from collections.abc import Callable

from landscribe.core.note import WrongValue
from landscribe.core.own import ENGLISH, Texts, card_texts, declare, new_name, own_rule, sets
from landscribe.core.text import slug
from landscribe.games.cartographers import box
from landscribe.games.cartographers.base import BASE
from landscribe.games.cartographers.box import CATEGORIES, Box, Category, Explore, Map, Rule, Scoring
from landscribe.games.cartographers.heroes import HEROES
from landscribe.games.cartographers.sheet import ALL_LETTERS, GRID, TERRAINS, sheet_from, small_map

GAME = "cartographers"
MOST_TERRAINS = len(TERRAINS) - 1
"""A card can offer every terrain but heroes."""
_TRIALS = tuple((GRID, sheet_from((letter * GRID.cols,) * GRID.rows)) for letter in ALL_LETTERS)
"""Maps that are all one thing, on which a rule is tried."""

_taken = {
    slug(name)
    for ours in (BASE, HEROES)
    for name in (
        ours.name,
        *(side.side for side in ours.maps),
        *(card.name for card in (*ours.explore, *ours.ruins, *ours.ambushes, *ours.heroes, *ours.scoring)),
    )
}


def scoring(category: Category, name: str, solo: int, example: str, **texts: Texts) -> Callable[[Rule], Rule]:
    """Declares a scoring card, with its number for a rating and a small map on which it scores."""
    messages = card_texts(f"scoring-{slug(new_name(name, _taken))}", name, texts)
    if category not in CATEGORIES:
        raise WrongValue("refused-none-of", name="category", value=category, known=", ".join(CATEGORIES))
    _check_number("solo", solo)
    drawn = small_map(example)

    def declared(rule: Rule) -> Rule:
        kept = own_rule(rule, name, drawn, _TRIALS)
        declare(GAME, Scoring(name, category, solo, kept, kept, example, example), messages)
        return rule

    return declared


def explore(name: str, time: int, terrains: str, *shapes: str) -> None:
    """Declares an explore card; a shape that ends in 'o' has a coin."""
    new_name(name, _taken)
    _check_number("time", time)
    for terrain in terrains.split():
        if terrain not in TERRAINS[:MOST_TERRAINS]:
            known = ", ".join(TERRAINS[:MOST_TERRAINS])
            raise WrongValue("refused-none-of", name="terrain", value=terrain, known=known)
    card = box.explore(name, time, terrains, *shapes)
    if not card.terrains or not card.shapes:
        raise WrongValue("refused-own-explore", name=name)
    for shape, coins in card.shapes:
        if shape.height > GRID.rows or shape.width > GRID.cols:
            raise WrongValue("refused-own-shape", name=name, shape=str(shape))
        if coins and len(shape.squares) == 1:  # which would be the square that is drawn where nothing fits
            raise WrongValue("refused-own-square", name=name)
    declare(GAME, card, {})


def side(name: str, *rows: str, **titles: str) -> None:
    """Declares a side of the map sheets by its eleven rows, '.' for empty, M, # and r for what is printed."""
    new_name(name, _taken)
    found = box.side(name, *rows)
    wrong = sorted(set("".join(rows)) - set(".M#r"))
    if wrong:
        raise WrongValue("refused-own-letter", name=name, letter=wrong[0], known=". M # r")
    message = f"web-option-map-{slug(name)}"
    declare(GAME, found, {tag: {message: title} for tag, title in {ENGLISH: name, **titles}.items()})


def own_boxes() -> tuple[Box, ...]:
    """A box for each set that has something for this game."""
    return tuple(_box(one.name, one.of(GAME)) for one in sets() if one.of(GAME))


def _box(name: str, pieces: list[object]) -> Box:
    return Box(
        name=name,
        maps=tuple(piece for piece in pieces if isinstance(piece, Map)),
        seasons=BASE.seasons,
        explore=tuple(piece for piece in pieces if isinstance(piece, Explore)),
        fallback=(),
        ruins=(),
        ambushes=(),
        heroes=(),
        scoring=tuple(piece for piece in pieces if isinstance(piece, Scoring)),
    )


def _check_number(name: str, number: object) -> None:
    if not isinstance(number, int) or number < 0:
        raise WrongValue("refused-own-number", name=name, value=str(number))
