"""The Mapmaker as it is shown: all that the last chapter of its rulebook lists, and events as notes."""

from landscribe.core.game import Event
from landscribe.core.lays import lays_of
from landscribe.core.note import Note, note, pair
from landscribe.core.page import (
    Brush,
    Card,
    Chart,
    Clock,
    Goal,
    Page,
    Placing,
    Scene,
    ScoredBoard,
    ScoredPart,
    ScoreSheet,
    SeasonEnd,
    Status,
    piece_of,
)
from landscribe.core.shape import anchors
from landscribe.core.text import cell_names, slug, spots
from landscribe.games.mapmaker.elements import (
    ELEMENTS,
    GRID,
    LETTERS,
    SEASON_TIME,
    SEASONS,
    YEAR,
    Element,
    Sheet,
    board_of,
    drawn,
    empty,
    scored_in,
)
from landscribe.games.mapmaker.missions import surrounded_mountains
from landscribe.games.mapmaker.rules import Place
from landscribe.games.mapmaker.views import View

PLACES = "ABCD"


def page(view: View) -> Page:
    """The page: season and time, the map, the element, the missions, the points."""
    element = None if view.element is None else ELEMENTS[view.element]
    return Page(
        seat=view.seat,
        status=(calendar(view.season, view.time),),
        prompt=note("mapmaker-over") if element is None else note("mapmaker-prompt"),
        charts=(Chart(0, GRID.rows, GRID.cols, board_of(view.sheet).letters),),
        card=None if element is None else card_of(element),
        goals=_goals(view),
        placings=() if element is None else (_placing(view, element),),
        choices=(),
        sheets=(_score_sheet(view),),
        result=() if element is not None else (note("mapmaker-event-over", points=view.total),),
        task=None if element is None else "draw",
        season_end=_season_end(view, view.scored) if view.scored else None,
        scenes=_scenes(view),
    )


def _scenes(view: View) -> tuple[Scene, ...]:
    """The elements revealed, and the mountains closed in."""
    scenes: list[Scene] = []
    for event in view.news:
        match event.what:
            case "revealed":
                scenes.append(Scene("card", card=card_of(ELEMENTS[event.number])))
            case "mountain":
                scenes.append(Scene("closed", event.seat, spots(event.cells)))
            case _:
                pass
    return tuple(scenes)


def calendar(number: int, time: int) -> Status:
    """The season, how much of it has passed of the time of the year, and what it scores."""
    season = note(f"season-{SEASONS[number]}")
    first, second = (PLACES[place] for place in scored_in(number))
    passed = min(time - SEASON_TIME * number, SEASON_TIME)
    clock = Clock("season", season, passed, SEASON_TIME, (first, second))
    text = note(
        "mapmaker-calendar",
        season=season,
        missions=pair(first, second),
        time=clock.time,
        length=clock.length,
        left=max(YEAR - time, 0),
    )
    return Status("clock", text, clock)


def card_of(element: Element) -> Card:
    """The element as it is shown."""
    letter = LETTERS[element.terrain]
    name = note("mapmaker-element", terrain=_terrain(element), time=element.time)
    return Card(name, pieces=(piece_of(str(element.shape).replace("#", letter)),), card="mapmaker-element")


def _terrain(element: Element) -> Note:
    return note(f"terrain-{element.terrain.name.lower()}")


def _placing(view: View, element: Element) -> Placing:
    free = empty(GRID, view.sheet)
    brush = Brush(_terrain(element), LETTERS[element.terrain], "{0}")
    return Placing(
        0, (brush,), lays_of([(form.cells, anchors(form, free)) for form in element.forms], GRID.cols)
    )


def _goals(view: View) -> tuple[Goal, ...]:
    due = () if view.element is None else scored_in(view.season)
    goals = [
        Goal(
            "seasonal",
            PLACES[place],
            note(f"mapmaker-{slug(name)}"),
            note(f"mapmaker-{slug(name)}-text"),
            tally.stars,
            spots(tally.cells),
            earned,
            place in due,
            f"mapmaker-{slug(name)}-text",
        )
        for place, (name, tally, earned) in enumerate(
            zip(view.missions, view.now(), view.earned(), strict=True)
        )
    ]
    closed, earned = view.mountains(), sum(season.mountains for season in view.seasons)
    title, text, due = note("mapmaker-mountains"), note("mapmaker-mountains-text"), view.element is not None
    mountains = Goal(
        "constant", "", title, text, closed.stars, spots(closed.cells), earned, due, text.message
    )
    return (*goals, mountains)


def _score_sheet(view: View) -> ScoreSheet:
    head = tuple(note(f"mapmaker-head-{name}") for name in ("season", "first", "second", "mountains", "sum"))
    lines = tuple(
        (
            note(f"season-{SEASONS[number]}"),
            *(
                note("mapmaker-scored", place=PLACES[place], points=points)
                for place, points in zip(scored_in(number), season[:2], strict=True)
            ),
            season.mountains,
            sum(season),
        )
        for number, season in enumerate(view.seasons)
    )
    return ScoreSheet(head, lines, view.total)


def _season_end(view: View, sheet: Sheet) -> SeasonEnd:
    """The season scored last: mission by mission, then the mountains, on the map as it was."""
    number, tallies, closed = len(view.seasons) - 1, view.tallies(sheet), surrounded_mountains(GRID, sheet)
    line = view.seasons[number]
    parts = (
        *(
            ScoredPart(
                note(f"mapmaker-{slug(view.missions[place])}"),
                PLACES[place],
                points,
                spots(tallies[place].cells),
            )
            for place, points in zip(scored_in(number), line[:2], strict=True)
        ),
        ScoredPart(note("mapmaker-mountains"), "", line.mountains, spots(closed.cells)),
    )
    chart = Chart(0, GRID.rows, GRID.cols, board_of(sheet).letters)
    return SeasonEnd(note(f"season-{SEASONS[number]}"), number, (ScoredBoard(chart, parts, view.total),))


def ahead(view: View, action: Place) -> View:
    """The view as it would be with the element lying there, before anything else happens."""
    if view.element is None:
        return view
    return view._replace(sheet=drawn(view.sheet, ELEMENTS[view.element].terrain, action.cells))


def tell(event: Event) -> Note:
    """The event as a sentence."""
    message = f"mapmaker-event-{event.what}"
    match event.what:
        case "revealed" | "discarded":
            element = ELEMENTS[event.number]
            fields = str(element.shape).count("#")
            return note(message, terrain=_terrain(element), fields=fields, time=element.time)
        case "placed":
            return note(message, terrain=note(f"terrain-{event.name}"), fields=cell_names(GRID, event.cells))
        case "mountain":
            return note(message, field=cell_names(GRID, event.cells))
        case "season":
            return note(message, season=note(f"season-{event.name}"), points=event.number)
        case _:
            return note(message, points=event.number)
