"""The measure of a game as one picture: a panel for each question."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from landscribe.cli.measure_tables import measure_title
from landscribe.cli.plot import new_figure, save
from landscribe.core.note import Say, spoken
from landscribe.lab.cards import Card
from landscribe.lab.ladder import Ladder
from landscribe.lab.measure import Measure, Seated
from landscribe.lab.pace import TENTHS, Correlation, Pace
from landscribe.lab.statistics import Spread
from landscribe.lab.unknown import FIFTHS, Hidden
from landscribe.lab.variance import Share, Shares

# Colours that tell apart for all eyes (Okabe and Ito); lines and bars differ in marks or place as well.
BLUE, ORANGE, GREEN, RED, GREY = "#0072B2", "#E69F00", "#009E73", "#D55E00", "#BBBBBB"
PARTS = {"player": BLUE, "seat": GREEN, "deal": ORANGE, "rest": GREY}
CARDS_DRAWN = 12
LONGEST_NAME = 28


def drawn_measure(measure: Measure, path: Path, kind: str, say: Say) -> None:
    """Draws all that was measured to a file."""
    figure = new_figure(14, 8)
    panels = figure.subplots(2, 3).flat
    if measure.pace:
        _choices(panels[0], measure.pace, say)
        _decided(panels[1], measure.pace, measure.decided, say)
    if measure.ladder:
        _shares(panels[2], measure.ladder, say)
        _ladder(panels[3], measure.ladder, say)
    if measure.first:
        _seats(panels[4], measure.first, say)
    elif measure.hidden:
        _hidden(panels[4], measure.hidden, say)
    _cards(panels[5], measure.cards, say)
    for panel in panels:
        panel.spines[["top", "right"]].set_visible(False)
        if not panel.has_data():
            panel.set_axis_off()
    title = measure_title(measure, say)
    figure.suptitle(title)
    save(figure, path, kind, title)


def _choices(panel: Any, pace: Pace, say: Say) -> None:
    tenths = pace.branching.tenths
    at = [(tenth + 0.5) / TENTHS for tenth in range(TENTHS)]
    _dots(panel, at, tenths, BLUE, "-")
    panel.set_ylim(bottom=0)
    _along(panel, say("measure-plot-choices"), say)


def _decided(panel: Any, pace: Pace, decided: Sequence[Share] | None, say: Say) -> None:
    """The part of the spread that is decided, and what the score itself says."""
    if decided:
        at = [fifth / FIFTHS for fifth in range(FIFTHS + 1)]
        known = [max(0.0, share.share) for share in decided]  # chance may estimate less than nothing
        errors, label = [share.error for share in decided], say("measure-line-known")
        panel.errorbar(at, known, errors, fmt="o-", color=BLUE, capsize=3, label=label)
    line, name = (_wins(pace), "wins") if pace.lead else (_squares(pace.foretold), "foretold")
    if not decided and not line:
        return
    if line:
        at, middles, lows, highs = zip(*line, strict=True)
        spans = [
            [max(0.0, middle - low) for middle, low in zip(middles, lows, strict=True)],
            [max(0.0, high - middle) for middle, high in zip(middles, highs, strict=True)],
        ]
        label = say(f"measure-line-{name}")
        panel.errorbar(at, middles, spans, fmt="s--", color=RED, capsize=3, label=label)
    panel.set_ylim(-0.02, 1.05)
    _percents(panel.yaxis)
    _along(panel, say("measure-plot-decided"), say)
    _legend(panel, 0.5, -0.16, 1)


def _wins(pace: Pace) -> list[tuple[float, float, float, float]]:
    wins = pace.lead.wins if pace.lead else []
    return [
        (tenth / TENTHS, one.mean, max(0.0, one.low), min(1.0, one.high))
        for tenth, one in enumerate(wins)
        if one
    ]


def _squares(foretold: Sequence[Correlation | None]) -> list[tuple[float, float, float, float]]:
    """The part of the spread of final scores that the score so far explains."""
    return [
        (tenth / TENTHS, one.mean**2, max(0.0, one.low) ** 2, max(0.0, one.high) ** 2)
        for tenth, one in enumerate(foretold)
        if one
    ]


def _shares(panel: Any, ladder: Ladder, say: Say) -> None:
    """A bar for all bots, and one for each two that are neighbours on the ladder."""
    bars = [(say("measure-plot-all"), ladder.points), (say("measure-plot-all-wins"), ladder.wins)]
    for low, rung in zip(ladder.rungs, ladder.rungs[1:], strict=False):
        bars.append((f"{low.bot},\n{rung.bot}", rung.shares))
    drawn = [(label, shares) for label, shares in bars if shares]
    if not drawn:
        return
    for place, (_, shares) in enumerate(drawn):
        _bar(panel, place, shares)
    panel.set_yticks(range(len(drawn)), [label for label, _ in drawn], fontsize=9)
    panel.invert_yaxis()
    panel.set_xlim(0, 1)
    _percents(panel.xaxis)
    for name in (name for name in PARTS if ladder.wins or name != "seat"):
        panel.barh(0, 0, color=PARTS[name], label=say(f"measure-head-{name}"))
    _legend(panel, 0.4, -0.08, 4)
    panel.set_title(say("measure-plot-shares"), fontsize=11)


def _legend(panel: Any, across: float, down: float, columns: int) -> None:
    """Says below a panel what its colours are, where it hides nothing."""
    panel.legend(frameon=False, fontsize=9, ncols=columns, loc="upper center", bbox_to_anchor=(across, down))


def _bar(panel: Any, place: int, shares: Shares) -> None:
    """The parts one after the other; the error of the first, the player's, is drawn at its end."""
    left = 0.0
    for name, share in shares._asdict().items():
        panel.barh(place, share.share, left=left, color=PARTS[name], height=0.7)
        left += share.share
    panel.errorbar(shares.player.share, place, xerr=shares.player.error, color="black", capsize=3, lw=1)


