"""Tables in the browser itself: what a server answers, kept as rows, without one."""

import asyncio
import json
from collections.abc import Generator
from typing import Any

import pytest

from landscribe.bots import bots_of, thought_plainly, understudy
from landscribe.core.record import CHOSEN, check_record, replayed
from landscribe.core.text import slug
from landscribe.device import bots as device_bots
from landscribe.device.bots import DeviceBots
from landscribe.device.device import Device
from landscribe.games import GAMES, game_named
from landscribe.native import hand_in
from landscribe.table.outbox import CloseCode
from landscribe.table.requests import new_evening
from landscribe.table.wire import NewEvening
from tests.device.devices import TOKEN, Rows, Viewer, asked, refused, wanted
from tests.golden import FOLDER, kept
from tests.server.serving import Served

SHORTEST = "mapmaker"


def bots_for(game: str) -> tuple[str, ...]:
    return ("planner",) if 2 in GAMES[game].seats else ()


async def played_out(rows: Rows, game: str, *bots: str, **more: object) -> tuple[str, list[str]]:
    """A whole game on a device: its record, and what Ada did."""
    device = rows.device()
    device.start()
    seated = await asked(device, "POST", "/tables", wanted(game, *bots, **more))
    viewer = Viewer(device, seated["table"])
    done = await viewer.play_out()
    await viewer.conversation.leave()
    status, record = await device.request("GET", f"/tables/{seated['table']}/record")
    assert status == 200
    await device.stop()
    return record, done


def check_whole_game(game: str) -> None:
    async def play() -> None:
        rows = Rows()
        record, _ = await played_out(rows, game, *bots_for(game))
        read = check_record(record)
        *_, last = replayed(GAMES[game], read)
        assert GAMES[game].outcome(last) is not None
        device = rows.device()
        mine = await asked(device, "POST", "/mine", {"seats": [{"table": table_in(rows), "token": TOKEN}]})
        assert [each["is_over"] for each in mine] == [True]
        steps = (await asked(device, "GET", f"/tables/{table_in(rows)}/replay"))["steps"]
        assert [step["action"] for step in steps] == [text for _, text in read.actions]
        page = await asked(device, "GET", f"/tables/{table_in(rows)}/replay/{len(steps)}?seat=0")
        assert page["step"] == len(steps)

    asyncio.run(play())


@pytest.mark.parametrize("game", list(GAMES))
def test_an_evening_on_paper_is_dealt_there(game: str) -> None:
    async def deal() -> None:
        device = Rows().device()
        found = await asked(device, "POST", f"/games/{game}/evening", {"seats": 1, "seed": "7"})
        dealt = new_evening(game, NewEvening(seats=1, seed="7"))
        assert found == dealt.model_dump(mode="json")

    asyncio.run(deal())


def test_a_map_is_scored_there_and_played_on() -> None:
    async def score() -> None:
        rows = Rows()
        device = rows.device()
        device.start()
        kit = await asked(device, "GET", "/games/mapmaker/drawable")
        printed = kit["blanks"][0]["chart"]["letters"]
        letters = "FF" + printed[2:]
        lines = [letters[at : at + 11] for at in range(0, len(letters), 11)]
        found = await asked(device, "POST", "/score", {"text": "\n".join(["game: mapmaker", *lines])})
        stars = {goal["name"]["message"]: goal["points"] for goal in found["goals"]}
        tallies = GAMES["mapmaker"].score({}, lines).tallies
        assert {
            f"mapmaker-{slug(name)}": tally.stars for name, tally in tallies.items()
        }.items() <= stars.items()
        assert stars["mapmaker-edge-of-the-forest"] == 2
        options = {**found["start"], "begins": "winter"}
        seated = await asked(device, "POST", "/tables", wanted("mapmaker", options=options))
        table = await Viewer(device, seated["table"]).table()
        assert table["is_practice"]
        assert table["page"]["charts"][0]["letters"] == letters
        await device.stop()

    asyncio.run(score())


def table_in(rows: Rows) -> str:
    return next(iter(rows.kept)).partition("/")[0]


def test_a_whole_game_is_played_kept_and_seen_again() -> None:
    check_whole_game(SHORTEST)


