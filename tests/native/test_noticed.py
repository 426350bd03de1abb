"""The comparisons can fail: a rule changed on one side only is noticed, in native play and in the search."""

import os
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import landscribe
from landscribe.core.rng import seeded
from landscribe.games.cartographers.turn import GAZE
from landscribe.games.mapmaker.rules import Options
from tests.native import test_search
from tests.native.compared import assert_same_future, assert_same_game, assert_same_rest, assert_same_year
from tests.native.test_cartographers import MIX
from tests.native.test_search import searched

PACKAGE = Path(landscribe.__file__).parent
Change = tuple[str, Callable[[Any, list[Any]], Any]]
"""A function of the rules, and what is done instead with it and what it is given."""

CARTOGRAPHERS: dict[str, Change] = {
    "a season is a little shorter": (
        "rules.followed",
        lambda rule, given: rule(*given[:3], given[3] - 1, *given[4:]),
    ),
    "monsters cost nothing": ("rules.scored", lambda rule, given: rule(*given)._replace(monsters=0)),
    "a hero attacks nothing": (
        "rules.after",
        lambda rule, given: rule(*given[:2], given[2]._replace(pattern=0)),
    ),
    "what was not revealed leaves the deck": (
        "rules.gather",
        lambda rule, given: rule(*given[:2], (), *given[3:]),
    ),
    "any square may be a monster": ("drawing.fallback_of", lambda rule, given: rule(given[0], True)),
    "a Gorgon destroys nothing": (
        "drawing.prey_of",
        lambda rule, given: 0 if given[2] == GAZE else rule(*given),
    ),
    "zombies stay where they are": ("rules.plaguing", lambda rule, given: rule(*given)._replace(cells=0)),
    "monsters lurk at the end of the walk": (
        "rules.lurking",
        lambda rule, given: rule(*given[:4], given[4][::-1]),
    ),
}
MAPMAKER: dict[str, Change] = {
    "a year is a little shorter": (
        "rules.followed",
        lambda rule, given: rule(given[0], given[1] + (given[1] == 2), *given[2:]),
    ),
    "elements return before the deck is empty": (
        "rules.followed",
        lambda rule, given: rule(*given[:3], max(0, given[3] - 1)),
    ),
    "mountains cost points": (
        "rules.scored",
        lambda rule, given: (line := rule(*given))._replace(mountains=-line.mountains),
    ),
}


@cache
def views(game: str) -> list[tuple[Any, Any]]:
    """Positions that the search may begin from, found while the rules are as they should be."""
    given = test_search.MIX if game == "cartographers" else {}
    return [position for seed in range(4) for position in searched(game, 1, seed, given)]


def change(patch: pytest.MonkeyPatch, game: str, change: Change) -> None:
    """Changes one function of the rules of a game, and of nothing else."""
    where, how = change
    module, _, name = where.partition(".")
    place = sys.modules[f"landscribe.games.{game}.{module}"]
    rule = getattr(place, name)

    def instead(*given: Any) -> Any:
        return how(rule, list(given))

    patch.setattr(place, name, instead)


@pytest.mark.parametrize("name", CARTOGRAPHERS)
def test_a_changed_rule_of_cartographers_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = views("cartographers")
    change(monkeypatch, "cartographers", CARTOGRAPHERS[name])
    with pytest.raises(AssertionError):
        deque(assert_same_game(MIX, 1, seed) for seed in range(60))
    with pytest.raises(AssertionError):
        deque(assert_same_future(*position, seeded(number)) for number, position in enumerate(positions))


@pytest.mark.parametrize("name", MAPMAKER)
def test_a_changed_rule_of_the_mapmaker_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    positions = views("mapmaker")
    change(monkeypatch, "mapmaker", MAPMAKER[name])
    with pytest.raises(AssertionError):
        deque(assert_same_year(Options(), seed) for seed in range(60))
    with pytest.raises(AssertionError):
        deque(assert_same_rest(*position, seeded(number)) for number, position in enumerate(positions))


# In a copy whose native code alone is changed

COMPARE = """
from landscribe.core.rng import seeded
from landscribe.games.mapmaker.rules import Options
from tests.native.compared import assert_same_rest, assert_same_year
from tests.native.test_search import searched

def is_noticed(compare):
    try:
        compare()
    except AssertionError:
        return True
    return False

((view, action), *_) = searched("mapmaker", 1, 3, {})
print(is_noticed(lambda: assert_same_year(Options(), 3)))
print(is_noticed(lambda: assert_same_rest(view, action, seeded(3))))
"""


def test_a_rule_changed_in_native_code_is_noticed(tmp_path: Path) -> None:
    package = tmp_path / "landscribe"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    driver = package / "native" / "mapmaker" / "driver.py"
    text = driver.read_text(encoding="utf-8")
    assert text.count("line.mountains") == 1
    driver.write_text(text.replace("line.mountains", "line.mountains + 1"), encoding="utf-8")
    places = os.pathsep.join([str(tmp_path), str(Path(__file__).parents[2])])
    environment = os.environ | {"PYTHONPATH": places, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", COMPARE], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["True", "True"], done.stderr
