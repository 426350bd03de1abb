"""What stands in pydantic's place in the pack reads and writes as pydantic does."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.device.told import TABLES, all_told

ROOT = Path(__file__).parents[2]
INSTEAD = ROOT / "web" / "pack" / "instead"


def test_a_device_tells_the_same_byte_for_byte_without_pydantic() -> None:
    path = os.pathsep.join(map(str, (INSTEAD, ROOT, ROOT / "src")))
    command = [sys.executable, "-m", "tests.device.told"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    instead, ours = json.loads(done.stdout), all_told()
    assert len(instead) == len(ours) > len(TABLES)
    for one, other in zip(instead, ours, strict=True):
        assert one == other
