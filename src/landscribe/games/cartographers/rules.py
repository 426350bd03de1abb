"""The rules of Cartographers and Cartographers Heroes: explore, draw, check, four seasons long."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from landscribe.core.cells import count, singles
from landscribe.core.game import Earned, Event, IllegalAction, Outcome, Seat, Summary
from landscribe.core.grid import Cells
from landscribe.core.people import seat_first
from landscribe.core.rng import Seed, shuffled, stream
from landscribe.core.shape import form_of
from landscribe.core.text import slug
from landscribe.games.cartographers import turn
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Pass, Raid, map_of
from landscribe.games.cartographers.ambush import anchors_of, lurking, victim
from landscribe.games.cartographers.box import CATEGORIES, Ambush, Explore, Hero
from landscribe.games.cartographers.drawing import (
    SQUARE,
    attacks,
    hunted_by,
    legal_draws,
    legal_heroes,
    legal_raids,
    move_of,
    offer_of,
    prey_on,
    raid_forms,
    refuse_cells,
    refuse_draw,
    refuse_prey,
)
from landscribe.games.cartographers.setup import AMBUSHES, KINDS, MONSTERS, NAMES, NUMBERS, Options
from landscribe.games.cartographers.sheet import (
    DRAGON_COINS,
    GRID,
    TERRAINS,
    Move,
    Sheet,
    after,
    empty,
    is_whole,
    plaguing,
)
from landscribe.games.cartographers.solo import rating_of, title_of
from landscribe.games.cartographers.state import Phase, Post, State, totals
from landscribe.games.cartographers.turn import (
    JOINING,
    NOTHING,
    SEASONS,
    STEPS,
    Season,
    Stage,
    edicts_of,
    followed,
    gather,
    is_asked,
    opening,
    scored,
)

# Setup


def new(options: Options, seats: int, seed: Seed) -> State:
    """Blank maps, or drawn ones, a scoring card under each edict, shuffled decks, and the first card."""
    return _continued(set_up(options, seats, seed), opening(options.first_season))


def set_up(options: Options, seats: int, seed: Seed) -> State:
    """The table before the first season begins."""
    _, ambushes = shuffled(stream(seed, "ambushes"), [card.name for card in options.ambush_pool])
    _, heroes = shuffled(stream(seed, "heroes"), [card.name for card in options.hero_cards])
    first = options.first_season
    before = JOINING * first  # cards that have joined the deck, and come
    return State(
        options=options,
        edicts=options.proclaimed or _proclaimed(options, seed),
        sheets=(options.start,) * seats,
        seasons=((NOTHING,) * first,) * seats,
        season=first,
        time=0,
        phase=Phase.DRAW,
        shown=(),
        ruins=False,
        pending=(),
        effect=0,
        ambushes=ambushes[:before],
        heroes=heroes[:before],
        deck=(),
        ambush_deck=ambushes[before:AMBUSHES],
        hero_deck=heroes[before:],
        rng=stream(seed, "explore"),
        turn=0,
        news=(),
    )


def _proclaimed(options: Options, seed: Seed) -> tuple[str, ...]:
    """One scoring card of each category, then the four shuffled over the edicts (C1)."""
    cards: list[str] = []
    for category in CATEGORIES:
        pile = [card.name for card in options.scoring_pool if card.category == category]
        _, order = shuffled(stream(seed, f"edicts {category}"), pile)
        cards.append(order[0])
    return shuffled(stream(seed, "edicts"), cards)[1]


# The turn, step by step as its kernels say


def _continued(state: State, stage: Stage) -> State:
    """The game from this stage on, until someone is to choose or it is over."""
    while True:
        state = taken(state, stage)
        if state.phase is Phase.OVER or to_act(state):
            return state
        stage = following(state, stage.step)


def taken(state: State, stage: Stage) -> State:
    """The step of a stage taken, or begun where the seats are asked."""
    state = state._replace(season=stage.season, time=stage.time, ruins=stage.ruins, effect=stage.effect)
    match stage.step:
        case turn.PREPARE:
            return _prepared(state)
        case turn.REVEAL:
            return _revealed(state)
        case turn.LURK:
            return _lurking(state)
        case turn.SCORE:
            return _scored(state)
        case turn.PLAGUE:
            return _plagued(state)
        case turn.OVER:
            return _announced(state._replace(phase=Phase.OVER, pending=()), Event("over"))
        case _:
            return _asked(state, Phase(STEPS[stage.step]))


def following(state: State, step: int) -> Stage:
    """The stage that follows when this step is done."""
    card = state.card if state.shown else None
    return followed(
        Stage(state.season, state.time, state.ruins, state.effect, step),
        KINDS[NUMBERS[card.name]] if card else turn.EXPLORE_CARD,
        card.time if isinstance(card, Explore) else 0,
        state.options.thresholds[state.season],
        tuple(MONSTERS[NUMBERS[name]] for name in state.ambushes),
        len(state.sheets) == 1,
    )


def _prepared(state: State) -> State:
    """The deck of a season."""
    ambushes, heroes = state.ambush_deck[:JOINING], state.hero_deck[:JOINING]
    rng, deck = shuffled(state.rng, deck_of(state.options.deck, state.deck, ambushes, heroes))
    return state._replace(
        shown=(),
        deck=deck,
        ambush_deck=state.ambush_deck[JOINING:],
        hero_deck=state.hero_deck[JOINING:],
        rng=rng,
    )


def deck_of(*piles: Sequence[str]) -> tuple[str, ...]:
    """The cards of a deck: explore cards, what is left of the last deck, ambushes and heroes."""
    explore, left, ambushes, heroes = ([NUMBERS[name] for name in pile] for pile in piles)
    deck = [*explore, *left, *ambushes, *heroes]
    size = gather(deck, explore, left, ambushes, heroes, KINDS)
    return tuple(NAMES[number] for number in deck[:size])


# Explore phase


def _revealed(state: State) -> State:
    """The next card of the deck on top."""
    name, kind = state.deck[0], KINDS[NUMBERS[state.deck[0]]]
    return state._replace(
        shown=(*state.shown, name),
        deck=state.deck[1:],
        ambushes=(*state.ambushes, name) if kind == turn.AMBUSH_CARD else state.ambushes,
        heroes=(*state.heroes, name) if kind == turn.HERO_CARD else state.heroes,
        turn=state.turn + 1,
        news=(*state.news, Event("revealed", name=name)),
    )


def _lurking(state: State) -> State:
    """The solo ambush, disregarded where there is no room."""
    card = state.card
    assert isinstance(card, Ambush)
    move = lurking(GRID, state.sheets[0], card.monster, form_of(GRID, card.shape), anchors_of(card))
    if not move.cells:
        return _announced(state, Event("disregarded", 0, card.name))
    return _changed(state, 0, move, Event("ambushed", 0, card.name, cells=move.cells))


def _asked(state: State, phase: Phase) -> State:
    """The phase begun: everyone is asked, but those who have no prey pass at once."""
    state = state._replace(phase=phase)
    ways = (count(_prey(state, seat)) for seat in range(len(state.sheets)))
    return state._replace(pending=tuple(None if is_asked(phase.step, prey) else Pass() for prey in ways))


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


def _prey(state: State, seat: Seat) -> Cells:
    """What the seat may pick to be destroyed."""
    return prey_on(state.phase, state.card, state.sheets[_hunted(state, seat)])


def _hunted(state: State, seat: Seat) -> Seat:
    """On whose map the seat picks it."""
    return hunted_by(state.phase, state.card, seat, len(state.sheets))


def play(state: State, seat: Seat, action: Action) -> State:
    """The choice noted, hidden from the others; once all have chosen, all of it happens at once."""
    _refuse(state, seat, action)
    pending = (*state.pending[:seat], action, *state.pending[seat + 1 :])
    chosen = state._replace(pending=pending, news=())
    return chosen if None in pending else _resolved(chosen)


def _refuse(state: State, seat: Seat, action: Action) -> None:
    """Says why the action is not possible now, if it is not."""
    if state.phase is Phase.OVER:
        raise IllegalAction("refused-over-draw")
    if not 0 <= seat < len(state.sheets):
        raise IllegalAction("refused-seat-range", seat=seat + 1, seats=len(state.sheets))
    if state.pending[seat] is not None:
        raise IllegalAction("refused-has-chosen", who=seat_first(seat))
    match state.phase, state.card, action:
        case Phase.DRAW, Explore() as card, Draw():
            refuse_draw(offer_of(state.options, card, state.sheets[seat], state.ruins), action)
        case Phase.AMBUSH, Ambush() as card, Raid(on, cells) if on == victim(card, seat, len(state.sheets)):
            free = empty(GRID, state.sheets[on])
            refuse_cells(cells, free, raid_forms(card, free))
        case Phase.HERO, Hero() as card, Defend(cell, pattern):
            refuse_cells(cell, empty(GRID, state.sheets[seat]), (SQUARE,))
            if pattern not in attacks(card, cell):
                raise IllegalAction("refused-attack", culprits=pattern, action=str(action), card=card.name)
        case Phase.GAZE | Phase.RAVAGE, _, Destroy(on, cell) if on == _hunted(state, seat):
            refuse_prey(cell, _prey(state, seat))
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
    return _continued(state, following(state, state.phase.step))


def _carried_out(state: State, seat: Seat, action: Action) -> State:
    card, on, move = state.card, map_of(action, seat), move_of(state.card, action)
    match action:
        case Draw(terrain, cells):
            assert isinstance(card, Explore)
            offer = offer_of(state.options, card, state.sheets[seat], state.ruins)
            if offer.fallback:
                state = _announced(state, Event("fallback", seat, offer.fallback))
            event = Event("drawn", seat, TERRAINS[terrain], cells=cells)
        case Raid(_, cells):
            assert isinstance(card, Ambush)
            whole = is_whole(len(card.shape.squares), cells)
            event = Event("ambushed" if whole else "squeezed", on, card.name, cells=cells)
        case Defend(cell, _):
            state = state._replace(posts=(*state.posts, Post(seat, card.name, cell)))
            event = Event("hero", seat, card.name, cells=cell)
        case Destroy(_, cell):
            event = Event(state.phase.value, on, cells=cell)
        case Pass():
            return _announced(state, Event("passed", seat)) if is_asked(state.phase.step, 0) else state
        case _:
            assert_never(action)
    return _changed(state, on, move, event)


def _changed(state: State, seat: Seat, move: Move, event: Event) -> State:
    """The move made on the seat's map, and what that brought about told."""
    before, sheet = state.sheets[seat], after(GRID, state.sheets[seat], move)
    state = _announced(state._replace(sheets=(*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])), event)
    if burnt := sheet.destroyed & ~before.destroyed & ~move.target:
        state = _announced(state, Event("burnt", seat, cells=burnt))
    if closed := sheet.paid & ~before.paid:
        state = _announced(state, Event("mountain", seat, cells=closed))
    if sheet.slain > before.slain:
        state = _announced(state, Event("dragon", seat, number=DRAGON_COINS))
    if gained := sheet.coins - before.coins:
        state = _announced(state, Event("coins", seat, number=gained))
    return state


