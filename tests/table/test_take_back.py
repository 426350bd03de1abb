"""Whatever has been revealed can no longer be taken back, by nobody and in no game."""

from random import Random

import pytest

from landscribe.core.game import Seat
from landscribe.games import GAMES
from landscribe.table.log import Entry
from landscribe.table.serialize import table_for
from landscribe.table.table_state import TableState, entered
from landscribe.table.views import Views
from tests.games.playing import any_legal
from tests.table.tables import table_of
from tests.twins import twin

FEW = [("mapmaker", 1), ("cartographers", 3), ("cartouche", 1)]
CASES = [
    (name, seats) if (name, seats) in FEW else twin(name, seats)
    for name, game in GAMES.items()
    for seats in (1, 3)
    if seats in game.seats
]


def bytes_for(table: TableState, seat: Seat) -> str:
    return table_for(Views(table), seat, ()).model_dump_json()


def worlds(table: TableState, seat: Seat) -> list[TableState]:
    """The table as it could be for all that a seat may know: what is hidden is filled in at random."""
    view = table.game.view(table.state, seat)
    return [table._replace(state=table.game.guess(view, number)) for number in (1, 2, 3)]


def act(table: TableState, seat: Seat, rng: Random) -> Entry:
    return Entry("act", seat, str(any_legal(table.game, table.state, seat, rng)))


def revealed_to(table: TableState, seat: Seat, entry: Entry) -> bool:
    """Whether this action shows a seat what was hidden from it: what it sees differs from world to world."""
    return len({bytes_for(entered(world, entry), seat) for world in worlds(table, seat)}) > 1


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_was_revealed_cannot_be_taken_back(name: str, seats: int) -> None:
    chances = revelations = 0
    for seed in range(3):
        rng, table = Random(seed), table_of(name, seats, seed)
        while not table.is_over:
            entry = act(table, rng.choice(sorted(table.due)), rng)
            after = entered(table, entry)
            for seat in range(seats):
                if after.can_take_back(seat):
                    chances += 1
                    assert not revealed_to(table, seat, entry), (seed, seat, entry)
                elif not revelations or after.version % 10 == 0:  # now and then it shows that one can notice
                    revelations += revealed_to(table, seat, entry)
            table = after
    assert revelations > 0
    assert chances > 0 or seats == 1
