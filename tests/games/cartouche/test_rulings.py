"""A test for each of the rulings K1 to K33; the solo ones, K34 to K38, have a file of their own."""

from pathlib import Path
from typing import Any

import pytest

import landscribe
from landscribe.core.game import IllegalAction
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.mural import GRID, SIDES, chambers, filled, rivers, solid
from landscribe.games.cartouche.rules import DEALT, new, outcome, to_act
from landscribe.games.cartouche.stories import DRAFTED, STORIES, Kind, sites
from landscribe.games.cartouche.table import Completed, Options, Score, State
from landscribe.games.cartouche.tiles import lies_of, placements
from landscribe.games.cartouche.tokens import Animal, Tokens
from landscribe.games.cartouche.turn import Phase, Step
from tests.games.cartouche.helpers import (
    GAME,
    TESTS,
    all_done,
    at,
    choices,
    drafting,
    drawn,
    mine,
    names,
    over,
    played,
    standing,
    take_any,
    tokens,
    what,
    with_things,
)

THREE_RIVERS = tuple(Completed(name, 0) for name in ("R01", "R02", "R03"))
FULL = "OOOOOOOOO " * 9


def fulfilled(story: str, diagram: str) -> bool:
    grid, mural = drawn(diagram)
    return any(True for _ in sites(grid, mural, STORIES[story].wanted))


def fits(tile: str, side: str, **layers: str) -> set[str]:
    found = placements(GRID, over(side, **layers), lies_of(tile))
    return {names(placement.first | placement.second) for placement in found}


def test_k01_the_draft_goes_twice_round_in_the_same_order() -> None:
    state, order = drafting(4, first=2), list[int]()
    while state.table.phase == Phase.DRAFT:
        order.extend(to_act(state))
        state = take_any(state)
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


def test_k02_a_fifth_story_is_taken_and_one_of_the_five_dropped_at_once() -> None:
    state = with_things(drafting(2), 0, stories=("ST1", "T01", "T02", "T03"))
    new_story = state.table.stories[0]
    state = played(state, f"take {new_story}")
    assert choices(state) == ["drop ST1", "drop T01", "drop T02", "drop T03", f"drop {new_story}"]
    for wrong in ("take MC01", "trade cat cat 1x1", "done", "drop T09"):
        with pytest.raises(IllegalAction):
            played(state, wrong)
    after = played(state, f"drop {new_story}")
    assert mine(after).stories == ("ST1", "T01", "T02", "T03")
    assert after.table.used_stories == (new_story,)
    assert to_act(after) == {1}


def test_k02_the_starting_story_counts_as_a_story_of_its_kind() -> None:
    told = (Completed("SR1", 0), Completed("R01", 0), Completed("R02", 0))
    assert choices(standing(Phase.SCORE, completed=told), verb="claim") == ["claim rivers"]


def test_k03_stories_are_completed_in_the_score_phase_only_and_need_not_be() -> None:
    things: dict[str, Any] = {"stories": ("T01",), "tokens": tokens("cat cat cat")}
    with pytest.raises(IllegalAction, match="'complete T01 cat cat cat' is for the score phase"):
        played(standing(Phase.PLACE, **things), "complete T01 cat cat cat")
    state = standing(Phase.SCORE, **things)
    assert "complete T01 cat cat cat" in choices(state)
    assert mine(played(state, "done")).stories == ("T01",)
    state = played(standing(Phase.FINAL, **things), "done", "complete T01 cat cat cat")
    assert mine(state).completed == (Completed("T01", 0),)


def test_k04_tokens_are_traded_whenever_the_player_has_control() -> None:
    held = tokens("cat cat bird bird")
    for phase in (Phase.PLACE, Phase.SCORE, Phase.FINAL):
        state = played(standing(phase, tokens=held), "trade cat cat 1x1", "trade bird bird scarab")
        assert (mine(state).cartouches, mine(state).tokens) == (("1x1",), tokens("scarab"))
    state = with_things(with_things(drafting(2), 0, tokens=held), 1, tokens=held)
    assert mine(played(state, "trade cat cat 1x1")).cartouches == ("1x1",)
    with pytest.raises(IllegalAction, match="Seat 2 has to wait with 'trade cat cat 1x1': seat 1 drafts"):
        played(state, "trade cat cat 1x1", seat=1)


