"""Requests that no browser of ours sends: each gets a sentence, and nothing falls over."""

from typing import Any

import pytest

from tests.server.serving import Served, bearing

LONG = "a" * 3_000


def no_trouble(server: Served, answer: Any, status: int) -> None:
    """The answer is a sentence with this status, and the log knows nothing of it."""
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("path", ["/%00", f"/{LONG}", "/t/%00", f"/t/{LONG}"])
def test_a_path_that_no_file_can_have_opens_the_client(path: str, server: Served) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")


@pytest.mark.parametrize("language", [LONG, "%00", "../fr", ""])
def test_a_language_that_is_none_is_refused(language: str, server: Served) -> None:
    no_trouble(server, server.http.get(f"/api/rules/cartographers?language={language}"), 422)


def test_an_origin_that_is_no_address_is_another_site(server: Served) -> None:
    no_trouble(server, server.http.post("/api/tables", json={}, headers={"origin": "http://["}), 403)


@pytest.mark.parametrize("seat", [10**30, -1, 100])
def test_a_seat_far_off_is_refused(seat: int, server: Served) -> None:
    table = server.table("cartographers", "open")
    wanted = {"name": "Bob", "seat": seat}
    no_trouble(server, server.http.post(f"/api/tables/{table['table']}/join", json=wanted), 422)
    message = {"type": "replace", "id": "1", "seat": seat, "bot": None}
    path = f"/api/tables/{table['table']}/messages"
    no_trouble(server, server.http.post(path, json=message, headers=bearing(table["token"])), 422)


def test_a_key_that_is_far_too_long_is_refused(server: Served) -> None:
    wanted = {"game": "mapmaker", "seats": [{"kind": "me", "name": "Ada"}], LONG: 1}
    no_trouble(server, server.http.post("/api/tables", json=wanted), 422)


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/messages"])
def test_a_body_without_a_length_is_read_up_to_its_limit(path: str, server: Served) -> None:
    table = server.table("mapmaker")
    pieces = iter([b" " * 8_192] * 10)
    path = path.format(table=table["table"])
    no_trouble(server, server.http.post(path, content=pieces, headers=bearing(table["token"])), 413)


def test_a_body_that_is_no_text_is_refused(server: Served) -> None:
    json = {"content-type": "application/json"}
    no_trouble(server, server.http.post("/api/tables", content=b'"\xff\xfe"', headers=json), 400)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/health"])
def test_head_is_answered_as_get_is_without_what_it_asks_for(path: str, server: Served) -> None:
    head, get = server.http.head(path), server.http.get(path)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"] == get.headers["content-type"]


def test_head_of_a_stream_which_has_no_end_is_refused(server: Served) -> None:
    table = server.table("mapmaker")["table"]
    assert server.http.head(f"/api/tables/{table}/stream").status_code == 405


@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/games"), ("DELETE", "/")])
def test_what_cannot_be_asked_so_is_said(method: str, path: str, server: Served) -> None:
    answer = server.http.request(method, path)
    no_trouble(server, answer, 405)
    assert answer.headers["allow"]


def test_what_is_not_there_is_said(server: Served) -> None:
    no_trouble(server, server.http.get("/api/nothing"), 404)


def test_a_token_that_is_nobodys_ends_a_stream_for_good(server: Served) -> None:
    table = server.table("mapmaker")["table"]
    no_trouble(server, server.http.get(f"/api/tables/{table}/stream", headers=bearing("wrong")), 403)
