"""Fresh environments with a built wheel and nothing of the tree, to be used as the pages of docs/ say."""

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

from tests.docs.following import ROOT

LOCKS = ("requirements.txt", "requirements-lab.txt")


class Installed(NamedTuple):
    """An environment, and a home of its own beside it."""

    folder: Path

    @property
    def home(self) -> Path:
        """Where commands run: whatever they keep, they keep here."""
        return self.folder / "home"

    @property
    def surroundings(self) -> dict[str, str]:
        """The variables of a new user, whose browser opens no window."""
        places = {
            f"XDG_{kind}_HOME": str(self.home / kind.lower()) for kind in ("CACHE", "CONFIG", "DATA", "STATE")
        }
        path = f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
        kept = {name: os.environ[name] for name in os.environ if name.startswith(("PIP_", "LC_", "SSL_"))}
        return {**kept, **places, "PATH": path, "HOME": str(self.home), "LANG": "C.UTF-8", "BROWSER": "true"}

    def run(self, *command: str | Path, typed: str = "") -> str:
        """What a command prints; AssertionError with all of it where it fails."""
        ran = subprocess.run(
            command,
            input=typed,
            cwd=self.home,
            env=self.surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
        return ran.stdout


def linked(wheel: Path, extras: str, folder: Path) -> Installed:
    """The wheel and exactly what it asks for, linked from the environment of the tests: in a moment."""
    bare, installed = _bare(wheel).folder, Installed(folder)
    shutil.copytree(bare, folder, symlinks=True)
    for script in (folder / "bin").iterdir():
        if script.is_file() and not script.is_symlink():  # the first line names the Python of its environment
            script.write_bytes(script.read_bytes().replace(bytes(bare), bytes(folder)))
    (site,) = folder.glob("lib/python*/site-packages")
    (itself,) = site.glob("landscribe-*.dist-info")
    for needed in _needed(Distribution.at(itself), extras):
        _link(needed, site)
    return installed


@cache
def _bare(wheel: Path) -> Installed:
    """The wheel alone, beside itself, to be copied."""
    folder = wheel.parent / "bare"
    installed = _fresh(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--quiet"]
    installed.run(*pip, "--no-deps", "--no-index", "--no-compile", wheel)
    return installed


def downloaded(wheel: Path, extras: str, folder: Path) -> Installed:
    """What pip makes of the same words as a user types, with the pins of the tree."""
    installed = _fresh(folder, with_pip=True)
    pins = folder / "pins.txt"
    locks = "".join((ROOT / lock).read_text(encoding="utf-8") for lock in LOCKS)
    pins.write_text("".join(f"{pin}\n" for pin in re.findall(r"^([a-z]\S*==.*?) *\\$", locks, re.MULTILINE)))
    named = f"landscribe[{extras}]" if extras else "landscribe"
    installed.run("pip", "install", "--quiet", "--constraint", pins, f"{named} @ {wheel.as_uri()}")
    return installed


def _fresh(folder: Path, with_pip: bool) -> Installed:
    venv.create(folder, symlinks=True, with_pip=with_pip)
    installed = Installed(folder)
    installed.home.mkdir()
    return installed


def _needed(itself: Distribution, extras: str) -> Iterable[Distribution]:
    """What it asks for with these extras, and all that those ask for."""
    found: dict[str, Distribution] = {}
    waiting = list(_asked(itself, {"", *extras.split(",")}))
    while waiting:
        name, wanted = waiting.pop()
        if name not in found:
            found[name] = distribution(name)
        waiting += [each for each in _asked(found[name], wanted) if each[0] not in found]
    return found.values()


def _asked(asking: Distribution, extras: set[str]) -> Iterator[tuple[str, set[str]]]:
    for text in asking.requires or ():
        wanted = Requirement(text)
        if not wanted.marker or any(wanted.marker.evaluate({"extra": extra}) for extra in extras):
            yield wanted.name, {"", *wanted.extras}


def _link(needed: Distribution, site: Path) -> None:
    tops = {Path(file).parts[0] for file in needed.files or ()} - {"..", "__pycache__"}
    for top in tops:
        if not (site / top).exists():
            (site / top).symlink_to(Path(str(needed.locate_file(top))))
