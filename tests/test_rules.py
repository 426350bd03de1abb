"""The rules in every language: the same chapters, tables and rulings, every card by its name in play."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import landscribe
from landscribe.core.note import spoken
from landscribe.core.text import slug
from landscribe.games import GAMES
from landscribe.games.cartographers.setup import BOXES
from landscribe.games.cartouche.achievements import CARDS as ACHIEVEMENTS
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.texts import LANGUAGES, say_in
from landscribe.texts.rules import Section, Span, page, rules_of, spans

TEXTS = Path(landscribe.__file__).parent / "texts"
NAMES = sorted({name for game in GAMES.values() for name in game.pages} | {"rulings"})


def built(sections: tuple[Section, ...]) -> list[tuple[int, list[tuple[str, list[int]]]]]:
    """How a page is built: depth of headings, kinds of blocks, rows and cells."""
    return [
        (section.depth, [(block.kind, [len(row) for row in block.rows]) for block in section.blocks])
        for section in sections
    ]


def cells(sections: tuple[Section, ...]) -> list[str]:
    """Everything that is said, cell by cell."""
    return [
        "".join(span.text for span in cell)
        for section in sections
        for block in section.blocks
        for row in block.rows
        for cell in row
        if cell
    ]


def ids(sections: tuple[Section, ...], style: str) -> list[str]:
    """The rulings that are cited, or those that are answered."""
    return [span.text for span in spans(sections) if span.style == style]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_the_rules_of_a_game_or_the_rulings(language: str) -> None:
    assert sorted(file.stem for file in (TEXTS / language / "rules").glob("*.md")) == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_headings_tables_and_lists(name: str, language: str) -> None:
    assert built(page(name, language)) == built(page(name, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_cites_the_same_rulings_in_the_same_places(name: str, language: str) -> None:
    def cited(language: str) -> Iterator[list[str]]:
        for section in page(name, language):
            for block in section.blocks:
                for row in block.rows:
                    yield [span.text for cell in row for span in cell if span.style == "citation"]

    assert list(cited(language)) == list(cited("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_row_of_a_table_has_as_many_cells_as_its_head(name: str, language: str) -> None:
    for section in page(name, language):
        for block in section.blocks:
            assert len({len(row) for row in block.rows}) == 1, section.title


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_is_cited_stands_below(game: str, language: str) -> None:
    sections = rules_of(game, language)
    cited = {name for page_name in GAMES[game].pages for name in ids(page(page_name, language), "citation")}
    elsewhere = {"H10"} if game == "cartographers" else set[str]()  # with the other box
    assert cited - set(ids(sections, "ruling")) == elsewhere
    assert set(ids(sections, "citation")) == cited - elsewhere


def test_every_ruling_stands_in_the_rules_of_a_game_and_is_answered_once() -> None:
    answered = ids(page("rulings", "en"), "ruling")
    assert len(set(answered)) == len(answered)
    assert {name for game in GAMES for name in ids(rules_of(game, "en"), "ruling")} == set(answered)


def test_marks_are_read_and_links_are_their_words() -> None:
    text = " ".join(cells(page("cartouche", "en")))
    assert not re.search(r"\*|`|\]\(|\|", text)
    (first,) = page("cartographers", "en")[0].blocks
    assert Span("citation", "C19") in first.rows[0][0]
    assert "are rulings; the second box" in "".join(span.text for span in first.rows[0][0])
    assert {span.style for span in spans(page("cartouche", "en"))} == {
        *("plain", "bold", "slanted", "typed", "citation")
    }


def cards_of(game: str, language: str) -> list[str]:
    """Every card of a game, as it is called there."""
    say = say_in(language)
    boxes = {"cartographers": ["base"], "heroes": ["base", "heroes"]}
    land = [
        card.name
        for box in (BOXES[name] for name in boxes.get(game, []))
        for card in (*box.scoring, *box.explore, *box.ruins, *box.ambushes, *box.heroes)
    ]
    missions = [say(f"mapmaker-{slug(name)}") for name in MISSIONS]
    murals = [say(f"cartouche-achievement-{slug(name)}") for name in ACHIEVEMENTS]
    murals += [say(f"cartouche-story-{slug(name)}") for name in STORIES]
    return {"mapmaker": missions, "cartouche": murals}.get(game, land)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_stands_in_the_rules_by_its_name(game: str, language: str) -> None:
    said = set(cells(rules_of(game, language)))
    ruins = [card.name for card in BOXES["base"].ruins]  # within a sentence
    said |= {name for name in ruins for cell in said if name in cell}
    assert [name for name in cards_of(game, language) if name not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_cards_stands_in_the_rules(game: str, language: str) -> None:
    said, say = set(cells(rules_of(game, language))), say_in(language)
    for name, table in GAMES[game].card_tables().items():
        if game != "cartographers" or not name.startswith("heroes-"):
            assert {spoken(value, say) for row in table for value in row} - said <= {""}, name


def test_french_keeps_its_signs_on_the_line_of_their_word() -> None:
    loose = re.compile(r"[\w)`*] [:;!?»]|« ")  # instead of a no-break space
    assert [cell for name in NAMES for cell in cells(page(name, "fr")) if loose.search(cell)] == []


def test_what_has_no_rules_is_refused() -> None:
    with pytest.raises(LookupError, match="'chess' has no rules here"):
        rules_of("chess", "en")
    with pytest.raises(LookupError, match="'xx' is no language here"):
        rules_of("mapmaker", "xx")
