"""`landscribe measure` as its users see it."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

from landscribe.bots import bots_of
from landscribe.cli import main
from landscribe.games import GAMES
from landscribe.lab.pace import TENTHS
from landscribe.lab.unknown import FIFTHS
from tests.cli.test_cli import hears_ctrl_c, read_until
from tests.twins import twin

QUICK = ("--bots", "uniform,greedy", "--player", "uniform", "--games", "8", "--deals", "2", "--jobs", "1")

SPREAD = {"mean": float, "sd": float, "low": float, "high": float}
SHARE = {"share": float, "error": float}
SHARES = dict.fromkeys(("player", "seat", "deal", "rest"), SHARE)
CORRELATION = {"mean": float, "low": float, "high": float}
CHANGE = {"points": float, "error": float, "explains": float}
SCHEMA = {
    "game": str,
    "options": dict,
    "seats": int,
    "player": str,
    "seed": int,
    "pace": {
        "games": int,
        "length": dict.fromkeys(("turns", "decisions", "choices", "tree"), SPREAD),
        "branching": {
            "mean": SPREAD,
            "least": int,
            "middle": int,
            "most": int,
            "sd": float,
            "tenths": [SPREAD],
        },
        "foretold": [CORRELATION],
        "lead": {"changes": SPREAD, "decided": SPREAD, "shared": float, "wins": [SPREAD]},
    },
    "first": [{"points": SPREAD, "wins": SPREAD}],
    "hidden": {"bits": SPREAD, "reveals": SPREAD, "is_least": bool, "left": [SPREAD]},
    "decided": [SHARE],
    "ladder": {
        "deals": int,
        "rungs": [
            {"bot": str, "points": SPREAD, "wins": SPREAD, "gain": SPREAD, "ahead": SPREAD, "shares": SHARES}
        ],
        "points": SHARES,
        "wins": SHARES,
    },
    "cards": [{"name": str, "share": float, "change": CHANGE, "earned": SPREAD, "decides": SPREAD}],
}
"""What the JSON holds; any part may be null."""


def fits(value: Any, schema: Any) -> bool:
    """Whether JSON is what the schema says."""
    if value is None:
        return True
    if isinstance(schema, dict):
        parts = cast(dict[str, Any], schema)
        return value.keys() == parts.keys() and all(fits(value[key], part) for key, part in parts.items())
    if isinstance(schema, list):
        return all(fits(part, schema[0]) for part in value)
    return isinstance(value, int | float if schema is float else schema)


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main(["measure", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


CLIMBED = [game for game in GAMES if "greedy" in bots_of(game)]


@pytest.mark.parametrize("game", [twin(game) if game == "heroes" else game for game in CLIMBED])
def test_every_game_is_measured_alone_and_at_a_table(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in {1, 2} & set(GAMES[game].seats):
        found = measured(capsys, game, *QUICK, "--seats", str(seats))
        assert fits(found, SCHEMA)
        assert (found["game"], found["seats"], found["pace"]["games"]) == (game, seats, 8)
        assert [rung["bot"] for rung in found["ladder"]["rungs"]] == ["uniform", "greedy"]
        assert found["ladder"]["rungs"][1]["gain"]["mean"] > 0
        assert len(found["pace"]["branching"]["tenths"]) == TENTHS
        assert len(found["hidden"]["left"]) == len(found["decided"]) == FIFTHS + 1
        assert found["hidden"]["bits"]["mean"] > 20
        assert found["hidden"]["left"][0] == found["hidden"]["bits"]
        assert (found["first"] is None, found["pace"]["lead"] is None) == (seats == 1, seats == 1)
        assert sum(share["share"] for share in found["ladder"]["points"].values()) == pytest.approx(1)
        assert any(card["earned"] for card in found["cards"])


def test_the_tables_have_all_that_was_measured_in_the_readers_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["measure", "mapmaker", *QUICK]
    assert main(words) == 0
    english = capsys.readouterr().out
    assert main([*words, "--language", "fr"]) == 0
    french = capsys.readouterr().out
    for said, parts in (
        (english, ("mapmaker, alone, 8 games", "bits revealed", "player explains", "Surrounded mountains")),
        (french, ("mapmaker, en solo, 8 parties", "bits révélés", "part du joueur", "Montagnes")),
    ):
        assert [part for part in parts if part not in said] == []


def test_figures_are_the_same_on_any_number_of_cores(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("mapmaker", *QUICK[:-2])
    one, two = (measured(capsys, *words, "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two


@pytest.mark.parametrize("seats", [twin("1"), "2"])
def test_the_measure_is_drawn(seats: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "measure.svg"
    measured(capsys, "cartographers", *QUICK, "--seats", seats, "--plot", str(file))
    assert file.read_bytes().startswith(b"<?xml")
    assert 10_000 < file.stat().st_size < 200_000


def test_a_single_game_and_deal_are_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["measure", "mapmaker", *QUICK, "--games", "1", "--deals", "1"]
    assert main([*words, "--plot", str(tmp_path / "measure.svg")]) == 0
    said = capsys.readouterr().out
    assert "mapmaker, alone, 1 game of uniform" in said
    assert "explains the spread" not in said  # of one deal nobody can tell


def test_time_ends_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "uniform,greedy", "--player", "uniform", "--jobs", "1", "--seconds", "0.5")
    found = measured(capsys, "mapmaker", *words)
    assert fits(found, SCHEMA)
    assert found["pace"]["games"] >= 2
    assert found["ladder"]["deals"] >= 2


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ("chess", "'chess' is no game"),
        ("mapmaker --bots greedy", "are not two or more different bots"),
        ("mapmaker --bots greedy,greedy", "are not two or more different bots"),
        ("mapmaker --bots greedy,hal", "'hal' is no bot for mapmaker"),
        ("mapmaker --player hal", "'hal' is no bot for mapmaker"),
        ("mapmaker --seats 2", "2 seats are not possible"),
        ("mapmaker --seats few", "--seats: 'few' is no whole number"),
        ("mapmaker --games 0", "--games: 0 is too few"),
        ("mapmaker --deals 0", "--deals: 0 is too few"),
        ("mapmaker --jobs 0", "--jobs: 0 is too few"),
        ("mapmaker --seconds soon", "--seconds: 'soon' is no time"),
        ("mapmaker --seconds nan", "--seconds: 'nan' is no time"),
        ("mapmaker --seconds -1", "--seconds: '-1' is no time"),
        ("mapmaker --seed -1", "-1"),
        ("mapmaker --missions Gold", "'Gold' is no mission"),
        ("mapmaker --plot x.gif", "ends in none of .svg, .png, .html"),
        ("mapmaker --plot nowhere/x.svg", "nowhere/x.svg cannot be written"),
    ],
)
def test_wrong_words_are_refused_before_any_work(
    words: str, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["measure", *words.split()]) == 2
    said = capsys.readouterr().err
    assert part in said
    assert len(said.splitlines()) == 1


def test_interrupted_it_tells_what_is_measured_so_far() -> None:
    words = ["measure", "mapmaker", "--player", "uniform", "--games", "1000000", "--jobs", "1", "--json"]
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "landscribe", *words],
        stdout=subprocess.PIPE,
        stderr=follower,
        env={**os.environ, "LANDSCRIBE_NATIVE": "no"},
        preexec_fn=hears_ctrl_c,
    ) as process:
        try:
            read_until(leader, rb"[1-9]\d*/1000000")
            process.send_signal(signal.SIGINT)
            read_until(leader, b"interrupted after")
            out, _ = process.communicate(timeout=30)
        finally:
            process.kill()
    os.close(leader)
    os.close(follower)
    assert process.returncode == 0
    data = json.loads(out)
    assert data["pace"]["games"] > 0
    assert data["ladder"] is None
