"""How parts become the machine code of an entry point: linked as they are, and then optimised once.

Numba alone would optimise each part, and make machine code of it, with all that it calls: what lies deep
down again for every level above it.
"""

import gc
import os
import pickle
import secrets
from collections.abc import Generator
from contextlib import contextmanager
from copy import copy
from itertools import count
from typing import Any

from landscribe.native.ahead import begin, kept
from landscribe.native.announce import show_progress
from landscribe.native.toolchain import (
    bytecode,
    codegen,
    compiler,
    dynfunc,
    llvm,
    machinery,
    numba,
    passes,
    serialize,
)
from landscribe.native.turns import end_all

ENTRY: dict[str, Any] = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
PARTS_A_DOT = 10
_parts = count(1)
_compiled: dict[Any, Any] = {}


def _number_anew() -> None:
    """Numbers functions from where no other process does.

    Only its number tells a function from another of the same name and types, and a process that finds the
    code of several on disk takes what has the same name for the same.
    """
    bytecode.FunctionIdentity._unique_ids = count(secrets.randbits(60))


_number_anew()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_number_anew)


class _PartLibrary(codegen.JITCodeLibrary):
    """The code of a part. What it calls is linked once, where an entry point asks for all of it."""

    def finalize(self) -> None:
        """Notes what an entry point has to start."""
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """This part and all that it calls, however deep, as functions that may be dropped or merged."""
        if self._shared_module is None:
            module = self._final_module.clone()
            parts, others = _needed(self)
            for part in parts:
                module.link_in(_mergeable(part._final_module.clone()))
            for other in others:
                module.link_in(other._get_module_for_linking(), preserve=True)
            self._shared_module = _mergeable(module)
        return self._shared_module


def _mergeable(module: Any) -> Any:
    """The module, its functions such as may be dropped, or be another's too, as those of generators are."""
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external:
            function.linkage = "linkonce_odr"
    return module


def _needed(library: Any) -> tuple[dict[Any, None], dict[Any, None]]:
    """The parts that a part calls, however deep, and what else is called: by it and by them."""
    parts, others, waiting = dict[Any, None](), dict[Any, None](), [library]
    while waiting:
        for called in waiting.pop()._linking_libraries:
            if not isinstance(called, _PartLibrary):
                others[called] = None
            elif called is not library and called not in parts:
                parts[called] = None
                waiting.append(called)
    return parts, others


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
        state["cr"] = lowered._replace(cfunc=_handle(lowered.fndesc, lowered.env, library))
        state.targetctx.insert_user_function(state["cr"].cfunc, lowered.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        if next(_parts) % PARTS_A_DOT == 0:
            show_progress()
        return True


def _handle(description: Any, environment: Any, library: Any) -> Any:
    """By which callers find a part; Python never calls it."""
    name = description.qualname.split(".")[-1]
    return dynfunc.make_function(description.lookup_module(), name, "", 0, environment, (library,))


class PartCompiler(compiler.Compiler):
    """How a part is compiled."""

    def compile_extra(self, func: Any) -> Any:
        """As Numba does, but once for all callers; it asks again where their own options differ."""
        state = self.state
        wanted = func, state.args, state.flags.copy()
        if wanted not in _compiled:
            data = kept(func, state.args)
            done = data and _unpacked(data, state.flags.summary(), state.targetctx)
            done = done or compiler.Compiler.compile_extra(self, func)
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
        begin(func)
        try:
            with _garbage_kept():
                return compiler.Compiler.compile_extra(self, func)
        except BaseException:
            end_all()
            raise


# Parts that are made ahead


def made(function: Any, takes: tuple[Any, ...]) -> bytes:
    """A part with these types, called as an entry point would call it, to be linked in another process."""
    names = ", ".join(f"value_{place}" for place in range(len(takes)))
    known: dict[str, Any] = {"function": function}
    exec(f"def entry({names}): return function({names})", known)
    with _garbage_kept():
        numba.njit(known["entry"], **ENTRY, pipeline_class=PartCompiler).compile(takes)
    for (func, args, flags), done in _compiled.items():
        if func is function and args == takes:
            return _packed(done, flags.summary())
    raise AssertionError(f"{function} was not compiled for {takes}.")


def _packed(done: Any, flags: str) -> bytes:
    description = copy(done.fndesc)
    description.typemap = description.calltypes = description.global_dict = None
    code = done.library._get_module_for_linking().as_bitcode()
    return serialize.dumps((flags, done.signature, description, done.reload_init, code))


def _unpacked(data: bytes, flags: str, context: Any) -> Any:
    """The part, if it was compiled with these flags and nothing has damaged it."""
    try:
        made_with, signature, description, reload_init, code = pickle.loads(data)
        module = llvm.parse_bitcode(code)
    except Exception:
        return None
    if made_with != flags:
        return None
    for start in reload_init:
        start()
    library = _PartLibrary(context.codegen(), description.qualname)
    library._final_module = module
    library._final_module.get_function(description.llvm_func_name).linkage = "external"
    library._reload_init.update(reload_init)
    library.finalize()
    environment = dynfunc.Environment({})
    result = compiler.compile_result(
        typing_context=context.typing_context,
        target_context=context,
        library=library,
        entry_point=_handle(description, environment, library),
        environment=environment,
        fndesc=description,
        signature=signature,
        objectmode=False,
        reload_init=reload_init,
    )
    context.insert_user_function(result.entry_point, description, [library])
    return result


@contextmanager
def _garbage_kept() -> Generator[None]:
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
