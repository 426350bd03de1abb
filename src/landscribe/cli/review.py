"""`landscribe review`: a finished game thought through again."""

import json
import shlex
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from landscribe.bots.review import Decision, Estimate, Review, judged, opened
from landscribe.cli.colour import console
from landscribe.cli.curve import Point, curve_text
from landscribe.cli.parsing import Parser
from landscribe.cli.plot import drawn_curve, plot_kind
from landscribe.cli.screen import Refused, keep_odd_bytes, read_file, refusing, show
from landscribe.cli.simulate import at_least_one, check_writable
from landscribe.cli.typed import in_own_words
from landscribe.core.game import AnyGame
from landscribe.core.grid import grid_of
from landscribe.core.note import Say, spoken
from landscribe.core.record import Record, read_record, replayed
from landscribe.core.text import Board, beside, labelled
from landscribe.games import game_named
from landscribe.native.announce import announce_in


def declare(command: Parser) -> None:
    """What can follow `landscribe review`."""
    say = command.say
    command.add_argument("file", metavar=say("cli-usage-file"), help=say("cli-option-record"))
    command.add_argument("--seat", default="1", metavar="N", help=say("cli-option-review-seat"))
    command.add_argument("--seed", default="1", metavar="N", help=say("cli-option-review-seed"))
    command.add_argument("--json", action="store_true", help=say("cli-option-json"))
    command.add_argument("--plot", metavar=say("cli-usage-file"), help=say("cli-option-review-plot"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Thinks the game through, with a bar on a terminal, and says what was found."""
    keep_odd_bytes()
    if given:
        raise Refused("refused-review-option", name=next(iter(given)))
    seat, seed, plot = at_least_one("--seat", asked.seat) - 1, at_least_one("--seed", asked.seed), asked.plot
    kind = plot_kind(plot) if plot else None
    if plot:
        check_writable(Path(plot))
    announce_in(asked.say)
    with refusing(asked.file):
        record = read_record(read_file(asked.file))
        review = _thought_through(record, seat, seed, asked.say)
    if plot and kind:
        drawn_curve(review, _title(review, asked.say), Path(plot), kind, asked.say)
    if asked.json:
        print(json.dumps(data_of(review)))
    else:
        _print(review, record, asked.file, asked.say)
    return 0


def _thought_through(record: Record, seat: int, seed: int, say: Say) -> Review:
    final, moments = opened(record, seat)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), disable=not shown, transient=True) as bar:
        task, decisions = bar.add_task(say("cli-reviewing"), total=len(moments)), list[Decision]()
        for moment in moments:
            decisions.append(judged(record.game, moment, seed))
            bar.advance(task)
    return Review(record.game, seat, final, tuple(decisions))


def data_of(review: Review) -> dict[str, object]:
    """The review as JSON can hold it; steps and seats are counted from 1."""
    return {
        "game": review.game,
        "seat": review.seat + 1,
        "final": review.final,
        "start": review.start,
        **{name: getattr(review, name)._asdict() for name in ("luck", "gain", "regret")},
        "lessons": [decision.step + 1 for decision in review.lessons],
        "decisions": [_decision_data(decision) for decision in review.decisions],
    }


def _decision_data(decision: Decision) -> dict[str, object]:
    data = decision._asdict() | {"step": decision.step + 1, "whose": decision.whose + 1}
    del data["clock"]
    estimates = {name: value._asdict() for name, value in data.items() if isinstance(value, Estimate)}
    return {**data, **estimates, "verdict": decision.verdict}


STANDARD_INPUT = "-"
HEADS = ("step", "time", "action", "expected", "regret", "verdict")


def _title(review: Review, say: Say) -> str:
    final = say("web-score", game=review.game, score=review.final)
    return say("cli-reviewed", game=review.game, seat=review.seat + 1, final=final)


def _print(review: Review, record: Record, file: str, say: Say) -> None:
    own_words = partial(in_own_words, vocabulary=game_named(record.game).vocabulary, say=say)
    show(_title(review, say), is_heading=True)
    points = [Point(*each.expected, each.verdict == "thought") for each in review.own]
    show("\n".join(["", *curve_text(points), ""]))
    table = Table(*(say(f"cli-head-{name}") for name in HEADS))
    for decision in review.decisions:
        table.add_row(*_row(review, decision, own_words(decision.played), say))
    console().print(table)
    lessons = _lessons(review, record, None if file == STANDARD_INPUT else file, own_words, say)
    show("\n".join(["", *lessons, *_sentences(review, say)]))


def _row(review: Review, decision: Decision, action: str, say: Say) -> Iterable[str]:
    is_own = decision.whose == review.seat
    yield str(decision.step + 1)
    yield when(decision, say)
    yield action
    yield _with_bar(decision.expected) if is_own else say("cli-review-of-seat", seat=decision.whose + 1)
    yield "" if decision.is_forced else _with_bar(decision.regret)
    yield say(f"review-{decision.verdict}")


def when(decision: Decision, say: Say) -> str:
    """The season of a decision, or the round where there are no seasons."""
    clock = decision.clock
    if clock is None:
        return ""
    return spoken(clock.name, say) if clock.kind == "season" else say("review-round", round=clock.time)


def _with_bar(estimate: Estimate) -> str:
    return f"{estimate.points:.1f} ± {estimate.bar:.1f}"


def _lessons(
    review: Review, record: Record, file: str | None, own_words: partial[str], say: Say
) -> Iterator[str]:
    """The moves most worth a thought, each drawn beside what would have been better, and how to try that."""
    if not review.lessons:
        yield from (say("review-no-lesson"), "")
        return
    game = game_named(record.game)
    states = list(replayed(game, record))
    for each in review.lessons:
        yield say(
            "cli-review-lesson" if each.whose == review.seat else "cli-review-lesson-other",
            step=each.step + 1,
            time=when(each, say),
            played=own_words(each.played),
            best=own_words(each.best),
            points=_amount(review.game, each.regret, say),
            seat=each.whose + 1,
        )
        view = game.view(states[each.step], review.seat)
        yield from _drawings(game, view, each, say)
        if file is not None:
            yield say("cli-review-try", file=shlex.quote(file), step=each.step + 1)
        yield ""


def _drawings(game: AnyGame, view: Any, lesson: Decision, say: Say) -> Iterator[str]:
    """The board after what was played and after the better one, with what each draws in brackets."""
    before = game.page(view).charts[lesson.whose]
    maps: list[str] = []
    for text, message in ((lesson.played, "cli-review-played"), (lesson.best, "cli-review-better")):
        after = game.page(game.ahead(view, game.read(text, view))).charts[lesson.whose].letters
        changed = [
            cell for cell, pair in enumerate(zip(before.letters, after, strict=True)) if len({*pair}) > 1
        ]
        board = Board(grid_of(before.rows, before.cols), after)
        maps.append("\n".join([say(message), labelled(board, sum(1 << cell for cell in changed))]))
    if "[" in "".join(maps):
        yield f"\n{beside(maps)}"


def _sentences(review: Review, say: Say) -> list[str]:
    """What chance did, what the choices did, and how both make the final score."""
    luck, gain, regret = review.luck, review.gain, review.regret
    kind = "even" if abs(luck.points) <= luck.bar else "kind" if luck.points > 0 else "unkind"
    return [
        say(f"review-luck-{kind}", points=_amount(review.game, luck, say)),
        say("review-skill", points=_amount(review.game, regret, say)),
        say(
            "review-sum",
            start=f"{review.start:.1f}",
            luck=f"{luck.points:+.1f}",
            gain=f"{gain.points:+.1f}",
            final=review.final,
        ),
    ]


def _amount(game: str, estimate: Estimate, say: Say) -> str:
    """How many points, or stars where the game has them, without a sign."""
    points, bar = f"{abs(estimate.points):.1f}", f"{estimate.bar:.1f}"
    return say("review-points", game=game, points=points, bar=bar)