def test_k04_a_1x1_bought_in_score_waits_and_a_scarab_is_spent_at_once() -> None:
    state = standing(Phase.SCORE, stories=("T01",), tokens=tokens("cat cat bird bird human human"))
    state = played(state, "trade human human 1x1")
    assert choices(state, verb="place") == []
    state = played(state, "trade bird bird scarab", "complete T01 cat cat scarab")
    assert mine(state).tokens == Tokens()


def test_k05_a_scarab_is_a_token_in_trades_and_at_the_end() -> None:
    state = standing(Phase.SCORE, tokens=tokens("cat scarab scarab"))
    assert "trade scarab scarab 1x1" in choices(state)
    assert "trade cat scarab scarab" in choices(state)
    assert mine(state).token_points == 1
    assert mine(with_things(state, 0, tokens=tokens("cat scarab scarab scarab"))).token_points == 2


def placing(*pieces: str, **layers: str) -> State:
    return standing(Phase.PLACE, mural=over("A", **layers), tiles=pieces, cartouches=("1x1",))


@pytest.mark.parametrize(
    ("action", "earned"),
    [
        ("place MC03 h6 g7 h7", "cat cat"),  # touches the cats h5 and g8
        ("place MC10 b8 c8 d8 b9 d9", "cat"),  # touches c9 on three sides: one match
        ("place MC01 a9 b9", "cat"),
        ("place MC02 c9 d9 e9", ""),  # covers the cat itself
        ("place MS01 b9 b8", "snake"),  # the snake b7, not the cat c9
        ("place 1x1 b9", ""),
    ],
)
def test_k06_a_region_earns_a_token_for_each_matching_icon_it_touches(action: str, earned: str) -> None:
    piece = action.split()[1]
    state = placing(*([] if piece == "1x1" else [piece]), cartouche="f7")
    assert mine(played(state, action)).tokens == tokens(earned)


def test_k06_two_tiles_at_one_icon_earn_a_token_each_but_only_when_placed() -> None:
    state = placing("MC01", "MC02", "MS02")
    state = played(state, "place MC01 a9 b9", "place MC02 d9 e9 f9")
    assert mine(state).tokens == tokens("cat cat")
    assert mine(played(state, "place MS02 a8 b8 c8")).tokens == tokens("cat cat snake")


def test_k06_a_black_tile_matches_nothing() -> None:
    assert mine(played(placing("MC01", black="c9"), "place MC01 a9 b9")).tokens == Tokens()


def test_k07_each_region_of_a_tile_matches_and_flows_by_itself() -> None:
    state = played(placing("DCS1"), "place DCS1 C f9 g9 S e9")
    assert mine(state).tokens == tokens("cat snake")  # the cat g8, the snake e8
    assert list(rivers(GRID, mine(state).mural, Animal.CAT)) == [at("f9 g9")]
    assert list(rivers(GRID, mine(state).mural, Animal.SNAKE)) == [at("e9")]
    assert mine(played(placing("DCS1"), "place DCS1 C e9 f9 S g9")).tokens == Tokens()


def test_k08_reeds_are_below_row_9_or_the_start_square() -> None:
    assert all("9" in place for place in fits("MC01", "A"))
    assert len(fits("MC01", "A")) == 8 + 9
    assert fits("1x1", "B") == {"e4", "d5", "f5", "e6"}


def test_k09_a_tile_needs_a_side_in_common_with_any_tile() -> None:
    for layer in ("cat", "cartouche", "black"):
        near = fits("1x1", "A", **{layer: "d4"})
        assert {"d3", "d5", "c4", "e4"} <= near
        assert not {"c3", "e3", "c5", "e5"} & near


def test_k10_a_tile_that_fits_nowhere_stays_in_the_reserve() -> None:
    full = over("A", FULL)
    state = standing(Phase.PLACE, mural=full, tiles=("MC02", "MC03", "MC04"))
    assert choices(state) == ["done"]
    state = all_done(state)
    assert state.table.phase == Phase.SCORE
    assert mine(state).tiles == ("MC02", "MC03", "MC04")


