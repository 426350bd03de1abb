"""Every achievement card by diagrams, and how far it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.text import cell_names
from landscribe.games.cartouche.achievements import CARDS, NAMES, rewards, tokens_missing
from landscribe.games.cartouche.conditions import NEVER
from landscribe.games.cartouche.tokens import payments
from tests.games.cartouche.helpers import DISTANCES, TESTS, drawn, tokens
from tests.strategies import maps

# fmt: off
CASES = [  # card, diagram, the cells that fulfil it, what is missing
    ("A1", "CSB/.C./.O.", "a1 b1 c1 b2 b3", 0),
    ("A1", "CSB/cC./.O.", "a1 b1 c1 b2 b3", 0),
    ("A1", "CSB/.C./.c.", "", 1),  # an icon is an empty square
    ("A1", "CSB/.C./.#.", "", 2),  # K19: black does not fill, and its row and column are lost
    ("A1", "C#/#C", "", NEVER),
    ("A1", "C+B/.C./.O.", "a1 b1 c1 b2 b3", 0),  # the start square fills
    ("A2", "CC./SS./...", "", 2),
    ("A2", "CCC/.../BBB", "a1 b1 c1 a3 b3 c3", 0),
    ("A2", "C.B/C.B/C.B", "a1 c1 a2 c2 a3 c3", 0),
    ("A2", "CCC/C../C..", "", 2),  # a row and a column are not two rows
    ("A3", "csbh/csbh", "a1 b1 c1 d1 a2 b2 c2 d2", 0),
    ("A3", "csbhc/csbh.", "", 1),  # K29: nine are not eight
    ("A3", "csbhC/csbCh", "", 1),
    ("A4", "ccC/CCb", "a1 b1", 0),
    ("A4", "cccC", "", 1),
    ("A4", "csC", "", 2),
    ("A4", "cCc", "", 1),
    ("A5", "cCcCcCc", "a1 c1 e1 g1", 0),
    ("A5", "cCcCcCc/CCCCCCC/cCCCCCC", "a1 c1 e1 g1 a3", 0),  # K29: five are enough too
    ("A5", "cCcCcCs", "", 1),
    ("A5", "cCcCc.c", "", 2),
    ("A6", "CS./.BO", "a1 b1 b2 c2", 0),  # K28: any colours
    ("A6", "..C/SBC", "c1 a2 b2 c2", 0),
    ("A6", "C+/.B", "a1 b1 b2", 0),
    ("A6", "CS./.BO/...", "", 1),
    ("A6", "CS./..B", "", 1),  # corners do not connect
    ("A6", "C#./..B", "", 2),
    ("A6R", "CO./.CC", "a1 b1 b2 c2", 0),  # K28, strictly: one animal and cartouches
    ("A6R", "..S/OSS", "c1 a2 b2 c2", 0),
    ("A6R", "CS./.BO", "", 2),
    ("A6R", "C+/.C", "", 1),  # the start square has no colour
    ("A6R", "C#/.C", "", 1),
    ("A7", "CO/.C", "a1 b1 b2", 0),
    ("A7", ".C./.O./.C.", "b1 b2 b3", 0),
    ("A7", ".../COC/...", "a2 b2 c2", 0),
    ("A7", "CSC/.../...", "", 2),
    ("A7", "C+C/#.#/..C", "", 2),  # the start square is no river
]
# fmt: on


@pytest.mark.parametrize(("card", "diagram", "where", "missing"), CASES)
def test_an_achievement_card(card: str, diagram: str, where: str, missing: int) -> None:
    grid, mural = drawn(diagram)
    assert cell_names(grid, TESTS[card](grid, mural)) == where
    assert DISTANCES[card](grid, mural) == missing


@pytest.mark.parametrize(
    ("card", "held", "missing"),
    [
        ("A8", "cat cat cat cat cat cat", 0),
        ("A8", "cat cat cat cat snake scarab scarab", 0),
        ("A8", "cat cat cat snake snake snake", 3),
        ("A9", "cat cat snake snake bird bird human human", 0),
        ("A9", "cat cat snake bird bird human scarab scarab", 0),
        ("A9", "cat cat cat cat bird bird human human scarab", 1),
    ],
)
def test_an_achievement_that_is_paid_for(card: str, held: str, missing: int) -> None:
    assert tokens_missing(NAMES.index(card), tokens(held)) == missing
    assert any(payments(tokens(held), price) for price in CARDS[card].prices) == (missing == 0)


@pytest.mark.parametrize("card", TESTS)
@given(rows=maps(".CSBHO#csbh", 5, 5))
def test_nothing_is_missing_exactly_where_a_card_is_fulfilled(card: str, rows: tuple[str, ...]) -> None:
    grid, mural = drawn("/".join(rows))
    assert (DISTANCES[card](grid, mural) == 0) == bool(TESTS[card](grid, mural))


@pytest.mark.parametrize("card", TESTS)
@given(rows=maps(".CSBHO#csbh", 5, 5))
def test_cards_know_no_direction(card: str, rows: tuple[str, ...]) -> None:
    turned = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    for other in (turned, rows[::-1]):
        grid, mural = drawn("/".join(other))
        assert DISTANCES[card](grid, mural) == DISTANCES[card](*drawn("/".join(rows)))


@given(st.integers(0, 2**25 - 1))
def test_the_gap_between_two_sides_is_what_one_has_to_add(cells: int) -> None:
    rows = ["".join("C" if cells >> 5 * r + c & 1 else "." for c in range(5)) for r in range(5)]
    grid, mural = drawn("/".join(rows))
    gap = DISTANCES["A7"](grid, mural)
    assert gap <= min(row.count(".") for row in rows)


def test_the_cards_and_their_rewards() -> None:
    assert [name for name, card in CARDS.items() if card.star] == ["A2", "A4", "A7"]
    assert set(TESTS) == set(DISTANCES) == {name for name, card in CARDS.items() if not card.prices}
    assert [rewards("A3", seats) for seats in (1, 2, 3, 4)] == [(7, 4), (7, 4), (8, 6, 4), (8, 6, 4)]
    assert rewards("identical", 2) == (8, 5)
    assert rewards("rivers", 4) == (6, 4, 2)
