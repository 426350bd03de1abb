"""Cartographers on paper: map sheets of every side with score boxes, and a sheet for who plays alone."""

from collections.abc import Iterator, Sequence

from landscribe.core.cells import index, singles
from landscribe.core.game import AnyGame
from landscribe.core.note import Say, spoken
from landscribe.core.text import slug
from landscribe.games.cartographers.ambush import anchors_of
from landscribe.games.cartographers.box import CATEGORIES, Ambush, Box
from landscribe.games.cartographers.pages import HEAD, PLACES
from landscribe.games.cartographers.setup import BOXES, MAPS, OWN, Options, side_name
from landscribe.games.cartographers.sheet import COIN_TRACK, GRID, TERRAINS, board_of
from landscribe.games.cartographers.solo import LOWEST_TITLE, TITLES
from landscribe.games.cartographers.turn import SEASONS, edicts_of
from landscribe.paper.boards import LAND, draw_piece
from landscribe.paper.forms import (
    CELL,
    GAP,
    Season,
    draw_coins,
    draw_legend,
    draw_log,
    draw_map,
    draw_places,
    draw_seasons,
    legend_of,
)
from landscribe.paper.pen import MIDDLE, THIN, Pen, signed
from landscribe.paper.press import Press
from landscribe.paper.sheets import Sheets

BESIDE = 14
"""The room for the coins on the right of a map."""

LOG = ("log-date", "log-side", "stars", "log-numbers", "rating", "log-title")
SHARES = (0.17, 0.1, 0.12, 0.14, 0.12, 0.35)
"""What a game is noted by, and how wide that is."""


def sheets_of(game: AnyGame) -> Sheets:
    """The sides of its box and of one's own, then those of the other box; and what a game alone needs."""
    usual = tuple(side.side for box in (_box(game), *OWN) for side in box.maps)
    sides = (*usual, *(side for side in MAPS if side not in usual))
    return Sheets({"maps": draw_maps, "solo": draw_solo}, sides, usual)


def draw_maps(press: Press, sides: Sequence[str]) -> None:
    """A sheet for each of these sides."""
    for side in sides:
        _draw_map(press, side)


def _draw_map(press: Press, side: str) -> None:
    say, options = press.say, _options(press.game)
    board = board_of(MAPS[side])
    name = spoken(side_name(side), say)
    top = press.sheet(say("paper-side", game=press.name, side=name), say("paper-name"))
    placed = draw_map(press, top, board, BESIDE)
    for mountain in singles(MAPS[side].mountain):
        row, col = GRID.row_col(index(mountain))
        press.pen.circle(placed.left + (col + 1) * CELL - 2.3, placed.top + (row + 1) * CELL - 2.3, 1.5)
    coins = say("cartographers-head-coins")
    draw_coins(
        press.pen, placed.right + BESIDE / 2 + 1, placed.top, placed.bottom - placed.top, COIN_TRACK, coins
    )
    y = draw_legend(press, placed.bottom + GAP, legend_of(board, _drawn(press, options), _printed(press)))
    y = draw_places(press, y + GAP, PLACES)
    head = [press.spoken(title) for title in HEAD[1:]]
    seasons = [
        Season(say(f"season-{name}"), time, _corners(number))
        for number, (name, time) in enumerate(zip(SEASONS, options.thresholds, strict=True))
    ]
    draw_seasons(press, y + GAP / 2, press.bottom - 1, head, seasons, say("paper-stars"))


def _corners(season: int) -> tuple[str, ...]:
    """What a season scores: two edicts, coins, monsters, which take stars away; and the sum."""
    first, second = (PLACES[place] for place in edicts_of(season))
    return first, second, "+", "–", "="


def _drawn(press: Press, options: Options) -> dict[str, str]:
    """What players draw, by the letter of its sign."""
    letters = {sign: letter for letter, sign in LAND.items()}
    names = [name for name in TERRAINS if name != "hero" or options.heroes]
    return {letters[name]: press.say(f"terrain-{name}") for name in names}


def _printed(press: Press) -> dict[str, str]:
    """What a map may print, by its letter."""
    named = {"M": "mountain", "r": "ruins", "#": "wasteland"}
    return {letter: press.say(f"web-{name}") for letter, name in named.items()}


# Alone


def draw_solo(press: Press, sides: Sequence[str]) -> None:
    """What is taken off one's stars, the titles, how ambushes walk, and lines for several games."""
    del sides
    say, pen = press.say, press.pen
    y = press.sheet(say("paper-solo-of", game=press.name), say("paper-name"))
    y = pen.paragraph(press.left, y, press.width, 12, say("paper-solo-rating"), 9) + GAP
    y = _draw_rating(press, y)
    half = (press.width - 6) / 2
    right = press.left + half + 6
    ends = _draw_titles(press, press.left, y, half), _draw_numbers(press, right, y, half)
    y = max(ends) + GAP
    y = pen.paragraph(press.left, y, press.width, 16, say("paper-solo-ambush"), 9) + GAP
    y = _draw_ambushes(press, y, _box(press.game).ambushes)
    draw_log(press, y + 1, press.bottom - 1, [say(f"paper-{head}") for head in LOG], SHARES)


