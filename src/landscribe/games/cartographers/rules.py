"""The rules of Cartographers and Cartographers Heroes: explore, draw, check, four seasons long."""

from collections.abc import Iterator
from typing import assert_never

from landscribe.core.cells import singles
from landscribe.core.game import Earned, Event, IllegalAction, Outcome, Seat, Summary
from landscribe.core.grid import Cells
from landscribe.core.rng import Seed, shuffled, stream
from landscribe.core.text import slug
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Pass, Raid
from landscribe.games.cartographers.ambush import lurking_place, victim
from landscribe.games.cartographers.box import CATEGORIES, Ambush, Explore, Hero, Ruins
from landscribe.games.cartographers.drawing import (
    SQUARE,
    attacks,
    coins_of,
    is_whole,
    legal_draws,
    legal_heroes,
    legal_raids,
    offer_of,
    raid_forms,
    refuse_cells,
    refuse_draw,
)
from landscribe.games.cartographers.setup import AMBUSHES, CARDS, MAPS, Options
from landscribe.games.cartographers.sheet import (
    DRAGON_COINS,
    GORGON,
    GRID,
    PLAIN,
    TERRAINS,
    TROLL,
    ZOMBIE,
    Sheet,
    ambushed,
    defended,
    drawn,
    empty,
    gorgon_prey,
    spread_zombies,
    threatened,
    troll_prey,
    wrecked,
)
from landscribe.games.cartographers.solo import rating_of, title_of
from landscribe.games.cartographers.state import SEASONS, Phase, Season, State, edicts_of, totals

# Setup


def new(options: Options, seats: int, seed: Seed) -> State:
    """Blank maps, a scoring card under each edict, shuffled decks, and the first card revealed."""
    _, ambushes = shuffled(stream(seed, "ambushes"), [card.name for card in options.ambush_pool])
    _, heroes = shuffled(stream(seed, "heroes"), [card.name for card in options.hero_cards])
    state = State(
        options=options,
        edicts=options.proclaimed or _proclaimed(options, seed),
        sheets=(MAPS[options.map],) * seats,
        seasons=((),) * seats,
        season=0,
        time=0,
        phase=Phase.DRAW,
        shown=(),
        ruins=False,
        pending=(),
        effects=(),
        ambushes=(),
        heroes=(),
        deck=(),
        ambush_deck=ambushes[:AMBUSHES],
        hero_deck=heroes,
        rng=stream(seed, "explore"),
        turn=0,
        news=(),
    )
    return _explored(_prepared(state))


def _proclaimed(options: Options, seed: Seed) -> tuple[str, ...]:
    """One scoring card of each category, then the four shuffled over the edicts (C1)."""
    cards: list[str] = []
    for category in CATEGORIES:
        pile = [card.name for card in options.scoring_pool if card.category == category]
        _, order = shuffled(stream(seed, f"edicts {category}"), pile)
        cards.append(order[0])
    return shuffled(stream(seed, "edicts"), cards)[1]


def _prepared(state: State) -> State:
    """The deck of a season: all explore cards, what was not revealed, one more ambush, one more hero."""
    left = tuple(name for name in state.deck if isinstance(CARDS[name], Ambush | Hero))
    joining = (*left, *state.ambush_deck[:1], *state.hero_deck[:1])
    rng, deck = shuffled(state.rng, (*state.options.deck, *joining))
    return state._replace(
        time=0,
        shown=(),
        ruins=False,  # C5
        deck=deck,
        ambush_deck=state.ambush_deck[1:],
        hero_deck=state.hero_deck[1:],
        rng=rng,
    )


# Explore phase


def _explored(state: State) -> State:
    """Cards revealed until one asks the seats to do something."""
    while True:
        state = _revealed(state)
        match state.card:
            case Ruins():
                state = state._replace(ruins=True)
            case Explore():
                return _asked(state, Phase.DRAW)
            case Hero(name):
                return _asked(state._replace(heroes=(*state.heroes, name)), Phase.HERO)
            case Ambush(name) as card:
                state = state._replace(ambushes=(*state.ambushes, name))
                if len(state.sheets) > 1:
                    return _asked(state, Phase.AMBUSH)
                state = _asked(_lurking(state, card), Phase.GAZE)
                if to_act(state):
                    return state


