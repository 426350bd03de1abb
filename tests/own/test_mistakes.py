"""A mistake in a file of cards is one sentence, with its line."""

from pathlib import Path

import pytest

from tests.cli.test_cli import landscribe, refused

HEAD = """from landscribe.core.cells import Tally, each
from landscribe.games.cartographers.own import explore, scoring, side
from landscribe.games.mapmaker.own import mission
"""
RULE = "def rule(grid, sheet):\n    return each(1, sheet.forest)\n"
ROWS = ", ".join(['"..........."'] * 11)
MISTAKES = {
    "def": ("line 4", "invalid syntax"),
    "explore('Windmill', 1, 'farm')": ("line 4", "'Windmill' needs at least one terrain and one shape"),
    "explore('Windmill', 1, 'sand', '#')": ("line 4", "'sand'", "forest, village, farm, water, monster"),
    "explore('Windmill', 1, 'farm', '#x')": ("line 4", "#x"),
    "explore('Windmill', 1, 'farm', '############')": ("line 4", "larger than the map"),
    "explore('Windmill', 1, 'farm', '#o')": ("line 4", "one square has no coin"),
    "explore('Windmill', 'long', 'farm', '#')": ("line 4", "'time' is long"),
    "explore('Hamlet', 1, 'farm', '#')": ("line 4", "'Hamlet' is taken"),
    "explore('Mill', 1, 'farm', '#')\nexplore('Mill', 1, 'farm', '#')": ("line 5", "'Mill' is taken"),
    "side('Sea', '...')": ("line 4",),
    f"side('Sea', {ROWS.replace('.', 'F', 1)})": ("line 4", "has a 'F'", ". M # r"),
    f"@scoring('wood', 'Trees', 9, 'F', en='Trees.')\n{RULE}": ("line 4", "'wood'", "farm-water"),
    f"@scoring('forest', 'Trees', 9, 'F')\n{RULE}": ("line 4", "does not say what it does", 'en="…"'),
    f"@scoring('forest', 'Trees', 9, '.', en='Trees.')\n{RULE}": ("line 4", "its example shows points"),
    f"@scoring('forest', 'Trees', 9, 'F?', en='Trees.')\n{RULE}": ("line 4", "?"),
    f"@scoring('forest', 'Trees', 9.5, 'F', en='Trees.')\n{RULE}": ("line 4", "'solo' is 9.5"),
    f"@scoring('forest', 'Treetower', 9, 'F', en='Trees.')\n{RULE}": ("line 4", "'Treetower' is taken"),
    "@scoring('forest', 'Trees', 9, 'F', en='Trees.')\ndef rule(grid, sheet):\n    return 1 // 0\n": (
        "line 6",
        "ZeroDivisionError",
    ),
    "@scoring('forest', 'Trees', 9, 'F', en='Trees.')\ndef rule(grid, sheet):\n    return 3\n": (
        "line 4",
        "gives 3",
    ),
    f"@mission('Tree line', 'F', en='Trees.')\n{RULE}": ("line 4", "'Tree line' is taken"),
    "import nowhere": ("line 4", "ModuleNotFoundError"),
    "raise SystemExit": ("line 4", "SystemExit"),
    "pass": ("no card and no map",),
}


@pytest.mark.parametrize("wrong", MISTAKES)
def test_a_mistake_is_a_sentence_with_its_line(wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(HEAD + wrong)
    ran = landscribe("explain", "cartographers", "Hamlet", "--with", str(file))
    refused(ran, str(file), *MISTAKES[wrong])


def test_other_mistakes(tmp_path: Path) -> None:
    gone = str(tmp_path / "gone.py")
    refused(landscribe("explain", "cartographers", "Hamlet", "--with", gone), gone, "o such file")
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        declared = f"explore('Mill {folder}', 1, 'farm', '#')\n"
        (tmp_path / folder / "mine.py").write_text(HEAD + declared)
    both = [word for folder in ("one", "two") for word in ("--with", str(tmp_path / folder / "mine.py"))]
    refused(landscribe("explain", "cartographers", "Hamlet", *both), "another file of cards called 'mine'")
    french = landscribe("explain", "cartographers", "Hamlet", "--with", gone, "--language", "fr")
    refused(french, "Impossible de lire les cartes")
