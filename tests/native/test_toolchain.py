"""Numba's private parts that we use are where we look for them; a version that moves one is found here."""

import tomllib
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from landscribe.native.cache import DiskCache, Locator
from landscribe.native.cells import CellsType
from landscribe.native.toolchain import caching, numba

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
FUNCTIONS = {
    "caching.FunctionCache.__init__": "self, py_func",
    "caching.FunctionCache._guard_against_spurious_io_errors": "self",
    "caching.FunctionCache._load_overload": "self, sig, target_context",
    "caching.FunctionCache.load_overload": "self, sig, target_context",
    "caching.FunctionCache.save_overload": "self, sig, data",
    "caching.NullCache.load_overload": "self, sig, target_context",
    "cgutils.get_or_insert_function": "module, fnty, name",
    "cgutils.is_not_null": "builder, val",
    "extending.models.PrimitiveModel.__init__": "self, dmm, fe_type, be_type",
    "imputils.lower_builtin": "func, argtys",
    "imputils.lower_cast": "fromty, toty",
    "imputils.lower_constant": "ty",
    "runtime.rtsys.initialize": "ctx",
    "serialize.dumps": "obj",
    "templates.infer_global": "val, typ, kwargs",
    "templates.signature": "return_type, args, kws",
}
"""What we call, and with what."""


def part(path: str) -> Any:
    """A part of the toolchain by its path."""
    module, *names = path.split(".")
    found = getattr(import_module("landscribe.native.toolchain"), module)
    for name in names:
        found = getattr(found, name)
    return found


@pytest.mark.parametrize("path", FUNCTIONS)
def test_a_function_of_numba_takes_what_we_give_it(path: str) -> None:
    assert ", ".join(signature(part(path)).parameters) == FUNCTIONS[path]


def test_numba_asks_our_locator_where_code_is_kept() -> None:
    assert part("caching.FunctionCache._impl_class") is caching.CompileResultCacheImpl
    for locator in caching.CompileResultCacheImpl._locator_classes:
        asked = {name for name in dir(locator) if name.startswith(("get_", "ensure_", "from_"))}
        assert asked - {"get_suitable_cache_subpath"} <= set(dir(Locator))


def test_a_dispatcher_asks_our_cache() -> None:
    dispatcher = numba.njit(part)
    assert {"load_overload", "save_overload"} <= set(dir(dispatcher._cache)) & set(dir(DiskCache))


def test_functions_of_one_name_are_told_apart_by_numbers_that_we_can_set() -> None:
    first = next(part("bytecode.FunctionIdentity._unique_ids"))

    def same(number: int) -> int:
        return number

    dispatcher = numba.njit(same)
    dispatcher.compile((part("types.int64"),))
    (compiled,) = dispatcher.overloads.values()
    assert compiled.fndesc.uid > first


def test_our_types_have_their_places_among_those_of_numba() -> None:
    assert issubclass(CellsType, part("types.Type"))
    assert issubclass(part("types.NamedTuple"), part("types.BaseNamedTuple"))
    assert issubclass(part("types.NamedUniTuple"), part("types.BaseNamedTuple"))
    assert part("templates.AbstractTemplate")


def test_numba_is_within_the_bounds_that_match_these_parts() -> None:
    extras = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    (bounds,) = (found for text in extras["fast"] if (found := Requirement(text)).name == "numba")
    assert {sign.operator for sign in bounds.specifier} == {">=", "<"}
    assert numba.__version__ in bounds.specifier
