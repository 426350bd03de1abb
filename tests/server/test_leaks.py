"""What leaves the server for a viewer is the same for games that differ only in what is hidden from them."""

import asyncio
import contextlib
from random import Random
from typing import Any, cast

import pytest

from landscribe.bots import advised
from landscribe.core.game import Seat
from landscribe.core.note import Refusal
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.bot_pool import Advised, BotPool
from landscribe.table.live_table import LiveTable
from landscribe.table.log import Entry, Proposal
from landscribe.table.messages import answers_to
from landscribe.table.outbox import Outbox
from landscribe.table.serialize import shown_to, table_for
from landscribe.table.shown import TableAnswer
from landscribe.table.store import Store, creating
from landscribe.table.table_state import TableState, entered
from landscribe.table.views import Views
from tests.games.playing import any_legal
from tests.server.serving import Served, bearing
from tests.table.tables import MemoryStore, table_of
from tests.twins import twin

CASES = [(name, seats) for name, game in GAMES.items() for seats in (1, 2, 3) if seats in game.seats]
FEW = [("mapmaker", 1), ("cartographers", 2), ("heroes", 3), ("cartouche", 2)]


def twins(table: TableState, seat: Seat | None) -> tuple[TableState, TableState]:
    """The table with two different guesses in the place of what this viewer may not know."""
    game = table.game
    view = game.view(table.state, seat)
    since = tuple(p if p.seat == seat else p._replace(text="hidden", by="hidden") for p in table.since)
    first, second = (
        table._replace(state=game.guess(view, number), base=None, since=since) for number in (1, 2)
    )
    return first, second


def sayings(table: TableState, seat: Seat | None, rng: Random) -> list[wire.ClientMessage]:
    """Everything a viewer can say now that changes nothing, one of each kind."""
    game, turn = table.game, table.turn
    is_due = seat in table.due
    action = str(any_legal(game, table.state, seat or 0, rng)) if is_due else "pass"
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
    said += [wire.Say(type="say", id="phrase", phrase="hello")]
    said += [wire.Mark(type="mark", id=f"mark-{cell}", seat=0, cell=cell) for cell in (0, 20, 999)]
    said += [wire.StepIn(type="step_in", id=f"in-{s}", turn=turn, seat=s) for s in range(len(table.chairs))]
    if not is_due:
        said.append(wire.Hint(type="hint", id="hint", turn=turn))
    if not Views(table).stand_ins():  # the owner may, and who waits while nobody is here
        said += [wire.SoloAmbush(type="solo_ambush", id="away", turn=turn, seat=s) for s in sorted(table.due)]
    return said


async def heard(
    table: TableState, last: TableState | None, seat: Seat | None, said: list[wire.ClientMessage]
) -> list[bytes]:
    """All that leaves a table for a viewer: what everyone is told, what changed, and what is answered."""
    live, outbox = LiveTable(table, {}, nowhere, nobody), Outbox(seat)
    follower = Outbox(seat, takes_changes=True)
    if last is not None:
        follower.put(TableAnswer(shown_to(Views(last), seat, frozenset())))
    with live.watched_through(outbox), live.watched_through(follower):
        live.send_all()
        for message in said:
            outbox.put(*await answers_to(live, seat, message, outbox))
    texts: list[bytes] = []
    for each in (outbox, follower):
        each.close()
        while (text := await each.next()) is not None:
            texts.append(text)
    return texts


class Advising:
    """A pool in which the strongest bot advises at once, after little thought."""

    async def advise(self, game: str, bot: str, view: Any, seed: int) -> Advised:
        """What it would do."""
        return Advised(advised(game, f"{bot}:16", view, seed), bot)


async def hinted(table: TableState, seat: Seat) -> list[bytes]:
    """All that leaves a table for a seat that asks for a hint."""
    store, outbox = MemoryStore(), Outbox(seat)
    await store.write(creating(table, {0: None}))
    store.tables["table"] = store.tables["table"]._replace(log=(Entry("act", 0),) * table.version)
    live = LiveTable(table, {0: None}, store, cast("BotPool", Advising()))
    asked = wire.Hint(type="hint", id="hint", turn=table.turn)
    with live.watched_through(outbox):
        outbox.put(*await answers_to(live, seat, asked, outbox))
    outbox.close()
    texts: list[bytes] = []
    while (text := await outbox.next()) is not None:
        texts.append(text)
    return texts


async def compare_hints(name: str, seats: int, seed: int, every: int) -> None:
    """Plays a game to its end, and compares the hints of the seat that is due next."""
    rng, table, step, told = Random(seed), table_of(name, seats, seed), 0, 0
    while not table.is_over:
        seat = rng.choice(sorted(table.due))
        if step % every == 0:
            one, two = twins(table, seat)
            real = await hinted(table, seat)
            assert real == await hinted(one, seat) == await hinted(two, seat)
            told += sum(b'"type":"hinted"' in text for text in real)
        table = entered(table, Entry("act", seat, str(any_legal(table.game, table.state, seat, rng))))
        step += 1
    assert told


