"""`landscribe train` as its users see it."""

from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

import pytest

from landscribe.bots import learned
from landscribe.bots.learned import Block
from landscribe.cli import main, train
from landscribe.native import is_available
from tests.cli.test_cli import here, refused

needs_native = pytest.mark.skipif(not is_available(), reason="native code needs Numba")


def test_a_game_that_there_is_not_and_an_option_of_a_game_are_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    refused(here(capsys, "train", "--game", "chess"), "'chess' is no game here")
    refused(here(capsys, "train", "--map", "B"), "train has no option --map")
    refused(here(capsys, "train", "--games", "0"), "--games: 0 is too few")


@needs_native
def test_training_that_was_stopped_goes_on_and_writes_what_it_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from landscribe.lab import course as courses
    from landscribe.lab.course import Course

    monkeypatch.setattr(courses, "PARCEL", 50)
    monkeypatch.setattr(train, "MEASURED", 6)
    monkeypatch.setenv("LANDSCRIBE_WEIGHTS", "")  # so that what the command sets is undone
    file, step, steps = tmp_path / "mine.weights", Course.step, list[int]()
    command = ["train", "--game", "mapmaker", "--games", "150", "--seed", "4", "--out", str(file)]

    def stopped(course: Course) -> object:
        steps.append(course.done)
        if len(steps) == 2:
            raise KeyboardInterrupt
        return step(course)

    monkeypatch.setattr(Course, "step", stopped)
    assert main(command) == 130
    assert "Stopped after 50 games; the same command goes on." in capsys.readouterr().err
    assert main([*command[:4], "100", *command[5:]]) == 2
    assert "holds a course with --seed 4 and --games 150" in capsys.readouterr().err
    assert main(command) == 0
    assert "without search" in capsys.readouterr().out
    assert steps == [0, 50, 50, 100]
    header, _ = learned.read(file)
    assert header["command"] == "landscribe train --game mapmaker --games 150 --seed 4"
    assert header["strength"]["deals"] == 6
    assert not file.with_suffix(".course").exists()


@needs_native
def test_a_parcel_that_is_stopped_on_the_way_has_taught_nothing(tmp_path: Path) -> None:
    from landscribe.bots.mapmaker.lessons import SCHOOL
    from landscribe.bots.school import Desk, Lesson
    from landscribe.lab.course import Course

    def stopped(lesson: Lesson, seed: int, desk: Desk) -> object:
        SCHOOL.teach(lesson, seed, desk)
        raise KeyboardInterrupt  # as it surfaces after native code

    whole, halting = Course(SCHOOL, 4, 500), Course(replace(SCHOOL, teach=stopped), 4, 500)
    with pytest.raises(KeyboardInterrupt):
        halting.step()
    assert halting.done == 0
    halting.save(tmp_path / "x.course")
    again = Course.kept(SCHOOL, tmp_path / "x.course")
    for course in (whole, again):
        course.step()
    assert all((one == other).all() for one, other in zip(whole.net, again.net, strict=True))


@needs_native
def test_a_course_that_cannot_be_kept_leaves_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from landscribe.bots.mapmaker.lessons import SCHOOL
    from landscribe.lab.course import Course

    file = tmp_path / "x.course"
    Course(SCHOOL, 4, 500).save(file)

    def killed(place: BinaryIO, *_arrays: object) -> None:
        place.write(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr("numpy.savez", killed)
    with pytest.raises(KeyboardInterrupt):
        Course(SCHOOL, 5, 500).save(file)
    assert Course.kept(SCHOOL, file).seed == 4


@needs_native
@pytest.mark.parametrize("held", ["damaged", "another game"])
def test_a_file_without_a_course_of_the_game_is_refused(
    held: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from landscribe.bots.cartouche.lessons import SCHOOL
    from landscribe.lab.course import Course

    file = tmp_path / "x.course"
    Course(SCHOOL, 1, 500).save(file)
    if held == "damaged":
        file.write_bytes(file.read_bytes()[:1000])
    command = ["train", "--game", "mapmaker", "--games", "500", "--out", str(file.with_suffix(".weights"))]
    assert main(command) == 2
    assert f"{file} holds no course of this game with its cards" in capsys.readouterr().err


@needs_native
def test_weights_of_other_signs_are_refused_with_a_sentence(tmp_path: Path) -> None:
    from landscribe.bots.mapmaker.lessons import SCHOOL, SOURCE
    from landscribe.bots.minds import Source, mind_of

    header, blocks = learned.read(SOURCE.package)
    kinds, year, signs, hidden = blocks["general"].shape
    fewer = Block((kinds, year, signs - 1, hidden), blocks["general"].numbers[: -2 * kinds * year * hidden])
    learned.write(tmp_path / "x.weights", header, {**blocks, "general": fewer})
    with pytest.raises(ValueError, match="holds no learned weights, or is damaged"):
        mind_of(SCHOOL, Source(tmp_path / "x.weights"), (0, 1, 2, 3))
