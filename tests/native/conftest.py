"""Native tests need Numba, and keep compiled code with pytest's own cache."""

import os
from pathlib import Path

from landscribe.native import is_available

os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(__file__).parents[2] / ".pytest_cache" / "native"))

NATIVE = [
    "test_cartographers.py",
    "test_cartouche.py",
    "test_cartouche_search.py",
    "test_compile.py",
    "test_kernels.py",
    "test_mapmaker.py",
]
collect_ignore = [] if is_available() else NATIVE