@pytest.mark.parametrize(("name", "seats"), [("cartographers", 2), ("mapmaker", 1), ("cartouche", 2)])
def test_a_hint_does_not_depend_on_what_is_hidden(name: str, seats: int) -> None:
    asyncio.run(compare_hints(name, seats, 5, every=40 if name == "cartouche" else 8))


nowhere, nobody = cast("Store", None), cast("BotPool", None)  # nothing is written here, nobody thinks


async def compare(name: str, seats: int, seed: int, *, pace: int = 1, every: int = 1) -> None:
    """Plays a game to its end, and compares what each viewer hears at every step.

    With a pace the viewers take turns; only at every so many steps they also say something.
    """
    rng, table, differ, step = Random(seed), table_of(name, seats, seed), False, 0
    last: TableState | None = None
    while not table.is_over:
        for number, viewer in enumerate((*range(seats), None)):
            if (step + number) % pace:
                continue
            one, two = twins(table, viewer)
            differ |= one.state != two.state
            said = sayings(table, viewer, rng) if step % every == 0 else []
            real = await heard(table, last, viewer, said)
            assert len(real) > len(said)
            assert real == await heard(one, last, viewer, said) == await heard(two, last, viewer, said)
        seat = rng.choice(sorted(table.due))
        action = str(any_legal(table.game, table.state, seat, rng))
        last, table, step = table, entered(table, Entry("act", seat, action)), step + 1
    assert differ


@pytest.mark.parametrize(("name", "seats"), FEW)
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
    table = table_of(name, seats, 982451653)
    for viewer in (*range(seats), None):
        text = table_for(Views(table), viewer, ()).model_dump_json()
        assert "982451653" not in text
        assert '"nonce":null' in text


async def followed(table: TableState, viewer: Seat | None, *entries: Entry) -> str:
    """What a viewer sees at a process that follows what another wrote."""
    store = MemoryStore()
    await store.write(creating(table, {0: None}))
    stored = store.tables["table"]
    store.tables["table"] = stored._replace(log=entries[:1] * table.version + entries)
    live = LiveTable(table, {0: None}, store, nobody)
    await live.catch_up()
    assert live.table.version == table.version + len(entries)
    return live.seen_by(viewer).model_dump_json()


async def compare_processes(name: str, seats: int, seed: int, every: int) -> None:
    """Plays a game at one process, followed by another, and compares what each viewer sees at both.

    What is done in secret looks alike to another viewer there, whatever else they may not know; and so does
    what is done and taken back, whatever it was.
    """
    rng, table, store, alike, taken = Random(seed), table_of(name, seats, seed), MemoryStore(), 0, 0
    await store.write(creating(table, {0: None}))
    here, there = (LiveTable(table, {0: None}, store, nobody) for _ in range(2))
    while not here.table.is_over:
        before = here.table
        seat = rng.choice(sorted(before.due))
        entry = Entry("act", seat, str(any_legal(before.game, before.state, seat, rng)))
        await here.enter(lambda _, entry=entry: Proposal(entry))
        await there.catch_up(here.table.version)
        if before.version % every:
            continue
        back, other = Entry("take_back", seat), Entry("act", seat, another_action(before, seat, rng))
        is_taken_back = here.table.can_take_back(seat) and entered(before, other).can_take_back(seat)
        if is_taken_back:
            for change in (back, entry):
                await here.enter(lambda _, change=change: Proposal(change))
            await there.catch_up(here.table.version)
        for viewer in (*range(seats), None):
            assert here.seen_by(viewer).model_dump_json() == there.seen_by(viewer).model_dump_json()
            if viewer != seat and is_taken_back:
                assert await followed(before, viewer, entry, back) == await followed(
                    before, viewer, other, back
                )
                taken += entry != other
            if viewer != seat and here.table.turn == before.turn:
                one, two = twins(before, viewer)
                with contextlib.suppress(Refusal):  # what is legal here need not be legal in a guess
                    entered(one, entry)
                    entered(two, entry)
                    assert await followed(one, viewer, entry) == await followed(two, viewer, entry)
                    alike += 1
    assert here.table == there.table
    assert alike or seats == 1 or name == "cartouche"
    assert taken or seats == 1 or name == "cartouche"


def another_action(table: TableState, seat: Seat, rng: Random) -> str:
    """Something that a seat could do just as well."""
    return str(any_legal(table.game, table.state, seat, rng))


@pytest.mark.parametrize(("name", "seats"), [case if case in FEW else twin(*case) for case in CASES])
def test_every_process_shows_a_viewer_the_same_and_nothing_hidden(name: str, seats: int) -> None:
    asyncio.run(compare_processes(name, seats, 5, every=13 if name == "cartouche" else 3))


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
