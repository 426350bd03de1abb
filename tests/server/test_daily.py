"""Today's map: the same cards for everyone, one try that counts, a seed promised before and told after."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from hashlib import sha256

import pytest

from landscribe.core.page import Page
from landscribe.core.record import Record
from landscribe.games import GAMES
from landscribe.server.context import Context
from landscribe.server.daily import deals_shown, play_deal, refuse_untold, results_of
from landscribe.server.shared_deals import NoDeal, deal_at, deal_named, dealt, pinned_of, seeded
from landscribe.table.challenge import make_challenge
from landscribe.table.deletion import delete_table
from landscribe.table.live_table import LiveTable
from landscribe.table.log import Entry, Proposal
from landscribe.table.refusals import Hidden, Refused
from landscribe.table.serialize import table_for
from landscribe.table.table_state import Chair, TableState, first_state
from landscribe.table.views import Views
from landscribe.table.wire import Asking, PlayDeal, Seated, SharedDeal
from tests.server.contests import key_of, run
from tests.server.serving import Served
from tests.server.test_deletion import all_kept, opened

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC).timestamp()  # a Tuesday
HOUR = 3600.0
TODAY = "day:cartographers:2026-11-17"


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


def at_noon(database: str, test: Callable[[Context, Clock], Awaitable[None]]) -> None:
    """Runs a test in a process whose clock it can set."""
    clock = Clock()

    async def within(context: Context) -> None:
        context.contests.clock = clock
        await test(context, clock)

    run(database, within)


async def begun(context: Context, who: str, contest: str = TODAY, token: str = "") -> Seated:
    wish = PlayDeal(key=key_of(who), name=who, token=(token or who + contest[-5:]).ljust(32, "_"))
    return await play_deal(context.contests, contest, wish)


async def play_out(live: LiveTable, pick: int = 0) -> TableState:
    """Plays alone to the end, always what comes so many places after the first."""
    while not live.table.is_over:
        legal = list(live.table.game.legal(live.table.state, 0))
        await live.enter(lambda _, legal=legal: Proposal(Entry("act", 0, str(legal[pick % len(legal)]))))
    return live.table


async def finished(context: Context, who: str, contest: str = TODAY, pick: int = 0) -> TableState:
    seated = await begun(context, who, contest)
    async with context.tables.use(seated.table) as live:
        return await play_out(live, pick)


async def shown(context: Context, who: str, contest: str = TODAY) -> SharedDeal:
    found = await deals_shown(context.contests, Asking(key=key_of(who)))
    return next(deal for deal in found.deals if deal.contest == contest)


async def streak(context: Context, who: str) -> int:
    return (await deals_shown(context.contests, Asking(key=key_of(who)))).streak


def test_two_people_get_the_same_cards_and_one_try_of_each_counts(database: str) -> None:
    async def test(context: Context, _: Clock) -> None:
        ada, ben = await begun(context, "Ada"), await begun(context, "Ben")
        again = await begun(context, "Ada", token="more")
        pages, states = list[Page](), list[TableState]()
        for seated in (ada, ben, again):
            async with context.tables.use(seated.table) as live:
                states.append(live.table)
                pages.append(table_for(live.views, 0, ()).page)
        assert pages[0] == pages[1] == pages[2]
        assert [state.is_practice for state in states] == [False, False, True]
        assert {state.deal.record.seed for state in states} == {states[0].deal.record.seed}
        assert (await begun(context, "Ada")).table == ada.table
        assert (await shown(context, "Ada")).mine is not None
        assert (await shown(context, "Cid")).mine is None

    at_noon(database, test)


def test_results_are_told_to_who_has_finished_and_come_of_the_log(database: str) -> None:
    async def test(context: Context, _: Clock) -> None:
        ada = await finished(context, "Ada")
        ben = await finished(context, "Ben", pick=1)
        cid = await begun(context, "Cid")
        with pytest.raises(Hidden):
            await results_of(context.contests, TODAY, Asking(key=key_of("Cid")))
        with pytest.raises(Hidden):
            await results_of(context.contests, TODAY, Asking(key=key_of("nobody")))
        scores = sorted((ada.scores[0], ben.scores[0]))
        found = await results_of(context.contests, TODAY, Asking(key=key_of("Ada")))
        assert sorted(each.score for each in found.spread for _ in range(each.number)) == scores
        assert found.place == 1 + (ben.scores > ada.scores)
        assert [each.score for each in found.best] == scores[::-1]
        assert (found.seed, found.deal.tries) == (None, 2)
        async with context.tables.use(cid.table) as live:
            await live.enter(lambda _: Proposal(Entry("hint", 0)))
            helped = await play_out(live, 2)
        found = await results_of(context.contests, TODAY, Asking(key=key_of("Cid")))
        assert found.deal.mine is not None
        assert (found.deal.mine.score, found.deal.mine.hints, found.place) == (helped.scores[0], 1, None)
        assert sum(each.number for each in found.spread) == 2

    at_noon(database, test)


def test_midnight_is_crossed(database: str) -> None:
    async def test(context: Context, clock: Clock) -> None:
        before = await shown(context, "Ada")
        clock.now = NOON + 12 * HOUR - 1
        seated = await begun(context, "Ada")
        clock.now += 2
        with pytest.raises(Refused, match="not played now"):
            await begun(context, "Ben")
        assert (await begun(context, "Ada")).table == seated.table
        async with context.tables.use(seated.table) as live:
            over = await play_out(live)
        found = await results_of(context.contests, TODAY, Asking(key=key_of("nobody")))
        assert [(each.score, each.number) for each in found.spread] == [(over.scores[0], 1)]
        assert sha256(f"{found.seed}:{found.nonce}".encode()).hexdigest() == before.commitment
        assert over.deal.record.seed == f"{found.seed}:{found.nonce}"
        after = await shown(context, "Ada", "day:cartographers:2026-11-18")
        assert (after.commitment, after.mine) == (before.next_commitment, None)
        assert after.previous == TODAY
        other = await begun(context, "Ada", "day:cartographers:2026-11-18")
        async with context.tables.use(other.table) as live:
            assert live.table.deal.record.seed != over.deal.record.seed

    at_noon(database, test)


def test_the_seed_of_a_day_is_nowhere_before_it_is_over(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def test(context: Context, clock: Clock) -> None:
        over = await finished(context, "Ada")
        table = table_for(Views(over), 0, ())
        assert table.contest is not None
        assert table.contest.ends == NOON + 12 * HOUR
        told = [
            table.model_dump_json(),
            (await results_of(context.contests, TODAY, Asking(key=key_of("Ada")))).model_dump_json(),
            (await deals_shown(context.contests, Asking(key=key_of("Ada")))).model_dump_json(),
        ]
        by = seeded(await context.contests.secret(), deal_at("day", "cartographers", NOON))
        assert over.deal.record.seed == f"{by.seed}:{by.nonce}"
        assert all(secret not in text for secret in by for text in told)
        with pytest.raises(Hidden, match="Others still play this deal"):
            refuse_untold(over, clock())
        clock.now += 12 * HOUR
        refuse_untold(over, clock())
        assert (await make_challenge(context.contests, over, 0, key_of("Ada"))).score == over.scores[0]

    at_noon(str(tmp_path_factory.mktemp("daily") / "tables.db"), test)


def test_days_in_a_row_are_counted_until_one_is_missed(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def test(context: Context, clock: Clock) -> None:
        for day, game in ((17, "mapmaker"), (18, "cartographers"), (19, "mapmaker")):
            assert await streak(context, "Ada") == day - 17
            await finished(context, "Ada", f"day:{game}:2026-11-{day}")
            assert await streak(context, "Ada") == day - 16
            clock.now += 24 * HOUR
        assert await streak(context, "Ada") == 3
        assert await streak(context, "Ben") == 0
        clock.now += 24 * HOUR
        assert await streak(context, "Ada") == 0

    at_noon(str(tmp_path_factory.mktemp("daily") / "tables.db"), test)


def test_what_is_deleted_counts_no_more_and_goes_when_the_day_is_over(database: str) -> None:
    async def test(context: Context, _: Clock) -> None:
        context.contests.clock = lambda: 0.0
        contest = "day:cartographers:1970-01-01"  # over, by the clock of the database
        over = await finished(context, "Ada", contest)
        assert contest in await all_kept(database)
        await delete_table(context.tables, over.deal.table, ("Ada" + contest[-5:]).ljust(32, "_"))
        assert contest not in await all_kept(database)
        context.contests.clock = lambda: 4e9
        contest = str(deal_at("day", "cartographers", 4e9))
        over = await finished(context, "Ada", contest)
        await delete_table(context.tables, over.deal.table, ("Ada" + contest[-5:]).ljust(32, "_"))
        mine = (await shown(context, "Ada", contest)).mine
        assert mine is not None
        assert (mine.table, mine.score) == (None, None)
        async with context.tables.use((await begun(context, "Ada", contest, "again")).table) as live:
            assert live.table.is_practice

    at_noon(database, test)


def test_all_processes_know_the_same_secret_and_the_same_options(database: str) -> None:
    async def test(context: Context, clock: Clock) -> None:
        other = await opened(database)
        other.contests.clock = clock
        contest = "week:heroes:2026-11-16"
        tables = [await begun(context, "Ada", contest), await begun(other, "Ben", contest)]
        deals: list[Record] = []
        for process, seated in zip((context, other), tables, strict=True):
            async with process.tables.use(seated.table) as live:
                deals.append(live.table.deal.record)
        assert deals[0] == deals[1]
        assert (await shown(other, "Ada", contest)).commitment == (
            await shown(context, "Ada", contest)
        ).commitment
        await other.tables.stop()
        await other.database.close()

    at_noon(database, test)


@pytest.mark.parametrize("game", GAMES)
def test_every_week_of_a_year_can_be_dealt_with_the_same_seats_all_week(game: str) -> None:
    found: set[str] = set()
    for week in range(52):
        now = NOON + week * 7 * 24 * HOUR
        deal = deal_at("week", game, now)
        assert deal == deal_at("week", game, now + 5 * 24 * HOUR) == deal_named(str(deal))
        assert deal.next == deal_at("week", game, now + 7 * 24 * HOUR)
        pinned = pinned_of(None, deal)
        state = first_state(dealt("table", deal, pinned, seeded("secret", deal), Chair("Ada", is_taken=True)))
        assert len(state.chairs) == min(3, GAMES[game].seats[-1])
        found.add(str(pinned))
    assert len(found) > 1 or game not in ("cartographers", "heroes", "cartouche")  # where cards are agreed on


@pytest.mark.parametrize(
    "contest",
    [
        "day",
        "day:chess:2026-11-17",
        "year:heroes:2026-11-17",
        "day:heroes:17",
        "week:heroes:2026-11-17",
        "day:heroes:0001-01-01",
        "day:heroes:9999-12-31",
    ],
)
def test_what_is_no_deal_is_refused(contest: str) -> None:
    with pytest.raises(NoDeal):
        deal_named(contest)


def test_a_forged_result_is_refused(server: Served) -> None:
    asked = server.post("/api/deals", {"key": key_of("Eve")})
    assert {deal["kind"] for deal in asked["deals"]} == {"day", "week"}
    contest = asked["deals"][0]["contest"]
    wish = {"key": key_of("Eve"), "name": "Eve", "token": "f" * 32}
    for path, more in (("play", {"score": 999}), ("results", {"score": 999}), ("play", {"is_over": True})):
        answer = server.http.post(f"/api/deals/{contest}/{path}", json=wish | more)
        assert answer.status_code == 422
    seated = server.post(f"/api/deals/{contest}/play", wish)
    assert server.http.get(f"/api/tables/{seated['table']}/record").status_code == 403
    results = server.http.post(f"/api/deals/{contest}/results", json={"key": key_of("Eve")})
    assert (results.status_code, results.json()["note"]["message"]) == (403, "refused-results")
    assert server.http.post("/api/deals/day:chess:1/results", json={"key": key_of("Eve")}).status_code == 404
    with server.live(seated) as live:
        assert live.ask("replace", seat=0, bot="master")["note"]["message"] == "refused-contest-seats"
