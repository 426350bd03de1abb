"""The actions of Cartouche; the text of each is its one spelling."""

from dataclasses import dataclass
from typing import TypeAlias

from landscribe.core.grid import Cells
from landscribe.core.text import cell_names
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.mural import GRID, TILE_LETTERS
from landscribe.games.cartouche.tiles import PIECES
from landscribe.games.cartouche.tokens import NO_TOKENS, Tokens

VERBS = ("take", "drop", "place", "trade", "complete", "claim", "ankh", "keep", "done")


@dataclass(frozen=True)
class Take:
    """Takes a story or a tile from the table."""

    item: str

    def __str__(self) -> str:
        return f"take {self.item}"


@dataclass(frozen=True)
class Drop:
    """Discards one of five stories."""

    story: str

    def __str__(self) -> str:
        return f"drop {self.story}"


@dataclass(frozen=True)
class Place:
    """Places a tile or a cartouche from the reserve: the cells of its first region, and of its second."""

    piece: str
    first: Cells
    second: Cells = 0

    @property
    def cells(self) -> Cells:
        """Every cell it covers."""
        return self.first | self.second

    def __str__(self) -> str:
        names = cell_names(GRID, self.first)
        if self.second:
            first, second = (TILE_LETTERS[region] for region in PIECES[self.piece].regions)
            names = f"{first} {names} {second} {cell_names(GRID, self.second)}"
        return f"place {self.piece} {names}"


@dataclass(frozen=True)
class Trade:
    """Turns in two tokens for a 1x1 cartouche or a scarab."""

    given: Tokens
    got: str

    def __str__(self) -> str:
        return f"trade {self.given} {self.got}"


@dataclass(frozen=True)
class Complete:
    """Completes a story: with the tokens turned in, or the icons that black tiles cover."""

    story: str
    paid: Tokens = NO_TOKENS
    covered: Cells = 0

    def __str__(self) -> str:
        return f"complete {self.story} {self.paid}{cell_names(GRID, self.covered)}".rstrip()


@dataclass(frozen=True)
class Claim:
    """Scores an achievement, with the tokens turned in where it costs any; the ankh is chosen next."""

    achievement: str
    paid: Tokens = NO_TOKENS

    def __str__(self) -> str:
        return f"claim {self.achievement} {self.paid}".rstrip()


@dataclass(frozen=True)
class TakeAnkh:
    """Moves an ankh to the achievement just claimed; the repeat ankh names the bonus it repeats."""

    ankh: Ankh
    repeated: Ankh | None = None

    def __str__(self) -> str:
        return f"ankh {self.ankh} {self.repeated or ''}".rstrip()


@dataclass(frozen=True)
class Keep:
    """Keeps one of the tiles drawn for *3 pieces*."""

    tile: str

    def __str__(self) -> str:
        return f"keep {self.tile}"


@dataclass(frozen=True)
class Done:
    """Ends this seat's phase."""

    def __str__(self) -> str:
        return "done"


Action: TypeAlias = Take | Drop | Place | Trade | Complete | Claim | TakeAnkh | Keep | Done
