"""The game alone: where ambushes strike by themselves, the rating and its title."""

from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from landscribe.core.game import Outcome
from landscribe.core.grid import grid_of
from landscribe.core.shape import Shape
from landscribe.core.text import drawn_board
from landscribe.games.cartographers.ambush import lurking_place, walk
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.rules import outcome
from landscribe.games.cartographers.setup import BOXES, CARDS, MAPS, SCORING
from landscribe.games.cartographers.sheet import ALL_LETTERS, LETTERS, Sheet, empty, sheet_from
from landscribe.games.cartographers.solo import TITLES, rating_of, title_of
from landscribe.games.cartographers.state import Phase
from landscribe.games.cartographers.turn import Season
from landscribe.games.cartographers.views import view
from tests.games.cartographers.helpers import (
    EDICTS,
    GRID,
    WITH_HEROES,
    acted,
    at,
    choices,
    drawn_out,
    each_of,
    full_but,
    named,
    table,
    told,
)
from tests.reference import cartographers as naive
from tests.reference.maps import parse
from tests.strategies import maps

# The monster drawn again and again by the solo rule, a first, then b, and so on: first on the empty map,
# along its edge, then in what room is left, at last further in. Nothing is turned or flipped.
WALKS = {
    ("Goblin Attack", "A"): """
        ml.kji..h..
        nmlMkji.gh.
        onmlykjiMgh
        pon..y..f.g
        qpoB.Ay.ef.
        rqp.BMA.def
        .rq.zB.Acde
        s.r..z..bcd
        tsMuvwzxabc
        .ts.uvwMxab
        ..t..uvw.xa
    """,
    ("Bugbear Assault", "A"): """
        l.l.mnmna.a
        l.lMmnmna.a
        k.k.v.voMo.
        ktktv.vobob
        jtjtw.wpbpb
        jsjswMwpcpc
        isis...qcqc
        iriru.uqdqd
        .rMru.u.d.d
        h.hgfgfMe.e
        h.hgfgf.e.e
    """,
    ("Kobold Onslaught", "A"): """
        .d..e.f..g.
        .ddMeeff.gg
        cdn.eofpMg.
        ccnn.oopph.
        c.n..o.p.hh
        b.m..M.q.h.
        bbmmr..qqi.
        b.m.rr.q.ii
        a.Mlrk..ji.
        aa.llkkMjj.
        a..l.k..j..
    """,
    ("Gnoll Raid", "A"): """
        aakkjjii...
        a.kMj.i....
        aakkjjiiMhh
        bbll.....h.
        b.l.nn...hh
        bbllnM.mmgg
        cc..nn.m.g.
        c......mmgg
        ccMddee.ff.
        ...d.e.Mf..
        ...ddee.ff.
    """,
    ("Dragon Inferno", "D"): """
        .....h..g..
        .#.hhhgggMf
        .#ih..gmfff
        iiiM.mmmf.e
        i.j..m..eee
        jjj...M.e##
        j.k..l...#d
        kkklll..ddd
        k.Mla..bdMc
        ##aaabbbccc
        ..a..b..c..
    """,
    ("Zombie Plague", "D"): """
        aLKJIHGFEDC
        b#.......MB
        c#........A
        dN.M......z
        eO........y
        fP....M..##
        gQ.......#x
        hR........w
        iSM......Mv
        ##TUVWXYZ.u
        jklmnopqrst
    """,
    ("Giant Troll Ravage", "D"): """
        .hhhiiijjj.
        .#h..i..jM.
        .#.ppp..aaa
        gggMpqqq.a.
        .gooo.qkkk.
        fffo..M.k##
        .fnnn....#.
        eeenmmmlll.
        .eM..m..lM.
        ##dddcccbbb
        ...d..c..b.
    """,
    ("Gorgon Gaze", "D"): """
        .klklmnmn..
        .#kl..mnoMo
        j#juvuv.pop
        ijiMuv..qpq
        hihz.zw.wq.
        ghgyzyMw.##
        fgfxyx..r#r
        efe.xtstsr.
        .eM...ts.M.
        ##.dcdcbaba
        ....dc..ba.
    """,
}


def ambush_card(name: str) -> Ambush:
    card = CARDS[name]
    assert isinstance(card, Ambush)
    return card


def again_and_again(card: Ambush, sheet: Sheet) -> list[str]:
    """The walk drawn out: a letter for each monster, mountains and wastelands as they are."""
    free, letters = empty(GRID, sheet), {letter: getattr(sheet, LETTERS[letter]) for letter in "M#"}
    for letter in ascii_letters.replace("M", ""):
        letters[letter] = lurking_place(card, free)
        free &= ~letters[letter]
    return list(drawn_board(GRID, letters).rows())


@pytest.mark.parametrize(("name", "side"), WALKS)
def test_c10_the_walk_of_each_ambush_drawn_out(name: str, side: str) -> None:
    assert again_and_again(ambush_card(name), MAPS[side]) == WALKS[name, side].split()


@pytest.mark.parametrize("name", [card.name for box in BOXES.values() for card in box.ambushes])
@pytest.mark.parametrize("side", MAPS)
def test_c10_the_walk_over_a_map_agrees_with_the_naive_twin_until_it_is_full(name: str, side: str) -> None:
    card, grid, free = ambush_card(name), parse(drawn_out(MAPS[side])), empty(GRID, MAPS[side])
    arrow = "clockwise" if card.clockwise else "counterclockwise"
    found = True
    while found:
        found = lurking_place(card, free)
        twin = naive.solo_ambush(grid, str(card.shape), card.corner, arrow)
        assert found == sum(GRID.at(row, col) for row, col in twin or ())
        free &= ~found
        grid |= dict.fromkeys(twin or (), "X")


