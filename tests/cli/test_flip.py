"""`landscribe flip`: an evening on paper in the terminal."""

import re

import pytest

from landscribe.cli import main
from landscribe.core.companion import rival_points, unfolded
from landscribe.games import GAMES
from tests.cli.test_cli import landscribe
from tests.evenings import played


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What people type, and then leave."""
    waiting = iter(lines)

    def answer(_: str = "") -> str:
        line = next(waiting, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", answer)


def test_a_whole_evening_shows_the_cards_of_the_game_and_finds_the_winner(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["heroes"]
    evening = game.evening(game.options({}), 2, "4")
    lines: list[str] = []
    for flip in evening.flips:
        lines += [*("9" * len(flip.asked)), *("7" * len(flip.asked))] if flip.asked else []
        lines.append("")
    typed(monkeypatch, *lines)
    assert main(["flip", "heroes", "--seats", "2", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    cards = [name for name in played(game, 2, "4", {}) if name in out and name[0].isupper()]
    places = [out.index(f"\n{name}") for name in dict.fromkeys(cards)]
    assert places == sorted(places)
    ways = [flip.passing for flip in evening.flips if flip.passing]
    assert re.findall(r"Pass your map to the (left|right)", out) == ways
    assert "Player 1: 9 9 9 9 | 9 9 9 9 | 9 9 9 9 | 9 9 9 9 | Total 72" in out
    assert out.endswith("The winner: Player 1.\n")


def test_it_can_be_taken_back_and_what_is_wrong_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "", "", "undo", "dance", "scores", "quit")
    assert main(["flip", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    evening = GAMES["cartographers"].evening(GAMES["cartographers"].options({}), 1, "4")
    assert evening.flips[1].card is not None
    assert out.count(str(evening.flips[1].card.name.values["card"])) == 2
    assert "'dance' is not possible now." in out
    assert "Player 1: Total 0" in out


def test_a_number_is_asked_for_until_it_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ends = next(
        at
        for at, flip in enumerate(GAMES["mapmaker"].evening(GAMES["mapmaker"].options({}), 1, "4").flips)
        if flip.asked
    )
    typed(monkeypatch, *[""] * ends, "many", "1000", "12", "", "3", "undo")
    assert main(["flip", "mapmaker", "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert "'many' is no whole number from 0 to 999." in out
    assert "'1000' is no whole number from 0 to 999." in out
    assert "Player 1: 12 0 3 | Total 15" in out


def test_cartouche_is_drafted_claimed_and_its_opponent_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["cartouche"]
    evening = game.evening(game.options({"level": "hard"}), 1, "4")
    moves = list[str]()
    lines = list[str]()
    while evening.flips[(moment := unfolded(evening, moves)).at].kind != "score":
        if moment.takers:
            moves.append(f"take {moment.row[0].key}")
            lines.append(moment.row[0].key.lower())
        elif moment.at == 9 and "extra" not in moves:
            moves += ["extra"]
            lines += ["tuiles"]
        elif moment.at == 12 and "claim 3T 1" not in moves:
            moves += ["claim 3T 1"]
            lines += ["marquer 3T 1"]
        else:
            moves.append("next")
            lines.append("")
    typed(monkeypatch, *lines, "150", "4", "9", "")
    assert main(["flip", "cartouche", "--seed", "4", "--level", "hard", "--language", "fr"]) == 0
    out = capsys.readouterr().out
    points = rival_points(evening, unfolded(evening, moves))
    assert out.endswith(f"L’adversaire a {points}\u00a0: vous gagnez.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("flip cartouche --seats 5", "5 cannot play on paper: from 1 to 4 can."),
        ("flip chess", "'chess' is no game here"),
        ("flip heroes --map Z", "'Z'"),
    ],
)
def test_what_cannot_be_dealt_is_said(words: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    assert sentence in capsys.readouterr().err


def test_a_closed_terminal_ends_it() -> None:
    ran = landscribe("flip", "mapmaker", "--seats", "30", "--seed", "1", typed="\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Everyone plays a year of their own" in ran.out