@pytest.mark.thorough
@pytest.mark.parametrize("game", [game for game in GAMES if game != SHORTEST])
def test_a_whole_game_of_each_kind_is_played_with_a_bot(game: str) -> None:
    check_whole_game(game)


def test_a_game_goes_on_from_its_rows_in_the_middle_of_a_turn() -> None:
    async def play() -> None:
        rows = Rows()
        device = rows.device()
        seated = await asked(device, "POST", "/tables", wanted("cartographers", "greedy", seed="7"))
        viewer = Viewer(device, seated["table"])
        before = await viewer.table()
        viewer.say(type="act", id="one", turn=before["turn"], action=await viewer.choice(0))
        after = await viewer.until(lambda message: message.get("answers") == "one")
        await viewer.conversation.leave()
        await device.stop()
        again = await Viewer(rows.device(), seated["table"]).table()
        assert again["page"]["charts"] == after["page"]["charts"]
        assert again["version"] >= after["version"]

    asyncio.run(play())


def test_what_cannot_be_kept_is_refused_and_loses_nothing() -> None:
    async def play() -> None:
        rows = Rows()
        device = rows.device()
        seated = await asked(device, "POST", "/tables", wanted(SHORTEST, seed="7"))
        viewer = Viewer(device, seated["table"])
        before, kept = await viewer.table(), dict(rows.kept)
        action = await viewer.choice(0)
        rows.is_full = True
        viewer.say(type="act", id="one", turn=before["turn"], action=action)
        refusal = await viewer.until(lambda message: message.get("answers") == "one")
        assert refusal["note"]["message"] == "refused-not-kept-here"
        assert "no room left" in refusal["reason"]
        assert (await viewer.table())["page"] == before["page"]
        assert rows.kept == kept
        status, why = await refused(device, "POST", "/tables", wanted(SHORTEST) | {"token": "b" * 40})
        assert (status, why) == (503, refusal["reason"])
        rows.is_full = False
        viewer.say(type="act", id="two", turn=before["turn"], action=action)
        assert (await viewer.until(lambda message: message.get("answers") == "two"))["version"] == 1
        assert len(rows.kept) == len(kept) + 1  # a move writes its entry, and how the table stands

    asyncio.run(play())


async def act(viewer: Viewer, key: str, turn: int, action: str) -> dict[str, Any]:
    viewer.say(type="act", id=key, turn=turn, action=action)
    return await viewer.until(lambda message: message.get("answers") == key)


def test_two_windows_write_one_log() -> None:
    async def play() -> None:
        rows = Rows()
        one, other = rows.device(), rows.device()
        seated = await asked(one, "POST", "/tables", wanted(SHORTEST, seed="7"))
        here, there = Viewer(one, seated["table"]), Viewer(other, seated["table"])  # made after it had begun
        table = await here.table()
        assert (await there.table())["page"] == table["page"]
        first, second = await here.choice(0), await there.choice(0)
        assert (await act(here, "one", table["turn"], first))["version"] == 1
        kept = dict(rows.kept)
        late = await act(there, "two", table["turn"], second)  # of a turn that is over: nothing is lost
        assert (late["type"], rows.kept) == ("refusal", kept)
        now = await there.table()
        assert now["version"] == 1
        last = await act(there, "three", now["turn"], await there.choice(0))
        assert last["version"] == 2
        again = await Viewer(rows.device(), seated["table"]).table()
        assert again["page"]["charts"] == last["page"]["charts"]

    asyncio.run(play())


def test_a_window_hears_what_another_does_and_deletes() -> None:
    async def play() -> None:
        rows = Rows()
        one = rows.device()
        seated = await asked(one, "POST", "/tables", wanted(SHORTEST, seed="7"))
        name, other = seated["table"], rows.device()
        here, there = Viewer(one, name), Viewer(other, name)
        table = await here.table()
        await there.table()
        await act(here, "one", table["turn"], await here.choice(0))
        await other.hear_of(name)
        assert (await there.table())["version"] == 1
        await asked(one, "POST", f"/tables/{name}/delete", {}, TOKEN)
        await other.hear_of(name)
        await there.conversation.leave()
        assert there.ended == [CloseCode.NO_TABLE]
        assert (await refused(other, "GET", f"/tables/{name}"))[0] == 404

    asyncio.run(play())


