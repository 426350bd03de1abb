"""A kernel as a row of instructions: run once in Python, on a set of cells that notes what is done to it.

Whatever else the kernel is given is known then, so that no loop is left of it, nor a function to compile.
"""

from typing import Any

from landscribe.native.cells import WIDE
from landscribe.native.toolchain import ir


class Traced:
    """A set of cells that is known only when native code runs."""

    def __init__(self, builder: Any, value: Any) -> None:
        self.builder = builder
        self.value = value

    def __rshift__(self, by: int) -> "Traced":
        return self if by == 0 else self._next(self.builder.lshr(self.value, ir.Constant(WIDE, by)))

    def __and__(self, other: "Traced | int") -> "Traced":
        right = other.value if isinstance(other, Traced) else ir.Constant(WIDE, other)
        return self._next(self.builder.and_(self.value, right))

    __rand__ = __and__

    def _next(self, value: Any) -> "Traced":
        return Traced(self.builder, value)
