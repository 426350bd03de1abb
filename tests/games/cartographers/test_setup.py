"""What can be agreed before a game: either box, every mix that is allowed, and nothing else."""

from dataclasses import replace

import pytest

from landscribe.core.text import read_cells
from landscribe.games import GAMES
from landscribe.games.cartographers.game import CARTOGRAPHERS, HEROES
from landscribe.games.cartographers.rules import new
from landscribe.games.cartographers.setup import BOXES, MAPS, SCORING, Options
from landscribe.games.cartographers.sheet import FOREST, GRID, board_of, drawn
from landscribe.games.cartographers.turn import Season
from tests.games.cartographers.helpers import EDICTS, named

BOTH = {"ambushes": "base, heroes", "scoring": "base, heroes"}
RUINS = {"Temple Ruins", "Outpost Ruins"}
AMBUSHES = {card.name for box in BOXES.values() for card in box.ambushes}
BOX_OF = {card.name: box.name for box in BOXES.values() for card in (*box.scoring, *box.ambushes)}


def agreed(game: str = "cartographers", **given: str) -> Options:
    return GAMES[game].options(given)


# The boxes


def test_the_base_box_is_what_cartographers_means() -> None:
    options = CARTOGRAPHERS.usual
    assert (options.map, options.explore, options.thresholds) == ("A", "base", (8, 8, 7, 6))
    assert len(options.deck) == 13
    assert set(options.deck) >= RUINS
    assert options.ambush_pool == BOXES["base"].ambushes
    assert options.scoring_pool == BOXES["base"].scoring
    assert options.hero_cards == ()


def test_the_heroes_box_has_heroes_and_no_ruins_cards() -> None:
    options = HEROES.usual
    assert (options.map, options.explore, options.thresholds) == ("C", "heroes", (8, 7, 7, 6))
    assert len(options.deck) == 11
    assert not RUINS & set(options.deck)
    assert len(options.hero_cards) == 4
    assert {card.name for card in (*options.ambush_pool, *options.scoring_pool)} == {
        name for name, box in BOX_OF.items() if box == "heroes"
    }


@pytest.mark.parametrize(
    ("side", "mountains", "ruins", "wasteland"),
    [
        ("A", "d2 i3 f6 c9 h10", "f2 b3 j3 b9 j9 f10", ""),
        ("B", "i2 d3 f8 j9 c10", "g2 c3 g5 b7 i8 d10", "f4 e5 f5 e6 f6 g6 f7"),
        ("C", "b2 i4 d6 j9 f10", "e2 h4 g7 c8 i10 a11", ""),
        ("D", "j2 d4 g6 c9 j9", "d2 i2 b6 h7 k7 f10", "b2 b3 j6 k6 j7 a10 b10"),
    ],
)
def test_the_four_maps(side: str, mountains: str, ruins: str, wasteland: str) -> None:
    sheet = MAPS[side]
    assert (named(sheet.mountain), named(sheet.ruins), named(sheet.wasteland)) == (
        mountains,
        ruins,
        wasteland,
    )


def test_the_cards_of_both_boxes() -> None:
    assert [len(box.explore) for box in BOXES.values()] == [11, 11]
    assert [sum(card.time for card in box.explore) for box in BOXES.values()] == [16, 16]
    assert [len(box.ambushes) for box in BOXES.values()] == [4, 4]
    assert [len(box.heroes) for box in BOXES.values()] == [0, 4]
    printed = [card for card in SCORING.values() if card.since == 1]
    assert (len(printed), sum(card.solo for card in printed)) == (32, 340 + 309)


# Mixing


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("heroes", {"map": "A"}),
        ("heroes", {"map": "B"}),
        ("heroes", {"seasons": "base"}),
        ("heroes", {"explore": "base"}),
        ("heroes", {"ambushes": "base"}),
        ("heroes", {"ambushes": "heroes, Goblin Attack"}),
        ("heroes", {"scoring": "base, heroes"}),
        ("heroes", {"edicts": "Deepwood, Jorekborg, Caravansary, Borderlands"}),
        ("heroes", {"ruins": "yes"}),
        ("cartographers", {"explore": "heroes"}),
        ("cartographers", {"heroes": "yes"}),
        ("cartographers", BOTH),
    ],
)
def test_h11_ruins_cards_join_every_mix(game: str, given: dict[str, str]) -> None:
    assert set(agreed(game, **given).deck) >= RUINS


@pytest.mark.parametrize(
    "given", [{}, {"map": "D"}, {"heroes": "no"}, {"ruins": "no"}, {"edition": "retail"}]
)
def test_h11_the_heroes_box_alone_has_no_ruins_cards(given: dict[str, str]) -> None:
    assert not set(agreed("heroes", **given).deck) & RUINS


def test_h11_one_set_of_explore_cards_is_used() -> None:
    for game in ("cartographers", "heroes"):
        for explore in ("base", "heroes"):
            cards = set(agreed(game, explore=explore, **BOTH).deck) - RUINS
            assert cards == {card.name for card in BOXES[explore].explore}


