"""Wheels and sdists of the tree, as a release has them."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.docs.following import ROOT


class Built(NamedTuple):
    """What `python -m build` makes: the sdist of the tree, and the wheel of that sdist."""

    sdist: Path
    wheel: Path


def build(folder: Path, *options: str) -> Built:
    """Both, with the hatchling that is installed, unless the options say otherwise."""
    words = [sys.executable, "-m", "build", "--outdir", str(folder), *(options or ("--no-isolation",))]
    done = subprocess.run(words, cwd=ROOT, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Built(sdist, wheel)
