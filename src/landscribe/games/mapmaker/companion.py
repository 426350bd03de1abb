"""An evening of The Mapmaker on paper: the rules' own elements in order, for one or for many side by side."""

from collections.abc import Iterator

from landscribe.core.evening import Aim, Asked, Evening, Flip
from landscribe.core.note import Note, note, pair
from landscribe.core.page import Status
from landscribe.core.rng import Seed
from landscribe.core.text import slug
from landscribe.games.mapmaker import turn
from landscribe.games.mapmaker.elements import ELEMENTS, SEASON_TIME, SEASONS, scored_in
from landscribe.games.mapmaker.pages import PLACES, calendar, card_of
from landscribe.games.mapmaker.rules import Options, State, following, opening, set_up, taken
from landscribe.games.mapmaker.turn import Stage


def evening(options: Options, seats: int, seed: Seed) -> Evening:
    """The missions, then every element and season's end; many draw the same, each for themselves."""
    walk = list(walked(options, seed))
    names = [f"mapmaker-{slug(name)}" for name in walk[0][0].missions]
    aims = [
        Aim(label, note(name), note(f"{name}-text"), f"{name}-text")
        for label, name in zip((*PLACES, ""), (*names, "mapmaker-mountains"), strict=True)
    ]
    first, texts = walk[0][1], [note("companion-map-of-all")]
    if seats > 1:
        texts.append(note("companion-side-by-side"))
    begun = _begun(first.season, *texts, time=first.time)
    flips = (flip for state, stage in walk for flip in _flips(state, stage))
    return Evening(tuple(aims), (begun, *flips))


def walked(options: Options, seed: Seed) -> Iterator[tuple[State, Stage]]:
    """Every step of the year; an element that fits nowhere takes its time all the same (M3)."""
    state = set_up(options, seed)
    stage = opening(state)
    while True:
        state = taken(state, stage)
        yield state, stage
        if stage.step == turn.OVER:
            return
        stage = following(state, stage)


def _flips(state: State, stage: Stage) -> Iterator[Flip]:
    match stage.step:
        case turn.SHUFFLE:
            yield Flip("act", note("mapmaker-event-reshuffled"), (), (_clock(stage),))
        case turn.PLACE:
            assert state.element is not None
            element, after = ELEMENTS[state.element], following(state, stage)
            texts = [note("mapmaker-prompt"), note("companion-no-room")]
            if after.step == turn.SCORE:
                texts.append(note("companion-last", season=_season(stage.season)))
            card = card_of(element)
            yield Flip("card", card.name, tuple(texts), (_clock(stage, after.time),), card)
        case turn.SCORE:
            yield _scored(state, stage)
            if stage.season + 1 < len(SEASONS):
                yield _begun(stage.season + 1, time=stage.time)
        case turn.OVER:
            yield Flip("over", note("mapmaker-over"))
        case _:
            pass


def _season(number: int) -> Note:
    return note(f"season-{SEASONS[number]}")


def _clock(stage: Stage, time: int | None = None) -> Status:
    return calendar(stage.season, stage.time if time is None else time)


def _begun(season: int, *texts: Note, time: int = 0) -> Flip:
    missions = pair(*(PLACES[place] for place in scored_in(season)))
    text = note("companion-season-missions", missions=missions, length=SEASON_TIME)
    return Flip("begin", _season(season), (*texts, text), (calendar(season, time),))


def _scored(state: State, stage: Stage) -> Flip:
    """A season's end: two missions and the mountains; the rules know no tie, for one plays alone."""
    asked = (
        *(
            Asked(note(f"mapmaker-{slug(state.missions[place])}"), PLACES[place])
            for place in scored_in(stage.season)
        ),
        Asked(note("mapmaker-mountains")),
    )
    return Flip("score", _season(stage.season), (note("companion-score"),), (_clock(stage),), asked=asked)
