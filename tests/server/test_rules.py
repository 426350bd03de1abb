"""What a newcomer asks the server for: the rules and the cards of each game."""

import pytest

from landscribe.games import GAMES
from landscribe.texts import LANGUAGES
from tests.server.serving import Served


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_come_in_every_language_with_the_same_parts(server: Served, game: str) -> None:
    pages = {language: server.get(f"/api/rules/{game}?language={language}") for language in LANGUAGES}
    assert server.get(f"/api/rules/{game}") == pages["en"]
    outlines = {
        language: [
            (part["depth"], [(block["kind"], len(block["rows"])) for block in part["blocks"]])
            for part in page["sections"]
        ]
        for language, page in pages.items()
    }
    for language, page in pages.items():
        assert page["language"] == language
        assert outlines[language] == outlines["en"]
    assert outlines["en"][0][0] == 1
    assert len(outlines["en"]) > 3
    assert len({page["sections"][1]["title"] for page in pages.values()}) == len(LANGUAGES)


def test_the_rules_of_heroes_hold_those_of_the_first_box_and_the_rulings_of_both(server: Served) -> None:
    sections = server.get("/api/rules/heroes")["sections"]
    assert [section["title"] for section in sections if section["depth"] == 1] == [
        "Cartographers Heroes",
        "Cartographers",
        "Rulings",
    ]
    firsts = [row[0][0] for section in sections[-2:] for row in section["blocks"][0]["rows"]]
    ids = {span["text"] for span in firsts if span["style"] == "ruling"}
    assert {"H1", "H11", "C1", "C19"} <= ids
    assert "K1" not in ids


def test_what_has_no_rules_is_told(server: Served) -> None:
    assert server.http.get("/api/rules/chess").status_code == 422
    answer = server.http.get("/api/rules/mapmaker?language=xx")
    assert answer.status_code == 422
    assert "'xx'" in answer.json()["reason"]


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_come_with_examples(server: Served, game: str) -> None:
    cards = server.get(f"/api/games/{game}/cards")["cards"]
    assert len(cards) == len(GAMES[game].explain())
    (first, *_) = (card["examples"][0] for card in cards if card["examples"])
    assert first["points"] > 0
    assert len(first["letters"]) == first["rows"] * first["cols"]
    assert server.http.get("/api/games/chess/cards").status_code == 422
