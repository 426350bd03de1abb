"""`make balance`: docs/balance.md, every scoring card of both boxes against the others in one table."""

import os
from pathlib import Path

from landscribe.cli.balance_tables import Grid, pool_grid
from landscribe.lab.balance import BOTS, Games, balances_of, plan_of, pool_of, rows_of
from landscribe.lab.engine import Local
from landscribe.texts import say_in

PAGE = Path("docs/balance.md")
GAMES = 600
POOLS: dict[str, dict[str, str]] = {"cartographers": {"scoring": "base, heroes"}, "mapmaker": {}}


def main() -> None:
    """Plays the games and writes the page."""
    about, *_ = PAGE.read_text(encoding="utf-8").partition("\n## ")
    parts = [about.rstrip("\n"), *(_section(game, given) for game, given in POOLS.items())]
    PAGE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _section(game: str, given: dict[str, str]) -> str:
    plan = plan_of(game, given, BOTS)
    engine = Local(os.cpu_count() or 1)
    rows = [row for part in rows_of(plan, GAMES, 1, engine) for row in part]
    games = Games(plan, pool_of(plan), rows)
    grid = pool_grid(games, balances_of(games), say_in("en"))
    return f"## {grid.title}\n\n{_table(grid)}"


def _table(grid: Grid) -> str:
    rows = (grid.heads, ("---",) * len(grid.heads), *grid.rows)
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


if __name__ == "__main__":
    main()
