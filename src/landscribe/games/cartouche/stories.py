"""The stories of Cartouche, 50 to draft and 12 to start with: when they are fulfilled, what is missing."""

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from landscribe.core.cells import count, has_all, kernel, lowest, only_if, singles
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartouche.mural import (
    TILE_LETTERS,
    Mural,
    all_icons,
    chambers,
    counted,
    rivers,
    shores,
)
from landscribe.games.cartouche.tokens import NOTHING, Counts, Tokens, beyond, counts_of, short, total


class Kind(IntEnum):
    """The three kinds of story."""

    TOKEN = 0
    CHAMBER = 1
    RIVER = 2


class Told(NamedTuple):
    """How many stories are told of each kind."""

    token: int
    chamber: int
    river: int


@kernel
def told_more(told: Told, kind: int) -> Told:
    """One more story of a kind told."""
    return Told(told.token + (kind == 0), told.chamber + (kind == 1), told.river + (kind == 2))


ANY = -1  # the colour of a river that may have any one colour


class Wanted(NamedTuple):
    """What a story asks for, as kernels want it."""

    kind: int
    first: Counts  # the tokens to turn in, the icons of a chamber, or the icons at a river
    second: Counts  # the icons of another chamber; nothing when one is enough
    any_kind: int  # tokens of any kind to turn in
    colour: int  # the animal of a river, or ANY
    black: Counts  # the icons that black tiles cover when it is completed


class Story(NamedTuple):
    """A story card."""

    id: str
    points: int
    wanted: Wanted
    since: int  # the version of the rules that brought it

    @property
    def kind(self) -> Kind:
        """Token, chamber or river story."""
        return Kind(self.wanted.kind)


class Near(NamedTuple):
    """How far a story is: what it still takes, and the chambers or the river that come nearest."""

    missing: int  # tokens short, or icons that lack or are too many; 0 when the story is fulfilled
    cells: Cells
    lacks: Counts
    extra: Counts


@kernel
def chamber_sites(grid: Grid, mural: Mural, first: Counts, second: Counts) -> Iterator[Cells]:
    """The chambers with exactly these icons (K13), or each pair of different chambers (K14)."""
    for chamber in chambers(grid, mural):
        if counted(mural, chamber) == first:
            if total(second) == 0:
                yield chamber
            else:
                for other in chambers(grid, mural):
                    if other != chamber and counted(mural, other) == second:
                        yield chamber | other


@kernel
def river_sites(grid: Grid, mural: Mural, colour: int, wanted: Counts) -> Iterator[Cells]:
    """The rivers of a colour that touch at least these icons (K16), each with the icons it touches."""
    for animal in range(4):
        if colour in (ANY, animal):
            for river in rivers(grid, mural, animal):
                site = shores(grid, mural, river)
                if total(beyond(wanted, counted(mural, site))) == 0:
                    yield site


@kernel
def sites(grid: Grid, mural: Mural, wanted: Wanted) -> Iterator[Cells]:
    """Every place of a mural that fulfils a chamber or river story."""
    if wanted.kind == Kind.CHAMBER:
        for site in chamber_sites(grid, mural, wanted.first, wanted.second):
            yield site
    else:
        for site in river_sites(grid, mural, wanted.colour, wanted.first):
            yield site


class Cover(NamedTuple):
    """A choice of icons to cover with black tiles, and the first place that allows it."""

    covered: Cells
    site: Cells


@kernel
def ways_to_cover(grid: Grid, mural: Mural, wanted: Wanted) -> Iterator[Cover]:
    """Every choice of icons that a chamber or river story has covered (K18); one where it covers none."""
    for number, site in enumerate(sites(grid, mural, wanted)):
        bare = site & all_icons(mural)
        if total(beyond(wanted.black, counted(mural, bare))):
            continue
        for cats in some_of(mural.cat_icons & bare, wanted.black.cat):
            for snakes in some_of(mural.snake_icons & bare, wanted.black.snake):
                for birds in some_of(mural.bird_icons & bare, wanted.black.bird):
                    for humans in some_of(mural.human_icons & bare, wanted.black.human):
                        covered = cats | snakes | birds | humans
                        if is_first(grid, mural, wanted, number, covered):
                            yield Cover(covered, site)


@kernel
def first_cover(grid: Grid, mural: Mural, wanted: Wanted) -> Cover:
    """The first of these ways; nowhere while the story is not fulfilled."""
    for site in sites(grid, mural, wanted):
        bare = site & all_icons(mural)
        if total(beyond(wanted.black, counted(mural, bare))) == 0:
            covered = first_of(mural.cat_icons & bare, wanted.black.cat)
            covered |= first_of(mural.snake_icons & bare, wanted.black.snake)
            covered |= first_of(mural.bird_icons & bare, wanted.black.bird)
            return Cover(covered | first_of(mural.human_icons & bare, wanted.black.human), site)
    return Cover(grid.none, grid.none)


