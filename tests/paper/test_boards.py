"""Every board that is printed is that of the rules, cell by cell."""

from collections import Counter
from functools import cache

import pytest

from landscribe.core.text import Board
from landscribe.games.cartographers.setup import MAPS
from landscribe.games.cartographers.sheet import board_of as map_board
from landscribe.games.cartouche.mural import SIDES
from landscribe.games.cartouche.mural import board_of as mural_board
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.tiles import PIECES, TILES
from landscribe.games.mapmaker.elements import START
from landscribe.games.mapmaker.elements import board_of as mapmaker_board
from landscribe.paper.pen import Pen
from landscribe.paper.symbols import symbols
from landscribe.paper.wishes import PAPERS, Wish
from tests.paper.boards import Printed, by_letter, printed
from tests.paper.rendered import FEW, INK, Box, Page, Picture, apart, is_inked, pages_in, pages_of

ALIKE, UNLIKE = 0.01, 0.025
"""How far pictures of one sign, and those of two, are apart; 0.005 and 0.039 were seen."""

SEEN = 0.4
"""How far from its middle a cell is looked at for its symbol: not as far as a frame around that."""

BOARDS: dict[tuple[str, str], Board] = {
    **{("cartographers", side): map_board(sheet) for side, sheet in MAPS.items()},
    **{("heroes", side): map_board(sheet) for side, sheet in MAPS.items()},
    **{("cartouche", side): mural_board(mural) for side, mural in SIDES.items()},
    ("mapmaker", ""): mapmaker_board(START),
}
"""What the rules have, by game and side."""


def page_of(game: str, side: str, paper: str = "a4", language: str = "en") -> Page:
    what = "murals" if game == "cartouche" else "maps"
    (page,) = pages_of(Wish(game, what, side or None, paper, language))
    return page


def board_on(page: Page, rules: Board) -> Printed:
    return printed(page, rules.grid.rows, rules.grid.cols)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "side"), BOARDS)
def test_a_board_is_that_of_the_rules_cell_by_cell(game: str, side: str, paper: str) -> None:
    rules = BOARDS[game, side]
    cells = by_letter(board_on(page_of(game, side, paper), rules), rules)
    assert not any(map(is_inked, cells.pop(".")))
    firsts = {letter: pictures[0] for letter, pictures in cells.items()}
    assert firsts
    for letter, pictures in cells.items():
        for picture in pictures:
            distances = {other: apart(picture, first) for other, first in firsts.items()}
            assert distances.pop(letter) < ALIKE
            assert all(distance > UNLIKE for distance in distances.values()), distances


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("game", "side"), BOARDS)
def test_every_cell_has_four_lines_around_it_and_is_as_high_as_it_is_wide(
    game: str, side: str, paper: str
) -> None:
    page, rules = page_of(game, side, paper), BOARDS[game, side]
    board = board_on(page, rules)
    step, half = board.step, board.step / 2
    assert (board.rows[-1] - board.rows[0]) / (len(board.rows) - 1) == pytest.approx(step, abs=0.05)
    assert step >= 14  # a pencil needs room
    left, top = board.columns[0] - half, board.rows[0] - half
    right, bottom = board.columns[-1] + half, board.rows[-1] + half
    across = [Box(left, y - 0.6, right, y + 0.6) for y in (top, *(row + half for row in board.rows))]
    down = [Box(x - 0.6, top, x + 0.6, bottom) for x in (left, *(column + half for column in board.columns))]
    for axis, lines in enumerate((across, down)):
        for line in lines:
            assert (page.crop(line) < INK).any(axis=axis).all()


NAMES = {
    "M": "mountain",
    "r": "ruins",
    "c": "cat",
    "s": "snake",
    "b": "bird",
    "h": "human",
    "+": "start",
}
"""What stands for each letter of a board."""


@cache
def drawn(part: float) -> dict[str, Picture]:
    """Every symbol by itself, as large a part of its cell as on a board."""
    pen = Pen(PAPERS["a4"], "", "en")
    for number, name in enumerate(symbols()):
        if number:
            pen.turn_page()
        pen.symbol(name, 50 - 50 * part, 50 - 50 * part, 100 * part, 2)
    pages = pages_in(pen.finish(), FEW)
    box = Box(*(50 + side * 100 * SEEN for side in (-1, -1, 1, 1)))
    return {name: page.crop(box) for name, page in zip(symbols(), pages, strict=True)}