def test_a_table_that_is_deleted_leaves_no_row() -> None:
    async def play() -> None:
        rows = Rows()
        device = rows.device()
        seated = await asked(device, "POST", "/tables", wanted(SHORTEST))
        assert rows.kept
        await asked(device, "POST", f"/tables/{seated['table']}/delete", {}, TOKEN)
        assert rows.kept == {}

    asyncio.run(play())


def test_who_leaves_is_in_no_row_any_more() -> None:
    async def play() -> None:
        rows = Rows()
        device = rows.device()
        seated = await asked(device, "POST", "/tables", wanted("cartographers", "greedy"))
        assert "Ada" in json.dumps(rows.kept)
        await asked(device, "POST", f"/tables/{seated['table']}/leave", {}, TOKEN)
        assert "Ada" not in json.dumps(rows.kept)
        await device.stop()

    asyncio.run(play())


async def with_a_search(device: Device) -> list[Any]:
    """The games of which a bot searches, as the device tells of them."""
    games: list[Any] = await asked(device, "GET", "/games")
    return [game for game in games if "searcher" in bots_of(game["name"])]


def test_bots_that_search_are_not_offered_and_their_understudy_plays() -> None:
    async def play() -> None:
        device = Rows().device()
        for game in await with_a_search(device):
            assert game["bots"][-1] == game["strongest_bot"] == "planner"
            assert all(understudy(game["name"], bot) == bot for bot in game["bots"])
            assert game["usual_bot"] in game["bots"]
            assert len(bots_of(game["name"])) > len(game["bots"])
        await asked(device, "POST", "/tables", wanted("cartographers", "master", seed="7"))
        await device.stop()

    asyncio.run(play())


@pytest.fixture
def kernels() -> Generator[None]:
    """As where a browser runs native code; here Numba does."""
    hand_in(lambda name, values: None)
    yield
    hand_in(None)


@pytest.mark.usefixtures("kernels")
def test_where_native_code_runs_all_bots_are_offered() -> None:
    for game in asyncio.run(with_a_search(Rows().device())):
        assert game["bots"] == list(bots_of(game["name"]))
        assert game["strongest_bot"] == "master"


@pytest.mark.usefixtures("kernels")
def test_where_a_search_fails_the_understudy_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*given: object) -> None:
        raise RuntimeError("out of memory")

    monkeypatch.setattr(device_bots, "thought", fail)
    monkeypatch.setattr(device_bots, "advised", fail)
    game = game_named(SHORTEST)
    view = game.view(game.new(game.options({}), 1, 7), 0)
    planned = thought_plainly(SHORTEST, "planner", view, 1)
    assert asyncio.run(DeviceBots().choose(SHORTEST, "master", view, 1)) == (planned, "planner")
    hint, bot, is_late = asyncio.run(DeviceBots().advise(SHORTEST, "master", view, 1))
    assert (hint.action, bot, is_late) == (planned, "planner", False)


def test_a_hint_is_the_planners_and_nobody_was_late() -> None:
    async def play() -> None:
        device = Rows().device()
        seated = await asked(device, "POST", "/tables", wanted(SHORTEST, seed="7"))
        viewer = Viewer(device, seated["table"])
        table = await viewer.table()
        viewer.say(type="hint", id="help", turn=table["turn"])
        hint = await viewer.until(lambda message: message["type"] == "hinted")
        assert (hint["bot"], hint["late"]) == ("planner", None)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "status", "why"),
    [
        ("GET", "/tables/none", 404, "There is no table"),
        ("POST", "/deals", 422, "This needs a server"),
        ("GET", "/games/chess/cards", 422, "chess"),
        ("POST", "/tables", 422, "JSON"),
        ("GET", "/address", 422, "This needs a server"),
    ],
)
def test_what_a_device_cannot_do_gets_a_sentence(method: str, path: str, status: int, why: str) -> None:
    answer, reason = asyncio.run(refused(Rows().device(), method, path))
    assert answer == status
    assert why in reason


def test_friends_need_a_server() -> None:
    table: dict[str, Any] = wanted("cartographers")
    table["seats"] = [*table["seats"], {"kind": "open"}]
    assert "Friends" in asyncio.run(refused(Rows().device(), "POST", "/tables", table))[1]


def test_rules_and_cards_are_read_as_from_a_server(server: Served) -> None:
    for path in ("/rules/cartouche?language=fr", "/games/heroes/cards", "/games/mapmaker/drawable"):
        assert asyncio.run(asked(Rows().device(), "GET", path)) == server.get(f"/api{path}")


