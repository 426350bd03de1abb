"""The driver: Cartographers played natively from any stage on, step by step as its kernels say."""

from collections.abc import Callable
from typing import Any, TypeAlias

from landscribe.core.rng import Chance
from landscribe.games.cartographers.ambush import lurking
from landscribe.games.cartographers.sheet import after, plaguing
from landscribe.games.cartographers.turn import (
    AMBUSH_CARD,
    DRAW,
    JOINING,
    LURK,
    OVER,
    PLAGUE,
    PREPARE,
    REVEAL,
    SCORE,
    Stage,
    edicts_of,
    followed,
    gather,
    is_asked,
    scored,
)
from landscribe.native.ahead import ahead
from landscribe.native.branches import WORDS, row_scorer
from landscribe.native.cartographers.asking import (
    GRID,
    Ask,
    Workspace,
    ask_of,
    form_of,
    grid,
    move_at,
    note,
    put,
    sheet_of,
)
from landscribe.native.cartographers.table import RULES, Table, kinds, monsters, times, walks
from landscribe.native.compile import inlined, part, separate
from landscribe.native.rng import shuffle
from landscribe.native.toolchain import types

Choose: TypeAlias = Callable[[Chance, Ask, Table, Workspace, Any], tuple[Chance, int]]
"""choose(chance, ask, table, work, plan): the number of a choice; the plan is what only the chooser knows."""

stars = row_scorer(RULES, GRID, sheet_of)
ahead(__name__, "stars", stars, lambda: (types.int64, WORDS, types.int64))


def driver(choose: Choose, is_quick: bool) -> Callable[[Chance, Stage, int, Table, Workspace, Any], None]:
    """What plays a game on from a stage, with this card on top of the deck, until it is over or left.

    Where a chooser is quick, drawing, which is most of a game, is compiled on its own.
    """

    @(inlined if is_quick else separate)
    def ask(
        step: int, chance: Chance, stage: Stage, card: int, table: Table, work: Workspace, plan: Any
    ) -> Chance:
        for seat in range(work.seats):
            question = ask_of(step, stage, card, seat, table, work)
            if is_asked(step, question.choices):
                chance, number = choose(chance, question, table, work, plan)
                note(question, number, work)
                move = move_at(question, number, table, work)
                # Read again, so that the compiler sees which fields stay as they are and need not be written.
                put(work.sheets, question.on, after(grid, sheet_of(work.sheets, question.on), move))
        return chance

    @separate
    def ask_apart(
        step: int, chance: Chance, stage: Stage, card: int, table: Table, work: Workspace, plan: Any
    ) -> Chance:
        return ask(step, chance, stage, card, table, work, plan)

    ask_seldom = ask_apart if is_quick else ask

    @part
    def play_on(chance: Chance, stage: Stage, card: int, table: Table, work: Workspace, plan: Any) -> None:
        at = work.at
        while stage.step != OVER and not work.is_left:
            # The next stage is asked for in each branch, where the compiler knows the step.
            if stage.step == REVEAL:
                card, at = reveal(at, stage, work), at + 1
                work.at = at
                stage = next_stage(stage, card, table, work)
            if stage.step == DRAW:
                chance = ask(DRAW, chance, stage, card, table, work, plan)
                stage = next_stage(stage, card, table, work)
            elif stage.step != REVEAL:
                if stage.step == PREPARE:
                    at = prepare(at, stage, table, work)
                elif stage.step == SCORE:
                    score(stage, table, work)
                elif stage.step in (LURK, PLAGUE):
                    haunt(stage, card, work)
                else:
                    chance = ask_seldom(stage.step, chance, stage, card, table, work, plan)
                stage = next_stage(stage, card, table, work)

    return play_on


@inlined
def next_stage(stage: Stage, card: int, table: Table, work: Workspace) -> Stage:
    """The stage that follows."""
    revealed: Any = work.monsters[: work.seen]
    return followed(stage, kinds[card], times[card], table.thresholds[stage.season], revealed, work.alone)


@inlined
def reveal(at: int, stage: Stage, work: Workspace) -> int:
    """The next card of the deck."""
    card = int(work.decks[stage.season % 2, at])
    if kinds[card] == AMBUSH_CARD:
        work.monsters[work.seen], work.seen = monsters[card], work.seen + 1
    return card


@part
def prepare(at: int, stage: Stage, table: Table, work: Workspace) -> int:
    """The deck of a season, the last one being revealed up to a place; where this one begins."""
    last, deck = work.decks[1 - stage.season % 2], work.decks[stage.season % 2]
    explore: Any = table.deck[1 : table.deck[0] + 1]
    left = last[at : work.size]
    ambushes = work.ambushes[work.ambush : min(work.ambush + JOINING, work.ambush_count)]
    heroes = work.heroes[work.hero : min(work.hero + JOINING, work.hero_count)]
    work.size = gather(deck, explore, left, ambushes, heroes, kinds)
    work.ambush, work.hero = work.ambush + JOINING, work.hero + JOINING
    deal = shuffle(Chance(work.deal[0], work.deal[1]), deck, work.size)
    work.deal[0] = deal.value
    return 0


@part
def score(stage: Stage, table: Table, work: Workspace) -> None:
    """The line of the season on every score sheet."""
    first, second = edicts_of(stage.season)
    rules: Any = table.rules[work.edicts[first]], table.rules[work.edicts[second]]
    sheets = work.sheets[:]  # a plain array, as bots have their maps in
    for seat in range(work.seats):
        lines, sheet = work.lines[seat, stage.season], sheet_of(sheets, seat)
        one, other = stars(rules[0], sheets, seat), stars(rules[1], sheets, seat)
        line = scored(grid, sheet, one, other)
        lines[0], lines[1], lines[2], lines[3] = line.first, line.second, line.coins, line.monsters


@part
def haunt(stage: Stage, card: int, work: Workspace) -> None:
    """Monsters that nobody draws, on every map: those that lurk alone, and zombies."""
    for seat in range(work.seats):
        sheet = sheet_of(work.sheets, seat)
        if stage.step == PLAGUE:
            move = plaguing(grid, sheet)
        else:
            move = lurking(grid, sheet, monsters[card], form_of(card, 0), walks[card, 1 : walks[card, 0] + 1])
        put(work.sheets, seat, after(grid, sheet, move))
