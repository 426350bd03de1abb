"""A document as a reader of PDFs sees it: pages with their size, text, lines and picture, in millimetres."""

import ctypes
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from landscribe.paper.wishes import Wish, fulfil

DOTS = 6
"""Of a picture, to the millimetre: so that a square of a map or a mural begins on a whole one."""

FEW = 2
"""The same where nothing but margins is looked at."""

POINTS = 72 / 25.4
INK = 128

PDF: Any = import_module("pypdfium2")  # it has no types
PDFIUM: Any = import_module("pypdfium2.raw")

Picture = npt.NDArray[np.uint8]


class Box(NamedTuple):
    """A rectangle, from the top left corner of the page."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Letter(NamedTuple):
    """A character and where it stands."""

    text: str
    box: Box


class Page(NamedTuple):
    """A page: its size, its characters in the order in which they were written, its lines, its picture."""

    width: float
    height: float
    letters: tuple[Letter, ...]
    lines: tuple[Box, ...]
    colours: frozenset[tuple[int, ...]]
    picture: Picture
    dots: int  # of the picture, to the millimetre

    @property
    def text(self) -> str:
        """All that stands there, without blanks."""
        return "".join(letter.text for letter in self.letters)

    def find(self, text: str) -> list[Letter]:
        """The characters of a text, where it stands first; blanks do not count."""
        wanted = squeezed(text)
        at = self.text.index(wanted)
        return list(self.letters[at : at + len(wanted)])

    def crop(self, box: Box) -> Picture:
        """A part of the picture."""
        left, top, right, bottom = (round(number * self.dots) for number in box)
        return self.picture[top:bottom, left:right]


def squeezed(text: str) -> str:
    """The text without blanks, as it can be found on a page."""
    return "".join(text.split())


@lru_cache(64)
def pages_of(wish: Wish, dots: int = DOTS) -> tuple[Page, ...]:
    return pages_in(fulfil(wish).content, dots)


def pages_in(content: bytes, dots: int = DOTS) -> tuple[Page, ...]:
    return tuple(_pages(content, dots))


def _pages(content: bytes, dots: int) -> Iterator[Page]:
    document: Any = PDF.PdfDocument(content)
    for page in document:
        width, height = (side / POINTS for side in page.get_size())
        picture = page.render(scale=dots / POINTS, grayscale=True).to_numpy()
        lines = [thing for thing in page.get_objects() if thing.type == PDFIUM.FPDF_PAGEOBJ_PATH]
        yield Page(
            width,
            height,
            tuple(_letters(page.get_textpage(), height)),
            tuple(_box(thing.get_bounds(), height) for thing in lines),
            frozenset(colour for thing in page.get_objects() for colour in _colours(thing)),
            picture.reshape(picture.shape[:2]),
            dots,
        )


def _letters(text: Any, height: float) -> Iterator[Letter]:
    for number in range(text.count_chars()):
        letter = text.get_text_range(number, 1)
        if letter.strip():
            yield Letter(letter, _box(text.get_charbox(number), height))


def _box(bounds: tuple[float, float, float, float], height: float) -> Box:
    left, bottom, right, top = bounds
    return Box(left / POINTS, height - top / POINTS, right / POINTS, height - bottom / POINTS)


def _colours(thing: Any) -> Iterator[tuple[int, ...]]:
    """The colours in which a thing is filled and drawn."""
    for get in (PDFIUM.FPDFPageObj_GetFillColor, PDFIUM.FPDFPageObj_GetStrokeColor):
        parts = [ctypes.c_uint() for _ in range(4)]
        if get(thing.raw, *parts):
            yield tuple(part.value for part in parts)


def is_inked(picture: Picture) -> bool:
    """Whether anything is drawn there."""
    return bool((picture < INK).any())


def coarse(picture: Picture, parts: int = 8) -> npt.NDArray[np.float64]:
    """How much ink lies in each part of a picture, the parts being as many in a row as in a column."""
    rows = np.array_split(255 - picture.astype(float), parts)
    return np.array([[part.mean() for part in np.array_split(row, parts, axis=1)] for row in rows]) / 255


def apart(one: Picture, other: Picture) -> float:
    """How different two pictures are: 0 where they are the same."""
    return float(np.abs(coarse(one) - coarse(other)).mean())
