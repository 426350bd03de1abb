"""Tables over HTTP: created, joined, left, listed, played again, replayed, downloaded."""

import hashlib
from random import Random
from typing import Any

import pytest

from landscribe.core.record import read_record, replayed
from landscribe.games import GAMES
from tests.server.serving import Served, bearing


def played(server: Served, seated: Any, rng: Random) -> Any:
    """The table after someone played it alone to its end."""
    with server.live(seated) as live:
        while not live.until(lambda t: t["is_over"] or t["players"][seated["seat"]]["is_due"])["is_over"]:
            live.act(rng)
        return live.latest


def test_a_name_is_what_one_can_see_of_it(server: Served) -> None:
    table = server.table("cartographers", "open", "open")["table"]
    for name in (" Bob\u202e  the\u200b Builder ", "\u200b \u2066"):
        server.join(table, name)
    assert [player["name"] for player in server.get(f"/api/tables/{table}")["players"]][1:] == [
        "Bob the Builder",
        "",
    ]


def test_every_game_is_offered_with_its_options_and_bots(server: Served) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}
    assert list(games) == list(GAMES)
    assert games["mapmaker"]["most_seats"] == 1
    assert games["cartographers"]["most_seats"] == 12
    for name, game in games.items():
        assert game["bots"][0] == "uniform"
        assert game["usual_bot"] in game["bots"][1:] or game["bots"] == ["uniform"]
        assert game["strongest_bot"] == game["bots"][-1]
        for option in game["options"]:
            assert option["kind"] in ("one", "some", "switch")
            GAMES[name].options({option["name"]: option["default"]})
            if option["kind"] == "one":
                assert option["default"] in [each["value"] for each in option["values"]], option


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_what_it_allows_until_it_is_over(server: Served, game: str) -> None:
    last = played(server, server.table(game), Random(1))
    assert last["page"]["sheets"]
    assert not last["page"]["placings"]


def test_the_record_and_the_seed_are_told_only_when_the_game_is_over(server: Served) -> None:
    seated = server.table(
        "mapmaker", options={"missions": "Tree line, Borderlands, Empty site, Wealthy town"}
    )
    table = f"/api/tables/{seated['table']}"
    for path in ("record", "replay", "replay/0"):
        assert server.http.get(f"{table}/{path}").status_code == 403
    first = server.get(table)
    assert (first["seed"], first["nonce"], first["is_seed_chosen"]) == (None, None, False)
    last = played(server, seated, Random(2))
    assert last["commitment"] == first["commitment"]
    committed = hashlib.sha256(f"{last['seed']}:{last['nonce']}".encode()).hexdigest()
    assert committed == first["commitment"]
    answer = server.http.get(f"{table}/record")
    record = read_record(answer.text)
    assert record.seed == f"{last['seed']}:{last['nonce']}"
    assert len(last["seed"]) == len(last["nonce"]) == 32, "128 bits each"
    assert "attachment" in answer.headers["content-disposition"]
    *_, state = replayed(GAMES["mapmaker"], record)
    outcome = GAMES["mapmaker"].outcome(state)
    assert outcome is not None
    assert outcome.scores == (last["page"]["sheets"][0]["total"],)


def test_a_finished_game_can_be_replayed_step_by_step(server: Served) -> None:
    seated = server.table("cartographers", "uniform")
    last = played(server, seated, Random(3))
    replay = server.get(f"/api/tables/{seated['table']}/replay")
    steps = replay["steps"]
    assert {(step["seat"], step["by"], step["bot"]) for step in steps} == {
        (0, "seat", None),
        (1, "bot", "uniform"),
    }
    page = f"/api/tables/{seated['table']}/replay"
    assert server.get(f"{page}/{len(steps)}")["page"]["sheets"] == last["page"]["sheets"]
    assert server.get(f"{page}/0?seat=1")["page"]["seat"] == 1
    assert server.http.get(f"{page}/{len(steps) + 1}").status_code == 409
    assert server.http.get(f"{page}/0?seat=2").status_code == 409


