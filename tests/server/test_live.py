"""The live connection: what is said, answered, heard by the others, and refused."""

import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.serving import PATIENCE, Live, Served, anything, bearing, events


def refused(live: Live, ident: str | None = None) -> str:
    """The reason of the refusal that comes next, after which a fresh table follows."""
    message = live.hear()
    while message["type"] == "table":
        message = live.hear()
    assert message["type"] == "refusal", message
    assert message["answers"] == ident
    before = live.latest
    assert live.table()["version"] == before["version"]
    return message["reason"]


def test_an_action_is_answered_and_everyone_hears_of_it(server: Served) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    with server.live(ada) as one, server.live(bob) as two, server.live(ada["table"]) as watching:
        answer = one.act(Random(1))
        assert answer["version"] == two.until(lambda t: t["version"] == answer["version"])["version"]
        watching.until(lambda t: t["version"] == answer["version"])
        assert [player["is_due"] for player in two.latest["players"]] == [False, True]
        assert two.latest["page"]["charts"] == watching.latest["page"]["charts"]
        assert (watching.latest["seat"], watching.latest["page"]["placings"]) == (None, [])
        turn = one.latest["turn"]
        two.act(Random(1))
        assert one.until(lambda t: t["turn"] > turn)["players"][0]["is_due"]


def test_a_stale_action_changes_nothing(server: Served) -> None:
    with server.live(server.table("mapmaker")) as live:
        action = anything(live.latest["page"], Random(1))
        live.say(type="act", id="early", turn=0, action=action)
        assert refused(live, "early") == "This comes too late: something has been revealed since."


def test_a_repeated_action_is_answered_with_the_table_alone(server: Served) -> None:
    seated = server.table("mapmaker")
    with server.live(seated) as live:
        said = {"type": "act", "id": "x", "turn": 1, "action": anything(live.latest["page"], Random(1))}
        live.say(**said)
        first = live.answer("x")
        live.say(**said)
        assert live.answer("x") == first
    with server.live(seated) as again:
        again.say(**said)
        assert again.answer("x") == first


def test_an_illegal_action_is_refused_with_the_reason_of_the_rules(server: Served) -> None:
    with server.live(server.table("mapmaker")) as live:
        for action, reason in (("a1", "is not the shape"), ("z9", "is no space"), ("💥", "is no space")):
            live.say(type="act", id="x", turn=1, action=action)
            assert reason in refused(live, "x")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"act"',
        "{}",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "id": 5, "turn": 1, "action": "a1"}',
        '{"type": "act", "id": "1", "turn": 1, "action": "a1", "seat": 0}',
        json.dumps({"type": "act", "id": "1", "turn": 1, "action": "a" * 401}),
        "[" * 3000,
        '{"type": "act", "id": "1", "turn": 1e400, "action": "a1"}',
        '{"type": "act", "id": "\\ud800", "turn": 1, "action": "a1"}',
        '{"type": "act", "id": "\\u0000", "turn": 1, "action": "a1"}',
        b"\xff\xfe\x00",
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_goes_on(server: Served, text: str | bytes) -> None:
    with server.live(server.table("mapmaker")) as live:
        live.wire.send(text)
        assert refused(live).startswith("This is no message: ")
        assert live.ask("ping")["type"] == "pong"


def test_an_oversized_message_closes_the_connection(server: Served) -> None:
    with server.live(server.table("mapmaker")) as live:
        live.wire.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.wire.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    answer = server.http.post("/api/tables", content=b"x" * 40_000)
    assert answer.status_code == 413


def test_a_wrong_or_foreign_token_is_no_seat(server: Served) -> None:
    mine, other = server.table("mapmaker"), server.table("mapmaker")
    for token in ("nonsense", other["token"]):
        answer = server.http.get(f"/api/tables/{mine['table']}", headers=bearing(token))
        assert answer.status_code == 403
        address = f"ws://127.0.0.1:{server.port}/api/tables/{mine['table']}/live"
        with connect(address, origin=server.url) as wire:  # pyright: ignore[reportArgumentType]
            wire.send(json.dumps({"type": "hello", "token": token}))
            heard = json.loads(wire.recv(PATIENCE))
            assert heard["reason"] == "This link is no seat at this table, or no longer."
            with pytest.raises(ConnectionClosed) as closed:
                wire.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


