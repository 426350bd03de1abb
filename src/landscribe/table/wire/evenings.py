"""An evening on paper: what it is dealt with, and all of it at once."""

from typing import Annotated

from pydantic import Field

from landscribe.core.evening import Evening
from landscribe.core.rng import LONGEST_SEED
from landscribe.table.wire.values import Model, Name, OptionText


class NewEvening(Model):
    """POST /api/games/{game}/evening: cards for people with paper maps; a seed deals the same again."""

    seats: int = 1
    options: dict[Name, OptionText] = Field(default_factory=dict[str, str])
    seed: Annotated[str, Field(min_length=1, max_length=LONGEST_SEED)] | None = None


class PaperEvening(Model):
    """All that is turned over in an evening on paper, and what it was dealt with."""

    game: str
    seats: int
    seed: str
    options: dict[str, str]
    evening: Evening
