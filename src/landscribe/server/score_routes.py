"""Maps drawn by hand over HTTP: what they are drawn with, and what they are worth."""

import asyncio

from fastapi import APIRouter

from landscribe.games import game_named
from landscribe.table import wire
from landscribe.table.drawings import drawable_of, score_map
from landscribe.table.refusals import LANGUAGE
from landscribe.texts import say_in

SCORE_ROUTES = APIRouter(prefix="/api")


@SCORE_ROUTES.get("/games/{game}/drawable")
async def drawable(game: str) -> wire.Drawable:
    """What is needed to draw a map of a game: blank ones, what can lie on them, what they are scored by."""
    return drawable_of(game_named(game))


@SCORE_ROUTES.post("/score")
async def score(wanted: wire.DrawnMap) -> wire.ScoredMap:
    """What a drawn map is worth and which cells earn it; `landscribe score` reads the same text."""
    return await asyncio.to_thread(score_map, wanted.text, say_in(LANGUAGE.get()))
