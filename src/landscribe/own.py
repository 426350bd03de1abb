"""The files with cards of one's own: where they are, and what is wrong with them.

The environment names them, so that every process of a command reads the same ones. Each is a set of cards,
called as its file is.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb

from landscribe.core import own
from landscribe.core.note import Refusal, Value, WrongValue, note
from landscribe.core.text import slug

WITH = "LANDSCRIBE_WITH"
"""The files, one after the other as in PATH."""
FOLDER = "cards"
"""Beside the tables that are kept: its files are always read."""


def use(names: Sequence[str]) -> None:
    """Lets this process and those that it starts read these files, too; before any game is asked for."""
    if names and own.are_read():
        raise WrongValue("refused-own-late")
    if names:
        found = [*_named(), *(str(Path(name).absolute()) for name in names)]
        os.environ[WITH] = os.pathsep.join(dict.fromkeys(found))


def files() -> tuple[Path, ...]:
    """The files to read: those that are named, and of the folder for them those with other names."""
    named, kept = [*map(Path, _named())], sorted((data_folder() / FOLDER).glob("*.py"))
    names = {file.name for file in named}
    return (*named, *(file for file in kept if file.name not in names))


def _named() -> list[str]:
    return [name for name in os.environ.get(WITH, "").split(os.pathsep) if name]


def data_folder() -> Path:
    """Where tables and cards are kept unless someone says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "landscribe"


def read_files() -> None:
    """Runs every file; whatever is wrong with one is a sentence, with the line where it is."""
    for file in files():
        try:
            _read(file)
        except OSError as error:
            raise WrongValue("refused-own-file", file=str(file), why=error.strerror or str(error)) from None
        except SyntaxError as error:
            raise _wrong(file, error.lineno, error.msg) from None
        except Refusal as refusal:
            raise _wrong(file, _line(refusal, file), refusal.note) from None
        except (Exception, SystemExit) as error:
            raise _wrong(file, _line(error, file), f"{type(error).__name__}: {error}") from None


def _read(file: Path) -> None:
    digest = sha256(file.read_bytes()).hexdigest()[:12]
    name = slug(file.stem)
    with own.opened(name, digest) as declared:
        spec = spec_from_file_location(f"landscribe_own_{name.replace('-', '_')}", file)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[spec.name] = module_from_spec(spec)
        spec.loader.exec_module(module)
        if not declared.pieces:
            raise WrongValue("refused-own-empty")


def _wrong(file: Path, line: int | None, reason: Value) -> WrongValue:
    place = note("refused-own-line", file=str(file), line=str(line)) if line else str(file)
    return WrongValue("refused-at", place=place, reason=reason)


def _line(error: BaseException, file: Path) -> int | None:
    """The last line of the file that had to do with it."""
    found = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(file)]
    return found[-1] if found else None
