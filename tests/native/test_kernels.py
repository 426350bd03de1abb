"""Every kernel gives the same natively as in Python."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from landscribe.core.cells import KERNELS
from landscribe.core.grid import LARGEST, Cells
from landscribe.games import GAMES
from landscribe.native.compile import compiled
from tests.native.examples import arguments, parameters

assert all(GAMES.values())  # their modules bring their kernels with them
EXAMPLES = 50
MOST = 200  # items of an iterator that are compared

Kernel = Callable[..., Any]

# Those of the rules; a bot brings its own, with its own tests.
RULES = [
    kernel for kernel in KERNELS if kernel.__module__.startswith(("landscribe.core.", "landscribe.games."))
]


def name_of(kernel: Kernel) -> str:
    return f"{kernel.__module__.removeprefix('landscribe.')}.{kernel.__name__}"


@pytest.mark.parametrize("kernel", RULES, ids=name_of)
def test_a_kernel_gives_the_same_natively(kernel: Kernel) -> None:
    gives = get_type_hints(kernel, include_extras=True)["return"]
    if get_origin(gives) is Iterator:
        native, expected = listed(kernel), listed_in_python(kernel, get_args(gives)[0])
    else:
        native, expected = compiled("a kernel")(kernel), lambda *values: first_cells(gives, kernel(*values))  # pyright: ignore[reportUnknownLambdaType, reportUnknownVariableType]
    for values in arguments(kernel, EXAMPLES):
        assert native(*values) == expected(*values), values


def first_cells(kind: Any, value: Any) -> Any:
    """The value with the first 128 cells of each set: what native code keeps."""
    if kind == Cells:
        return value % (1 << LARGEST)
    if hasattr(kind, "_fields"):
        hints = get_type_hints(kind, include_extras=True).values()
        return kind(*map(first_cells, hints, value))
    return value


def listed_in_python(kernel: Kernel, kind: Any) -> Kernel:
    def items(*values: Any) -> list[Any]:
        return [first_cells(kind, item) for item in islice(kernel(*values), MOST)]

    return items


def listed(kernel: Kernel) -> Kernel:
    """What a native iterator gives, asked for one item at a time."""

    def item(place: int, values: Any) -> Any:
        for found in kernel(*values):
            if place == 0:
                return found
            place -= 1
        raise IndexError

    item.__annotations__["values"] = tuple.__class_getitem__(tuple(parameters(kernel).values()))
    native = compiled("a kernel")(item)

    def items(*values: Any) -> list[Any]:
        found: list[Any] = []
        for place in range(MOST):
            try:
                found.append(native(place, values))
            except IndexError:
                break
        return found

    return items
