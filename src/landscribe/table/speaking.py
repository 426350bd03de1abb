"""What is said at a table reaches everyone who looks, through whichever process, and is gone."""

from landscribe.core.game import Seat
from landscribe.table import wire
from landscribe.table.live_table import LiveTable
from landscribe.table.outbox import Outbox
from landscribe.table.peers import Pointed, Spoken
from landscribe.table.refusals import Refused
from landscribe.table.shown import Shown
from landscribe.table.speech import PHRASES


def speak(
    live: LiveTable, seat: Seat, message: wire.Say | wire.Mark, sender: Outbox | None
) -> wire.Said | wire.Marked | None:
    """Lets all hear what a seat says; the answer, or None for who hears it through a stream as the others do.

    A mark is a place and nothing of what lies there: each reader sees the cell as their own page has it.
    """
    table = live.table.deal.table
    if isinstance(message, wire.Mark):
        _refuse_no_cell(live, message)
        said = wire.Marked(by=seat, seat=message.seat, cell=message.cell)
        notice = Pointed(table, seat, message.seat, message.cell)
    else:
        said, notice = wire.Said(by=seat, phrase=message.phrase), Spoken(table, seat, message.phrase)
    if not live.talk.takes(seat):
        raise Refused("refused-talk")
    live.say(said, but=sender)
    live.tell(notice)
    return None if sender is None else said.model_copy(update={"answers": message.id})


def hear_said(live: LiveTable, notice: Spoken | Pointed) -> None:
    """Lets all who look through this process hear what was said at another."""
    live.talk.hear(notice.by)
    if isinstance(notice, Pointed):
        live.say(wire.Marked(by=notice.by, seat=notice.seat, cell=notice.cell))
    elif notice.phrase in PHRASES:  # a newer program may know more
        live.say(wire.Said(by=notice.by, phrase=notice.phrase))


def _refuse_no_cell(live: LiveTable, mark: wire.Mark) -> None:
    """Refuses what is no cell of a map that everyone sees."""
    shown = live.shown_to(None)
    if not isinstance(shown, Shown):
        raise Refused("refused-not-begun")
    charts = shown.page.charts
    if mark.seat >= len(charts):
        raise Refused("refused-no-seat", seat=mark.seat + 1, seats=len(charts))
    if mark.cell >= charts[mark.seat].rows * charts[mark.seat].cols:
        raise Refused("refused-no-cell")
