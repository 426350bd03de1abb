"""`landscribe balance` as its users see it."""

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from landscribe.cli import main
from landscribe.lab.balance import Plan, Row, rows_of
from landscribe.lab.engine import Engine

QUICK = ("--game", "mapmaker", "--bots", "uniform,greedy", "--games", "150", "--jobs", "1")
ALL_NAMED = ("--missions", "Tree line, Borderlands, Empty site, Wealthy town")


def test_the_whole_pool_stands_in_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", *QUICK]) == 0
    told = capsys.readouterr().out
    assert "The Mapmaker, 300 games" in told
    assert "too" in told  # strong: Empty site


def test_one_card_is_judged_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "empty SITE", *QUICK]) == 0
    assert "Empty site is too strong" in capsys.readouterr().out.replace("\n", " ")
    assert main(["balance", "terrain a batir", *QUICK, "--language", "fr"]) == 0
    assert "Terrain à bâtir est trop forte" in capsys.readouterr().out.replace("\n", " ")


def test_json_has_every_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "Tree line", *QUICK, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (card,) = found["cards"]
    assert (found["games"], card["card"], card["verdict"]) == (300, "Tree line", "even")
    assert [by["bot"] for by in card["bots"]] == ["uniform", "greedy"]
    assert list(card["bots"][0]["slots"]) == ["A", "B", "C", "D"]
    assert {"goal", "games", "more", "error"} == set(card["pulls"][0])
    assert len(found["heat"]["rows"]) == 11
    assert found["heat"]["scorings"] > 0


def test_the_report_is_one_page(tmp_path: Path) -> None:
    page = tmp_path / "card.html"
    assert main(["balance", "Tree line", *QUICK, "--report", str(page)]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html><html lang=en>")
    assert text.count("<svg") == 4  # the pool, with others, by place, and where it is scored
    assert "· 0%" in text  # how often none, by place
    assert "src=" not in text
    assert "Edge of the forest" in text


def test_ctrl_c_ends_all_games_and_tells_of_those_that_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(plan: Plan, games: int, seed: int, engine: Engine) -> Generator[list[Row]]:
        yield from rows_of(plan, games, seed, engine)
        raise KeyboardInterrupt

    def followed(*_: object) -> None:
        raise AssertionError("no more games are played")

    monkeypatch.setattr("landscribe.cli.balance.rows_of", stopped)
    monkeypatch.setattr("landscribe.cli.balance.heats_of", followed)
    page = tmp_path / "card.html"
    assert main(["balance", "Tree line", *QUICK, "--report", str(page)]) == 0
    assert "interrupted after 300 of 300 games" in capsys.readouterr().err
    assert page.read_text(encoding="utf-8").count("<svg") == 3  # all but where it is scored


def test_ctrl_c_before_all_bots_have_played_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(plan: Plan, games: int, seed: int, engine: Engine) -> Generator[list[Row]]:
        rows = [row for part in rows_of(plan, games, seed, engine) for row in part]
        yield [row for row in rows if plan.place(row.match)[0] == "greedy"]
        raise KeyboardInterrupt

    monkeypatch.setattr("landscribe.cli.balance.rows_of", stopped)
    assert main(["balance", *QUICK]) == 2
    said = capsys.readouterr().err
    assert "interrupted after 150 of 300 games" in said
    assert "fewer than 5 games had such a card" in said


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["balance", "Sentinel Wood", *QUICK], "'Sentinel Wood' is not among the scoring cards"),
        (["balance", "Tree line", *QUICK, *ALL_NAMED], "The same scoring cards lie in every game"),
        (["balance", *QUICK, *ALL_NAMED], "The same scoring cards lie in every game"),
        (["balance", *QUICK, "--report", "card.svg"], "ends in .html"),
        (["balance", *QUICK, "--games", "0"], "--games"),
        (["balance", "Tree line", *QUICK, "--games", "2"], "fewer than 5 games had such a card"),
        (["balance", *QUICK, "--bots", "nobody"], "nobody"),
        (["balance", *QUICK, "--map", "Q"], "map"),
    ],
)
def test_what_is_wrong_is_told(typed: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(typed) == 2
    assert told in capsys.readouterr().err