@pytest.mark.parametrize(("game", "side"), BOARDS)
def test_what_a_cell_shows_is_the_symbol_of_its_letter(game: str, side: str) -> None:
    rules = BOARDS[game, side]
    board = board_on(page_of(game, side), rules)
    for row, letters in enumerate(rules.rows()):
        for col, letter in enumerate(letters):
            if letter in NAMES:
                seen, known = board.picture(row, col, SEEN), drawn(0.62 if letter in "r+" else 0.74)
                nearest = min(known, key=lambda name: apart(seen, known[name]))
                assert nearest == NAMES[letter]


def signs() -> dict[str, Picture]:
    """What the boards show, by the letters of the rules."""
    found: dict[str, Picture] = {}
    for (game, side), rules in BOARDS.items():
        if game != "cartouche":
            board = board_on(page_of(game, side), rules)
            found |= {letter: pictures[0] for letter, pictures in by_letter(board, rules).items()}
    return found


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_legend_says_what_the_signs_of_a_map_are(language: str, paper: str) -> None:
    names = {"en": ("mountain", "ruins", "wasteland"), "fr": ("Montagne", "Ruine", "Terre Désolée")}[language]
    page, known = page_of("heroes", "D", paper, language), signs()
    for letter, name in zip("Mr#", names, strict=True):
        word = page.find(name)[0].box
        frames = [line for line in page.lines if 6.3 < line.width < 6.5 and 6.3 < line.height < 6.5]
        before = [
            frame for frame in frames if frame.right < word.left and frame.top < word.top < frame.bottom
        ]
        frame = max(before, key=lambda frame: frame.right)
        (x, y), reach = frame.middle, frame.width * 0.42
        sign = page.crop(Box(x - reach, y - reach, x + reach, y + reach))
        assert min(known, key=lambda other: apart(sign, known[other])) == letter


def test_reeds_grow_below_side_a_alone() -> None:
    grown: dict[str, list[bool]] = {}
    for side in SIDES:
        page, rules = page_of("cartouche", side), BOARDS["cartouche", side]
        board = board_on(page, rules)
        bottom = board.rows[-1] + board.step / 2
        below = [Box(x - 7, bottom + 0.8, x + 7, bottom + 1.6) for x in board.columns]
        grown[side] = [is_inked(page.crop(box)) for box in below]
    assert grown == {"A": [True] * 9, "B": [False] * 9}


# Tiles


@pytest.fixture(scope="module")
def animals() -> dict[str, Picture]:
    """The icons of a mural, by the letters of the tiles."""
    rules = BOARDS["cartouche", "A"]
    cells = by_letter(board_on(page_of("cartouche", "A"), rules), rules)
    return {letter.upper(): pictures[0] for letter, pictures in cells.items() if letter != "."}


@pytest.mark.parametrize("paper", PAPERS)
def test_every_tile_is_there_once_square_by_square_as_large_as_on_a_mural(
    animals: dict[str, Picture], paper: str
) -> None:
    step = board_on(page_of("cartouche", "A"), BOARDS["cartouche", "A"]).step
    pages = pages_of(Wish("cartouche", "tiles", paper=paper))
    texts = [page.text for page in pages]
    for name, tile in TILES.items():
        assert sum(text.count(name) for text in texts) == 1, name
        page = next(page for page in pages if name in page.text)
        code = page.find(name)[0].box
        first = min(col for col, mark in enumerate(tile.rows[0]) if mark != ".")
        left, top = code.left - 1 - first * step, code.bottom - 2.6
        for row, marks in enumerate(tile.rows):
            for col, mark in enumerate(marks):
                if mark != ".":
                    x, y, reach = left + (col + 0.5) * step, top + (row + 0.5) * step, step * 0.45
                    seen = page.crop(Box(x - reach, y - reach, x + reach, y + reach)).copy()
                    seen[: len(seen) // 5] = 255  # where the name of the tile may stand
                    assert min(animals, key=lambda animal: apart(seen, animals[animal])) == mark, name
                    assert apart(seen, animals[mark]) < UNLIKE, name


@pytest.mark.parametrize("paper", PAPERS)
def test_there_are_cartouches_for_four_and_black_tiles_for_every_story_that_asks_for_one(paper: str) -> None:
    step = board_on(page_of("cartouche", "A"), BOARDS["cartouche", "A"]).step
    pages = pages_of(Wish("cartouche", "tiles", paper=paper))
    blacks = sum(sum(story.wanted.black) for story in STORIES.values())
    full = Counter(
        round(line.width / step, 1)
        for page in pages
        for line in page.lines
        if abs(line.width - line.height) < 0.1 and (page.crop(inner(line)) < INK).all()
    )
    assert full == {1.0: blacks}
    assert sum(PIECES[name].size for name in ("1x1", "1x1", "1x1", "4x1", "2x2")) * 4 == 44


def inner(box: Box) -> Box:
    return Box(box.left + 1, box.top + 1, box.right - 1, box.bottom - 1)
