"""Cards of one's own in what thinks a game through and in what learns."""

import subprocess
import sys
from pathlib import Path

import pytest

from landscribe.bots import learned
from landscribe.native import is_available
from tests.cli.test_cli import landscribe, refused
from tests.own.test_cards import CARDS, MISSIONS, WITH

pytestmark = pytest.mark.skipif(not is_available(), reason="native code needs Numba")

PLAYED = f"""
from random import Random
from landscribe import own
own.use([{str(CARDS)!r}])
from landscribe.core.record import Record
from landscribe.games import GAMES
game = GAMES["mapmaker"]
options = game.options({{"missions": {MISSIONS!r}}})
state, actions = game.new(options, 1, "5"), []
while game.to_act(state):
    action = Random(len(actions)).choice(list(game.legal(state, 0)))
    actions.append((0, str(action)))
    state = game.play(state, 0, action)
print(Record("mapmaker", options.rules, 1, "5", game.write(options), tuple(actions)).to_text(), end="")
"""


def run(*words: str) -> str:
    """What a Python of its own prints, which then knows these cards."""
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.thorough  # native code is compiled with these cards
def test_a_game_with_them_is_reviewed(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(run("-c", PLAYED))
    assert "Ferries" in file.read_text()
    told = run("-m", "landscribe", "review", str(file), *WITH)
    assert told.startswith("mapmaker, seat 1: ")
    assert "against the best that could be found." in told


def test_a_course_takes_them() -> None:
    refused(landscribe("train", "--games", "0", *WITH), "--games: 0 is too few")


@pytest.mark.thorough
def test_a_course_with_them_learns_what_they_are_worth(tmp_path: Path) -> None:
    file = tmp_path / "mine.weights"
    run("-m", "landscribe", "train", "--game", "mapmaker", "--games", "250", "--out", str(file), *WITH)
    header, _ = learned.read(file)
    assert "Ferries" in header["goals"]
