"""Today's map and that of the week: which deal it is, the same for everyone on a server, and when it ends.

Its seed is a keyed hash of a secret of the server. Everyone is told a hash of it from the day before on, and
the seed itself when the day is over.
"""

import json
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from typing import Literal, NamedTuple, TypeAlias

from landscribe.bots import bots_of
from landscribe.core.game import AnyGame
from landscribe.core.note import Refusal, Unknown
from landscribe.core.record import started
from landscribe.games import GAMES, game_named
from landscribe.table.contest_rows import DAYS, KeptContest
from landscribe.table.credentials import commitment, keyed
from landscribe.table.table_state import Chair, Deal

Span: TypeAlias = Literal["day", "week"]
SPANS: tuple[Span, ...] = ("day", "week")
WEEKLY_SEATS = 3  # at most, where the game is for several


class NoDeal(Unknown):
    """There is no such deal of a day or a week."""


class SharedDeal(NamedTuple):
    """The deal of a day or a week of one game; days are those of UTC, weeks begin on Monday."""

    span: Span
    game: str
    first: date

    def __str__(self) -> str:
        return f"{self.span}:{self.game}:{self.first.isoformat()}"

    @property
    def begins(self) -> float:
        """When it can be played, in seconds since 1970."""
        return datetime(self.first.year, self.first.month, self.first.day, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        """When it is over."""
        return self.next.begins

    @property
    def next(self) -> "SharedDeal":
        """The one after it."""
        return self._replace(first=self.first + timedelta(DAYS[self.span]))

    @property
    def previous(self) -> "SharedDeal":
        """The one before it."""
        return self._replace(first=self.first - timedelta(DAYS[self.span]))


def deal_at(span: Span, game: str, now: float) -> SharedDeal:
    """The deal of a game that is played at this moment, in seconds since 1970.

    >>> str(deal_at("week", "heroes", 0))
    'week:heroes:1969-12-29'
    """
    today = datetime.fromtimestamp(now, UTC).date()
    return SharedDeal(span, game, today if span == "day" else today - timedelta(today.weekday()))


def deals_at(now: float) -> tuple[SharedDeal, ...]:
    """All that are played at this moment."""
    return tuple(deal_at(span, game, now) for span in SPANS for game in GAMES)


def deal_named(contest: str) -> SharedDeal:
    """The deal with this id; NoDeal where it is none."""
    span, game, first = (*contest.split(":"), "", "", "")[:3]
    try:
        day = SharedDeal("day", game_named(game).name, date.fromisoformat(first))
        found = deal_at(_span(span), day.game, day.begins)
    except (ValueError, LookupError, OverflowError):
        raise NoDeal("refused-no-deal") from None
    is_between = date.min.year < found.first.year < date.max.year  # others come before and after it
    if str(found) != contest or not is_between:
        raise NoDeal("refused-no-deal")
    return found


def _span(text: str) -> Span:
    for span in SPANS:
        if span == text:
            return span
    raise ValueError(text)


class Pinned(NamedTuple):
    """By what a deal is played: what was the newest when it was first asked for, until it ends."""

    rules: int
    options: dict[str, str]
    bots: tuple[str, ...]

    def __str__(self) -> str:
        return json.dumps(self._asdict())


def pinned_of(kept: KeptContest | None, deal: SharedDeal) -> Pinned:
    """By what a deal is played, as it is kept, or as it would be kept now."""
    if kept is None:
        return _newest(deal)
    found = json.loads(kept.pinned)
    return Pinned(found["rules"], found["options"], tuple(found["bots"]))


def _newest(deal: SharedDeal) -> Pinned:
    """A day's is for one, as the game usually is; a week's for several, with one option of it another."""
    game = GAMES[deal.game]
    if deal.span == "day":
        seats, options = game.seats[0], dict[str, str]()
    else:
        seats, variants = min(WEEKLY_SEATS, game.seats[-1]), list(_variants(game))
        options = variants[deal.first.toordinal() // 7 % len(variants)]
    bots = list(bots_of(game.name))
    return Pinned(game.rules, options, (bots[min(1, len(bots) - 1)],) * (seats - 1))


def _variants(game: AnyGame) -> Iterator[dict[str, str]]:
    """The usual game, and each that differs from it by one choice, where that can be played."""
    yield {}
    chosen = (
        (option.name, value) for option in game.offer() if option.kind != "some" for value in option.values
    )
    for name, value in chosen:
        with suppress(Refusal):
            game.options({name: value})
            yield {name: value}


class Seeded(NamedTuple):
    """The seed of a deal, and the nonce that keeps its commitment from being tried out."""

    seed: str
    nonce: str

    @property
    def commitment(self) -> str:
        """What everyone is told of it before."""
        return commitment(self.seed, self.nonce)


def seeded(secret: str, deal: SharedDeal) -> Seeded:
    """What a deal is dealt by, which only the server can know."""
    return Seeded(keyed(secret, f"seed {deal}")[:32], keyed(secret, f"nonce {deal}")[:32])


def dealt(table: str, deal: SharedDeal, pinned: Pinned, by: Seeded, me: Chair) -> Deal:
    """The deal at the table of someone, who has the first seat."""
    chairs = (me, *(Chair(bot=bot) for bot in pinned.bots))
    record, _ = started(GAMES[deal.game], len(chairs), f"{by.seed}:{by.nonce}", pinned.options, pinned.rules)
    return Deal(table, record, by.nonce, False, chairs, 0)