@given(rows=maps(ALL_LETTERS), number=st.integers(0, 7))
def test_c10_solo_ambushes_agree_with_the_naive_twin(rows: tuple[str, ...], number: int) -> None:
    card = [card for box in BOXES.values() for card in box.ambushes][number]
    arrow = "clockwise" if card.clockwise else "counterclockwise"
    twin = naive.solo_ambush(parse("/".join(rows)), str(card.shape), card.corner, arrow)
    found = lurking_place(card, empty(GRID, sheet_from(rows)))
    assert found == sum(GRID.at(row, col) for row, col in twin or ())


@pytest.mark.parametrize(
    ("shape", "corner", "clockwise", "expected"),
    [
        ("#", "top_left", True, "abcd/lmne/kpof/jihg"),
        ("#", "top_left", False, "alkj/bmpi/cnoh/defg"),
        ("#", "bottom_right", True, "ghij/fopk/enml/dcba"),
        ("#", "bottom_left", False, "jihg/kpof/lmne/abcd"),
        ("##", "top_right", True, "ija./hkb./glc./fed."),
        ("##/##", "top_left", False, "ahg./bif./cde./...."),
        ("####", "top_left", True, "a.../b.../c.../d..."),
    ],
)
def test_c10_the_order_of_places_by_the_top_left_space_of_the_shape(
    shape: str, corner: str, clockwise: bool, expected: str
) -> None:
    grid = grid_of(4, 4)
    order = walk(grid, Shape.parse(shape), corner, clockwise)
    letters = dict(zip(ascii_letters, order, strict=False))
    assert "/".join(drawn_board(grid, letters).rows()) == expected


def test_an_ambush_strikes_alone_and_the_next_card_follows_at_once() -> None:
    state = table("Goblin Attack", "Hamlet")
    assert told(state) == ["revealed Goblin Attack", "ambushed 1 Goblin Attack i9 j10 k11", "revealed Hamlet"]
    assert state.phase is Phase.DRAW
    assert state.sheets[0].monster == at("i9 j10 k11")
    assert state.ambushes == ("Goblin Attack",)


def test_c10_an_ambush_that_fits_nowhere_is_disregarded_by_one_seat() -> None:
    room_for_another_way_round = full_but("i1 h2 g3 a1 c1")
    state = table("Goblin Attack", "Hamlet", sheets=[room_for_another_way_round])
    assert told(state, "ambushed", "squeezed", "disregarded") == ["disregarded 1 Goblin Attack"]
    assert state.sheets[0] == room_for_another_way_round


def test_c10_an_ambush_takes_the_one_place_left_however_far_from_the_edge() -> None:
    state = table("Goblin Attack", "Hamlet", sheets=[full_but("e4 f5 g6 k1", side="B")])
    assert told(state, "ambushed", "disregarded") == ["disregarded 1 Goblin Attack"]  # f5 is wasteland
    state = table("Goblin Attack", "Hamlet", sheets=[full_but("e5 f6 g7 k1", side="C")])
    assert named(state.sheets[0].monster) == "e5 f6 g7"


def test_h4_alone_the_player_picks_what_the_gorgon_destroys() -> None:
    state = table("Gorgon Gaze", "Hamlet", options=WITH_HEROES)
    assert state.phase is Phase.GAZE
    assert named(state.sheets[0].gorgon) == "i10 k10 j11"
    assert choices(state) == each_of("destroy 1", "i9 k9 j10 i11 k11")
    after = acted(state, "destroy 1 j10")
    assert told(after) == ["gaze 1 j10", "revealed Hamlet"]
    assert named(after.sheets[0].destroyed) == "j10"


# Rating and title


def test_the_rating_is_the_score_less_the_numbers_of_the_scoring_cards() -> None:
    assert [SCORING[name].solo for name in EDICTS] == [25, 24, 16, 24]
    over = table("Hamlet")._replace(
        phase=Phase.OVER, pending=(), seasons=((Season(30, 20, 3, -2), *(Season(10, 10, 5, 0),) * 3),)
    )
    page = view(over, 0)
    assert page.total == 126
    assert page.summary().rating == 126 - 89 == rating_of(126, EDICTS)
    assert page.summary().title == "title-legendary-cartographer"
    assert outcome(over) == Outcome((126,), frozenset({0}))


@pytest.mark.parametrize(
    ("rating", "title"),
    [
        (99, "Legendary Cartographer"),
        (30, "Legendary Cartographer"),
        (29, "Master Mapsmith"),
        (20, "Master Mapsmith"),
        (19, "Journeyman Topographer"),
        (10, "Journeyman Topographer"),
        (9, "Apprentice Surveyor"),
        (0, "Apprentice Surveyor"),
        (-1, "Amateur Assessor"),
        (-5, "Amateur Assessor"),
        (-6, "Inept Assistant"),
        (-10, "Inept Assistant"),
        (-11, "Dimwitted Doodler"),
        (-20, "Dimwitted Doodler"),
        (-21, "Oblivious Inkdrinker"),
        (-30, "Oblivious Inkdrinker"),
    ],
)
def test_the_title_is_that_of_the_highest_rating_reached(rating: int, title: str) -> None:
    assert title_of(rating) == title


def test_c18_below_every_rating_there_is_still_a_title() -> None:
    assert title_of(-31) == title_of(-500) == "Oblivious Inkdrinker"
    assert len(TITLES) + 1 == 8
