"""`landscribe simulate` and `landscribe arena` as their users see them."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from itertools import islice
from pathlib import Path

import pytest

from landscribe.cli import main
from landscribe.lab.engine import Engine
from landscribe.lab.match import Match
from landscribe.lab.simulation import Timed, timed
from tests.cli.test_cli import hears_ctrl_c, here, read_until, refused
from tests.twins import twin

PLAIN = ("simulate", "--game", "mapmaker", "--games", "24", "--seed", "5")


def test_the_report_is_a_table_with_errors_seasons_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    ran = here(capsys, *PLAIN, "--bots", "greedy")
    assert ran.code == 0
    assert "mapmaker, 24 games from seed 5" in ran.out
    assert "Surrounded mountains" in ran.out
    assert "greedy" in ran.out


def test_json_is_one_line_and_the_same_on_any_number_of_cores(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (here(capsys, *PLAIN, "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert one.out == two.out
    data = json.loads(one.out)
    assert (data["game"], data["games"], len(data["seats"])) == ("mapmaker", 24, 1)
    seat = data["seats"][0]
    assert seat["bot"] == "uniform"
    assert seat["low"] < seat["mean"] < seat["high"]
    assert len(seat["seasons"]) == 4
    assert "Surrounded mountains" in seat["goals"]


def test_solo_cartographers_report_rating_and_titles(capsys: pytest.CaptureFixture[str]) -> None:
    ran = here(capsys, "simulate", "--bots", "greedy", "--games", "6", "--json")
    seat = json.loads(ran.out)["seats"][0]
    assert isinstance(seat["rating"], float)
    assert sum(seat["titles"].values()) == 6


def test_seats_take_one_bot_for_all_or_one_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANDSCRIBE_NATIVE", "no")  # three games are played sooner than loaded
    words = ("simulate", "--game", "cartographers", "--seats", "2", "--games", "3", "--json")
    both = json.loads(here(capsys, *words, "--bots", "uniform").out)
    each = json.loads(here(capsys, *words, "--bots", "uniform,greedy").out)
    assert [seat["bot"] for seat in both["seats"]] == ["uniform", "uniform"]
    assert [seat["bot"] for seat in each["seats"]] == ["uniform", "greedy"]
    assert sum(seat["wins"] for seat in each["seats"]) == pytest.approx(1)


@pytest.mark.parametrize("kind", ["svg", twin("png"), twin("html")])
def test_distributions_are_drawn(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"scores.{kind}"
    assert here(capsys, *PLAIN, "--plot", str(file)).code == 0
    begins = {"svg": b"<?xml", "png": b"\x89PNG", "html": b"<!doctype html>"}[kind]
    assert file.read_bytes().startswith(begins)


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--bots", "deep blue"), "'deep blue' is no bot for mapmaker: there is uniform"),
        (("--games", "0"), "--games: 0 is too few: it takes 1 or more"),
        (("--games", "many"), "--games: 'many' is no whole number"),
        (("--jobs", "0"), "--jobs: 0 is too few"),
        (("--seats", "2"), "2 seats are not possible"),
        (("--seats", "3", "--bots", "uniform,greedy"), "are 2 names for 3 seats"),
        (("--missions", "Gold"), "'Gold' is no mission"),
        (("--plot", "nowhere/x.svg"), "nowhere/x.svg cannot be written"),
        (("--plot", "x.gif"), "'x.gif' ends in none of .svg, .png, .html"),
    ],
)
def test_wrong_words_are_refused_before_any_work(
    words: tuple[str, ...], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    refused(here(capsys, *PLAIN, *words), part)


def test_an_interrupted_simulation_reports_what_is_done() -> None:
    words = ["simulate", "--game", "mapmaker", "--games", "1000000", "--jobs", "1", "--json"]
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
    assert 0 < data["games"] < data["asked"] == 1_000_000


def test_the_arena_rates_bots_with_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    alone = here(capsys, "arena", "--game", "mapmaker", "--bots", "uniform,greedy", "--games", "12")
    together = here(capsys, "arena", "--game", "cartographers", "--bots", "uniform,greedy", "--games", "4")
    for ran in (alone, together):
        assert ran.code == 0
        assert ran.out.index("greedy") < ran.out.index("uniform")
        assert len(re.findall(r"\d ± \d", ran.out)) == 5  # two strengths, two means, a difference
        assert "CPU ms a move" in ran.out


def test_in_the_arena_each_order_of_seats_has_deals_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = list[range]()

    def dealt(match: Match, games: int, seed: int, engine: Engine) -> Generator[Timed]:
        seeds.append(range(seed, seed + games))
        return timed(match, games, seed, engine)

    monkeypatch.setattr("landscribe.cli.arena.timed", dealt)
    words = ("--bots", "uniform,greedy,planner", "--games", "5", "--seed", "7", "--jobs", "1")
    assert main(["arena", *words]) == 0
    assert seeds == [range(7, 9), range(9, 11), range(11, 13)]


def test_ctrl_c_ends_the_games_of_all_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = list[tuple[str, ...]]()

    def stopped(match: Match, games: int, seed: int, engine: Engine) -> Generator[Timed]:
        begun.append(match.bots)
        yield from islice(timed(match, games, seed, engine), 1)
        raise KeyboardInterrupt

    monkeypatch.setattr("landscribe.cli.arena.timed", stopped)
    assert main(["arena", "--bots", "uniform,greedy", "--games", "8", "--jobs", "1"]) == 0
    assert begun == [("uniform", "greedy")]
    said = capsys.readouterr()
    assert "interrupted after 1 of 4 games" in said.err
    assert re.search(r"% ± \d", said.out)


def test_the_arena_tells_what_one_bot_has_more_than_another_on_the_same_deals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--game", "cartographers", "--games", "8", "--seed", "3")
    ran = here(capsys, "arena", "--bots", "uniform,greedy", "--alone", *words)
    means = [_rating(capsys, *words, "--bots", bot) for bot in ("greedy", "uniform")]
    assert f"+{means[0] - means[1]:.1f} ± " in ran.out.replace("\n", "")


def _rating(capsys: pytest.CaptureFixture[str], *words: str) -> float:
    return json.loads(here(capsys, "simulate", "--json", *words).out)["seats"][0]["rating"]


def test_alone_the_arena_counts_the_best_title(capsys: pytest.CaptureFixture[str]) -> None:
    ran = here(capsys, "arena", "--bots", "uniform,greedy", "--alone", "--games", "3")
    assert re.search(r"Cartographer|Mapsmith|Topographer|Surveyor", ran.out)
    assert "%" in ran.out


@pytest.mark.parametrize("kind", [twin("svg"), "png", twin("html")])
def test_strength_is_drawn_against_thinking_time(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"arena.{kind}"
    ran = here(capsys, "arena", *PLAIN[1:], "--bots", "uniform,greedy", "--plot", str(file))
    assert ran.code == 0
    begins = {"svg": b"<?xml", "png": b"\x89PNG", "html": b"<!doctype html>"}[kind]
    assert file.read_bytes().startswith(begins)


def test_a_plot_of_the_arena_that_cannot_be_made_is_refused_before_any_work(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("arena", *PLAIN[1:], "--bots", "uniform,greedy", "--plot")
    refused(here(capsys, *words, "x.gif"), "'x.gif' ends in none of .svg, .png, .html")
    refused(here(capsys, *words, "nowhere/x.svg"), "nowhere/x.svg cannot be written")


def test_an_arena_needs_two_bots(capsys: pytest.CaptureFixture[str]) -> None:
    refused(
        here(capsys, "arena", "--game", "mapmaker", "--bots", "greedy"), "are not two or more different bots"
    )
