"""The geometry, stories and achievements of Cartouche, read a second time.

Animals go by name ("cat"), in arguments and as the keys of every Counter; only murals and tiles use letters.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations_with_replacement, permutations

from .maps import Cell, around, clusters, cols_of, rows_of, turns_and_flips

Mural = dict[Cell, str]
Chamber = frozenset[Cell]
River = frozenset[Cell]
Placement = frozenset[tuple[Cell, str]]

ANIMALS = ("cat", "snake", "bird", "human")
ICONS = {"c": "cat", "s": "snake", "b": "bird", "h": "human"}
TILES = {"C": "cat", "S": "snake", "B": "bird", "H": "human"}
PLAIN, CARTOUCHE, BLACK, START = ".", "O", "#", "+"
LETTERS = {PLAIN, CARTOUCHE, BLACK, START, *ICONS, *TILES}

# One word for each chamber, one letter for each icon in it.
CHAMBER_STORIES = {
    "C01": "c",
    "C02": "s",
    "C03": "b",
    "C04": "h",
    "C05": "c c",
    "C06": "s s",
    "C07": "b b",
    "C08": "h h",
    "C09": "cs",
    "C10": "sb",
    "C11": "bh",
    "C12": "ch",
    "C13": "cb",
    "C14": "sh",
    "C15": "csbh",
    "C16": "cb s",
    "C17": "sh c",
    "SC1": "c",
    "SC2": "s",
    "SC3": "b",
    "SC4": "h",
}

# The animals of which the river may be, and the icons that it touches.
RIVER_STORIES = {
    "R01": (("cat",), "bb"),
    "R02": (("snake",), "hh"),
    "R03": (("bird",), "cc"),
    "R04": (("human",), "ss"),
    "R05": (("cat",), "sbh"),
    "R06": (("snake",), "cbh"),
    "R07": (("bird",), "csh"),
    "R08": (("human",), "csb"),
    "R09": (("cat",), "chh"),
    "R10": (("snake",), "ccs"),
    "R11": (("bird",), "ssb"),
    "R12": (("human",), "bbh"),
    "R13": (ANIMALS, "ccc"),
    "R14": (ANIMALS, "sss"),
    "R15": (ANIMALS, "bbb"),
    "R16": (ANIMALS, "hhh"),
    "R17": (ANIMALS, "csbh"),
    "SR1": (ANIMALS, "cs"),
    "SR2": (ANIMALS, "sb"),
    "SR3": (ANIMALS, "bh"),
    "SR4": (ANIMALS, "ch"),
}


def parse(text: str) -> Mural:
    """Read a mural whose rows are separated by newlines or slashes."""
    rows = [row.strip() for row in text.strip().replace("/", "\n").split("\n")]
    mural: Mural = {}
    for row, letters in enumerate(rows):
        if len(letters) != len(rows[0]):
            raise ValueError(f"Row {row} of the mural is {letters!r}, not {len(rows[0])} letters long.")
        for col, letter in enumerate(letters):
            if letter not in LETTERS:
                raise ValueError(f"A mural holds no {letter!r}, only {''.join(sorted(LETTERS))}.")
            mural[row, col] = letter
    return mural


SIDE_A = parse("""
    .c....b..
    ..b.h...s
    s......h.
    ...c.s...
    .b.....c.
    ...h.b...
    .s......h
    h...s.c..
    ..c....b.
""")

SIDE_B = parse("""
    .c...h...
    ...b..c.s
    .h..s....
    b......h.
    ..c.+.b..
    .s......c
    ....h..s.
    h.b..c...
    ...s...b.
""")


def chambers(mural: Mural) -> set[Chamber]:
    """Collect the chambers, the open rest of the mural among them (K12)."""
    return {frozenset(group) for group in clusters(cell for cell in mural if _is_empty(mural[cell]))}


def icons_in(mural: Mural, cells: Iterable[Cell]) -> Counter[str]:
    """Count the uncovered icons on these cells by animal."""
    return Counter(ICONS[mural[cell]] for cell in set(cells) if mural[cell] in ICONS)


def rivers(mural: Mural, animal: str) -> set[River]:
    """Collect the groups of an animal's squares and cartouches, as long as they go (K16, K17)."""
    wet = {cell for cell in mural if mural[cell] == CARTOUCHE or TILES.get(mural[cell]) == animal}
    return {frozenset(group) for group in clusters(wet)}


def river_icons(mural: Mural, river: Iterable[Cell]) -> Counter[str]:
    """Count the uncovered icons that a river touches along an edge, each once."""
    return icons_in(mural, around(mural, river))


def placements(mural: Mural, tile_rows: list[str], side: str) -> set[Placement]:
    """Collect every legal way to place a tile, turned or flipped (K8, K9)."""
    if side not in ("A", "B"):
        raise ValueError(f"A mural has no side {side!r}, only A and B.")
    found: set[Placement] = set()
    for oriented in _orientations(tile_rows):
        for top, left in mural:
            placement = frozenset(((top + row, left + col), letter) for (row, col), letter in oriented)
            cells = {cell for cell, _ in placement}
            fits = all(cell in mural and _is_empty(mural[cell]) for cell in cells)
            if fits and (_touches_reeds(mural, cells, side) or _touches_tile(mural, cells)):
                found.add(placement)
    return found


def tokens(mural_before: Mural, placement: Placement) -> Counter[str]:
    """Count the story tokens a placement earns, one per animal region and icon that match (K6)."""
    mural = {**mural_before, **dict(placement)}
    earned: Counter[str] = Counter()
    for letter, animal in TILES.items():
        for region in clusters(cell for cell, shown in placement if shown == letter):
            earned[animal] += river_icons(mural, region)[animal]
    return +earned


