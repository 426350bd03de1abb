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

from landscribe.core import own
from landscribe.core.note import Refusal, WrongValue
from landscribe.core.own import line_of, wrong_at
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
            raise wrong_at(str(file), error.lineno, error.msg) from None
        except Refusal as refusal:
            raise wrong_at(str(file), line_of(refusal, str(file)), refusal.note) from None
        except (Exception, SystemExit) as error:
            why = f"{type(error).__name__}: {error}"
            raise wrong_at(str(file), line_of(error, str(file)), why) from None


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
