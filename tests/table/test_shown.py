"""A table as a viewer is shown it: whole, or as what has changed since they saw it last."""

import asyncio
import json
from dataclasses import fields
from random import Random
from typing import Any, get_type_hints

import pytest

from landscribe.core.game import Seat
from landscribe.core.page import Page
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.log import Entry
from landscribe.table.outbox import MOST_WAITING, CloseCode, Outbox
from landscribe.table.serialize import shown_to, table_for
from landscribe.table.shown import TableAnswer
from landscribe.table.table_state import TableState, entered
from landscribe.table.views import Views
from tests.games.playing import any_legal
from tests.table.tables import table_of
from tests.twins import twin

FEW = [("mapmaker", 1), ("cartographers", 2), ("heroes", 3), ("cartouche", 2)]
CASES = [
    (name, seats) if (name, seats) in FEW else twin(name, seats)
    for name, game in GAMES.items()
    for seats in (1, 2, 3)
    if seats in game.seats
]


def put_together(table: Any, changed: Any) -> Any:
    """The table that one knows with what has changed, as the protocol says it."""
    assert changed["since"] == table["version"]
    page = table["page"] | changed["page"]
    return table | changed["table"] | {"page": page, "answers": changed["answers"]}


def heard(outbox: Outbox) -> list[Any]:
    """All that waits in an outbox."""
    outbox.close(outbox.code)

    async def taken() -> list[Any]:
        texts = list[Any]()
        while (text := await outbox.next()) is not None:
            texts.append(json.loads(text))
        return texts

    return asyncio.run(taken())


def seen(table: TableState, seat: Seat | None) -> TableAnswer:
    return TableAnswer(shown_to(Views(table), seat, frozenset({0})), "x")


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_changed_and_what_one_had_make_the_whole_table(name: str, seats: int) -> None:
    rng, table = Random(4), table_of(name, seats, 11)
    outboxes = {seat: Outbox(seat, takes_changes=True) for seat in (*range(seats), None)}
    whole: dict[Seat | None, list[Any]] = {seat: [] for seat in outboxes}
    states = [table]
    while not table.is_over and len(states) < MOST_WAITING:
        seat = rng.choice(sorted(table.due))
        action = str(any_legal(table.game, table.state, seat, rng))
        table = entered(table, Entry("act", seat, action))
        states.append(table)
    views = Views(states[0])
    for number, state in enumerate(states):
        views = Views(state) if number == 0 else views.then(number % seats, state)
        here = frozenset({number % 3})
        for seat, outbox in outboxes.items():
            outbox.put(TableAnswer(shown_to(views, seat, here), f"m{number}"))
            text = table_for(views, seat, here, f"m{number}").model_dump_json()
            whole[seat].append(json.loads(text))
    for seat, outbox in outboxes.items():
        known, *changes = heard(outbox)
        for changed in changes:
            wire.Changed.model_validate(changed)
        built = [known, *(known := put_together(known, changed) for changed in changes)]
        assert built == whole[seat]
        assert {changed["type"] for changed in changes} == {"changed"}


def test_what_can_change_has_the_types_of_the_table_and_its_page() -> None:
    table, page = get_type_hints(wire.Table, include_extras=True), get_type_hints(Page)
    changes = get_type_hints(wire.TableChanges, include_extras=True)
    assert changes == {name: table[name] for name in changes}
    fixed = {"type", "table", "game", "options", "agreed", "commitment", "is_seed_chosen", "seat", "shuffle"}
    fixed |= {"timer"}
    assert set(table) - set(changes) == fixed | {"page", "answers"}
    assert get_type_hints(wire.PageChanges) == page
    assert set(page) == {field.name for field in fields(Page)}


def test_who_does_not_take_changes_or_changes_seats_or_forgets_is_shown_the_whole() -> None:
    table = table_of("cartographers", 2, 1)
    plain, follower = Outbox(0), Outbox(0, takes_changes=True)
    for outbox in (plain, follower):
        outbox.put(seen(table, 0), seen(table, 0))
        outbox.seat = None
        outbox.put(seen(table, None), seen(table, None))
        outbox.forget()
        outbox.put(seen(table, None))
    types = [[message["type"] for message in heard(outbox)] for outbox in (plain, follower)]
    assert types == [["table"] * 5, ["table", "changed", "table", "changed", "table"]]


def test_who_is_slow_is_shown_the_last_table_whole_and_who_reads_nothing_is_given_up() -> None:
    table, slow, silent = table_of("mapmaker", 1, 1), Outbox(0, takes_changes=True), Outbox(0)
    for _ in range(MOST_WAITING + 1):
        slow.put(seen(table, 0))
        silent.put(wire.Pong(answers="x", now=0))
    slow.put(wire.Pong(answers="x", now=0), seen(table, 0))
    assert [message["type"] for message in heard(slow)] == ["table", "pong", "changed"]
    assert silent.code == CloseCode.TOO_MUCH
