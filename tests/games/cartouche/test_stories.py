"""Every story by diagrams: one that fulfils it, one that just does not."""

import pytest

from landscribe.core.text import cell_names
from landscribe.games.cartouche.stories import DRAFTED, STARTING, STORIES, Kind, covers, nearest, sites
from landscribe.games.cartouche.tokens import NO_TOKENS, Counts, payments
from tests.games.cartouche.helpers import drawn, tokens

# fmt: off
PATTERNS = [  # story, fulfilled, not fulfilled; tokens by their letters, * a scarab
    ("T01", "ccc", "ccs"), ("T02", "sss", "ss"), ("T03", "bb*", "bbch"), ("T04", "***", "**"),
    ("T05", "cccc", "ccc"), ("T06", "sss*", "sss"), ("T07", "bbbb", "bbb"), ("T08", "hhhh", "hhhc"),
    ("T09", "ccss", "cccs"), ("T10", "ccb*", "ccb"), ("T11", "cchh", "chhh"), ("T12", "ssbb", "sssb"),
    ("T13", "s*hh", "shh"), ("T14", "bbhh", "bbbh"), ("T15", "csbh", "csbc"), ("T16", "ccsb*", "csbh"),
    ("ST1", "cc", "cs"), ("ST2", "s*", "s"), ("ST3", "bb", "b"), ("ST4", "hh", "hc"),
    ("C01", "c.C", "cbC"), ("C02", "sO.", "s.b"), ("C03", ".bC", "bb."), ("C04", "h#.", "h.c"),
    ("C05", "cCc", "c.c"), ("C06", "sCs", "sCb"), ("C07", "bCb", "b.b"), ("C08", "h+h", "hhC"),
    ("C09", "cs", "csb"), ("C10", "sbC", "ssb"), ("C11", "bh", "b.C"), ("C12", "ch", "chc"),
    ("C13", "cbH", "cCb"), ("C14", "shO", "s#h"), ("C15", "csbh", "csbhc"),
    ("C16", "cbCs", "cbsC"), ("C17", "cCsh", "cshC"),
    ("SC1", "cB", "ccB"), ("SC2", "s", "sb"), ("SC3", "b.", "bc"), ("SC4", "Ch", "hc"),
    ("R01", "bCb", "bC."), ("R02", "hSh", "hBh"), ("R03", "cBc", "cBBs"), ("R04", "sHOs", "sHCs"),
    ("R05", "sCb/.h.", "sCb/..h"), ("R06", "cSb/.h.", "cS+b/.h.."), ("R07", "cBs/.h.", "cSs/.h."),
    ("R08", "cHs/.b.", "cH#/.b."),
    ("R09", "hCh/.c.", "hCh/.s."), ("R10", "cSc/.s.", "cSs/.s."), ("R11", "sBs/.b.", "sBs/..b"),
    ("R12", "bHb/.h.", "bH.b/.h.."),
    ("R13", "cSc/.c.", "cSc/..."), ("R14", "sSs/.s.", "sSCs/.s.."), ("R15", "bOb/.b.", "bOb/..b"),
    ("R16", "hHh/.h.", "hHh/.c."), ("R17", "cBs/bOh", "cBs/bHh"),
    ("SR1", "cHs", "cH.s"), ("SR2", "sSb", "sS#"), ("SR3", "bOh", "b+h"), ("SR4", "hBc", "hc."),
]
# fmt: on

LETTERS = {"c": "cat", "s": "snake", "b": "bird", "h": "human", "*": "scarab"}


def is_fulfilled(name: str, text: str) -> bool:
    wanted = STORIES[name].wanted
    if wanted.kind == Kind.TOKEN:
        held = tokens(" ".join(LETTERS[letter] for letter in text))
        return bool(payments(held, wanted.first, wanted.any_kind))
    grid, mural = drawn(text)
    return any(True for _ in sites(grid, mural, wanted))


def missing(name: str, text: str) -> int:
    wanted = STORIES[name].wanted
    if wanted.kind == Kind.TOKEN:
        held = tokens(" ".join(LETTERS[letter] for letter in text))
        grid, mural = drawn(".")
        return nearest(grid, mural, held, wanted).missing
    grid, mural = drawn(text)
    return nearest(grid, mural, NO_TOKENS, wanted).missing


def test_every_story_has_its_diagrams() -> None:
    assert sorted(name for name, _, _ in PATTERNS) == sorted(STORIES)


@pytest.mark.parametrize(("name", "enough", "short"), PATTERNS)
def test_a_story_is_fulfilled_or_not(name: str, enough: str, short: str) -> None:
    assert is_fulfilled(name, enough)
    assert not is_fulfilled(name, short)


@pytest.mark.parametrize(("name", "enough", "short"), PATTERNS)
def test_nothing_is_missing_where_a_story_is_fulfilled(name: str, enough: str, short: str) -> None:
    assert missing(name, enough) == 0
    assert missing(name, short) > 0


def test_fifty_stories_came_first_and_twelve_to_start_with() -> None:
    kinds = [story.kind for story in DRAFTED if story.since == 1]
    assert [kinds.count(kind) for kind in Kind] == [16, 17, 17]
    assert len([story for story in STARTING if story.since == 1]) == 12
    assert {story.points for story in STARTING} == {3}


@pytest.mark.parametrize(
    ("name", "diagram", "where"),
    [
        ("C01", "c.C/CCC", "a1 b1"),
        ("C05", "cCc", "a1 c1"),
        ("R01", "bCb/.s.", "a1 b1 c1 b2"),
        ("R13", "cSc/.c.", "a1 b1 c1 b2"),
    ],
)
def test_the_cells_that_fulfil_a_story(name: str, diagram: str, where: str) -> None:
    grid, mural = drawn(diagram)
    assert cell_names(grid, next(sites(grid, mural, STORIES[name].wanted))) == where


def test_the_nearest_chamber_says_what_lacks_and_what_is_too_many() -> None:
    grid, mural = drawn("cbCshh")
    near = nearest(grid, mural, NO_TOKENS, STORIES["C09"].wanted)
    assert (near.missing, cell_names(grid, near.cells)) == (2, "a1 b1")
    assert (near.lacks, near.extra) == (Counts(snake=1), Counts(bird=1))


def test_the_nearest_pair_of_chambers_takes_two_different_ones() -> None:
    grid, mural = drawn("cCb")
    near = nearest(grid, mural, NO_TOKENS, STORIES["C05"].wanted)
    assert near.missing == 1
    assert near.lacks == Counts(cat=1)
    grid, mural = drawn("s")
    assert nearest(grid, mural, NO_TOKENS, STORIES["C16"].wanted).lacks == Counts(cat=1, bird=1)


def test_the_nearest_river_says_which_icons_it_lacks() -> None:
    grid, mural = drawn("C.sCb")
    near = nearest(grid, mural, NO_TOKENS, STORIES["R05"].wanted)
    assert (near.missing, cell_names(grid, near.cells), near.lacks) == (1, "c1 d1 e1", Counts(human=1))


def test_missing_tokens_are_counted_with_scarabs_spent() -> None:
    grid, mural = drawn(".")
    near = nearest(grid, mural, tokens("cat scarab"), STORIES["T09"].wanted)
    assert (near.missing, near.lacks) == (2, Counts(cat=1, snake=2))


def test_black_tiles_have_a_choice_of_icons() -> None:
    grid, mural = drawn("sCs/bCh/...")
    found = covers(grid, mural, STORIES["R05"].wanted)
    assert [cell_names(grid, covered) for covered in found] == ["a1", "c1"]
