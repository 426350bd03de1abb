"""The end of a season and of the game: score sheet, effects of monsters, who wins."""

from itertools import pairwise

import pytest

from landscribe.core.game import IllegalAction, Outcome
from landscribe.games.cartographers.actions import Destroy, Pass
from landscribe.games.cartographers.rules import outcome, play, to_act
from landscribe.games.cartographers.setup import MAPS
from landscribe.games.cartographers.sheet import Sheet
from landscribe.games.cartographers.state import Phase, State
from landscribe.games.cartographers.turn import Season
from landscribe.games.cartographers.views import view
from tests.games.cartographers.helpers import (
    WITH_HEROES,
    acted,
    at,
    choices,
    corner,
    named,
    table,
    told,
    wrecked,
)
from tests.games.playing import random_game

TIMES = (8, 8, 7, 6)
SETTLED = corner("FFFVVVVVVWA/X..........")  # Sentinel Wood 3, Canal Lake 2, Wildholds 8, Borderlands 6


def last_turn(*sheets: Sheet, season: int = 0, ambushes: tuple[str, ...] = ()) -> State:
    """The last turn of a season: the Hamlet is to be drawn, by all."""
    return table(
        "Hamlet",
        sheets=sheets,
        options=WITH_HEROES,
        season=season,
        time=TIMES[season] - 1,
        ambushes=ambushes,
        seasons=((Season(0, 0, 0, 0),) * season,) * len(sheets),
    )


def ended(*sheets: Sheet, season: int = 0, ambushes: tuple[str, ...] = ()) -> State:
    """What follows when all have drawn the Hamlet far away from all else."""
    state = last_turn(*sheets, season=season, ambushes=ambushes)
    return acted(state, *["village i10 j10 j11"] * len(sheets))


# The score sheet


@pytest.mark.parametrize(
    ("season", "line"),
    [
        (0, Season(3, 2, 1, -2)),  # A and B, a coin of the Hamlet, b2 and a3 beside the monster
        (1, Season(2, 8, 1, -2)),
        (2, Season(8, 6, 1, -2)),
        (3, Season(6, 3, 1, -2)),
    ],
)
def test_a_season_scores_two_edicts_coins_and_monsters(season: int, line: Season) -> None:
    after = ended(SETTLED, season=season)
    assert after.seasons[0][-1] == line
    name = ("spring", "summer", "fall", "winter")[season]
    assert told(after, "season") == [f"season 1 {name} {sum(line)}"]


def test_each_seat_has_its_own_line() -> None:
    after = ended(SETTLED, MAPS["A"], SETTLED._replace(coins=4))
    assert [lines[0] for lines in after.seasons] == [
        Season(3, 2, 1, -2),
        Season(0, 0, 1, 0),
        Season(3, 2, 5, -2),
    ]


def test_coins_score_again_every_season() -> None:
    lines = [ended(MAPS["A"]._replace(coins=9), season=season).seasons[0][-1] for season in range(4)]
    assert [line.coins for line in lines] == [10, 10, 10, 10]


def test_the_page_adds_up_what_each_edict_has_earned() -> None:
    lines = (Season(1, 2, 0, 0), Season(10, 20, 0, 0), Season(100, 200, 3, -1), Season(1000, 2000, 0, 0))
    page = view(table("Hamlet")._replace(seasons=(lines,)), 0)
    assert page.earned() == (2001, 12, 120, 1200)
    assert page.total == 3335


def test_c14_ruins_beside_a_monster_cost_a_star() -> None:
    assert ended(corner("Xr/MM")).seasons[0][0].monsters == -1


# Effects after scoring

BESIDE_BOTH = corner("T.Z/FFF", rest=".")._replace(forest=at("a2 b2 c2 d1 d2"))


