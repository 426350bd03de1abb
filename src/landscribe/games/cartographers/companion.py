"""An evening of Cartographers on paper: the rules' own decks and steps, without the maps."""

from collections.abc import Iterator
from dataclasses import replace

from landscribe.core.evening import Aim, Asked, Evening, Flip, Rating, Title
from landscribe.core.game import Seat
from landscribe.core.note import Note, note, pair
from landscribe.core.page import Status
from landscribe.core.rng import Seed
from landscribe.games.cartographers import turn
from landscribe.games.cartographers.box import Ambush, Explore
from landscribe.games.cartographers.pages import PLACES, clock, edict, ruins_pending
from landscribe.games.cartographers.printed import LETTERS, card_of
from landscribe.games.cartographers.rules import ALWAYS, following, set_up, taken, title_message
from landscribe.games.cartographers.setup import KINDS, NUMBERS, Options, side_name
from landscribe.games.cartographers.sheet import PLAIN
from landscribe.games.cartographers.solo import TITLES, rating_of
from landscribe.games.cartographers.state import State
from landscribe.games.cartographers.turn import SEASONS, edicts_of, opening

ENOUGH = 2
"""The deck is the same for any number of people, and only who is alone passes no maps."""


def evening(options: Options, seats: int, seed: Seed) -> Evening:
    """Edicts, then every card, ambush, monster's effect and season's end in order."""
    walk = list(walked(options, min(seats, ENOUGH), seed))
    edicts = walk[0][0].edicts
    flips = (flip for state, step in walk for flip in _flips(state, step))
    return Evening(
        _aims(edicts, options.edition), tuple(flips), rating=_rating(edicts) if seats == 1 else None
    )


def walked(options: Options, seats: Seat, seed: Seed) -> Iterator[tuple[State, int]]:
    """Every step of the year with the table in it, whatever is drawn on the maps."""
    state = set_up(options, seats, seed)
    stage = opening(state.season)
    while True:
        state = taken(state, stage)
        yield state, stage.step
        if stage.step == turn.OVER:
            return
        stage = following(state, stage.step)


def _flips(state: State, step: int) -> Iterator[Flip]:
    """What is seen of a step; a card is shown with what it asks, ruins when they are turned over."""
    match step:
        case turn.PREPARE:
            yield _begun(state)
        case turn.REVEAL if KINDS[NUMBERS[state.card.name]] == turn.RUINS_CARD:
            yield _shown(state, note("companion-ruins"))
        case turn.DRAW:
            after = following(state, step)
            texts = (note("cartographers-draw"),)
            if after.step == turn.SCORE:
                texts = (*texts, note("companion-last", season=_season(state.season)))
            yield _shown(state, *texts, time=after.time)
        case turn.AMBUSH | turn.LURK:
            yield _ambushed(state, step)
        case turn.HERO:
            yield _shown(state, note("cartographers-hero"))
        case turn.GAZE:
            yield Flip("act", _title(state), (note("companion-gaze"),), _status(state), card_of(state.card))
        case turn.RAVAGE | turn.PLAGUE:
            name = note("cartographers-card", card=state.ambushes[state.effect])
            text = note("companion-ravage" if step == turn.RAVAGE else "companion-plague")
            yield Flip("act", name, (text,), _status(state))
        case turn.SCORE:
            yield _scored(state)
        case turn.OVER:
            yield Flip("over", note("cartographers-event-over"))
        case _:
            pass


def _season(number: int) -> Note:
    return note(f"season-{SEASONS[number]}")


def _title(state: State) -> Note:
    return card_of(state.card).name


def _status(state: State, time: int | None = None) -> tuple[Status, ...]:
    length = state.options.thresholds[state.season]
    calendar = clock(state.season, min(state.time if time is None else time, length), length)
    return (calendar, ruins_pending()) if state.ruins else (calendar,)


def _begun(state: State) -> Flip:
    """A season: what it scores, and what has joined the deck."""
    first, second = (PLACES[place] for place in edicts_of(state.season))
    length = state.options.thresholds[state.season]
    texts = [note("companion-season", edicts=pair(first, second), length=length)]
    if state.season == state.options.first_season:
        texts.insert(0, note("companion-map", side=side_name(state.options.map)))
    texts.append(note("companion-joined-hero" if state.options.heroes else "companion-joined"))
    return Flip("begin", _season(state.season), tuple(texts), _status(state))


def _shown(state: State, *texts: Note, time: int | None = None) -> Flip:
    """The card on top, its terrains where one chooses, and the time with its own."""
    card, status = state.card, _status(state, time)
    inks = "".join(LETTERS[terrain] for terrain in card.terrains) if isinstance(card, Explore) else ""
    return Flip("card", _title(state), texts, status, card_of(card), inks if len(inks) > 1 else "")


def _ambushed(state: State, step: int) -> Flip:
    """The monster: passed on maps, or walking by itself where one is alone (C9, C10)."""
    card = state.card
    assert isinstance(card, Ambush)
    shown = card_of(card) if card.monster != PLAIN else replace(card_of(card), texts=())
    way = "clockwise" if card.clockwise else "counterclockwise"
    if step == turn.LURK:
        text = note("companion-lurk", corner=card.corner, way=way)
        return Flip("card", _title(state), (text,), _status(state), shown)
    passing = "left" if card.clockwise else "right"
    text = note("companion-pass", where=passing)
    return Flip("card", _title(state), (text,), _status(state), shown, passing=passing)


def _scored(state: State) -> Flip:
    """A season's end: two edicts, the coins, and what the monsters take, which breaks ties (C17)."""
    names = [edict(name, state.options.edition)[0] for name in state.edicts]
    coins, monsters = map(note, ALWAYS)
    asked = (
        *(Asked(names[place], PLACES[place]) for place in edicts_of(state.season)),
        Asked(coins),
        Asked(monsters, worth=-1, breaks=-1),
    )
    text = note("companion-score")
    return Flip("score", _season(state.season), (text,), _status(state), asked=asked)


def _aims(edicts: tuple[str, ...], edition: str) -> tuple[Aim, ...]:
    cards = [edict(name, edition) for name in edicts]
    monsters = note("cartographers-monsters"), note("cartographers-monsters-text")
    return tuple(
        Aim(label, name, text, text.message)
        for label, (name, text) in zip((*PLACES, ""), (*cards, monsters), strict=True)
    )


def _rating(edicts: tuple[str, ...]) -> Rating:
    """Alone: the stars less the cards' numbers, and the titles by what they ask for (C18)."""
    titles = tuple(Title(least, note(title_message(least))) for least, _ in TITLES)
    below = TITLES[-1][0] - 1
    return Rating(-rating_of(0, edicts), titles, note(title_message(below)))
