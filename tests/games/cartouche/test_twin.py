"""The kernels agree with the naive twin on random murals of both sides."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.cells import count, index, singles
from landscribe.core.grid import Cells
from landscribe.games.cartouche.mural import (
    CARTOUCHE,
    GRID,
    ICONS,
    Mural,
    all_icons,
    board_of,
    chambers,
    counted,
    laid,
    matches,
    mural_from,
    rivers,
    shores,
)
from landscribe.games.cartouche.stories import STORIES, Kind, covers, first_cover, nearest, sites, some_of
from landscribe.games.cartouche.tiles import PIECES, can_be_placed, is_shape, lies_of, placements
from landscribe.games.cartouche.tokens import ANIMALS, NO_TOKENS, Counts, Tokens, payments, short
from tests.games.cartouche.helpers import TESTS, over
from tests.reference import cartouche as naive
from tests.reference.maps import Cell
from tests.strategies import maps


@st.composite
def murals(draw: st.DrawFn) -> tuple[str, Mural]:
    """A side with tiles strewn over it, and black tiles upon some icons."""
    side = draw(st.sampled_from("AB"))
    tiles = over(side, " ".join(draw(maps(".CSBHO", 9, 9))))
    printed = tiles.cat_icons | tiles.snake_icons | tiles.bird_icons | tiles.human_icons
    covered = draw(st.integers(0, GRID.full)) & draw(st.integers(0, GRID.full)) & printed
    free = {
        layer: getattr(tiles, layer) & ~covered & ~tiles.start for layer in tiles._fields[: CARTOUCHE + 1]
    }
    return side, tiles._replace(black=covered, **free)


def twin(mural: Mural) -> naive.Mural:
    return naive.parse("/".join(board_of(mural).rows()))


def cells(found: Cells) -> frozenset[Cell]:
    return frozenset(GRID.row_col(index(cell)) for cell in singles(found))


def icons(counts: Counts) -> Counter[str]:
    return +Counter[str](dict(zip(ANIMALS, counts, strict=True)))


@given(murals())
def test_chambers_rivers_and_their_icons(drawn: tuple[str, Mural]) -> None:
    _, mural = drawn
    other = twin(mural)
    found = {cells(chamber): icons(counted(mural, chamber)) for chamber in chambers(GRID, mural)}
    assert found == {chamber: naive.icons_in(other, chamber) for chamber in naive.chambers(other)}
    for animal, name in enumerate(ANIMALS):
        flows = {
            cells(river): icons(counted(mural, shores(GRID, mural, river)))
            for river in rivers(GRID, mural, animal)
        }
        assert flows == {river: naive.river_icons(other, river) for river in naive.rivers(other, name)}


@given(murals(), st.sampled_from(sorted(PIECES)))
def test_placements_and_tokens(drawn: tuple[str, Mural], piece: str) -> None:
    side, mural = drawn
    tile, other = PIECES[piece], twin(mural)
    expected = naive.placements(other, list(tile.rows), side)
    found: set[naive.Placement] = set()
    for placement in placements(GRID, mural, lies_of(piece)):
        assert is_shape(GRID, lies_of(piece), *placement)
        after, letters = mural, set[tuple[Cell, str]]()
        for region, part in zip(tile.regions, placement, strict=False):
            after = laid(after, region, part)
            letters |= {(cell, "CSBHO"[region]) for cell in cells(part)}
        earned = Counter[str]()
        for region, part in zip(tile.regions, placement, strict=False):
            if region != CARTOUCHE:
                earned[ANIMALS[region]] = count(matches(GRID, after, region, part))
        assert +earned == naive.tokens(other, frozenset(letters))
        found.add(frozenset(letters))
    assert found == expected
    assert can_be_placed(GRID, mural, lies_of(piece)) == bool(expected)


@given(murals())
def test_stories_and_what_is_missing(drawn: tuple[str, Mural]) -> None:
    _, mural = drawn
    fulfilled: set[str] = set()
    for story in STORIES.values():
        if story.kind != Kind.TOKEN:
            if any(True for _ in sites(GRID, mural, story.wanted)):
                fulfilled.add(story.id)
            assert (nearest(GRID, mural, NO_TOKENS, story.wanted).missing == 0) == (story.id in fulfilled)
    assert fulfilled == naive.stories_fulfilled(twin(mural))


@given(murals())
def test_achievement_cards(drawn: tuple[str, Mural]) -> None:
    _, mural = drawn
    fulfilled = {name for name, rule in TESTS.items() if rule(GRID, mural)}
    assert fulfilled == naive.achievements_fulfilled(twin(mural))


@given(murals())
def test_a_diagram_reads_back(drawn: tuple[str, Mural]) -> None:
    side, mural = drawn
    assert mural_from(board_of(mural).rows(), side) == mural


few = st.integers(0, 3)


@given(
    held=st.builds(Tokens, few, few, few, few, few),
    wanted=st.builds(Counts, few, few, few, few),
    any_kind=few,
)
def test_payments(held: Tokens, wanted: Counts, any_kind: int) -> None:
    need = icons(wanted)
    possible = naive.can_pay(held._asdict(), need, any_kind)
    ways = payments(held, wanted, any_kind)
    assert bool(ways) == possible == (short(held, wanted, any_kind) == 0)
    assert len(set(ways)) == len(ways)
    for way in ways:
        assert sum(way) == sum(wanted) + any_kind
        assert all(paid <= owned for paid, owned in zip(way, held, strict=True))
        assert naive.can_pay(way._asdict(), need, any_kind)

    everything = product(*(range(number, -1, -1) for number in held))
    exact = [Tokens(*way) for way in everything if sum(way) == sum(wanted) + any_kind]
    paying = [way for way in exact if naive.can_pay(way._asdict(), need, any_kind)]
    assert list(ways) == sorted(paying, key=lambda way: way.scarab)


@given(murals(), st.integers(0, 3))
def test_so_many_of_some_cells_are_chosen_in_row_order(drawn: tuple[str, Mural], number: int) -> None:
    some = drawn[1].cat
    assert list(some_of(some, number)) == [sum(cells) for cells in combinations(singles(some), number)]


@given(murals(), st.sampled_from([name for name, story in STORIES.items() if story.kind != Kind.TOKEN]))
def test_icons_are_covered_in_every_way_that_a_place_allows(drawn: tuple[str, Mural], name: str) -> None:
    mural, wanted = drawn[1], STORIES[name].wanted
    expected: dict[Cells, Cells] = {}
    for site in sites(GRID, mural, wanted):
        for chosen in product(
            *(singles(mural[ICONS + a] & site & all_icons(mural)) for a, n in enumerate(wanted.black) if n)
        ):
            expected.setdefault(sum(chosen), site)
    assert list(covers(GRID, mural, wanted).items()) == list(expected.items())
    assert first_cover(GRID, mural, wanted) == next(iter(expected.items()), (GRID.none, GRID.none))


@pytest.mark.parametrize("side", "AB")
def test_the_printed_sides_agree(side: str) -> None:
    assert twin(over(side)) == (naive.SIDE_A if side == "A" else naive.SIDE_B)