def test_h8_effects_run_in_the_order_of_reveal() -> None:
    zombies_first = ended(BESIDE_BOTH, ambushes=("Zombie Plague", "Giant Troll Ravage"))
    assert told(zombies_first, "zombies") == ["zombies 1 b1"]
    assert zombies_first.phase is not Phase.RAVAGE  # the troll finds nothing left
    troll_first = ended(BESIDE_BOTH, ambushes=("Giant Troll Ravage", "Zombie Plague"))
    assert troll_first.phase is Phase.RAVAGE
    after = acted(troll_first, "destroy 1 b1")
    assert told(after, "ravage", "zombies") == ["ravage 1 b1"]


def test_h8_a_monster_not_revealed_as_an_ambush_card_has_no_effect() -> None:
    after = ended(BESIDE_BOTH, ambushes=("Goblin Attack",))
    assert told(after, "zombies", "ravage") == []
    assert after.season == 1


def test_h8_effects_come_after_scoring() -> None:
    after = ended(BESIDE_BOTH, ambushes=("Zombie Plague",))
    assert after.seasons[0][0].monsters == -1  # b1, empty when it counted
    assert [line.split()[0] for line in told(after, "season", "zombies")] == ["season", "zombies"]


def test_h8_effects_return_every_season_but_not_after_winter() -> None:
    for season in range(3):
        assert told(ended(BESIDE_BOTH, season=season, ambushes=("Zombie Plague",)), "zombies")
    over = ended(BESIDE_BOTH, season=3, ambushes=("Zombie Plague", "Giant Troll Ravage"))
    assert over.phase is Phase.OVER
    assert told(over, "zombies", "ravage", "over") == ["over"]
    assert named(over.sheets[0].zombie) == "c1"


def test_h6_zombies_spread_once_a_season_on_every_map() -> None:
    after = ended(corner("Z"), corner("..../.Z.."), MAPS["A"], ambushes=("Zombie Plague",))
    assert told(after, "zombies") == ["zombies 1 b1 a2", "zombies 2 b1 a2 c2 b3"]


def test_h6_spreading_zombies_may_burn_close_a_mountain_and_end_a_dragon() -> None:
    sheet = corner("Z.DF/FMFF/.F..")._replace(pattern=at("b1"))
    after = ended(sheet, ambushes=("Zombie Plague",))
    kinds = ("zombies", "burnt", "mountain", "dragon", "coins")
    assert told(after, *kinds)[1:] == [
        "zombies 1 b1",
        "burnt 1 b1",
        "mountain 1 b2",
        "dragon 1 3",
        "coins 1 4",
    ]


def test_h5_the_owner_of_the_map_picks_what_the_troll_destroys() -> None:
    state = ended(corner("TT."), MAPS["A"], corner("F/T"), ambushes=("Giant Troll Ravage",))
    assert state.phase is Phase.RAVAGE
    assert to_act(state) == {0, 2}  # without a troll there is nothing to pick
    assert choices(state, 0) == ["destroy 1 c1", "destroy 1 a2", "destroy 1 b2"]
    assert choices(state, 2) == ["destroy 3 b2", "destroy 3 a3"]
    for action in (Destroy(2, at("b2")), Pass()):
        with pytest.raises(IllegalAction, match="it takes an action such as 'destroy 1 c1'"):
            play(state, 0, action)
    with pytest.raises(IllegalAction, match="k11 cannot be destroyed: it takes one of c1 a2 b2"):
        play(state, 0, Destroy(0, at("k11")))
    with pytest.raises(IllegalAction, match="Seat 2 has chosen already"):
        play(state, 1, Destroy(1, at("a1")))
    after = acted(acted(state, "c1"), "b2", seat=2)
    assert told(after, "ravage") == ["ravage 1 c1", "ravage 3 b2"]
    assert [named(sheet.destroyed) for sheet in after.sheets] == ["c1", "", "b2"]
    assert after.season == 1


def test_h5_without_prey_the_troll_destroys_nothing_and_nobody_is_asked() -> None:
    after = ended(corner("TF/M"), MAPS["A"], ambushes=("Giant Troll Ravage",))
    assert after.season == 1
    assert told(after, "ravage") == []


