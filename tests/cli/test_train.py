"""`landscribe train` as its users see it."""

from pathlib import Path

import pytest

from landscribe.bots import learned
from landscribe.cli import main, train
from landscribe.native import is_available
from tests.cli.test_cli import landscribe, refused

needs_native = pytest.mark.skipif(not is_available(), reason="native code needs Numba")


def test_a_game_that_there_is_not_and_an_option_of_a_game_are_refused() -> None:
    refused(landscribe("train", "--game", "chess"), "'chess' is no game here")
    refused(landscribe("train", "--map", "B"), "train has no option --map")
    refused(landscribe("train", "--games", "0"), "--games: 0 is too few")


@needs_native
def test_training_that_was_stopped_goes_on_and_writes_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from landscribe.lab.course import Course

    monkeypatch.setattr(train, "MEASURED", 6)
    monkeypatch.setenv("LANDSCRIBE_WEIGHTS", "")  # so that what the command sets is undone
    file, step, steps = tmp_path / "mine.weights", Course.step, list[int]()
    command = ["train", "--game", "mapmaker", "--games", "750", "--seed", "4", "--out", str(file)]

    def stopped(course: Course) -> object:
        steps.append(course.done)
        if len(steps) == 2:
            raise KeyboardInterrupt
        return step(course)

    monkeypatch.setattr(Course, "step", stopped)
    assert main(command) == 130
    assert "Stopped after 250 games; the same command goes on." in capsys.readouterr().err
    assert main([*command[:4], "500", *command[5:]]) == 2
    assert "holds a course with --seed 4 and --games 750" in capsys.readouterr().err
    assert main(command) == 0
    assert "without search" in capsys.readouterr().out
    assert steps == [0, 250, 250, 500]
    header, _ = learned.read(file)
    assert header["command"] == "landscribe train --game mapmaker --games 750 --seed 4"
    assert header["strength"]["deals"] == 6
    assert not file.with_suffix(".course").exists()
