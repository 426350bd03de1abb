"""Sheets to print over HTTP: what there is, the PDF, and what is refused."""

import pytest

from landscribe.games import GAMES
from landscribe.paper.wishes import PAPERS, Wish, fulfil, kinds_of
from landscribe.texts import LANGUAGES, say_in
from tests.server.serving import Served


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_server_says_what_can_be_printed(server: Served, game: str, language: str) -> None:
    found = server.get(f"/api/games/{game}/sheets?language={language}")
    say = say_in(language)
    assert found["papers"] == list(PAPERS)
    assert found["about"] == say("paper-about-tiles" if game == "cartouche" else "paper-about")
    assert found["sheets"] == [{"what": kind, "name": say(f"paper-kind-{kind}")} for kind in kinds_of(game)]


def test_sheets_come_as_a_file_that_is_told_to_be_the_same_later(server: Served) -> None:
    path = "/api/games/heroes/sheets.pdf?what=maps&side=A&paper=letter&language=fr"
    answer = server.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="heroes-maps-a-letter-fr.pdf"'
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.content == fulfil(Wish("heroes", "maps", "A", "letter", "fr")).content
    again = server.http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_everything_comes_unless_less_is_asked_for(server: Served) -> None:
    assert server.http.get("/api/games/mapmaker/sheets.pdf").content == fulfil(Wish("mapmaker")).content


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("chess/sheets", "'chess' is no game here"),
        ("chess/sheets.pdf", "'chess' is no game here"),
        ("heroes/sheets?language=xx", "'xx' is no language here"),
        ("heroes/sheets.pdf?language=xx", "'xx' is no language here"),
        ("heroes/sheets.pdf?what=tiles", "what: 'tiles' is none of all, maps, solo, rules."),
        ("heroes/sheets.pdf?paper=a0", "paper: 'a0' is none of a4, letter."),
        ("mapmaker/sheets.pdf?side=A", "have no sides"),
    ],
)
def test_what_cannot_be_printed_is_refused_with_a_sentence(server: Served, path: str, said: str) -> None:
    answer = server.http.get(f"/api/games/{path}")
    assert answer.status_code == 422
    assert said in answer.json()["reason"]