def test_k10_a_tile_that_fits_is_placed_while_more_than_one_is_left() -> None:
    two_left = SIDES["A"]._replace(cartouche=over("A", FULL).cartouche & ~at("a1 b1"))
    state = standing(Phase.PLACE, mural=two_left, tiles=("MC01", "MC02"))
    assert choices(state) == ["place MC01 a1 b1"]  # and not: done, which would keep both
    with pytest.raises(IllegalAction, match="no more than one tile may be left"):
        played(state, "done")
    assert choices(played(state, "place MC01 a1 b1"), verb="done") == ["done"]
    state = standing(Phase.PLACE, mural=two_left, tiles=("MC01", "MC02", "MC03"))
    assert choices(played(state, "place MC01 a1 b1")) == ["done"]  # neither of the two left fits


def test_k10_two_tiles_that_fit_cannot_both_be_kept() -> None:
    state = standing(Phase.PLACE, tiles=("MC02", "MC03"))
    assert "done" not in choices(state)
    with pytest.raises(IllegalAction, match="'done' is not possible yet"):
        played(state, "done")
    assert "done" in choices(played(state, "place MC02 a9 b9 c9"))


def test_k11_placements_and_trades_can_be_taken_back_until_all_are_done() -> None:
    start = standing(Phase.PLACE, tiles=("MC01",), tokens=tokens("cat cat"))
    start = with_things(start, 1, tiles=("MS01",))
    other = "place MS01 a9 b9"
    log = [(0, "place MC01 a9 b9"), (1, other), (0, "trade cat cat 1x1"), (0, "done")]
    state = start
    for seat, action in log:
        state = played(state, action, seat=seat)
        assert state.table.turn == start.table.turn  # nothing was revealed, so all may be taken back
    without = played(played(start, other, seat=1), "place MC01 a9 b9")
    rest = [step for number, step in enumerate(log) if number not in (2, 3)]
    again = start
    for seat, action in rest:
        again = played(again, action, seat=seat)
    assert again == without
    assert played(state, "done", seat=1).table.turn > start.table.turn


def test_k12_a_chamber_is_every_connected_group_of_empty_squares() -> None:
    assert list(chambers(GRID, SIDES["A"])) == [GRID.full]
    grid, mural = drawn("cC./C#./..s")
    assert [names(chamber, grid) for chamber in chambers(grid, mural)] == ["a1", "c1 c2 a3 b3 c3"]
    grid, mural = drawn("cC/Cs")
    assert len(list(chambers(grid, mural))) == 2  # a corner does not join


def test_k13_the_icons_of_a_chamber_match_exactly() -> None:
    assert fulfilled("C01", "cC")
    assert not fulfilled("C01", "csC")
    assert not fulfilled("C01", "ccC")
    grid, mural = drawn("csC")
    covered = mural._replace(black=grid.at(0, 1))
    assert list(sites(grid, covered, STORIES["C01"].wanted)) == [grid.at(0, 0)]
    assert not any(fulfilled(story.id, ".C.") for story in DRAFTED if story.kind == Kind.CHAMBER)


def test_k14_several_chambers_are_different_chambers() -> None:
    assert not fulfilled("C05", "cC")
    assert fulfilled("C05", "cCc")
    assert not fulfilled("C16", "cbsC")


SHRINE = "a1 c1 b2"  # walls around the cat b1


def test_k15_a_chamber_serves_several_stories() -> None:
    state = standing(Phase.SCORE, mural=over("A", snake=SHRINE), stories=("SC1", "C01"))
    state = played(state, "complete C01", "complete SC1")
    assert mine(state).completed == (Completed("C01", at("b1")), Completed("SC1", at("b1")))