def test_h11_heroes_can_be_in_or_out_with_either_deck() -> None:
    for explore in ("base", "heroes"):
        assert len(agreed(explore=explore, heroes="yes").hero_cards) == 4
        assert agreed(explore=explore, heroes="no").hero_cards == ()


def test_h11_of_eight_ambushes_chance_picks_four_of_any_box() -> None:
    drawn: set[str] = set()
    mixes: set[int] = set()
    for seed in range(60):
        state = new(agreed(**BOTH), 1, seed)
        four = {*state.ambush_deck, *(name for name in (*state.shown, *state.deck) if name in BOX_OF)}
        assert len(four) == 4
        drawn |= four
        mixes.add(sum(BOX_OF[name] == "heroes" for name in four))
    assert len(drawn) == 8
    assert mixes >= {1, 2, 3}


def test_h11_single_ambush_cards_can_be_chosen() -> None:
    names = ("Goblin Attack", "Gnoll Raid", "Dragon Inferno", "Zombie Plague")
    options = agreed(ambushes=", ".join(names))
    assert {card.name for card in options.ambush_pool} == set(names)
    five = agreed(ambushes="heroes, Goblin Attack, Goblin Attack")  # none twice
    assert len(five.ambush_pool) == 5


def test_h11_one_scoring_card_of_each_category_comes_from_any_box() -> None:
    kinds = {tuple(BOX_OF[name] for name in new(agreed(**BOTH), 1, seed).edicts) for seed in range(120)}
    assert len(kinds) == 16
    pool = agreed(scoring="base, Deepwood").scoring_pool
    assert pool == (*BOXES["base"].scoring, SCORING["Deepwood"])


# Fixing cards, seed and edition


def test_a_friends_deal_can_be_fixed() -> None:
    state = new(agreed(edicts=", ".join(EDICTS), map="D"), 2, 99)
    assert state.edicts == EDICTS
    assert state.sheets == (MAPS["D"],) * 2
    assert new(agreed(edicts=", ".join(EDICTS), map="D"), 2, 99) == state


def test_fixed_edicts_may_come_from_the_other_box() -> None:
    cards = ("Silos", "Deepwood", "Craylund", "Great City")
    assert new(agreed(edicts=", ".join(cards)), 1, 1).edicts == cards


def test_h10_the_edition_changes_six_cards() -> None:
    rulebook, retail = agreed(), agreed(edition="retail")
    other = [name for name in SCORING if rulebook.rule(name) is not retail.rule(name)]
    assert other == [
        "Heart of the Forest",
        "Craylund",
        "Ulem's Wallow",
        "Traylo Monastery",
        "Dwarvenholds",
        "Banded Hills",
    ]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"map": "E"}, r"map: 'E' is none of A, B, C, D\."),
        ({"map": ""}, r"map: '' is none of A, B, C, D\."),
        (
            {"explore": "base, heroes"},
            r"explore: .* is none of base, heroes \(the two sets are never mixed\)\.",
        ),
        ({"seasons": "autumn"}, r"seasons: 'autumn' is none of base, heroes\."),
        ({"ruins": "maybe"}, r"ruins: 'maybe' is none of yes, no\."),
        ({"ruins": "no"}, r"ruins: 'no' is for the Heroes box alone"),
        ({"edition": "first"}, r"edition: 'first' is none of rulebook, retail\."),
        ({"ruins_fallback": "none"}, r"ruins_fallback: 'none' is none of any, card\."),
        ({"heroes": "some"}, r"heroes: 'some' is neither yes nor no\."),
        ({"ambushes": "Orcs"}, r"ambushes: 'Orcs' is none of base, heroes, Goblin Attack, "),
        ({"ambushes": ""}, r"ambushes: '' are too few: 4 cards or more are needed\."),
        (
            {"ambushes": "Goblin Attack, Gnoll Raid, Goblin Attack, Zombie Plague"},
            r"ambushes: 'Goblin Attack, Gnoll Raid, Zombie Plague' are too few",
        ),
        ({"scoring": "Gold"}, r"scoring: 'Gold' is none of base, heroes, Sentinel Wood, "),
        ({"scoring": "Sentinel Wood, Canal Lake, Silos"}, r"scoring: no village card among 'Sentinel Wood, "),
        ({"scoring": ""}, r"scoring: no forest card among ''; each kind needs one\."),
        ({"edicts": "Gold"}, r"edicts: 'Gold' is none of Sentinel Wood, "),
        ({"edicts": "base"}, r"edicts: 'base' is none of Sentinel Wood, "),
        (
            {"edicts": "Sentinel Wood, Canal Lake, Wildholds"},
            r"are not one card each of forest, farm-water, ",
        ),
        (
            {"edicts": "Sentinel Wood, Deepwood, Canal Lake, Wildholds"},
            r"edicts: 'Sentinel Wood, Deepwood, Canal Lake, Wildholds' are not one card each of ",
        ),
        (
            {"edicts": "Sentinel Wood, Canal Lake, Wildholds, Borderlands, Borderlands"},
            r"are not one card each of forest, farm-water, village, spatial\.",
        ),
        ({"expansion": "skills"}, r"'expansion' is no option of this game: it knows ambushes, "),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(given: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint) as refusal:
        agreed(**given)
    assert str(refusal.value).endswith(".")