def _ladder(panel: Any, ladder: Ladder, say: Say) -> None:
    _dots(panel, range(len(ladder.rungs)), [rung.points for rung in ladder.rungs], BLUE, "-")
    for place, rung in enumerate(ladder.rungs):
        if rung.gain:
            text = f"{rung.gain.mean:+.1f}\n± {rung.gain.error:.1f}"
            below = {"xytext": (8, -5), "textcoords": "offset points", "ha": "center", "va": "top"}
            panel.annotate(text, (place, rung.points.low), fontsize=9, **below)
    panel.margins(0.12, 0.15)
    panel.set_xticks(range(len(ladder.rungs)), [rung.bot for rung in ladder.rungs], fontsize=9, rotation=20)
    panel.set_ylabel(say("measure-head-points"))
    panel.set_title(say("measure-plot-ladder"), fontsize=11)


def _seats(panel: Any, seats: Sequence[Seated], say: Say) -> None:
    _dots(panel, range(1, len(seats) + 1), [seat.wins for seat in seats], BLUE, "")
    panel.axhline(1 / len(seats), color=GREY, linestyle="--", label=say("measure-line-fair"))
    panel.set_ylim(0, min(1.0, max(2 / len(seats), *(seat.wins.high + 0.05 for seat in seats))))
    panel.set_xticks(range(1, len(seats) + 1))
    panel.margins(0.2)
    _percents(panel.yaxis)
    panel.legend(frameon=False, fontsize=9)
    panel.set_xlabel(say("measure-head-seat"))
    panel.set_title(say("measure-plot-seats"), fontsize=11)


def _hidden(panel: Any, hidden: Hidden, say: Say) -> None:
    at = [fifth / FIFTHS for fifth in range(FIFTHS + 1)]
    _dots(panel, at, hidden.left, BLUE, "-")
    panel.set_ylim(bottom=0)
    _along(panel, say("measure-plot-hidden") + " (≥)" * hidden.is_least, say)


def _cards(panel: Any, cards: Sequence[Card], say: Say) -> None:
    """The cards that change results most, with errors."""
    changed = [(card.name, card.change) for card in cards if card.change]
    most = sorted(changed, key=lambda one: -one[1].explains or -abs(one[1].points) / 1e6)[:CARDS_DRAWN]
    if not most:
        return
    most.sort(key=lambda one: one[1].points)
    for place, (_, change) in enumerate(most):
        panel.errorbar(change.points, place, xerr=change.error, fmt="o", color=BLUE, capsize=3)
    panel.set_yticks(range(len(most)), [_short(spoken(name, say)) for name, _ in most], fontsize=9)
    panel.axvline(0, color=GREY, zorder=0)
    panel.set_title(say("measure-plot-cards"), fontsize=11)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _dots(panel: Any, at: Sequence[float], found: Sequence[Spread], colour: str, line: str) -> None:
    means, errors = [one.mean for one in found], [one.error for one in found]
    panel.errorbar(at, means, errors, fmt=f"o{line}", color=colour, capsize=3)


def _along(panel: Any, title: str, say: Say) -> None:
    panel.set_xlim(-0.03, 1.03)
    _percents(panel.xaxis)
    panel.set_xlabel(say("measure-plot-part"))
    panel.set_title(title, fontsize=11)


def _percents(axis: Any) -> None:
    def percent(share: float, place: int) -> str:
        del place
        return f"{share:.0%}"

    axis.set_major_formatter(percent)
