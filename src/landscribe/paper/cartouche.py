"""Cartouche on paper: murals, tiles of the same size, stories and achievements to cut out, the opponent."""

from collections.abc import Iterator, Sequence

from landscribe.core.cells import index, singles
from landscribe.core.game import AnyGame
from landscribe.core.note import note
from landscribe.games.cartouche.achievements import CARDS, FIXED, rewards
from landscribe.games.cartouche.ankhs import BONUSES, Ankh
from landscribe.games.cartouche.mural import GRID, SIDES, board_of
from landscribe.games.cartouche.stories import STORIES, Kind
from landscribe.games.cartouche.table import LEVELS
from landscribe.games.cartouche.tiles import PIECES, TILES
from landscribe.games.cartouche.tokens import TOKENS, total
from landscribe.games.cartouche.trays import TOKEN_LETTERS, story_signs
from landscribe.games.cartouche.turn import ANKHS, SCORINGS, STACK
from landscribe.games.cartouche.words import achievement_title, story_text, story_title
from landscribe.paper.boards import LABELS, MURAL, WASTE, draw_board, draw_piece
from landscribe.paper.cards import Card, draw_cards
from landscribe.paper.forms import GAP, draw_boxes, draw_log, draw_ticks
from landscribe.paper.pen import MIDDLE, THIN, signed
from landscribe.paper.press import Press
from landscribe.paper.sheets import Sheets

CELL = 17.0
"""The side of a square, of murals and tiles alike."""

REEDS = 7.0
PART = 6
STEP = CELL / PART
"""A part of a square, which is left between two tiles on a sheet."""

COUNT = 10.0
"""The height of the boxes for the final count."""

SEATS = 4
LOG = ("log-date", "log-side", "log-level", "count-you", "log-opponent")
SHARES = (0.2, 0.15, 0.25, 0.2, 0.2)
"""What a game alone is noted by, and how wide that is."""

TOKEN_TICKS = 10
PLAYERS = {"1–2": 2, "3–4": 4}
"""For whom reward spaces are printed: one and two players have the same, and so have three and four."""


def sheets_of(game: AnyGame) -> Sheets:
    """Both murals, and all that lies around them."""
    del game
    kinds = {"murals": draw_murals, "tiles": draw_tiles, "cards": draw_deck, "solo": draw_solo}
    return Sheets(kinds, tuple(SIDES), tuple(SIDES))


def draw_murals(press: Press, sides: Sequence[str]) -> None:
    """A sheet for each of these sides."""
    for side in sides:
        _draw_mural(press, side)


def _draw_mural(press: Press, side: str) -> None:
    say, pen, mural = press.say, press.pen, SIDES[side]
    top = press.sheet(say("paper-side", game=press.name, side=side), say("paper-name")) + LABELS
    left = press.left + (press.width - GRID.cols * CELL) / 2
    for cell in singles(mural.reeds):
        row, col = GRID.row_col(index(cell))
        for half in range(2):
            x = left + (col + half / 2) * CELL
            pen.symbol("reeds", x, top + (row + 1) * CELL - CELL / 2 * 0.62, CELL / 2, THIN)
    draw_board(pen, left, top, CELL, board_of(mural), MURAL)
    y = top + GRID.rows * CELL + (REEDS if mural.reeds else 2) + 1
    half, end = (press.width - 6) / 2, press.bottom - 1 - COUNT - 5
    _draw_tokens(press, press.left, y, half, end)
    _draw_ankhs(press, press.left + half + 6, y, half, end)
    heads = [say(f"cartouche-head-{name}") for name in ("stories", "achievements", "tokens")]
    draw_boxes(press, end + 1, [*heads, say("paper-total")], COUNT)


def _draw_tokens(press: Press, x: float, y: float, width: float, bottom: float) -> None:
    """A row of squares for the tokens of each kind."""
    pen = press.pen
    pen.text(x, y + 3, press.say("cartouche-tray-tokens"), 9, "bold")
    step = min((bottom - y - 5) / len(TOKENS), 11)
    side = (width - 11) / TOKEN_TICKS - 0.8
    for number, letter in enumerate(TOKEN_LETTERS):
        line = y + 5 + number * step
        height = min(step - 0.6, 8)
        pen.symbol(MURAL[letter], x, line, height, THIN)
        draw_ticks(pen, x + 11, line + (height - side) / 2, TOKEN_TICKS, side)


def _draw_ankhs(press: Press, x: float, y: float, width: float, bottom: float) -> None:
    """The ankhs to be ticked off."""
    pen, say = press.pen, press.say
    pen.text(x, y + 3, say("cartouche-tray-ankhs"), 9, "bold")
    step = min((bottom - y - 5) / len(Ankh), 9)
    side = min(step - 1.2, 5.6)
    for number, ankh in enumerate(Ankh):
        line = y + 5 + number * step
        draw_ticks(pen, x, line, 1, side)
        pen.text(x + 8, line + side / 2 + 1.1, say(f"cartouche-ankh-{ankh}"), 9, room=width - 8)


# Tiles


def draw_tiles(press: Press, sides: Sequence[str]) -> None:
    """Every tile, the cartouches of the ankhs of four players, and black tiles, to be cut out."""
    del sides
    pieces = [(name, tile.rows) for name, tile in TILES.items()]
    cartouches = [name for bonus in BONUSES.values() for name in bonus.cartouches] * SEATS
    pieces += [("", PIECES[name].rows) for name in cartouches]
    blacks = sum(total(story.wanted.black) for story in STORIES.values())
    pieces += [("", (WASTE,))] * blacks
    pieces.sort(key=lambda piece: -sum(map(len, piece[1])))
    title, about = press.say("paper-tiles-of", game=press.name), press.say("paper-cut-tiles")
    top = bottom = 0.0
    while pieces:
        top = press.pen.paragraph(press.left, press.sheet(title) - 2, press.width, 8, about, 8) + 2
        bottom = press.bottom
        free = Room(int(press.width / STEP) + 1, int((bottom - top) / STEP) + 1)
        rest: list[tuple[str, tuple[str, ...]]] = []
        for name, rows in pieces:
            if (place := free.place(rows)) is None:
                rest.append((name, rows))
            else:
                _draw_tile(press, press.left + place[1] * STEP, top + place[0] * STEP, name, rows)
        pieces = rest


