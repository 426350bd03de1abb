"""What crosses the wire about contests: a challenge, and a try at it."""

from typing import Annotated

from pydantic import Field

from landscribe.table.wire import Agreed, Crest, GivenName, Model, OwnToken, Player, SeatOfMine, Title

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
