"""A mistake in a file of cards is one sentence, with its line."""

import re
from pathlib import Path
from runpy import run_path

import pytest

from landscribe.core.note import WrongValue
from landscribe.core.own import own_rule
from landscribe.games.cartographers.setup import MAPS
from landscribe.games.cartographers.sheet import GRID, Sheet, small_map
from landscribe.native.branches import scorer
from landscribe.native.compile import compiled
from landscribe.own import WITH
from tests.cli.test_cli import landscribe, refused

HEAD = """from landscribe.core.cells import Tally, count, each
from landscribe.games.cartographers.own import explore, scoring, side
from landscribe.games.mapmaker.own import mission
"""
RULE = "def rule(grid, sheet):\n    return each(1, sheet.forest)\n"
TREES = "@scoring('forest', 'Trees', 9, 'F', en='Trees.')\ndef rule(grid, sheet):\n"
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
    f"{TREES}    return 1 // 0\n": ("line 6", "ZeroDivisionError"),
    f"{TREES}    return 3\n": ("line 4", "gives 3"),
    f"{TREES}    return Tally(1, ~sheet.forest)\n": ("line 4", "Tally(stars=1", "on some map"),
    f"{TREES}    return Tally(0.5, sheet.forest)\n": ("line 4", "Tally(stars=0.5"),
    f"{TREES}    return each(1, sheet.forest) if sheet.forest else None\n": ("line 4", "'Trees' gives None"),
    f"{TREES}    return each(1 // (not sheet.farm), sheet.forest)\n": ("line 6", "ZeroDivisionError"),
    f"@mission('Trees', 'F', en='Trees.')\n{RULE.replace('1', '1 // (not sheet.farm)')}": ("line 6", "Zero"),
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


LATE = {  # wrong on few maps: of two forests and one farm
    "1 // (count(sheet.farm) != 1)": ("line 6", "ZeroDivisionError"),
    "1 if count(sheet.farm) != 1 else 0.5": ("line 4", "'Trees' gives Tally(stars=1.0"),
}


@pytest.mark.parametrize("stars", LATE)
def test_a_mistake_that_shows_late_is_a_sentence_too(stars: str, tmp_path: Path) -> None:
    file, drawn = tmp_path / "mine.py", tmp_path / "map.txt"
    file.write_text(f"{HEAD}{TREES}    return each({stars}, sheet.forest)\n")
    words = ("score", str(drawn), "--cards", "Trees", "--with", str(file), "--json")
    drawn.write_text("\n".join(["FF.........", *["..........."] * 10]))
    assert landscribe(*words).code == 0
    drawn.write_text("\n".join(["FFA........", *["..........."] * 10]))
    refused(landscribe(*words), str(file), *LATE[stars])


SLOW = "    return Tally(bin(sheet.forest).count('1'), sheet.forest)\n"


def test_a_rule_that_cannot_be_compiled_is_a_sentence_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{HEAD}def rule(grid, sheet):\n{SLOW}")
    monkeypatch.setenv(WITH, str(file))
    stars = scorer([own_rule(run_path(str(file))["rule"], "Trees", small_map("F"), ())], GRID)

    @compiled("a rule")
    def scored(sheet: Sheet) -> int:
        return stars(0, sheet)

    with pytest.raises(WrongValue, match=rf"{re.escape(str(file))}, line 5: this cannot be compiled"):
        scored(MAPS["A"])


@pytest.mark.thorough
def test_a_command_says_so_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{HEAD}{TREES}{SLOW}")
    asked = (*("simulate", "--games", "2", "--jobs", "1", "--bots", "uniform"), "--with", str(file))
    cards = ("--scoring", "base, mine")
    refused(landscribe(*asked, *cards), str(file), "line 6", "cannot be compiled", "LANDSCRIBE_NATIVE=no")
    assert landscribe(*asked, *cards, LANDSCRIBE_NATIVE="no").code == 0


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