def _revealed(state: State) -> State:
    name, news = state.deck[0], (*state.news, Event("revealed", name=state.deck[0]))
    return state._replace(shown=(*state.shown, name), deck=state.deck[1:], turn=state.turn + 1, news=news)


def _lurking(state: State, card: Ambush) -> State:
    """The solo ambush: the monster where the walk along the edge first finds room (C10)."""
    cells = lurking_place(card, empty(GRID, state.sheets[0]))
    if not cells:
        return state._replace(news=(*state.news, Event("disregarded", 0, card.name)))
    sheet = ambushed(GRID, state.sheets[0], card.monster, cells)
    return _changed(state, 0, sheet, Event("ambushed", 0, card.name, cells=cells))


def _asked(state: State, phase: Phase) -> State:
    """The phase begun: everyone is asked, but those who have nothing to choose pass at once."""
    state = state._replace(phase=phase, pending=(None,) * len(state.sheets))
    if phase in (Phase.GAZE, Phase.RAVAGE):
        idle = (None if _prey(state, seat) else Pass() for seat in range(len(state.sheets)))
        state = state._replace(pending=tuple(idle))
    return state


# Draw phase


def to_act(state: State) -> frozenset[Seat]:
    """Every seat that has not chosen yet."""
    if state.phase is Phase.OVER:
        return frozenset()
    return frozenset(seat for seat, action in enumerate(state.pending) if action is None)


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Everything the seat may do now; only to pass where nothing can be drawn (C4)."""
    if seat not in to_act(state):
        return
    nothing = True
    for action in _possible(state, seat):
        nothing = False
        yield action
    if nothing:
        yield Pass()


def _possible(state: State, seat: Seat) -> Iterator[Action]:
    match state.phase, state.card:
        case Phase.DRAW, Explore() as card:
            yield from legal_draws(offer_of(state.options, card, state.sheets[seat], state.ruins))
        case Phase.AMBUSH, Ambush() as card:
            on = victim(card, seat, len(state.sheets))
            yield from (Raid(on, cells) for cells in legal_raids(card, empty(GRID, state.sheets[on])))
        case Phase.HERO, Hero() as card:
            yield from legal_heroes(card, empty(GRID, state.sheets[seat]))
        case _:
            on = _hunted(state, seat)
            yield from (Destroy(on, cell) for cell in singles(_prey(state, seat)))


def _hunted(state: State, seat: Seat) -> Seat:
    """On whose map the seat picks what is destroyed: where it drew the Gorgon (H4), its own (H5)."""
    if state.phase is Phase.GAZE and isinstance(state.card, Ambush):
        return victim(state.card, seat, len(state.sheets))
    return seat


def _prey(state: State, seat: Seat) -> Cells:
    """What the seat may pick to be destroyed."""
    sheet = state.sheets[_hunted(state, seat)]
    if state.phase is Phase.RAVAGE:
        return troll_prey(GRID, sheet)
    is_gorgon = isinstance(state.card, Ambush) and state.card.monster == GORGON
    return gorgon_prey(GRID, sheet) if is_gorgon else GRID.none


def play(state: State, seat: Seat, action: Action) -> State:
    """The choice noted, hidden from the others; once all have chosen, all of it happens at once."""
    _refuse(state, seat, action)
    pending = (*state.pending[:seat], action, *state.pending[seat + 1 :])
    if None in pending:
        return state._replace(pending=pending, news=(Event("ready", seat),))
    return _resolved(state._replace(pending=pending, news=()))


def _refuse(state: State, seat: Seat, action: Action) -> None:
    """Says why the action is not possible now, if it is not."""
    if state.phase is Phase.OVER:
        raise IllegalAction("refused-over-draw")
    if not 0 <= seat < len(state.sheets):
        raise IllegalAction("refused-seat-range", seat=seat + 1, seats=len(state.sheets))
    if state.pending[seat] is not None:
        raise IllegalAction("refused-has-chosen", seat=seat + 1)
    match state.phase, state.card, action:
        case Phase.DRAW, Explore() as card, Draw():
            refuse_draw(offer_of(state.options, card, state.sheets[seat], state.ruins), action)
        case Phase.AMBUSH, Ambush() as card, Raid(on, cells) if on == victim(card, seat, len(state.sheets)):
            free = empty(GRID, state.sheets[on])
            refuse_cells(cells, free, raid_forms(card, free))
        case Phase.HERO, Hero() as card, Defend(cell, pattern):
            refuse_cells(cell, empty(GRID, state.sheets[seat]), (SQUARE,))
            if pattern not in attacks(card, cell):
                raise IllegalAction("refused-attack", action=str(action), card=card.name)
        case _:
            first = next(legal(state, seat))
            if type(action) is not type(first) or action not in legal(state, seat):
                raise IllegalAction("refused-such-as", action=str(action), example=str(first))


def _resolved(state: State) -> State:
    """What everyone chose, shown and carried out in the order of the seats; then the game goes on."""
    state = state._replace(turn=state.turn + 1)
    for seat, action in enumerate(state.pending):
        if action is not None:
            state = _carried_out(state, seat, action)
    match state.phase:
        case Phase.DRAW:
            return _checked(state)
        case Phase.AMBUSH:
            state = _asked(state, Phase.GAZE)
            return state if to_act(state) else _explored(state)
        case Phase.RAVAGE:
            return _after_scoring(state)
        case _:
            return _explored(state)


def _carried_out(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Draw(terrain, cells):
            card = state.card
            assert isinstance(card, Explore)
            offer = offer_of(state.options, card, state.sheets[seat], state.ruins)
            if offer.fallback:
                state = _told(state, Event("fallback", seat, offer.fallback))
            sheet = drawn(GRID, state.sheets[seat], terrain, cells, coins_of(card, cells))
            return _changed(state, seat, sheet, Event("drawn", seat, TERRAINS[terrain], cells=cells))
        case Raid(on, cells):
            assert isinstance(state.card, Ambush)
            whole = is_whole(state.card, cells)
            sheet = ambushed(GRID, state.sheets[on], state.card.monster if whole else PLAIN, cells)
            event = Event("ambushed" if whole else "squeezed", on, state.card.name, cells=cells)
            return _changed(state, on, sheet, event)
        case Defend(cell, pattern):
            sheet = defended(GRID, state.sheets[seat], cell, pattern)
            return _changed(state, seat, sheet, Event("hero", seat, state.card.name, cells=cell))
        case Destroy(on, cell):
            sheet = wrecked(GRID, state.sheets[on], cell, GRID.none)
            return _changed(state, on, sheet, Event(state.phase.value, on, cells=cell))
        case Pass():
            return _told(state, Event("passed", seat)) if state.phase in _DRAWN_BY_ALL else state
        case _:
            assert_never(action)


_DRAWN_BY_ALL = (Phase.DRAW, Phase.AMBUSH, Phase.HERO)


def _changed(state: State, seat: Seat, sheet: Sheet, event: Event) -> State:
    """The seat's map replaced, and what that brought about told."""
    before = state.sheets[seat]
    state = _told(state._replace(sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])), event)
    if (
        burnt := sheet.destroyed
        & ~before.destroyed
        & ~(event.cells if event.what in ("gaze", "ravage") else 0)
    ):
        state = _told(state, Event("burnt", seat, cells=burnt))
    if closed := sheet.paid & ~before.paid:
        state = _told(state, Event("mountain", seat, cells=closed))
    if sheet.slain > before.slain:
        state = _told(state, Event("dragon", seat, number=DRAGON_COINS))
    if gained := sheet.coins - before.coins:
        state = _told(state, Event("coins", seat, number=gained))
    return state


