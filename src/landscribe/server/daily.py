"""Today's map played: one try of each browser counts, and the results are told to who has theirs."""

from collections import Counter
from contextlib import suppress
from datetime import timedelta

from landscribe.games import GAMES
from landscribe.server.shared_deals import (
    Pinned,
    SharedDeal,
    deal_at,
    deal_named,
    deals_at,
    dealt,
    pinned_of,
    seeded,
)
from landscribe.table import wire
from landscribe.table.contest_rows import KeptContest, Try, kind_of
from landscribe.table.contests import Contests
from landscribe.table.credentials import table_of
from landscribe.table.live_tables import NoTable
from landscribe.table.option_words import agreed_in
from landscribe.table.refusals import Hidden, Refused
from landscribe.table.serialize import players_among, players_of
from landscribe.table.store import Change, Conflict
from landscribe.table.table_state import Chair, Deal, TableState
from landscribe.table.unreadable import Unreadable
from landscribe.table.views import Views
from landscribe.table.wire import Asking, PlayDeal

BEST = 3  # maps to look at
LOOKED_BACK = 28  # days at once, to count those in a row


async def deals_shown(contests: Contests, who: Asking) -> wire.SharedDeals:
    """All deals that are played now, and how many days in a row this browser has played one."""
    now = contests.clock()
    shown = [await _shown(contests, deal, who.key) for deal in deals_at(now)]
    return wire.SharedDeals(deals=tuple(shown), streak=await _streak(contests, who.key, now))


async def _shown(contests: Contests, deal: SharedDeal, key: str) -> wire.SharedDeal:
    contest, game = str(deal), GAMES[deal.game]
    pinned, secret = pinned_of(await contests.kept.contest(contest), deal), await contests.secret()
    own = await contests.kept.try_of(await contests.browser(contest, key))
    return wire.SharedDeal(
        contest=contest,
        game=deal.game,
        kind=deal.span,
        begins=int(deal.begins),
        ends=int(deal.ends),
        agreed=agreed_in(game, pinned.options),
        players=players_among((Chair(), *(Chair(bot=bot) for bot in pinned.bots))),
        commitment=seeded(secret, deal).commitment,
        previous=str(deal.previous),
        next_commitment=seeded(secret, deal.next).commitment,
        tries=len(await contests.kept.tries(contest)),
        mine=None if own is None else wire.OwnTry(table=own.table, score=own.score, hints=own.hints),
    )


async def _streak(contests: Contests, key: str, now: float) -> int:
    """How many days in a row a map of the day was finished, until today or yesterday."""
    streak, today = 0, deal_at("day", next(iter(GAMES)), now).first
    while True:
        days = [today - timedelta(streak + back) for back in range(LOOKED_BACK)]
        by_day = [
            {await contests.browser(str(SharedDeal("day", game, day)), key) for game in GAMES} for day in days
        ]
        done = await contests.kept.finished_among(set[str]().union(*by_day))
        row = [bool(browsers & done) for browsers in by_day]
        if streak == 0 and not row[0]:
            row.pop(0)  # today is not over yet
        length = row.index(False) if False in row else len(row)
        streak += length
        if length < len(row) or length == 0:
            return streak


async def play_deal(contests: Contests, contest: str, wanted: PlayDeal) -> wire.Seated:
    """A table with the deal of a day or a week; the first try of a browser counts, if it is begun in time."""
    deal, now = deal_named(contest), contests.clock()
    if not deal.begins <= now < deal.ends:
        await _refuse_unless_begun(contests, wanted.token)
    pinned = await _pin(contests, deal)
    by = seeded(await contests.secret(), deal)
    me = Chair(wanted.name, is_taken=True, title=wanted.title, crest=str(wanted.crest or ""))

    def begun() -> Deal:
        return dealt(table_of(wanted.token), deal, pinned, by, me)

    return await contests.play(contest, wanted.key, wanted.token, begun, knows_cards=False)


async def _refuse_unless_begun(contests: Contests, token: str) -> None:
    """Refuses a deal that is not played now, but not to tell again which table was begun in time."""
    try:
        async with contests.tables.use(table_of(token)):
            pass
    except NoTable:
        raise Refused("refused-deal-over") from None


async def _pin(contests: Contests, deal: SharedDeal) -> Pinned:
    """By what a deal is played from now on, whatever a newer program would choose."""
    contest = str(deal)
    if await contests.kept.contest(contest) is None:
        pinned = str(pinned_of(None, deal))
        with suppress(Conflict):
            await contests.write(
                Change(contests=(KeptContest(contest, deal.game, None, 0, pinned, deal.ends),))
            )
    return pinned_of(await contests.kept.contest(contest), deal)


async def results_of(contests: Contests, contest: str, who: Asking) -> wire.DealResults:
    """How everyone has done on a deal, for who has finished theirs, or for all when it is over."""
    deal = deal_named(contest)
    is_over = contests.clock() >= deal.ends
    shown = await _shown(contests, deal, who.key)
    mine = shown.mine
    if not is_over and (mine is None or mine.score is None):
        raise Hidden("refused-results")
    tries = [each for each in await contests.kept.tries(contest) if not each.hints]
    scores = [each.score for each in tries if each.score is not None]
    by = seeded(await contests.secret(), deal)
    ranked = mine is not None and mine.score is not None and not mine.hints
    return wire.DealResults(
        deal=shown,
        spread=tuple(
            wire.Scored(score=score, number=number) for score, number in sorted(Counter(scores).items())
        ),
        place=1 + sum(score > (mine.score or 0) for score in scores) if mine and ranked else None,
        best=await _best(contests, tries),
        seed=by.seed if is_over else None,
        nonce=by.nonce if is_over else None,
    )


async def _best(contests: Contests, tries: list[Try]) -> tuple[wire.BestMap, ...]:
    """The maps that scored most, as everyone may see them."""
    best: list[wire.BestMap] = []
    for each in tries[:BEST]:
        with suppress(NoTable, Unreadable):
            async with contests.tables.use(each.table or "") as live:
                table = live.table
            best.append(
                wire.BestMap(
                    table=table.deal.table,
                    by=players_of(table, here=())[each.seat],
                    score=table.scores[each.seat],
                    chart=table.game.page(Views(table).of(each.seat)).charts[each.seat],
                )
            )
    return tuple(best)


def refuse_untold(table: TableState, now: float) -> None:
    """Raises Hidden while others still play the deal of this table: its seed is told when the day is over."""
    is_shared = table.contest is not None and kind_of(table.contest) != "challenge"
    if is_shared and now < deal_named(table.contest or "").ends:
        raise Hidden("refused-deal-runs")
