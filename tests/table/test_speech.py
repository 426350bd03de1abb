"""What is said at a table without typing: heard by all for a moment, and in no log."""

import asyncio
import json
from typing import Any

import pytest

from landscribe.core.game import Seat
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.live_table import LiveTable
from landscribe.table.messages import answers_to, message_from
from landscribe.table.outbox import MOST_WAITING, Outbox
from landscribe.table.peers import Alone, Notice, Pointed, Spoken
from landscribe.table.shown import whole
from landscribe.table.speaking import hear_said
from landscribe.table.speech import MOST, PHRASES, WITHIN
from landscribe.table.timer import Times
from landscribe.texts import LANGUAGES, say_in
from tests.table.tables import MemoryStore, PromptBots, table_of


class Told(Alone):
    """Other processes, as far as they are told something."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []

    def tell(self, notice: Notice) -> None:
        self.heard.append(notice)


class Room:
    """A live table with someone at every seat and someone who watches."""

    def __init__(self, game: str = "cartographers", seats: int = 2) -> None:
        self.now, self.peers = 0.0, Told()
        self.table = table_of(game, seats, 1)
        self.live = LiveTable(
            self.table, {}, MemoryStore(), PromptBots(), self.peers, Times(lambda: self.now)
        )
        self.outboxes = [Outbox(seat) for seat in range(seats)] + [Outbox(None)]

    def hear(self, *said: tuple[Seat | None, str]) -> tuple[list[Any], list[list[Any]]]:
        """What answers each message, and what everyone else hears of it."""

        async def run() -> list[Any]:
            answers: list[Any] = []
            for seat, text in said:
                sender = self.outboxes[-1 if seat is None else seat]
                answer = await answers_to(self.live, seat, message_from(text), sender)
                answers.append(json.loads(whole(answer[0]).model_dump_json()))
            return answers

        for outbox in self.outboxes:
            self.live.presence.outboxes.add(outbox)
        answers = asyncio.run(run())
        return answers, [heard_in(outbox) for outbox in self.outboxes]


def heard_in(outbox: Outbox) -> list[Any]:
    texts: list[Any] = []
    while outbox.first is not None:
        texts.append(json.loads(outbox.first))
        outbox.drop_first()
    return texts


def saying(phrase: str, ident: str = "x") -> str:
    return json.dumps({"type": "say", "id": ident, "phrase": phrase})


def marking(seat: int, cell: int) -> str:
    return json.dumps({"type": "mark", "id": "x", "seat": seat, "cell": cell})


def test_a_phrase_is_heard_by_all_and_changes_nothing() -> None:
    room = Room()
    (answer,), (own, other, watching) = room.hear((0, saying("hello")))
    assert answer == {"type": "said", "by": 0, "phrase": "hello", "answers": "x"}
    assert own == []
    assert other == watching == [{**answer, "answers": None}]
    assert room.live.table is room.table
    assert room.peers.heard[-1] == Spoken("table", 0, "hello")


def test_a_mark_is_a_place_on_a_map_that_everyone_sees() -> None:
    room = Room()
    (answer,), (_, other, _) = room.hear((0, marking(1, 120)))
    assert other == [{"type": "marked", "by": 0, "seat": 1, "cell": 120, "answers": None}]
    assert answer["answers"] == "x"
    assert room.peers.heard[-1] == Pointed("table", 0, 1, 120)
    for seat, cell, why in ((1, 121, "refused-no-cell"), (2, 0, "refused-no-seat")):
        (refused,), (_, other, _) = room.hear((0, marking(seat, cell)))
        assert refused["note"]["message"] == why
        assert other == []


@pytest.mark.parametrize("text", [saying("hello"), marking(0, 0)])
def test_who_watches_says_nothing(text: str) -> None:
    (refused,), heard = Room().hear((None, text))
    assert refused["note"]["message"] == "refused-watching"
    assert heard == [[], [], []]


def test_who_says_too_much_at_once_is_told_so_and_may_soon_go_on() -> None:
    room = Room()
    answers, (_, other, _) = room.hear(*[(0, saying("ouch"))] * (MOST + 1), (1, saying("sorry")))
    assert [answer["type"] for answer in answers] == ["said"] * MOST + ["refusal", "said"]
    assert answers[MOST]["note"]["message"] == "refused-talk"
    assert len(other) == MOST
    room.now = WITHIN
    assert room.hear((0, saying("ouch")))[0][0]["type"] == "said"


def test_what_was_said_at_another_process_is_heard_and_counts() -> None:
    room = Room()
    for outbox in room.outboxes:
        room.live.presence.outboxes.add(outbox)
    for _ in range(MOST):
        hear_said(room.live, Spoken("table", 0, "hello"))
    hear_said(room.live, Spoken("table", 1, "what a newer program says"))
    hear_said(room.live, Pointed("table", 1, 0, 3))
    heard = [heard_in(outbox) for outbox in room.outboxes]
    assert heard[0] == heard[1] == heard[2]
    assert [message["type"] for message in heard[0]] == ["said"] * MOST + ["marked"]
    assert room.hear((0, saying("hello")))[0][0]["type"] == "refusal"


def test_over_post_it_is_heard_through_the_stream_like_by_everyone() -> None:
    room = Room()
    stream = Outbox(0)
    with room.live.watched_through(stream):
        heard_in(stream)
        answers = asyncio.run(answers_to(room.live, 0, message_from(saying("hello"))))
        assert [whole(answer).type for answer in answers] == ["pong"]
        assert [message["type"] for message in heard_in(stream)] == ["said"]


def test_who_is_slow_does_without_and_is_not_given_up_for_it() -> None:
    outbox = Outbox(0)
    for _ in range(2 * MOST_WAITING):
        outbox.put_passing(wire.Said(by=0, phrase="hello"))
    assert not outbox.is_done
    assert len(heard_in(outbox)) == MOST_WAITING


def test_every_phrase_is_said_in_every_language_and_no_two_alike() -> None:
    for language in LANGUAGES:
        assert len({say_in(language)(f"phrase-{phrase}") for phrase in PHRASES}) == len(PHRASES)


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if 2 in game.seats])
def test_marks_reach_the_last_cell_of_every_map_and_not_beyond(game: str) -> None:
    room = Room(game)
    chart = room.live.seen_by(None)
    assert isinstance(chart, wire.Table)
    cells = chart.page.charts[1].rows * chart.page.charts[1].cols
    answers, _ = room.hear((0, marking(1, cells - 1)), (0, marking(1, cells)))
    assert [answer["type"] for answer in answers] == ["marked", "refusal"]
