"""The hidden units of a small network as one wide vector of native code, of floats or of whole numbers.

Numba would add weights to units one by one, as they might share memory; here they stay in registers.
"""

from typing import Any

from landscribe.native.toolchain import extending, ir, types

UNITS = 32
WHOLE, WIDE = ir.IntType(32), ir.IntType(64)


class UnitsType(types.Type):
    """The native type of all units."""

    def __init__(self, of: Any) -> None:
        self.of = of
        types.Type.__init__(self, name=f"Units({of})")


@extending.register_model(UnitsType)
class UnitsModel(extending.models.PrimitiveModel):
    """A vector."""

    def __init__(self, manager: Any, kind: Any) -> None:
        number = ir.FloatType() if isinstance(kind.of, types.Float) else WHOLE
        extending.models.PrimitiveModel.__init__(self, manager, kind, ir.VectorType(number, UNITS))


def _vector(context: Any, builder: Any, kind: Any, array: Any, row: Any) -> Any:
    """The row of an array, as a pointer to a vector."""
    parts = context.make_array(kind)(context, builder, value=array)
    rows = builder.bitcast(parts.data, context.get_value_type(UnitsType(kind.dtype)).as_pointer())
    return builder.gep(rows, [row])


@extending.intrinsic
def loaded(typing: Any, rows: Any, row: Any) -> Any:
    """The units in a row."""
    del typing, row

    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        vector = builder.load(_vector(context, builder, signature.args[0], *values))
        vector.align = 4
        return vector

    return UnitsType(rows.dtype)(rows, types.int64), build


@extending.intrinsic
def stored(typing: Any, units: Any, rows: Any, row: Any) -> Any:
    """Writes the units down in a row."""
    del typing, row

    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        units, rows, row = values
        vector = builder.store(units, _vector(context, builder, signature.args[1], rows, row))
        vector.align = 4
        return context.get_dummy_value()

    return types.void(units, rows, types.int64), build


@extending.intrinsic
def raised(typing: Any, units: Any, amount: Any, rows: Any, row: Any) -> Any:
    """The units, and so many times those in a row."""
    del typing, row, amount

    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        units, amount, rows, row = values
        more = builder.load(_vector(context, builder, signature.args[2], rows, row))
        more.align = 4
        single = builder.insert_element(ir.Constant(units.type, ir.Undefined), amount, ir.Constant(WHOLE, 0))
        mask = ir.Constant(ir.VectorType(WHOLE, UNITS), [0] * UNITS)
        times = builder.shuffle_vector(single, ir.Constant(units.type, ir.Undefined), mask)
        if isinstance(signature.args[0].of, types.Float):
            return builder.fadd(units, builder.fmul(times, more))
        return builder.add(units, builder.mul(times, more))

    return units(units, units.of, rows, types.int64), build
