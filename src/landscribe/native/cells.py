"""A set of cells in native code: LLVM's 128-bit integer, with the operators and primitives of kernels.

It keeps 128 bits: what a kernel shifts beyond them is lost, and a shift must be shorter than that.
"""

import operator
from collections.abc import Callable
from typing import Any

from landscribe.core.cells import count, has_at, index, lowest, only_if
from landscribe.core.grid import LARGEST, Cells
from landscribe.native.toolchain import cgutils, extending, imputils, ir, llvm, numba, templates, types

WORD, WIDE = ir.IntType(64), ir.IntType(LARGEST)
NOTHING, HALF = ir.Constant(WIDE, 0), ir.Constant(WIDE, 64)
LOW = (1 << 64) - 1


class CellSet(int):
    """Marks an int that enters native code as a set of cells."""


class CellsType(types.Type):
    """The native type of a set of cells."""

    def __init__(self) -> None:
        types.Type.__init__(self, name="Cells")


CELLS = CellsType()


@extending.register_model(CellsType)
class CellsModel(extending.models.PrimitiveModel):
    """A set of cells is one wide integer."""

    def __init__(self, manager: Any, kind: Any) -> None:
        extending.models.PrimitiveModel.__init__(self, manager, kind, WIDE)


# In and out


@extending.typeof_impl.register(CellSet)
def typed(value: CellSet, context: Any) -> CellsType:
    """The native type of a marked int."""
    del value, context
    return CELLS


@imputils.lower_constant(CellsType)
def constant(context: Any, builder: Any, kind: Any, value: CellSet) -> Any:
    """A marked int that native code finds as a global."""
    del context, builder, kind
    return ir.Constant(WIDE, int(value))


@extending.unbox(CellsType)
def unboxed(kind: Any, value: Any, at: Any) -> Any:
    """The wide integer of a Python int; OverflowError where it has more than 128 bits, or a sign."""
    del kind
    cells = _called_once(at, "landscribe_unboxed", WIDE, value, _unbox)
    return extending.NativeValue(cells, is_error=cgutils.is_not_null(at.builder, at.pyapi.err_occurred()))


@extending.box(CellsType)
def boxed(kind: Any, cells: Any, at: Any) -> Any:
    """The Python int of a wide integer."""
    del kind
    return _called_once(at, "landscribe_boxed", at.pyapi.pyobj, cells, _box)


def _called_once(at: Any, name: str, gives: Any, value: Any, build: Callable[..., Any]) -> Any:
    """A call of a function that each module has once, however many sets of cells go in and out."""
    function = cgutils.get_or_insert_function(at.builder.module, ir.FunctionType(gives, [value.type]), name)
    if function.is_declaration:
        function.linkage = "linkonce_odr"
        function.attributes.add("noinline")
        builder = ir.IRBuilder(function.append_basic_block())
        builder.ret(build(builder, at.context.get_python_api(builder), *function.args))
    return at.builder.call(function, [value])


def _unbox(builder: Any, python: Any, value: Any) -> Any:
    mask, half = (python.long_from_ulonglong(ir.Constant(WORD, number)) for number in (-1, 64))
    low, high = python.number_and(value, mask), python.number_rshift(value, half)
    cells = _join(builder, python.long_as_ulonglong(low), python.long_as_ulonglong(high))
    for reference in (mask, half, low, high):
        python.decref(reference)
    return cells


def _box(builder: Any, python: Any, cells: Any) -> Any:
    low, high, half = map(
        python.long_from_ulonglong, (_low(builder, cells), _high(builder, cells), ir.Constant(WORD, 64))
    )
    raised = python.number_lshift(high, half)
    value = python.number_or(raised, low)
    for reference in (low, high, half, raised):
        python.decref(reference)
    return value


# How a function on sets of cells is typed and built from instructions


