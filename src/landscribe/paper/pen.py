"""A pen for the pages of a PDF: millimetres from the top left corner, nothing but black and white."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import Any, Literal, TypeAlias

from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from landscribe.paper.symbols import SIZE, symbols
from landscribe.paper.wishes import Size

Font: TypeAlias = Literal["plain", "bold", "slanted", "title"]
Align: TypeAlias = Literal["left", "middle", "right"]

FONTS: dict[Font, str] = {
    "plain": "Helvetica",
    "bold": "Helvetica-Bold",
    "slanted": "Helvetica-Oblique",
    "title": "Times-Bold",
}
POINT = 1 / mm
"""A point of type in millimetres."""

LEADING = 1.22
SMALLEST = 4.5
"""Type is made smaller where it has little room, but no smaller than this, in points."""

FINE, THIN, MIDDLE, THICK = 0.12, 0.2, 0.35, 0.6
"""Widths of lines."""

# What the standard fonts lack, and what they have for it.
_INSTEAD = str.maketrans({"\u202f": "\u00a0", "\u2212": "\u2013", "\u2605": "*"})


def printable(text: str) -> str:
    """The text in letters that every printer has."""
    return text.translate(_INSTEAD)


def signed(number: int, is_added: bool = False) -> str:
    """A number with a dash as its minus, and a plus where it is added.

    >>> signed(-8), signed(16, is_added=True), signed(0, is_added=True)
    ('–8', '+16', '0')
    """
    return (f"{number:+d}" if is_added and number else str(number)).replace("-", "–")


def width_of(text: str, size: float, font: Font = "plain") -> float:
    """How wide a text is."""
    return stringWidth(printable(text), FONTS[font], size) * POINT


def lines_of(text: str, width: float, size: float, font: Font = "plain") -> list[str]:
    """The text in lines that are no wider than this, but for a word that is."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", size, font) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Pen:
    """Draws on one page after the other."""

    def __init__(self, size: Size, title: str, language: str) -> None:
        self.size = size
        self._file = BytesIO()
        page = (size.width * mm, size.height * mm)
        # invariant: the same sheets are the same bytes
        canvas = Canvas(self._file, pagesize=page, pageCompression=1, invariant=True, lang=language)
        self.canvas: Any = canvas  # the types of many of its methods are unknown
        self.canvas.setTitle(title)
        self.canvas.setCreator("Landscribe")
        self.canvas.setLineCap(1)
        self.canvas.setLineJoin(1)

    def turn_page(self) -> None:
        """The page is done: a new one."""
        self.canvas.showPage()
        self.canvas.setLineCap(1)
        self.canvas.setLineJoin(1)

    def finish(self) -> bytes:
        """The file with all pages."""
        self.canvas.save()
        return self._file.getvalue()

    def _up(self, y: float) -> float:
        return (self.size.height - y) * mm

    def lines(self, lines: Iterable[Sequence[float]], width: float = THIN, dash: float = 0) -> None:
        """Straight lines, each by the two points it joins."""
        self.canvas.setLineWidth(width * mm)
        self.canvas.setDash([dash * mm, dash * mm] if dash else [])
        found = [(x * mm, self._up(y), to_x * mm, self._up(to_y)) for x, y, to_x, to_y in lines]
        self.canvas.lines(found)
        self.canvas.setDash([])

    def box(
        self, x: float, y: float, width: float, height: float, line: float = THIN, is_full: bool = False
    ) -> None:
        """A rectangle; full, it is black."""
        self.canvas.setLineWidth(line * mm)
        self.canvas.rect(x * mm, self._up(y + height), width * mm, height * mm, stroke=1, fill=int(is_full))

    def circle(self, x: float, y: float, radius: float, line: float = THIN) -> None:
        """A circle by its centre."""
        self.canvas.setLineWidth(line * mm)
        self.canvas.circle(x * mm, self._up(y), radius * mm, stroke=1, fill=0)

    def symbol(self, name: str, x: float, y: float, side: float, line: float = MIDDLE) -> None:
        """A symbol in the square with this corner and side."""
        path, scale = self.canvas.beginPath(), side / SIZE
        here = (0.0, 0.0)
        for kind, points in symbols()[name]:
            at = [(x + px * scale, y + py * scale) for px, py in zip(points[::2], points[1::2], strict=True)]
            match kind:
                case "M":
                    path.moveTo(at[0][0] * mm, self._up(at[0][1]))
                case "L":
                    path.lineTo(at[0][0] * mm, self._up(at[0][1]))
                case "Q":
                    bends = [_between(end, at[0], 2 / 3) for end in (here, at[1])]
                    numbers = [(px * mm, self._up(py)) for px, py in (*bends, at[1])]
                    path.curveTo(*(number for point in numbers for number in point))
                case _:
                    path.close()
            here = at[-1] if at else here
        self.canvas.setLineWidth(line * mm)
        self.canvas.drawPath(path)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 9,
        font: Font = "plain",
        align: Align = "left",
        room: float | None = None,
    ) -> None:
        """A line of text from, around or up to a point of its baseline; smaller where room is short."""
        size = size if room is None else fitting_size(text, room, size, font)
        left = x - {"left": 0, "middle": 0.5, "right": 1}[align] * width_of(text, size, font)
        self.canvas.setFont(FONTS[font], size)
        self.canvas.drawString(left * mm, self._up(y), printable(text))

    def paragraph(
        self, x: float, y: float, width: float, height: float, text: str, size: float, font: Font = "plain"
    ) -> float:
        """A text in lines within a box, smaller where that has too little room; and where it ends."""
        while True:
            lines, step = lines_of(text, width, size, font), size * LEADING * POINT
            is_wide = any(width_of(line, size, font) > width for line in lines)
            if size <= SMALLEST or (len(lines) * step <= height and not is_wide):
                break
            size -= 0.25
        for number, line in enumerate(lines):
            self.text(x, y + size * POINT + number * step, line, size, font)
        return y + len(lines) * step


def fitting_size(text: str, room: float, size: float, font: Font = "plain") -> float:
    """The size in which a text is no wider than this: the one given, or a smaller one."""
    return max(SMALLEST, min(size, size * room / max(width_of(text, size, font), POINT)))


def _between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
