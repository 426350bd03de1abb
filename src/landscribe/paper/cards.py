"""Cards to be cut out: as many as a sheet holds, edge to edge, so that a ruler cuts a row at a time."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from landscribe.core.explained import Example
from landscribe.core.page import Sign
from landscribe.paper.boards import WASTE, draw_cell, draw_piece
from landscribe.paper.pen import FINE, MIDDLE, THIN, Pen
from landscribe.paper.press import Press

WIDTH, HEIGHT = 60.0, 38.0
PAD = 2.6
SIGN = 6.4
"""The side of a square in a drawing on a card."""

PIECE = 7.2
"""The same where there is nothing but a piece."""

SMALL = 3.9
"""The same on the board of an example."""

SPACE = 6.2
GAP = 2.0
WALL = 0.8
PART = 0.62
"""How much of its square a symbol takes."""


class Card(NamedTuple):
    """What a card shows: its name, what it says, drawings, what it is worth, its short name."""

    name: str
    text: str
    signs: tuple[Sign, ...] = ()
    worth: str = ""
    code: str = ""
    kind: str = ""
    spaces: tuple[tuple[str, tuple[int, ...]], ...] = ()  # rewards, for so many players
    example: Example | None = None


def draw_cards(press: Press, title: str, about: str, cards: Sequence[Card], looks: Mapping[str, str]) -> None:
    """The cards on as many sheets as they take; the looks are the symbols of the letters on them."""
    rest = iter(cards)
    cols = int(press.width // WIDTH)
    while True:
        top = press.sheet(title)
        top = press.pen.paragraph(press.left, top - 2, press.width, 8, about, 8) + 2
        rows = int((press.bottom - top) // HEIGHT)
        left = press.left + (press.width - cols * WIDTH) / 2
        page = list(islice(rest, cols * rows))
        for number, card in enumerate(page):
            x, y = left + number % cols * WIDTH, top + number // cols * HEIGHT
            press.pen.box(x, y, WIDTH, HEIGHT)
            _draw_card(press.pen, x, y, card, looks)
        remaining = list(rest)
        if not remaining:
            return
        rest = iter(remaining)


def _draw_card(pen: Pen, x: float, y: float, card: Card, looks: Mapping[str, str]) -> None:
    inside = WIDTH - 2 * PAD
    worth = 9.0 if card.worth else 0.0
    name_ends = pen.paragraph(x + PAD, y + PAD, inside - worth, 9, card.name, 10, "bold")
    if card.worth:
        pen.circle(x + WIDTH - PAD - 4, y + PAD + 4, 4, MIDDLE)
        pen.text(x + WIDTH - PAD - 4, y + PAD + 5.6, card.worth, 12, "bold", "middle", room=7)
    drawn_at = name_ends + 1.2
    height = draw_signs(pen, x + PAD, drawn_at, inside, card.signs, looks) if card.signs else 0
    text_at = max(drawn_at + height + 1.2, y + PAD + worth)
    foot = y + HEIGHT - PAD - 2.6
    if card.spaces:
        foot -= SPACE + 1
        _draw_spaces(pen, x + PAD, foot, card.spaces)
    text_ends = pen.paragraph(x + PAD, text_at, inside, foot - text_at - 0.6, card.text, 8.5)
    if card.example:
        _draw_example(pen, x + WIDTH - PAD, y + HEIGHT - PAD, foot - text_ends + 2, card.example, looks)
    pen.text(x + PAD, y + HEIGHT - PAD + 0.6, card.kind, 6.5, "slanted")
    pen.text(x + WIDTH - PAD, y + HEIGHT - PAD + 0.6, card.code, 6.5, align="right")


def _draw_spaces(pen: Pen, x: float, y: float, spaces: Sequence[tuple[str, tuple[int, ...]]]) -> None:
    """Rewards in squares in which ankhs can lie or be drawn."""
    for players, points in spaces:
        pen.text(x, y + SPACE / 2 + 1, players, 7)
        x += 7
        for point in points:
            pen.box(x, y, SPACE, SPACE)
            pen.text(x + 0.8, y + 2.6, str(point), 7, "bold")
            x += SPACE
        x += 4


def _draw_example(
    pen: Pen, right: float, bottom: float, room: float, example: Example, looks: Mapping[str, str]
) -> None:
    """A small board in the lower right corner; what scores on it stands in a thick frame."""
    side = min(SMALL, room / example.rows)
    left, top = right - example.cols * side, bottom - example.rows * side
    lit = int(example.cells, 16)
    frames: list[tuple[float, float]] = []
    for place, letter in enumerate(example.letters):
        row, col = divmod(place, example.cols)
        x, y = left + col * side, top + row * side
        pen.box(x, y, side, side, FINE)
        draw_cell(pen, x, y, side, letter, looks, FINE)
        if lit >> place & 1:
            frames.append((x, y))
    for x, y in frames:
        pen.box(x + 0.25, y + 0.25, side - 0.5, side - 0.5, MIDDLE)


def draw_signs(
    pen: Pen, x: float, y: float, width: float, signs: Sequence[Sign], looks: Mapping[str, str]
) -> float:
    """Small drawings in a row, no wider than this; and how high they are."""
    sizes = [_size(sign) for sign in signs]
    gaps = GAP * (len(signs) - 1)
    most = PIECE if all(sign.kind == "piece" for sign in signs) else SIGN
    side = min(most, (width - gaps) / sum(cols for cols, _ in sizes))
    for sign, (cols, _) in zip(signs, sizes, strict=True):
        _draw_sign(pen, x, y, side, sign, looks)
        x += cols * side + GAP
    return side * max(rows for _, rows in sizes)


def _size(sign: Sign) -> tuple[float, float]:
    """How many squares a drawing is wide and high."""
    match sign.kind:
        case "piece":
            rows = sign.letters.split("/")
            return len(rows[0]), len(rows)
        case "river":
            return len(sign.letters), 2
        case _:
            return max(len(sign.letters), 1), 1


def _draw_sign(pen: Pen, x: float, y: float, side: float, sign: Sign, looks: Mapping[str, str]) -> None:
    if sign.kind == "piece":
        draw_piece(pen, x, y, side, sign.letters.split("/"), looks)
        return
    length, below = len(sign.letters), y + side
    for number, letter in enumerate(sign.letters):
        _draw_letter(pen, x + number * side, y, side, letter, looks)
    match sign.kind:
        case "tokens":
            for number in range(length):
                pen.circle(x + (number + 0.5) * side, y + side / 2, side * 0.46)
        case "river":
            for number in range(length):
                _draw_letter(pen, x + number * side, below, side, sign.along, looks)
            pen.lines([(x + at * side, below, x + at * side, below + side) for at in range(1, length)], FINE)
            pen.box(x, below, length * side, side, MIDDLE)
        case "chamber":
            pen.box(x, y, length * side, side, WALL)
        case _:
            for number in range(length):
                draw_cell(pen, x + number * side, y, side, WASTE, looks)
            pen.box(x, y, length * side, side)


def _draw_letter(pen: Pen, x: float, y: float, side: float, letter: str, looks: Mapping[str, str]) -> None:
    """The symbol of a letter, or the letter itself where it stands for any."""
    if letter in looks:
        edge = side * (1 - PART) / 2
        pen.symbol(looks[letter], x + edge, y + edge, side * PART, THIN)
    else:
        pen.text(x + side / 2, y + side / 2 + 1.2, letter, 9, "bold", "middle")
