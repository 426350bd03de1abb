"""The solo opponent of Cartouche: what it collects, when it scores, and its levels."""

from landscribe.core.game import Event
from landscribe.games.cartouche.achievements import ANY_ONE, FIXED
from landscribe.games.cartouche.stories import STORIES, Kind
from landscribe.games.cartouche.table import LEVELS, Opponent, Score, Table, is_closed, told
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.tokens import Animal

ANKHS = 6  # K36
STACK = 5  # tiles above a card that score it


def slot_of(tile: str) -> int:
    """The card slot above which a tile is laid (K34)."""
    first, *others = TILES[tile].regions
    if others:
        return 2
    return 0 if first in (Animal.CAT, Animal.SNAKE) else 1


def collected(table: Table, opponent: Opponent) -> Table:
    """What was not drafted goes to the opponent (K38); tiles for a closed card are discarded."""
    stacks = [list(stack) for stack in opponent.stacks]
    used: list[str] = []
    for tile in table.tiles:
        slot = slot_of(tile)
        (used if is_closed(table, _card(table, slot)) else stacks[slot]).append(tile)
    opponent = opponent._replace(
        stories=(*opponent.stories, *table.stories), stacks=tuple(map(tuple, stacks))
    )
    news = [Event("opponent-takes", name=item) for item in (*table.stories, *table.tiles)]
    used_tiles = tuple(sorted((*table.used_tiles, *used)))
    return told(table._replace(opponent=opponent, used_tiles=used_tiles, stories=(), tiles=()), *news)


def opponent_scored(table: Table) -> Table:
    """The opponent's scoring: rivers, chambers, tokens, 5 identical, then the slots 1 to 3 (K35)."""
    kinds = {name: goal for name, goal in FIXED.items() if goal.kind != ANY_ONE}
    for name, goal in kinds.items():
        if not _has_scored(table, name):
            table = _stories_scored(table, name, Kind(goal.kind), goal.number)
    for name, goal in kinds.items():
        if _has_scored(table, name) and not _has_scored(table, "identical"):
            table = _stories_scored(table, "identical", Kind(goal.kind), FIXED["identical"].number)
    for slot in range(3):
        table = _slot_scored(table, slot)
    return table


def _stories_scored(table: Table, name: str, kind: Kind, number: int) -> Table:
    """The achievement scored and its leftmost stories discarded, when there are enough of the kind."""
    opponent = _opponent(table)
    stories = [story for story in opponent.stories if STORIES[story].kind == kind][:number]
    if len(stories) < number or len(opponent.scores) == ANKHS:
        return table
    rest = tuple(story for story in opponent.stories if story not in stories)
    table = table._replace(
        opponent=opponent._replace(stories=rest), used_stories=(*table.used_stories, *stories)
    )
    return _ankh_placed(table, name)


def _slot_scored(table: Table, slot: int) -> Table:
    """The card scored and five of its tiles discarded; a second time only if the player has not scored it."""
    opponent, name = _opponent(table), _card(table, slot)
    stack = opponent.stacks[slot]
    again = _has_scored(table, name)
    taken = any(score.achievement == name for score in table.players[0].scores)
    if len(stack) < STACK or len(opponent.scores) == ANKHS or is_closed(table, name) or (again and taken):
        return table
    stacks = (*opponent.stacks[:slot], stack[STACK:], *opponent.stacks[slot + 1 :])
    used = tuple(sorted((*table.used_tiles, *stack[:STACK])))
    return _ankh_placed(table._replace(opponent=opponent._replace(stacks=stacks), used_tiles=used), name)


def _ankh_placed(table: Table, name: str) -> Table:
    """The opponent's ankh on the next free space, which is then no longer free (K37)."""
    opponent = _opponent(table)
    place = next(place for place, ladder in enumerate(table.board) if ladder.achievement == name)
    ladder = table.board[place]
    score = Score(name, ladder.next, ladder.rewards[ladder.next])
    after = ladder._replace(next=min(ladder.next + 1, len(ladder.rewards) - 1))
    board = (*table.board[:place], after, *table.board[place + 1 :])
    opponent = opponent._replace(scores=(*opponent.scores, score))
    return told(
        table._replace(board=board, opponent=opponent),
        Event("opponent-scores", name=name, number=score.points),
    )


def opponent_points(table: Table) -> int:
    """The opponent's count: its spaces, the stories it still has, and the level."""
    opponent = _opponent(table)
    stories = sum(STORIES[story].points for story in opponent.stories)
    return sum(score.points for score in opponent.scores) + stories + LEVELS[table.level]


def _has_scored(table: Table, name: str) -> bool:
    return any(score.achievement == name for score in _opponent(table).scores)


def _card(table: Table, slot: int) -> str:
    return table.board[len(table.board) - 3 + slot].achievement


def _opponent(table: Table) -> Opponent:
    assert table.opponent is not None
    return table.opponent
