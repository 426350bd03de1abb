"""Chance in native code: the same bits as `core.rng`, on unsigned 64-bit words."""

from typing import Any

from landscribe.core.rng import Chance, Word, advanced, below, forked, mixed
from landscribe.native.compile import part
from landscribe.native.toolchain import extending, numba, types

uint64, int64 = numba.uint64, numba.int64
HALF = uint64(32)

part(advanced)
part(mixed)
part(forked)


@extending.overload(below)
def native_below(chance: Any, limit: Any) -> Any:
    """`below`, without the detour through floats that mixed signs would take."""
    if not isinstance(chance, types.BaseNamedTuple) or not isinstance(limit, types.Integer):
        return None

    def drawn(chance: Any, limit: Any) -> Any:
        chance = advanced(chance)
        return chance, int64((mixed(chance.value) >> HALF) * uint64(limit) >> HALF)

    return drawn


@part
def stream_of(seed: Word, label: Word, gamma: Word) -> Chance:
    """`stream` of a number, by the label and the step of its name."""
    return Chance(mixed(uint64(seed + label)), uint64(gamma))


@part
def order(items: Any) -> None:
    """Puts the numbers from 0 in order, to be shuffled."""
    for place in range(len(items)):
        items[place] = place


@part
def shuffle(chance: Chance, items: Any, size: int) -> Chance:
    """`shuffled` on the first items of an array, in place: the next state."""
    for last in range(size - 1, 0, -1):
        chance, other = below(chance, last + 1)
        items[last], items[other] = items[other], items[last]
    return chance
