"""The rules in every language: the same chapters, tables and rulings, every card by its name in play."""

import re

import pytest

from landscribe.core.text import slug
from landscribe.games import GAMES
from landscribe.games.cartographers.setup import BOXES, SCORING
from landscribe.games.cartouche.achievements import CARDS
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.texts import LANGUAGES, say_in
from landscribe.texts.rules import PAGES, Section, page, rules_of

NAMES = ("cartographers", "heroes", "mapmaker", "cartouche", "rulings")
RULING = re.compile(r"\b[CHMK]\d+\b")


def built(sections: tuple[Section, ...]) -> list[tuple[int, list[tuple[str, list[int]]]]]:
    """How a page is built: depth of headings, kinds of blocks, rows and cells."""
    return [
        (section.depth, [(block.kind, [len(row) for row in block.rows]) for block in section.blocks])
        for section in sections
    ]


def cells(sections: tuple[Section, ...]) -> list[str]:
    """Everything that is said, cell by cell."""
    return [
        cell for section in sections for block in section.blocks for row in block.rows for cell in row if cell
    ]


def test_every_game_has_rules() -> None:
    assert list(PAGES) == list(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_headings_tables_and_lists(name: str) -> None:
    assert built(page(name, "fr")) == built(page(name, "en"))


@pytest.mark.parametrize("name", NAMES)
def test_every_language_cites_the_same_rulings_in_the_same_places(name: str) -> None:
    cited = [[RULING.findall(cell) for cell in cells(page(name, language))] for language in LANGUAGES]
    assert cited[0] == cited[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_is_cited_stands_below(game: str, language: str) -> None:
    sections = rules_of(game, language)
    tables = [block for section in sections for block in section.blocks if block.kind == "table"]
    answered = {row[0] for table in tables for row in table.rows if RULING.fullmatch(row[0])}
    cited = {ruling for cell in cells(sections) for ruling in RULING.findall(cell)}
    elsewhere = {"H10"} if game == "cartographers" else set[str]()  # with the other box
    assert cited - answered == elsewhere


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_stands_in_the_rules_by_its_name(language: str) -> None:
    say = say_in(language)
    mapmaker = cells(rules_of("mapmaker", language))
    heroes = cells(rules_of("heroes", language))
    assert [name for name in MISSIONS if say(f"mapmaker-{slug(name)}") not in mapmaker] == []
    ambushes = [card.name for card in (*BOXES["heroes"].ambushes, *BOXES["heroes"].heroes)]
    assert [name for name in (*SCORING, *ambushes) if name not in heroes] == []
    found = {cell.split()[0] for cell in cells(rules_of("cartouche", language))}
    assert found >= set(CARDS)


def test_french_keeps_its_signs_on_the_line_of_their_word() -> None:
    loose = re.compile(r"[\w)`*] [:;!?»]|« ")  # instead of a no-break space
    assert [cell for name in NAMES for cell in cells(page(name, "fr")) if loose.search(cell)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_link_leads_to_another_page(name: str, language: str) -> None:
    said = " ".join(cells(page(name, language)))
    assert "](" not in said
    assert "|" not in said


def test_what_has_no_rules_is_refused() -> None:
    with pytest.raises(LookupError, match="'chess' has no rules here"):
        rules_of("chess", "en")
    with pytest.raises(LookupError, match="'xx' is no language here"):
        rules_of("mapmaker", "xx")
