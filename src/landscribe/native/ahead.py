"""Parts that take long to compile and that several entry points call: made ahead, by a process of their own.

While an entry point is compiled here, another process compiles such a part, and keeps it on disk; whoever
needs it, now or later, links it. Without a second core or a place on disk it is compiled where it is needed.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import CodeType, FunctionType
from typing import Any, NamedTuple

from landscribe.native.cache import folder, sources
from landscribe.native.toolchain import registry
from landscribe.native.turns import GLANCE, PATIENCE, Turn

HELP = "from landscribe.native.ahead import work; work({!r})"


class Ahead(NamedTuple):
    """A part, and the types with which it is called."""

    module: str  # in which it is declared
    name: str
    function: Callable[..., Any]
    takes: Callable[[], tuple[Any, ...]]


_declared: list[Ahead] = []
_helpers: dict[str, Thread | None] = {}  # who waits for a process, by module; None where we are that process


def ahead(module: str, name: str, function: Callable[..., Any], takes: Callable[[], tuple[Any, ...]]) -> None:
    """Declares a part that is made ahead; its name is its own in this module."""
    _declared.append(Ahead(module, name, function, takes))


def begin(entry: Callable[..., Any]) -> None:
    """Lets the parts be made that an entry point may need and that are not on disk yet."""
    if _cores() < 2:
        return
    functions = called_by(entry)
    for each in _declared:
        if each.module not in _helpers and each.function in functions:
            path = _path(each)
            if path is not None and not path.exists():
                _helpers[each.module] = _started(each.module)


def called_by(entry: Callable[..., Any]) -> set[Callable[..., Any]]:
    """All functions that a function names, and that these name."""
    found, waiting = set[Callable[..., Any]](), list[Any]([entry])
    while waiting:
        function = waiting.pop()
        if isinstance(function, FunctionType) and function not in found:
            found.add(function)
            waiting += (cell.cell_contents for cell in function.__closure__ or ())
            waiting += (function.__globals__.get(name) for name in _names_in(function.__code__))
    return found


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from _names_in(each)


def kept(function: Callable[..., Any], takes: tuple[Any, ...]) -> bytes | None:
    """What is kept of a part with these types, when it is ready; None where it is not made ahead."""
    for each in _declared:
        if each.function is function and each.takes() == takes and (path := _path(each)):
            end = time.monotonic() + PATIENCE
            while not path.exists() and _is_coming(each, path) and time.monotonic() < end:
                time.sleep(GLANCE)
            with suppress(OSError):
                return path.read_bytes()
    return None


def _is_coming(each: Ahead, path: Path) -> bool:
    """Whether another process makes it: one of ours, or anybody's."""
    if each.module not in _helpers:
        return Turn(path).is_taken()
    helper = _helpers[each.module]
    return helper is not None and helper.is_alive()


def work(module: str) -> None:
    """Makes the parts of a module, and keeps them: all that a process does that was started for it.

    It says nothing but its dots: where it fails, or is interrupted, who waits for it compiles the part.
    """
    with suppress(Exception, KeyboardInterrupt):
        _work(module)


def _work(module: str) -> None:
    _helpers[module] = None
    import_module(module)
    compiling = import_module("landscribe.native.compile")
    linking = import_module("landscribe.native.linking")
    for each in _declared:
        path = _path(each)
        if each.module == module and path is not None and not path.exists():
            turn = Turn(path)
            turn.wait()
            if path.exists():
                continue
            compiling.know_kernels()
            part = linking.made(each.function, each.takes())
            scratch = path.with_suffix(f".{os.getpid()}")
            scratch.write_bytes(part)
            scratch.replace(path)
            turn.end()


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _source(each: Ahead) -> Path:
    return Path(str(sys.modules[each.module].__file__))


def _path(each: Ahead) -> Path | None:
    """Where it is kept; the name tells processors and versions of Python apart."""
    place = folder(sources(_source(each)))
    made_for = registry.cpu_target.target_context.codegen().magic_tuple(), sys.version_info[:2]
    return place and place / f"{each.name}-{sha256(repr(made_for).encode()).hexdigest()[:12]}.part"


def _started(module: str) -> Thread:
    """Who waits for the process, so that it is complained of by nobody, even where it ends after us."""
    helper = Thread(target=_run, args=[module], daemon=True)
    helper.start()
    return helper


def _run(module: str) -> None:
    command = [sys.executable, "-c", HELP.format(module)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with suppress(OSError):
        subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        )
