"""What the commands share: the console, colours for boards, files, complaints."""

import os
import re
import sys
from argparse import ArgumentParser
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.text import Text

from landscribe.core.game import IllegalAction
from landscribe.core.text import Say
from landscribe.texts import LANGUAGES, say_in

OPTIONS = "Options of the game follow as --NAME VALUE, for example --missions 'Tree line, Borderlands'."


class Refused(Exception):
    """Wrong input; the message says what was wrong and what would be right."""


@contextmanager
def refusing(place: str = "") -> Generator[None]:
    """Turns what the library objects to into a refusal, with the place in front."""
    try:
        yield
    except (ValueError, LookupError, IllegalAction) as error:
        message = str(error.args[0]) if error.args else str(error)
        raise Refused(f"{place}: {message}" if place else message) from None


def complain(message: str) -> None:
    """One sentence on standard error."""
    print(f"landscribe: {message}", file=sys.stderr)


def declare_language(command: ArgumentParser) -> None:
    """Lets the user choose the language."""
    command.add_argument("--language", metavar="LANGUAGE", help=f"one of {', '.join(LANGUAGES)}")


def words(language: str | None) -> Say:
    """The words of the language asked for, else of the user's locale, else of English."""
    if language is None:
        settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        locale = next(filter(None, settings), "")
        language = locale[:2] if locale[:2] in LANGUAGES else "en"
    with refusing("--language"):
        return say_in(language)


def read_file(name: str) -> str:
    """The text of a file, or of standard input for '-'."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise Refused(f"{name} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise Refused(f"{name} cannot be read: it is not text in UTF-8.") from None


def write_file(path: Path, text: str) -> None:
    """Writes the whole file or leaves it as it was."""
    try:
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise Refused(f"{path} cannot be written: {(error.strerror or str(error)).lower()}.") from None


def console() -> Console:
    """Where results are printed: in colour on a terminal, plain elsewhere and where NO_COLOR is set."""
    plain = bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty()
    width = None if sys.stdout.isatty() else 120
    return Console(color_system=None if plain else "auto", highlight=False, soft_wrap=True, width=width)


_STYLES = {"F": "green", "V": "red", "A": "yellow", "W": "blue", "M": "bold", "X": "magenta", ".": "dim"}


def painted(text: str) -> Text:
    """The text with the letters of its boards coloured."""
    lines: list[Text] = []
    for line in text.split("\n"):
        row = Text(line)
        if re.match(r" ?\d{1,2}  [ \[]\S", line):
            for col, letter in enumerate(line[4:], 4):
                if style := _STYLES.get(letter.upper()):
                    row.stylize(style, col, col + 1)
        lines.append(row)
    return Text("\n").join(lines)
