"""Evenings on paper over HTTP: all cards at once, the same again for a seed, and what is refused."""

import pytest

from landscribe.games import GAMES
from landscribe.table import wire
from tests.server.serving import Served


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_is_dealt_whole_and_the_same_again_for_its_seed(server: Served, game: str) -> None:
    path = f"/api/games/{game}/evening"
    first = server.post(path, {"seats": 3})
    again = server.post(path, {"seats": 3, "seed": first["seed"]})
    other = server.post(path, {"seats": 3})
    assert first == again
    assert first["evening"] != other["evening"]
    rules = GAMES[game]
    evening = rules.evening(rules.options({}), 3, first["seed"])
    assert wire.PaperEvening.model_validate(first).evening == evening


def test_it_is_dealt_by_the_options(server: Served) -> None:
    dealt = server.post("/api/games/heroes/evening", {"seats": 2, "options": {"edicts": "first", "map": "C"}})
    assert dealt["options"] == {"edicts": "first"}
    assert dealt["evening"]["aims"][0]["name"]["message"] == "scoring-faunlost-thicket"


@pytest.mark.parametrize(
    ("game", "wish", "message"),
    [
        ("cartouche", {"seats": 5}, "refused-companion-seats"),
        ("mapmaker", {"seats": 0}, "refused-companion-seats"),
        ("heroes", {"options": {"map": "Z"}}, "refused-none-of"),
        ("chess", {}, "refused-game"),
    ],
)
def test_what_cannot_be_dealt_is_said(
    server: Served, game: str, wish: dict[str, object], message: str
) -> None:
    answer = server.http.post(f"/api/games/{game}/evening", json=wish)
    assert (answer.status_code, answer.json()["note"]["message"]) == (422, message)
