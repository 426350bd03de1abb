"""The six ankhs of Cartouche and the bonus of each."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from landscribe.core.cells import kernel
from landscribe.games.cartouche.tokens import Tokens


class Ankh(StrEnum):
    """An ankh, named after its bonus."""

    SMALL = "1x1"
    LONG = "4x1"
    SQUARE = "2x2"
    SCARABS = "scarabs"
    PIECES = "pieces"
    REPEAT = "repeat"


class Bonus(NamedTuple):
    """What an ankh or a trade brings: cartouches, scarabs, and draws of three tiles to keep one of."""

    cartouches: tuple[str, ...] = ()
    scarabs: int = 0
    draws: int = 0

    @property
    def tokens(self) -> Tokens:
        """The scarabs as tokens."""
        return Tokens(scarab=self.scarabs)


BONUSES = {
    Ankh.SMALL: Bonus(cartouches=("1x1", "1x1", "1x1")),
    Ankh.LONG: Bonus(cartouches=("4x1",)),
    Ankh.SQUARE: Bonus(cartouches=("2x2",), scarabs=1),
    Ankh.SCARABS: Bonus(scarabs=2),
    Ankh.PIECES: Bonus(draws=1),
}

PIECES_DRAWN = 3

TRADE = 2  # tokens for one of these
GOODS = {"1x1": Bonus(cartouches=("1x1",)), "scarab": Bonus(scarabs=1)}

_REPEAT = tuple(Ankh).index(Ankh.REPEAT)


class Taken(NamedTuple):
    """An ankh and the bonus it brings, by their numbers."""

    ankh: int
    bonus: int


@kernel
def ankh_choices(held: int) -> Iterator[Taken]:
    """Every ankh that can be taken of those held, a bit each; the repeat ankh for each bonus taken (K23)."""
    for ankh in range(_REPEAT):
        if held >> ankh & 1:
            yield Taken(ankh, ankh)
    if held >> _REPEAT & 1:
        for bonus in range(_REPEAT):
            if not held >> bonus & 1:
                yield Taken(_REPEAT, bonus)
