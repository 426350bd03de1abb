"""The stories, achievements and ankhs of Cartouche explained, each on a piece of mural that fulfils it.

>>> (story,) = [card for card in explained() if card.id == "C09"]
>>> story.examples[0].points
6
"""

from collections.abc import Iterator
from functools import cache

from landscribe.core.explained import Example, Explained, example
from landscribe.core.grid import Grid, grid_of
from landscribe.core.note import Note, note
from landscribe.core.page import Piece
from landscribe.core.text import Board, read_diagram
from landscribe.games.cartouche.achievements import CARDS, FIXED, PRICES, TESTS
from landscribe.games.cartouche.ankhs import BONUSES, Ankh, Bonus
from landscribe.games.cartouche.mural import ICON_LETTERS, START_LETTER, TILE_LETTERS, Mural
from landscribe.games.cartouche.stories import ANY, STORIES, Kind, Story, Wanted, sites
from landscribe.games.cartouche.tiles import PIECES
from landscribe.games.cartouche.tokens import TOKENS, Counts, Tokens, payments, spent
from landscribe.games.cartouche.words import achievement_title, story_text, story_title

# fmt: off
DIAGRAMS = {
    "A1": "CCCB/S.h./S..b/OcBB",
    "A2": "CCBB/s..h/HHSO/.b.H",
    "A3": "csbhC/hbscC/CCCCC/c...s",
    "A4": "ccS.b/SSS.s",
    "A5": "cBcBs/BBBB./cBcB.",
    "A6": "C..O/CSS./..BH/H..H",
    "A7": "C.B./CCO./..CC/B...",
}
# fmt: on


@cache
def explained() -> tuple[Explained, ...]:
    """Every story, every achievement, every ankh."""
    stories = (_story(story) for story in STORIES.values())
    achievements = (_achievement(name) for name in (*CARDS, *FIXED))
    return (*stories, *achievements, *map(_ankh, Ankh))


def _story(story: Story) -> Explained:
    worth = note("explained-points", points=story.points)
    if story.kind == Kind.TOKEN:
        found = _paid(story.wanted.first, story.wanted.any_kind, story.points, worth)
    else:
        found = _drawn(story, worth)
    texts = (story_text(story.id), note(f"explained-kind-{story.kind.name.lower()}"))
    return Explained(story.id, story_title(story.id), texts, examples=(found,))


def _drawn(story: Story, worth: Note) -> Example:
    """A piece of mural on which the story is fulfilled, and its first place."""
    rows = _river(story.wanted) if story.kind == Kind.RIVER else _chambers(story.wanted)
    grid, mural = _mural(rows)
    cells = next(sites(grid, mural, story.wanted), grid.none)
    return example(Board(grid, "".join(rows)), cells, story.points if cells else 0, worth)


def _chambers(wanted: Wanted) -> list[str]:
    """Walls around the icons asked for, and beside them an open chamber with one icon too many."""
    first, second = _letters(wanted.first), _letters(wanted.second)
    inside = f"O{first}O{second}O" if second else f"O{first}O"
    around = "".join(TILE_LETTERS[place // 2 % 4] for place in range(len(inside)))
    beside = first + first[0]
    return [around + "." * len(beside), inside + beside, around + "." * len(beside)]


def _river(wanted: Wanted) -> list[str]:
    """A river along the icons asked for, and a square of the same animal that touches one of them only."""
    icons = _letters(wanted.first)
    animal = TILE_LETTERS[_spare(wanted.first) if wanted.colour == ANY else wanted.colour]
    return [f"{icons}..{icons[0]}", f"{animal * len(icons)}..{animal}", "." * (len(icons) + 3)]


def _letters(counts: Counts) -> str:
    return "".join(letter * number for letter, number in zip(ICON_LETTERS, counts, strict=True))


def _paid(wanted: Counts, any_kind: int, points: int, worth: Note) -> Example:
    """A row of tokens, more than enough, and those that are turned in."""
    held = Tokens(*wanted)
    spare = TOKENS[_spare(wanted)]
    held = held._replace(**{spare: getattr(held, spare) + any_kind + 1})
    payment = payments(held, wanted, any_kind)[0]
    left = spent(held, payment)
    letters = "".join(TILE_LETTERS[place] * payment[place] for place in range(4))
    rest = "".join(TILE_LETTERS[place] * left[place] for place in range(4))
    grid = grid_of(1, len(letters) + 1 + len(rest))
    return example(Board(grid, f"{letters}.{rest}"), (1 << len(letters)) - 1, points, worth)


def _spare(counts: Counts) -> int:
    """An animal that is not asked for, or the first where all are."""
    return next((place for place, number in enumerate(counts) if not number), 0)


def _achievement(name: str) -> Explained:
    text = note(f"cartouche-achievement-{name.lower()}-text")
    texts = (text, note("explained-achievement"))
    return Explained(name, achievement_title(name), texts, examples=tuple(_fulfilled(name)))


def _fulfilled(name: str) -> Iterator[Example]:
    """What fulfils an achievement card; those about stories have nothing to draw."""
    worth = note("explained-fulfilled")
    if name in PRICES:
        yield _paid(PRICES[name][0], 0, 1, worth)
    elif name in DIAGRAMS:
        rows = DIAGRAMS[name].split("/")
        grid, mural = _mural(rows)
        cells = TESTS[name](grid, mural)
        yield example(Board(grid, "".join(rows)), cells, int(bool(cells)), worth)


def _mural(rows: list[str]) -> tuple[Grid, Mural]:
    """A piece of mural as it is drawn."""
    grid = grid_of(len(rows), len(rows[0]))
    _, found = read_diagram(rows, "." + ICON_LETTERS + START_LETTER + TILE_LETTERS, grid)
    tiles, icons = ([found[letter] for letter in letters] for letters in (TILE_LETTERS, ICON_LETTERS))
    return grid, Mural._make((*tiles, found[START_LETTER], grid.none, *icons))


def _ankh(ankh: Ankh) -> Explained:
    bonus = BONUSES.get(ankh, Bonus())
    pieces = tuple(Piece("/".join(PIECES[name].rows)) for name in bonus.cartouches)
    name = note(f"cartouche-ankh-{ankh}")
    return Explained(f"ankh-{ankh}", name, (note("explained-ankh"),), pieces)
