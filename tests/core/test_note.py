"""Refusals: plain English where there is no Fluent, the reader's language where there is."""

import pickle
import subprocess
import sys

import pytest

from landscribe.core.game import IllegalAction
from landscribe.core.note import Refusal, Unknown, WrongValue, listed, note, spoken
from landscribe.games.cartouche.stories import STORIES
from landscribe.texts import say_in
from landscribe.texts.plain import plain_english
from tests.test_texts import SOURCE, messages, variables

ENGLISH = messages("en")
TERRAINS = [f"terrain-{name}" for name in ("forest", "village", "farm", "water", "monster", "hero")]
NAMES = {
    "joined",
    "listed",
    "cartouche-none",
    *TERRAINS,
    *(f"cartouche-story-{name.lower()}" for name in STORIES),
}
SAID = sorted(
    NAMES | {name for name in ENGLISH if name.startswith(("refused-", "malformed-", "native-", "web-game-"))}
)


@pytest.mark.parametrize("message", SAID)
def test_the_plain_english_of_a_refusal_is_that_of_fluent(message: str) -> None:
    for value in (0, 1, 2, 1234567, "'forest' {c4} [/b]"):
        values = dict.fromkeys(variables(ENGLISH[message]), value)
        assert plain_english(message, **values) == say_in("en")(message, **values)


def test_a_refusal_is_said_in_the_readers_language_and_in_english_by_itself() -> None:
    names = listed([note("terrain-forest"), note("terrain-farm")])
    refusal = IllegalAction("refused-terrain", terrain=note("terrain-water"), terrains=names)
    assert str(refusal) == "'water' cannot be chosen now: it takes forest, farm."
    assert spoken(refusal.note, say_in("fr")) == (
        "«\u00a0Eau\u00a0» ne peut pas être choisi maintenant\u00a0: il faut Forêt, Champs."
    )


def test_a_refusal_crosses_between_processes() -> None:
    refusal = WrongValue("refused-space-twice", name="c4")
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), again.note, str(again)) == (WrongValue, refusal.note, str(refusal))


def test_refusals_are_told_apart_by_their_kind() -> None:
    assert issubclass(WrongValue, ValueError)
    assert issubclass(Unknown, LookupError)
    assert issubclass(IllegalAction, Refusal)
    assert not issubclass(IllegalAction, (ValueError, LookupError))


def test_core_alone_says_what_is_refused_without_words() -> None:
    program = """
import sys, types
sys.modules["landscribe"] = package = types.ModuleType("landscribe")
package.__path__ = [sys.argv[1]]
from landscribe.core.note import WrongValue
print(WrongValue("refused-space-twice", name="c4"))
print(sorted(name for name in sys.modules if name.startswith("landscribe.")))
"""
    command = [sys.executable, "-c", program, str(SOURCE)]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [
        "refused-space-twice (name: c4)",
        "['landscribe.core', 'landscribe.core.note']",
    ]


def test_the_rules_refuse_in_english_where_fluent_is_absent() -> None:
    program = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
from landscribe.games import GAMES
try:
    GAMES["mapmaker"].read("z9")
except ValueError as refusal:
    print(refusal)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout == "'z9' is no space: write a column a to k and a row 1 to 11, as in c4.\n"
