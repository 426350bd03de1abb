"""How The Mapmaker is written: options, actions, the view as text, events as sentences, scored maps."""

from collections.abc import Mapping, Sequence

from landscribe.core.game import Event, Scored
from landscribe.core.options import read_options, written_options
from landscribe.core.text import Say, cell_names, labelled, read_cells, slug
from landscribe.games.mapmaker.elements import (
    ELEMENTS,
    GRID,
    SEASON_TIME,
    SEASONS,
    YEAR,
    board_of,
    scored_in,
    sheet_from,
)
from landscribe.games.mapmaker.missions import MISSIONS, surrounded_mountains
from landscribe.games.mapmaker.rules import Options, Place, mission_named
from landscribe.games.mapmaker.view import View

PLACES = "ABCD"


def options(given: Mapping[str, str]) -> Options:
    """The options written as text."""
    return read_options(Options, given)


def written(options: Options) -> dict[str, str]:
    """The options as text."""
    return written_options(options)


def read(text: str, view: View | None = None) -> Place:
    """The placement on the fields named here."""
    del view
    return Place(read_cells(GRID, text))


def show(view: View, say: Say) -> str:
    """The page: season and time, the map, the element, the missions, the points."""
    lines = [
        say(
            "mapmaker-calendar",
            season=say(f"season-{SEASONS[view.season]}"),
            missions="".join(PLACES[place] for place in scored_in(view.season)),
            time=view.season_time,
            length=SEASON_TIME,
            left=max(YEAR - view.time, 0),
        ),
        "",
        labelled(board_of(view.sheet)),
        "",
    ]
    if view.element is not None:
        element = ELEMENTS[view.element]
        lines.append(
            say("mapmaker-element", terrain=say(f"terrain-{element.terrain.name.lower()}"), time=element.time)
        )
        lines += [f"    {row}" for row in str(element.shape).split("/")] + [""]
    for place, name, tally, earned in zip(PLACES, view.missions, view.now(), view.earned(), strict=True):
        title = say(f"mapmaker-{slug(name)}")
        lines.append(say("mapmaker-mission", place=place, name=title, now=tally.stars, earned=earned))
        lines.append("     " + say(f"mapmaker-{slug(name)}-text"))
    lines.append(
        say(
            "mapmaker-mountains",
            now=view.mountains().stars,
            earned=sum(season.mountains for season in view.seasons),
        )
    )
    lines += ["", _points(view, say)]
    return "\n".join(lines)


def _points(view: View, say: Say) -> str:
    parts = [
        say("mapmaker-season-points", season=say(f"season-{name}"), points=sum(season))
        for name, season in zip(SEASONS, view.seasons, strict=False)
    ]
    return "  ".join([*parts, say("mapmaker-total", points=view.total)])


def told(event: Event, say: Say) -> str:
    """The event as a sentence."""
    message = f"mapmaker-event-{event.what}"
    match event.what:
        case "revealed" | "discarded":
            element = ELEMENTS[event.number]
            terrain = say(f"terrain-{element.terrain.name.lower()}")
            return say(message, terrain=terrain, shape=str(element.shape), time=element.time)
        case "placed":
            return say(message, terrain=say(f"terrain-{event.name}"), fields=cell_names(GRID, event.cells))
        case "mountain":
            return say(message, field=cell_names(GRID, event.cells))
        case "season":
            return say(message, season=say(f"season-{event.name}"), points=event.number)
        case _:
            return say(message, points=event.number)


def score(given: Mapping[str, str], rows: Sequence[str]) -> Scored:
    """What the drawn map is worth on the missions asked for, all twelve by default."""
    for key in given:
        if key != "missions":
            raise ValueError(f"'{key}' means nothing here: The Mapmaker is scored by 'missions'.")
    asked = [part.strip() for part in given.get("missions", "").split(",") if part.strip()]
    sheet = sheet_from(tuple(rows))
    names = [mission_named(name) for name in asked] or list(MISSIONS)
    tallies = {name: MISSIONS[name](GRID, sheet) for name in names}
    return Scored(board_of(sheet), tallies, {"mountains": surrounded_mountains(GRID, sheet).stars})
