"""A file of cards of one's own, through every command: it works as what is printed does."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from landscribe.core.grid import grid_of
from landscribe.core.text import Board
from landscribe.native import is_available
from tests.cli.test_cli import Ran, landscribe, refused
from tests.paper.boards import by_letter
from tests.paper.boards import printed as board_on_page
from tests.paper.rendered import FEW, apart, is_inked, pages_in, squeezed
from tests.server.serving import Served

CARDS = Path(__file__).parent / "harbours.py"
WITH = ("--with", str(CARDS))
EDICTS = "Lone Oaks, Canal Lake, Harbours, Borderlands"
MISSIONS = "Ferries, Tree line, Borderlands, Empty site"
OWN = ("--edicts", EDICTS, "--extra", "Windmill", "--map", "Islands")
DIAGRAM = "\n".join(["F.WV.......", *["..........."] * 10]) + "\n"


def test_score_knows_them(tmp_path: Path) -> None:
    drawn = tmp_path / "map.txt"
    drawn.write_text(DIAGRAM)
    found = landscribe("score", str(drawn), "--json", "--cards", "harbours, lone oaks", *WITH)
    assert json.loads(found.out)["stars"] == {"Harbours": 2, "Lone Oaks": 3}
    missions = landscribe("score", str(drawn), "--game", "mapmaker", "--missions", "Ferries", "--json", *WITH)
    assert json.loads(missions.out)["stars"] == {"Ferries": 0}


def test_they_are_explained_in_both_languages() -> None:
    assert 'forest {alone}, "so".' in landscribe("explain", "cartographers", "lone oaks", *WITH).out
    french = landscribe("explain", "heroes", "Ports", "--language", "fr", *WITH).out
    assert french.startswith("Ports\n2 étoiles pour chaque case Village")
    assert "1 point for each water field" in landscribe("explain", "mapmaker", "Ferries", *WITH).out
    names = landscribe("explain", "cartographers", *WITH).out
    assert "Harbours" in names
    assert "Windmill" in names


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        ("cartographers --what maps --side islands --language fr", ["Cartographers, face Îles"]),
        ("heroes --what maps", ["side C", "side D", "side Islands"]),
        ("heroes --what solo", ["Harbours –16"]),
        ("mapmaker --what cards", ["Ferries 1 point for each water field beside forest."]),
    ],
)
def test_they_are_printed(words: str, printed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    ran = landscribe("print", *words.split(), "--output", str(file), *WITH)
    assert ran.code == 0, ran.err
    text = "".join(page.text for page in pages_in(file.read_bytes(), FEW))
    assert [each for each in printed if squeezed(each) not in text] == []


def test_a_side_of_ones_own_is_printed_cell_by_cell(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    landscribe("print", "--what", "maps", "--side", "Islands", "--output", str(file), *WITH)
    (page,) = pages_in(file.read_bytes())
    rows = re.findall(r'"([.M#r]{11})"', CARDS.read_text())
    found = by_letter(board_on_page(page, 11, 11), Board(grid_of(11, 11), "".join(rows)))
    assert sorted(found) == ["#", ".", "M", "r"]
    assert not any(map(is_inked, found.pop(".")))
    for pictures in found.values():
        assert all(is_inked(picture) and apart(picture, pictures[0]) < 0.01 for picture in pictures)


def test_what_is_usual_stays_as_it_is() -> None:
    words = ("simulate", "--games", "12", "--bots", "uniform", "--json")
    assert simulated(*words[1:], LANDSCRIBE_NATIVE="no").out == landscribe(*words, LANDSCRIBE_NATIVE="no").out


def simulated(*words: str, **environment: str) -> Ran:
    ran = landscribe("simulate", "--json", *words, *WITH, **environment)
    assert ran.code == 0, ran.err
    return ran


@pytest.mark.parametrize("bot", ["uniform", pytest.param("planner", marks=pytest.mark.thorough)])
def test_native_games_are_those_of_the_rules(bot: str) -> None:
    words = ("--games", "12", "--bots", bot, *OWN)
    assert simulated(*words).out == simulated(*words, LANDSCRIBE_NATIVE="no").out
    for chosen in (("--missions", MISSIONS), ("--mixed", "Ferries")):
        words = ("--games", "12", "--bots", bot, "--game", "mapmaker", *chosen)
        found = simulated(*words)
        assert found.out == simulated(*words, LANDSCRIBE_NATIVE="no").out
        assert "Ferries" in found.out


@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
def test_whoever_learns_is_dealt_them() -> None:
    words = f"""