def define(function: Any, takes: tuple[Any, ...], gives: Any, build: Callable[..., Any]) -> None:
    """Gives a function or an operator its instructions for operands of these types."""

    def generic(template: Any, given: tuple[Any, ...], named: Any) -> Any:
        del template, named
        fits = len(given) == len(takes) and all(map(_is_taken, given, takes))
        return templates.signature(gives, *takes) if fits else None

    def lower(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        del context, signature
        return build(builder, *values)

    template = type("Template", (templates.AbstractTemplate,), {"generic": generic})
    templates.infer_global(function)(template)
    imputils.lower_builtin(function, *takes)(lower)


def _is_taken(given: Any, wanted: Any) -> bool:
    return given == wanted or (wanted in (types.int64, types.uint64) and isinstance(given, types.Integer))


def _call(builder: Any, name: str, gives: Any, *values: Any) -> Any:
    kind = ir.FunctionType(gives, [value.type for value in values])
    return builder.call(cgutils.get_or_insert_function(builder.module, kind, name), values)


# Operators


def _bitwise(instruction: str) -> Callable[[Any, Any, Any], Any]:
    return lambda builder, left, right: getattr(builder, instruction)(left, right)


def _shift(instruction: str) -> Callable[[Any, Any, Any], Any]:
    return lambda builder, cells, by: getattr(builder, instruction)(cells, builder.zext(by, WIDE))


def _comparison(sign: str) -> Callable[[Any, Any, Any], Any]:
    return lambda builder, left, right: builder.icmp_unsigned(sign, left, right)


def _complement(builder: Any, cells: Any) -> Any:
    return builder.not_(cells)


def _is_any(builder: Any, cells: Any) -> Any:
    return builder.icmp_unsigned("!=", cells, NOTHING)


def _is_none(builder: Any, cells: Any) -> Any:
    return builder.icmp_unsigned("==", cells, NOTHING)


for _names, _build in (
    (("and_", "iand"), _bitwise("and_")),
    (("or_", "ior"), _bitwise("or_")),
    (("xor", "ixor"), _bitwise("xor")),
):
    for _name in _names:
        define(getattr(operator, _name), (CELLS, CELLS), CELLS, _build)
for _names, _build in ((("lshift", "ilshift"), _shift("shl")), (("rshift", "irshift"), _shift("lshr"))):
    for _name in _names:
        define(getattr(operator, _name), (CELLS, types.int64), CELLS, _build)
define(operator.eq, (CELLS, CELLS), types.boolean, _comparison("=="))
define(operator.ne, (CELLS, CELLS), types.boolean, _comparison("!="))
define(operator.invert, (CELLS,), CELLS, _complement)
define(operator.not_, (CELLS,), types.boolean, _is_none)
define(bool, (CELLS,), types.boolean, _is_any)


@imputils.lower_cast(CellsType, types.Boolean)
def truth(context: Any, builder: Any, kind: Any, wanted: Any, cells: Any) -> Any:
    """Whether there is any cell, where a condition asks."""
    del context, kind, wanted
    return _is_any(builder, cells)


# Primitives of the kernels


def counted(builder: Any, cells: Any) -> Any:
    """The instructions of `count`."""
    return _low(builder, _call(builder, "llvm.ctpop.i128", WIDE, cells))


def _lowest(builder: Any, cells: Any) -> Any:
    return builder.and_(cells, builder.neg(cells))


def _index(builder: Any, cells: Any) -> Any:
    """The zeros below the first bit; without any bit -1, as in Python."""
    zeros = _low(builder, _call(builder, "llvm.cttz.i128", WIDE, cells, ir.Constant(ir.IntType(1), 0)))
    return builder.select(_is_any(builder, cells), zeros, ir.Constant(WORD, -1))


def _has_at(builder: Any, cells: Any, place: Any) -> Any:
    """One bit of a half; a shift of both halves takes several instructions more."""
    is_low = builder.icmp_unsigned("<", place, ir.Constant(WORD, 64))
    half = builder.select(is_low, _low(builder, cells), _high(builder, cells))
    bit = builder.and_(place, ir.Constant(WORD, 63))
    return builder.trunc(builder.lshr(half, bit), ir.IntType(1))


def _only_if(builder: Any, wanted: Any, cells: Any) -> Any:
    return builder.select(wanted, cells, NOTHING)


define(count, (CELLS,), types.int64, counted)
define(lowest, (CELLS,), CELLS, _lowest)
define(index, (CELLS,), types.int64, _index)
define(has_at, (CELLS, types.int64), types.boolean, _has_at)
define(only_if, (types.boolean, CELLS), CELLS, _only_if)


# Primitives of native code: halves for tables of cells, and the choice of a cell by its number


def joined(low: int, high: int) -> Cells:
    """The cells of two 64-bit halves."""
    return low | high << 64


def low_half(cells: Cells) -> int:
    """The first 64 cells."""
    return cells & LOW


def high_half(cells: Cells) -> int:
    """All cells but the first 64."""
    return cells >> 64


def nth(cells: Cells, number: int) -> Cells:
    """The cell with this number in row order, 0 for the first, as a set of one."""
    for _ in range(number):
        cells ^= lowest(cells)
    return lowest(cells)


def _join(builder: Any, low: Any, high: Any) -> Any:
    return builder.or_(builder.zext(low, WIDE), builder.shl(builder.zext(high, WIDE), HALF))


def _low(builder: Any, cells: Any) -> Any:
    return builder.trunc(cells, WORD)


def _high(builder: Any, cells: Any) -> Any:
    return builder.trunc(builder.lshr(cells, HALF), WORD)


def _nth(builder: Any, cells: Any, number: Any) -> Any:
    """One instruction puts a bit at the place of the n-th bit of a half."""
    low, high = _low(builder, cells), _high(builder, cells)
    before = _call(builder, "llvm.ctpop.i64", WORD, low)
    is_low = builder.icmp_unsigned("<", number, before)
    half = builder.select(is_low, low, high)
    left = builder.select(is_low, number, builder.sub(number, before))
    bit = _call(builder, "llvm.x86.bmi.pdep.64", WORD, builder.shl(ir.Constant(WORD, 1), left), half)
    none = ir.Constant(WORD, 0)
    return _join(builder, builder.select(is_low, bit, none), builder.select(is_low, none, bit))


define(joined, (types.uint64, types.uint64), CELLS, _join)
define(low_half, (CELLS,), types.uint64, _low)
define(high_half, (CELLS,), types.uint64, _high)

_FEATURES = numba.config.CPU_FEATURES  # where code is not for this machine, those of the other one
if llvm.get_host_cpu_features().get("bmi2") if _FEATURES is None else "+bmi2" in _FEATURES:
    define(nth, (CELLS, types.int64), CELLS, _nth)
else:
    extending.register_jitable(nth)
