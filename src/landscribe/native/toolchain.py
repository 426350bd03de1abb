"""Numba and LLVM as native code uses them; neither is typed, so here they are `Any`."""

from importlib import import_module
from typing import Any

numba: Any = import_module("numba")
bytecode: Any = import_module("numba.core.bytecode")
caching: Any = import_module("numba.core.caching")
cgutils: Any = import_module("numba.core.cgutils")
codegen: Any = import_module("numba.core.codegen")
compiler: Any = import_module("numba.core.compiler")
dynfunc: Any = import_module("numba._dynfunc")
errors: Any = import_module("numba.core.errors")
extending: Any = import_module("numba.extending")
imputils: Any = import_module("numba.core.imputils")
machinery: Any = import_module("numba.core.compiler_machinery")
passes: Any = import_module("numba.core.typed_passes")
registry: Any = import_module("numba.core.registry")
runtime: Any = import_module("numba.core.runtime")
serialize: Any = import_module("numba.core.serialize")
templates: Any = import_module("numba.core.typing.templates")
types: Any = import_module("numba.core.types")
ir: Any = import_module("llvmlite.ir")
llvm: Any = import_module("llvmlite.binding")
