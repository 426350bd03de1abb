"""What a newcomer asks the server for: the rules and the cards of each game."""

import pytest

from landscribe.games import GAMES
from tests.server.serving import Served


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_come_in_both_languages(server: Served, game: str) -> None:
    english = server.get(f"/api/rules/{game}")
    french = server.get(f"/api/rules/{game}?language=fr")
    assert (english["language"], french["language"]) == ("en", "fr")
    assert len(english["sections"]) == len(french["sections"]) > 3
    assert english["sections"][0]["depth"] == 1
    assert english["sections"][1]["title"] != french["sections"][1]["title"]


def test_the_rules_of_heroes_hold_those_of_the_first_box_and_the_rulings_of_both(server: Served) -> None:
    sections = server.get("/api/rules/heroes")["sections"]
    assert [section["title"] for section in sections if section["depth"] == 1] == [
        "Cartographers Heroes",
        "Cartographers",
        "Rulings",
    ]
    ids = [row[0] for section in sections[-2:] for row in section["blocks"][0]["rows"]]
    assert {"H1", "H11", "C1", "C19"} <= set(ids)
    assert "K1" not in ids


def test_what_has_no_rules_is_told(server: Served) -> None:
    assert server.http.get("/api/rules/chess").status_code == 422
    answer = server.http.get("/api/rules/mapmaker?language=xx")
    assert answer.status_code == 422
    assert "'xx'" in answer.json()["reason"]


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_come_with_examples(server: Served, game: str) -> None:
    cards = server.get(f"/api/games/{game}/cards")["cards"]
    assert len(cards) == len(GAMES[game].explained())
    (first, *_) = (card["examples"][0] for card in cards if card["examples"])
    assert first["points"] > 0
    assert len(first["letters"]) == first["rows"] * first["cols"]
    assert server.http.get("/api/games/chess/cards").status_code == 422
