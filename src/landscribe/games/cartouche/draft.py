"""The draft phase of Cartouche: two laps in which each player takes a story or a tile."""

from collections.abc import Iterator

from landscribe.core.game import Event, IllegalAction, Seat
from landscribe.core.note import note
from landscribe.games.cartouche.actions import Action, Drop, Take
from landscribe.games.cartouche.player import trades
from landscribe.games.cartouche.solo import collected
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import Player, Table, announced, begun, with_player
from landscribe.games.cartouche.turn import Phase, Step, drafter_at, has_to_drop, is_drafted, phase_after


def drafter(table: Table) -> Seat:
    """Whose turn it is to take an item."""
    return drafter_at(table.first, table.picks, len(table.players))


def waiting(table: Table) -> frozenset[Seat]:
    """Whose turn it is to take an item; in the other phases everyone who is not done."""
    if table.phase == Phase.DRAFT:
        return frozenset({drafter(table)})
    return frozenset(seat for seat, player in enumerate(table.players) if player.step != Step.IDLE)


def draft_choices(table: Table, player: Player) -> Iterator[Action]:
    """One of five stories to drop, or everything on offer and every trade."""
    if has_to_drop(len(player.stories)):
        yield from map(Drop, player.stories)
    else:
        yield from map(Take, (*table.stories, *table.tiles))
        yield from trades(player)


def drafted(table: Table, seat: Seat, action: Take | Drop) -> Table:
    """The item taken, or one of five stories dropped at once (K2); then the next player's turn."""
    if table.phase != Phase.DRAFT:
        raise wrong_phase(action, Phase.DRAFT, table.phase)
    table = _dropped(table, seat, action) if isinstance(action, Drop) else _taken(table, seat, action)
    return table if has_to_drop(len(table.players[seat].stories)) else _picked(table)


def wrong_phase(action: Action, wanted: Phase | Step, now: Phase | Step) -> IllegalAction:
    """That the action belongs to another phase."""
    wanted_phase, now_phase = note(f"refused-phase-{wanted.word}"), note(f"refused-phase-{now.word}")
    return IllegalAction("refused-phase", action=str(action), wanted=wanted_phase, now=now_phase)


def _dropped(table: Table, seat: Seat, action: Drop) -> Table:
    player = table.players[seat]
    if not has_to_drop(len(player.stories)):
        raise IllegalAction("refused-drop-none", action=str(action))
    if action.story not in player.stories:
        raise IllegalAction("refused-drop", action=str(action), stories=", ".join(player.stories))
    player = player._replace(stories=tuple(name for name in player.stories if name != action.story))
    table = table._replace(used_stories=(*table.used_stories, action.story))
    return announced(with_player(table, seat, player), Event("dropped", seat, action.story))


def _taken(table: Table, seat: Seat, action: Take) -> Table:
    player, item = table.players[seat], action.item
    if has_to_drop(len(player.stories)):
        raise IllegalAction("refused-drop-first", action=str(action), stories=", ".join(player.stories))
    if item not in (*table.stories, *table.tiles):
        raise IllegalAction("refused-take", item=item, items=", ".join((*table.stories, *table.tiles)))
    if item in STORIES:
        player = player._replace(stories=(*player.stories, item))
    else:
        player = player._replace(tiles=tuple(sorted((*player.tiles, item))))
    table = table._replace(
        stories=tuple(name for name in table.stories if name != item),
        tiles=tuple(name for name in table.tiles if name != item),
    )
    return announced(with_player(table, seat, player), Event("took", seat, item))


def _picked(table: Table) -> Table:
    """The next player's turn; after two laps the rest is discarded (K33), and all place."""
    table = table._replace(picks=table.picks + 1, turn=table.turn + 1)
    if not is_drafted(table.picks, len(table.players)):
        return table
    if table.opponent is not None:
        table = collected(table, table.opponent)
    else:
        table = table._replace(
            used_stories=(*table.used_stories, *table.stories),
            used_tiles=tuple(sorted((*table.used_tiles, *table.tiles))),
            stories=(),
            tiles=(),
        )
    return begun(table, phase_after(table.phase, table.round))
