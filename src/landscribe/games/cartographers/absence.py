"""What a rule can do for a seat that is away."""

from landscribe.games.cartographers.actions import Action, Pass, Raid
from landscribe.games.cartographers.ambush import lurking_place, victim
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.drawing import legal_raids
from landscribe.games.cartographers.sheet import GRID, empty
from landscribe.games.cartographers.state import Phase
from landscribe.games.cartographers.views import View


def stand_in(view: View) -> Action | None:
    """The raid of this seat as the solo rule draws it (C10), turned where only that fits; else nothing."""
    card, seat = view.card, view.seat
    if view.phase is not Phase.AMBUSH or not isinstance(card, Ambush) or seat is None or view.chosen[seat]:
        return None
    on = victim(card, seat, len(view.sheets))
    free = empty(GRID, view.sheets[on])
    cells = lurking_place(card, free) or next(legal_raids(card, free), GRID.none)
    return Raid(on, cells) if cells else Pass()
