"""The stories, achievements and ankhs of Cartouche explained, each on a piece of mural that fulfils it.

>>> (story,) = [card for card in explain() if card.id == "C09"]
>>> story.examples[0].points
6
"""

from collections.abc import Iterator, Sequence
from functools import cache

from landscribe.core.explained import Example, Explained, example
from landscribe.core.grid import Grid, grid_of
from landscribe.core.note import Note, note
from landscribe.core.page import piece_of
from landscribe.core.text import Board, read_diagram
from landscribe.games.cartouche.achievements import CARDS, FIXED, missing_for
from landscribe.games.cartouche.ankhs import BONUSES, Ankh, Bonus
from landscribe.games.cartouche.mural import ICON_LETTERS, SIDES, START_LETTER, TILE_LETTERS, Mural
from landscribe.games.cartouche.stories import ANY, STORIES, Kind, Story, Told, Wanted, sites
from landscribe.games.cartouche.tiles import PIECES
from landscribe.games.cartouche.tokens import NO_TOKENS, TOKENS, Counts, Tokens, added, payments, spent
from landscribe.games.cartouche.trays import TOKEN_LETTERS
from landscribe.games.cartouche.words import achievement_title, listed, story_text, story_title

# fmt: off
TOLD = {
    "rivers":    ("R01 R02 R03",         "cc..bb/BB..CC/....C./hSSh.H/..S..s"),
    "chambers":  ("C01 C03 C14",         "c.BshC/CCSSCc/b..Hcc"),
    "identical": ("C01 C02 C03 C04 C13", "cHsCbSh/CSHBCCB/cbCHSss"),
}
JOINED = {
    Ankh.SMALL:  ("R13", "c..c.../BOBOBOS/..c...."),
    Ankh.LONG:   ("R02", "h....h/SOOOOS/...C.."),
    Ankh.SQUARE: ("R15", "b..C./HOO.b/.OOHH/.b..."),
}
# fmt: on
OFFERINGS = ("ST1", "ST2", "T03")
PAID = {Ankh.SQUARE: ("T01", Tokens(cat=2, snake=1)), Ankh.SCARABS: ("T05", Tokens(cat=2, snake=1))}
DRAWN = ("MB06", "DCS3", "MH03")


@cache
def explain() -> tuple[Explained, ...]:
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
    rows = _river(story.wanted) if story.kind == Kind.RIVER else _chambers(story.wanted)
    return _site(rows, story, worth)


def _site(rows: list[str], story: Story, worth: Note) -> Example:
    """A piece of mural on which the story is fulfilled, and its first place."""
    grid, mural = mural_of(rows)
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
    return _in_a_row((payment,), spent(held, payment), points, worth)


def _in_a_row(given: Sequence[Tokens], left: Tokens, points: int, worth: Note) -> Example:
    """Tokens that are turned in or taken, lit, and those that are left."""
    groups = [_tokens(tokens) for tokens in (*given, left)]
    row = ".".join(groups)
    grid = grid_of(1, len(row))
    lit = sum(1 << place for place in range(len(row) - len(groups[-1])) if row[place] != ".")
    return example(Board(grid, row), lit, points, worth, "row")


def _tokens(tokens: Tokens) -> str:
    return "".join(letter * number for letter, number in zip(TOKEN_LETTERS, tokens, strict=True))


def _spare(counts: Counts) -> int:
    """An animal that is not asked for, or the first where all are."""
    return next((place for place, number in enumerate(counts) if not number), 0)


def _achievement(name: str) -> Explained:
    text = note(f"cartouche-achievement-{name.lower()}-text")
    texts = (text, note("explained-achievement"))
    return Explained(name, achievement_title(name), texts, examples=tuple(_fulfilled(name)))


def _fulfilled(name: str) -> Iterator[Example]:
    """What fulfils an achievement: tokens, stories that are told, or a mural."""
    worth = note("explained-fulfilled")
    if name in CARDS and CARDS[name].prices:
        yield _paid(CARDS[name].prices[0], 0, 1, worth)
    elif name == "tokens":
        yield _offered()
    elif name in TOLD:
        yield _told(name)
    else:
        rows = CARDS[name].example.split("/")
        grid, mural = mural_of(rows)
        test = CARDS[name].test
        cells = test(grid, mural) if test else grid.none
        yield example(Board(grid, "".join(rows)), cells, int(bool(cells)), worth)


