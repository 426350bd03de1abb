"""Where the time of a native game goes: its parts timed one by one, on the positions of real games."""

from collections.abc import Callable
from typing import Any

import numpy as np

from landscribe.core.rng import Chance, below, seeded
from landscribe.games.cartographers.setup import Options
from landscribe.games.cartographers.sheet import after
from landscribe.games.cartographers.turn import (
    DRAW,
    LURK,
    OVER,
    PREPARE,
    REVEAL,
    SCORE,
    SEASONS,
    Stage,
    opening,
)
from landscribe.native import cartographers
from landscribe.native.branches import Numbers, Words
from landscribe.native.cartographers.asking import SHEETS, Workspace, ask_of, grid, move_at, put, workspace
from landscribe.native.cartographers.driver import haunt, next_stage, prepare, reveal, score
from landscribe.native.cartographers.table import NAMES, Table, table_of
from landscribe.native.cartographers.uniform import blank_results, keep, set_up
from landscribe.native.compile import compiled

SAMPLE = 400  # games whose positions are looked at
_, sheet_of, _, _, _ = SHEETS
seasons = len(SEASONS)
word: Any = np.uint64


@compiled("dealing")
def deal(times: int, table: Table, work: Workspace) -> None:
    """Edicts, ambushes and the decks of a year, so many times."""
    for seed in range(times):
        set_up(word(seed), table, work)
        at = 0
        for season in range(seasons):
            at = prepare(at, opening(season), table, work)


@compiled("turns")
def turn(times: int, is_haunted: bool, maps: Words, table: Table, work: Workspace) -> None:
    """Games in which nothing is drawn or scored: cards are revealed, and monsters lurk, if that is wanted."""
    for seed in range(times):
        set_up(word(seed), table, work)
        stage, card, at = opening(0), 0, 0
        while stage.step != OVER:
            if stage.step == PREPARE:
                at = prepare(at, stage, table, work)
            elif stage.step == REVEAL:
                card, at = reveal(at, stage, work), at + 1
            elif is_haunted and stage.step == LURK:
                put(work.sheets, 0, sheet_of(maps, (seasons * seed + stage.season) % len(maps)))
                haunt(stage, card, work)
            stage = next_stage(stage, card, table, work)


@compiled("keeping")
def write(times: int, work: Workspace, edicts: Numbers, lines: Numbers) -> None:
    """What a game has brought written down, so many times."""
    for game in range(times):
        keep(game % len(edicts), work, edicts, lines)


@compiled("asking")
def find(times: int, cards: Numbers, maps: Words, table: Table, work: Workspace) -> int:
    """What can be drawn with each card on its map, so many times over."""
    ways = 0
    for _ in range(times):
        for row in range(len(cards)):
            put(work.sheets, 0, sheet_of(maps, row))
            ways += ask_of(DRAW, Stage(0, 0, False, 0, DRAW), cards[row], 0, table, work).choices
    return ways


@compiled("asking and drawing")
def find_and_draw(
    times: int, chance: Chance, cards: Numbers, maps: Words, table: Table, work: Workspace
) -> int:
    """The same, and one of them drawn."""
    ways = 0
    for _ in range(times):
        for row in range(len(cards)):
            put(work.sheets, 0, sheet_of(maps, row))
            question = ask_of(DRAW, Stage(0, 0, False, 0, DRAW), cards[row], 0, table, work)
            chance, number = below(chance, max(1, question.choices))
            move = move_at(question, number, table, work)
            put(work.sheets, 0, after(grid, sheet_of(work.sheets, 0), move))
            ways += question.choices
    return ways


@compiled("scoring")
def count(times: int, maps: Words, table: Table, work: Workspace) -> None:
    """A season scored on each map, so many times over."""
    for turn in range(times):
        set_up(word(turn), table, work)
        for row in range(len(maps)):
            put(work.sheets, 0, sheet_of(maps, row))
            score(Stage(row % seasons, 0, False, 0, SCORE), table, work)


def report_parts(game: float, seconds: Callable[[Callable[[], object]], float]) -> None:
    """Prints what each part takes of a game that takes so many seconds."""
    options = Options()
    table, work = table_of(options), workspace(1, True, traced=False)
    games = [cartographers.traced(options, 1, seed)[0] for seed in range(SAMPLE)]
    choices = [choice for one in games for choice in one if choice.step == DRAW]
    cards: Any = np.array([NAMES.index(choice.card) for choice in choices])
    maps = SHEETS.packed([choice.sheet for choice in choices])
    quarters = [(season + 1) / seasons for season in range(seasons)]
    ends = SHEETS.packed([one[int(len(one) * part) - 1].sheet for one in games for part in quarters])

    def cost(work_done: Callable[[int], object], of: int) -> float:
        work_done(1)
        return seconds(lambda: work_done(20)) / 20 / of

    found = cost(lambda times: find(times, cards, maps, table, work), SAMPLE)
    drawn = cost(lambda times: find_and_draw(times, seeded(1), cards, maps, table, work), SAMPLE)
    dealt = cost(lambda times: deal(times * SAMPLE, table, work), SAMPLE)
    turned = cost(lambda times: turn(times * SAMPLE, False, ends, table, work), SAMPLE)
    results = blank_results(SAMPLE, 1)
    parts = {
        "finding placements": found,
        "choosing and drawing": drawn - found,
        "scoring": cost(lambda times: count(times, ends, table, work), SAMPLE),
        "dealing": dealt,
        "turns": turned - dealt,
        "ambushes": cost(lambda times: turn(times * SAMPLE, True, ends, table, work), SAMPLE) - turned,
        "keeping": cost(lambda times: write(times * SAMPLE, work, *results), SAMPLE),
    }
    parts["no part that is timed alone"] = game - sum(parts.values())
    shown = ", ".join(f"{name} {part * 1e9:.0f} ns ({part / game:.0%})" for name, part in parts.items())
    print(f"  of {game * 1e9:.0f} ns a game: {shown}")
