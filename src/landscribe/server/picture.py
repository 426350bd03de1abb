"""Maps as a PNG, drawn here cell by cell: the picture that a link shows where it is posted."""

import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache

from landscribe.core.page import Chart, PageKind

WIDTH, HEIGHT = 1200, 630  # what those who show links ask for
MARGIN = 36
MOST_MAPS = 4
FRAME = 4

# fmt: off
COLOURS = {  # as on the client's parchment
    "page": 0xE9DCBE, "empty": 0xF6EDD8, "ink": 0x3D2C1C, "line": 0xB9A480,
    "forest": 0xA3C17F, "village": 0xE3A081, "farm": 0xECD27A, "water": 0x93C1DE, "monster": 0xC3A2CF,
    "hero": 0xF0F2F4, "mountain": 0xCBB899, "waste": 0xB3A48D, "destroyed": 0x7D7268,
    "cat": 0xE3B67C, "snake": 0xA5C290, "bird": 0x98BFD4, "human": 0xDFA293, "cartouche": 0xECD893,
    "scarab": 0xCDB3D9, "black": 0x6A5F55, "other": 0xE4CFA5,
}
LAND = {
    ".": "empty", "R": "empty", "F": "forest", "V": "village", "A": "farm", "W": "water", "X": "monster",
    "H": "hero", "M": "mountain", "#": "waste", "*": "destroyed", "+": "destroyed",
    "D": "monster", "Z": "monster", "T": "monster", "G": "monster",
}
MURAL = {
    ".": "empty", "+": "empty", "C": "cat", "S": "snake", "B": "bird", "H": "human", "O": "cartouche",
    "#": "black", "K": "scarab",
}
SIGNS = {
    "forest":   "...#.../..###../.#####./...#.../..###../.#####./...#...",
    "village":  "......./...#.../..###../.#####./.#...#./.#.#.#./.#.#.#.",
    "farm":     "......./#..#..#/.#.#.#./..###../#..#..#/.#.#.#./..###..",
    "water":    "......./.#...#./#.#.#.#/......./.#...#./#.#.#.#/.......",
    "monster":  "#.....#/##...##/.#####./##.#.##/.#####./.#.#.#./.......",
    "hero":     "#######/#..#..#/#..#..#/#######/.#.#.#./..###../...#...",
    "mountain": "......./...#.../..#.#../..#..#./.#...#./#.....#/.......",
    "ruins":    "......./##...##/.#...#./.#...#./.#...#./##...##/.......",
}
# fmt: on
NAMES = tuple(COLOURS)
PALETTE = b"".join(colour.to_bytes(3, "big") for colour in COLOURS.values())


class Canvas:
    """A picture of palette colours, a byte a pixel."""

    def __init__(self) -> None:
        self._pixels = bytearray([NAMES.index("page")]) * (WIDTH * HEIGHT)

    def fill(self, left: int, top: int, width: int, height: int, colour: str) -> None:
        """Paints a rectangle."""
        row = bytes([NAMES.index(colour)]) * width
        for start in range(top * WIDTH + left, (top + height) * WIDTH + left, WIDTH):
            self._pixels[start : start + width] = row

    def png(self) -> bytes:
        """The picture as a file."""
        rows = b"".join(
            b"\0" + bytes(self._pixels[start : start + WIDTH]) for start in range(0, WIDTH * HEIGHT, WIDTH)
        )
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
        parts = ((b"IHDR", head), (b"PLTE", PALETTE), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
        return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def picture_of(kind: PageKind, charts: Sequence[Chart]) -> bytes:
    """The first maps of a table side by side, as everyone may see them."""
    shown = charts[:MOST_MAPS]
    return _picture(kind, tuple((chart.rows, chart.cols, chart.letters) for chart in shown))


@lru_cache(maxsize=64)
def _picture(kind: PageKind, maps: tuple[tuple[int, int, str], ...]) -> bytes:
    canvas = Canvas()
    room = (WIDTH - MARGIN * (len(maps) + 1)) // max(len(maps), 1)
    size = min((min(room // cols, (HEIGHT - 2 * MARGIN) // rows) for rows, cols, _ in maps), default=0)
    left = (WIDTH - sum(cols * size for _, cols, _ in maps) - MARGIN * (len(maps) - 1)) // 2
    for rows, cols, letters in maps:
        top = (HEIGHT - rows * size) // 2
        canvas.fill(
            left - FRAME, top - FRAME, cols * size + 2 * FRAME + 1, rows * size + 2 * FRAME + 1, "ink"
        )
        for at, letter in enumerate(letters):
            _draw(canvas, kind, letter, left + at % cols * size, top + at // cols * size, size)
        left += cols * size + MARGIN
    return canvas.png()


def _draw(canvas: Canvas, of: PageKind, letter: str, left: int, top: int, size: int) -> None:
    kinds = MURAL if of == "cards" else LAND
    is_printed = of == "cards" and letter.islower()  # a sign that nothing covers yet
    kind = kinds.get(letter.upper(), "other")
    canvas.fill(left, top, size + 1, size + 1, "line")
    canvas.fill(left + 1, top + 1, size - 1, size - 1, "empty" if is_printed else kind)
    if is_printed:
        canvas.fill(left + size // 3, top + size // 3, size - 2 * (size // 3), size - 2 * (size // 3), kind)
    rows = SIGNS.get("ruins" if kind == "empty" and letter == "r" else kind, "").split("/")
    unit = size // 11
    edge = (size - 7 * unit) // 2
    for row, marks in enumerate(rows):
        for col, mark in enumerate(marks):
            if mark == "#":
                canvas.fill(left + edge + col * unit, top + edge + row * unit, unit, unit, "ink")
