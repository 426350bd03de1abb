"""What is drawn can be told apart in light and dark: three to one, from the colours in the CSS."""

import re
from itertools import product
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
COLOUR = r"--([a-z-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\);"

LAND = ("forest", "village", "farm", "water", "monster", "hero", "mountain", "waste", "any", "other")
MURAL = ("cat", "snake", "bird", "human", "cartouche", "attack", "paper")


def colours(scheme: str) -> dict[str, tuple[float, float, float]]:
    """The colours by name."""
    found: dict[str, tuple[float, float, float]] = {}
    for file in ("style/base.css", "board/board.css"):
        for name, light, dark in re.findall(COLOUR, (SOURCE / file).read_text()):
            red, green, blue = bytes.fromhex(dark if scheme == "dark" else light)
            found[name] = (red, green, blue)
    return found


def luminance(colour: tuple[float, float, float]) -> float:
    """As WCAG defines it."""
    parts = (part / 255 for part in colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
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


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lines_and_marks_stand_out(scheme: str) -> None:
    known = colours(scheme)
    faint = {
        f"{one} on {other}": round(contrast(known[one], known[other]), 2)
        for one, other in PAIRS
        if contrast(known[one], known[other]) < 3
    }
    assert faint == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_more(scheme: str) -> None:
    known = colours(scheme)
    pairs = product(("text", "soft", "accent", "less", "more"), ("page", "panel"))
    faint = {
        f"{one} on {other}": round(contrast(known[one], known[other]), 2)
        for one, other in pairs
        if contrast(known[one], known[other]) < 4.5
    }
    assert faint == {}
