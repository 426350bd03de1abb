"""What crosses the wire about contests: challenges, the deals of days and weeks, and tries at them."""

from typing import Annotated, Literal

from pydantic import Field

from landscribe.core.page import Chart
from landscribe.table.wire.offer import Agreed
from landscribe.table.wire.people import Crest, Player
from landscribe.table.wire.seats import SeatOfMine
from landscribe.table.wire.values import GivenName, Model, OwnToken, Title

BrowserKey = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{32,128}$")]
"""What a browser made at random, to be known again by: of many tries at a contest its first one counts."""


class MakeChallenge(Model):
    """POST /api/tables/{table}/challenge, with the token of a seat."""

    key: BrowserKey


class Challenger(Model):
    """POST /api/challenges/{challenge}: who asks, and where they sat: who knows the cards practises."""

    key: BrowserKey
    seats: Annotated[tuple[SeatOfMine, ...], Field(max_length=100)] = ()


class TakeChallenge(Challenger):
    """POST /api/challenges/{challenge}/play."""

    name: GivenName
    title: Title = ""
    crest: Crest | None = None
    token: OwnToken


class Challenge(Model):
    """A finished game to be beaten on the same deal; it tells nothing of the cards, or of where they were."""

    challenge: str
    game: str
    options: dict[str, str]
    agreed: tuple[Agreed, ...]
    players: tuple[Player, ...]  # as one would sit: an open seat, and bots where others sat
    seat: int
    by: Player
    score: int
    tries: int  # that are over, without the one to be beaten
    beaten: int  # in how many of them more was scored
    is_seed_chosen: bool
    counts: bool  # whether a try of who asks would count


class Rival(Model):
    """GET /api/tables/{table}/rival: the game that was to be beaten, once the own one is over."""

    challenge: str
    table: str
    seat: int
    by: Player
    score: int


class Asking(Model):
    """POST /api/deals, and POST /api/deals/{contest}/results: which browser asks."""

    key: BrowserKey


class PlayDeal(Asking):
    """POST /api/deals/{contest}/play."""

    name: GivenName
    title: Title = ""
    crest: Crest | None = None
    token: OwnToken


class OwnTry(Model):
    """The try of who asks that counts: where it is played, and how it ended."""

    table: str | None  # until it is deleted
    score: int | None
    hints: int


class SharedDeal(Model):
    """The deal of a day or a week, the same for everyone here; moments are in seconds since 1970."""

    contest: str
    game: str
    kind: Literal["day", "week"]
    begins: int
    ends: int
    previous: str  # the id of the one before it, whose results are told to all
    agreed: tuple[Agreed, ...]
    players: tuple[Player, ...]  # as one would sit: an open seat, and bots
    commitment: str  # the SHA-256 of "seed:nonce", which are told when it is over
    next_commitment: str  # that of the one after it
    tries: int  # that are over
    mine: OwnTry | None


class SharedDeals(Model):
    """What is played today and this week, and on how many days in a row one has played."""

    deals: tuple[SharedDeal, ...]
    streak: int


class Scored(Model):
    """A score, and how many have it."""

    score: int
    number: int


class BestMap(Model):
    """One of the maps that scored most."""

    table: str
    by: Player
    score: int
    chart: Chart


class DealResults(Model):
    """How everyone has done who took no hint; `place` is one's own, unless one took some."""

    deal: SharedDeal
    spread: tuple[Scored, ...]
    place: int | None
    best: tuple[BestMap, ...]
    seed: str | None  # once it is over
    nonce: str | None