@pytest.mark.parametrize(
    ("game", "chapters"),
    [
        ("cartographers", ["season-spring", "season-summer", "season-fall", "season-winter"]),
        ("mapmaker", ["season-spring", "season-summer", "season-autumn", "season-winter"]),
        ("cartouche", list(range(1, 11))),
    ],
)
def test_a_replay_tells_where_its_seasons_and_rounds_begin(
    server: Served, game: str, chapters: list[str | int]
) -> None:
    seated = server.table(game)
    played(server, seated, Random(3))
    page = f"/api/tables/{seated['table']}/replay"
    found = server.get(page)["chapters"]
    told = [(each["clock"]["name"]["message"], each["clock"]["time"]) for each in found]
    assert [name if isinstance(chapters[0], str) else time for name, time in told] == chapters
    assert found[0]["step"] == 0
    for chapter in found[1:]:
        clocks = [
            server.get(f"{page}/{step}")["page"]["status"][0]["clock"]
            for step in (chapter["step"] - 1, chapter["step"])
        ]
        assert clocks[1] == chapter["clock"]
        key = "name" if clocks[1]["kind"] == "season" else "time"
        assert clocks[0][key] != clocks[1][key]


def test_an_open_seat_is_taken_once_and_can_be_left(server: Served) -> None:
    ada = server.table("cartographers", "open", "uniform")
    bob = server.join(ada["table"])
    assert bob["seat"] == 1
    full = server.http.post(f"/api/tables/{ada['table']}/join", json={"name": "Cyd"})
    assert (full.status_code, full.json()["reason"]) == (409, "Every seat is taken: you can watch.")
    with server.live(ada) as live:
        assert [player["kind"] for player in live.latest["players"]] == ["human", "human", "bot"]
        server.post(f"/api/tables/{ada['table']}/leave", token=bob["token"])
        left = live.until(lambda t: t["players"][1]["kind"] == "open")
        assert left["news"][0]["message"] == "table-left"
        assert (
            server.http.get(f"/api/tables/{ada['table']}", headers=bearing(bob["token"])).status_code == 403
        )
        cyd = server.post(f"/api/tables/{ada['table']}/join", {"name": "Cyd", "seat": 1})
        assert live.until(lambda t: t["players"][1]["name"] == "Cyd")["news"][0]["message"] == "table-joined"
        assert cyd["token"] != bob["token"]


def test_one_who_gives_no_name_has_none_and_is_called_so_in_every_language(server: Served) -> None:
    ada = server.table("cartographers", "open")
    with server.live(ada) as live:
        server.post(f"/api/tables/{ada['table']}/join", {"name": "", "title": "scribe"})
        seen = live.until(lambda t: t["players"][1]["kind"] == "human")
        assert (seen["players"][1]["name"], seen["players"][1]["title"]) == ("", "scribe")
        assert seen["news"][0]["values"]["name"]["message"] == "web-anonymous"
        told = live.ask("replace", seat=1, bot="uniform")
        assert told["news"][0]["message"] == "table-bot-takes"


def test_the_table_passes_on_when_its_owner_leaves(server: Served) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    assert not server.get(f"/api/tables/{ada['table']}", bob["token"])["is_owner"]
    server.post(f"/api/tables/{ada['table']}/leave", token=ada["token"])
    assert server.get(f"/api/tables/{ada['table']}", bob["token"])["is_owner"]


def test_my_tables_are_those_whose_tokens_i_have(server: Served) -> None:
    ada, other = server.table("mapmaker"), server.table("cartographers", "open")
    bob = server.join(other["table"])
    asked = [ada, bob, {"table": other["table"], "token": "wrong"}, {"table": "none", "token": "none"}]
    seats = [{"table": seat["table"], "token": seat["token"]} for seat in asked[:2]]
    found = {mine["table"]: mine for mine in server.post("/api/mine", {"seats": seats})}
    assert found[ada["table"]]["names"] == ["Ada"]
    assert (found[bob["table"]]["seat"], found[bob["table"]]["is_due"]) == (1, True)
    assert server.post("/api/mine", {"seats": asked[2:]}) == []