def test_k16_a_river_is_connected_squares_of_one_animal_and_cartouches() -> None:
    assert fulfilled("R01", "bCb")  # one square
    assert fulfilled("R01", "bOb")  # a cartouche alone
    assert fulfilled("R01", "bCOCb")
    assert not fulfilled("R01", "bC+Cb")
    assert not fulfilled("R01", "bC#Cb")
    assert fulfilled("R01", "bCb/sCc")  # others do not matter
    grid, mural = drawn("CCC/CbC/CCC")
    assert not list(sites(grid, mural, STORIES["R01"].wanted))  # one bird is not two


def test_k17_a_cartouche_belongs_to_rivers_of_several_colours() -> None:
    grid, mural = drawn("bCOSh/..b.h")
    assert [names(river, grid) for river in rivers(grid, mural, Animal.CAT)] == ["b1 c1"]
    assert [names(river, grid) for river in rivers(grid, mural, Animal.SNAKE)] == ["c1 d1"]
    assert fulfilled("R01", "bCOSh/..b.h")


LONG = "b3 c3 d3 e3 f3 d2"  # cats that touch the snakes a3 and f4, the bird c2, the human e2, the cat d4


def test_k18_the_player_chooses_which_icon_a_black_tile_covers() -> None:
    state = standing(Phase.SCORE, mural=over("A", cat=LONG), stories=("R05",))
    assert choices(state, verb="complete") == ["complete R05 a3", "complete R05 f4"]
    with pytest.raises(IllegalAction, match="possible are complete R05 a3, complete R05 f4"):
        played(state, "complete R05")
    state = played(state, "complete R05 f4")
    assert mine(state).mural.black == at("f4")
    assert "covered" in what(state)
    assert GAME.read("complete R05", GAME.view(standing(Phase.SCORE), 0)) == GAME.read("complete R05")


def test_k18_with_one_choice_only_it_need_not_be_named_at_the_keyboard() -> None:
    state = standing(Phase.SCORE, mural=over("A", cat="b3 c3 d3 d2"), stories=("R05",))
    assert str(GAME.read("complete R05", GAME.view(state, 0))) == "complete R05 a3"


def test_k18_with_several_chambers_the_covered_icon_says_which_is_scored() -> None:
    walls = over("A", snake="c1 d1 c2 b2 a2")._replace(snake_icons=at("a1 a9"), cat_icons=at("b1 b9"))
    walls = walls._replace(bird=at("a8 b8 c9"), bird_icons=0, human_icons=0)
    state = standing(Phase.SCORE, mural=walls, stories=("C09",))
    assert choices(state, verb="complete") == ["complete C09 b1", "complete C09 b9"]
    assert mine(played(state, "complete C09 b9")).completed == (Completed("C09", at("a9 b9")),)


def test_k19_black_tiles_wall_chambers_but_fill_nothing() -> None:
    grid, mural = drawn("c#cCcCc")
    assert TESTS["A5"](grid, mural)
    grid, mural = drawn("CCC/C#C/CCC")
    assert not solid(mural) & grid.at(1, 1)
    assert filled(mural) == grid.full
    for card, diagram in (
        ("A1", "C#C/C../C.."),
        ("A2", "CCC/C#C/..."),
        ("A6", "C#/.C"),
        ("A7", ".../C#C/..."),
    ):
        assert not TESTS[card](*drawn(diagram))


def test_k20_an_uncovered_icon_is_an_empty_square_and_a_tile_over_it_fills_it() -> None:
    assert not filled(SIDES["A"])
    assert filled(over("A", cat="c9")) == at("c9")
    assert "b9 c9 d9" in fits("MC02", "A")


def claiming(state: State, *seats: int) -> State:
    for seat in seats:
        state = played(state, "claim rivers", "ankh 4x1", seat=seat)
    return all_done(state)


def test_k21_who_scores_in_one_phase_shares_the_space_and_the_last_has_no_limit() -> None:
    state = standing(Phase.SCORE, seats=4)
    for seat in range(4):
        state = with_things(state, seat, completed=THREE_RIVERS)
    turned = claiming(state, 0, 1)
    assert [mine(turned, seat).scores[0].points for seat in (0, 1)] == [6, 6]
    assert turned.table.board[0].next == 1
    players = tuple(player._replace(step=Step.SCORE) for player in turned.table.players)
    turned = turned._replace(table=turned.table._replace(phase=Phase.SCORE, players=players))
    turned = claiming(turned, 2)
    assert mine(turned, 2).scores[0].points == 4
    board = turned.table.board
    assert board[0].next == 2
    turned = turned._replace(table=turned.table._replace(phase=Phase.SCORE, players=players))
    turned = claiming(turned, 3)
    assert mine(turned, 3).scores[0].points == 2
    assert turned.table.board[0].next == 2