@kernel
def is_first(grid: Grid, mural: Mural, wanted: Wanted, number: int, covered: Cells) -> bool:
    """Whether none of so many places before allows the same choice."""
    for site in sites(grid, mural, wanted):
        if number == 0:
            return True
        if has_all(site, covered):
            return False
        number -= 1
    return True


@kernel
def some_of(cells: Cells, number: int) -> Iterator[Cells]:
    """Every way to choose so many of these cells, in row order."""
    chosen = first_of(cells, number)
    while count(chosen) == number:
        yield chosen
        chosen = next_of(cells, number, chosen)


@kernel
def first_of(cells: Cells, number: int) -> Cells:
    """So many of these cells, as far as there are, from the first on."""
    rest = cells
    for _ in range(number):
        rest ^= lowest(rest)
    return cells ^ rest


@kernel
def next_of(cells: Cells, number: int, chosen: Cells) -> Cells:
    """The choice after this one: the last cell that can moves on, those after it follow."""
    none = cells ^ cells
    last, moving = none, none
    for cell in singles(cells):
        if cell & chosen:
            last = cell
        else:
            moving = last
    if not moving:
        return cells | lowest(~cells)  # too many: that was the last
    following, is_after = none, False
    for cell in singles(cells):
        if cell == moving:
            is_after = True
        elif is_after:
            following |= only_if(count(following) < number, cell)
        else:
            following |= cell & chosen
    return following


def covers(grid: Grid, mural: Mural, wanted: Wanted) -> dict[Cells, Cells]:
    """The choices of icons to cover, each with its place."""
    return {cover.covered: cover.site for cover in ways_to_cover(grid, mural, wanted)}


@kernel
def nearest_chamber(grid: Grid, mural: Mural, wanted: Counts, besides: Cells) -> Near:
    """The chamber that comes nearest to these icons, another than the one given."""
    best = Near(total(wanted), grid.none, wanted, NOTHING)
    for chamber in chambers(grid, mural):
        if chamber != besides:
            found = counted(mural, chamber)
            lacks, extra = beyond(wanted, found), beyond(found, wanted)
            missing = total(lacks) + total(extra)
            if missing < best.missing or (missing == best.missing and not best.cells):
                best = Near(missing, chamber, lacks, extra)
    return best


@kernel
def nearest_chambers(grid: Grid, mural: Mural, first: Counts, second: Counts) -> Near:
    """The chamber, or the two different ones, that come nearest to a chamber story."""
    if total(second) == 0:
        return nearest_chamber(grid, mural, first, grid.none)
    nowhere = Near(total(first), grid.none, first, NOTHING)
    best = _together(nowhere, nearest_chamber(grid, mural, second, grid.none))
    for chamber in chambers(grid, mural):
        found = counted(mural, chamber)
        lacks, extra = beyond(first, found), beyond(found, first)
        near = Near(total(lacks) + total(extra), chamber, lacks, extra)
        if near.missing < best.missing:
            pair = _together(near, nearest_chamber(grid, mural, second, chamber))
            if pair.missing < best.missing:
                best = pair
    return best


@kernel
def _together(near: Near, other: Near) -> Near:
    lacks = Counts(
        near.lacks.cat + other.lacks.cat,
        near.lacks.snake + other.lacks.snake,
        near.lacks.bird + other.lacks.bird,
        near.lacks.human + other.lacks.human,
    )
    extra = Counts(
        near.extra.cat + other.extra.cat,
        near.extra.snake + other.extra.snake,
        near.extra.bird + other.extra.bird,
        near.extra.human + other.extra.human,
    )
    return Near(near.missing + other.missing, near.cells | other.cells, lacks, extra)


@kernel
def nearest_river(grid: Grid, mural: Mural, colour: int, wanted: Counts) -> Near:
    """The river of a colour that touches the most of these icons."""
    best = Near(total(wanted), grid.none, wanted, NOTHING)
    for animal in range(4):
        if colour in (ANY, animal):
            for river in rivers(grid, mural, animal):
                site = shores(grid, mural, river)
                lacks = beyond(wanted, counted(mural, site))
                if total(lacks) < best.missing:
                    best = Near(total(lacks), site, lacks, NOTHING)
    return best