def _offered() -> Example:
    """A row of tokens that pays for token stories one after the other."""
    given, left = list[Tokens](), Tokens(cat=2, snake=2, bird=3, human=1)
    for story in OFFERINGS:
        given.append(payments(left, STORIES[story].wanted.first)[0])
        left = spent(left, given[-1])
    return _in_a_row(given, left, _is_fulfilled("tokens", OFFERINGS), _with(OFFERINGS))


def _told(name: str) -> Example:
    """A mural on which as many stories of a kind are fulfilled, each at a place of its own."""
    asked, diagram = TOLD[name]
    stories, rows = asked.split(), diagram.split("/")
    grid, mural = mural_of(rows)
    places = [next(sites(grid, mural, STORIES[story].wanted), grid.none) for story in stories]
    told = [story for story, place in zip(stories, places, strict=True) if place]
    board = Board(grid, "".join(rows))
    return example(board, sum(set(places)), _is_fulfilled(name, told), _with(told))


def _is_fulfilled(name: str, told: Sequence[str]) -> int:
    """1 where an achievement lacks nothing once these stories are told."""
    kinds = [STORIES[story].kind for story in told]
    return int(missing_for(name, SIDES["A"], NO_TOKENS, Told(*map(kinds.count, Kind))) == 0)


def _with(stories: Sequence[str]) -> Note:
    return note("explained-fulfilled-with", stories=listed([story_title(story) for story in stories]))


def mural_of(rows: list[str]) -> tuple[Grid, Mural]:
    """A piece of mural as it is drawn."""
    grid = grid_of(len(rows), len(rows[0]))
    _, found = read_diagram(rows, "." + ICON_LETTERS + START_LETTER + TILE_LETTERS, grid)
    tiles, icons = ([found[letter] for letter in letters] for letters in (TILE_LETTERS, ICON_LETTERS))
    return grid, Mural._make((*tiles, found[START_LETTER], grid.none, *icons))


def _ankh(ankh: Ankh) -> Explained:
    bonus = BONUSES.get(ankh, Bonus())
    pieces = tuple(piece_of("/".join(PIECES[name].rows)) for name in bonus.cartouches)
    name = note(f"cartouche-ankh-{ankh}")
    return Explained(f"ankh-{ankh}", name, (note("explained-ankh"),), pieces, tuple(_used(ankh)))


def _used(ankh: Ankh) -> Iterator[Example]:
    """What a bonus can bring: a story that its pieces or scarabs fulfil, a tile, or the like again."""
    if ankh in JOINED:
        story, diagram = JOINED[ankh]
        yield _site(diagram.split("/"), STORIES[story], _thanks(story))
    if ankh in PAID:
        story, held = PAID[ankh]
        held = added(held, BONUSES[ankh].tokens)
        payment = payments(held, STORIES[story].wanted.first)[0]
        yield _in_a_row((payment,), spent(held, payment), STORIES[story].points, _thanks(story))
    if ankh == Ankh.PIECES:
        yield _kept()
    if ankh == Ankh.REPEAT:
        yield _repeated(Ankh.SCARABS)


def _thanks(story: str) -> Note:
    worth = note("explained-points", points=STORIES[story].points)
    return note("explained-told-with-it", story=story_title(story), worth=worth)


def _repeated(ankh: Ankh) -> Example:
    """The tokens of a bonus, and the same once more."""
    tokens = _tokens(BONUSES[ankh].tokens)
    grid = grid_of(1, 2 * len(tokens) + 1)
    lit = ((1 << len(tokens)) - 1) << len(tokens) + 1
    worth = note("explained-again", bonus=note(f"cartouche-ankh-{ankh}"))
    return example(Board(grid, f"{tokens}.{tokens}"), lit, len(tokens), worth, "row")


def _kept() -> Example:
    """The tiles that are drawn, and the one that is kept."""
    tiles = [PIECES[name].rows for name in DRAWN]
    height = max(map(len, tiles))
    rows = [".".join(_line(tile, row) for tile in tiles) for row in range(height)]
    grid = grid_of(height, len(rows[0]))
    kept = [grid.at(r, c) for r, row in enumerate(tiles[0]) for c, mark in enumerate(row) if mark != "."]
    return example(Board(grid, "".join(rows)), sum(kept), 1, note("explained-kept"))


def _line(tile: tuple[str, ...], row: int) -> str:
    return tile[row] if row < len(tile) else "." * len(tile[0])