def test_k21_an_achievement_is_scored_once() -> None:
    state = played(standing(Phase.SCORE, completed=THREE_RIVERS), "claim rivers", "ankh 4x1")
    assert choices(state, verb="claim") == []
    with pytest.raises(IllegalAction, match="each is scored once only"):
        played(state, "claim rivers")


def test_k22_without_an_ankh_there_is_no_score() -> None:
    state = standing(Phase.SCORE, completed=THREE_RIVERS, ankhs=())
    assert choices(state, verb="claim") == []
    with pytest.raises(IllegalAction, match="all six ankhs are used"):
        played(state, "claim rivers")


def test_k23_repeat_is_not_the_first_and_copies_a_bonus_already_taken() -> None:
    state = played(standing(Phase.SCORE, completed=THREE_RIVERS), "claim rivers")
    assert choices(state) == ["ankh 1x1", "ankh 4x1", "ankh 2x2", "ankh scarabs", "ankh pieces"]
    state = standing(Phase.SCORE, completed=THREE_RIVERS, ankhs=(Ankh.SMALL, Ankh.REPEAT))
    state = played(state, "claim rivers")
    repeats = [f"ankh repeat {bonus}" for bonus in ("4x1", "2x2", "scarabs", "pieces")]
    assert choices(state) == ["ankh 1x1", *repeats]
    assert mine(played(state, "ankh repeat pieces")).draws == 1
    after = mine(played(state, "ankh repeat 2x2"))
    assert (after.cartouches, after.tokens, after.ankhs) == (("2x2",), tokens("scarab"), (Ankh.SMALL,))


@pytest.mark.parametrize(
    ("ankh", "cartouches", "scarabs", "draws"),
    [("1x1", 3, 0, 0), ("4x1", 1, 0, 0), ("2x2", 1, 1, 0), ("scarabs", 0, 2, 0), ("pieces", 0, 0, 1)],
)
def test_each_ankh_brings_its_bonus(ankh: str, cartouches: int, scarabs: int, draws: int) -> None:
    player = mine(played(standing(Phase.SCORE, completed=THREE_RIVERS), "claim rivers", f"ankh {ankh}"))
    assert (len(player.cartouches), player.tokens.scarab, player.draws) == (cartouches, scarabs, draws)


def drawing(first: int) -> State:
    state = standing(Phase.SCORE, completed=THREE_RIVERS)
    state = with_things(state, 1, completed=THREE_RIVERS)
    state = state._replace(table=state.table._replace(first=first))
    for seat in (0, 1):
        state = played(state, "claim rivers", "ankh pieces", seat=seat)
    return state


def test_k24_three_pieces_are_drawn_in_turn_order_and_one_is_kept() -> None:
    before = drawing(first=1)
    state = all_done(before)
    assert mine(state, 1).offers == (tuple(sorted(before.bag[:3])),)
    assert mine(state, 0).offers == (tuple(sorted(before.bag[3:6])),)
    assert to_act(state) == {0, 1}
    assert choices(state, 1) == [f"keep {tile}" for tile in mine(state, 1).offers[0]]
    kept, *others = mine(state, 1).offers[0]
    state = played(state, f"keep {kept}", seat=1)
    assert mine(state, 1).tiles == (kept,)
    assert state.table.used_tiles == tuple(sorted(others))
    assert to_act(state) == {0}
    state = played(state, choices(state)[0])
    assert (state.table.phase, state.table.round) == (Phase.DRAFT, 2)


