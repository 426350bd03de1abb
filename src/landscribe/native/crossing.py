"""How Python values enter native code, by their annotations; a NamedTuple stays one, of native fields."""

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints

import numpy as np

from landscribe.core.grid import Cells
from landscribe.core.rng import Word
from landscribe.native.cells import CellSet

Crossing: TypeAlias = Callable[[Any], Any]


@cache
def crossings(function: Callable[..., Any]) -> tuple[Crossing, ...]:
    """How each parameter of an annotated function is converted."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return tuple(map(crossing, hints.values()))


@cache
def crossing(kind: Any) -> Crossing:
    """How a value annotated so is converted."""
    if kind == Cells:
        return CellSet
    if kind == Word:
        return np.uint64
    if kind in (int, float, bool) or get_origin(kind) is np.ndarray or is_protocol(kind):
        return _unchanged  # a protocol describes a record
    if kind in (Sequence[int], Iterable[int], list[int]):
        return lambda values: np.array(values, np.int64)
    if get_origin(kind) is tuple:
        return _row(get_args(kind))
    if hasattr(kind, "_fields"):
        return _named(kind)
    if isinstance(kind, type) and issubclass(kind, IntEnum):
        return int
    raise TypeError(f"{kind} cannot enter native code: it takes Cells, numbers, arrays and tuples of them.")


def is_protocol(kind: Any) -> bool:
    """Whether this is a protocol."""
    return getattr(kind, "_is_protocol", False)


def _unchanged(value: Any) -> Any:
    return value


def _row(kinds: tuple[Any, ...]) -> Crossing:
    if len(kinds) == 2 and kinds[1] is ...:
        each = crossing(kinds[0])
        return lambda values: tuple(map(each, values))
    parts = tuple(map(crossing, kinds))
    return lambda values: tuple(part(value) for part, value in zip(parts, values, strict=True))


def _named(kind: Any) -> Crossing:
    hints = get_type_hints(kind, include_extras=True)
    parts = tuple(crossing(hints[field]) for field in kind._fields)
    return lambda value: kind(*(part(item) for part, item in zip(parts, value, strict=True)))
