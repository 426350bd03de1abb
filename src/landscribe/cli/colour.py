"""The coloured terminal: boards whose letters are painted, and tables."""

import re
import sys

from rich.console import Console
from rich.text import Text

from landscribe.cli.screen import is_plain

STYLES = {"F": "green", "V": "red", "A": "yellow", "W": "blue", "M": "bold", "X": "magenta", ".": "dim"}


def console() -> Console:
    """Where tables are printed."""
    width = None if sys.stdout.isatty() else 120
    return Console(
        color_system=None if is_plain() else "auto",
        highlight=False,
        markup=False,
        soft_wrap=True,
        width=width,
    )


def print_painted(text: str, is_heading: bool) -> None:
    """Prints the text with the letters of its boards coloured."""
    lines = [_painted(line) for line in text.split("\n")]
    console().print(Text("\n").join(lines), style="bold" if is_heading else None)


def _painted(line: str) -> Text:
    row = Text(line)
    if re.match(r" ?\d{1,2}  [ \[]\S", line):
        for col, letter in enumerate(line[4:], 4):
            if style := STYLES.get(letter.upper()):
                row.stylize(style, col, col + 1)
    return row