@pytest.mark.parametrize("taken", ["ankh pieces", "ankh repeat pieces"])
def test_k24_alone_three_pieces_are_drawn_at_once_and_one_is_kept_before_anything_else(taken: str) -> None:
    ankhs = (Ankh.PIECES,) if taken == "ankh pieces" else (Ankh.REPEAT,)
    things: dict[str, Any] = {"completed": THREE_RIVERS, "stories": ("T01",), "tokens": tokens("cat cat cat")}
    before = standing(Phase.SCORE, 1, ankhs=ankhs, **things)
    state = played(before, "claim rivers", taken)
    offer = tuple(sorted(before.bag[:3]))
    assert (mine(state).offers, state.bag) == ((offer,), before.bag[3:])
    assert choices(state) == [f"keep {tile}" for tile in offer]
    assert state.table.turn > before.table.turn  # tiles were revealed: nothing before can be taken back
    assert what(state) == ["ankh", "drew"]
    with pytest.raises(IllegalAction, match=r"keep one of .* first"):
        played(state, "complete T01 cat cat cat")
    state = played(state, f"keep {offer[1]}")
    assert (mine(state).tiles, mine(state).step) == ((offer[1],), Step.SCORE)
    assert "complete T01 cat cat cat" in choices(state)


def test_k24_alone_with_no_tile_left_scoring_goes_on() -> None:
    state = standing(Phase.SCORE, 1, completed=THREE_RIVERS)._replace(bag=())
    state = played(state, "claim rivers", "ankh pieces")
    assert (mine(state).offers, choices(state)) == ((), ["done"])


def test_k27_alone_a_tile_kept_in_the_final_phase_is_placed_after_scoring() -> None:
    state = played(standing(Phase.FINAL, 1, completed=THREE_RIVERS), "done", "claim rivers", "ankh pieces")
    kept = choices(state)[0]
    state = played(state, kept, "done")
    assert mine(state).step == Step.PLACE
    assert choices(state, verb=kept.replace("keep", "place"))


def test_k25_an_empty_bag_is_filled_with_the_discarded_tiles() -> None:
    before = drawing(first=0)
    used = ("MC01", "MC02", "MC03", "MC04")
    before = before._replace(bag=before.bag[:2], table=before.table._replace(used_tiles=used))
    state = all_done(before)
    assert set(before.bag) <= set(mine(state, 0).offers[0])
    assert set(mine(state, 0).offers[0] + mine(state, 1).offers[0]) == {*before.bag, *used}
    assert state.bag == state.table.used_tiles == ()
    assert "refilled" in what(state)


def test_k25_when_no_tile_is_left_fewer_or_none_are_drawn() -> None:
    before = drawing(first=0)
    before = before._replace(bag=("MC01", "MC02"), table=before.table._replace(used_tiles=()))
    state = all_done(before)
    assert (mine(state, 0).offers, mine(state, 1).offers) == ((("MC01", "MC02"),), ())
    assert to_act(state) == {0}


def test_k26_the_supply_never_runs_out() -> None:
    state = standing(Phase.SCORE, tokens=Tokens(cat=200))
    state = played(state, *["trade cat cat 1x1"] * 50, *["trade cat cat scarab"] * 50)
    assert (len(mine(state).cartouches), mine(state).tokens) == (50, Tokens(scarab=50))


def test_k27_the_final_phase_places_and_scores_while_something_is_gained() -> None:
    state = standing(Phase.FINAL, tiles=("MC01", "MC02"), completed=THREE_RIVERS)
    state = played(state, "place MC01 a9 b9")  # earns a token, and need not place the rest
    assert mine(state).tokens == tokens("cat")
    assert "done" in choices(state)
    state = played(state, "done", "claim rivers", "ankh 1x1", "done")
    assert mine(state).scores[0] == Score("rivers", 1, 3, 0, Ankh.SMALL, Ankh.SMALL)  # the last space
    assert mine(state).step == Step.PLACE
    state = played(state, "place 1x1 c9", "done", "done")
    assert mine(state).step == Step.IDLE
    assert to_act(state) == {1}
    state = played(state, "done", "done", seat=1)
    assert state.table.phase == Phase.OVER


