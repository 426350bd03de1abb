"""The missions of The Mapmaker as its rules page lists them."""

from landscribe.core.explained import CardTable
from landscribe.core.note import note
from landscribe.core.text import slug
from landscribe.games.mapmaker.pool import MISSIONS


def card_tables() -> dict[str, CardTable]:
    """The name of each mission and what it gives."""
    messages = [f"mapmaker-{slug(name)}" for name in MISSIONS]
    return {"missions": tuple((note(message), note(f"{message}-text")) for message in messages)}
