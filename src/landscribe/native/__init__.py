"""Native code: the kernels of `core` and `games`, unchanged, compiled by Numba (`landscribe[fast]`).

Only this module, `announce` and `arrays` can be imported without Numba; the others are native code itself. In
a browser most of them can, beside what `web/pack/instead` has: what is compiled by then is handed in.
"""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any, TypeAlias

Run: TypeAlias = Callable[[str, Sequence[Any]], Any]
"""run(name, values): what the entry point with this name gives."""

_run: Run | None = None


def is_available() -> bool:
    """Whether the modules of this package can be used: Numba is installed, or compiled code handed in."""
    return is_handed_in() or find_spec("numba") is not None


def hand_in(run: Run | None) -> None:
    """Hands in what runs entry points that are compiled already; None takes it away."""
    global _run
    _run = run


def is_handed_in() -> bool:
    """Whether entry points are run by what was handed in."""
    return _run is not None


def run(name: str, values: Sequence[Any]) -> Any:
    """What an entry point gives that is compiled already."""
    assert _run is not None
    return _run(name, values)
