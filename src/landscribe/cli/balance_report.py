"""The balance of cards as one page with tables and pictures."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import cycle
from pathlib import Path
from typing import Any, TypeAlias

from landscribe.cli.balance_tables import SLOTS, Grid, card_grids, pool_grid, title_of, verdict_on
from landscribe.cli.measure_plot import BLUE, GREEN, GREY, ORANGE, RED
from landscribe.cli.plot import new_figure, picture_of
from landscribe.core.note import Say
from landscribe.lab.balance import Balance, Games
from landscribe.lab.heat import Heat

COLOURS, MARKS = (GREY, ORANGE, GREEN, BLUE), "svo^"
STYLE = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.5rem; line-height: 1.25 }
table { border-collapse: collapse }
caption { text-align: left; font-weight: 600; padding: .3rem 0 }
td, th { padding: .2rem .7rem; border-bottom: 1px solid #8888; text-align: right; white-space: nowrap }
th { white-space: normal; vertical-align: bottom }
td:first-child, th:first-child { text-align: left }
.table { overflow-x: auto; margin: 1.5rem 0 }
.pictures { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)) }
svg { width: 100%; height: auto; border-radius: .5rem }
.verdict { font-size: 1.15rem }
"""


def write_report(
    path: Path,
    games: Games,
    balances: Sequence[Balance],
    goal: str | None,
    heat: Heat | None,
    say: Say,
    language: str,
) -> None:
    """Writes the page of one card, or of the whole pool; it needs no other file."""
    chosen = next((one for one in balances if one.goal == goal), None)
    title = f"{say(chosen.goal)}: {title_of(games, say)}" if chosen else title_of(games, say)
    parts = [f"<h1>{escape(title)}</h1>"]
    if chosen:
        parts.append(f"<p class=verdict>{escape(verdict_on(chosen, games, say))}</p>")
        pictures = _pictures_of_card(chosen, balances, heat, say)
        parts.append(f"<div class=pictures>{''.join(pictures)}</div>")
        parts += map(_table, card_grids(games, chosen, say, is_page=True))
    else:
        parts.append(_picture(_pool(balances, None, say), 9, _height(balances)))
    parts.append(_table(pool_grid(games, balances, say)))
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'>"
    head += f"<title>{escape(title)}</title><style>{STYLE}</style>"
    page = f"<!doctype html><html lang={language}>{head}<body>{''.join(parts)}</body></html>"
    path.write_text(page, encoding="utf-8")


def _table(grid: Grid) -> str:
    heads = "".join(f"<th>{escape(head)}</th>" for head in grid.heads)
    rows = ("".join(f"<td>{escape(value)}</td>" for value in row) for row in grid.rows)
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    table = f"<table><caption>{escape(grid.title)}</caption><tr>{heads}</tr>{body}</table>"
    return f"<div class=table>{table}</div>"


Draw: TypeAlias = Callable[[Any], str]
"""Draws into a panel, and gives its title."""


def _pictures_of_card(
    one: Balance, balances: Sequence[Balance], heat: Heat | None, say: Say
) -> Iterator[str]:
    """A picture for each question, so that on a narrow screen one stands below the other."""
    yield _picture(_pool(balances, one, say), 6, _height(balances))
    if one.pulls:
        yield _picture(_pulls(one, say), 6, _height(balances))
    yield _picture(_slots(one, say), 6, 4.5)
    if heat:
        yield _picture(_heat(heat, say), 6, 4.5)


def _height(balances: Sequence[Balance]) -> float:
    return 1.0 + 0.24 * len(balances)


def _picture(draw: Draw, width: float, height: float) -> str:
    figure = new_figure(width, height)
    panel = figure.subplots()
    title = draw(panel)
    panel.set_title(title, fontsize=11)
    panel.spines[["top", "right"]].set_visible(False)
    return picture_of(figure, title)


def _pool(balances: Sequence[Balance], one: Balance | None, say: Say) -> Draw:
    """What every card brings to the last bot."""

    def draw(panel: Any) -> str:
        last = [balance.bots[-1].all.points for balance in balances]
        colours = [RED if one and balance.goal == one.goal else BLUE for balance in balances]
        errors = [points.error for points in last]
        panel.barh(range(len(last)), [points.mean for points in last], xerr=errors, color=colours, capsize=2)
        _name_bars(panel, [balance.goal for balance in balances], say)
        return say("balance-plot-pool", bot=balances[0].bots[-1].bot)

    return draw


def _name_bars(panel: Any, goals: Sequence[str], say: Say) -> None:
    panel.set_yticks(range(len(goals)), [say(goal) for goal in goals], fontsize=8)
    panel.set_ylim(len(goals) - 0.4, -0.6)  # the first on top
    panel.set_xlabel(say("balance-plot-points"))


def _slots(one: Balance, say: Say) -> Draw:
    """What the card brings to each bot, by where it lies."""

    def draw(panel: Any) -> str:
        for by, colour, mark in zip(one.bots, cycle(COLOURS), cycle(MARKS), strict=False):
            held = [(place, part.points) for place, part in enumerate(by.slots) if part]
            at, points = [place for place, _ in held], [points for _, points in held]
            means, errors = [each.mean for each in points], [each.error for each in points]
            panel.errorbar(at, means, errors, fmt=f"{mark}-", color=colour, capsize=3, label=by.bot)
        most = max(len(by.slots) for by in one.bots)
        panel.set_xticks(range(most), SLOTS[:most])
        panel.set_ylim(bottom=min(0, panel.get_ylim()[0]))
        panel.set_ylabel(say("balance-plot-points"))
        panel.legend(frameon=False, fontsize=9)
        return say("balance-plot-slots")

    return draw


def _pulls(one: Balance, say: Say) -> Draw:
    """How much more the card brings with every other."""

    def draw(panel: Any) -> str:
        more, errors = [pull.more for pull in one.pulls], [pull.error for pull in one.pulls]
        panel.barh(range(len(more)), more, xerr=errors, color=GREEN, capsize=2)
        panel.axvline(0, color="black", linewidth=0.8)
        _name_bars(panel, [pull.goal for pull in one.pulls], say)
        return say("balance-title-pulls", bot=one.bots[-1].bot)

    return draw


def _heat(heat: Heat, say: Say) -> Draw:
    """How often each cell was among those that scored."""

    def draw(panel: Any) -> str:
        times = [heat.times[cell] / heat.scorings for cell in range(heat.rows * heat.cols)]
        rows = [times[at : at + heat.cols] for at in range(0, len(times), heat.cols)]
        image = panel.imshow(rows, cmap="viridis", vmin=0)
        panel.figure.colorbar(image, ax=panel, shrink=0.8, format="{x:.0%}")
        panel.set_xticks(range(heat.cols), "abcdefghijklmnop"[: heat.cols])
        panel.set_yticks(range(heat.rows), [str(row + 1) for row in range(heat.rows)])
        return say("balance-plot-heat", scorings=heat.scorings)

    return draw
