"""The Mapmaker on paper: its map with missions and seasons, and its elements and missions as cards."""

from collections.abc import Sequence

from landscribe.core.game import AnyGame
from landscribe.core.page import Sign
from landscribe.core.text import slug
from landscribe.games.mapmaker.elements import (
    ELEMENTS,
    LETTERS,
    SEASON_TIME,
    SEASONS,
    START,
    Terrain,
    board_of,
    scored_in,
)
from landscribe.games.mapmaker.pages import PLACES
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.paper.boards import LAND
from landscribe.paper.cards import Card, draw_cards
from landscribe.paper.forms import GAP, Season, draw_legend, draw_map, draw_places, draw_seasons, legend_of
from landscribe.paper.press import Press
from landscribe.paper.sheets import Sheets

HEADS = ("first", "second", "mountains", "sum")


def sheets_of(game: AnyGame) -> Sheets:
    """One map, and the cards that come with it."""
    del game
    return Sheets({"maps": draw_maps, "cards": draw_deck})


def draw_maps(press: Press, sides: Sequence[str]) -> None:
    """The map with all that is written down in a year."""
    del sides
    say, board = press.say, board_of(START)
    top = press.sheet(press.name, say("paper-name"))
    placed = draw_map(press, top, board)
    drawn = {LETTERS[terrain]: say(f"terrain-{terrain.name.lower()}") for terrain in Terrain}
    y = draw_legend(press, placed.bottom + GAP, legend_of(board, drawn, {"M": say("web-mountain")}))
    y = draw_places(press, y + GAP, PLACES)
    seasons = [
        Season(
            say(f"season-{name}"), SEASON_TIME, (*(PLACES[place] for place in scored_in(number)), "+", "=")
        )
        for number, name in enumerate(SEASONS)
    ]
    head = [say(f"mapmaker-head-{name}") for name in HEADS]
    draw_seasons(press, y + GAP / 2, press.bottom - 1, head, seasons, say("paper-total"))


def draw_deck(press: Press, sides: Sequence[str]) -> None:
    """The missions, then the elements, to be cut out."""
    del sides
    say = press.say
    explained = {card.id: card for card in press.game.explain()}
    missions = [
        Card(
            say(f"mapmaker-{slug(name)}"),
            say(f"mapmaker-{slug(name)}-text"),
            kind=say("paper-mission"),
            example=explained[f"mapmaker-{slug(name)}-text"].examples[0],
        )
        for name in MISSIONS
    ]
    elements: list[Card] = []
    for element in ELEMENTS:
        terrain = say(f"terrain-{element.terrain.name.lower()}").capitalize()
        drawing = Sign("piece", str(element.shape).replace("#", LETTERS[element.terrain]))
        name = say("paper-element-name", terrain=terrain, time=element.time)
        elements.append(Card(name, "", (drawing,), kind=say("paper-element")))
    title = say("paper-cards-of", game=press.name)
    draw_cards(press, title, say("paper-cut"), [*missions, *elements], LAND)
