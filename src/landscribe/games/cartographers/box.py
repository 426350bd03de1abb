"""What a box of Cartographers holds: cards, maps and the rules in which the boxes differ."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from landscribe.core.cells import Tally, kernel
from landscribe.core.grid import Grid
from landscribe.core.shape import Form, Shape, forms_of
from landscribe.games.cartographers.sheet import GRID, TERRAINS, Sheet, sheet_from

Category: TypeAlias = Literal["forest", "farm-water", "village", "spatial"]
CATEGORIES: tuple[Category, ...] = ("forest", "farm-water", "village", "spatial")

Rule: TypeAlias = Callable[[Grid, Sheet], Tally]


class Explore(NamedTuple):
    """An explore card: its time, the terrains to choose from, and its shapes, with or without a coin."""

    name: str
    time: int
    terrains: tuple[int, ...]
    shapes: tuple[tuple[Shape, int], ...]  # each with its coins, 0 or 1
    since: int = 1  # the version of the rules that brought it, as of every card and map

    def forms(self) -> tuple[tuple[Form, int], ...]:
        """Every orientation of every shape on the map, with its coins."""
        return tuple((form, coins) for shape, coins in self.shapes for form in forms_of(GRID, shape))


class Ruins(NamedTuple):
    """A ruins card: the next explore card must be drawn over ruins."""

    name: str
    since: int = 1


class Ambush(NamedTuple):
    """An ambush card: the shape as printed, where maps are passed, the corner of the solo rule."""

    name: str
    shape: Shape
    clockwise: bool
    corner: str
    monster: int  # whose effect it has, PLAIN for none
    since: int = 1


class Hero(NamedTuple):
    """A hero card: where it attacks, relative to the hero."""

    name: str
    attack: tuple[tuple[int, int], ...]
    since: int = 1


Card: TypeAlias = Explore | Ruins | Ambush | Hero


class Scoring(NamedTuple):
    """A scoring card, with its number for a rating, the rules of both editions (H10), and a map for each."""

    name: str
    category: Category
    solo: int
    rulebook: Rule
    retail: Rule
    example: str  # a small map on which it scores, and on which something does not
    retail_example: str
    since: int = 1


class Map(NamedTuple):
    """A side of the map sheets."""

    side: str
    start: Sheet
    since: int = 1


class Box(NamedTuple):
    """All that the boxes disagree on."""

    name: str
    maps: tuple[Map, ...]
    seasons: tuple[int, ...]  # time thresholds
    explore: tuple[Explore, ...]
    fallback: tuple[int, ...]  # terrains of the 1x1 square where no shape fits; none: the card's (C2)
    ruins: tuple[Ruins, ...]
    ambushes: tuple[Ambush, ...]
    heroes: tuple[Hero, ...]
    scoring: tuple[Scoring, ...]
    first: tuple[
        str, ...
    ] = ()  # the scoring cards under A to D that its rulebook recommends for a first game

    def as_of(self, rules: int) -> "Box":
        """What the box held in a version of the rules."""
        return self._replace(
            maps=tuple(card for card in self.maps if card.since <= rules),
            explore=tuple(card for card in self.explore if card.since <= rules),
            ruins=tuple(card for card in self.ruins if card.since <= rules),
            ambushes=tuple(card for card in self.ambushes if card.since <= rules),
            heroes=tuple(card for card in self.heroes if card.since <= rules),
            scoring=tuple(card for card in self.scoring if card.since <= rules),
        )

    @property
    def newest(self) -> int:
        """The version of the rules that brought the newest of it."""
        return max(
            card.since
            for cards in (self.maps, self.explore, self.ruins, self.ambushes, self.heroes, self.scoring)
            for card in cards
        )


def explore(name: str, time: int, terrains: str, *shapes: str, since: int = 1) -> Explore:
    """Declares an explore card; a shape that ends in 'o' has a coin."""
    found = tuple((Shape.parse(shape.removesuffix("o")), int(shape.endswith("o"))) for shape in shapes)
    return Explore(name, time, tuple(TERRAINS.index(terrain) for terrain in terrains.split()), found, since)


def ambush(name: str, shape: str, arrow: str, corner: str, monster: int = 0, since: int = 1) -> Ambush:
    """Declares an ambush card."""
    return Ambush(name, Shape.parse(shape), arrow == "clockwise", corner, monster, since)


def hero(name: str, pattern: str, since: int = 1) -> Hero:
    """Declares a hero card by its drawn pattern, H the hero and x what it attacks."""
    marks = {(r, c): mark for r, row in enumerate(pattern.split("/")) for c, mark in enumerate(row)}
    ((row, col),) = (place for place, mark in marks.items() if mark == "H")
    return Hero(name, tuple((r - row, c - col) for (r, c), mark in marks.items() if mark == "x"), since)


def side(name: str, *rows: str, since: int = 1) -> Map:
    """Declares a side of the map sheets."""
    return Map(name, sheet_from(rows), since)


def scoring(
    cards: dict[str, Scoring], category: Category, name: str, solo: int, example: str, since: int = 1
) -> Callable[[Rule], Rule]:
    """Declares a scoring card of a box, with a small map that shows what scores and what does not."""

    def declare(rule: Rule) -> Rule:
        cards[name] = Scoring(name, category, solo, kernel(rule), rule, example, example, since)
        return rule

    return declare


def retail(cards: dict[str, Scoring], name: str, example: str = "") -> Callable[[Rule], Rule]:
    """Declares what the printed card says where the rulebook says otherwise (H10); its map may be another."""

    def declare(rule: Rule) -> Rule:
        card = cards[name]
        cards[name] = card._replace(retail=kernel(rule), retail_example=example or card.example)
        return rule

    return declare
