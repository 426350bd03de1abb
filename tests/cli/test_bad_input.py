"""Input that nobody means: too long, not text, of another game, in other capitals."""

import json
from io import BytesIO, TextIOWrapper
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landscribe.cli import main
from landscribe.core.record import TITLE, Record, continued, started
from landscribe.core.text import plain
from landscribe.games import GAMES, game_named
from landscribe.games.cartographers.setup import SCORING
from landscribe.lab.engine import Local
from landscribe.lab.match import match_of
from landscribe.lab.simulation import simulated
from landscribe.texts import LANGUAGES, say_in
from tests.cli.test_cli import DENSE, MAP, here, landscribe, refused
from tests.games.cartouche.test_notation import SHRINE

LONG = "zq" * 2_000
BOM = "\ufeff"
MURAL = SHRINE.replace("CcS......", "CcS...b..")


def begun() -> Record:
    """A game with one action."""
    record, state = started(game_named("mapmaker"), 1, "3", {})
    return continued(record, 0, next(iter(game_named("mapmaker").legal(state, 0))))


RECORD = begun()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        f"{LONG}",
        f"play {LONG}",
        f"play --seats {LONG}",
        f"play --seats {'9' * 4000}",
        f"play --resume {LONG}",
        f"play --{LONG} x",
        f"play --{LONG}",
        f"play --map {LONG}",
        f"play --edicts {LONG}",
        f"play --edicts {LONG},{LONG},{LONG},{LONG}",
        f"play --ambushes {LONG}",
        f"play heroes --heroes {LONG}",
        f"play mapmaker --missions {LONG}",
        f"play cartouche --side {LONG}",
        f"play cartouche --level {LONG}",
        f"play cartouche --achievements {LONG}",
        f"score {LONG}",
        f"score --game {LONG} MAP",
        f"score --cards {LONG} MAP",
        f"score --edition {LONG} MAP",
        f"score MAP --{LONG}=x",
        f"score MAP {LONG}",
        f"score --json={LONG} MAP",
        f"replay {LONG}",
        f"replay RECORD --{LONG} x",
        f"review {LONG}",
        f"review RECORD --{LONG} x",
        f"review RECORD --seat {LONG}",
        f"review RECORD --plot {LONG}",
        "replay ACTION",
        "replay OPTION",
        "replay JSON",
        f"explain {LONG}",
        f"explain mapmaker {LONG}",
        f"explain mapmaker --{LONG} x",
        f"simulate --game {LONG}",
        f"simulate --bots {LONG}",
        f"simulate --bots {LONG},{LONG} --seats 3",
        f"simulate --bots searcher:{LONG}",
        f"simulate --games {LONG}",
        f"simulate --games -{'9' * 4000}",
        f"simulate --plot {LONG}",
        f"simulate --plot {LONG}.svg",
        f"arena --bots {LONG}",
        f"measure {LONG}",
        f"measure mapmaker --bots {LONG}",
        f"measure mapmaker --seconds {LONG}",
        f"measure mapmaker --{LONG} x",
        f"serve --port {LONG}",
        f"serve --port {'9' * 4000}",
        f"serve --limit {LONG}",
        f"serve --database {LONG}://x",
        f"serve --{LONG} x",
    ],
    ids=lambda words: words.replace(LONG, "LONG")[:60],
)
def test_what_is_far_too_long_is_refused_in_a_short_sentence(
    words: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {
        "MAP": MAP,
        "RECORD": RECORD.to_text(),
        "ACTION": RECORD._replace(actions=((0, LONG),)).to_text(),
        "OPTION": RECORD._replace(options={LONG: LONG}).to_text(),
        "JSON": json.dumps({"landscribe": TITLE, "game": [LONG]}),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    typed = [str(tmp_path / word) if word in files else word for word in words.split()]
    assert main([*typed[:1], f"--language={language}", *typed[1:]]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert len(said.err) < 1_500
    assert "…" in said.err


def test_a_language_that_is_far_too_long_is_refused() -> None:
    refused(landscribe("play", "--language", LONG), "zqzq…zqzq"[:4])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lines_that_are_far_too_long_are_answered_in_play(language: str, game: str) -> None:
    lines = [LONG, f"forest {LONG}", f"forest {'a1 ' * 2000}", f"raid {LONG} a1", f"raid {'9' * 5000} a1"]
    lines += [f"take {LONG}", f"place {LONG} a1", f"place D01 {LONG}", f"hero a1 attacks {LONG}", LONG * 20]
    lines += [f"save {LONG}", f"save ~{LONG}/x", "save a\0b"]
    ran = landscribe("play", game, "--seed", "3", "--language", language, typed="\n".join(lines))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("\n> ") == len(lines) + 1
    assert ran.out.count("…") >= 4
    assert max(map(len, ran.out.splitlines())) < 1_500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_said_whatever_its_values_are(language: str) -> None:
    assert len(say_in(language)("cartouche-event-drew", who=LONG, pieces=LONG, number=2)) > 1_000


@pytest.mark.parametrize("strict", ["utf-8:strict", "utf-8:surrogateescape", "ascii:strict"])
def test_what_is_typed_and_is_no_text_is_answered(strict: str, tmp_path: Path) -> None:
    typed = f"c4 \udcff5\nsave {tmp_path}/\udce9t\udce9\n?\n"
    ran = landscribe("play", "mapmaker", "--seed", "3", typed=typed, PYTHONIOENCODING=strict)
    assert (ran.code, ran.err) == (0, "")
    assert "is no space" in ran.out
    assert "legal actions." in ran.out
    assert (tmp_path / "\udce9t\udce9").read_text().startswith("landscribe record")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_terminal_without_a_letter_shows_a_question_mark(language: str) -> None:
    ran = landscribe("replay", "-", "--language", language, typed=RECORD.to_text(), PYTHONIOENCODING="ascii")
    assert (ran.code, ran.err) == (0, "")
    assert " ? 0 " in ran.out


@pytest.mark.parametrize("from_file", [True, False])
def test_a_byte_order_mark_is_no_part_of_a_map_or_a_record(from_file: bool, tmp_path: Path) -> None:
    for command, text in (("score", MAP), ("replay", RECORD.to_text()), ("replay", RECORD.to_json())):
        (file := tmp_path / "marked").write_text(BOM + text, encoding="utf-8")
        ran = landscribe(command, str(file) if from_file else "-", typed="" if from_file else BOM + text)
        assert (ran.code, ran.err) == (0, "")


def test_bytes_on_standard_input_that_are_no_text_are_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for errors in ("strict", "surrogateescape"):
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"...\xff..."), "utf-8", errors))
        assert main(["score", "-"]) == 2
        assert "- cannot be read: it is not text in UTF-8." in capsys.readouterr().err