class Room:
    """What is free on a sheet, in squares of a step."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._taken = 0

    def place(self, rows: Sequence[str]) -> tuple[int, int] | None:
        """The row and column of the first place for a piece, which is taken then; None where there is none.

        Each of its squares takes a step more to the right and below, which keeps pieces apart.
        """
        mask = 0
        for row, marks in enumerate(rows):
            for col, mark in enumerate(marks):
                if mark != ".":
                    line = ((1 << PART + 1) - 1) << col * PART
                    mask |= sum(line << (row * PART + step) * self._width for step in range(PART + 1))
        for row in range(self._height - len(rows) * PART):
            for col in range(self._width - len(rows[0]) * PART):
                here = mask << row * self._width + col
                if not self._taken & here:
                    self._taken |= here
                    return row, col
        return None


def _draw_tile(press: Press, x: float, y: float, name: str, rows: Sequence[str]) -> None:
    if rows == (WASTE,):
        press.pen.box(x, y, CELL, CELL, is_full=True)
        return
    draw_piece(press.pen, x, y, CELL, rows, MURAL)
    first = rows[0].index(next(mark for mark in rows[0] if mark != "."))
    press.pen.text(x + first * CELL + 1, y + 2.6, name, 5.5)


# Cards


def draw_deck(press: Press, sides: Sequence[str]) -> None:
    """The stories, to start with and to draft, then the achievements with their rewards."""
    del sides
    say, spoken = press.say, press.spoken
    stories = [
        Card(
            spoken(story_title(name)),
            _sentence(spoken(story_text(name))),
            story_signs(name),
            str(story.points),
            name,
            say(f"paper-story-{story.kind.name.lower()}"),
        )
        for name, story in STORIES.items()
    ]
    draw_cards(
        press,
        say("paper-cards-of", game=press.name),
        say("paper-cut"),
        [*stories, *_achievements(press)],
        MURAL,
    )


def _achievements(press: Press) -> Iterator[Card]:
    for name in (*FIXED, *CARDS):
        card = CARDS.get(name)
        asks = _sentence(press.spoken(note(f"cartouche-achievement-{name.lower()}-text")))
        spaces = tuple((players, rewards(name, seats)) for players, seats in PLAYERS.items())
        code = "" if card is None else name
        kind = press.say("paper-achievement-first" if card and card.star else "paper-achievement")
        yield Card(press.spoken(achievement_title(name)), asks, code=code, kind=kind, spaces=spaces)


def _sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


# The opponent


def draw_solo(press: Press, sides: Sequence[str]) -> None:
    """What the opponent of a game alone has, scores and counts."""
    del sides
    say, pen = press.say, press.pen
    y = press.sheet(say("paper-solo-of", game=press.name), say("paper-name"))
    y = pen.paragraph(press.left, y, press.width, 20, say("paper-opponent"), 9) + GAP
    y = _draw_levels(press, y) + GAP
    pen.text(press.left, y + 3, say("paper-opponent-order"), 9.5, "bold")
    pen.text(press.right, y + 3, say("paper-points"), 8, "bold", "right")
    y += 5.5
    for number, (title, squares, times) in enumerate(_scorings(press), 1):
        pen.text(press.left, y + 5, f"{number}.", 9, "bold")
        pen.text(press.left + 7, y + 5, title, 9, room=88)
        draw_ticks(pen, press.left + 98, y + 1.4, squares, 5.2)
        for time in range(times):
            pen.box(press.right - 13 * (time + 1), y, 11, 8, MIDDLE)
        y += 10
    pen.text(press.left, y + 5, say("paper-opponent-ankhs"), 9, room=95)
    draw_ticks(pen, press.left + 98, y + 1.4, ANKHS, 5.2)
    counts = [say(f"paper-count-{name}") for name in ("spaces", "stories", "level", "opponent", "you")]
    y = draw_boxes(press, y + 11, counts, 12) + GAP
    draw_log(press, y, press.bottom - 1, [say(f"paper-{head}") for head in LOG], SHARES)


def _draw_levels(press: Press, y: float) -> float:
    """The levels to choose from, and what each adds."""
    step = press.width / len(LEVELS)
    for number, (level, bonus) in enumerate(LEVELS.items()):
        left = press.left + number * step
        draw_ticks(press.pen, left, y, 1, 5.2)
        name = f"{press.say(f'cartouche-level-{level}')} ({signed(bonus, is_added=True)})"
        press.pen.text(left + 7.5, y + 4, name, 9.5, room=step - 9)
    return y + 6


def _scorings(press: Press) -> Iterator[tuple[str, int, int]]:
    """What the opponent scores in its order: in words, the squares to tick before it does, and how often."""
    names = tuple(FIXED)
    for scoring in SCORINGS:
        if scoring.place >= len(names):
            slot = scoring.place - len(names) + 1
            yield press.say(f"paper-slot-{slot}"), STACK, scoring.times
        else:
            kind = press.say(f"paper-story-{Kind(scoring.kind).name.lower()}")
            title = press.spoken(achievement_title(names[scoring.place]))
            yield press.say("paper-scoring", title=title, kind=kind), scoring.number, scoring.times
