"""The rules of The Mapmaker: setup, placing an element, end of a season, end of the game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from landscribe.core.game import Earned, Event, IllegalAction, Outcome, Seat, Summary
from landscribe.core.grid import Cells
from landscribe.core.note import Note, WrongValue, listed, note
from landscribe.core.own import check_pins, pins_of
from landscribe.core.rng import Chance, Seed, shuffled, stream
from landscribe.core.shape import anchors, is_placed, placements
from landscribe.core.text import cell_names, slug
from landscribe.games.mapmaker import turn
from landscribe.games.mapmaker.elements import (
    ELEMENTS,
    GRID,
    SEASON_TIME,
    SEASONS,
    START,
    Element,
    Sheet,
    drawn,
    empty,
    filled,
    scored_in,
    sheet_from,
)
from landscribe.games.mapmaker.missions import surrounded_mountains
from landscribe.games.mapmaker.pool import MISSIONS, SETS
from landscribe.games.mapmaker.turn import Season, Stage, followed, scored

CHANGED = 1
"""The version of the rules that last changed a rule; cards carry their own."""
RULES = max(CHANGED, *(card.since for card in (*MISSIONS.values(), *ELEMENTS)))


PLACES = 4
"""So many missions are in play, A to D."""


@dataclass(frozen=True)
class Options:
    """What is agreed before the game: the missions A to D, or none to draw them."""

    missions: tuple[str, ...] = ()
    mixed: tuple[str, ...] = ()  # missions of one's own that are drawn as the printed ones are
    drawn: str = ""  # a map to begin on instead of the blank one, its rows joined by '/'
    begins: str = SEASONS[0]  # with this season; those before have brought nothing
    own: tuple[str, ...] = ()  # the pins of the sets that take part; found by itself
    rules: int = RULES

    def __post_init__(self) -> None:
        """Refuses what cannot be played."""
        check_pins(self.own)
        _ = self.start  # what is drawn is a map
        if self.begins not in SEASONS:
            known = ", ".join(SEASONS)
            raise WrongValue("refused-none-of", name="begins", value=self.begins, known=known)
        for name in self.missions:
            mission_named(name)
        if self.missions and (len(self.missions) != PLACES or len(set(self.missions)) != PLACES):
            raise WrongValue("refused-mapmaker-missions", names=titles(self.missions))
        for name in self.mixed:
            if name not in SETS:
                raise WrongValue("refused-none-of", name="mixed", value=name, known=", ".join(SETS))
        named = (*self.missions, *self.mixed)
        object.__setattr__(self, "own", pins_of(SETS[name] for name in named if name in SETS))

    @property
    def start(self) -> Sheet:
        """The map with which the game begins."""
        return sheet_from(tuple(self.drawn.split("/"))) if self.drawn else START


def titles(missions: Iterable[str]) -> Note:
    """The missions' names, to be said in the reader's language."""
    return listed([note(f"mapmaker-{slug(name)}") for name in missions])


def mission_named(name: str) -> str:
    """The name itself where there is such a mission."""
    if name not in MISSIONS:
        raise WrongValue("refused-mapmaker-mission", name=name, known=titles(MISSIONS))
    return name


class Place(NamedTuple):
    """The one action: the current element lies on these cells."""

    cells: Cells

    def __str__(self) -> str:
        return cell_names(GRID, self.cells)


class State(NamedTuple):
    """The whole game, what is hidden included."""

    rules: int  # the version it is played by
    missions: tuple[str, ...]  # A to D
    sheet: Sheet
    time: int  # what has passed since spring began
    seasons: tuple[Season, ...]  # those that are over
    element: int | None  # the one to place; None when the game is over
    deck: tuple[int, ...]  # hidden: the elements to come, the next one first
    rng: Chance  # hidden: of the decks to come
    turn: int  # elements revealed
    news: tuple[Event, ...]
    scored: Sheet | None = None  # the map as the last season found it


def new(options: Options, seats: int, seed: Seed) -> State:
    """The map with its mountains, four missions, and the first element revealed."""
    if seats != 1:
        raise WrongValue("refused-mapmaker-seats", seats=seats)
    state = set_up(options, seed)
    return _continued(state, opening(state))


def set_up(options: Options, seed: Seed) -> State:
    """The map and the missions before the first season begins."""
    rules = options.rules
    _, dealt = shuffled(stream(seed, "missions"), missions_of(options))
    rng, deck = shuffled(stream(seed, "elements"), elements_of(rules))
    first = SEASONS.index(options.begins)
    time, before = SEASON_TIME * first, (Season(0, 0, 0),) * first
    missions = options.missions or dealt[:PLACES]
    return State(rules, missions, options.start, time, before, None, deck, rng, 0, ())


def opening(state: State) -> Stage:
    """The beginning of a game that is set up."""
    return Stage(state.time, len(state.seasons), turn.REVEAL)


def missions_of(options: Options) -> tuple[str, ...]:
    """The missions that can be drawn."""
    printed = (mission for mission in MISSIONS.values() if not mission.is_own)
    names = (mission.name for mission in printed if mission.since <= options.rules)
    return tuple(dict.fromkeys((*names, *options.mixed)))


def elements_of(rules: int) -> tuple[int, ...]:
    """The elements of a deck, by number."""
    return tuple(number for number, element in enumerate(ELEMENTS) if element.since <= rules)


def to_act(state: State) -> frozenset[Seat]:
    """The one player, until winter is over."""
    return frozenset() if state.element is None else frozenset({0})


def legal(state: State, seat: Seat) -> Iterator[Place]:
    """Every placement of the element, turned and flipped, on empty fields."""
    if seat in to_act(state):
        yield from map(Place, placements(_current(state).forms, _free(state)))


def play(state: State, seat: Seat, action: Place) -> State:
    """The element drawn, its time passed, and the next one revealed."""
    _check(state, seat, action)
    element = _current(state)
    before = surrounded_mountains(GRID, state.sheet)
    sheet = drawn(state.sheet, element.terrain, action.cells)
    news = [Event("placed", seat, element.terrain.name.lower(), cells=action.cells)]
    if closed := surrounded_mountains(GRID, sheet).cells & ~before.cells:
        news.append(Event("mountain", seat, cells=closed))
    state = state._replace(sheet=sheet, news=tuple(news))
    return _continued(state, following(state, Stage(state.time, len(state.seasons), turn.PLACE)))


def _check(state: State, seat: Seat, action: Place) -> None:
    if state.element is None:
        raise IllegalAction("refused-over-place")
    if seat != 0:
        raise IllegalAction("refused-mapmaker-seat", seat=seat + 1)
    if outside := action.cells & ~GRID.full:
        raise IllegalAction("refused-outside-fields", cells=f"{outside:#x}", rows=GRID.rows, cols=GRID.cols)
    if taken := action.cells & filled(state.sheet):
        raise IllegalAction("refused-mapmaker-taken", culprits=taken, fields=cell_names(GRID, taken))
    element = _current(state)
    if not any(is_placed(form, action.cells) for form in element.forms):
        shape = str(element.shape)
        raise IllegalAction("refused-not-the-shape", culprits=action.cells, action=str(action), shape=shape)


def _continued(state: State, stage: Stage) -> State:
    """The game from this stage on, until an element is to be placed or the year is over."""
    while True:
        state = taken(state, stage)
        if stage.step in (turn.PLACE, turn.OVER):
            return state
        stage = following(state, stage)


def following(state: State, stage: Stage) -> Stage:
    """The stage that follows when this one is done."""
    if state.element is None:
        return followed(stage, 0, False, len(state.deck))
    element = ELEMENTS[state.element]
    fits = stage.step == turn.REVEAL and any(anchors(form, _free(state)) for form in element.forms)
    return followed(stage, element.time, fits, len(state.deck))


def taken(state: State, stage: Stage) -> State:
    """The step taken, by the game itself."""
    state = state._replace(time=stage.time)
    match stage.step:
        case turn.SHUFFLE:
            rng, deck = shuffled(state.rng, elements_of(state.rules))
            return _told(state._replace(rng=rng, deck=deck), Event("reshuffled"))
        case turn.REVEAL:
            number = state.deck[0]
            state = state._replace(element=number, deck=state.deck[1:], turn=state.turn + 1)
            return _told(state, Event("revealed", number=number))
        case turn.DISCARD:
            return _told(state, Event("discarded", number=state.element or 0))
        case turn.SCORE:
            season = _season(state, stage.season)
            event = Event("season", 0, SEASONS[stage.season], sum(season))
            return _told(state._replace(seasons=(*state.seasons, season), scored=state.sheet), event)
        case turn.OVER:
            total = sum(sum(season) for season in state.seasons)
            return _told(state._replace(element=None), Event("over", 0, number=total))
        case _:
            return state


def _season(state: State, number: int) -> Season:
    """What the map brings at the end of a season."""
    first, second = (
        MISSIONS[state.missions[place]].rule(GRID, state.sheet).stars for place in scored_in(number)
    )
    return scored(GRID, state.sheet, first, second)


def _told(state: State, event: Event) -> State:
    return state._replace(news=(*state.news, event))


def outcome(state: State) -> Outcome | None:
    """The points of the year, once it is over."""
    if state.element is not None:
        return None
    return Outcome((sum(sum(season) for season in state.seasons),), frozenset({0}))


ALWAYS = ("mapmaker-mountains",)
"""The message of what every season scores besides its missions."""


def summary(state: State) -> tuple[Summary, ...]:
    """What the missions and the mountains have brought, season by season."""
    return (summed(state.missions, state.seasons),)


def summed(missions: tuple[str, ...], seasons: tuple[Season, ...]) -> Summary:
    """The seasons that are over, mission by mission, and the mountains."""
    lines = [[0] * len(seasons) for _ in missions]
    for number, season in enumerate(seasons):
        for place, points in zip(scored_in(number), season[:2], strict=True):
            lines[place][number] = points
    mountains = Earned(ALWAYS[0], tuple(season.mountains for season in seasons))
    goals = (Earned(goal_of(name), tuple(line)) for name, line in zip(missions, lines, strict=True))
    return Summary((*goals, mountains))


def goal_of(mission: str) -> str:
    """The message of a mission's name."""
    return f"mapmaker-{slug(mission)}"


def _current(state: State) -> Element:
    assert state.element is not None
    return ELEMENTS[state.element]


def _free(state: State) -> Cells:
    return empty(GRID, state.sheet)
