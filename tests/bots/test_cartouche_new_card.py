"""A new achievement card of Cartouche is valued and scored by every bot, by what it declares alone."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import landscribe
from landscribe.native import is_available

PACKAGE = Path(landscribe.__file__).parent
RULES = '''
@kernel
def top_row(grid: Grid, mural: Mural) -> Cells:
    """The top row, when it is full."""
    return grid.top if has_all(solid(mural), grid.top) else grid.none


@kernel
def top_row_distance(grid: Grid, mural: Mural) -> int:
    """The squares to fill in the top row."""
    return _to_fill(grid.top, solid(mural), mural.black)
'''
CARDS = """CARDS = {
    "A10": Card("squares", top_row, top_row_distance, "CCC/..."),
    "A11": Card("tokens", prices=(Counts(cat=3), Counts(snake=3))),
"""

PLAYED = '''
from landscribe.bots.cartouche.planning import planner, promised, sight_of
from landscribe.core.rng import seeded
from landscribe.games.cartouche.actions import Claim
from landscribe.games.cartouche.mural import GRID, laid
from landscribe.games.cartouche.rules import legal, new
from landscribe.games.cartouche.table import Options, with_player
from landscribe.games.cartouche.tokens import Tokens
from landscribe.games.cartouche.turn import Phase, Step
from landscribe.games.cartouche.views import view


def standing(squares, tokens):
    """A player alone who scores, with so many squares of the top row filled."""
    state = new(Options(achievements=("A10", "A11", "A5")), 1, 1)
    mural = laid(state.table.players[0].mural, 0, (1 << squares) - 1)
    mine = state.table.players[0]._replace(mural=mural, tokens=tokens, stories=(), step=Step.SCORE)
    return state._replace(table=with_player(state.table._replace(phase=Phase.SCORE, round=9), 0, mine))


def promise(squares, tokens=Tokens()):
    return promised(sight_of(view(standing(squares, tokens), 0)))


def chosen(state):
    return planner(view(state, 0), list(legal(state, 0)), seeded(1))


assert promise(9) > promise(8) + 1 > promise(3) + 1
assert promise(0, Tokens(cat=3)) > promise(0, Tokens(cat=2, bird=1)) > promise(0, Tokens(bird=3))
assert chosen(standing(9, Tokens())) == Claim("A10")
assert chosen(standing(0, Tokens(cat=2, scarab=1))) == Claim("A11", Tokens(cat=2, scarab=1))
assert not any(isinstance(action, Claim) for action in legal(standing(8, Tokens(cat=2, bird=1)), 0))
'''

SEARCHED = '''
from types import SimpleNamespace
from landscribe.bots.cartouche.chooser import Plan, choose
from landscribe.bots.cartouche.worth import ODDS
from landscribe.native.cartouche.asking import CLAIM, DONE, ask
from landscribe.native.cartouche.workspace import workspace


def searched(state):
    """What the chooser of imagined games scores, and what it pays, in plain Python on plain numbers."""
    native = workspace(state)
    work = SimpleNamespace(**{name: native[name] for name in native.dtype.names})
    work.murals = work.murals.astype(object)
    _, number = choose(seeded(1), 0, ask(0, -1, work).choices, work, Plan(0, 2, ODDS, None))
    move = ask(0, number, work).move
    return (move.verb, move.item if move.verb == CLAIM else None, move.paid)


assert searched(standing(9, Tokens())) == (CLAIM, 4, Tokens())
assert searched(standing(8, Tokens(cat=2, bird=1))) == (DONE, None, Tokens())
assert searched(standing(8, Tokens(snake=4))) == (CLAIM, 5, Tokens(snake=3))
'''


def changed(file: Path, old: str, new: str) -> None:
    """Writes something new into a file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_card_is_valued_and_scored_by_what_it_declares(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "landscribe", ignore=shutil.ignore_patterns("static", "__pycache__"))
    rules = tmp_path / "landscribe" / "games" / "cartouche"
    changed(rules / "conditions.py", "    full_rows,\n", "    full_rows,\n    has_all,\n")
    changed(
        rules / "conditions.py",
        "\n\n@kernel\ndef row_and_column(",
        f"{RULES}\n\n@kernel\ndef row_and_column(",
    )
    changed(
        rules / "achievements.py", "    two_lines,\n", "    top_row,\n    top_row_distance,\n    two_lines,\n"
    )
    changed(rules / "achievements.py", "CARDS = {\n", CARDS)
    script = PLAYED + (SEARCHED if is_available() else "")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "LANDSCRIBE_NATIVE": "no"}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
