"""Cards that nobody could have chosen: the number of each person goes into the deal.

Everyone first pledges a number by its hash, and tells it once all have pledged. The server has committed to
its own before anyone sat down. So nobody can choose the cards of one who takes part, or know them before they
are dealt: not even the server together with all the others.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from landscribe.core.game import Seat
from landscribe.table.refusals import Refused


class Shuffle(NamedTuple):
    """How far it is: what was pledged and told in this round, and whose number the deal does without."""

    round: int = 1
    pledges: Mapping[Seat, str] = {}
    nonces: Mapping[Seat, str] = {}
    without: frozenset[Seat] = frozenset()
    is_done: bool = False

    def awaited(self, people: frozenset[Seat]) -> frozenset[Seat]:
        """Whose number belongs into the deal, where these are the seats of people."""
        return people - self.without

    def pledged(self, seat: Seat, pledge: str) -> "Shuffle":
        """After a seat has promised a number; what is promised stays."""
        if seat in self.without or seat in self.pledges:
            raise Refused("refused-pledge")
        return self._replace(pledges={**self.pledges, seat: pledge})

    def revealed(self, seat: Seat, nonce: str, awaited: frozenset[Seat]) -> "Shuffle":
        """After a seat has told its number, which it may once everyone has promised theirs."""
        if seat not in self.pledges or not awaited <= self.pledges.keys():
            raise Refused("refused-reveal-early")
        if sha256(nonce.encode()).hexdigest() != self.pledges[seat]:
            raise Refused("refused-reveal")
        return self._replace(nonces={**self.nonces, seat: nonce})

    def regrouped(self, people: frozenset[Seat]) -> "Shuffle":
        """Once others take part: where a number was told already, everyone begins again with a new one.

        Otherwise someone who is in league with the server could choose between two deals by leaving.
        """
        without, awaited = self.without & people, people - self.without
        if self.nonces:
            return Shuffle(self.round + 1, without=without)
        kept = {seat: pledge for seat, pledge in self.pledges.items() if seat in awaited}
        return self._replace(pledges=kept, without=without)

    def dealt(self, committed: str) -> str:
        """The text whose hash is the seed, as the record keeps it."""
        told = (f"{seat + 1}={self.nonces[seat]}" for seat in sorted(self.nonces))
        return " ".join((committed, str(self.round), *told))
