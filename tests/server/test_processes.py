"""Several real processes on one PostgreSQL serve the same tables as if they were one."""

import contextlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from random import Random

import pytest

from landscribe.core.record import read_record, replayed
from landscribe.games import GAMES
from tests.server.postgres import Postgres
from tests.server.serving import Served, wait_until
from tests.server.test_kill import Scripted

SHARED = [name for name, game in GAMES.items() if 2 in game.seats]


LOSE_LISTENERS = """
select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'landscribe'
"""


class Racing(Scripted):
    """Someone who may lose against another process, even twice in a row."""

    refusals = (*Scripted.refusals, "Something else happened at this table first")


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def pair(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("processes")
    with ThreadPoolExecutor(2) as threads:
        logs = [folder / "one.txt", folder / "two.txt"]
        one, two = threads.map(Served, [url, url], logs)
    yield one, two
    one.stop()
    two.stop()


def play_all(players: Sequence[Scripted]) -> None:
    """Lets all play to the end at once; whoever fails first is who is to blame."""
    with ThreadPoolExecutor(len(players)) as threads:
        for played in as_completed([threads.submit(player.play) for player in players]):
            played.result()


def actions_of(served: Served, table: str, seat: int) -> list[str]:
    record = read_record(served.http.get(f"/api/tables/{table}/record").text)
    *_, last = replayed(GAMES[record.game], record)
    assert GAMES[record.game].outcome(last) is not None
    return [action for by, action in record.actions if by == seat]


def test_what_happens_at_one_process_is_seen_at_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada = one.table("cartographers", "open")
    with one.live(ada) as here, two.live(ada["table"]) as there:
        bob = one.join(ada["table"])
        there.until(lambda table: table["players"][1]["name"] == "Bob")
        with two.live(bob) as theirs:
            here.act(Random(1))
            theirs.until(lambda table: table["version"] == here.latest["version"])
            theirs.act(Random(2))
            for seen in (here, there):
                seen.until(lambda table: table["turn"] > 0)


def test_a_token_holds_at_every_process_at_once(pair: tuple[Served, Served]) -> None:
    one, two = pair
    for _ in range(10):
        ada = one.table("cartographers", "open")
        with two.live(ada) as there:
            bob = one.join(ada["table"])
            assert two.get(f"/api/tables/{ada['table']}", bob["token"])["seat"] == 1
            there.until(lambda table: table["players"][1]["kind"] == "human")
            one.post(f"/api/tables/{ada['table']}/leave", token=bob["token"])
            there.until(lambda table: table["players"][1]["kind"] == "open")
            answer = two.http.get(
                f"/api/tables/{ada['table']}", headers={"authorization": f"Bearer {bob['token']}"}
            )
            assert answer.status_code == 403


@pytest.mark.parametrize("game", SHARED)
def test_a_game_across_two_processes_loses_nothing(pair: tuple[Served, Served], game: str) -> None:
    one, two = pair
    ada = one.table(game, "open")
    bob = two.join(ada["table"])
    players = [Racing(one, ada, 1, 0.0), Racing(two, bob, 2, 0.0)]
    play_all(players)
    for seat, player in enumerate(players):
        for served in pair:
            spelled = [str(GAMES[game].read(action)) for action in player.acknowledged]
            assert actions_of(served, ada["table"], seat) == spelled


def test_a_rematch_that_two_ask_for_at_once_is_one(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada = one.table("cartographers", "open")
    bob = two.join(ada["table"])
    play_all([Racing(one, ada, 1, 0.0), Racing(two, bob, 2, 0.0)])
    with ThreadPoolExecutor(2) as threads:
        path = f"/api/tables/{ada['table']}/rematch"
        asked = [
            threads.submit(served.post, path, None, seat["token"])
            for served, seat in ((one, ada), (two, bob))
        ]
        first, second = (each.result() for each in asked)
    assert first["table"] == second["table"]
    assert (first["seat"], second["seat"]) == (0, 1)
    for served in pair:
        for seated in (first, second):
            assert served.get(f"/api/tables/{first['table']}", seated["token"])["seat"] == seated["seat"]


def test_a_lost_listener_catches_up(pair: tuple[Served, Served], postgres: Postgres, url: str) -> None:
    one, two = pair
    ada = one.table("cartographers", "open")
    bob = two.join(ada["table"])
    with one.live(ada) as here, two.live(bob) as there:
        for turn in range(3):
            postgres.load(url, LOSE_LISTENERS)
            for player, other, seat in ((here, there, 0), (there, here, 1)):
                player.until(lambda table, seat=seat: table["players"][seat]["is_due"])
                version = player.act(Random(turn))["version"]
                other.until(lambda table, version=version: table["version"] >= version)
    assert "other processes cannot be heard" in one.log.read_text()


def test_who_looked_through_a_killed_process_is_away_within_seconds(pair: tuple[Served, Served]) -> None:
    one, two = pair
    ada = one.table("cartographers", "open")
    bob = two.join(ada["table"])
    with one.live(ada) as here, contextlib.ExitStack() as open_:
        open_.enter_context(two.live(bob))
        here.until(lambda table: table["players"][1]["is_here"])
        two.kill()
        here.until(lambda table: not table["players"][1]["is_here"])
        wait_until(lambda: one.get("/api/health")["processes"] == 1)
