"""Options, actions and murals as text, and the sentences for what is wrong."""

import pytest

from landscribe.core.game import IllegalAction
from landscribe.games.cartouche import notation
from landscribe.games.cartouche.mural import board_of, mural_from
from landscribe.games.cartouche.rules import new
from landscribe.games.cartouche.table import Options
from landscribe.games.cartouche.tiles import CARTOUCHES, TILES, lies_of
from landscribe.games.cartouche.turn import Phase
from tests.games.cartouche.helpers import GAME, over, played, standing, tokens

SHRINE = """\
CcS......
.S#.h...s
s......h.
...c.s...
.b.....c.
...h.b...
.s......h
h...s.c..
..c....b."""


def test_the_tiles_are_those_of_the_box() -> None:
    sizes = [tile.size for tile in TILES.values()]
    assert (len(TILES), sum(sizes)) == (68, 256)
    assert [sizes.count(size) for size in (2, 3, 4, 5)] == [4, 20, 32, 12]
    for animal in range(4):
        assert sum(animal in tile.regions for tile in TILES.values()) == 23
    assert [len(lies_of(name)) for name in ("MC04", "MC08", "MC09", "DCS1", "DCS2", "DCS4")] == [
        2,
        1,
        8,
        4,
        8,
        8,
    ]
    assert [len(lies_of(name)) for name in CARTOUCHES] == [1, 2, 1]
    assert TILES["DCS2"].rows == ("SS", "C.")
    assert TILES["MH11"].rows == ("H..", "HH.", ".HH")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fly MC01", "'fly MC01' is no action: begin with take, drop"),
        ("take X99", "'X99' is no story or tile"),
        ("take", "'take' is no action"),
        ("place MC01", "'place MC01' is no action"),
        ("place MC01 z9", "'z9' is no space"),
        ("place DCS1 a9 b9 c9", "'a9' belongs to no animal"),
        ("trade cat dog 1x1", "'dog' is no token: they are cat, snake, bird, human, scarab."),
        ("trade cat cat 2x2", "'2x2' is no thing to trade for: they are 1x1, scarab."),
        ("claim A10", "'A10' is no achievement"),
        ("ankh repeat", "'ankh repeat' is not possible"),
        ("", "'' is no action"),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, sentence: str) -> None:
    state = standing(Phase.SCORE, completed=())
    if text == "ankh repeat":
        with pytest.raises(IllegalAction, match="comes after an achievement"):
            played(state, text)
    else:
        with pytest.raises(ValueError, match="^" + sentence):
            GAME.read(text)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("place MC09 a9 b9", "'MC09' is not in the reserve: MC01, MC02 is"),
        ("place MC01 a9 a8", "a9 cannot be covered"),
        ("place MC01 b9 d9", "is not the shape CC"),
        ("place MC01 f4 f5", "f4 f5 touch nothing"),
        ("take MC01", "'take MC01' is for the draft phase: this is the place phase."),
        ("keep MC01", "no tiles were drawn"),
        ("claim rivers", "is for the score phase"),
        ("trade cat cat 1x1", "a trade takes two tokens of cat"),
    ],
)
def test_what_is_not_allowed_is_explained(action: str, sentence: str) -> None:
    state = standing(Phase.PLACE, tiles=("MC01", "MC02"), mural=over("A", snake="a9"), tokens=tokens("cat"))
    with pytest.raises(IllegalAction, match=sentence):
        played(state, action)


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("complete T02 snake snake snake", "'T02' is no .* T01, C01, R01"),
        (
            "complete T01 cat cat cat",
            r"T01 'Bastet's three daughters' is not fulfilled \(tokens short: 1\)\.",
        ),
        ("complete C01", "too many in the nearest chamber: 1"),
        ("complete R01", "icons lacking at the nearest river: 2"),
        ("claim tokens", r"'tokens' is not fulfilled \(stories missing: 3\)"),
        ("claim A1", r"'A1' is not fulfilled \(squares missing: 16\)"),
        ("claim A9", r"'A9' is not fulfilled \(tokens missing: 6\)"),
        ("claim A3", "'A3' is no achievement of this game"),
    ],
)
def test_what_is_not_fulfilled_is_explained(action: str, sentence: str) -> None:
    state = standing(
        Phase.SCORE,
        options=Options(achievements=("A1", "A8", "A9")),
        stories=("T01", "C01", "R01"),
        tokens=tokens("cat cat"),
        mural=over("A", snake="a9"),
    )
    with pytest.raises(IllegalAction, match=sentence):
        played(state, action)


