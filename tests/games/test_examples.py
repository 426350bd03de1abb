"""Every card can be explained: in every language, with an example that scores and shows what does not."""

import pytest

from landscribe.core.explained import Example, Explained
from landscribe.core.note import Note, spoken
from landscribe.games import GAMES
from landscribe.games.cartographers.setup import CARDS, SCORING
from landscribe.games.cartouche.achievements import CARDS as ACHIEVEMENTS
from landscribe.games.cartouche.achievements import FIXED
from landscribe.games.cartouche.ankhs import BONUSES, Ankh
from landscribe.games.cartouche.examples import JOINED, TOLD, mural_of
from landscribe.games.cartouche.stories import STORIES, sites
from landscribe.games.cartouche.tiles import PIECES
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.texts import LANGUAGES, say_in


def examples(game: str) -> list[tuple[Explained, Example]]:
    return [(card, example) for card in GAMES[game].explain() for example in card.examples]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_an_example(game: str) -> None:
    cards = GAMES[game].explain()
    assert len({card.id for card in cards}) == len(cards)
    assert [card.id for card in cards if not card.examples] == []


def test_no_card_is_forgotten() -> None:
    land = {card.id for card in GAMES["heroes"].explain()}
    assert len([name for name in land if name.endswith("-text")]) == len(SCORING) + 1  # the monsters
    printed = [card for card in SCORING.values() if card.retail is not card.rulebook]
    assert len([name for name in land if name.endswith("-retail")]) == len(printed)
    assert land >= set(CARDS)
    assert len(GAMES["mapmaker"].explain()) == len(MISSIONS) + 2  # mountains, the element
    murals = {card.id for card in GAMES["cartouche"].explain()}
    assert murals >= {*STORIES, *ACHIEVEMENTS, *FIXED, *(f"ankh-{ankh}" for ankh in Ankh)}


@pytest.mark.parametrize("game", GAMES)
def test_every_example_scores_and_shows_something_that_does_not(game: str) -> None:
    for card, example in examples(game):
        lit = int(example.cells, 16)
        assert 0 < lit < 1 << len(example.letters), card.id
        costs = card.id in CARDS or card.id == "cartographers-monsters-text"
        assert example.points > 0 or costs, card.id
        assert example.points != 0, card.id
        assert len(example.letters) == example.rows * example.cols, card.id
        assert (example.kind == "row") == (example.rows == 1), card.id
        dark = {letter for place, letter in enumerate(example.letters) if not lit >> place & 1}
        assert dark, card.id
        assert dark - {"."} or card.id in CARDS, card.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_can_be_said(game: str, language: str) -> None:
    say = say_in(language)
    for card in GAMES[game].explain():
        notes: list[Note] = [card.name, *card.texts, *(example.worth for example in card.examples)]
        assert all(spoken(each, say) for each in notes)


@pytest.mark.parametrize("options", [{}, {"edition": "retail"}])
@pytest.mark.parametrize("game", GAMES)
def test_every_goal_of_a_table_is_explained(game: str, options: dict[str, str]) -> None:
    entry = GAMES[game]
    known = {name for card in entry.explain() for name in (card.id, card.name.message)}
    given = options if game in ("cartographers", "heroes") else {}
    for seed in range(20):
        page = entry.page(entry.view(entry.new(entry.options(given), 1, seed), 0))
        for goal in page.goals:
            assert known & {goal.text.message, goal.name.message}, goal


@pytest.mark.parametrize("game", ["cartographers", "heroes"])
def test_every_card_that_lies_on_the_table_is_explained(game: str) -> None:
    entry = GAMES[game]
    known = {card.id for card in entry.explain()}
    for seed in range(20):
        card = entry.page(entry.view(entry.new(entry.options({}), 1, seed), 0)).card
        assert card is not None
        assert card.name.values["card"] in known


def test_the_stories_told_for_an_achievement_lie_apart() -> None:
    cards = {card.id: card for card in GAMES["cartouche"].explain()}
    for name, (asked, diagram) in TOLD.items():
        grid, mural = mural_of(diagram.split("/"))
        places = [next(sites(grid, mural, STORIES[story].wanted)) for story in asked.split()]
        assert sum(places) == int(cards[name].examples[0].cells, 16), name


@pytest.mark.parametrize("ankh", JOINED)
def test_an_ankh_joins_what_was_no_river_before(ankh: Ankh) -> None:
    story, diagram = JOINED[ankh]
    pieces = [PIECES[name] for name in BONUSES[ankh].cartouches]
    assert diagram.count("O") == sum(piece.size for piece in pieces)
    grid, mural = mural_of(diagram.split("/"))
    assert list(sites(grid, mural, STORIES[story].wanted))
    assert not list(sites(grid, mural._replace(cartouche=grid.none), STORIES[story].wanted))
