"""Engines work through a row of items once each and in order, whoever dies or stops meanwhile."""

import json
import os
import pty
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from itertools import count, islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from landscribe.cli import main
from landscribe.core.note import WrongValue
from landscribe.lab.engine import Local
from landscribe.lab.match import match_of
from landscribe.lab.pool import WorkersLost
from landscribe.lab.simulation import chunks, played, tallied
from landscribe.lab.tally import blank_tally, tally_of
from landscribe.native import is_available
from tests.cli.test_cli import hears_ctrl_c, read_until

MATCH = match_of("mapmaker", {}, ["greedy"])


def squared(number: int) -> int:
    return number * number


def dies_once_at_5(folder: Path, number: int) -> int:
    """Squares, and kills the process in which it first comes to 5."""
    if number == 5 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(number)


def dies_at_5(number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuses_5(number: int) -> int:
    if number == 5:
        raise WrongValue("refused-too-few", name="five", number="5")
    return number


def test_two_processes_give_what_one_gives_in_the_same_order() -> None:
    assert list(Local(2).mapped(squared, range(40))) == list(map(squared, range(40)))


def test_a_process_that_is_killed_is_replaced_and_nothing_is_counted_twice(tmp_path: Path) -> None:
    found = list(Local(2).mapped(partial(dies_once_at_5, tmp_path), range(40)))
    assert (tmp_path / "died").exists()
    assert found == list(map(squared, range(40)))
    assert not active_children()


def test_work_that_kills_every_process_is_given_up_with_a_sentence() -> None:
    with pytest.raises(WorkersLost, match="died 3 times over the same games"):
        list(Local(2).mapped(dies_at_5, range(40)))
    assert not active_children()


def test_what_the_work_refuses_is_refused_here() -> None:
    with pytest.raises(WrongValue, match="five: 5 is too few"):
        list(Local(2).mapped(refuses_5, range(40)))


def test_closed_early_it_leaves_nothing_running_and_has_not_run_far_ahead() -> None:
    parts = Local(2).mapped(squared, taken := count())
    assert list(islice(parts, 3)) == [0, 1, 4]
    parts.close()
    assert not active_children()
    assert next(taken) <= 3 + 2 * 4 + 2


def test_parts_of_any_size_in_any_order_add_up_to_the_same() -> None:
    whole = tally_of(1, (played(MATCH, seed) for seed in range(3, 14)))
    for size in (1, 4):
        parts = [tally_of(1, (played(MATCH, seed) for seed in part)) for part in chunks(11, 3, size)]
        joined = blank_tally(1)
        for part in reversed(parts):
            joined.add(part)
        assert joined == whole
    counted = blank_tally(1)
    for part in tallied(MATCH, 11, 3, Local()):
        counted.add(part)
    assert counted == whole


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("--engine", "dask"), "--engine: 'dask' is none of local, ray"),
        (("--address", "10.0.0.1:6379"), "'10.0.0.1:6379' names a cluster, which takes --engine ray"),
        (("--engine", "ray", "--jobs", "2"), "--jobs: 2 is about this machine"),
        (("--engine", "ray", "--address", "here"), "--address: 'here' is no HOST:PORT"),
        (("--engine", "ray", "--address", "127.0.0.1:99999"), "--address: '127.0.0.1:99999' is no HOST:PORT"),
        (("--engine", "ray", "--address", "127.0.0.1:1"), "no Ray cluster answers at 127.0.0.1:1"),
    ],
)
def test_an_engine_that_cannot_be_had_is_refused_before_any_work(
    words: tuple[str, ...], part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == 2
    said = capsys.readouterr()
    assert part in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "--bots", "uniform,greedy"),
        ("train", "--out", "x.weights"),
        ("measure", "mapmaker"),
        ("balance",),
    ],
)
def test_other_commands_take_an_engine_too(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--engine", "dask"]) == 2
    if words[0] != "train" or is_available():
        assert "--engine: 'dask' is none of local, ray" in capsys.readouterr().err


def test_something_else_than_ray_at_the_address_is_refused_soon(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("landscribe.lab.cluster.PATIENCE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        address = f"127.0.0.1:{mute.getsockname()[1]}"
        assert main(["simulate", "--engine", "ray", "--address", address]) == 2
    assert f"no Ray cluster answers at {address}" in capsys.readouterr().err


def test_where_ray_is_absent_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["simulate", "--engine", "ray"]) == 2
    assert "--engine ray needs Ray: install landscribe[cluster]" in capsys.readouterr().err


def test_ctrl_c_reports_what_is_done_and_leaves_nothing_running() -> None:
    words = ("--game", "mapmaker", "--bots", "greedy", "--games", "1000000", "--jobs", "2", "--json")
    leader, follower = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "landscribe", "simulate", *words],
        stdout=subprocess.PIPE,
        stderr=follower,
        env={**os.environ, "LANDSCRIBE_NATIVE": "no"},
        start_new_session=True,
        preexec_fn=hears_ctrl_c,
    ) as process:
        try:
            read_until(leader, rb"[1-9]\d*/1000000")
            os.killpg(process.pid, signal.SIGINT)  # as a terminal sends it, to all processes
            said = read_until(leader, b"interrupted after")
            out, _ = process.communicate(timeout=30)
        finally:
            process.kill()
    os.close(leader)
    os.close(follower)
    assert process.returncode == 0
    assert 0 < json.loads(out)["games"] < 1_000_000
    assert b"Traceback" not in said
    assert has_ended(process.pid)


def has_ended(group: int, seconds: float = 10.0) -> bool:
    """Whether nothing of a group of processes is left, soon."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
