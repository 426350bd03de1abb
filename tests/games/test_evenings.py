"""An evening on paper is a game of the rules: the same cards, seasons and opponent, whatever is drawn."""

import random
from pathlib import Path

import pytest

from landscribe.core import companion
from landscribe.core.companion import RIVAL, claimed_points, rival_points, totals, unfolded, winners
from landscribe.core.evening import Evening
from landscribe.core.note import WrongValue
from landscribe.core.record import Record, replayed
from landscribe.core.text import slug
from landscribe.games import GAMES
from landscribe.games.cartographers.rules import ranked
from landscribe.games.cartographers.solo import rating_of, title_of
from landscribe.games.cartographers.turn import Season
from landscribe.games.cartouche.table import State, rivals_on
from landscribe.games.cartouche.turn import Phase
from tests.evenings import evening_of, played, said_in, shown, told
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