def _announced(state: State, event: Event) -> State:
    return state._replace(news=(*state.news, event))


# End of the season


def _scored(state: State) -> State:
    """The queen's edicts, coins and monsters of the season."""
    lines = tuple(_season(state, sheet) for sheet in state.sheets)
    seasons = tuple((*past, line) for past, line in zip(state.seasons, lines, strict=True))
    state = state._replace(seasons=seasons, scored=state.sheets, turn=state.turn + 1)
    for seat, line in enumerate(lines):
        state = _announced(state, Event("season", seat, SEASONS[state.season], sum(line)))
    return state


def _season(state: State, sheet: Sheet) -> Season:
    first, second = (
        state.options.rule(state.edicts[place])(GRID, sheet).stars for place in edicts_of(state.season)
    )
    return scored(GRID, sheet, first, second)


def _plagued(state: State) -> State:
    """Zombies spread on every map."""
    for seat, sheet in enumerate(state.sheets):
        move = plaguing(GRID, sheet)
        if move.cells:
            state = _changed(state, seat, move, Event("zombies", seat, cells=move.cells))
    return state


# End of the game


def outcome(state: State) -> Outcome | None:
    """How it ended, once winter is over."""
    return ranked(state.seasons) if state.phase is Phase.OVER else None


def ranked(seasons: tuple[tuple[Season, ...], ...]) -> Outcome:
    """Who has the most stars; of those, who lost the fewest to monsters; else they share it (C17)."""
    scores = totals(seasons)
    lost = [sum(line.monsters for line in lines) for lines in seasons]
    ranks = list(map(rank_of, scores, lost))
    return Outcome(scores, frozenset(seat for seat, rank in enumerate(ranks) if rank == max(ranks)))


def rank_of(stars: int, lost: int) -> int:
    """A number by which seats are compared: stars first, and of equal ones how few were lost (C17)."""
    return (stars << 16) + lost


ALWAYS = ("cartographers-head-coins", "cartographers-monsters")
"""The messages of what every season scores besides its edicts."""


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
        *(Earned(goal_of(name), tuple(line)) for name, line in zip(edicts, lines, strict=True)),
        Earned(ALWAYS[0], tuple(line.coins for line in seasons)),
        Earned(ALWAYS[1], tuple(line.monsters for line in seasons)),
    )
    if not alone:
        return Summary(earned)
    rating = rating_of(sum(map(sum, seasons)), edicts)
    return Summary(earned, rating, title_message(rating))


def goal_of(edict: str) -> str:
    """The message of a scoring card's name."""
    return f"scoring-{slug(edict)}"


def title_message(rating: int) -> str:
    """The message of the title that goes with a rating."""
    return f"title-{slug(title_of(rating))}"