from landscribe import own
own.use([{str(CARDS)!r}])
from landscribe.bots.cartographers.lessons import SCHOOL as maps
from landscribe.bots.mapmaker.lessons import SCHOOL as years
from landscribe.games.cartographers.rules import new
options = maps.lessons[-1].options
print(*{{card for seed in range(60) for card in new(options, 1, seed).edicts}}, *options.extra, sep="\\n")
print(*(lesson.options.missions.index("Ferries") for lesson in years.lessons[1:]))
"""
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout
    assert {"Harbours", "Lone Oaks", "harbours", "0 1 2 3"} <= set(told.splitlines())


@pytest.mark.thorough
@pytest.mark.skipif(not is_available(), reason="native code needs Numba")
def test_batches_with_them_play_the_games_of_the_rules() -> None:
    given = {"edicts": EDICTS, "extra": "Windmill", "map": "Islands"}
    words = f"""
from landscribe import own
own.use([{str(CARDS)!r}])
from tests.envs.test_batches import follow
print(follow("cartographers", {given}, 31, 3, "planes", "planes"))
"""
    told = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, check=True).stdout
    assert int(told) > 30


def test_who_thinks_earns_from_them() -> None:
    words = ("--games", "4", *OWN)
    found = (simulated(*words, "--bots", bot, LANDSCRIBE_NATIVE="no") for bot in ("uniform", "planner"))
    means = [json.loads(ran.out)["seats"][0]["goals"]["Harbours"]["mean"] for ran in found]
    assert means[1] > means[0] + 4


@pytest.mark.parametrize(("points", "verdict"), [(3, "is too strong"), (1, "is in line")])
def test_a_card_that_is_plainly_too_strong_is_called_so(points: int, verdict: str, tmp_path: Path) -> None:
    file = tmp_path / "gold.py"
    file.write_text(
        "from landscribe.core.cells import each\n"
        "from landscribe.games.mapmaker.own import mission\n\n"
        "@mission('Gold', 'F', en='Points for each field of forest.')\n"
        f"def gold(grid, sheet):\n    return each({points}, sheet.forest)\n"
    )
    words = ("Gold", "--game", "mapmaker", "--bots", "uniform", "--games", "60", "--jobs", "1")
    told = landscribe("balance", *words, "--with", str(file), LANDSCRIBE_NATIVE="no").out
    assert f"Gold {verdict}" in " ".join(told.split())


@pytest.mark.thorough
def test_balance_judges_one() -> None:
    quick = ("--bots", "uniform,greedy", "--games", "150", "--jobs", "1", "--map", "A")
    found = landscribe("balance", "Lone Oaks", *quick, "--json", "--scoring", "base, harbours", *WITH)
    (card,) = json.loads(found.out)["cards"]
    assert card["card"] == "Lone Oaks"
    assert all(by["games"] > 10 for by in card["bots"])


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("Ferries", "Ferries --game mapmaker"),
        ("Harbours", "Ports --language fr --map A"),
        ("Craylund", "Craylund --map A"),  # of the other box
    ],
)
def test_balance_lets_the_card_that_it_is_asked_for_join_the_pool(card: str, words: str) -> None:
    quick = ("--bots", "uniform", "--games", "60", "--jobs", "1", "--json")
    found = landscribe("balance", *words.split(), *quick, *WITH, LANDSCRIBE_NATIVE="no")
    assert found.code == 0, found.err
    (told,) = json.loads(found.out)["cards"]
    assert told["card"] == card
    assert 4 < told["bots"][0]["games"] < 60


def test_the_cards_are_turned_over_with_them() -> None:
    words = ("flip", "--map", "Islands", "--edicts", EDICTS, "--extra", "Windmill", "--seed", "5", *WITH)
    told = landscribe(*words, "--language", "fr", typed="\n" * 60).out
    assert "côté Îles" in told
    assert "Ports" in told
    assert "Windmill" in told
    missions = ("flip", "mapmaker", "--missions", MISSIONS, "--seed", "5", *WITH)
    assert "1 point for each water field beside forest." in landscribe(*missions, typed="quit\n").out


@pytest.mark.parametrize(
    "words",
    [
        "arena --game mapmaker --bots uniform,greedy --games 2",
        "measure mapmaker --bots uniform,greedy --player uniform --games 8 --deals 2",
    ],
)
def test_bots_are_compared_with_them(words: str) -> None:
    options = ("--missions", MISSIONS, "--jobs", "1", *WITH)
    ran = landscribe(*words.split(), *options, LANDSCRIBE_NATIVE="no")
    assert ran.code == 0, ran.err
    assert "greedy" in ran.out


@pytest.mark.thorough
def test_a_table_with_them_is_backed_up_and_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, file, copy = (str(tmp_path / name) for name in ("tables.db", "all.gz", "copy.db"))
    with monkeypatch.context() as known:
        known.setenv("LANDSCRIBE_WITH", str(CARDS))
        known.setenv("LANDSCRIBE_NATIVE", "no")
        served = Served(tables, tmp_path / "log.txt")
        with served.live(served.table("mapmaker", options={"missions": MISSIONS})) as live:
            live.act(Random(1))
        served.stop()
    for words in (("backup", file, "--database", tables), ("restore", file, "--database", copy)):
        ran = landscribe(*words)  # neither plays
        assert ran.code == 0, ran.err
    assert landscribe("doctor", "--database", copy, *WITH).code == 0
    unknown = landscribe("doctor", "--database", copy)
    assert unknown.code != 0
    assert "'harbours', which are not here" in unknown.out + unknown.err


def played(folder: Path, cards: Path) -> str:
    """The record of a game that was begun with them and left in the terminal."""
    left = landscribe(
        *("play", "cartographers", "--seed", "5", *OWN, "--with", str(cards)),
        typed=f"save {folder / 'game.txt'}\nquit\n",
    )
    assert left.code == 0, left.err
    return str(folder / "game.txt")


def test_a_record_is_played_on_with_the_same_file_only(tmp_path: Path) -> None:
    mine = tmp_path / "harbours.py"
    shutil.copy(CARDS, mine)
    record = played(tmp_path, mine)
    assert re.search(r"^own: harbours [0-9a-f]{12}$", Path(record).read_text(), re.MULTILINE)
    assert landscribe("replay", "--check", record, "--with", str(mine)).code == 0
    refused(landscribe("replay", record), "'harbours', which are not here", "--with harbours.py")
    mine.write_text(mine.read_text() + "\n")
    refused(landscribe("replay", record, "--with", str(mine)), "'harbours' is not the one")


def test_a_folder_beside_the_tables_is_always_read(tmp_path: Path) -> None:
    folder = tmp_path / "landscribe" / "cards"
    folder.mkdir(parents=True)
    shutil.copy(CARDS, folder)
    found = landscribe("explain", "cartographers", "Harbours", XDG_DATA_HOME=str(tmp_path))
    assert found.out.startswith("Harbours\n2 stars")
    twice = landscribe("explain", "cartographers", "Harbours", *WITH, XDG_DATA_HOME=str(tmp_path))
    assert twice.out == found.out  # the file that is named stands for that of the folder


def test_the_page_about_them_is_true(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "own-cards.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "harbours.py").write_text(code, encoding="utf-8")
    (commands,) = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    for line in commands.splitlines():
        words = [word.replace("harbours.py", str(tmp_path / "harbours.py")) for word in shlex.split(line)[1:]]
        match words[0]:
            case "serve":
                continue  # tests/browser/test_own_cards.py
            case "balance":
                words += ["--games", "40", "--bots", "uniform", "--jobs", "1"]
            case "simulate":
                words[words.index("master")] = "uniform"
                words += ["--games", "5"]
            case "print":
                words += ["--output", str(tmp_path / "sheets.pdf")]
            case _:
                pass
        ran = landscribe(*words, typed="quit\n", LANDSCRIBE_NATIVE="no")
        assert ran.code == 0, (line, ran.err)
