"""The files of the built client, compressed and cached."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from landscribe.core.note import note
from landscribe.server.own_words import with_own_words
from landscribe.server.problems import problem
from landscribe.table.refusals import LANGUAGE, sentence

STATIC_FILES = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"
PACK = Path(__file__).parent / "pack"  # what a device keeps to play without a server
PAGE = "index.html"
YEAR = 365 * 24 * 3600
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    tag: str


@lru_cache(maxsize=256)
def _file(path: Path, changed: int) -> File:
    del changed  # only part of the key
    content = with_own_words(path.read_bytes()) if path.name == PAGE else path.read_bytes()
    guessed, packed_as = mimetypes.guess_type(path.name)
    media_type = "application/octet-stream" if packed_as or guessed is None else guessed
    packed = gzip.compress(content, 9, mtime=0) if media_type.startswith(COMPRESSIBLE) else None
    return File(content, packed, media_type, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def _path_of(path: str) -> Path | None:
    """The file at this path of the client, and nothing outside of it."""
    path = path.lstrip("/")
    folder = PACK if path.startswith("pack/") else STATIC
    try:
        file = (folder / path.removeprefix("pack/")).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


@STATIC_FILES.get("/{path:path}")
async def static_file(path: str, request: Request) -> Response:
    """A file of the client; every path without one is the client's own business, so the client is sent."""
    file = _path_of(path) if path else None
    if file is None and (path.startswith(("api/", "assets/", "pack/")) or "." in path.rsplit("/", 1)[-1]):
        return problem(404, note("refused-nothing-here"))
    file = file or _path_of(PAGE)
    if file is None:
        return HTMLResponse(_unbuilt())
    content, packed, media_type, tag = _file(file, file.stat().st_mtime_ns)
    lasts = file.parent.name == "assets" or file.suffix == ".xz"  # named by content, or their folder is
    headers = {
        "etag": tag,
        "cache-control": f"public, max-age={YEAR}, immutable" if lasts else "no-cache",
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


def compressed(content: bytes, media_type: str, request: Request) -> Response:
    """An answer made at this moment, smaller for those who can read it so."""
    headers = {"vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(content, headers=headers, media_type=media_type)
    packed = gzip.compress(content, 6, mtime=0)
    return Response(packed, headers=headers | {"content-encoding": "gzip"}, media_type=media_type)


def whole_page() -> str | None:
    """The client's page as it was built; None where there is no client yet."""
    file = _path_of(PAGE)
    return None if file is None else _file(file, file.stat().st_mtime_ns).content.decode()


def _unbuilt() -> str:
    """The page that is shown where there is no client yet."""
    unbuilt, api = escape(sentence(note("server-unbuilt"))), escape(sentence(note("server-api")))
    return (
        f'<!doctype html><html lang="{LANGUAGE.get()}"><meta charset="utf-8"><title>Landscribe</title>'
        f'<h1>Landscribe</h1><p>{unbuilt}</p><p><a href="/api/docs">{api}</a></p></html>'
    )
