"""Examples of cards drawn as SVG, in the shapes and colours of the browser's boards."""

import json
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

from landscribe.core.explained import Example
from landscribe.core.page import Piece
from landscribe.paper.boards import LAND, MURAL

ROOT = Path(__file__).parents[1]
CELL = 40
MARGIN = 18
"""The room for the names of rows and columns."""

MORE = {
    "#": "waste",
    "*": "destroyed",
    "+": "destroyed",
    "D": "dragon",
    "Z": "zombie",
    "T": "troll",
    "G": "gorgon",
}
MONSTERS = ("dragon", "zombie", "troll", "gorgon")


@cache
def colours() -> dict[str, str]:
    """What the browser paints things with in daylight, by their names."""
    css = (ROOT / "web/src/board/board.css").read_text(encoding="utf-8")
    return dict(re.findall(r"--(\w+): light-dark\((#\w+), #\w+\)", css))


@cache
def symbols() -> dict[str, str]:
    """The lines of each symbol, in a square of 40."""
    text = (ROOT / "src/landscribe/paper/symbols.json").read_text(encoding="utf-8")
    return json.loads(text)


def drawn_example(example: Example, game: str, title: str) -> str:
    """A small board with names of rows and columns, the cells that count in a frame."""
    is_board = example.kind == "board"
    left = MARGIN if is_board else 3
    parts = [_rect(left, left, example.cols * CELL, example.rows * CELL, f'fill="{colours()["paper"]}"')]
    lit = int(example.cells, 16)
    for at, letter in enumerate(example.letters):
        row, col = divmod(at, example.cols)
        parts += _cell(left + col * CELL, left + row * CELL, letter, game)
    parts += _grid(left, example.rows, example.cols, is_board)
    for at in range(len(example.letters)):
        row, col = divmod(at, example.cols)
        if lit >> at & 1:
            x, y = left + col * CELL + 2, left + row * CELL + 2
            line = f'fill="none" stroke="{colours()["lit"]}" stroke-width="3.5" rx="4"'
            parts.append(_rect(x, y, CELL - 4, CELL - 4, line))
    return _svg(left + example.cols * CELL + 3, left + example.rows * CELL + 3, parts, title)


def drawn_piece(piece: Piece, game: str, title: str) -> str:
    """A shape as its card shows it; below it its coins."""
    rows = piece.rows.split("/")
    parts = list[str]()
    for row, letters in enumerate(rows):
        for col, letter in enumerate(letters):
            if letter != ".":
                x, y = 3 + col * CELL, 3 + row * CELL
                parts += _wash(x, y, "any") if letter == "#" else _cell(x, y, letter, game)
                parts.append(_rect(x, y, CELL, CELL, f'fill="none" stroke="{colours()["ink"]}"'))
    bottom = 3 + len(rows) * CELL
    for number in range(piece.coins):
        ink = f'fill="{colours()["cartouche"]}" stroke="{colours()["ink"]}" stroke-width="1.5"'
        parts.append(f'<circle cx="{16 + number * 26}" cy="{bottom + 15}" r="10" {ink}/>')
    return _svg(6 + len(rows[0]) * CELL, bottom + (29 if piece.coins else 3), parts, title)


def _cell(x: int, y: int, letter: str, game: str) -> Iterator[str]:
    """What lies on a space: its colour and its symbol; of ruins and icons the paper shows."""
    if letter == ".":
        return
    name, is_printed = _named(letter, game)
    if name == "black":
        yield from _wash(x, y, name)
        return
    if not is_printed:
        yield from _wash(x, y, "monster" if name in MONSTERS else name)
    if game == "cartouche" and is_printed and name != "start":
        ring = f'fill="{colours()[name]}" stroke="{colours()["ink"]}"'
        yield f'<circle cx="{x + CELL / 2}" cy="{y + CELL / 2}" r="15" {ring}/>'
    scale = 0.62 if is_printed and game == "cartouche" else 0.8
    inset = CELL * (1 - scale) / 2
    move = f"translate({x + inset:g} {y + inset:g}) scale({scale})"
    line = f'fill="none" stroke="{colours()["ink"]}" stroke-width="1.9" stroke-linejoin="round"'
    yield f'<path d="{symbols()[name]}" transform="{move}" stroke-linecap="round" {line}/>'
    if game != "cartouche" and (letter.islower() or letter == "+") and letter != "x":
        frame = f'fill="none" stroke="{colours()["ink"]}" stroke-dasharray="3 2.5"'
        yield _rect(x + 4, y + 4, CELL - 8, CELL - 8, frame)


def _named(letter: str, game: str) -> tuple[str, bool]:
    """The symbol of a letter, and whether it is printed on the paper, so that nothing lies there."""
    if game == "cartouche":
        name = "black" if letter == "#" else MURAL[letter]
        return name, letter.islower() or letter == "+"
    if letter in LAND:
        return LAND[letter], letter == "r"
    return (MORE.get(letter) or MORE.get(letter.upper()) or LAND[letter.upper()]), False


def _wash(x: int, y: int, name: str) -> Iterator[str]:
    yield _rect(x, y, CELL, CELL, f'fill="{colours()[name]}"')


def _grid(left: int, rows: int, cols: int, is_named: bool) -> Iterator[str]:
    lines = [f"M{left} {left + row * CELL}h{cols * CELL}" for row in range(1, rows)]
    lines += [f"M{left + col * CELL} {left}v{rows * CELL}" for col in range(1, cols)]
    yield f'<path d="{"".join(lines)}" fill="none" stroke="{colours()["line"]}"/>'
    yield _rect(
        left, left, cols * CELL, rows * CELL, f'fill="none" stroke="{colours()["ink"]}" stroke-width="1.6"'
    )
    if is_named:
        middle = CELL // 2
        for col in range(cols):
            yield f'<text x="{left + col * CELL + middle}" y="{left - 5}">{chr(ord("a") + col)}</text>'
        for row in range(rows):
            yield f'<text x="{left - 9}" y="{left + row * CELL + middle + 4}">{row + 1}</text>'


def _rect(x: int, y: int, width: int, height: int, look: str) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" {look}/>'


def _svg(width: int, height: int, parts: list[str], title: str) -> str:
    style = f'font-family="sans-serif" font-size="12" text-anchor="middle" fill="{colours()["ink"]}"'
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    sheet = _rect(0, 0, width, height, f'rx="4" fill="{colours()["sheet"]}"')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style}>'
    return f"{head}<title>{escape(title)}</title>{sheet}{''.join(parts)}</svg>\n"