def test_a_rematch_seats_the_same_people_however_often_they_ask(server: Served) -> None:
    ada = server.table("cartographers", "open", "uniform", options={"map": "B"})
    bob = server.join(ada["table"])
    path, rng = f"/api/tables/{ada['table']}/rematch", Random(4)
    early = server.http.post(path, headers=bearing(ada["token"]))
    assert (early.status_code, early.json()["reason"]) == (409, "The game is not over yet.")
    with server.live(ada) as one, server.live(bob) as two:
        while not one.until(lambda t: t["is_over"] or t["players"][0]["is_due"])["is_over"]:
            one.act(rng)
            two.until(lambda t: t["turn"] >= one.latest["turn"])
            if not two.latest["is_over"] and two.latest["players"][1]["is_due"]:
                two.act(rng)
        again = server.post(path, token=bob["token"])
        assert one.until(lambda t: t["rematch"])["rematch"] == again["table"]
    assert again == server.post(path, token=bob["token"])
    mine = server.post(path, token=ada["token"])
    assert (mine["table"], mine["seat"], again["seat"]) == (again["table"], 0, 1)
    table = server.get(f"/api/tables/{again['table']}", again["token"])
    assert [player["name"] for player in table["players"]] == ["Ada", "Bob", ""]
    assert (table["is_owner"], table["options"], table["is_over"]) == (True, {"map": "B"}, False)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": [{"kind": "me", "name": "Ada"}]}, "'chess' is no game here"),
        ({"game": "mapmaker", "seats": [{"kind": "open"}]}, "0 seats are yours: it takes exactly one."),
        (
            {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]},
            "2 seats are not possible",
        ),
        (
            {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}], "options": {"lives": "9"}},
            "'lives' is no option",
        ),
        (
            {"game": "heroes", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "hal"}]},
            "'hal' is no bot",
        ),
        ({"game": "mapmaker", "seats": []}, "seats"),
        ({"game": "mapmaker", "seats": [{"kind": "me", "name": "A" * 41}]}, "at most 40 characters"),
        ({"game": "mapmaker", "seats": [{"kind": "me", "name": "A\0"}]}, "pattern"),
        ({"game": "mapmaker", "seats": [{"kind": "me", "name": "A"}], "seed": 7}, "seed"),
        ({"game": "mapmaker", "seats": [{"kind": "me", "name": "A"}], "deck": "mine"}, "deck"),
        ("nonsense", "body"),
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(server: Served, body: Any, reason: str) -> None:
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 422
    assert reason in answer.json()["reason"]


def test_what_is_not_there_is_not_found(server: Served) -> None:
    answer = server.http.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()["reason"]) == (404, "There is no table 'nowhere' here.")
    for path in ("/api/nothing", "/api/tables/%00", "/api/tables/a b", f"/api/tables/{'x' * 65}"):
        assert server.http.get(path).status_code == 404


def test_titles_and_crests_are_kept_with_the_seats(server: Served) -> None:
    sun, key = {"charge": "sun", "tincture": "gules"}, {"charge": "key", "tincture": "sable"}
    me = {"kind": "me", "name": "Ada", "title": "geometer", "crest": sun}
    ada = server.post("/api/tables", {"game": "cartographers", "seats": [me, *[{"kind": "open"}] * 2]})
    path = f"/api/tables/{ada['table']}"
    bob = server.post(f"{path}/join", {"name": "Bob", "crest": key})
    worn = [(player["title"], player["crest"]) for player in server.get(path, bob["token"])["players"]]
    assert worn == [("geometer", sun), ("", key), ("", None)]
    for wrong in (
        {"title": "emperor"},
        {"crest": "sun-gules"},
        {"crest": {"charge": "sun"}},
        {"crest": {"charge": "sun", "tincture": "pink"}},
        {"crest": {"charge": "sun", "tincture": "gules\n"}},
    ):
        body = {"game": "mapmaker", "seats": [{**me, **wrong}]}
        assert server.http.post("/api/tables", json=body).status_code == 422


def test_a_chosen_seed_is_admitted(server: Served) -> None:
    first, second = (server.table("mapmaker", seed="7") for _ in range(2))
    pages = [server.get(f"/api/tables/{seated['table']}") for seated in (first, second)]
    assert pages[0]["page"] == pages[1]["page"]
    assert pages[0]["is_seed_chosen"]
    assert pages[0]["commitment"] != pages[1]["commitment"]


def test_every_scoring_card_of_a_game_can_be_chosen(server: Served) -> None:
    (scoring,) = (option for option in GAMES["heroes"].offer() if option.name == "scoring")
    cards = ", ".join(scoring.values)
    assert len(cards) > 400
    seated = server.table("heroes", options={"scoring": cards})
    assert server.get(f"/api/tables/{seated['table']}")["page"]["goals"]
    long = server.http.post(
        "/api/tables",
        json={"game": "heroes", "seats": [{"kind": "me", "name": "A"}], "options": {"scoring": "x" * 2001}},
    )
    assert (long.status_code, "2,000" in long.json()["reason"]) == (422, True)
