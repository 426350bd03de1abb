"""An evening on paper is a game of the rules: the same cards, seasons and opponent, whatever is drawn."""

import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from landscribe.core import companion
from landscribe.core.cells import index, singles
from landscribe.core.companion import RIVAL, claimed_points, rival_points, totals, unfolded, winners
from landscribe.core.evening import Evening, Flip
from landscribe.core.note import Note, WrongValue
from landscribe.core.page import Status
from landscribe.core.record import Record, replayed
from landscribe.core.text import slug
from landscribe.games import GAMES
from landscribe.games.cartographers.ambush import anchors_of, lurking_place, victim
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.rules import ranked
from landscribe.games.cartographers.setup import CARDS
from landscribe.games.cartographers.sheet import GRID
from landscribe.games.cartographers.solo import rating_of, title_of
from landscribe.games.cartographers.turn import Season
from landscribe.games.cartouche.table import State, rivals_on
from landscribe.games.cartouche.turn import Phase
from tests.evenings import evening_of, played, said_in, shown, shown_at, told
from tests.golden import kept, paths
from tests.golden import played as golden_game

MIXES: list[tuple[str, int, dict[str, str]]] = [
    ("cartographers", 1, {}),
    ("cartographers", 3, {"map": "B"}),
    ("cartographers", 2, {"explore": "heroes", "seasons": "heroes"}),
    ("cartographers", 4, {"ambushes": "base, heroes", "heroes": "yes", "scoring": "base, heroes"}),
    ("cartographers", 1, {"heroes": "yes", "ambushes": "heroes", "edition": "retail"}),
    ("heroes", 1, {}),
    ("heroes", 3, {"edicts": "first"}),
    ("heroes", 2, {"map": "A", "ruins": "yes", "seasons": "base"}),
    ("mapmaker", 1, {}),
    ("mapmaker", 1, {"missions": "Borderlands, Tree line, Empty site, Wealthy town"}),
]


FOLLOWED = ("cartographers", "heroes", "mapmaker", "cartouche")


def dealt(name: str, seats: int, seed: str, given: dict[str, str] | None = None) -> Evening:
    game = GAMES[name]
    return game.evening(game.options(given or {}), seats, seed)


@pytest.mark.parametrize(("name", "seats", "given"), MIXES)
@pytest.mark.parametrize("seed", ["1", "an evening"])
def test_the_companion_shows_the_cards_and_seasons_of_the_game(
    name: str, seats: int, given: dict[str, str], seed: str
) -> None:
    game = GAMES[name]
    assert shown(dealt(name, seats, seed, given)) == played(game, seats, seed, given)


