"""The command line as its users see it: a real process, its output, its exit code."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Protocol

import pytest

from landscribe.cli import main
from landscribe.core.record import Record
from landscribe.games.cartographers.setup import SCORING
from landscribe.games.mapmaker.missions import MISSIONS
from tests.golden import page, played

RECORD = played("mapmaker", 1, "1", {}, "careless")

MAP = """...........
.M.........
.......FF.W
......FFMWW
.......VVW.
...M....VV.
...........
...........
.........M.
.....M.....
...........
"""

DENSE = """VVV........
VV.........
...........
....Wa.....
....r......
........X..
.......#D*.
........r..
...........
...........
...........
"""


class Ran:
    """What a command did."""

    def __init__(self, process: "subprocess.CompletedProcess[str]") -> None:
        self.code, self.out, self.err = process.returncode, process.stdout, process.stderr


class Run(Protocol):
    """Runs a command."""

    def __call__(self, *words: str, typed: str = "") -> Ran: ...


def landscribe(*words: str, typed: str = "", **environment: str) -> Ran:
    process = subprocess.run(
        [sys.executable, "-m", "landscribe", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        check=False,
        timeout=300,  # the first one may have to compile
    )
    return Ran(process)


def here(capsys: pytest.CaptureFixture[str], *words: str) -> Ran:
    """The same in this process, which has loaded all that a command needs."""
    code = main([words[0], "--language", "en", *words[1:]])
    said = capsys.readouterr()
    return Ran(subprocess.CompletedProcess(words, code, said.out, said.err))


@pytest.fixture
def inside(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """What `landscribe` does, in this process: for words that are answered without a terminal."""

    def run(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(typed.encode()), "utf-8"))
        code = main([*words])
        said = capsys.readouterr()
        return Ran(subprocess.CompletedProcess(words, code, said.out, said.err))

    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return run


def hears_ctrl_c() -> None:
    """Lets a started process hear Ctrl-C, also where the tests run in the background and would not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def refused(ran: Ran, *parts: str) -> None:
    """One sentence on standard error, nothing else, and exit code 2."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1, ran.err
    assert ran.err.startswith("landscribe: ")
    for part in parts:
        assert part in ran.err


def test_without_a_command_it_says_what_it_can_do() -> None:
    ran = landscribe()
    assert ran.code == 0
    assert all(command in ran.out for command in ("play", "score", "replay"))


def test_play_shows_map_element_and_missions_plainly() -> None:
    ran = landscribe("play", "mapmaker", "--seed", "3", typed="quit\n")
    assert ran.code == 0
    assert "     a  b  c  d  e  f  g  h  i  j  k\n" in ran.out
    assert " 2   .  M  ." in ran.out
    assert "Element to place: " in ran.out
    assert "\x1b" not in ran.out


def test_a_whole_game_can_be_typed_and_its_record_is_whole(state_folder: Path) -> None:
    record = RECORD
    typed = "\n".join(action for _, action in record.actions)
    ran = landscribe("play", "mapmaker", "--seed", str(record.seed), typed=typed)
    assert ran.code == 0
    assert "The year is over" in ran.out
    (file,) = state_folder.iterdir()
    assert file.read_text() == record.to_text()
    check = landscribe("replay", str(file), "--check")
    assert check.code == 0
    assert f"is whole: {len(record.actions)} actions of mapmaker, finished; final score" in check.out


def test_a_left_game_and_a_saved_game_both_go_on(tmp_path: Path, state_folder: Path) -> None:
    record = RECORD
    first, second = (action for _, action in record.actions[:2])
    ran = landscribe(
        "play",
        "mapmaker",
        "--seed",
        str(record.seed),
        typed=f"{first}\nsave {tmp_path / 'mine'}\nquit\n",
    )
    (file,) = state_folder.iterdir()
    assert f"landscribe play --resume {file}" in ran.out
    assert (tmp_path / "mine").read_text() == file.read_text()
    landscribe("play", "--resume", str(file), typed=second)
    expected = record._replace(actions=record.actions[:2]).to_text()
    assert file.read_text() == expected
    assert (tmp_path / "mine").read_text() != expected


def test_a_finished_game_is_tried_again_from_a_move_and_stays_as_it_was(
    tmp_path: Path, state_folder: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD.to_text())
    assert landscribe("play", "--resume", str(file), "--at", "3", typed="quit\n").code == 0
    (again,) = state_folder.iterdir()
    assert again.read_text() == RECORD._replace(actions=RECORD.actions[:2]).to_text()
    assert file.read_text() == RECORD.to_text()


def test_a_hint_says_more_each_time_and_ends_with_a_move_that_can_be_typed(state_folder: Path) -> None:
    pytest.importorskip("numba", reason="without native code a hint is the move alone")
    asked = landscribe("play", "mapmaker", "--seed", "7", typed="hint\n" * 4)
    matter, where, move, again = (part.strip() for part in asked.out.split("\n> ")[1:5])
    assert matter.startswith("What matters now: ")
    assert re.fullmatch(r"Look between [a-k][0-9]+ and [a-k][0-9]+[.]", where)
    played = re.match("The bot would play: (.+)", move)
    assert played
    assert again == move
    landscribe("play", "mapmaker", "--seed", "7", typed=played[1])
    (file,) = state_folder.iterdir()
    assert played[1] in file.read_text()


def test_undo_stops_at_the_last_revealed_card(state_folder: Path) -> None:
    record = RECORD
    typed = f"undo\n{record.actions[0][1]}\nundo\n"
    ran = landscribe("play", "mapmaker", "--seed", str(record.seed), typed=typed)
    assert ran.out.count("There is nothing to take back") == 2
    (file,) = state_folder.iterdir()
    assert "actions: 1\n" in file.read_text()


def test_the_language_is_the_one_asked_for_or_that_of_the_locale() -> None:
    record = RECORD
    play = ("play", "mapmaker", "--seed", "3")
    assert "Élément à placer\u00a0: " in landscribe(*play, "--language", "fr", typed="help\n").out
    assert "Élément à placer\u00a0: " in landscribe(*play, LC_ALL="", LANG="fr_FR.UTF-8").out
    assert "Element to place: " in landscribe(*play, LC_ALL="", LC_MESSAGES="de_DE.UTF-8", LANG="fr").out
    assert "Element to place: " in landscribe(*play, "--language", "en", LC_ALL="fr_FR.UTF-8").out
    told = landscribe("replay", "-", "--check", "--language", "fr", typed=record.to_text()).out
    assert f"- est intact\u00a0: {len(record.actions)} actions de mapmaker, partie terminée" in told


def test_wrong_lines_are_answered_and_change_nothing(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.write_text("mine")
    typed = f"c4 q9\nb2 b3\nsave\nsave {there}\nsave {tmp_path}/no/where\nnonsense\n?\nhelp\nquit\n"
    ran = landscribe("play", "mapmaker", "--seed", "3", typed=typed)
    assert ran.code == 0
    for answer in (
        "'q9' is no space: write a column a to k and a row 1 to 11",
        "b2 cannot be covered",
        "save needs a file",
        "exists already and is left alone",
        "where cannot be written: no such file or directory",
        "'nonsense' is no space",
        "legal actions.",
        "take back what you did",
    ):
        assert answer in ran.out
    assert ran.err == ""
    assert there.read_text() == "mine"


@pytest.mark.parametrize(
    ("words", "parts"),
    [
        (("play", "chess"), ("'chess' is no game here", "mapmaker")),
        (("play", "--seed", ""), ("'' is no seed: it takes a number or a line of text",)),
        (("play", "--seed", " seven"), ("' seven' is no seed",)),
        (("play", "--seats", "two"), ("--seats: 'two' is no whole number",)),
        (("play", "mapmaker", "--seats", "2"), ("2 seats are not possible",)),
        (("play", "--seats", "101"), ("101 seats are not possible: cartographers takes 1 to 100",)),
        (("play", "heroes", "--map", "E"), ("map: 'E' is none of A, B, C, D",)),
        (("play", "heroes", "--explore", "both"), ("the two sets are never mixed",)),
        (("play", "mapmaker", "--missions", "Gold"), ("'Gold' is no mission", "Tree line")),
        (("play", "mapmaker", "--colour", "red"), ("'colour' is no option of this game",)),
        (("play", "mapmaker", "--missions"), ("--missions needs a value",)),
        (("play", "--language", "xx"), ("'xx' is no language here", "en, fr")),
        (("play", "--resume", "nowhere"), ("nowhere cannot be read",)),
        (("play", "mapmaker", "--resume", "x"), ("--resume goes alone",)),
        (("dance",), ("invalid choice: 'dance'",)),
        (("score",), ("FILE",)),
        (("score", "nowhere"), ("nowhere cannot be read: no such file",)),
        (("score", "-"), ("- holds no diagram",)),
        (("replay", "nowhere"), ("nowhere cannot be read",)),
        (("replay", "-", "--language", "xx"), ("'xx' is no language here",)),
        (("replay", "-", "--missions", "x"), ("replay has no option --missions",)),
    ],
)
def test_wrong_words_are_refused(inside: Run, words: tuple[str, ...], parts: tuple[str, ...]) -> None:
    refused(inside(*words), *parts)


def test_score_prints_points_and_lights_the_cells() -> None:
    ran = landscribe("score", "-", "--game", "mapmaker", "--missions", "Tree line, Wealthy town", typed=MAP)
    assert ran.code == 0
    assert "Tree line: 4\n" in ran.out
    assert " 3   .  .  .  .  .  .  . [F] F  .  W\n" in ran.out
    assert "Wealthy town: 3\n" in ran.out


def test_score_as_json_is_a_line_per_diagram() -> None:
    text = f"game: mapmaker\n\n{MAP}\nmissions: Tree line\n{MAP}"
    ran = landscribe("score", "--json", "-", typed=text)
    first, second = (json.loads(line) for line in ran.out.splitlines())
    assert first["game"] == "mapmaker"
    assert set(first["stars"]) == set(MISSIONS)
    assert first["stars"]["Wealthy town"] == 3
    assert first["mountains"] == 1
    assert second["stars"] == {"Tree line": 4}
    assert second["cells"] == {"Tree line": ["h3", "h4"], "mountains": ["i4"]}


def test_score_knows_cartographers_first_and_all_its_cards() -> None:
    (line,) = landscribe("score", "--json", "-", typed=DENSE).out.splitlines()
    scored = json.loads(line)
    assert scored["game"] == "cartographers"
    assert set(scored["stars"]) == set(SCORING)
    assert scored["stars"]["Great City"] == 5
    assert scored["stars"]["Traylo Monastery"] == 6
    assert scored["stars"]["The Golden Granary"] == 4
    assert scored["monsters"] == -4
    assert scored["cells"]["Great City"] == ["a1", "b1", "c1", "a2", "b2"]


def test_score_takes_cards_and_edition_from_the_file_or_the_line() -> None:
    text = f"game: heroes\ncards: Traylo Monastery, Craylund\n{DENSE}\nedition: retail\n{DENSE}"
    first, second = (
        json.loads(line) for line in landscribe("score", "--json", "-", typed=text).out.splitlines()
    )
    assert first["game"] == "heroes"
    assert (first["stars"], second["stars"]) == (
        {"Traylo Monastery": 6, "Craylund": 0},
        {"Traylo Monastery": 0, "Craylund": 0},
    )
    ran = landscribe("score", "-", "--cards", "Traylo Monastery", "--edition", "retail", typed=DENSE)
    assert "Traylo Monastery: 0\n" in ran.out
    assert "Monsters: -4\n" in ran.out


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (MAP + "...........\n", ("diagram 1 from line 1", "has 12 rows: it takes 11")),
        (MAP.replace("FF.W", "FF.WW"), ("row 3 '.......FF.WW' has 12 spaces: it takes 11",)),
        (
            MAP + "\n" + MAP.replace("VV.", "VQ."),
            ("diagram 2 from line 13", "row 6, column 10: 'Q' is no space"),
        ),
        ("game: chess\n" + MAP, ("'chess' is no game here",)),
        ("game: mapmaker\nmissions: Gold\n" + MAP, ("'Gold' is no mission",)),
        ("game: mapmaker\nedition: retail\n" + MAP, ("'edition' means nothing here",)),
        ("missions: Tree line\n" + MAP, ("Cartographers is scored by 'cards' and 'edition'",)),
        ("cards: Gold\n" + MAP, ("'Gold' is no scoring card: they are Sentinel Wood, ",)),
        ("edition: first\n" + MAP, ("edition: 'first' is none of rulebook, retail",)),
    ],
)
def test_wrong_diagrams_are_refused_with_the_place(inside: Run, text: str, parts: tuple[str, ...]) -> None:
    refused(inside("score", "-", "--json", typed=text), *parts)


def test_replay_shows_the_game_turn_by_turn() -> None:
    record, text = RECORD, page(RECORD)
    ran = landscribe("replay", "-", typed=record.to_json())
    assert ran.code == 0
    assert [line for line in ran.out.split("\n") if line] == [line for line in text.split("\n") if line]


def undigested(record: Record) -> str:
    """The record without the line by which any damage would be found."""
    return "".join(line for line in record.to_text().splitlines(True) if not line.startswith("digest: "))


@pytest.mark.parametrize(
    ("damage", "parts"),
    [
        (("game: mapmaker", "game: chess"), ("'chess' is no game here",)),
        ((f"rules: {RECORD.rules}", "rules: 9"), ("rules 9",)),
        (("landscribe", "lichess"), ("line 1 is 'lichess record 1'",)),
        (("1: ", "1: a1 "), ("action 1",)),
    ],
)
def test_a_damaged_record_is_refused(inside: Run, damage: tuple[str, str], parts: tuple[str, ...]) -> None:
    refused(inside("replay", "-", typed=undigested(RECORD).replace(*damage, 1)), *parts)


def test_a_record_of_which_one_letter_has_changed_is_refused() -> None:
    refused(landscribe("replay", "-", "--check", typed=RECORD.to_text().replace("seed: 1", "seed: 2")))
    refused(landscribe("replay", "-", "--check", typed=undigested(RECORD)), "the line 'digest: …' is missing")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    for command in ("score", "replay"):
        refused(landscribe(command, str(file)), "it is not text in UTF-8")


def read_until(descriptor: int, wanted: bytes, seconds: float = 60) -> bytes:
    """What a process prints until these words; fails where they do not come in time."""
    seen, end = b"", time.monotonic() + seconds
    while not re.search(wanted, seen):
        ready, _, _ = select.select([descriptor], [], [], max(0, end - time.monotonic()))
        assert ready, f"{wanted!r} did not come after {seen!r}"
        read = os.read(descriptor, 1 << 16)
        assert read, f"it ended without {wanted!r}: {seen!r}"
        seen += read
    return seen


def interrupt_at_rest(process: "subprocess.Popen[bytes]") -> None:
    """Presses Ctrl-C once a process waits for an answer: a moment earlier it may be lost."""
    state = Path(f"/proc/{process.pid}/stat")
    while state.exists() and state.read_text().rpartition(")")[2].split()[0] == "R":
        os.sched_yield()
    process.send_signal(signal.SIGINT)


def test_ctrl_c_leaves_a_game_at_the_prompt_and_takes_back_at_the_question(state_folder: Path) -> None:
    command = [sys.executable, "-m", "landscribe", "play", "mapmaker", "--seed", RECORD.seed]
    action = (RECORD.actions[0][1] + "\n").encode()
    leader, follower = pty.openpty()
    with subprocess.Popen(
        command,
        stdin=follower,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hears_ctrl_c,
    ) as process:
        assert process.stdout is not None
        out = process.stdout.fileno()
        try:
            read_until(out, b"> $")
            os.write(leader, action)
            read_until(out, b"Enter keeps it")
            interrupt_at_rest(process)
            read_until(out, b"> $")
            os.write(leader, action)
            read_until(out, b"Enter keeps it")
            os.write(leader, b"\n")
            read_until(out, b"> $")
            os.write(leader, b"\x04")
            _, err = process.communicate(timeout=30)
        finally:
            process.kill()
    os.close(leader)
    os.close(follower)
    assert (process.returncode, err) == (0, b"")
    (file,) = state_folder.iterdir()
    assert "actions: 1\n" in file.read_text()