@pytest.mark.parametrize(
    "given", [{"map": "A"}, {"seasons": "base"}, {"scoring": "base"}, {"ambushes": "base"}]
)
def test_h11_no_mix_goes_without_ruins_cards(given: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="'no' is for the Heroes box alone; whatever else is played has"):
        agreed("heroes", ruins="no", **given)


def test_c19_one_to_a_hundred_seats() -> None:
    for game in (CARTOGRAPHERS, HEROES):
        assert (game.seats[0], game.seats[-1]) == (1, 100)
        assert len(new(game.usual, 100, 1).sheets) == 100


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("cartographers", {}),
        ("heroes", {}),
        ("cartographers", {**BOTH, "heroes": "yes", "ruins_fallback": "card"}),
        ("heroes", {"explore": "base", "heroes": "no", "edition": "retail"}),
        ("heroes", {"edicts": "Silos, Deepwood, Craylund, Great City"}),
    ],
)
def test_options_are_written_where_they_differ_from_the_usual(game: str, given: dict[str, str]) -> None:
    assert GAMES[game].write(agreed(game, **given)) == given


def test_options_can_be_given_with_dashes() -> None:
    assert agreed(**{"ruins-fallback": "card"}) == replace(Options(), ruins_fallback="card")


# A first game


FIRST = ("Faunlost Thicket", "Traylo Monastery", "Ulem's Wallow", "Dwarvenholds")


@pytest.mark.parametrize("written", ["first", "First"])
def test_a_first_game_of_heroes_has_the_edicts_its_rulebook_recommends(written: str) -> None:
    options = agreed("heroes", edicts=written)
    assert new(options, 1, "5").edicts == new(options, 1, "6").edicts == FIRST
    assert HEROES.write(options) == {"edicts": "first"}


@pytest.mark.parametrize(("game", "given"), [("cartographers", {}), ("heroes", {"explore": "base"})])
def test_no_rulebook_recommends_edicts_for_the_first_box(game: str, given: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="'first' goes with the explore cards of the Heroes box"):
        agreed(game, edicts="first", **given)
    assert agreed("cartographers", edicts="first", explore="heroes").proclaimed == FIRST


def test_nothing_is_picked_beside_the_edicts_of_a_first_game() -> None:
    with pytest.raises(ValueError, match="edicts: 'first' is none of"):
        agreed("heroes", edicts="first, Silos")


def test_a_screen_offers_the_edicts_of_a_first_game_where_there_are_some() -> None:
    presets = {
        name: {option.name: option.presets for option in GAMES[name].offer() if option.presets}
        for name in ("cartographers", "heroes", "mapmaker", "cartouche")
    }
    assert presets == {
        "cartographers": {},
        "heroes": {"edicts": ("first",)},
        "mapmaker": {},
        "cartouche": {"achievements": ("starred",)},
    }


# A map drawn by hand

DRAWN = ".F........./FMF......../.F........./...D......./" + "/".join(["..........."] * 7)


def test_a_game_begins_on_the_map_that_was_drawn() -> None:
    state = new(agreed(drawn=DRAWN), 2, 1)
    assert [board_of(sheet).rows() for sheet in state.sheets] == [tuple(DRAWN.split("/"))] * 2
    assert (state.season, state.seasons) == (0, ((), ()))


def test_mountains_that_were_closed_on_paper_pay_no_more() -> None:
    (sheet,) = new(agreed(drawn=DRAWN), 1, 1).sheets
    assert sheet.coins == 0
    assert drawn(GRID, sheet, FOREST, read_cells(GRID, "k11"), 0).coins == 0
    assert drawn(GRID, sheet._replace(paid=0), FOREST, read_cells(GRID, "k11"), 0).coins == 1


def test_what_came_before_the_first_season_has_come_and_brought_nothing() -> None:
    state = new(agreed("heroes", drawn=DRAWN, begins="fall"), 1, 1)
    assert (state.season, state.seasons) == (2, ((Season(0, 0, 0, 0),) * 2,))
    assert len(state.ambushes) + len(state.ambush_deck) + sum(card in AMBUSHES for card in state.deck) == 4
    assert sum(card in AMBUSHES for card in (*state.deck, *state.ambushes[2:])) == 1


def test_what_is_no_map_cannot_be_begun_on() -> None:
    with pytest.raises(ValueError, match="the diagram has 1 rows: it takes 11"):
        agreed(drawn="FFF")
    with pytest.raises(ValueError, match="begins: 'autumn' is none of spring, summer, fall, winter"):
        agreed(begins="autumn")


def test_a_card_of_one_game_can_be_scored_on_the_map_of_the_other() -> None:
    scored = CARTOGRAPHERS.score({"cards": "Silos, Greenbough"}, tuple(DRAWN.split("/")))
    assert scored.start is not None
    pool = agreed(**scored.start).scoring_pool
    assert {"Silos", "Greenbough"} <= {card.name for card in pool}
    assert {card.name for card in pool if card.category in ("forest", "spatial")} == {
        "Silos",
        "Greenbough",
    }
