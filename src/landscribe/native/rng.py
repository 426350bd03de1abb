"""Chance in native code: the same bits as `core.rng`, on unsigned 64-bit words."""

from typing import Any

from landscribe.core.rng import advanced, below, mixed
from landscribe.native.entry import part
from landscribe.native.toolchain import extending, numba, types

uint64, int64 = numba.uint64, numba.int64
HALF = uint64(32)

part(advanced)
part(mixed)


@extending.overload(below)
def native_below(rng: Any, limit: Any) -> Any:
    """`below`, without the detour through floats that mixed signs would take."""
    if rng != types.uint64 or not isinstance(limit, types.Integer):
        return None

    def drawn(rng: Any, limit: Any) -> Any:
        rng = advanced(rng)
        return rng, int64((mixed(rng) >> HALF) * uint64(limit) >> HALF)

    return drawn


@part
def order(items: Any) -> None:
    """Puts the numbers from 0 in order, to be shuffled."""
    for place in range(len(items)):
        items[place] = place


@part
def shuffle(rng: Any, items: Any, size: int) -> Any:
    """`shuffled` on the first items of an array, in place: the next state."""
    for last in range(size - 1, 0, -1):
        rng, other = below(rng, last + 1)
        items[last], items[other] = items[other], items[last]
    return rng


@part
def player_of(seed: Any) -> Any:
    """The chance by which the players of a game with this seed choose, apart from that of the deal."""
    return mixed(advanced(seed))
