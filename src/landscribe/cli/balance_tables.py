"""The balance of cards as tables, for a terminal and for a page, and as plain data."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table

from landscribe.core.note import Say
from landscribe.lab.balance import BEGINNER, MASTER, Balance, ByBot, Games, Weighed
from landscribe.lab.heat import Heat

NOTHING = "–"
PULLS_SHOWN = 4
"""So many cards that help, and as many that hinder, are shown in a terminal."""
SLOTS = "ABCDEFGH"


class Grid(NamedTuple):
    """A table before it is drawn."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def table_of(grid: Grid) -> Table:
    """A table for a terminal."""
    table = Table(*grid.heads, title=grid.title)
    for row in grid.rows:
        table.add_row(*row)
    return table


def title_of(games: Games, say: Say) -> str:
    """What was played."""
    maps = ", ".join(filter(None, games.plan.maps))
    values = {"game": say(f"web-game-{games.plan.game}"), "games": len(games.rows)}
    return say("balance-title-on-maps", **values, maps=maps) if maps else say("balance-title", **values)


def pool_grid(games: Games, balances: Sequence[Balance], say: Say) -> Grid:
    """The whole pool: a row a card."""
    last = games.plan.bots[-1]
    heads = (
        say("measure-head-card"),
        *games.plan.bots,
        *(say(f"balance-head-{name}", bot=last) for name in ("nothing", "decides", "change", "standing")),
        say("balance-head-verdict"),
    )
    rows = (
        (
            say(one.goal),
            *(_points(by.all) for by in one.bots),
            f"{one.bots[-1].all.nothing:.0%}",
            f"{one.bots[-1].decides:.0%}",
            _change(one.bots[-1]),
            f"{one.standing:+.1f}",
            say(f"balance-verdict-{one.verdict}"),
        )
        for one in balances
    )
    return Grid(title_of(games, say), heads, tuple(rows))


def card_grids(games: Games, one: Balance, say: Say, is_page: bool = False) -> list[Grid]:
    """One card: by bot, by where it lies, by map, and with others; on a page with all others, and spreads."""
    bots = tuple(by.bot for by in one.bots)
    names = ("bot", "earned", "sd", "nothing-all", "decides-all", "change-all")
    heads = tuple(say(f"balance-head-{name}") for name in names)
    by_bot = (
        (
            by.bot,
            _points(by.all),
            f"{by.all.points.sd:.1f}",
            f"{by.all.nothing:.0%}",
            f"{by.decides:.0%}",
            _change(by),
        )
        for by in one.bots
    )
    grids = [Grid(f"{say(one.goal)}: {title_of(games, say)}", heads, tuple(by_bot))]
    slots = [(SLOTS[place], [by.slots[place] for by in one.bots]) for place in range(_most_slots(one))]
    maps = [(side, [by.maps[at] for by in one.bots]) for at, side in enumerate(games.plan.maps) if side]
    for name, parts in (("slot", slots), ("map", maps)):
        if len(parts) > 1:
            part = _whole_part if is_page else _part
            rows = tuple((label, *map(part, found)) for label, found in parts)
            title = say(f"balance-whole-{name}" if is_page else f"balance-by-{name}")
            grids.append(Grid(title, (say(f"balance-head-{name}"), *bots), rows))
    grids.append(_pulls(one, say, len(one.pulls) if is_page else PULLS_SHOWN))
    return grids


def _most_slots(one: Balance) -> int:
    return min(len(by.slots) for by in one.bots)


def _pulls(one: Balance, say: Say, shown: int) -> Grid:
    pulls = one.pulls
    if len(pulls) > 2 * shown:
        pulls = (*pulls[:shown], *pulls[-shown:])
    heads = tuple(say(f"balance-head-{name}") for name in ("with", "games", "more"))
    rows = tuple((say(pull.goal), str(pull.games), f"{pull.more:+.1f} ± {pull.error:.1f}") for pull in pulls)
    return Grid(say("balance-title-pulls", bot=one.bots[-1].bot), heads, rows)


def verdict_on(one: Balance, games: Games, say: Say) -> str:
    """Whether the card is too strong or too weak, and what it is to a beginner and to a master."""
    values = {"card": say(one.goal), "bot": games.plan.bots[-1], "number": f"{abs(one.standing):.1f}"}
    mean = f"{one.bots[-1].all.points.mean:.1f}"
    verdict, levels = say(f"balance-says-{one.verdict}", **values, mean=mean), _levels(one)
    return f"{verdict} {say('balance-says-levels', **levels)}" if levels else verdict


def _levels(one: Balance) -> dict[str, str] | None:
    """What a beginner and a master get from it, where both have played."""
    kinds = {by.bot.partition(":")[0]: f"{by.all.points.mean:.1f}" for by in one.bots}
    if not {BEGINNER, MASTER} <= kinds.keys():
        return None
    return {"beginner": kinds[BEGINNER], "master": kinds[MASTER]}


def _points(found: Weighed) -> str:
    return f"{found.points.mean:.1f} ± {found.points.error:.1f}"


def _part(found: Weighed | None) -> str:
    return f"{_points(found)} ({found.nothing:.0%})" if found else NOTHING


def _whole_part(found: Weighed | None) -> str:
    return f"{_points(found)} · {found.points.sd:.1f} · {found.nothing:.0%}" if found else NOTHING


def _change(by: ByBot) -> str:
    return f"{by.change.points:+.1f} ± {by.change.error:.1f}" if by.change else NOTHING


def plain_balance(
    games: Games, balances: Sequence[Balance], goal: str | None, heat: Heat | None, say: Say
) -> dict[str, Any]:
    """All of it as plain data, cards by their English names."""
    chosen = [one for one in balances if goal in (None, one.goal)]
    found: dict[str, Any] = {
        "game": games.plan.game,
        "games": len(games.rows),
        "maps": [side for side in games.plan.maps if side],
        "cards": [_plain(one, games, say) for one in chosen],
    }
    if heat:
        times = [heat.times[cell] for cell in range(heat.rows * heat.cols)]
        rows = [times[at : at + heat.cols] for at in range(0, len(times), heat.cols)]
        found["heat"] = {"scorings": heat.scorings, "rows": rows}
    return found


def _plain(one: Balance, games: Games, say: Say) -> dict[str, Any]:
    sides = [side for side in games.plan.maps if side]
    return {
        "card": say(one.goal),
        "verdict": one.verdict,
        "standing": one.standing,
        "bots": [
            {
                "bot": by.bot,
                **_numbers(by.all),
                "slots": dict(zip(SLOTS, map(_numbers_or_none, by.slots), strict=False)),
                "maps": dict(zip(sides, map(_numbers_or_none, by.maps), strict=False)),
                "decides": by.decides,
                "change": by.change._asdict() if by.change else None,
            }
            for by in one.bots
        ],
        "pulls": [{**pull._asdict(), "goal": say(pull.goal)} for pull in one.pulls],
    }


def _numbers(found: Weighed) -> dict[str, Any]:
    return {"games": found.games, **found.points._asdict(), "nothing": found.nothing}


def _numbers_or_none(found: Weighed | None) -> dict[str, Any] | None:
    return _numbers(found) if found else None