def test_h5_a_destroyed_part_of_the_troll_ravages_no_more() -> None:
    wounded = wrecked(corner("T.F/F.T"), at("a1"))
    state = ended(wounded, ambushes=("Giant Troll Ravage",))
    assert choices(state) == ["destroy 1 b2", "destroy 1 d2", "destroy 1 c3"]
    slain = ended(wrecked(wounded, at("c2")), ambushes=("Giant Troll Ravage",))
    assert slain.season == 1


def test_h5_the_trolls_picks_are_hidden_until_all_have_picked() -> None:
    state = ended(corner("T"), corner("T"), ambushes=("Giant Troll Ravage",))
    waiting = acted(state, "b1")
    assert told(waiting) == []
    assert waiting.sheets == state.sheets


def test_c8_a_troll_may_close_a_mountain_for_the_next_season() -> None:
    state = ended(corner("TFF/.MF/.F"), ambushes=("Giant Troll Ravage",))
    after = acted(state, "destroy 1 a2")
    assert told(after, "ravage", "mountain", "coins") == ["ravage 1 a2", "mountain 1 b2", "coins 1 1"]
    assert after.seasons[0][0].coins == 1  # the Hamlet's only


# The end of the game


def test_after_winter_the_game_is_over_and_nothing_more_can_be_done() -> None:
    over = ended(SETTLED, SETTLED, season=3)
    assert over.phase is Phase.OVER
    assert to_act(over) == frozenset()
    assert told(over)[-1] == "over"
    with pytest.raises(IllegalAction, match="The game is over"):
        play(over, 0, Pass())


def finished(*lines: tuple[Season, ...]) -> Outcome | None:
    state = table("Hamlet", seats=len(lines))
    return outcome(state._replace(phase=Phase.OVER, pending=(), seasons=lines))


def year(stars: int, lost: int) -> tuple[Season, ...]:
    """Four seasons with so many stars in all, of which the monsters cost so many."""
    return (Season(stars, lost, 0, -lost), *(Season(0, 0, 0, 0),) * 3)


def test_the_most_stars_win() -> None:
    assert finished(year(30, 0), year(31, 20), year(5, 0)) == Outcome((30, 31, 5), frozenset({1}))


def test_c17_of_equals_who_lost_fewest_stars_to_monsters_wins() -> None:
    assert finished(year(30, 5), year(30, 4), year(29, 0)) == Outcome((30, 30, 29), frozenset({1}))


def test_c17_those_who_are_still_equal_share_the_victory() -> None:
    assert finished(year(30, 4), year(30, 5), year(30, 4)) == Outcome((30,) * 3, frozenset({0, 2}))
    assert finished(year(0, 0), year(0, 0)) == Outcome((0, 0), frozenset({0, 1}))


def test_c17_the_loss_counts_over_all_four_seasons() -> None:
    one = (Season(10, 0, 0, -1),) * 4
    other = (Season(10, 0, 0, -4), Season(8, 0, 0, 0), Season(11, 0, 0, 0), Season(11, 0, 0, 0))
    assert finished(one, other) == Outcome((36, 36), frozenset({0, 1}))
    worse = (*other[:3], Season(12, 0, 0, -1))
    assert finished(one, worse) == Outcome((36, 36), frozenset({0}))


def test_while_it_goes_on_there_is_no_outcome() -> None:
    assert outcome(last_turn(SETTLED)) is None


def test_every_game_has_four_lines_and_its_total_is_their_sum() -> None:
    for seats, seed in ((1, 0), (3, 1)):
        for name in ("cartographers", "heroes"):
            _, states = random_game(name, seats, seed)
            assert all(len(lines) == 4 for lines in states[-1].seasons)
            result = outcome(states[-1])
            assert result is not None
            assert result.scores == tuple(sum(map(sum, lines)) for lines in states[-1].seasons)
            assert all(b.season - a.season in (0, 1) for a, b in pairwise(states))
            assert all(sheet.coins <= 14 for sheet in states[-1].sheets)
