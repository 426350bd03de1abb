"""Challenges: the same cards come, nothing is told of them before the end, and one try counts."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from landscribe.games import GAMES
from landscribe.server.context import Context
from landscribe.table.challenge import NoChallenge, challenge_shown, make_challenge, rival_of
from landscribe.table.deletion import delete_seat, delete_table
from landscribe.table.log import Entry, Proposal
from landscribe.table.refusals import Hidden, Refused
from landscribe.table.serialize import table_for
from landscribe.table.table_state import TableState
from landscribe.table.views import Views
from landscribe.table.wire import Challenger, Seated, SeatOfMine
from tests.server.contests import finished, key_of, run, taken, token_of
from tests.server.serving import Served, bearing
from tests.server.test_deletion import all_kept, opened


async def play_as(context: Context, seated: Seated, over: TableState) -> TableState:
    """Plays a challenge with what everyone did in the game that is to be beaten."""
    async with context.tables.use(seated.table) as live:
        for played in over.before:
            entry = Entry("act", played.seat, played.text, by=played.by)
            await live.enter(lambda _, entry=entry: Proposal(entry))
        return live.table


@pytest.mark.parametrize("game", GAMES)
def test_the_same_cards_come_and_the_same_moves_score_the_same(tmp_path: Path, game: str) -> None:
    async def test(context: Context) -> None:
        over = await finished(context, game, 1)
        made = await make_challenge(context.contests, over, 0, key_of("Ada"))
        assert (made.score, made.by.name, made.tries) == (over.scores[0], "Player 0", 0)
        seated = await taken(context, made.challenge, "Bob")
        again = await play_as(context, seated, over)
        assert (again.contest, again.is_practice, again.scores) == (made.challenge, False, over.scores)
        assert table_for(Views(again), 0, ()).page.sheets[0].total == over.scores[0]
        shown = await challenge_shown(context.contests, made.challenge, Challenger(key=key_of("Cid")))
        assert (shown.tries, shown.beaten, shown.counts) == (1, 0, True)
        rival = await rival_of(context.contests, again)
        assert (rival.table, rival.seat, rival.score) == ("table", 0, over.scores[0])

    run(str(tmp_path / "tables.db"), test)


def test_who_knows_the_cards_plays_for_practice(database: str) -> None:
    async def test(context: Context) -> None:
        over = await finished(context)
        made = (await make_challenge(context.contests, over, 0, key_of("Ada"))).challenge
        assert made == (await make_challenge(context.contests, over, 0, key_of("Ada"))).challenge
        sat_there = SeatOfMine(table="table", token=token_of(1))
        elsewhere = SeatOfMine(table="elsewhere", token=token_of(1))
        tries = {
            "who made it": await taken(context, made, "Ada"),
            "who sat there": await taken(context, made, "Bob", "", sat_there),
            "a stranger": await taken(context, made, "Cid", "", elsewhere),
            "a stranger, asked again": await taken(context, made, "Cid"),
            "a stranger, once more": await taken(context, made, "Cid", "another"),
        }
        assert tries["a stranger"] == tries["a stranger, asked again"]
        counted: dict[str, bool] = {}
        for who, seated in tries.items():
            async with context.tables.use(seated.table) as live:
                counted[who] = not live.table.is_practice
                assert [chair.bot for chair in live.table.chairs] == [None, "master"]
        assert counted == {
            "who made it": False,
            "who sat there": False,
            "a stranger": True,
            "a stranger, asked again": True,
            "a stranger, once more": False,
        }

    run(database, test)


def test_of_two_tries_at_two_processes_at_once_one_counts(database: str) -> None:
    async def test(context: Context) -> None:
        over = await finished(context)
        made = (await make_challenge(context.contests, over, 0, key_of("Ada"))).challenge
        other = await opened(database)
        seated = await asyncio.gather(taken(context, made, "Bob"), taken(other, made, "Bob", "another"))
        states: list[bool] = []
        for process, each in zip((context, other), seated, strict=True):
            async with process.tables.use(each.table) as live:
                states.append(live.table.is_practice)
        assert sorted(states) == [False, True]
        assert await context.contests.secret() == await other.contests.secret()
        await other.tables.stop()
        await other.database.close()

    run(database, test)


def test_practice_is_no_challenge_and_neither_is_a_game_that_goes_on(tmp_path: Path) -> None:
    async def test(context: Context) -> None:
        over = await finished(context, seats=1)
        made = (await make_challenge(context.contests, over, 0, key_of("Ada"))).challenge
        practice = await taken(context, made, "Ada")
        async with context.tables.use(practice.table) as live:
            with pytest.raises(Hidden):
                await make_challenge(context.contests, live.table, 0, key_of("Ada"))
        done = await play_as(context, practice, over)
        with pytest.raises(Refused, match="challenged by practice"):
            await make_challenge(context.contests, done, 0, key_of("Ada"))
        with pytest.raises(NoChallenge):
            await challenge_shown(context.contests, "there-is-none", Challenger(key=key_of("Bob")))

    run(str(tmp_path / "tables.db"), test)


def test_a_challenge_goes_with_its_game_and_a_try_without_a_second_one(database: str) -> None:
    async def test(context: Context) -> None:
        over = await finished(context, seats=1)
        made = (await make_challenge(context.contests, over, 0, key_of("Ada"))).challenge
        for who, forget in (("Bob", delete_seat), ("Cid", delete_table)):
            seated = await taken(context, made, who)
            await play_as(context, seated, over)
            assert (await challenge_shown(context.contests, made, Challenger(key=key_of("Eve")))).tries == 1
            await forget(context.tables, seated.table, seated.token)
            shown = await challenge_shown(context.contests, made, Challenger(key=key_of(who)))
            assert (shown.tries, shown.counts) == (0, False)
        assert made in await all_kept(database)
        assert key_of("Bob") not in await all_kept(database)
        await delete_table(context.tables, "table", token_of(0))
        with pytest.raises(NoChallenge):
            await challenge_shown(context.contests, made, Challenger(key=key_of("Eve")))

    run(database, test)


# Over the network


def over_at(server: Served, *others: str, **more: Any) -> Any:
    """A game that was played to its end."""
    ada, rng = server.table("cartographers", *others, **more), Random(3)
    with server.live(ada) as live:
        while not live.until(lambda table: table["players"][0]["is_due"] or table["is_over"])["is_over"]:
            live.act(rng)
    return ada


def test_nothing_of_the_cards_leaves_the_server_before_the_own_game_is_over(server: Served) -> None:
    ada = over_at(server, "uniform")
    over = server.get(f"/api/tables/{ada['table']}")
    made = server.post(f"/api/tables/{ada['table']}/challenge", {"key": key_of("Ada")}, ada["token"])
    challenge = f"/api/challenges/{made['challenge']}"
    told = [server.http.post(challenge, json={"key": key_of("Bob")}).text]
    told.append(server.http.get(f"/c/{made['challenge']}").text)
    assert f"Ada scored {made['score']} at Cartographers" in told[-1]
    assert "og:image" not in told[-1]
    bob = server.post(f"{challenge}/play", {"key": key_of("Bob"), "name": "Bob", "token": "b" * 32})
    rng, table = Random(5), bob["table"]
    with server.live(bob) as live, server.live(table) as watching:
        first = live.latest
        replayed = server.get(f"/api/tables/{ada['table']}/replay/0?seat=0")["page"]
        # A bot that has chosen already has ended the scene in which the card was turned over.
        besides: dict[str, Any] = {"charts": None, "scenes": None}
        assert first["page"] | besides == replayed | besides
        told += [server.http.get(path).text for path in (f"/t/{table}", f"/api/tables/{table}")]
        for path in ("rival", "record", "replay", "replay/0"):
            assert server.http.get(f"/api/tables/{table}/{path}").status_code == 403
        for path, body in (
            ("review", {"seat": 0}),
            ("practice", {"seat": 0, "step": 0, "name": ""}),
            ("challenge", {"key": key_of("Bob")}),
        ):
            answer = server.http.post(f"/api/tables/{table}/{path}", json=body, headers=bearing(bob["token"]))
            assert answer.status_code == 403
        for bot in ("master", None):
            assert live.ask("replace", seat=1, bot=bot)["note"]["message"] == "refused-contest-seats"
        while not live.until(lambda table: table["players"][0]["is_due"] or table["is_over"])["is_over"]:
            live.act(rng)
        watching.until(lambda table: table["is_over"])
        told += [text for each in (live, watching) for text in each.raw if '"is_over":false' in text]
    for secret in (over["seed"], over["nonce"], ada["table"], ada["token"]):
        assert all(secret not in text for text in told)
    assert server.get(f"/api/tables/{table}/rival")["table"] == ada["table"]
    end = server.get(f"/api/tables/{table}")
    assert (end["seed"], end["nonce"], end["commitment"]) == (over["seed"], over["nonce"], over["commitment"])


def test_only_who_sat_there_makes_a_challenge_and_a_named_seed_is_told_to_be_one(server: Served) -> None:
    ada = over_at(server, seed="a seed that I know")
    refused = server.http.post(
        f"/api/tables/{ada['table']}/challenge", json={"key": key_of("Eve")}, headers=bearing("x" * 32)
    )
    assert refused.status_code == 403
    made = server.post(f"/api/tables/{ada['table']}/challenge", {"key": key_of("Ada")}, ada["token"])
    assert made["is_seed_chosen"]
    bob = server.post(
        f"/api/challenges/{made['challenge']}/play",
        {"key": key_of("Bob"), "name": "", "token": "n" * 32},
    )
    seen = server.http.get(f"/api/tables/{bob['table']}", headers=bearing(bob["token"])).text
    assert "a seed that I know" not in seen
    over = server.get(f"/api/tables/{ada['table']}")
    assert server.get(f"/api/tables/{bob['table']}")["commitment"] != over["commitment"]
    assert server.http.post("/api/challenges/nothing", json={"key": key_of("Bob")}).status_code == 404
