"""Where Numba is absent everything but native code works."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HIDDEN = "import sys; sys.modules['numba'] = None; "
GAME = (
    HIDDEN
    + """
from random import Random
from landscribe import native
from landscribe.games import GAMES
assert not native.is_available()
for game in GAMES.values():
    state, rng = game.new(game.options({}), game.seats[0], 1), Random(1)
    while waiting := game.to_act(state):
        seat = min(waiting)
        state = game.play(state, seat, rng.choice(list(game.legal(state, seat))))
    print(game.name, game.outcome(state).scores)
assert not any(name.startswith(("numba", "llvmlite", "numpy")) for name in sys.modules if sys.modules[name])
"""
)


def test_games_are_played_and_scored_without_numba() -> None:
    done = subprocess.run([sys.executable, "-c", GAME], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    assert "mapmaker" in done.stdout


@pytest.mark.thorough
def test_all_tests_pass_without_numba(tmp_path: Path) -> None:
    """It is hidden from the processes that the tests start as well; no page knows of it."""
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['numba'] = None\n")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    hidden = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [*command, "-n", "auto", "--dist", "loadfile", "--ignore=tests/browser", "--ignore=tests/docs"],
        capture_output=True,
        text=True,
        check=False,
        env=hidden,
    )
    assert not done.returncode, done.stdout[-3000:]
