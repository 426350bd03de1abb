"""The cards of Cartographers explained; the rules themselves say what the example of a card is worth.

>>> (wood,) = [card for card in explain() if card.id == "scoring-sentinel-wood-text"]
>>> wood.examples[0].points
6
"""

from functools import cache

from landscribe.core.cells import Tally, count
from landscribe.core.explained import Example, Explained, example
from landscribe.core.grid import grid_of
from landscribe.core.note import Note, note
from landscribe.core.page import piece_of
from landscribe.core.text import Board, slug
from landscribe.games.cartographers.box import Ambush, Explore, Hero, Ruins, Scoring
from landscribe.games.cartographers.printed import LETTERS, hero_piece
from landscribe.games.cartographers.setup import CARDS, SCORING
from landscribe.games.cartographers.sheet import (
    INITIALS,
    MONSTER,
    PLAIN,
    VILLAGE,
    board_of,
    defended,
    drawn,
    sheet_from,
    small_map,
    threatened,
)

MONSTERS = ".X.../.XX../..F../....."
RUINS = "r..../....r/....."


@cache
def explain() -> tuple[Explained, ...]:
    """Every card of both boxes: scoring cards in both editions, then what is explored, then the monsters."""
    scoring = [edition for card in SCORING.values() for edition in _scoring(card)]
    explored = [_card(card) for card in CARDS.values()]
    return (*scoring, *explored, _monsters())


def _scoring(card: Scoring) -> list[Explained]:
    """The scoring card as the rulebook has it, and as it is printed where that differs (H10)."""
    name, message = note(f"scoring-{slug(card.name)}"), f"scoring-{slug(card.name)}"
    editions = [(f"{message}-text", card.rulebook, card.example)]
    if card.retail is not card.rulebook:
        editions.append((f"{message}-retail", card.retail, card.retail_example))
    return [
        Explained(text, name, (note(text),), examples=(_scored(diagram, rule(*small_map(diagram))),))
        for text, rule, diagram in editions
    ]


def _monsters() -> Explained:
    cost = _scored(MONSTERS, threatened(*small_map(MONSTERS)))
    text = "cartographers-monsters-text"
    return Explained(text, note("cartographers-monsters"), (note(text),), examples=(cost,))


def _scored(diagram: str, tally: Tally) -> Example:
    grid, _ = small_map(diagram)
    board = Board(grid, diagram.replace("/", ""))
    return example(board, tally.cells, tally.stars, note("explained-stars", points=tally.stars))


def _card(card: Explore | Ruins | Ambush | Hero) -> Explained:
    name = note("cartographers-card", card=card.name)
    match card:
        case Explore(_, time, terrains, shapes):
            letter = LETTERS[terrains[0]] if len(terrains) == 1 else "#"
            pieces = tuple(piece_of(str(shape).replace("#", letter), coins) for shape, coins in shapes)
            texts = (note("explained-explore", time=time), note("explained-coin"))
            with_coin = any(coins for _, coins in shapes)
            return Explained(card.name, name, texts[: 1 + with_coin], pieces, (_explored(card),))
        case Ruins():
            return Explained(card.name, name, (note("explained-ruins"),), (), (_ruined(),))
        case Ambush(_, shape):
            pieces = (piece_of(str(shape).replace("#", "X")),)
            return Explained(card.name, name, _ambush_texts(card), pieces, (_ambushed(card),))
        case Hero():
            pieces = (hero_piece(card),)
            return Explained(card.name, name, (note("explained-hero"),), pieces, (_defended(card),))


def _explored(card: Explore) -> Example:
    """The first shape drawn on an empty map: what it fills, or the coin it brings."""
    shape, coins = card.shapes[0]
    grid, sheet = small_map("/".join(["." * (shape.width + 2)] * (shape.height + 2)))
    cells = sum(grid.at(row + 1, col + 1) for row, col in shape.squares)
    after = drawn(grid, sheet, card.terrains[0], cells, coins)
    if after.coins:
        return example(board_of(after, grid), cells, after.coins, note("explained-coins", coins=after.coins))
    spaces = count(cells)
    return example(board_of(after, grid), cells, spaces, note("explained-fills", spaces=spaces))


def _ruined() -> Example:
    """A shape drawn over ruins."""
    grid, sheet = small_map(RUINS)
    cells = grid.at(1, 4) | grid.at(1, 3) | grid.at(2, 3)
    after = drawn(grid, sheet, VILLAGE, cells, 0)
    return example(board_of(after, grid), cells & after.ruins, 1, note("explained-covers"))


def _ambush_texts(card: Ambush) -> tuple[Note, ...]:
    way = note("explained-clockwise" if card.clockwise else "explained-counterclockwise")
    corner = note(f"explained-{card.corner.replace('_', '-')}")
    effect = () if card.monster == PLAIN else (note(f"ambush-{slug(card.name)}-text"),)
    return (note("explained-ambush", way=way, corner=corner), *effect)


def _ambushed(card: Ambush) -> Example:
    """The monster on an empty map, and what it costs there."""
    letter = "X" if card.monster == PLAIN else list(INITIALS)[card.monster - 1]
    blank = "." * (card.shape.width + 2)
    inside = [f".{row}.".replace("#", letter) for row in str(card.shape).split("/")]
    diagram = "/".join([blank, *inside, blank])
    return _scored(diagram, threatened(*small_map(diagram)))


def _defended(card: Hero) -> Example:
    """The hero among monsters: one under attack is destroyed, another is not."""
    safe = next(place for place in ((1, 0), (1, 1)) if place not in card.attack)
    places = ((0, 0), safe, *card.attack)
    top, left = (min(place[axis] for place in places) - 1 for axis in (0, 1))
    height, width = (max(place[axis] for place in places) + 2 for axis in (0, 1))
    grid = grid_of(height - top, width - left)
    at = {place: grid.at(place[0] - top, place[1] - left) for place in places}
    empty = sheet_from(("." * grid.cols,) * grid.rows, grid)
    sheet = drawn(grid, empty, MONSTER, at[safe] | at[card.attack[0]], 0)
    pattern = sum(at[place] for place in card.attack)
    after = defended(grid, sheet, at[0, 0], pattern)
    number = count(after.destroyed)
    return example(board_of(after, grid), pattern, number, note("explained-destroys", number=number))
