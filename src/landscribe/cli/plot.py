"""What was measured, drawn to a file: SVG, PNG, or a page that holds the picture."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any, cast

from landscribe.bots.review import Review
from landscribe.core.note import Say, WrongValue
from landscribe.lab.contest import Standing
from landscribe.lab.statistics import Report, Spread
from landscribe.lab.tally import Tally

KINDS = ("svg", "png", "html")
LEAST_TIME = 0.001  # milliseconds a move, below which clocks say little


def plot_kind(name: str) -> str:
    """The kind of picture a file's name asks for; a Refusal where it cannot be made."""
    kind = Path(name).suffix.removeprefix(".").lower()
    if kind not in KINDS:
        raise WrongValue("refused-plot-kind", file=name, kinds=f".{', .'.join(KINDS)}")
    if find_spec("matplotlib") is None:
        raise WrongValue("refused-plot-package")
    return kind


def drawn_report(report: Report, tally: Tally, path: Path, kind: str, say: Say) -> None:
    """Draws how the scores of each seat are distributed, with their means."""
    figure = new_figure(8, 1.2 + 2.2 * len(report["seats"]))
    axes = figure.subplots(len(report["seats"]), 1, sharex=True, squeeze=False)
    scores = [seat.scores for seat in tally.seats]
    low, high = min(map(min, scores)), max(map(max, scores))
    width = max(1, (high - low) // 40)
    bins = list(range(low, high + 2 * width, width))
    for axis, seat, numbers in zip(axes[:, 0], report["seats"], scores, strict=True):
        style = {"color": "#6b8e5a", "edgecolor": "white", "linewidth": 0.4}
        axis.hist(list(numbers), bins=bins, weights=list(numbers.values()), **style)
        axis.axvline(seat["mean"], color="#8b2e1f")
        mean, sd = f"{seat['mean']:.1f}", f"{seat['sd']:.1f}"
        title = say("cli-plot-seat", seat=seat["seat"], bot=seat["bot"], mean=mean, sd=sd)
        axis.set_title(title, fontsize=10)
        axis.set_ylabel(say("cli-head-games"))
    axes[-1, 0].set_xlabel(say("cli-head-points"))
    played = say("cli-simulated", game=report["game"], games=report["games"], seed=str(report["seed"]))
    figure.suptitle(played)
    save(figure, path, kind, report["game"])


def drawn_arena(rows: Sequence[Standing], title: str, path: Path, kind: str, say: Say) -> None:
    """Draws how strong each bot is against how long it thinks, both with their errors."""
    figure = new_figure(8, 5)
    axis = figure.subplots()
    for row in rows:
        at = max(row.milliseconds.mean, LEAST_TIME), row.rating.rating
        spans = {"xerr": [[_left_of(row.milliseconds)], [row.milliseconds.error]], "yerr": row.rating.error}
        axis.errorbar(*at, **spans, fmt="o", color="#6b8e5a", ecolor="#8b2e1f", capsize=3)
        axis.annotate(row.bot, at, xytext=(7, 7), textcoords="offset points")
    axis.set_xscale("log")
    axis.margins(0.18)
    axis.grid(alpha=0.3)
    axis.set_xlabel(say("cli-head-milliseconds"))
    axis.set_ylabel(say("cli-head-rating"))
    figure.suptitle(title)
    save(figure, path, kind, title)


def drawn_curve(review: Review, title: str, path: Path, kind: str, say: Say) -> None:
    """Draws what was to be expected after each move, how far that may be off, and which moves lost points."""
    figure = new_figure(8, 4.5)
    axis, own = figure.subplots(), review.own
    steps, points = [each.step + 1 for each in own], [each.expected.points for each in own]
    low, high = ([each.expected.points + side * each.expected.bar for each in own] for side in (-1, 1))
    axis.fill_between(steps, low, high, color="#6b8e5a", alpha=0.3)
    axis.plot(steps, points, color="#6b8e5a")
    colours = ["#8b2e1f" if each.verdict == "thought" else "#6b8e5a" for each in own]
    axis.scatter(steps, points, c=colours, zorder=3)
    axis.set_xlabel(say("cli-head-step"))
    axis.set_ylabel(say("cli-head-expected"))
    figure.suptitle(title)
    save(figure, path, kind, review.game)


def _left_of(milliseconds: Spread) -> float:
    """How far an error reaches to the left: a time of nothing has no place on a scale of powers."""
    return max(0.0, min(milliseconds.error, milliseconds.mean - LEAST_TIME))


def new_figure(width: float, height: float) -> Any:
    """An empty picture of so many inches."""
    figures: Any = import_module("matplotlib.figure")
    return figures.Figure(figsize=(width, height), layout="constrained")


def save(figure: Any, path: Path, kind: str, title: str) -> None:
    """Writes a picture as the kind of file that was asked for; the same picture is the same file."""
    if kind == "png":
        figure.savefig(path, format=kind, dpi=120)
        return
    if kind == "html":
        picture = f'<!doctype html><meta charset="utf-8"><title>{title}</title>' + picture_of(figure, title)
    else:
        picture = _drawn(figure, title)
    path.write_text(picture, encoding="utf-8")


def picture_of(figure: Any, title: str) -> str:
    """A picture as part of a page."""
    picture = _drawn(figure, title)
    return picture[picture.index("<svg") :]


def _drawn(figure: Any, title: str) -> str:
    """A picture as SVG."""
    drawing, matplotlib = StringIO(), cast(Any, import_module("matplotlib"))
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": title}):  # words stay words
        figure.savefig(drawing, format="svg", metadata={"Date": None})
    return drawing.getvalue()
