"""The past of a table whose game is over: what was done, step by step."""

from collections.abc import Iterator

from landscribe.core.game import Event, Seat
from landscribe.core.news import told_before, untold
from landscribe.core.record import replayed
from landscribe.table import wire
from landscribe.table.log import SOLO_AMBUSH
from landscribe.table.refusals import Hidden, Refused
from landscribe.table.serialize import players_of
from landscribe.table.table_state import Played, TableState


def refuse_running(table: TableState) -> None:
    """Raises Hidden while the game goes on."""
    if not table.is_over:
        raise Hidden("refused-past")


def steps_of(table: TableState) -> wire.Replay:
    """What was done at a table, once the game is over."""
    refuse_running(table)
    return wire.Replay(
        table=table.deal.table,
        game=table.game.name,
        options=table.deal.record.options,
        players=players_of(table, here=()),
        steps=tuple(map(_step, table.before)),
        chapters=tuple(_chapters(table)),
    )


def _step(played: Played) -> wire.Step:
    if played.by is None:
        return wire.Step(seat=played.seat, action=played.text, by="seat", bot=None)
    if played.by == SOLO_AMBUSH:
        return wire.Step(seat=played.seat, action=played.text, by="rule", bot=None)
    return wire.Step(seat=played.seat, action=played.text, by="bot", bot=played.by)


def _chapters(table: TableState) -> Iterator[wire.Chapter]:
    """Each season or round with the step after which it is first seen."""
    game, turn, last = table.game, -1, None
    for step, state in enumerate(replayed(game, table.record)):
        if game.turn(state) == turn:
            continue  # nothing is revealed, so nothing can have begun
        turn = game.turn(state)
        clock = next((line.clock for line in game.page(game.view(state, None)).status if line.clock), None)
        if clock is None:
            continue
        chapter = clock.name if clock.kind == "season" else clock.time
        if chapter != last:
            yield wire.Chapter(step=step, clock=clock)
        last = chapter


def page_after(table: TableState, step: int, seat: Seat | None) -> wire.Replayed:
    """The page after so many steps of a game that is over, of a seat or of someone who watches."""
    refuse_running(table)
    if not 0 <= step <= len(table.before):
        raise Refused("refused-step", step=str(step), steps=len(table.before))
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Refused("refused-no-seat", seat=seat + 1, seats=len(table.chairs))
    game, record = table.game, table.record
    states = list(replayed(game, record._replace(actions=record.actions[:step])))
    view, told = game.view(states[-1], seat), frozenset[Event]()
    if step:
        told = told_before(game.view(states[-2], seat), record.actions[step - 1][0])
    return wire.Replayed(step=step, page=game.page(view), news=tuple(map(game.tell, untold(view, told))))
