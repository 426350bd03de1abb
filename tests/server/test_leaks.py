"""What leaves the server for a viewer is the same for games that differ only in what is hidden from them."""

import asyncio
from random import Random
from typing import cast

import pytest

from landscribe.core.game import Seat
from landscribe.core.record import started
from landscribe.games import GAMES
from landscribe.server import wire
from landscribe.server.desk import answers_to
from landscribe.server.room import Room
from landscribe.server.shown import stand_ins, table_for
from landscribe.server.sitting import Chair, Deal, Entry, Sitting, entered, opened
from landscribe.server.store import Kept, Store
from landscribe.server.thinkers import Thinkers
from landscribe.server.viewer import Viewer
from tests.games.playing import any_legal
from tests.server.serving import Served, bearing

CASES = [(name, seats) for name, game in GAMES.items() for seats in (1, 2, 3) if seats in game.seats]


def sitting_of(name: str, seats: int, seed: int) -> Sitting:
    record, _ = started(GAMES[name], seats, seed, {})
    chairs = tuple(Chair(f"Player {seat}", is_taken=True) for seat in range(seats))
    return opened(Deal("table", record, "nonce", False, chairs, 0))


def twins(sitting: Sitting, seat: Seat | None) -> tuple[Sitting, Sitting]:
    """The table with two different guesses in the place of what this viewer may not know."""
    game = sitting.game
    view = game.view(sitting.state, seat)
    since = tuple(p if p.seat == seat else p._replace(text="hidden", by="hidden") for p in sitting.since)
    first, second = (
        sitting._replace(state=game.guess(view, number), base=None, since=since) for number in (1, 2)
    )
    return first, second


def sayings(sitting: Sitting, seat: Seat | None, rng: Random) -> list[wire.ClientMessage]:
    """Everything a viewer can say now that changes nothing, one of each kind."""
    game, turn = sitting.game, sitting.turn
    is_due = seat in sitting.due
    action = str(any_legal(game, sitting.state, seat or 0, rng)) if is_due else "pass"
    said: list[wire.ClientMessage] = [
        wire.Hello(type="hello"),
        wire.Ping(type="ping", id="ping"),
        wire.Preview(type="preview", id="could", turn=turn, action=action),
        wire.Preview(type="preview", id="why", turn=turn, action="a1"),
        wire.Act(type="act", id="wrong", turn=turn, action="a1 a1"),
        wire.Act(type="act", id="late", turn=turn - 1, action=action),
        wire.TakeBack(type="take_back", id="back", turn=turn - 1),
        wire.Replace(type="replace", id="who", seat=0, bot="nobody"),
    ]
    if not is_due:
        said.append(wire.Hint(type="hint", id="hint", turn=turn))
    if seat != sitting.owner or not stand_ins(sitting):
        said += [
            wire.SoloAmbush(type="solo_ambush", id="away", turn=turn, seat=s) for s in sorted(sitting.due)
        ]
    return said


async def heard(sitting: Sitting, seat: Seat | None, said: list[wire.ClientMessage]) -> list[str]:
    """All that leaves a room for a viewer: what everyone is told, and what is answered."""
    room, viewer = Room(Kept(sitting.deal, (), {}), nowhere, nobody), Viewer(seat)
    room.sitting = sitting
    with room.looked_at_by(viewer):
        room.tell_all()
        for message in said:
            viewer.tell(*await answers_to(room, seat, message, viewer))
    viewer.dismiss()
    texts: list[str] = []
    while (text := await viewer.next()) is not None:
        texts.append(text)
    return texts


nowhere, nobody = cast("Store", None), cast("Thinkers", None)  # nothing is written here, nobody thinks


async def compare(name: str, seats: int, seed: int, *, pace: int = 1, every: int = 1) -> None:
    """Plays a game to its end, and compares what each viewer hears at every step.

    With a pace the viewers take turns; only at every so many steps they also say something.
    """
    rng, sitting, differ, step = Random(seed), sitting_of(name, seats, seed), False, 0
    while not sitting.is_over:
        for number, viewer in enumerate((*range(seats), None)):
            if (step + number) % pace:
                continue
            one, two = twins(sitting, viewer)
            differ |= one.state != two.state
            said = sayings(sitting, viewer, rng) if step % every == 0 else []
            real = await heard(sitting, viewer, said)
            assert len(real) > len(said)
            assert real == await heard(one, viewer, said) == await heard(two, viewer, said)
        seat = rng.choice(sorted(sitting.due))
        action = str(any_legal(sitting.game, sitting.state, seat, rng))
        sitting, step = entered(sitting, Entry("act", seat, action)), step + 1
    assert differ


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_bytes_of_a_viewer_do_not_depend_on_what_is_hidden(name: str, seats: int) -> None:
    asyncio.run(compare(name, seats, 5, pace=5 if name == "cartouche" else 1, every=9))


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_whatever_a_viewer_says_the_answer_does_not_depend_on_what_is_hidden(
    name: str, seats: int, seed: int
) -> None:
    asyncio.run(compare(name, seats, seed))


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_seed_and_nonce_are_in_no_bytes_before_the_end(name: str, seats: int) -> None:
    sitting = sitting_of(name, seats, 982451653)
    for viewer in (*range(seats), None):
        text = table_for(sitting, viewer, ()).model_dump_json()
        assert "982451653" not in text
        assert '"nonce":null' in text


def test_tokens_are_in_no_log_and_in_no_bytes(server: Served) -> None:
    ada = server.table("mapmaker")
    bob = server.join(server.table("cartographers", "open")["table"])
    rng = Random(1)
    with server.live(ada) as one, server.live(bob) as two:
        two.act(rng)
        two.say(type="hello", token=bob["token"], tokens=[ada["token"]])
        two.until_refused()
        while not one.latest["is_over"]:
            one.act(rng)
        heard = one.raw + two.raw
    table = f"/api/tables/{ada['table']}"
    paths = ("", "/replay", "/replay/0", "/replay/9?seat=0", "/record")
    answers = [server.http.get(table + path, headers=bearing(ada["token"])) for path in paths]
    answers.append(server.http.get(f"{table}?token={ada['token']}"))
    answers.append(server.http.get(table, headers=bearing(bob["token"])))
    heard += [f"{answer.headers} {answer.text}" for answer in answers]
    kept = b"".join(file.read_bytes() for file in server.log.parent.iterdir())
    assert ada["table"].encode() in kept, "the database and the log are there"
    for token in (ada["token"], bob["token"]):
        assert len(token) >= 22  # 128 bits and more in base 64
        assert token not in "".join(heard)
        assert token.encode() not in kept
