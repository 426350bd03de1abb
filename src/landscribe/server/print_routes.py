"""Sheets to print over HTTP: what there is, and the PDF, made once and beside the event loop."""

import asyncio
import hashlib

from fastapi import APIRouter, Request, Response

from landscribe.games import game_named
from landscribe.paper.wishes import PAPERS, Wish, fulfil, kinds_of
from landscribe.server.context import context_of
from landscribe.table import wire
from landscribe.texts import say_in

PRINT_ROUTES = APIRouter(prefix="/api/games/{game}")


@PRINT_ROUTES.get("/sheets")
async def sheets(game: str, request: Request, language: str = "en") -> wire.Printing:
    """What can be printed of a game, and on which papers."""
    say, name = say_in(language), game_named(game).name
    async with context_of(request).printing:
        kinds = await asyncio.to_thread(kinds_of, name)
    return wire.Printing(
        about=say("paper-about-tiles" if "tiles" in kinds else "paper-about"),
        sheets=tuple(wire.Sheets(what=kind, name=say(f"paper-kind-{kind}")) for kind in kinds),
        papers=tuple(PAPERS),
    )


@PRINT_ROUTES.get("/sheets.pdf", response_class=Response)
async def sheets_pdf(
    game: str,
    request: Request,
    what: str = "all",
    side: str | None = None,
    paper: str = "a4",
    language: str = "en",
) -> Response:
    """Sheets of a game as PDF; whoever has them is told that they are still the same."""
    wish = Wish(game_named(game).name, what, side, paper, language)
    async with context_of(request).printing:
        made = await asyncio.to_thread(fulfil, wish)
    tag = f'"{hashlib.sha256(made.content).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    headers["content-disposition"] = f'attachment; filename="{made.name}"'
    return Response(made.content, headers=headers, media_type="application/pdf")
