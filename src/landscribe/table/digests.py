"""A digest of each turn, kept in the log: so rules that have changed without saying so are noticed."""

from collections.abc import Callable, Iterable
from functools import reduce
from hashlib import blake2b

from landscribe.core.game import Seen
from landscribe.core.note import Refusal
from landscribe.table.log import Entry
from landscribe.table.table_state import Deal, TableState, entered, first_state

FORM = 1  # raised when a game tells of the same turns otherwise: digests of another form are passed over


class Altered(Refusal):
    """A turn that comes out otherwise than it was played."""


def digest_of(table: TableState, view: Callable[[None], Seen] | None = None) -> str | None:
    """A hash of what the turn that ends here has brought, as everyone is told it; None while it goes on.

    Where the view of someone who watches is kept, it is asked for and not built again.
    """
    if table.since or table.is_waiting or not table.is_game_heard:
        return None
    game, state = table.game, table.state
    outcome = game.outcome(state)
    ended = outcome and (outcome.scores, sorted(outcome.winners))
    seen = game.view(state, None) if view is None else view(None)
    told = (table.turn, sorted(table.due), ended, *map(tuple, seen.news))
    return f"{FORM}:{blake2b(repr(told).encode(), digest_size=8).hexdigest()}"


def state_after(deal: Deal, log: Iterable[Entry]) -> TableState:
    """The table after its whole log."""
    return reduce(followed, log, first_state(deal))


def followed(table: TableState, entry: Entry) -> TableState:
    """The table after one more entry of its log; Altered where it is not what it was when it was written."""
    after = entered(table, entry)
    kept = entry.digest
    if kept is not None and kept.startswith(f"{FORM}:") and kept != digest_of(after):
        raise Altered("refused-unreadable-altered", number=after.version)
    return after
