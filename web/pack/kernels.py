"""Compiles the entry points of bots that search to WebAssembly: `python web/pack/kernels.py FOLDER`.

Numba makes LLVM's code of them, as for this machine, and LLVM makes WebAssembly of that. FOLDER then has a
module for each folder of games, and `kernels.json`: what entry points take, as `landscribe.device.kernels`
reads it.
"""

import json
import os
import re
import sys
from collections.abc import Callable, Collection, Mapping
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

os.environ |= {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "LANDSCRIBE_WITH": ""}

from objects import with_exports

from landscribe.bots import bots_of
from landscribe.core.rng import seeded
from landscribe.games import GAMES, game_named
from landscribe.native import compile as compiling
from landscribe.native import linking
from landscribe.native.cells import CELLS
from landscribe.native.toolchain import bytecode, llvm, numba, types

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
LETTERS = {types.int64: "q", types.uint64: "q", types.float64: "d", types.boolean: "i", CELLS: "c"}
COUNTING = re.compile(r"^define \w+ void @NRT_(incref|decref)\(.*?^}", re.MULTILINE | re.DOTALL)
UNCOUNTED = r"define internal void @NRT_\1(ptr %0) alwaysinline { ret void }"
"""Who owns an array is not counted: none is made."""
SHIFTS = Path(__file__).with_name("shifts.ll")
CALLED = ("__ashlti3", "__lshrti3")
"""What LLVM calls where a set of cells is shifted."""

Entry: TypeAlias = Callable[..., Any]


def noted(game: str) -> dict[Entry, tuple[Any, ...]]:
    """The entry points that bots of a game call, and the types of what they are given; nothing is run."""
    found = dict[Entry, tuple[Any, ...]]()

    def noting(function: Entry, what: object) -> Entry:
        del what

        def note(*values: object) -> int:
            takes = tuple(map(numba.typeof, values))
            assert found.setdefault(function, takes) == takes, f"{function} is called with several types"
            return 0

        return note

    compiling._dispatcher = noting
    rules = game_named(game)
    for seats in range(1, 1 + min(2, rules.seats[-1])):
        state = rules.new(rules.options({}), seats, 7)
        legal = list(rules.legal(state, 0))
        for choose in bots_of(game).values():
            choose(rules.view(state, 0), legal, seeded(7))
    return found


def module_of(entries: Mapping[Entry, tuple[Any, ...]]) -> bytes:
    """A module that exports these entry points by their names."""
    compiling.know_kernels()
    module, names = llvm.parse_assembly(SHIFTS.read_text()), dict[str, str]()
    for function, takes in entries.items():
        done = lowered(function, takes)
        code = done.library._get_module_for_linking().clone()
        names[done.fndesc.llvm_func_name] = name_of(function)
        code.get_function(done.fndesc.llvm_func_name).linkage = "external"
        module.link_in(code)
    return with_exports(emitted(str(module), names), names)


def lowered(function: Entry, takes: tuple[Any, ...]) -> Any:
    """LLVM's code of an entry point, and of all that it calls."""
    options = {**linking.ENTRY, "no_cpython_wrapper": True}
    handle = numba.njit(function, **options, pipeline_class=linking.PartCompiler)
    with linking._garbage_kept():
        handle.compile(takes)
    return handle.overloads[takes]


def emitted(text: str, names: Collection[str]) -> bytes:
    """The object that LLVM makes of its code for WebAssembly; only these functions are seen from outside."""
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        opt=3, features=FEATURES, cpu="generic", reloc="static"
    )
    text = re.sub(r'^target triple = ".*"', f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    layout = f'target datalayout = "{machine.target_data}"'
    text = re.sub(r'^target datalayout = ".*"', layout, text, flags=re.MULTILINE)
    text = COUNTING.sub(UNCOUNTED, text).replace("= common ", "= internal ")
    module = llvm.parse_assembly(text)
    for function in module.functions:
        if not function.is_declaration and function.name not in CALLED:
            function.linkage = "external" if function.name in names else "internal"
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    return machine.emit_object(module)


def name_of(function: Entry) -> str:
    """As Python calls an entry point."""
    return f"{function.__module__}.{function.__qualname__}"


def kind_of(kind: Any) -> Any:
    """How `landscribe.device.kernels` writes a type."""
    if isinstance(kind, types.BaseTuple):
        return [kind_of(each) for each in kind]
    if isinstance(kind, types.Array):
        assert kind.layout == "C", f"{kind} is not in one piece"
        return kind.ndim
    return "r" if isinstance(kind, types.Record) else LETTERS[kind]


def main(target: Path) -> None:
    """Compiles everything."""
    target.mkdir(parents=True, exist_ok=True)
    bytecode.FunctionIdentity._unique_ids = count(1)  # the same bytes whenever they are made
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    folders = dict[str, dict[Entry, tuple[Any, ...]]]()
    for game in GAMES:
        entries = folders.setdefault(game_named(game).folder, {})
        for function, takes in noted(game).items():
            assert entries.setdefault(function, takes) == takes, f"{function} is called with several types"
    written = {
        name_of(function): list(map(kind_of, takes))
        for entries in folders.values()
        for function, takes in entries.items()
    }
    (target / "kernels.json").write_text(json.dumps(written))
    for folder, entries in folders.items():
        (target / f"{folder}.wasm").write_bytes(module_of(entries))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
