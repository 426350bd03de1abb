"""A challenge: to do better than a finished game on the same deal, whose cards stay hidden meanwhile."""

from contextlib import suppress
from typing import NamedTuple

from landscribe.bots import bots_of
from landscribe.core.game import Seat
from landscribe.core.note import Unknown
from landscribe.table import wire
from landscribe.table.contest_rows import KeptContest, Try
from landscribe.table.contests import Contests
from landscribe.table.credentials import challenge_of, is_token, new_nonce, table_of
from landscribe.table.option_words import agreed_in
from landscribe.table.refusals import Refused
from landscribe.table.replay import refuse_running
from landscribe.table.serialize import players_among, players_of
from landscribe.table.store import Change, Conflict
from landscribe.table.table_state import Chair, Deal, TableState
from landscribe.table.wire import Challenger, TakeChallenge


class NoChallenge(Unknown):
    """There is no challenge with this id, or the game that was to be beaten is gone."""


async def make_challenge(contests: Contests, table: TableState, seat: Seat, key: str) -> wire.Challenge:
    """The challenge to do better than a seat of this game, the same however often it is made."""
    refuse_running(table)
    if table.is_practice:
        raise Refused("refused-challenge-practice")
    ident = challenge_of(table.deal.table, seat)
    own = Try(await contests.browser(ident, key), ident, table.deal.table, seat, table.scores[seat])
    made = KeptContest(ident, table.game.name, table.deal.table, seat)
    for change in (Change(contests=(made,)), Change(tries=(own,))):  # whoever made it knows the cards
        with suppress(Conflict):
            await contests.write(change)
    return await challenge_shown(contests, ident, Challenger(key=key))


async def challenge_shown(contests: Contests, ident: str, who: Challenger) -> wire.Challenge:
    """What is to be known of a challenge before it is taken: the score, and nothing of the cards."""
    made = await _made(contests, ident)
    async with contests.tables.use(made.table) as live:
        table, knows_cards = live.table, _sat_there(who, made.table, live.hashes)
    game, record, score = table.game, table.deal.record, table.scores[made.seat]
    tries = [each for each in await contests.kept.tries(ident) if each.table != made.table]
    tried = await contests.kept.try_of(await contests.browser(ident, who.key))
    return wire.Challenge(
        challenge=ident,
        game=game.name,
        options=record.options,
        agreed=agreed_in(game, record.options),
        players=players_among(_chairs(table, made.seat, Chair())),
        seat=made.seat,
        by=players_of(table, here=())[made.seat],
        score=score,
        tries=len(tries),
        beaten=sum(each.score is not None and each.score > score for each in tries),
        is_seed_chosen=table.deal.is_seed_chosen,
        counts=tried is None and not knows_cards,
    )


async def take_challenge(contests: Contests, ident: str, wanted: TakeChallenge) -> wire.Seated:
    """A table at which the same cards come; the first try of a browser counts that does not know them."""
    made = await _made(contests, ident)
    async with contests.tables.use(made.table) as live:
        table, knows_cards = live.table, _sat_there(wanted, made.table, live.hashes)

    def deal() -> Deal:
        return _deal(table, made.seat, wanted)

    return await contests.play(ident, wanted.key, wanted.token, deal, knows_cards=knows_cards)


async def rival_of(contests: Contests, table: TableState) -> wire.Rival:
    """The game that was to be beaten at this table, once the game there is over."""
    refuse_running(table)
    made = await _made(contests, table.contest or "")
    async with contests.tables.use(made.table) as live:
        rival = live.table
    return wire.Rival(
        challenge=made.contest,
        table=made.table,
        seat=made.seat,
        by=players_of(rival, here=())[made.seat],
        score=rival.scores[made.seat],
    )


class _Made(NamedTuple):
    """A seat's game that is to be beaten."""

    contest: str
    table: str
    seat: Seat


async def _made(contests: Contests, ident: str) -> _Made:
    made = await contests.kept.contest(ident)
    if made is None or made.table is None:
        raise NoChallenge("refused-no-challenge")
    return _Made(ident, made.table, made.seat)


def _sat_there(who: Challenger, table: str, hashes: dict[Seat, str | None]) -> bool:
    """Whether somebody had a seat at the game that is to be beaten."""
    return any(
        each.table == table and is_token(each.token, kept) for each in who.seats for kept in hashes.values()
    )


def _deal(table: TableState, seat: Seat, wanted: TakeChallenge) -> Deal:
    """The same deal for someone else, with the nonce that belongs to its seed."""
    deal = table.deal
    me = Chair(wanted.name, is_taken=True, title=wanted.title, crest=str(wanted.crest or ""))
    nonce = new_nonce() if deal.is_seed_chosen else deal.nonce
    return Deal(
        table_of(wanted.token), deal.record, nonce, deal.is_seed_chosen, _chairs(table, seat, me), seat
    )


def _chairs(table: TableState, seat: Seat, me: Chair) -> tuple[Chair, ...]:
    """Who plays in a seat, and bots in the others: those that sat there, else the strongest."""
    strongest = list(bots_of(table.game.name))[-1]
    return tuple(
        me if number == seat else Chair(bot=chair.bot or strongest)
        for number, chair in enumerate(table.chairs)
    )
