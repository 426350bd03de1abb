"""The solo opponent of Cartouche: what it collects, when it scores, and its levels."""

from collections.abc import Iterable

from landscribe.core.game import Event
from landscribe.games.cartouche.achievements import ANY_ONE, FIXED
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import LEVELS, Opponent, Score, Table, announced, is_closed, rivals_on
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.turn import SCORINGS, Scoring, is_due, slot_of, space_after


def collected(table: Table, opponent: Opponent) -> Table:
    """What was not drafted goes to the opponent (K38); tiles for a closed card are discarded."""
    stacks = [list(stack) for stack in opponent.stacks]
    used: list[str] = []
    for tile in table.tiles:
        slot = slot_of(TILES[tile].layers)
        card = table.board[len(FIXED) + slot].achievement
        (used if is_closed(table, card) else stacks[slot]).append(tile)
    opponent = opponent._replace(
        stories=(*opponent.stories, *table.stories), stacks=tuple(map(tuple, stacks))
    )
    news = [Event("opponent-takes", name=item) for item in (*table.stories, *table.tiles)]
    used_tiles = tuple(sorted((*table.used_tiles, *used)))
    return announced(table._replace(opponent=opponent, used_tiles=used_tiles, stories=(), tiles=()), *news)


def opponent_scored(table: Table) -> Table:
    """The opponent's scoring: rivers, chambers, tokens, 5 identical, then the slots 1 to 3 (K35)."""
    for scoring in SCORINGS:
        opponent = _opponent(table)
        held = _held(opponent, scoring)
        name, before = (table.board[place].achievement for place in (scoring.place, scoring.before))
        times, used = rivals_on(table, name), len(opponent.scores)
        is_taken = any(score.achievement == name for score in table.players[0].scores)
        if is_due(scoring, len(held), used, times, rivals_on(table, before), is_taken):
            table = _ankh_placed(_discarded(table, held[: scoring.number]), scoring.place)
    return table


def _held(opponent: Opponent, scoring: Scoring) -> tuple[str, ...]:
    """The stories of the kind, or the tiles above the card."""
    if scoring.kind == ANY_ONE:
        return opponent.stacks[scoring.place - len(FIXED)]
    return tuple(story for story in opponent.stories if STORIES[story].kind == scoring.kind)


def _discarded(table: Table, items: tuple[str, ...]) -> Table:
    """The table without these stories or tiles of the opponent."""
    opponent = _opponent(table)
    stories = tuple(story for story in opponent.stories if story not in items)
    stacks = tuple(tuple(tile for tile in stack if tile not in items) for stack in opponent.stacks)
    return table._replace(
        opponent=opponent._replace(stories=stories, stacks=stacks),
        used_stories=(*table.used_stories, *(item for item in items if item in STORIES)),
        used_tiles=tuple(sorted((*table.used_tiles, *(item for item in items if item in TILES)))),
    )


def _ankh_placed(table: Table, place: int) -> Table:
    """The opponent's ankh on the next free space, which is then no longer free (K37)."""
    opponent, ladder = _opponent(table), table.board[place]
    score = Score(ladder.achievement, ladder.next, ladder.rewards[ladder.next])
    following = ladder._replace(next=space_after(ladder.next, len(ladder.rewards)))
    board = (*table.board[:place], following, *table.board[place + 1 :])
    opponent = opponent._replace(scores=(*opponent.scores, score))
    return announced(
        table._replace(board=board, opponent=opponent),
        Event("opponent-scores", name=score.achievement, number=score.points),
    )


def opponent_points(table: Table) -> int:
    """The opponent's count now."""
    opponent = _opponent(table)
    return counted(sum(score.points for score in opponent.scores), opponent.stories, table.level)


def counted(spaces: int, stories: Iterable[str], level: str) -> int:
    """The opponent's count: its spaces, the stories it still has, and the level."""
    return spaces + sum(STORIES[story].points for story in stories) + LEVELS[level]


def _opponent(table: Table) -> Opponent:
    assert table.opponent is not None
    return table.opponent