def test_paper_maps_are_scored_and_evenings_dealt_as_by_a_server(server: Served) -> None:
    rows = "/".join(["FF.........", *["..........."] * 10]).replace("/", "\n")
    for path, body in (
        ("/score", {"text": f"game: mapmaker\n\n{rows}\n"}),
        ("/games/cartouche/evening", {"seats": 1, "seed": "a rainy evening"}),
        ("/games/heroes/evening", {"seats": 4, "seed": "7"}),
    ):
        assert asyncio.run(asked(Rows().device(), "POST", path, body)) == server.post(f"/api{path}", body)


def test_the_same_seed_and_actions_give_the_same_record_as_a_server(server: Served) -> None:
    check_same_record(server, SHORTEST)


@pytest.mark.thorough
@pytest.mark.parametrize("game", [game for game in GAMES if game != SHORTEST])
def test_the_same_record_as_a_server_in_each_game(server: Served, game: str) -> None:
    check_same_record(server, game)


def check_same_record(server: Served, game: str) -> None:
    """Byte for byte."""
    record, done = asyncio.run(played_out(Rows(), game, seed="the same"))
    seated = server.table(game, seed="the same")
    with server.live(seated) as live:
        for action in done:
            live.ask("act", action=action)
    assert server.http.get(f"/api/tables/{seated['table']}/record").text == record


def handed(record: str, token: str, *bots: str) -> dict[str, object]:
    return {"record": record, "token": token, "seats": wanted("", *bots)["seats"]}


def test_a_game_is_handed_to_a_server_once_with_its_record(server: Served) -> None:
    record, _ = asyncio.run(played_out(Rows(), SHORTEST, seed="handed"))
    seated = server.post("/api/games", handed(record, "d" * 40))
    assert server.post("/api/games", handed(record, "d" * 40)) == seated
    table = server.get(f"/api/tables/{seated['table']}", seated["token"])
    assert table["is_over"]
    assert table["is_seed_chosen"]
    assert table["players"][0]["name"] == "Ada"
    assert server.http.get(f"/api/tables/{seated['table']}/record").text == record


def test_of_a_record_alone_one_player_is_known_and_a_device_opens_it_too(server: Served) -> None:
    record = kept(FOLDER / "cartographers/two.txt")[0].record._replace(dealt=CHOSEN).to_text()
    seated = server.post("/api/games", handed(record, "1" * 40))
    players = server.get(f"/api/tables/{seated['table']}", seated["token"])["players"]
    assert [player["name"] for player in players] == ["Ada", ""]

    async def opened() -> tuple[int, str]:
        device = Rows().device()
        taken = await asked(device, "POST", "/games", handed(record, "1" * 40))
        return await device.request("GET", f"/tables/{taken['table']}/record")

    assert asyncio.run(opened()) == (200, record)


def test_what_is_handed_over_stays_practice_and_keeps_its_hints(server: Served) -> None:
    record, _ = asyncio.run(played_out(Rows(), SHORTEST, seed="handed"))
    wish = handed(record, "e" * 40) | {"is_practice": True, "hints": 2}
    seated = server.post("/api/games", wish)
    table = server.get(f"/api/tables/{seated['table']}", seated["token"])
    assert (table["is_over"], table["is_practice"], table["players"][0]["hints"]) == (True, True, 2)
    assert server.http.get(f"/api/tables/{seated['table']}/record").text == record


def test_a_game_that_is_altered_or_goes_on_is_not_taken(server: Served) -> None:
    record, done = asyncio.run(played_out(Rows(), SHORTEST, seed="handed"))
    for text, why in (
        (record.replace(done[-1], done[0], 1), "digest"),
        (running(record), "Only a game that is over"),
        ("nothing", ""),
    ):
        answer = server.http.post("/api/games", json=handed(text, "f" * 40))
        assert answer.status_code in (409, 422)
        assert why in answer.json()["reason"]
    answer = server.http.post("/api/games", json=handed(record, "f" * 40, "planner"))
    assert "2 players are named, but 1" in answer.json()["reason"]


def running(record: str) -> str:
    read = check_record(record)
    return read._replace(actions=read.actions[:-1]).to_text()
