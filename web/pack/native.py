"""Gathers what bots that search take in a browser: Python around native code, weights, and compiled kernels.

`instead/` has what stands there in place of NumPy, of Numba and of what compiles with it.
"""

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from landscribe.bots import learned
from landscribe.bots.learned import Block
from landscribe.bots.minds import weights_of

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCE = ROOT / "src" / "landscribe"
KEPT = ROOT / "build" / "kernels"
UNUSED = (
    *("__pycache__", "announce.py", "arrays.py", "cache.py", "linking.py", "states.py", "stepping.py"),
    "turns.py",
)
MADE_OF = ("core", "games", "bots", "native")
LEARNED = ("cartographers", "cartouche", "mapmaker")


def gather_native(target: Path) -> None:
    """Puts all of it beside our other modules in this folder."""
    ours = target / "landscribe"
    shutil.copytree(
        SOURCE / "native", ours / "native", ignore=shutil.ignore_patterns(*UNUSED), dirs_exist_ok=True
    )
    for game in LEARNED:
        file = ours / "bots" / game / f"{game}.weights"
        file.write_bytes(learned_of(game))
    shutil.copytree(kernels(), ours / "device", dirs_exist_ok=True)


def learned_of(game: str) -> bytes:
    """What was learned of a game, spread, so that it is compressed well; what is never read is 0.

    A card that nothing was learned of is reckoned with here: a browser could not.
    """
    lessons = import_module(f"landscribe.bots.{game}.lessons")
    school, file = lessons.SCHOOL, lessons.SOURCE.package
    is_read, cleared = school.alive.T, dict[str, Block]()
    for name, weights in weights_of(school, file)._asdict().items():
        numbers = weights.astype("<i2")
        if name.startswith("goal_"):
            numbers[:, ~is_read] = 0
        cleared[name] = Block(numbers.shape, numbers.tobytes())
    known = {"goals": list(school.goals), "cards": list(school.cards)}
    return learned.spread({**learned.read(file).header, **known}, cleared)


def kernels() -> Path:
    """The folder of compiled kernels: kept as long as nothing has changed that they are made of."""
    folder = KEPT / _version()
    if not folder.exists():
        print("Compiling bots for browsers, about a minute", flush=True)
        shutil.rmtree(KEPT, ignore_errors=True)
        scratch = folder.with_suffix(".new")
        environment = os.environ | {"PYTHONHASHSEED": "0"}  # the same bytes whenever they are made
        subprocess.run([sys.executable, HERE / "kernels.py", scratch], check=True, env=environment)
        scratch.rename(folder)
    return folder


def _version() -> str:
    digest = sha256(f"{version('numba')} {version('llvmlite')}".encode())
    files = [*HERE.glob("*.ll"), HERE / "kernels.py", HERE / "objects.py"]
    for name in MADE_OF:
        files += (SOURCE / name).rglob("*.py")
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT)} ".encode() + file.read_bytes())
    return digest.hexdigest()[:16]