def scores(text: str) -> list[dict[str, Any]]:
    ran = landscribe("score", "--json", "-", typed=text)
    assert ran.err == ""
    return [json.loads(line) for line in ran.out.splitlines()]


def test_what_was_agreed_for_one_game_does_not_hold_for_the_next() -> None:
    mural = f"game: cartouche\nside: A\nstories: C01\nachievements: A1\n\n{MURAL}\n"
    first, second, third = scores(f"game: heroes\ncards: Silos\n{DENSE}\n{mural}game: cartographers\n{DENSE}")
    assert first["stars"] == {"Silos": 0}
    assert second["game"] == "cartouche"
    assert set(third["stars"]) == set(SCORING)


def test_what_stands_above_the_line_of_the_game_holds_for_it_too() -> None:
    for head in ("cards: Silos\ngame: heroes\n", "game: heroes\ncards: Silos\n"):
        first, second = scores(f"{head}\n{DENSE}\n{DENSE}")
        assert first == second
        assert first["stars"] == {"Silos": 0}


def test_names_in_score_may_be_typed_in_any_case() -> None:
    text = f"cards: great CITY, the golden granary\nedition: RETAIL\n{DENSE}"
    assert list(scores(text)[0]["stars"]) == ["Great City", "The Golden Granary"]
    (scored,) = scores(f"game: mapmaker\nmissions: TREE line, magicians’ valley\n{MAP}")
    assert list(scored["stars"]) == ["Tree line", "Magicians' valley"]
    (scored,) = scores(f"game: cartouche\nside: a\nstories: c01\ntokens: CAT\nachievements: a1\n{MURAL}")
    assert len(scored["stars"]) == 2


@pytest.mark.parametrize("name", GAMES)
def test_options_may_be_typed_in_any_case_and_are_kept_in_one_spelling(name: str) -> None:
    game = game_named(name)
    for option in game.offer():
        for value in option.values:
            chosen = {option.name: value}
            try:
                agreed = game.options(chosen)
            except ValueError:
                continue
            for typed in (value.upper(), value.lower(), plain(value), value.replace("'", "’")):
                assert game.options({option.name.upper(): typed}) == agreed
                assert game.write(game.options({option.name: typed})) == game.write(agreed)


@pytest.mark.parametrize("name", GAMES)
def test_actions_may_be_typed_in_any_case(name: str) -> None:
    game, rng = game_named(name), Random(1)
    state = game.new(game.options({}), max(1, game.seats[0]), "1")
    while waiting := game.to_act(state):
        seat = min(waiting)
        action = rng.choice(list(game.legal(state, seat)))
        text = str(action)
        assert game.read(text.upper()) == game.read(text.lower()) == game.read(text)
        state = game.play(state, seat, action)


def test_a_port_that_there_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for port in ("65536", "-1"):
        refused(
            here(capsys, "serve", "--port", port), f"{port} is no port: it takes a number from 0 to 65535."
        )


def test_a_record_of_letters_that_are_none_is_refused() -> None:
    odd = json.dumps({**json.loads(RECORD.to_json()), "options": {"missions": "\ud800"}})
    refused(landscribe("replay", "-", typed=odd), "it was changed after it was written")


def test_more_games_than_can_ever_be_played_are_begun() -> None:
    match = match_of("mapmaker", {}, ["greedy"])
    for jobs in (1, 2):
        begun = islice(simulated(match, 10**18, 1, Local(jobs)), 20)
        assert [game.seed for game in begun] == list(range(1, 21))
