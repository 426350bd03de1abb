"""Evenings on paper over HTTP: all cards at once, so that no more need be asked until the evening is over."""

from fastapi import APIRouter, Request, Response

from landscribe.server.static_files import compressed
from landscribe.table import wire
from landscribe.table.requests import new_evening

EVENING_ROUTES = APIRouter(prefix="/api/games/{game}")


@EVENING_ROUTES.post("/evening", response_model=wire.PaperEvening)
async def evening(game: str, wanted: wire.NewEvening, request: Request) -> Response:
    """An evening on paper, dealt by chance or as a seed says; nothing of it is kept here."""
    return compressed(new_evening(game, wanted).model_dump_json().encode(), "application/json", request)
