"""Games that are over: replayed, reviewed, and played on from a moment of theirs."""

from typing import Annotated, Literal

from pydantic import Field

from landscribe.core.note import Note, Value
from landscribe.core.page import Clock, Figure, Page
from landscribe.table.wire.people import Crest, Player
from landscribe.table.wire.values import GivenName, Model, Title


class Step(Model):
    """An action of a finished game, by the seat itself, by a bot or by a rule in its stead."""

    seat: int
    action: str
    by: Literal["seat", "bot", "rule"]
    bot: str | None  # its name, where a bot acted


class Chapter(Model):
    """Where a season or a round of a finished game begins: after so many steps."""

    step: int
    clock: Clock


class Replay(Model):
    """GET /api/tables/{table}/replay: what was done, once the game is over."""

    table: str
    game: str
    options: dict[str, str]
    players: tuple[Player, ...]
    steps: tuple[Step, ...]
    chapters: tuple[Chapter, ...]


class Replayed(Model):
    """GET /api/tables/{table}/replay/{step}: the page after that many steps, of a seat or a spectator."""

    step: int
    page: Page
    news: tuple[Note, ...]


class Estimate(Model):
    """Points, and how far they may be off in 95 of 100 cases."""

    points: float
    bar: float


class Judged(Model):
    """A decision: what was played, and what would have been best.

    `whose` is the seat by whose score it is judged; another's is better the lower it is.
    """

    step: int  # the page before it is that of this step
    clock: Clock | None
    whose: int
    verdict: Literal["forced", "good", "thought"]
    played: Value  # in words
    best: Value
    drawn: str  # the letters of the board of `whose`, after what was played
    better: str  # the same after the best
    drawn_figures: tuple[Figure, ...] = ()  # who stands there, in reviews since this is told
    better_figures: tuple[Figure, ...] = ()
    expected: Estimate  # the final score, after what was played
    regret: Estimate


class Review(Model):
    """A finished game of a seat thought through again; start, luck and gain make the final score."""

    seat: int
    final: int
    start: float
    luck: Estimate
    gain: Estimate  # of the moves over those that promise most at a glance
    regret: Estimate
    decisions: tuple[Judged, ...]
    lessons: tuple[int, ...]  # the decisions most worth a thought, the largest certain loss first


class Reviewed(Model):
    """POST /api/tables/{table}/review: the review of a seat's game once it is there, and how far it is."""

    done: int
    length: int  # 0 until it is known
    review: Review | None


class ReviewOf(Model):
    """Whose game is to be reviewed."""

    seat: Annotated[int, Field(ge=0)]


class Practice(Model):
    """POST /api/tables/{table}/practice: a table at which a seat goes on from a step of a finished game."""

    seat: Annotated[int, Field(ge=0)]
    step: Annotated[int, Field(ge=0)]
    name: GivenName
    title: Title = ""
    crest: Crest | None = None