@pytest.mark.parametrize(
    "path",
    [path for path in paths() if path.parent.name in FOLLOWED],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_a_golden_game_is_an_evening_of_the_companion(path: Path) -> None:
    (_, record), _ = kept(path)
    if record.game == "cartouche":
        assert follow(record) > 30
    else:
        game = GAMES[record.game]
        states = replayed(game, record)
        assert shown(evening_of(record)) == [each for state in states for each in told(game, state)]


@pytest.mark.parametrize(("name", "seats", "given"), MIXES)
def test_time_is_counted_and_a_season_ends_as_in_the_game(
    name: str, seats: int, given: dict[str, str]
) -> None:
    game, chance = GAMES[name], random.Random(name)
    evening = dealt(name, seats, "1", given)
    places = shown_at(evening)
    state = game.new(game.options(given), seats, "1")
    turned, clocks = len(list(told(game, state))), 0
    while waiting := game.to_act(state):
        seat = min(waiting)
        before = evening.flips[places[turned - 1][1] - 1]  # whose clock has what came before this card
        page = game.page(game.view(state, seat))
        assert clock_of(before.status) == clock_of(page.status), turned
        clocks += 1
        state = game.play(state, seat, chance.choice(list(game.legal(state, seat))))
        turned += len(list(told(game, state)))
    assert clocks > 10
    for (_, at), (_, after) in pairwise(places):  # which are those of the game
        says_so = any(text.message == "companion-last" for text in evening.flips[at].texts)
        assert says_so == (evening.flips[after].kind == "score")


def clock_of(status: Sequence[Status]) -> Note:
    (clock,) = (each.text for each in status if each.kind == "clock")
    return clock


def ambushes_in(evening: Evening) -> list[tuple[Flip, Ambush]]:
    found = [
        (flip, CARDS[str(flip.name.values["card"])])
        for flip in evening.flips
        if flip.kind == "card" and "card" in flip.name.values
    ]
    return [(flip, card) for flip, card in found if isinstance(card, Ambush)]


@pytest.mark.parametrize("name", ["cartographers", "heroes"])
def test_maps_are_passed_to_whom_the_rules_hand_them(name: str) -> None:
    seen = set[str | None]()
    for seed in "12345":
        for flip, card in ambushes_in(dealt(name, 3, seed)):
            for seat in range(3):
                receiver = (seat + (1 if flip.passing == "left" else -1)) % 3  # seats go clockwise
                assert victim(card, receiver, 3) == seat
            seen.add(flip.passing)
    assert seen == {"left", "right"}


EDGES = {"top": 0, "bottom": 10, "left": 0, "right": 10}


@pytest.mark.parametrize("name", ["cartographers", "heroes"])
def test_alone_the_monster_comes_from_its_corner_along_the_edge_of_the_rules(name: str) -> None:
    seen = set[str]()
    for seed in "12345":
        for flip, card in ambushes_in(dealt(name, 1, seed)):
            (said,) = (text.values for text in flip.texts if text.message == "companion-lurk")
            seen.add(card.name)
            down, across = str(said["corner"]).split("_")
            cells = [GRID.row_col(index(cell)) for cell in singles(lurking_place(card, GRID.full))]
            assert EDGES[down] in {row for row, _ in cells}
            assert EDGES[across] in {col for _, col in cells}
            (row, col), (further_row, further_col) = map(GRID.row_col, anchors_of(card)[:2])
            is_across = (said["way"] == "clockwise") == (said["corner"] in ("top_left", "bottom_right"))
            assert (further_row == row, further_col == col) == (is_across, not is_across)
    assert len(seen) == 4


# Cartouche


def follow(record: Record) -> int:
    """Says to the companion what people do in the game, and finds the same rows, spaces and opponent."""
    evening, moves = evening_of(record), list[str]()
    for moves, state in said_in(evening, record):
        compare(evening, moves, state)
    return len(moves)


def compare(evening: Evening, moves: list[str], state: State) -> None:
    """What the companion has there is what lies on the table."""
    moment, table = unfolded(evening, moves), state.table
    if table.phase == Phase.DRAFT:
        assert sorted(item.key for item in moment.row) == sorted((*table.stories, *table.tiles))
    if not any(player.claiming for player in table.players):
        points = [claimed_points(evening, moment, seat) for seat in range(len(table.players))]
        assert points == [player.achievement_points for player in table.players]
    if table.phase in (Phase.DRAFT, Phase.PLACE):
        assert list(moment.next) == [ladder.next for ladder in table.board]
    if table.opponent is not None:
        assert rival_points(evening, moment) == game_count(state)
        heaps = [[item.key for item in heap] for heap in moment.heaps]
        assert sorted(key for heap in heaps[:3] for key in heap) == sorted(table.opponent.stories)
        assert heaps[3:] == [list(stack) for stack in table.opponent.stacks]
        on = [sum(c.aim == p and c.who == RIVAL for c in moment.claims) for p in range(len(table.board))]
        assert on == [rivals_on(table, ladder.achievement) for ladder in table.board]


def game_count(state: State) -> int:
    return GAMES["cartouche"].view(state, 0).opponent_points


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_evening_of_cartouche_follows_a_game_of_bots(seats: int) -> None:
    record = golden_game(
        "cartouche", seats, f"evening {seats}", {"level": "hard"} if seats == 1 else {}, "careless"
    )
    assert follow(record) > 50


@pytest.mark.parametrize(("player", "seed"), [("planning", "bag 33"), ("patient", "last 1")])
def test_k24_several_who_draw_as_the_bag_runs_out_draw_what_they_do_in_the_game(
    player: str, seed: str
) -> None:
    record = golden_game("cartouche", 4, seed, {}, player)
    news = [[event.what for event in state.table.news] for state in replayed(GAMES["cartouche"], record)]
    assert any("refilled" in brought and brought.count("drew") > 1 for brought in news)
    follow(record)
    evening = evening_of(record)
    *_, (moves, _) = said_in(evening, record)
    assert evening.flips[unfolded(evening, moves).at].kind == "score"


def test_nothing_is_kept_where_no_piece_is_left() -> None:
    evening = dealt("cartouche", 4, "1")
    moves = ["next"]
    while evening.flips[(moment := unfolded(evening, moves)).at].kind != "claim":
        moves.append(f"take {moment.row[0].key}" if moment.takers else "next")
    while (moment := unfolded(evening, [*moves, "extra"])).row:
        moves += ["extra", f"take {moment.row[0].key}"]
    assert len(moment.aside) > 30
    assert unfolded(evening, [*moves, "extra", "next"]).at == moment.at + 1


def test_when_the_bag_is_empty_what_was_discarded_comes_again() -> None:
    evening = dealt("cartouche", 4, "1")
    moves = ["next"]
    while evening.flips[(moment := unfolded(evening, moves)).at].has_extra is False or moment.dealt[1] < 60:
        moves.append(f"take {moment.row[0].key}" if moment.takers else "next")
    for _ in range(4):
        moves.append("extra")
        row = [item.key for item in unfolded(evening, moves).row]
        assert len(set(row)) == 3
        moves.append(f"take {row[0]}")
    assert unfolded(evening, moves).dealt[1] == len(evening.piles[1])
    kept_now = {taken.item.key for taken in unfolded(evening, moves).taken}
    assert len(kept_now) == len(unfolded(evening, moves).taken)


def test_what_cannot_be_said_now_is_refused() -> None:
    evening = dealt("cartouche", 2, "1")
    for moves in (["take X"], ["next", "next"], ["next", "extra"], ["claim A1 1"], ["claim A1 3"], ["dance"]):
        with pytest.raises(WrongValue):
            unfolded(evening, moves)
    assert companion.begun(evening) == unfolded(evening, [])


# The score sheet


def test_the_sheet_adds_up_and_finds_the_winner_as_the_rules_do() -> None:
    chance = random.Random(5)
    evening = dealt("cartographers", 3, "1")
    ends = [at for at, flip in enumerate(evening.flips) if flip.kind == "score"]
    assert len(ends) == 4
    for _ in range(300):
        said = {at: tuple(tuple(chance.randrange(3) for _ in range(4)) for _ in range(3)) for at in ends}
        seasons = tuple(
            tuple(Season(a, b, c, -lost) for a, b, c, lost in (said[at][seat] for at in ends))
            for seat in range(3)
        )
        outcome = ranked(seasons)
        assert totals(evening, said, 3) == list(outcome.scores)
        assert winners(evening, said, 3) == sorted(outcome.winners)


def test_alone_nobody_is_told_of_turns_and_of_everyone_in_cartouche() -> None:
    alone, several = (
        {text.message for flip in dealt("cartouche", seats, "1").flips for text in flip.texts}
        for seats in (1, 2)
    )
    of_several = {"companion-draft", "companion-place", "companion-claim"}
    assert (alone & of_several, several & of_several) == (set(), of_several)


def test_alone_the_stars_have_a_rating_and_a_title() -> None:
    game = GAMES["heroes"]
    evening, edicts = dealt("heroes", 1, "1"), game.new(game.options({}), 1, "1").edicts
    assert evening.rating is not None
    assert dealt("heroes", 2, "1").rating is None
    for stars in range(-40, 160):
        rating = stars - evening.rating.less
        assert rating == rating_of(stars, edicts)
        title = next((t.name for t in evening.rating.titles if rating >= t.least), evening.rating.lowest)
        assert title.message == f"title-{slug(title_of(rating))}"


def test_any_number_may_draw_the_same_elements() -> None:
    assert shown(dealt("mapmaker", 7, "1")) == shown(dealt("mapmaker", 1, "1"))
