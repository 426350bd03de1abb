"""How parts become the machine code of an entry point: linked as they are, and then optimised once.

Numba alone would optimise each part, and make machine code of it, with all that it calls: what lies deep
down again for every level above it.
"""

import gc
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from typing import Any

from landscribe.native.announce import show_progress
from landscribe.native.toolchain import codegen, compiler, dynfunc, machinery, passes

PARTS_A_DOT = 10
_parts = count(1)
_compiled: dict[Any, Any] = {}


class _PartLibrary(codegen.JITCodeLibrary):
    """The code of a part, and of those that it calls."""

    def finalize(self) -> None:
        """Gathers what an entry point is to optimise."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


@machinery.register_pass(mutates_CFG=True, analysis_only=False)
class _PartLowering(passes.NativeLowering):
    """Makes LLVM's code of a part, but no machine code."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """As Numba does, but for what makes it run."""
        library = state.library = _PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        try:
            passes.NativeLowering.run_pass(self, state)
        finally:
            state.flags.no_compile = False  # flags are keys, which may not change
        library.finalize()
        lowered = state["cr"]
        state["cr"] = lowered._replace(cfunc=_handle(lowered, library))
        state.targetctx.insert_user_function(state["cr"].cfunc, lowered.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        if next(_parts) % PARTS_A_DOT == 0:
            show_progress()
        return True


def _handle(lowered: Any, library: Any) -> Any:
    """By which callers find a part; Python never calls it."""
    description = lowered.fndesc
    name = description.qualname.split(".")[-1]
    return dynfunc.make_function(description.lookup_module(), name, "", 0, lowered.env, (library,))


class PartCompiler(compiler.Compiler):
    """How a part is compiled."""

    def compile_extra(self, func: Any) -> Any:
        """As Numba does, but once for all callers; it asks again where their own options differ."""
        wanted = func, self.state.args, self.state.flags.copy()
        if wanted not in _compiled:
            done = compiler.Compiler.compile_extra(self, func)
            _compiled[wanted] = done._replace(metadata=None)  # times of compiling, which are noted but once
        return _compiled[wanted]

    def define_pipelines(self) -> list[Any]:
        """As Numba does, with another last step."""
        (pipeline,) = compiler.Compiler.define_pipelines(self)
        pipeline.passes = [
            (_PartLowering if step is passes.NativeLowering else step, why) for step, why in pipeline.passes
        ]
        pipeline.finalize()
        return [pipeline]


class EntryCompiler(compiler.Compiler):
    """How an entry point is compiled, with all its parts."""

    def compile_extra(self, func: Any) -> Any:
        """As Numba does, but Python does not look for garbage meanwhile, among millions of small objects."""
        with _garbage_kept():
            return compiler.Compiler.compile_extra(self, func)


@contextmanager
def _garbage_kept() -> Generator[None]:
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