def _told(state: State, event: Event) -> State:
    return state._replace(news=(*state.news, event))


# Check phase and end of the season


def _checked(state: State) -> State:
    """Whether the season has come to its end."""
    assert isinstance(state.card, Explore)
    state = state._replace(time=state.time + state.card.time, ruins=False)
    if state.time < state.options.thresholds[state.season]:
        return _explored(state)
    return _scored(state)


def _scored(state: State) -> State:
    """The queen's edicts, coins and monsters of the season; after winter the game is over."""
    lines = tuple(_season(state, sheet) for sheet in state.sheets)
    seasons = tuple((*past, line) for past, line in zip(state.seasons, lines, strict=True))
    state = state._replace(seasons=seasons, turn=state.turn + 1)
    for seat, line in enumerate(lines):
        state = _told(state, Event("season", seat, SEASONS[state.season], sum(line)))
    if state.season == len(SEASONS) - 1:
        return _told(state._replace(phase=Phase.OVER, pending=()), Event("over"))
    return _after_scoring(state._replace(effects=state.ambushes))


def _season(state: State, sheet: Sheet) -> Season:
    first, second = (
        state.options.rule(state.edicts[place])(GRID, sheet).stars for place in edicts_of(state.season)
    )
    return Season(first, second, sheet.coins, threatened(GRID, sheet).stars)


