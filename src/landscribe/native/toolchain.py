"""Numba and LLVM as native code uses them; neither is typed, so here they are `Any`."""

from importlib import import_module
from typing import Any

numba: Any = import_module("numba")
caching: Any = import_module("numba.core.caching")
cgutils: Any = import_module("numba.core.cgutils")
extending: Any = import_module("numba.extending")
imputils: Any = import_module("numba.core.imputils")
runtime: Any = import_module("numba.core.runtime")
templates: Any = import_module("numba.core.typing.templates")
types: Any = import_module("numba.core.types")
ir: Any = import_module("llvmlite.ir")
llvm: Any = import_module("llvmlite.binding")