def test_who_watches_changes_nothing(server: Served) -> None:
    seated = server.table("mapmaker")
    with server.live(seated["table"]) as live:
        for message in ("act", "preview"):
            live.say(type=message, id=message, turn=1, action="a1")
            assert refused(live, message) == "Who watches cannot do this: take a seat first."


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_another_site_is_refused(server: Served, origin: str | None) -> None:
    seated = server.table("mapmaker")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']}/live"
    with pytest.raises(InvalidStatus), connect(address, origin=origin):  # pyright: ignore[reportArgumentType]
        pass
    headers = {} if origin is None else {"origin": origin}
    request = server.http.build_request("POST", "/api/mine", json={"seats": []})
    del request.headers["origin"]
    request.headers.update(headers)
    assert server.http.send(request).status_code == 403


def test_a_preview_tells_what_an_action_would_do_and_changes_nothing(server: Served) -> None:
    with server.live(server.table("mapmaker")) as live:
        before = live.latest
        action = anything(before["page"], Random(1))
        told = live.ask("preview", action=action)
        assert told["letters"][0] != before["page"]["charts"][0]["letters"]
        assert len(told["goals"]) == len(before["page"]["goals"])
        wrong = live.ask("preview", action="a1")
        assert (wrong["type"], wrong["culprits"]) == ("refusal", "1")
        assert "is not the shape" in wrong["reason"]
        assert live.ask("act", action=action)["page"]["charts"][0]["letters"] == told["letters"][0]


def test_a_pending_action_can_be_taken_back_until_the_last_seat_has_drawn(server: Served) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    rng = Random(5)
    with server.live(ada) as one, server.live(bob) as two:
        turn = one.act(rng)["turn"]
        assert one.latest["can_take_back"]
        assert not two.until(lambda t: not t["players"][0]["is_due"])["can_take_back"]
        one.ask("take_back")
        assert one.latest["players"][0]["is_due"]
        assert one.latest["news"][0]["message"] == "table-took-back"
        one.act(rng)
        two.until(lambda t: t["version"] == one.latest["version"])
        two.act(rng)
        one.until(lambda t: t["turn"] > turn)
        one.say(type="take_back", id="late", turn=turn)
        assert refused(one, "late") == "This comes too late: something has been revealed since."
        one.say(type="take_back", id="nothing", turn=one.latest["turn"])
        assert refused(one, "nothing").startswith("There is nothing to take back")


def test_a_hint_is_given_and_remembered(server: Served) -> None:
    seated = server.table("mapmaker")
    with server.live(seated) as live:
        hint = live.ask("hint")
        while hint["type"] == "table":
            hint = live.answer(hint["answers"])
        assert live.ask("act", action=hint["action"])["players"][0]["hints"] == 1
    assert server.get(f"/api/tables/{seated['table']}")["players"][0]["hints"] == 1


def test_the_owner_lets_a_bot_play_for_someone_who_is_away(server: Served) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    rng = Random(6)
    with server.live(ada) as one:
        one.act(rng)
        turn = one.latest["turn"]
        told = one.ask("replace", seat=1, bot="uniform")
        assert (told["news"][0]["message"], told["players"][1]["kind"]) == ("table-bot-takes", "bot")
        one.until(lambda t: t["turn"] > turn)
        one.say(type="replace", id="who", seat=1, bot="hal")
        assert refused(one, "who").startswith("'hal' is no bot")
        one.say(type="replace", id="where", seat=9, bot="uniform")
        assert refused(one, "where").startswith("There is no seat 10")
        with server.live(bob) as two:
            two.say(type="replace", id="theirs", seat=0, bot="uniform")
            assert refused(two, "theirs") == "Only the owner of the table may do this."
            two.until(lambda t: not t["players"][1]["is_due"])
            two.say(type="act", id="no", turn=two.latest["turn"], action="pass")
            assert refused(two, "no").startswith("The bot 'careless' plays this seat")
            back = two.ask("replace", seat=1, bot=None)
            assert (back["players"][1]["kind"], back["players"][1]["name"]) == ("human", "Bob")
            one.until(lambda t: t["players"][1]["is_here"])
            one.say(type="replace", id="here", seat=1, bot="uniform")
            assert refused(one, "here") == "Seat 2 is here: nobody else decides for them."


