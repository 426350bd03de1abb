"""Fresh processes, with a place of their own for compiled code."""

import os
import subprocess
import sys
from pathlib import Path


def told(code: str, cache: Path) -> list[str]:
    """What a fresh process prints, whose compiled code is kept here."""
    environment = os.environ | {"NUMBA_CACHE_DIR": str(cache)}
    command = [sys.executable, "-W", "error::ResourceWarning", "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert not done.stderr
    return done.stdout.splitlines()