def test_a_view_lets_the_player_say_less() -> None:
    state = standing(Phase.PLACE, tiles=("DCS1",))
    seen = GAME.view(state, 0)
    assert str(GAME.read("PLACE dcs1 C f9 g9 S e9".lower(), seen)) == "place DCS1 C f9 g9 S e9"
    assert str(GAME.read("done", seen)) == "done"


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"side": "C"}, "side: 'C' is no side of a mural: it takes A or B."),
        ({"level": "mad"}, "level: 'mad' is no level: they are easy, normal, hard, expert."),
        ({"achievements": "A1, A2"}, "achievements: 'A1, A2' are not three different cards."),
        ({"achievements": "A1, A2, A2"}, "are not three different cards"),
        ({"achievements": "A1, A2, B3"}, "achievements: 'B3' is no card"),
    ],
)
def test_options_that_cannot_be_played(given: dict[str, str], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.options(given)


def test_options_choose_the_side_the_cards_and_the_level() -> None:
    state = new(GAME.options({"side": "B", "achievements": "starred", "level": "hard"}), 1, 1)
    assert [ladder.achievement for ladder in state.table.board[4:]] == ["A2", "A4", "A7"]
    assert (state.table.side, state.table.level) == ("B", "hard")
    state = new(GAME.options({"achievements": "A9, A1, A5"}), 2, 1)
    assert [ladder.achievement for ladder in state.table.board[4:]] == ["A9", "A1", "A5"]
    dealt = {
        tuple(ladder.achievement for ladder in new(Options(), 2, seed).table.board[4:]) for seed in range(9)
    }
    assert len(dealt) > 5


def test_a_mural_is_drawn_and_read_back() -> None:
    rows = SHRINE.splitlines()
    rows[0] = "CcS...b.."
    assert board_of(mural_from(rows)).rows() == tuple(rows)


@pytest.mark.parametrize(
    ("row", "col", "letter", "sentence"),
    [
        (1, 1, "c", "row 1, column 1: 'c' cannot be there; side A prints '.'"),
        (1, 2, ".", "row 1, column 2: '.' cannot be there; side A prints 'c'"),
        (1, 1, "#", "row 1, column 1: '#' cannot be there; side A prints no icon"),
        (1, 1, "+", "row 1, column 1: '.' cannot be there|row 1, column 1: '\\+' cannot be there"),
        (3, 4, "X", "row 3, column 4: 'X' is no space"),
    ],
)
def test_a_wrong_square_is_named(row: int, col: int, letter: str, sentence: str) -> None:
    rows = [list(line) for line in board_of(over("A")).rows()]
    rows[row - 1][col - 1] = letter
    with pytest.raises(ValueError, match=sentence):
        mural_from(["".join(line) for line in rows])


def test_a_whole_action_is_read_without_looking_at_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    held = tokens("cat cat cat snake snake")
    state = standing(Phase.SCORE, mural=over("A", snake="a1 c1 b2"), stories=("T01", "C01"), tokens=held)
    seen = GAME.view(state, 0)
    assert str(GAME.read("complete T01", seen)) == "complete T01 cat cat cat"
    monkeypatch.setattr(notation, "choices", None)
    for text in (
        "complete T01 cat cat cat",
        "complete C01",
        "complete R05 a3",
        "claim rivers",
        "claim A9 cat cat snake snake bird bird human human",
        "ankh 4x1",
        "ankh repeat 4x1",
        "place DCS1 C f9 g9 S e9",
        "trade cat cat 1x1",
        "take T01",
        "done",
    ):
        assert str(GAME.read(text, seen)) == text
    for left_out in ("complete T01 cat", "complete R05", "claim A9", "ankh repeat", "place MC01 a9", "take"):
        with pytest.raises(TypeError):
            GAME.read(left_out, seen)


def test_the_start_square_stays() -> None:
    rows = [line.replace("+", "C") for line in board_of(over("B")).rows()]
    with pytest.raises(
        ValueError, match="row 5, column 5: 'C' cannot be there; side B prints its start square"
    ):
        mural_from(rows, "B")


def test_a_scored_mural_lists_stories_cards_chambers_and_rivers() -> None:
    rows = SHRINE.replace("CcS......", "CcS...b..").splitlines()
    scored = GAME.score({"tokens": "cat, cat, scarab"}, rows)
    worth = {name: tally.stars for name, tally in scored.tallies.items() if tally.stars}
    assert worth == {
        "T01": 5,
        "C01": 4,
        "ST1": 3,
        "SC1": 3,
    }
    assert scored.extras["fulfilled"] == ("T01", "C01", "ST1", "SC1")
    chambers = scored.extras["chambers"]
    assert isinstance(chambers, list)
    assert len(chambers) == 2
    assert {"icons": {"cat": 1}, "squares": ["b1"]} in chambers
    assert scored.extras["rivers"] == [
        {"animal": "cat", "touches": {"cat": 1}, "squares": ["a1"]},
        {"animal": "snake", "touches": {"cat": 1}, "squares": ["c1"]},
        {"animal": "snake", "touches": {"cat": 1}, "squares": ["b2"]},
    ]


def test_a_river_of_cartouches_alone_is_listed_once() -> None:
    scored = GAME.score({}, board_of(over("A", cartouche="a9 b9", cat="e9")).rows())
    rivers = scored.extras["rivers"]
    assert isinstance(rivers, list)
    assert len(rivers) == 2
    assert {"animal": "cartouche", "touches": {"cat": 1, "human": 1}, "squares": ["a9", "b9"]} in rivers


def test_scoring_can_be_asked_for_a_few_cards() -> None:
    rows = board_of(over("B")).rows()
    scored = GAME.score({"side": "B", "stories": "c01", "achievements": "A3, A9"}, rows)
    assert list(scored.tallies) == ["C01", "A3", "A9"]
    with pytest.raises(ValueError, match="'missions' means nothing here"):
        GAME.score({"missions": "x"}, rows)
