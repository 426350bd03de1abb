"""The link of a table where it is posted: a preview that shows nothing hidden, a picture, a code."""

import asyncio
import re
import struct
import zlib
from html import unescape
from pathlib import Path
from random import Random

import httpx

from landscribe.server.app import application
from landscribe.server.settings import Settings
from tests.server.serving import Served


def tags(server: Served, path: str, **headers: str) -> dict[str, str]:
    """What those who show links read in a page."""
    page = server.http.get(path, headers=headers).text
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page)
    return {name: unescape(content) for name, content in found}


def pixels(picture: bytes) -> tuple[tuple[int, int], bytes]:
    """The size of a PNG of palette colours, and its rows."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    chunks: dict[bytes, bytes] = {}
    at = 8
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        assert struct.unpack(">I", picture[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + data)
        chunks[kind] = data
        at += 12 + length
    return struct.unpack(">II", chunks[b"IHDR"][:8]), zlib.decompress(chunks[b"IDAT"])


def test_a_link_says_who_invites_to_what(server: Served) -> None:
    table = server.table("cartographers", "open", "open")["table"]
    told = tags(server, f"/t/{table}")
    assert told["og:title"] == "Ada invites you to Cartographers"
    assert told["og:description"].startswith("2 seats are open.")
    assert told["og:url"] == f"{server.url}/t/{table}"
    assert told["twitter:card"] == "summary_large_image"
    french = tags(server, f"/t/{table}", **{"accept-language": "fr"})
    assert french["og:title"] == "Ada vous invite à jouer à Cartographers"


def test_a_name_cannot_write_into_the_page(server: Served) -> None:
    wicked = '"><script>alert(1)</script>'
    seats = [{"kind": "me", "name": wicked}, {"kind": "open"}]
    table = server.post("/api/tables", {"game": "heroes", "seats": seats})["table"]
    assert "<script>alert" not in server.http.get(f"/t/{table}").text
    assert tags(server, f"/t/{table}")["og:title"].startswith(wicked)


def test_a_full_table_and_no_table_are_not_invited_to(server: Served) -> None:
    full = server.table("mapmaker")["table"]
    assert tags(server, f"/t/{full}")["og:title"] == "A game of The Mapmaker"
    nowhere = server.http.get("/t/there-is-none")
    assert nowhere.status_code == 200
    assert "og:title" not in nowhere.text
    assert '<div id="app"' in nowhere.text


def test_the_picture_shows_the_maps_as_a_spectator_sees_them(server: Served) -> None:
    seated = server.table("cartographers", "open", seed="6")
    other = server.join(seated["table"])
    path = f"/api/tables/{seated['table']}/picture.png"
    answer = server.http.get(path)
    assert answer.headers["content-type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    size, blank = pixels(answer.content)
    assert size == (1200, 630)
    with server.live(seated) as ada, server.live(other) as bob:
        page = ada.latest["page"]
        assert page["placings"]
        ada.act(Random(1))
        assert pixels(server.http.get(path).content)[1] == blank  # Bob has not drawn: nobody may see it
        bob.act(Random(1))
        assert pixels(server.http.get(path).content)[1] != blank


def test_the_code_holds_the_link_and_nothing_else(server: Served) -> None:
    import segno

    seated = server.table("cartouche", "open")
    drawn = server.http.get(f"/api/tables/{seated['table']}/code.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    expected = segno.make(f"{server.url}/t/{seated['table']}", error="m", micro=False)
    assert expected.svg_inline(scale=4, border=3, light="#fff").split("path")[2] in drawn.text


def test_on_the_hosts_own_machine_links_lead_where_phones_reach_it(tmp_path: Path) -> None:
    app = application(Settings(str(tmp_path / "tables.db"), network="http://192.168.1.7:8000/"))

    async def told(host: str) -> str:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=f"http://{host}") as http:
            return (await http.get("/api/address")).json()["address"]

    assert asyncio.run(told("localhost:8000")) == "http://192.168.1.7:8000"
    assert asyncio.run(told("games.example")) == "http://games.example"
