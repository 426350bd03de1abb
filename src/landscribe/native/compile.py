"""What makes Python native: functions that are compiled when first called, and kept on disk."""

import re
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from landscribe import own
from landscribe.core.cells import KERNELS
from landscribe.core.note import Value, WrongValue, note
from landscribe.core.own import wrong_at
from landscribe.native.cache import DiskCache
from landscribe.native.crossing import crossings
from landscribe.native.linking import ENTRY, EntryCompiler, PartCompiler
from landscribe.native.toolchain import errors, extending, numba

Params = ParamSpec("Params")
Result = TypeVar("Result")

_INNER: dict[str, Any] = {
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "error_model": "numpy",
    "pipeline_class": PartCompiler,
}
_PLACE = re.compile(r'File "(.+)", line (\d+)')
_known: set[Callable[..., Any]] = set()


def part(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Marks a function of native code that entry points call."""
    return extending.register_jitable(**_INNER)(function)


def inlined(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Marks a part that, with what it calls, is put into its callers: what they do not need costs nothing."""
    return extending.register_jitable(**_INNER, forceinline=True)(function)


def separate(function: Callable[Params, Result]) -> Callable[Params, Result]:
    """Marks a part that is not put into its callers, even into those that are inlined: it compiles once."""
    return extending.register_jitable(**_INNER, forceinline=False)(function)


def compiled(what: Value) -> Callable[[Callable[Params, Result]], Callable[Params, Result]]:
    """Makes a function native; `what` tells the user what is being compiled."""

    def declare(function: Callable[Params, Result]) -> Callable[Params, Result]:
        @cache
        def dispatcher() -> Any:
            return _dispatcher(function, what)

        @wraps(function)
        def call(*values: Params.args, **named: Params.kwargs) -> Result:
            ways = crossings(function)
            try:
                return dispatcher()(*(way(value) for way, value in zip(ways, values, strict=True)), **named)
            except errors.NumbaError as error:
                raise _blamed(str(error)) or error from error

        return call

    return declare


def _blamed(complaint: str) -> WrongValue | None:
    """What to say where a card of one's own cannot be compiled: Numba's text names its line first."""
    files = {file.resolve(): file for file in own.files()}
    for name, line in _PLACE.findall(complaint):
        if file := files.get(Path(name).resolve()):
            return wrong_at(str(file), int(line), note("refused-own-native"))
    return None


def _dispatcher(function: Callable[..., Any], what: Value) -> Any:
    """Numba's handle on the function, once it knows the kernels and our cache."""
    know_kernels()
    dispatcher = numba.njit(function, **ENTRY, pipeline_class=EntryCompiler)
    dispatcher._cache = DiskCache(function, what)
    return dispatcher


def know_kernels() -> None:
    """Makes every kernel that there is a part."""
    for kernel in KERNELS:
        if kernel not in _known:
            _known.add(kernel)
            part(kernel)
