"""Tables that cannot be played on: what is known of them is still shown, with the reason."""

import logging

from landscribe.core.note import Note, Refusal, note
from landscribe.core.vocabulary import worded
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.digests import Altered, state_after
from landscribe.table.refusals import Refused, sentence
from landscribe.table.store import ListedTable, StoredTable
from landscribe.table.table_state import TableState

LOG = logging.getLogger("landscribe")


class Unreadable(Refused):
    """A table that was kept but cannot be read any more, or not yet."""

    def __init__(self, listed: ListedTable, why: Note) -> None:
        super().__init__(why.message, **why.values)
        self.listed = listed


def why_unreadable(listed: ListedTable) -> Note | None:
    """Why a table cannot be read, as far as it shows before it is tried."""
    if listed.game not in GAMES:
        return note("refused-unreadable-game", game=listed.game)
    known = GAMES[listed.game].rules
    if listed.rules < 1:
        return note("refused-unreadable-old")
    if listed.rules > known:
        return note("refused-unreadable-new", rules=str(listed.rules), known=str(known))
    return None


def state_of(stored: StoredTable) -> TableState:
    """The table after its whole log; Unreadable where there is no such state."""
    listed = stored.listed
    if why := why_unreadable(listed):
        raise Unreadable(listed, why)
    if stored.deal is None:
        raise Unreadable(listed, note("refused-unreadable-record"))
    try:
        return state_after(stored.deal, stored.log)
    except Altered as error:
        raise Unreadable(listed, error.note) from error
    except Refusal as error:
        reason = worded(error.note, GAMES[listed.game].vocabulary.words)
        raise Unreadable(listed, note("refused-unreadable-log", reason=reason)) from error
    except Exception as error:
        LOG.exception("table %s does not replay", listed.table)
        raise Unreadable(listed, note("refused-unreadable-damaged")) from error


def unreadable_table(error: Unreadable) -> wire.Unreadable:
    """What is known of a table that cannot be read, for everyone who has its link."""
    listed, why = error.listed, error.note
    return wire.Unreadable(
        table=listed.table,
        game=listed.game,
        options=listed.options,
        names=listed.standing.names,
        since=int(listed.changed),
        reason=sentence(why),
        note=why,
    )
