"""Code with a branch for each card, written by code, so that the compiler sees each card's numbers.

With a form as a constant, the loop of `anchors` is a row of fixed shifts, more than twice as fast as the same
kernel on forms from a table.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from inspect import unwrap
from typing import Any, NamedTuple, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

from landscribe.core.cells import Tally, count
from landscribe.core.grid import Cells, Grid
from landscribe.core.shape import Form, anchors, placed
from landscribe.native.cells import LOW, WIDE, WORD, counted, high_half, joined, low_half, nth
from landscribe.native.compile import inlined, part
from landscribe.native.crossing import crossing
from landscribe.native.toolchain import extending, ir, numba, types
from landscribe.native.tracing import Traced

Numbers: TypeAlias = NDArray[np.int64]
Words: TypeAlias = NDArray[np.uint64]
WORDS = types.Array(types.uint64, 2, "C")
"""The native type of rows of words."""
Scratch: TypeAlias = NDArray[np.uint64]
"""Space for sets of cells, a row each, in two halves."""


def scratch_for(sets: int) -> Scratch:
    """So many rows."""
    return np.zeros((sets, 2), np.uint64)


@part
def store(scratch: Scratch, row: int, cells: Cells) -> None:
    """Writes a set down."""
    scratch[row, 0], scratch[row, 1] = low_half(cells), high_half(cells)


@part
def load(scratch: Scratch, row: int) -> Cells:
    """The set in a row."""
    return joined(scratch[row, 0], scratch[row, 1])


class Storing(NamedTuple):
    """NamedTuples in the rows of an array: two functions of native code, two of Python."""

    words: int  # the length of a row
    taken: Callable[[Words, int], Any]
    put: Callable[[Words, int, Any], None]
    packed: Callable[[Sequence[Any]], Words]
    unpacked: Callable[[Words], list[Any]]


def storing(kind: Any) -> Storing:
    """Keeps a NamedTuple of sets of cells and numbers: two words a set, one a number."""
    fields, parts, lines, word = get_type_hints(kind, include_extras=True), list[str](), list[str](), 0
    for name in kind._fields:
        if fields[name] == Cells:
            parts.append(f"joined(rows[row, {word}], rows[row, {word + 1}])")
            lines.append(f"    rows[row, {word}] = low_half(value.{name})")
            lines.append(f"    rows[row, {word + 1}] = high_half(value.{name})")
            word += 2
        else:
            parts.append(f"int64(rows[row, {word}])")
            lines.append(f"    rows[row, {word}] = value.{name}")
            word += 1
    names = {
        "kind": kind,
        "joined": joined,
        "low_half": low_half,
        "high_half": high_half,
        "int64": numba.int64,
    }
    taken = inlined(written(["def taken(rows, row):", f"    return kind({', '.join(parts)})"], names))
    put = inlined(written(["def put(rows, row, value):", *lines], names))

    def packed(values: Sequence[Any]) -> Words:
        rows = np.zeros((len(values), word), np.uint64)
        for row, value in enumerate(values):
            put(rows, row, value)
        return rows

    def unpacked(rows: Words) -> list[Any]:
        plain = rows.astype(object)
        return [taken(plain, row) for row in range(len(rows))]

    return Storing(word, taken, put, packed, unpacked)


def layout(**fields: Any) -> Any:
    """Arrays under names, in one block of memory that native code takes by its address."""
    arrays = {name: np.asarray(value) for name, value in fields.items()}
    plain = np.dtype([(name, array.dtype, array.shape) for name, array in arrays.items()], align=True)
    return np.dtype((np.record, plain))


def blank(fields: Any) -> Any:
    """Such a block, all zeros."""
    return np.zeros(1, fields)[0]


def record(**fields: Any) -> Any:
    """Such a block with these values."""
    block = blank(layout(**fields))
    for name, value in fields.items():
        block[name] = value
    return block


def scorer(rules: Sequence[Callable[[Grid, Any], Tally]], grid: Grid) -> Callable[[Any, Any], int]:
    """A function of native code: the stars that the rule with a number gives a sheet of this grid."""
    return _scorer("number, sheet", "sheet", rules, {"grid": crossing(Grid)(grid)})


def row_scorer(
    rules: Sequence[Callable[[Grid, Any], Tally]], grid: Grid, taken: Callable[[Words, int], Any]
) -> Callable[[int, Words, int], int]:
    """The same for a sheet in a row, of which only what a rule looks at is read."""
    names = {"grid": crossing(Grid)(grid), "taken": taken}
    return _scorer("number, rows, row", "taken(rows, row)", rules, names)


def _scorer(
    given: str, sheet: str, rules: Sequence[Callable[[Grid, Any], Tally]], names: Mapping[str, Any]
) -> Callable[..., int]:
    lines = [f"def stars({given}):"]
    for number in range(len(rules)):
        lines += [f"    if number == {number}:", f"        return rule_{number}(grid, {sheet}).stars"]
    lines += ["    return 0"]
    kernels = {f"rule_{number}": unwrap(rule) for number, rule in enumerate(rules)}
    return part(written(lines, {**names, **kernels}))


class Placing(NamedTuple):
    """Functions of native code on the forms of cards, by the card's number."""

    found: Callable[[int, Cells, Scratch], int]
    taken: Callable[[int, int, Scratch], tuple[int, Cells]]
    form: Callable[[int, int], Form]


