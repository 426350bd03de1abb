"""Native code: the kernels of `core` and `games`, unchanged, compiled by Numba (`landscribe[fast]`).

Only this module, `announce` and `arrays` can be imported without Numba; the others are native code itself.
"""

from importlib.util import find_spec


def is_available() -> bool:
    """Whether Numba is installed, so that the modules of this package can be imported."""
    return find_spec("numba") is not None