def test_the_owner_lets_the_solo_rule_draw_the_ambush_of_someone_who_is_away(server: Served) -> None:
    ada = server.table("cartographers", "open", seed="1")
    bob = server.join(ada["table"])
    rng = Random(7)
    with server.live(ada) as one:
        with server.live(bob) as two:
            while not one.latest["stand_ins"]:
                turn = one.latest["turn"]
                for live in (one, two):
                    live.until(lambda t, turn=turn: t["turn"] == turn)
                    live.act(rng)
                one.until(lambda t, turn=turn: t["turn"] > turn)
            two.until(lambda t: t["turn"] == one.latest["turn"])
            assert two.latest["stand_ins"] == one.latest["stand_ins"]
            two.say(type="solo_ambush", id="mine", turn=two.latest["turn"], seat=0)
            assert refused(two, "mine") == "Only the owner of the table may do this."
            one.say(type="solo_ambush", id="theirs", turn=one.latest["turn"], seat=1)
            assert refused(one, "theirs") == "Seat 2 is here: nobody else decides for them."
        one.until(lambda t: not t["players"][1]["is_here"])
        one.act(rng)
        turn = one.latest["turn"]
        one.say(type="solo_ambush", id="done", turn=turn, seat=0)
        assert refused(one, "done") == "Seat 1 owes nothing now."
        told = one.ask("solo_ambush", seat=1)
        assert told["turn"] > turn
        assert told["news"][0]["message"] == "table-solo-ambush"
        one.say(type="solo_ambush", id="late", turn=turn, seat=1)
        assert refused(one, "late").startswith("This comes too late")


def test_presence_is_seen(server: Served) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    with server.live(ada) as one:
        with server.live(bob):
            here = one.until(lambda t: t["players"][1]["is_here"])
        gone = one.until(lambda t: not t["players"][1]["is_here"])
        assert here["version"] == gone["version"]


def test_a_second_tab_of_a_seat_sees_what_the_first_does(server: Served) -> None:
    seated = server.table("mapmaker")
    with server.live(seated) as one, server.live(seated) as two:
        answer = one.act(Random(7))
        seen = two.until(lambda t: t["version"] == answer["version"])
        assert seen["page"] == answer["page"]


def test_a_stream_and_posts_do_what_the_websocket_does(server: Served) -> None:
    ada = server.table("cartographers", "open")
    bob = server.join(ada["table"])
    path, token = f"/api/tables/{ada['table']}", bearing(ada["token"])

    def say(**message: Any) -> Any:
        return server.post(f"{path}/messages", message, ada["token"])

    with server.http.stream("GET", f"{path}/stream", headers=token) as stream, server.live(bob) as two:
        heard = events(stream)
        first = next(heard)
        assert first["seat"] == 0
        action = anything(first["page"], Random(8))
        assert say(type="preview", id="p", turn=first["turn"], action=action)[0]["type"] == "previewed"
        (answer,) = say(type="act", id="a", turn=first["turn"], action=action)
        assert (answer["answers"], answer["can_take_back"]) == ("a", True)
        two.until(lambda t: t["version"] == answer["version"])
        two.act(Random(8))
        assert next(table for table in heard if table["turn"] > first["turn"])["players"][0]["is_due"]
        refusal, table = say(type="act", id="b", turn=first["turn"], action=action)
        assert (refusal["type"], table["type"]) == ("refusal", "table")
    assert server.http.post(f"{path}/messages", content=b"{", headers=token).status_code == 422
    assert server.http.get(f"{path}/stream", headers=bearing("wrong")).status_code == 403


def test_what_one_has_chosen_is_not_in_the_bytes_of_the_others(server: Served) -> None:
    """Two tables with the same cards, where the first seat chooses differently: nobody else can tell."""
    heard: list[list[str]] = []
    for choice in (1, 2):
        ada = server.table("cartographers", "open", seed="9")
        bob = server.join(ada["table"])
        with server.live(bob) as two, server.live(ada["table"]) as watching:
            with server.live(ada) as one:
                first = one.act(Random(choice))
                one.ask("take_back")
                one.ask("act", action=anything(one.latest["page"], Random(choice + 2)))
                commitment = first["commitment"]
            for live in (two, watching):
                live.until(lambda t: t["version"] == 4 and not t["players"][0]["is_here"])
        tables = {text for live in (two, watching) for text in live.raw}
        hidden = (ada["table"], "TABLE"), (commitment, "COMMITMENT")
        heard.append(sorted(text.replace(*hidden[0]).replace(*hidden[1]) for text in tables))
    assert heard[0] == heard[1]
