"""Compiled code on disk: found again as long as no source it could come from has changed."""

import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

from landscribe import own
from landscribe.core.note import Value, note
from landscribe.native.announce import announce
from landscribe.native.toolchain import caching, numba, runtime
from landscribe.native.turns import Turn

PACKAGE = Path(__file__).parents[1]
NATIVE = (  # what all native code is made with
    PACKAGE / "native" / "compile.py",
    PACKAGE / "native" / "linking.py",
    PACKAGE / "native" / "rng.py",
)
OWN = PACKAGE / "core" / "own.py"
IMPORT = re.compile(r"^\s*(?:from|import) (landscribe[.\w]*)(?: import (\([^)]*\)|.*))?", re.MULTILINE)
KEPT = 60  # folders of other files and versions that stay
STARTED = time.time()


def home() -> Path:
    """The folder for compiled code of every version: NUMBA_CACHE_DIR, or in the user's cache."""
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given) / "landscribe"
    if given := os.environ.get("XDG_CACHE_HOME"):
        return Path(given) / "landscribe" / "native"
    match sys.platform:
        case "win32":
            base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        case "darwin":
            base = Path.home() / "Library" / "Caches"
        case _:
            base = Path.home() / ".cache"
    return base / "landscribe" / "native"


@cache
def sources(start: Path) -> frozenset[Path]:
    """A file and all of ours that it imports, directly or not: whatever its compiled code can come from."""
    found, waiting = set[Path](), [start, *NATIVE]
    while waiting:
        file = waiting.pop()
        if file not in found and file.is_file():
            found.add(file)
            if file == OWN:
                waiting += own.files()
            for module, names in IMPORT.findall(file.read_text(encoding="utf-8")):
                place = PACKAGE.joinpath(*module.split(".")[1:])
                waiting += [place.with_suffix(".py"), place / "__init__.py"]
                waiting += [place / f"{name}.py" for name in re.findall(r"\w+", names)]
    return frozenset(found)


@cache
def folder(files: frozenset[Path]) -> Path | None:
    """Where code of these files is kept: nowhere if not writable, or if a file changed since we began."""
    try:
        if max(file.stat().st_mtime for file in files) > STARTED:
            return None
        place = home() / _version(files)
        is_new = not place.exists()
        place.mkdir(parents=True, exist_ok=True)
        os.utime(place)
        tempfile.TemporaryFile(dir=place).close()
    except OSError:
        return None
    if is_new:
        _forget_old(place)
    return place


def _version(files: frozenset[Path]) -> str:
    """A name for what the files say and for the compiler; Numba itself tells processors apart."""
    digest = sha256(numba.__version__.encode())
    for file in sorted(files):
        text = file.read_bytes()
        digest.update(f"{file} {len(text)} ".encode() + text)
    return digest.hexdigest()[:24]


def _forget_old(place: Path) -> None:
    with suppress(OSError):
        others = [other for other in place.parent.iterdir() if other != place]
        for other in sorted(others, key=lambda other: other.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(other, ignore_errors=True)


def _place(function: Callable[..., Any]) -> Path | None:
    file = Path(function.__code__.co_filename)
    return folder(sources(file)) if file.is_file() else None


class Locator:
    """Tells Numba the folder; its name already says of which sources the code is."""

    def __init__(self, function: Callable[..., Any], place: Path) -> None:
        self._place = place
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "Locator | None":
        """The place for a function; None where nothing can be kept."""
        del file
        place = _place(function)
        return cls(function, place) if place else None

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self._place)

    def ensure_cache_path(self) -> None:
        """Makes the folder again if someone has cleared the cache meanwhile."""
        self._place.mkdir(parents=True, exist_ok=True)

    def get_source_stamp(self) -> str:
        """What the folder's name says."""
        return self._place.name

    def get_disambiguator(self) -> str:
        """What tells functions of the same name in files of the same name apart."""
        return str(self._line)


class _Implementation(caching.CompileResultCacheImpl):
    _locator_classes = (Locator,)


class _FunctionCache(caching.FunctionCache):
    _impl_class = _Implementation

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """As Numba does, but starting only what compiled code runs on, and not the compiler."""
        runtime.rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


class DiskCache:
    """What Numba asks for compiled code before it compiles, and gives it afterwards."""

    def __init__(self, function: Callable[..., Any], what: Value) -> None:
        place = _place(function)
        self._inner: Any = _FunctionCache(function) if place else caching.NullCache()
        self._turn = (
            Turn(place / f"{function.__name__}-{function.__code__.co_firstlineno}") if place else None
        )
        self._what = what
        self._start = 0.0

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The compiled code, once another process has made it that is about to; None where it is our turn.

        Then we say what will take so long, and where we wait for it unless one of our workers does.
        """
        found = self._found(signature, context)
        if found is not None:
            return found
        self._start = time.perf_counter()
        is_free = self._turn is None or self._turn.take()
        if is_free or parent_process() is None:
            announce(note("native-compiling", what=self._what), end=" ")
        if self._turn and not is_free:
            self._turn.wait()
        found = self._found(signature, context)  # which may be there since we looked
        if found is not None:
            self._done(is_told=not is_free and parent_process() is None)
        return found

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keeps compiled code, unless the disk refuses."""
        with suppress(OSError):
            self._inner.save_overload(signature, compiled)
        self._done(is_told=True)

    def _found(self, signature: Any, context: Any) -> Any:
        """What is on disk; a damaged file is nothing."""
        with suppress(Exception):
            return self._inner.load_overload(signature, context)

    def _done(self, is_told: bool) -> None:
        if is_told:
            announce(note("native-compiled", seconds=round(time.perf_counter() - self._start)))
        if self._turn:
            self._turn.end()
