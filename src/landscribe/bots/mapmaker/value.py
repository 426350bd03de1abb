"""What a map of The Mapmaker is worth, as learned: how its signs are seen, and those of the moment."""

from typing import Any

from landscribe.bots.mapmaker.signs import GENERAL, SIGNS, look
from landscribe.bots.network import (
    YEAR,
    Mind,
    Outlook,
    Size,
    Weights,
    alive_by,
    attend,
    seer,
    signer,
    weigh,
)
from landscribe.bots.signs import OWN, Land, land_of, no_signs
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, SEASON_TIME, Terrain, empty, scored_in
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.games.mapmaker.turn import scored
from landscribe.native.branches import Words, row_scorer
from landscribe.native.compile import inlined, part, separate
from landscribe.native.mapmaker.driver import Ask, Table, Workspace, grid, sheet_of, terrains, times

BLOCK = 1 + OWN
"""Of each mission: its points, and its own signs."""
MOMENTS = 3 + len(Terrain)
SIZE = Size(1, len(MISSIONS), GENERAL, BLOCK, MOMENTS, len(ELEMENTS))

ALIVE = alive_by(scored_in)
RULES = [mission.rule for mission in MISSIONS.values()]
points = row_scorer(RULES, GRID, sheet_of)
own_signs = signer([SIGNS.get(rule, no_signs) for rule in RULES], grid, sheet_of)


@inlined
def _look(rows: Words, signs: Weights) -> Land:
    """The general signs, and how the empty land lies."""
    land = land_of(grid, empty(grid, sheet_of(rows, 0)))
    look(grid, sheet_of(rows, 0), land, signs)
    return land


see = seer(_look, points, own_signs, GENERAL)


@part
def foresee(ask: Ask, table: Table, work: Workspace, mind: Mind) -> Outlook:
    """Where this placement leads; the network attends to that moment."""
    time, season = ask.time + times[ask.element], ask.season
    ends = time >= SEASON_TIME * (season + 1)
    if ends:
        season += 1
    if season < YEAR:
        _see_moment(SEASON_TIME * (season + 1) - time, table, work, mind.moment)
        attend(season, mind)
    return Outlook(ends, season)


@part
def _see_moment(left: int, table: Table, work: Workspace, moment: Weights) -> None:
    """The signs of a moment: the time left, and which elements are to come, in any order."""
    moment[:] = 0
    moment[0] = 1
    moment[1] = left
    moment[2] = left * left
    for place in range(work.at, work.size):
        _count_element(work.deck[place], moment)
    if work.at == work.size:  # all are shuffled again
        for place in range(table.deck[0]):
            _count_element(table.deck[place + 1], moment)


@part
def _count_element(element: int, moment: Weights) -> None:
    moment[3 + terrains[element]] += 1
    moment[MOMENTS + element] = 1


@separate
def worth(ask: Ask, outlook: Outlook, mind: Mind) -> Any:
    """What the map in view brings from a placement on: a season's score if it ends, and what is to come."""
    total = mind.point[0] * 0
    if outlook.ends:
        first, second = scored_in(ask.season)
        one, other = points(mind.goals[first], mind.boards, 0), points(mind.goals[second], mind.boards, 0)
        line = scored(grid, sheet_of(mind.boards, 0), one, other)
        total += mind.point[0] * (line.first + line.second + line.mountains)
    if outlook.season < YEAR:
        see(outlook.season, mind)
        total += weigh(outlook.season, mind)
    return total
