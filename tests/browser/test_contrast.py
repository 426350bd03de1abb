"""What is drawn can be told apart in light and dark: three to one, from the colours in the CSS."""

import re
from itertools import product
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
COLOUR = r"--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);"

LAND = ("forest", "village", "farm", "water", "monster", "hero", "mountain", "waste", "any", "other")
MURAL = ("cat", "snake", "bird", "human", "cartouche", "attack", "paper")


FACES = (SOURCE / "parts/face.css").read_text()
NAMES = ["", *re.findall(r'^\[data-face="(\w+)"\] \{$', FACES, re.MULTILINE)]

faces = pytest.mark.parametrize("face", NAMES)
schemes = pytest.mark.parametrize("scheme", ["light", "dark"])

Colour = tuple[float, float, float]


def colours(scheme: str, face: str = "") -> dict[str, Colour]:
    """The colours by name, as a game's face has them."""
    texts = [(SOURCE / file).read_text() for file in ("style/base.css", "board/board.css")]
    if face:
        texts += re.findall(rf'^\[data-face="{face}"\] \{{$(.*?)^\}}$', FACES, re.MULTILINE | re.DOTALL)
    return read("".join(texts), scheme)


def read(text: str, scheme: str) -> dict[str, Colour]:
    """The colours in a style file; a later one takes the place of an earlier one."""
    found: dict[str, Colour] = {}
    for name, light, dark in re.findall(COLOUR, text):
        red, green, blue = bytes.fromhex(dark if scheme == "dark" else light)
        found[name] = (red, green, blue)
    return found


def test_games_have_faces_of_their_own() -> None:
    assert NAMES == ["", "cartouche", "heroes", "mapmaker"]
    pages = {colours("light", face)["page"] for face in NAMES}
    assert len(pages) == len(NAMES)


def luminance(colour: Colour) -> float:
    """As WCAG defines it."""
    parts = (part / 255 for part in colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[float, float, float], other: Colour) -> float:
    dim, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dim + 0.05)


PAIRS = [
    *[("ink", wash) for wash in (*LAND, *MURAL)],  # the symbols, which tell the terrains apart
    *product(("fits", "clashes", "lit"), ("paper",)),  # outlines and marks on the map
    *product(("focus",), ("page", "panel", "next")),  # rings
    *product(("accent", "less", "more"), ("page", "panel")),  # what is picked, lost, gained
    ("edge", "panel"),  # fields and buttons
    ("on-accent", "accent"),
]


@faces
@schemes
def test_lines_and_marks_stand_out(scheme: str, face: str) -> None:
    known = colours(scheme, face)
    faint = {
        f"{one} on {other}": round(contrast(known[one], known[other]), 2)
        for one, other in PAIRS
        if contrast(known[one], known[other]) < 3
    }
    assert faint == {}


@faces
@schemes
def test_words_stand_out_more(scheme: str, face: str) -> None:
    known = colours(scheme, face)
    pairs = product(("text", "soft", "accent", "less", "more"), ("page", "panel"))
    faint = {
        f"{one} on {other}": round(contrast(known[one], known[other]), 2)
        for one, other in pairs
        if contrast(known[one], known[other]) < 4.5
    }
    assert faint == {}


@schemes
def test_words_stand_out_on_the_map_behind_the_first_page(scheme: str) -> None:
    growing = (SOURCE / "screens/growing.css").read_text()
    known = colours(scheme) | read(growing, scheme)
    faint = re.search(r"opacity: (0\.\d+);", growing)
    assert faint is not None
    part = float(faint[1])

    def behind(colour: Colour) -> Colour:
        red, green, blue = (
            under * (1 - part) + over * part for under, over in zip(known["page"], colour, strict=True)
        )
        return red, green, blue

    worst = min(
        contrast(known[words], behind(known[wash]))
        for words, wash in product(("text", "soft", "accent"), ("ink", *LAND))
    )
    assert worst >= 4.5
