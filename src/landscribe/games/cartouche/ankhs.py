"""The six ankhs of Cartouche and the bonus of each."""

from enum import StrEnum
from typing import NamedTuple

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
    """What an ankh brings: cartouches, scarabs, and draws of three tiles to keep one of."""

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
