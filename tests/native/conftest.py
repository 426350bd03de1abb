"""Native tests need Numba, and keep compiled code with pytest's own cache."""

import os
from pathlib import Path

from landscribe.native import is_available

os.environ.setdefault("NUMBA_CACHE_DIR", str(Path(__file__).parents[2] / ".pytest_cache" / "native"))

WITHOUT = ("test_absent.py",)
NATIVE = [file.name for file in Path(__file__).parent.glob("test_*.py") if file.name not in WITHOUT]
collect_ignore = [] if is_available() else NATIVE
