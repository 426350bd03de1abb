"""What the commands share: what is printed, files, complaints."""

import codecs
import errno
import os
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path

from landscribe.core.note import Note, Refusal, Say, Value, note
from landscribe.texts import LANGUAGES, say_in

FAILURES = ("enoent", "eacces", "eisdir", "enotdir", "enospc", "erofs", "enametoolong", "einval")


class Refused(Refusal):
    """Wrong input: what was wrong and what would be right."""


@contextmanager
def refusing(place: Value) -> Generator[None]:
    """Puts the place in front of what the library objects to."""
    try:
        yield
    except Refusal as refusal:
        raise Refused("refused-at", place=place, reason=refusal.note) from None


def complain(message: str) -> None:
    """One sentence on standard error."""
    print(f"landscribe: {message}", file=sys.stderr)


def asked_language(argv: Sequence[str]) -> str | None:
    """The language that is typed, found before anything else is read."""
    for word, after in pairwise([*argv, ""]):
        name, equals, value = word.partition("=")
        if name == "--language":
            return value if equals else after or None
    return None


def words(language: str | None = None) -> Say:
    """The words of the language asked for, else of the user's."""
    with refusing("--language"):
        return say_in(own_language() if language is None else language)


def own_language() -> str:
    """The language of the user's locale, or English."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, settings), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


def read_file(name: str) -> str:
    """The text of a file, or of standard input for '-'; a byte order mark is no part of it."""
    try:
        found = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        return found.decode("utf-8-sig")
    except OSError as error:
        raise Refused("refused-read", file=name, why=failure(error)) from None
    except UnicodeDecodeError:
        raise Refused("refused-read", file=name, why=note("refused-not-text")) from None


def failure(error: OSError) -> Note | str:
    """Why the system could not do it."""
    code = errno.errorcode.get(error.errno or 0, "").lower()
    return note(f"refused-os-{code}") if code in FAILURES else (error.strerror or str(error)).lower()


def write_file(path: Path, content: str | bytes) -> None:
    """Writes the whole file or leaves it as it was."""
    try:
        part = path.with_name(path.name + ".part")
        if isinstance(content, bytes):
            part.write_bytes(content)
        else:
            part.write_text(content, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise Refused("refused-write", file=str(path), why=failure(error)) from None
    except ValueError:  # a zero byte
        raise Refused("refused-write", file=str(path), why=note("refused-os-einval")) from None


def has_file(name: str) -> bool:
    """Whether there is such a file; not where no file could be called so."""
    try:
        return Path(name).exists()
    except OSError:
        return False


def keep_odd_bytes() -> None:
    """Lets what is typed but is no text come back as it was, as a file's name must, instead of failing."""
    codecs.register_error("landscribe", _odd_or_unknown)
    for stream, errors in ((sys.stdin, "surrogateescape"), (sys.stdout, "landscribe")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _odd_or_unknown(error: UnicodeError) -> tuple[str | bytes, int]:
    """The byte as it was typed, or a question mark for a letter that the terminal does not have."""
    try:
        return codecs.lookup_error("surrogateescape")(error)
    except UnicodeEncodeError as unknown:
        return "?" * (unknown.end - unknown.start), unknown.end


def show(text: str = "", is_heading: bool = False) -> None:
    """Prints a text: in colour on a terminal, plain elsewhere and where NO_COLOR is set."""
    if is_plain():
        print(text, flush=True)
    else:
        from landscribe.cli.colour import print_painted  # slow to import

        print_painted(text, is_heading)


def is_plain() -> bool:
    """Whether nothing may be printed in colour."""
    return bool(os.environ.get("NO_COLOR")) or not sys.stdout.isatty()