def stories_fulfilled(mural: Mural) -> set[str]:
    """Collect the chamber and river stories whose condition holds (K13, K14, K16)."""
    fulfilled: set[str] = set()
    for story, card in CHAMBER_STORIES.items():
        wanted = [_icons(word) for word in card.split()]
        for chosen in permutations(chambers(mural), len(wanted)):
            if [icons_in(mural, chamber) for chamber in chosen] == wanted:
                fulfilled.add(story)
    for story, (animals, letters) in RIVER_STORIES.items():
        for animal in animals:
            if any(river_icons(mural, river) >= _icons(letters) for river in rivers(mural, animal)):
                fulfilled.add(story)
    return fulfilled


def can_pay(tokens: Mapping[str, int], need: Mapping[str, int], any: int = 0) -> bool:
    """Tell whether these tokens pay what is needed, and then any more, scarabs standing in for animals."""
    if tokens.get("scarab", 0) + sum(tokens.get(animal, 0) for animal in ANIMALS) < sum(need.values()) + any:
        return False
    for disguises in combinations_with_replacement(ANIMALS, tokens.get("scarab", 0)):
        hand = Counter({animal: tokens.get(animal, 0) for animal in ANIMALS}) + Counter(disguises)
        if all(hand[animal] >= need[animal] for animal in need):
            return True
    return False


def achievements_fulfilled(mural: Mural) -> set[str]:
    """Collect the achievement cards that the mural alone decides and whose condition holds."""
    held = [icons_in(mural, chamber) for chamber in chambers(mural)]
    full_rows = sum(1 for row in rows_of(mural) if _is_full(mural, row))
    full_cols = sum(1 for col in cols_of(mural) if _is_full(mural, col))
    conditions = {
        "A1": full_rows >= 1 and full_cols >= 1,
        "A2": full_rows >= 2 or full_cols >= 2,
        "A3": any(icons.total() == 8 for icons in held),
        "A4": any(icons == Counter({animal: 2}) for icons in held for animal in ANIMALS),
        "A5": any(held.count(Counter({animal: 1})) >= 4 for animal in ANIMALS),
        "A6": _has_linked_corners(mural),
        "A6R": _has_river_between_corners(mural),
        "A7": _has_crossing_river(mural),
    }
    return {achievement for achievement, holds in conditions.items() if holds}


def _is_empty(letter: str) -> bool:
    """Tell whether no tile lies on a square; an uncovered icon does not fill it (K20)."""
    return letter == PLAIN or letter in ICONS


def _is_filled(letter: str) -> bool:
    """Tell whether a square counts as filled for achievements: the start does, black does not (K19)."""
    return letter in TILES or letter in (CARTOUCHE, START)


def _is_full(mural: Mural, line: list[Cell]) -> bool:
    """Tell whether every square of a line is filled."""
    return all(_is_filled(mural[cell]) for cell in line)


def _icons(letters: str) -> Counter[str]:
    """Count the icons that a card shows by animal."""
    return Counter(ICONS[letter] for letter in letters)


def _orientations(tile_rows: list[str]) -> set[Placement]:
    """Collect the different ways to turn and flip a tile, each with its corner at the origin."""
    found: set[Placement] = set()
    for way in range(8):
        turned = {
            turns_and_flips((row, col))[way]: letter
            for row, letters in enumerate(tile_rows)
            for col, letter in enumerate(letters)
            if letter != PLAIN
        }
        top = min(row for row, _ in turned)
        left = min(col for _, col in turned)
        found.add(frozenset(((row - top, col - left), letter) for (row, col), letter in turned.items()))
    return found


def _touches_reeds(mural: Mural, cells: set[Cell], side: str) -> bool:
    """Tell whether cells lie on the bottom row (side A) or against the start square (side B) (K8)."""
    if side == "A":
        return not cells.isdisjoint(rows_of(mural)[-1])
    return any(mural[cell] == START for cell in around(mural, cells))


def _touches_tile(mural: Mural, cells: set[Cell]) -> bool:
    """Tell whether cells share an edge with an animal, a cartouche or a black tile (K9)."""
    return any(mural[cell] in TILES or mural[cell] in (CARTOUCHE, BLACK) for cell in around(mural, cells))


def _has_linked_corners(mural: Mural) -> bool:
    """Tell whether tiles of any colour lead from a corner to the opposite one (K28)."""
    first, *_, last = rows_of(mural)
    diagonals = [{first[0], last[-1]}, {first[-1], last[0]}]
    blocks = clusters(cell for cell in mural if _is_filled(mural[cell]))
    return any(corners <= block for corners in diagonals for block in blocks)


def _has_river_between_corners(mural: Mural) -> bool:
    """Tell whether a river of one animal leads from a corner to the opposite one (K28, strictly)."""
    first, *_, last = rows_of(mural)
    diagonals = [{first[0], last[-1]}, {first[-1], last[0]}]
    return any(
        corners <= river for corners in diagonals for animal in ANIMALS for river in rivers(mural, animal)
    )


def _has_crossing_river(mural: Mural) -> bool:
    """Tell whether a river leads from the top to the bottom or from the left to the right."""
    rows, cols = rows_of(mural), cols_of(mural)
    return any(
        not (river.isdisjoint(lines[0]) or river.isdisjoint(lines[-1]))
        for animal in ANIMALS
        for river in rivers(mural, animal)
        for lines in (rows, cols)
    )
