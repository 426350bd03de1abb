"""`landscribe review` as its users see it."""

import json
import re
from pathlib import Path

import pytest

from landscribe.bots.judge import Effort, judge_of
from landscribe.cli import main
from landscribe.cli.curve import HEIGHT, Point, curve_text
from landscribe.games import game_named
from landscribe.native import is_available
from tests.cli.test_cli import RECORD, here, landscribe, refused
from tests.games.playing import random_game

needs_native = pytest.mark.skipif(not is_available(), reason="native code needs Numba")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(RECORD.to_text())
    return path


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who thinks less about each move than a review does as a rule."""
    effort = Effort(candidates=6, picking=96, batch=32, worlds=64)
    monkeypatch.setattr(type(judge_of("mapmaker")), "effort", effort)


@needs_native
@pytest.mark.usefixtures("quick")
def test_a_review_has_a_curve_a_line_a_move_and_tells_luck_from_skill(
    file: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["review", str(file), "--plot", str(tmp_path / "curve.svg")]) == 0
    said = capsys.readouterr().out
    assert said.startswith("mapmaker, seat 1: ")
    assert said.count("│ Spring") + said.count("│ Winter") > 4
    assert "worth a thought" in said
    assert said.count(" points more.\n") == said.count("\nPlayed ") == said.count("   Better\n") == 3
    assert "The cards were " in said
    assert "points lying, against the best that could be found." in said
    assert b"<svg" in (tmp_path / "curve.svg").read_bytes()
    tried = re.findall(f"Try it from there: landscribe play --resume {file} --at ([0-9]+)\n", said)
    assert tried == re.findall(r"Move ([0-9]+) \(.*\): .*[.] Better: ", said)
    assert said.count("[") == 2 * _squares(said)


def _squares(said: str) -> int:
    """How many spaces the better drawings cover, by their words."""
    return sum(len(better.split()) for better in re.findall(r"[.] Better: (.*), [0-9.]+ ± ", said))


@needs_native
@pytest.mark.usefixtures("quick")
def test_a_review_in_json_adds_up_and_is_the_same_again(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts: list[str] = []
    for _ in range(2):
        assert main(["review", str(file), "--json"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    data = json.loads(texts[0])
    assert data["start"] + data["luck"]["points"] + data["gain"]["points"] == pytest.approx(data["final"])
    assert [each["step"] for each in data["decisions"]] == list(range(1, len(RECORD.actions) + 1))
    assert len(data["lessons"]) == 3


@needs_native
@pytest.mark.parametrize("name", ["mapmaker", pytest.param("cartographers", marks=pytest.mark.thorough)])
def test_a_practice_game_that_began_on_a_drawn_map_is_reviewed(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(judge_of(name)), "effort", Effort(candidates=3, picking=8, batch=8, worlds=8))
    grid, letters = game_named(name).drawable().blanks[0].board
    drawn = "FF" + "".join(letters)[2:]
    rows = "/".join(drawn[at : at + grid.cols] for at in range(0, len(drawn), grid.cols))
    record, _ = random_game(name, 1, 5, {"drawn": rows, "begins": "winter"})
    path = tmp_path / "game.txt"
    path.write_text(record.to_text())
    assert main(["review", str(path), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [each["step"] for each in data["decisions"]] == list(range(1, len(record.actions) + 1))
    assert data["start"] + data["luck"]["points"] + data["gain"]["points"] == pytest.approx(data["final"])


@needs_native
def test_a_running_game_and_a_seat_that_is_not_there_are_refused(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = RECORD._replace(actions=RECORD.actions[:-1]).to_text()
    refused(
        landscribe("review", "-", typed=running), "this game is not over: only a finished game is reviewed."
    )
    refused(here(capsys, "review", str(file), "--seat", "2"), "There is no seat 2: the seats are 1 to 1.")


def test_what_is_typed_wrongly_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(here(capsys, "review", str(file), "--seat", "0"), "--seat: 0 is too few")
    refused(here(capsys, "review", str(file), "--seat", "first"), "'first' is no whole number")
    refused(here(capsys, "review", str(file), "--map", "A"), "review has no option --map")
    refused(here(capsys, "review", str(file), "--plot", "curve.txt"), "ends in none of")
    refused(here(capsys, "review", str(file.parent / "none")), "no such file or directory")


def test_without_native_code_a_sentence_says_what_is_missing(file: Path) -> None:
    refused(
        landscribe("review", str(file), LANDSCRIBE_NATIVE="no"), "a review needs native code: pip install"
    )


def test_a_curve_goes_from_its_highest_to_its_lowest_band() -> None:
    lines = curve_text([Point(20, 2), Point(10, 0, is_marked=True)])
    assert len(lines) == HEIGHT
    assert lines[0] == "    22 | :"
    assert lines[2] == "    20 | o"
    assert lines[-1] == "    10 |   x"
    assert curve_text([]) == []