def nearest(grid: Grid, mural: Mural, tokens: Tokens, wanted: Wanted) -> Near:
    """How far a story is on this mural, with these tokens."""
    match Kind(wanted.kind):
        case Kind.TOKEN:
            lacks = beyond(wanted.first, Counts(*tokens[:4]))
            return Near(short(tokens, wanted.first, wanted.any_kind), grid.none, lacks, NOTHING)
        case Kind.CHAMBER:
            return nearest_chambers(grid, mural, wanted.first, wanted.second)
        case Kind.RIVER:
            return nearest_river(grid, mural, wanted.colour, wanted.first)


def _token(id: str, points: int, tokens: str, since: int = 1) -> Story:
    wanted = Wanted(Kind.TOKEN, counts_of(tokens), NOTHING, tokens.count("*"), ANY, NOTHING)
    return Story(id, points, wanted, since)


def _chamber(id: str, points: int, icons: str, black: str, since: int = 1) -> Story:
    first, _, second = icons.partition("+")
    wanted = Wanted(Kind.CHAMBER, counts_of(first), counts_of(second), 0, ANY, counts_of(black))
    return Story(id, points, wanted, since)


def _river(id: str, points: int, colour: str, icons: str, black: str, since: int = 1) -> Story:
    animal = ANY if colour == "*" else TILE_LETTERS.index(colour)
    wanted = Wanted(Kind.RIVER, counts_of(icons), NOTHING, 0, animal, counts_of(black))
    return Story(id, points, wanted, since)


# fmt: off
DRAFTED = (
    # tokens to turn in, * any
    _token("T01", 5, "ccc"),
    _token("T02", 5, "sss"),
    _token("T03", 5, "bbb"),
    _token("T04", 5, "hhh"),
    _token("T05", 7, "cccc"),
    _token("T06", 7, "ssss"),
    _token("T07", 7, "bbbb"),
    _token("T08", 7, "hhhh"),
    _token("T09", 6, "ccss"),
    _token("T10", 6, "ccbb"),
    _token("T11", 6, "cchh"),
    _token("T12", 6, "ssbb"),
    _token("T13", 6, "sshh"),
    _token("T14", 6, "bbhh"),
    _token("T15", 5, "csbh"),
    _token("T16", 6, "*****"),
    # icons of the chamber, + another chamber; icons that black tiles cover
    _chamber("C01", 4, "c", ""),
    _chamber("C02", 4, "s", ""),
    _chamber("C03", 4, "b", ""),
    _chamber("C04", 4, "h", ""),
    _chamber("C05", 7, "c+c", ""),
    _chamber("C06", 7, "s+s", ""),
    _chamber("C07", 7, "b+b", ""),
    _chamber("C08", 7, "h+h", ""),
    _chamber("C09", 6, "cs", "c"),
    _chamber("C10", 6, "sb", "s"),
    _chamber("C11", 6, "bh", "b"),
    _chamber("C12", 6, "ch", "h"),
    _chamber("C13", 5, "cb", ""),
    _chamber("C14", 5, "sh", ""),
    _chamber("C15", 10, "csbh", ""),
    _chamber("C16", 7, "cb+s", ""),
    _chamber("C17", 7, "sh+c", ""),
    # the river's animal, * any one; icons it touches; icons that black tiles cover
    _river("R01", 5, "C", "bb", ""),
    _river("R02", 5, "S", "hh", ""),
    _river("R03", 5, "B", "cc", ""),
    _river("R04", 5, "H", "ss", ""),
    _river("R05", 5, "C", "sbh", "s"),
    _river("R06", 5, "S", "cbh", "b"),
    _river("R07", 5, "B", "csh", "h"),
    _river("R08", 5, "H", "csb", "c"),
    _river("R09", 6, "C", "chh", ""),
    _river("R10", 6, "S", "ccs", ""),
    _river("R11", 6, "B", "ssb", ""),
    _river("R12", 6, "H", "bbh", ""),
    _river("R13", 7, "*", "ccc", ""),
    _river("R14", 7, "*", "sss", ""),
    _river("R15", 7, "*", "bbb", ""),
    _river("R16", 7, "*", "hhh", ""),
    _river("R17", 5, "*", "csbh", ""),
)

STARTING = (
    _token("ST1", 3, "cc"),
    _token("ST2", 3, "ss"),
    _token("ST3", 3, "bb"),
    _token("ST4", 3, "hh"),
    _chamber("SC1", 3, "c", ""),
    _chamber("SC2", 3, "s", ""),
    _chamber("SC3", 3, "b", ""),
    _chamber("SC4", 3, "h", ""),
    _river("SR1", 3, "*", "cs", ""),
    _river("SR2", 3, "*", "sb", ""),
    _river("SR3", 3, "*", "bh", ""),
    _river("SR4", 3, "*", "ch", ""),
)
# fmt: on

STORIES = {story.id: story for story in (*DRAFTED, *STARTING)}
