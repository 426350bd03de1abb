"""The built client, compressed and cached, and the page that describes the API."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from landscribe.core.note import note
from landscribe.server.words import said

PAGES = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"
YEAR = 365 * 24 * 3600
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Landscribe</title>
<h1>Landscribe</h1>
<p>The server runs, but the page is not built yet: run <code>make web</code> and load this again.</p>
<p>What the server can do is described <a href="/api/docs">here</a>.</p></html>"""


class File(NamedTuple):
    """A file of the client, ready to be sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    tag: str


@lru_cache(maxsize=256)
def _file(path: Path, changed: int) -> File:
    del changed  # only part of the key
    content = path.read_bytes()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0) if media_type.startswith(COMPRESSIBLE) else None
    return File(content, packed, media_type, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def _found(path: str) -> Path | None:
    """The file at this path of the client, and nothing outside of it."""
    file = (STATIC / path.lstrip("/")).resolve()
    return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None


@PAGES.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A file of the client; every path without one is the client's own business, so the client is sent."""
    file = _found(path) if path else None
    if file is None and (path.startswith(("api/", "assets/")) or "." in path.rsplit("/", 1)[-1]):
        return Response(said(note("refused-nothing-here")), 404, media_type="text/plain")
    file = file or _found("index.html")
    if file is None:
        return HTMLResponse(UNBUILT)
    content, packed, media_type, tag = _file(file, file.stat().st_mtime_ns)
    lasts = "assets" in file.relative_to(STATIC.resolve()).parts
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


# The page that describes the API: plain HTML, made here, because nothing may be loaded from elsewhere.

DOCS_STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
code,pre{font-family:ui-monospace,monospace}pre{overflow:auto;background:#8881;padding:.5rem}
h2{font-size:1.1rem;border-top:1px solid #8884;padding-top:1rem}"""
DOCS_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"


def docs_page(schema: dict[str, Any]) -> HTMLResponse:
    """Every path of the API, and every type on the wire."""
    parts: list[str] = []
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            body = _names(operation.get("requestBody", {}))
            answer = _names(operation["responses"]["200"])
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(operation.get('description', ''))}</p>")
            parts.append(f"<p>Takes {body or 'nothing'}, answers {answer or 'text'}.</p>")
    for name, model in schema["components"]["schemas"].items():
        fields = "\n".join(f"{key}: {_kind(value)}" for key, value in model.get("properties", {}).items())
        parts.append(f'<h2 id="{name}">{name}</h2><p>{escape(model.get("description", ""))}</p>')
        parts.append(f"<pre>{fields}</pre>")
    html = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Landscribe: the API</title>'
        f"<style>{DOCS_STYLE}</style><h1>Landscribe: the API</h1>"
        '<p>As a schema: <a href="/api/openapi.json">openapi.json</a>. The live connection is described in '
        f"<code>docs/protocol.md</code>.</p>{''.join(parts)}</html>"
    )
    return HTMLResponse(html, headers={"content-security-policy": DOCS_POLICY})


def _names(part: dict[str, Any]) -> str:
    """The type of a body, linked to where it is described."""
    return " ".join(
        _kind(content["schema"]) for content in part.get("content", {}).values() if "schema" in content
    )


def _kind(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": reference}:
            name = reference.rsplit("/", 1)[1]
            return f'<a href="#{name}">{name}</a>'
        case {"anyOf": parts} | {"oneOf": parts}:
            return " or ".join(_kind(part) for part in parts)
        case {"items": items}:
            return f"list of {_kind(items)}"
        case {"const": value}:
            return escape(repr(value))
        case _:
            return escape(str(schema.get("type", "anything")))