def placing(cards: Sequence[Sequence[Form]], seldom: Container[int] = ()) -> Placing:
    """Finds all placements of a card, and takes the one with a number.

    Cards that are seldom looked at have no branch of their own, which compiles faster.
    """
    forms = [form for card in cards for form in card]
    first = np.cumsum([0, *map(len, cards)])
    halves = np.array([(f.cells & LOW, f.cells >> 64, f.fits & LOW, f.fits >> 64) for f in forms], np.uint64)

    @part
    def form(card: int, row: int) -> Form:
        number = first[card] + row
        cells = joined(halves[number, 0], halves[number, 1])
        return Form(cells, joined(halves[number, 2], halves[number, 3]))

    @part
    def tabled(card: int, free: Cells, scratch: Scratch) -> int:
        ways = 0
        for row in range(first[card + 1] - first[card]):
            legal = anchors(form(card, row), free)
            store(scratch, row, legal)
            ways += count(legal)
        return ways

    @part
    def taken(card: int, number: int, scratch: Scratch) -> tuple[int, Cells]:
        row, legal = 0, load(scratch, 0)
        while number >= count(legal):
            number -= count(legal)
            row += 1
            legal = load(scratch, row)
        return row, placed(form(card, row), nth(legal, number))

    often = {card: forms for card, forms in enumerate(cards) if card not in seldom}
    return Placing(_finder(often, tabled), taken, form)


def _finder(
    cards: Mapping[int, Sequence[Form]], tabled: Callable[[int, Cells, Scratch], int]
) -> Callable[[int, Cells, Scratch], int]:
    """Keeps the anchors of each form of a card on free cells, a row each, and counts them."""

    @extending.intrinsic
    def branched(typing: Any, card: Any, free: Any, scratch: Any) -> Any:
        """The same for these cards, -1 for any other."""
        del typing, card

        def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            number, cells, rows = values
            halves = context.make_array(signature.args[2])(context, builder, value=rows).data
            sets = builder.bitcast(halves, WIDE.as_pointer())
            end = builder.append_basic_block("found")
            ways = [(ir.Constant(WORD, -1), builder.block)]
            branch = builder.switch(number, end)
            for each_number, forms in cards.items():
                branch.add_case(ir.Constant(WORD, each_number), block := builder.append_basic_block())
                builder.position_at_end(block)
                ways.append((_anchored(builder, forms, Traced(builder, cells), sets), block))
                builder.branch(end)
            builder.position_at_end(end)
            result = builder.phi(WORD)
            for way in ways:
                result.add_incoming(*way)
            return result

        return types.int64(types.int64, free, scratch), build

    @part
    def found(card: int, free: Cells, scratch: Scratch) -> int:
        ways = branched(card, free, scratch)
        return ways if ways >= 0 else tabled(card, free, scratch)

    return found


def _anchored(builder: Any, forms: Sequence[Form], free: Any, sets: Any) -> Any:
    """Instructions that store the anchors of each form, and count them."""
    ways: Any = ir.Constant(WORD, 0)
    for row, form in enumerate(forms):
        legal: Any = anchors(form, free)
        stored = builder.store(legal.value, builder.gep(sets, [ir.Constant(WORD, row)]))
        stored.align = 8
        ways = builder.add(ways, counted(builder, legal.value))
    return ways


def written(lines: Sequence[str], names: Mapping[str, Any]) -> Callable[..., Any]:
    """The function with these lines, in which these names are known."""
    known = dict(names)
    exec("\n".join(lines), known)
    return known[lines[0].removeprefix("def ").split("(")[0]]