def test_k27_three_pieces_of_the_final_phase_are_drawn_when_all_wait_and_can_be_placed() -> None:
    state = standing(Phase.FINAL, completed=THREE_RIVERS)
    state = played(state, "done", "claim rivers", "ankh pieces", "done")
    assert to_act(state) == {1}
    state = played(state, "done", "done", seat=1)
    assert to_act(state) == {0}
    kept = choices(state)[0]
    state = played(state, kept)
    assert mine(state).step == Step.PLACE
    assert choices(state, verb=kept.replace("keep", "place"))


def test_k28_opposite_corners_are_joined_by_tiles_of_any_kind() -> None:
    grid, mural = drawn("CS./.O+/..B")
    assert names(TESTS["A6"](grid, mural), grid) == "a1 b1 b2 c2 c3"
    grid, mural = drawn("CS./.#./.OB")
    assert not TESTS["A6"](grid, mural)


def test_k28_strictly_opposite_corners_are_joined_by_one_animal_and_cartouches() -> None:
    grid, mural = drawn("CC./.O./.CC")
    assert names(TESTS["A6R"](grid, mural), grid) == "a1 b1 b2 b3 c3"
    for other in ("CS./.O./.CC", "CC./.+./.CC", "CC./.#./.CC"):
        assert not TESTS["A6R"](*drawn(other))


def test_k28_the_strict_reading_is_an_option() -> None:
    for corners, card in (("any", "A6"), ("one-colour", "A6R")):
        board = new(GAME.options({"achievements": "A1, A6, A7", "corners": corners}), 1, 1).table.board
        assert [ladder.achievement for ladder in board[-3:]] == ["A1", card, "A7"]
    dealt = {ladder.achievement for seed in range(60) for ladder in new(Options(), 1, seed).table.board}
    assert {"A6"} == dealt & {"A6", "A6R"}
    assert "A6R" not in next(option.values for option in GAME.offer() if option.name == "achievements")
    for wrong in ({"corners": "two"}, {"achievements": "A1, A6R, A7"}):
        with pytest.raises(ValueError, match=r"two|A6R"):
            GAME.options(wrong)


def test_k29_exactly_eight_exactly_two_and_four_or_more() -> None:
    for card, yes, no in (
        ("A3", "ccccssss", "ccccsssss"),
        ("A4", "ssC", "sssC"),
        ("A4", "ssC", "ssbC"),
        ("A5", "bCbCbCbCb", "bCbCbCs"),
    ):
        assert TESTS[card](*drawn(yes))
        assert not TESTS[card](*drawn(no))


def test_k30_one_word_for_one_thing() -> None:
    text = (Path(landscribe.__file__).parent / "texts" / "en" / "cartouche.ftl").read_text(encoding="utf-8")
    assert "chievement" in text
    assert "ccomplishment" not in text
    assert "coloured token" not in text


def test_k31_the_most_stories_break_a_tie_and_else_it_is_shared() -> None:
    state = all_done(all_done(standing(Phase.FINAL)))
    seven, two_threes = (Completed("C05", 0),), (Completed("SC1", 0), Completed("C01", 0))
    state = with_things(with_things(state, 0, completed=seven), 1, completed=two_threes)
    result = outcome(state)
    assert result is not None
    assert (result.scores, result.winners) == ((7, 7), {1})
    result = outcome(with_things(state, 1, completed=seven))
    assert result is not None
    assert result.winners == {0, 1}


def test_k32_the_first_player_is_random_and_the_marker_passes_on() -> None:
    assert {new(Options(), 4, seed).table.first for seed in range(30)} == {0, 1, 2, 3}
    state = all_done(standing(Phase.SCORE, seats=3))
    assert state.table.first == (standing(Phase.SCORE, seats=3).table.first + 1) % 3


def test_k33_what_is_not_drafted_is_discarded() -> None:
    state = drafting(3)
    dealt = (*state.table.stories, *state.table.tiles)
    assert (len(state.table.stories), len(state.table.tiles)) == DEALT[3]
    while state.table.phase == Phase.DRAFT:
        state = take_any(state)
    left = {*state.table.used_stories, *state.table.used_tiles}
    assert len(left) == len(dealt) - 6
    assert left < set(dealt)
    assert (state.table.stories, state.table.tiles) == ((), ())
