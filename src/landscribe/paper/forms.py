"""What is filled in with a pencil: boxes for goals, seasons with their time and points, tracks, legends."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from landscribe.core.text import Board
from landscribe.paper.boards import LABELS, LAND, draw_board, draw_cell
from landscribe.paper.pen import MIDDLE, THIN, Pen, width_of
from landscribe.paper.press import Press

CELL = 14.5
"""The side of a space of a map: large enough for a pencil."""

GAP = 2.5


class Season(NamedTuple):
    """A line of the table of points: its name, how long it lasts, what stands in the corner of each box."""

    name: str
    time: int
    corners: tuple[str, ...]


class Placed(NamedTuple):
    """Where a board lies, without the names of its rows and columns."""

    left: float
    top: float
    right: float
    bottom: float


def draw_map(press: Press, top: float, board: Board, beside: float = 0) -> Placed:
    """A map in the middle of a sheet, with so much room on its right."""
    width, height = board.grid.cols * CELL, board.grid.rows * CELL
    left = press.left + (press.width - LABELS - width - beside) / 2 + LABELS
    placed = Placed(left, top + LABELS, left + width, top + LABELS + height)
    draw_board(press.pen, placed.left, placed.top, CELL, board, LAND)
    return placed


def draw_coins(pen: Pen, x: float, top: float, height: float, number: int, title: str) -> None:
    """A track of coins from the top down."""
    step = height / number
    radius = min(step * 0.42, 4.4)
    pen.text(x, top - 1.5, title, 7, align="middle", room=12)
    for coin in range(number):
        middle = top + (coin + 0.5) * step
        pen.circle(x, middle, radius)
        pen.circle(x, middle, radius * 0.78, THIN)


def draw_legend(press: Press, top: float, signs: Sequence[tuple[str, str]], side: float = 6) -> float:
    """Signs with their names in a row, as far apart as there is room; and where it ends."""
    pen, left = press.pen, press.left
    widths = [side + 1.2 + width_of(name, 7.5) for _, name in signs]
    apart = min((press.width - sum(widths)) / (len(signs) - 1), 16)
    for (letter, name), width in zip(signs, widths, strict=True):
        draw_cell(pen, left, top, side, letter, LAND)
        pen.box(left, top, side, side)
        pen.text(left + side + 1.2, top + side * 0.66, name, 7.5)
        left += width + apart
    return top + side


def draw_places(press: Press, top: float, labels: Sequence[str], height: float = 11) -> float:
    """A box for the name of each goal, its letter in front; and where they end."""
    pen = press.pen
    width = (press.width - GAP * (len(labels) - 1)) / len(labels)
    for number, label in enumerate(labels):
        left = press.left + number * (width + GAP)
        pen.box(left, top, width, height, MIDDLE)
        pen.lines([(left + 9, top, left + 9, top + height)])
        pen.text(left + 4.5, top + height / 2 + 2.3, label, 18, "title", "middle")
    return top + height


def draw_seasons(
    press: Press, top: float, bottom: float, head: Sequence[str], seasons: Sequence[Season], total: str
) -> None:
    """A line a season: its time to tick off, boxes for its points, their sum; and the total below."""
    pen, first = press.pen, 68.0
    width = (press.width - first) / len(head)
    pen.text(press.left + 25, top + 2.6, press.say("paper-ticks"), 7.5)
    for number, title in enumerate(head):
        middle = press.left + first + (number + 0.5) * width
        pen.text(middle, top + 2.6, title, 7.5, align="middle", room=width - 1)
    top += 3.6
    height = min((bottom - top) / (len(seasons) + 1), 13)
    for number, season in enumerate(seasons):
        y = top + number * height
        pen.text(press.left + 1, y + height / 2 + 1.4, season.name, 10.5, "bold", room=22)
        draw_ticks(pen, press.left + 25, y + (height - 4.2) / 2, season.time)
        for column, corner in enumerate(season.corners):
            left = press.left + first + column * width
            pen.box(left, y, width, height, MIDDLE if column == len(head) - 1 else THIN)
            pen.text(left + 1.2, y + 3.1, corner, 7.5, "bold")
        pen.lines([(press.left, y, press.left + first, y)])
    y = top + len(seasons) * height
    left = press.right - width
    pen.lines([(press.left, y, press.left + first, y)])
    pen.box(left, y, width, height, MIDDLE)
    pen.text(left - 2, y + height / 2 + 1.6, total, 10.5, "bold", "right")


def draw_boxes(press: Press, y: float, titles: Sequence[str], height: float) -> float:
    """Boxes side by side for numbers, each under its title; and where they end."""
    pen, width = press.pen, (press.width - GAP * (len(titles) - 1)) / len(titles)
    for number, title in enumerate(titles):
        left = press.left + number * (width + GAP)
        pen.text(left + width / 2, y + 3, title, 8.5, "bold", "middle", room=width)
        pen.box(left, y + 4, width, height, MIDDLE)
    return y + 4 + height


def draw_ticks(pen: Pen, x: float, y: float, number: int, side: float = 4.2, gap: float = 0.8) -> None:
    """Little squares in a row, to be ticked off."""
    for tick in range(number):
        pen.box(x + tick * (side + gap), y, side, side)


def legend_of(board: Board, drawn: Mapping[str, str], printed: Mapping[str, str]) -> list[tuple[str, str]]:
    """What is drawn, then what this board prints, each with its name."""
    seen = [(letter, name) for letter, name in printed.items() if letter in board.letters]
    return [*drawn.items(), *seen]


def draw_log(
    press: Press, y: float, bottom: float, heads: Sequence[str], shares: Sequence[float], line: float = 9
) -> None:
    """Lines to note games on, as many as there is room for; a share of the width for each column."""
    pen, rows = press.pen, int((bottom - y - 4.5) // line)
    lefts = [press.left + sum(shares[:number]) * press.width for number in range(len(shares))]
    for left, head in zip(lefts, heads, strict=True):
        pen.text(left + 1, y + 3, head, 8, "bold")
    top, end = y + 4.5, y + 4.5 + rows * line
    pen.lines([(press.left, top + row * line, press.right, top + row * line) for row in range(rows + 1)])
    pen.lines([(left, top, left, end) for left in (*lefts, press.right)])