def _draw_rating(press: Press, y: float) -> float:
    """Stars, less four numbers, are the rating."""
    pen, say = press.pen, press.say
    titles = (say("paper-stars"), *PLACES, say("paper-rating"))
    signs = ("", *"––––", "=")
    width = (press.width - 5 * 6) / 6
    for number, (title, sign) in enumerate(zip(titles, signs, strict=True)):
        left = press.left + number * (width + 6)
        pen.text(left + width / 2, y + 3, title, 9, "bold", "middle", room=width)
        pen.box(left, y + 4.5, width, 11, MIDDLE)
        pen.text(left - 3, y + 12, sign, 13, align="middle")
    return y + 15.5 + 4


def _draw_titles(press: Press, x: float, y: float, width: float) -> float:
    """Each title with the ratings that it stands for, and a square to tick."""
    pen, line = press.pen, y
    for span, title in _ratings(press.say):
        line += 6.2
        pen.box(x, line - 3.1, 4.2, 4.2)
        pen.text(x + 7, line, span, 8.5)
        pen.text(x + 34, line, press.say(f"title-{slug(title)}"), 9, "bold", room=width - 34)
    return line + 2


def _ratings(say: Say) -> Iterator[tuple[str, str]]:
    """The ratings of each title in words, the highest first."""
    (best, title), *others = TITLES
    yield say("paper-least", least=signed(best)), title
    most = best - 1
    for least, title in others:
        yield say("paper-span", least=signed(least), most=signed(most)), title
        most = least - 1
    yield say("paper-below", least=signed(most + 1)), LOWEST_TITLE


def _draw_numbers(press: Press, x: float, y: float, width: float) -> float:
    """The number of each scoring card, kind by kind."""
    pen, say = press.pen, press.say
    cards = [card for box in (_box(press.game), *OWN) for card in box.scoring]
    column = (width - 4) / 2
    ends: list[float] = []
    for number, kind in enumerate(CATEGORIES):
        left = x + number % 2 * (column + 4)
        line = y + 3.4 if number < 2 else max(ends[:2]) + 5.5
        pen.text(left, line, say(f"kind-{kind}"), 8, "bold", room=column)
        for card in cards:
            if card.category == kind:
                line += 4.4
                pen.text(left, line, say(f"scoring-{slug(card.name)}"), 8, room=column - 7)
                pen.text(left + column, line, signed(-card.solo), 8, "bold", "right")
        ends.append(line)
    return max(ends) + 2


def _draw_ambushes(press: Press, y: float, cards: Sequence[Ambush]) -> float:
    """Each monster as it is printed, in the corner where it begins, and which way it walks."""
    width = press.width / len(cards)
    for number, card in enumerate(cards):
        left = press.left + number * width
        press.pen.text(left + width / 2, y + 3, card.name, 8.5, "bold", "middle", room=width - 2)
        _draw_walk(press.pen, left + (width - 30) / 2, y + 5, 30, card)
    return y + 37


def _draw_walk(pen: Pen, x: float, y: float, side: float, card: Ambush) -> None:
    """The border of a map, the monster where its walk begins, and an arrow along the way from there."""
    cell = side / GRID.cols
    (row, col), following = (GRID.row_col(step) for step in anchors_of(card)[:2])
    ahead = (following[0] - row, following[1] - col)
    pen.box(x, y, side, side, MIDDLE)
    left, top = x + col * cell, y + row * cell
    rows = str(card.shape).split("/")
    draw_piece(pen, left, top, cell, rows, {})
    for r, c in card.shape.squares:
        inset = cell * 0.28
        inner = cell - 2 * inset
        pen.box(left + c * cell + inset, top + r * cell + inset, inner, inner, THIN, is_full=True)
    middle = left + card.shape.width * cell / 2, top + card.shape.height * cell / 2
    half = (card.shape.height if ahead[0] else card.shape.width) * cell / 2
    pen.lines(_arrow(middle, ahead, half + cell, half + 5 * cell), MIDDLE)


def _arrow(
    middle: tuple[float, float], ahead: tuple[int, int], start: float, end: float
) -> Iterator[tuple[float, float, float, float]]:
    """An arrow that points one way, so far from the middle of something."""
    (x, y), (down, right) = middle, ahead
    tip = (x + right * end, y + down * end)
    yield x + right * start, y + down * start, *tip
    for turn in (-1, 1):
        yield *tip, tip[0] - right * 2 + turn * down * 1.2, tip[1] - down * 2 + turn * right * 1.2


def _options(game: AnyGame) -> Options:
    options = game.options({})
    assert isinstance(options, Options)
    return options


def _box(game: AnyGame) -> Box:
    """The box from which a game takes what it explores."""
    return BOXES[_options(game).explore]