def _after_scoring(state: State) -> State:
    """The effects of revealed ambushes, one by one in the order of reveal (H8); then the next season."""
    while state.effects:
        card = CARDS[state.effects[0]]
        state = state._replace(effects=state.effects[1:])
        assert isinstance(card, Ambush)
        if card.monster == ZOMBIE:
            state = _plagued(state)
        elif card.monster == TROLL:
            state = _asked(state, Phase.RAVAGE)
            if to_act(state):
                return state
    return _explored(_prepared(state._replace(season=state.season + 1)))


def _plagued(state: State) -> State:
    """Zombies spread on every map (H6)."""
    for seat, sheet in enumerate(state.sheets):
        after = spread_zombies(GRID, sheet)
        if wave := after.zombie & ~sheet.zombie:
            state = _changed(state, seat, after, Event("zombies", seat, cells=wave))
    return state


# End of the game


def outcome(state: State) -> Outcome | None:
    """How it ended, once winter is over."""
    return ranked(state.seasons) if state.phase is Phase.OVER else None


def ranked(seasons: tuple[tuple[Season, ...], ...]) -> Outcome:
    """Who has the most stars; of those, who lost the fewest to monsters; else they share it (C17)."""
    scores = totals(seasons)
    lost = [sum(line.monsters for line in lines) for lines in seasons]
    best = max(zip(scores, lost, strict=True))
    winners = (seat for seat, result in enumerate(zip(scores, lost, strict=True)) if result == best)
    return Outcome(scores, frozenset(winners))


def summary(state: State) -> tuple[Summary, ...]:
    """What edicts, coins and monsters have brought each seat, season by season; alone, the rating."""
    alone = len(state.sheets) == 1
    return tuple(summed(state.edicts, seasons, alone) for seasons in state.seasons)


def summed(edicts: tuple[str, ...], seasons: tuple[Season, ...], alone: bool) -> Summary:
    """The lines of a score sheet, goal by goal."""
    lines = [[0] * len(seasons) for _ in edicts]
    for number, line in enumerate(seasons):
        for place, stars in zip(edicts_of(number), line[:2], strict=True):
            lines[place][number] = stars
    earned = (
        *(Earned(f"scoring-{slug(name)}", tuple(line)) for name, line in zip(edicts, lines, strict=True)),
        Earned("cartographers-head-coins", tuple(line.coins for line in seasons)),
        Earned("cartographers-monsters", tuple(line.monsters for line in seasons)),
    )
    if not alone:
        return Summary(earned)
    rating = rating_of(sum(map(sum, seasons)), edicts)
    return Summary(earned, rating, f"title-{slug(title_of(rating))}")
