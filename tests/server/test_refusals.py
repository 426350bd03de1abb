"""What the server refuses is said in the language of who asks, and sent as a note besides."""

from typing import Any

import pytest
from websockets.sync.client import connect

from landscribe.core.note import Note, spoken
from landscribe.server.guard import language_of
from landscribe.texts import say_in
from tests.server.serving import PATIENCE, Live, Served, bearing

FRENCH = {"accept-language": "fr-CH, fr;q=0.9, en;q=0.8"}
ME = {"kind": "me", "name": "Ada"}

IMPOSSIBLE: list[tuple[Any, str]] = [
    ({"game": "chess", "seats": [ME]}, "« chess » n’est pas un jeu d’ici"),
    (
        {"game": "mapmaker", "seats": [{"kind": "open"}]},
        "0 place est à vous : il en faut exactement une.",
    ),
    ({"game": "mapmaker", "seats": [ME] * 2}, "2 places sont à vous"),
    ({"game": "mapmaker", "seats": [ME, {"kind": "open"}]}, "2 places, ce n’est pas possible"),
    ({"game": "mapmaker", "seats": [ME], "options": {"lives": "9"}}, "« lives » n’est pas une option"),
    ({"game": "mapmaker", "seats": [ME], "options": {"missions": "Tree line"}}, "quatre missions"),
    ({"game": "heroes", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "« hal » n’est pas un robot"),
    ({"game": "mapmaker", "seats": []}, "body.seats : il faut au moins 1 élément."),
    ({"game": "mapmaker", "seats": [ME] * 13}, "body.seats : il faut au plus 12 éléments."),
    ({"game": "", "seats": [ME]}, "body.game : il faut au moins 1 caractère."),
    ({"game": "a" * 41, "seats": [ME]}, "body.game : il faut au plus 40 caractères."),
    ({"game": 3, "seats": [ME]}, "body.game : il faut un texte."),
    ({"game": "a\0", "seats": [ME]}, "body.game : cela ne suit pas le modèle"),
    ({"game": "mapmaker", "seats": [{"kind": "ghost"}]}, "body.seats.0 : il faut 'me', 'open', 'bot'."),
    ({"game": "mapmaker", "seats": [{}]}, "body.seats.0 : il manque une valeur."),
    ({"game": "mapmaker", "seats": [ME], "seed": 7}, "body.seed : il faut un texte."),
    ({"game": "mapmaker", "seats": [ME], "seed": "7" * 201}, "body.seed : il faut au plus 200 caractères."),
    ({"game": "mapmaker", "seats": [ME], "seed": " 7"}, "n’est pas une graine"),
    ({"game": "mapmaker", "seats": [ME], "deck": 1}, "body.deck : cela n’existe pas ici."),
    ({"game": "mapmaker", "seats": 1}, "body.seats : il faut une valeur d’un autre genre."),
    ({"seats": [ME]}, "body.game : il manque une valeur."),
]


def french(text: str) -> str:
    return text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def said(note: dict[str, Any], language: str) -> str:
    """What the browser makes of a note."""
    values = {
        name: _note(value) if isinstance(value, dict) else value for name, value in note["values"].items()
    }
    return spoken(Note(note["message"], values), say_in(language))


def _note(found: Any) -> Note:
    return Note(
        found["message"], {n: _note(v) if isinstance(v, dict) else v for n, v in found["values"].items()}
    )


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("de, es", "en"),
        ("de, fr;q=0.3", "fr"),
        ("fr;q=0.3, en;q=0.4", "en"),
        ("en, fr", "en"),
        ("fr, en", "fr"),
        ("*", "en"),
        ("fr;q=nonsense, \x00", "en"),
    ],
)
def test_the_language_is_the_one_liked_best(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@pytest.mark.parametrize(("body", "sentence"), IMPOSSIBLE)
def test_an_impossible_table_is_refused_in_french(server: Served, body: Any, sentence: str) -> None:
    answer = server.http.post("/api/tables", json=body, headers=FRENCH)
    problem = answer.json()
    assert answer.status_code == 422
    assert french(sentence) in problem["reason"]
    assert problem["reason"] == said(problem["note"], "fr")
    plain = server.http.post("/api/tables", json=body).json()
    assert (plain["note"], plain["reason"]) == (problem["note"], said(problem["note"], "en"))


def test_what_http_refuses_is_refused_in_french(server: Served) -> None:
    seated = server.table("mapmaker")
    at = f"/api/tables/{seated['table']}"
    mine = {**FRENCH, **bearing(seated["token"])}
    asked = (
        (
            server.http.get("/api/tables/nowhere", headers=FRENCH),
            404,
            "Il n’y a pas de table « nowhere » ici.",
        ),
        (server.http.get("/api/tables/a b", headers=FRENCH), 404, "Cette table n’existe pas ici."),
        (
            server.http.get(at, headers=FRENCH | bearing("x")),
            403,
            "Ce lien n’est pas, ou n’est plus, une place",
        ),
        (
            server.http.post(f"{at}/join", json={"name": "Bob"}, headers=FRENCH),
            409,
            "Toutes les places sont prises",
        ),
        (server.http.post(f"{at}/leave", headers=FRENCH), 409, "comme « Authorization: Bearer … »."),
        (server.http.post(f"{at}/rematch", headers=mine), 409, "La partie n’est pas encore terminée."),
        (server.http.get(f"{at}/record", headers=FRENCH), 403, "son passé pourrait trahir des secrets."),
        (
            server.http.post(f"{at}/messages", content="?", headers=mine),
            422,
            "Ce n’est pas un message : ce n’est",
        ),
        (server.http.post(at, headers={**FRENCH, "origin": "http://x"}), 403, "vient d’un autre site."),
        (server.http.post(at, content="x" * 40_000, headers=FRENCH), 413, "Au-delà de 32768 octets"),
    )
    for answer, status, sentence in asked:
        assert answer.status_code == status, answer.text
        assert french(sentence) in answer.json()["reason"]
    assert server.http.get("/api/nothing", headers=FRENCH).json()["reason"] == "Il n’y a rien ici."


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ({"type": "act", "action": "z9"}, "« z9 » n’est pas une case"),
        ({"type": "act", "action": "b2"}, "b2 ne peut pas être recouvert"),
        ({"type": "act", "action": "a1", "turn": 99}, "C’est trop tard"),
        ({"type": "preview", "action": "c4 c4"}, "« c4 » est là deux fois"),
        ({"type": "take_back"}, "Il n’y a rien à annuler"),
        ({"type": "replace", "seat": 4, "bot": None}, "Il n’y a pas de place 5 : il y en a 1."),
        ({"type": "replace", "seat": 0, "bot": "hal"}, "« hal » n’est pas un robot pour ce jeu"),
        ({"type": "solo_ambush", "seat": 0}, "Aucune règle du jeu ne peut choisir pour un absent"),
        ({"type": "dance"}, "Ce n’est pas un message : il faut 'hello'"),
    ],
)
def test_a_live_refusal_is_said_in_the_language_of_the_connection(
    server: Served, message: dict[str, Any], sentence: str
) -> None:
    seated = server.table("mapmaker", seed="3")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{seated['table']}/live"
    with connect(
        address,
        origin=server.url,  # pyright: ignore[reportArgumentType]
        additional_headers=FRENCH,
        open_timeout=PATIENCE,
    ) as wire:
        live = Live(wire)
        live.say(type="hello", token=seated["token"])
        turn = live.table()["turn"]
        timed = {} if message["type"] in ("replace", "dance") else {"turn": turn}
        live.say(**{"id": "x", **timed, **message})
        heard = live.hear()
        assert heard["type"] == "refusal", heard
        assert french(sentence) in heard["reason"]
        assert heard["reason"] == said(heard["note"], "fr")
