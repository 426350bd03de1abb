"""What a seat, or someone who watches, may know of a game of Cartographers."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from landscribe.core.cells import Tally
from landscribe.core.game import Event, Seat, Summary
from landscribe.core.rng import below, forked, seeded, shuffled
from landscribe.games.cartographers.actions import Action
from landscribe.games.cartographers.box import Card, Rule
from landscribe.games.cartographers.rules import deck_of, legal, summed
from landscribe.games.cartographers.setup import AMBUSHES, CARDS, Options
from landscribe.games.cartographers.sheet import GRID, REMEMBERED, Sheet, threatened
from landscribe.games.cartographers.state import Phase, Post, State
from landscribe.games.cartographers.turn import JOINING, Season


class View(NamedTuple):
    """The game without the decks' order, and without what the others have chosen but not shown."""

    seat: Seat | None
    options: Options
    edicts: tuple[str, ...]  # the scoring cards under A to D
    sheets: tuple[Sheet, ...]
    seasons: tuple[tuple[Season, ...], ...]  # of each seat, those that are over
    season: int
    time: int
    phase: Phase
    shown: tuple[str, ...]  # cards revealed this season, the current one last
    ruins: bool
    chosen: tuple[bool, ...]  # which seats have chosen in this phase
    mine: Action | None  # what this seat has chosen
    effect: int
    ambushes: tuple[str, ...]  # revealed so far, in order
    heroes: tuple[str, ...]  # revealed so far, in order
    turn: int
    news: tuple[Event, ...]
    scored: tuple[Sheet, ...] = ()  # the maps as the last season found them
    posts: tuple[Post, ...] = ()  # the heroes drawn so far, in order

    @property
    def card(self) -> Card:
        """The card that lies on top."""
        return CARDS[self.shown[-1]]

    @property
    def total(self) -> int:
        """All stars of this seat so far (of the first seat, for someone who watches)."""
        return self.summary().total

    def summary(self, seat: Seat | None = None) -> Summary:
        """What a seat has earned so far."""
        seasons = self.seasons[(self.seat or 0) if seat is None else seat]
        return summed(self.edicts, seasons, len(self.sheets) == 1)

    def now(self, seat: Seat | None = None) -> tuple[Tally, ...]:
        """What the edicts A to D would score this moment on a seat's map, and where."""
        return self.tallies(self.sheets[(self.seat or 0) if seat is None else seat])

    def tallies(self, sheet: Sheet) -> tuple[Tally, ...]:
        """What the edicts A to D score on a map, and where."""
        return _tallies(tuple(self.options.rule(name) for name in self.edicts), sheet)

    def monsters(self, seat: Seat | None = None) -> Tally:
        """What the monsters would cost this moment on a seat's map, and where."""
        return threatened(GRID, self.sheets[(self.seat or 0) if seat is None else seat])

    def earned(self, seat: Seat | None = None) -> tuple[int, ...]:
        """What the edicts A to D have scored for a seat in the seasons that are over."""
        return tuple(earned.total for earned in self.summary(seat).earned[: len(self.edicts)])


@lru_cache(REMEMBERED)
def _tallies(rules: tuple[Rule, ...], sheet: Sheet) -> tuple[Tally, ...]:
    return tuple(rule(GRID, sheet) for rule in rules)


def view(state: State, seat: Seat | None) -> View:
    """What this seat may know; None is someone who watches."""
    seated = seat is not None and seat < len(state.pending)
    return View(
        seat=seat,
        options=state.options,
        edicts=state.edicts,
        sheets=state.sheets,
        seasons=state.seasons,
        season=state.season,
        time=state.time,
        phase=state.phase,
        shown=state.shown,
        ruins=state.ruins,
        chosen=tuple(action is not None for action in state.pending),
        mine=state.pending[seat] if seated and seat is not None else None,
        effect=state.effect,
        ambushes=state.ambushes,
        heroes=state.heroes,
        turn=state.turn,
        news=state.news,
        scored=state.scored,
        posts=state.posts,
    )


class Hidden(NamedTuple):
    """The cards that a view leaves to chance."""

    explore: tuple[str, ...]  # in the deck
    ambushes: tuple[str, ...]  # not revealed: so many of them lurk in the deck, others may join it
    heroes: tuple[str, ...]
    lurking: int
    waiting: int


def hidden(view: View) -> Hidden:
    """What chance has to deal, each pile in the order of the cards."""
    ambushes = _unseen([card.name for card in view.options.ambush_pool], view.ambushes)
    heroes = _unseen([card.name for card in view.options.hero_cards], view.heroes)
    joined = JOINING * (view.season + 1)
    lurking, waiting = joined - len(view.ambushes), joined - len(view.heroes) if heroes else 0
    return Hidden(_unseen(view.options.deck, view.shown), ambushes, heroes, lurking, waiting)


def _unseen(cards: Sequence[str], seen: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in cards if name not in seen)


def guess(view: View, seed: int) -> State:
    """A game that looks like this: decks in an order of chance, others' hidden choices made by chance."""
    explore, ambushes, heroes, lurking, waiting = hidden(view)
    rng, ambushes = shuffled(seeded(seed), ambushes)
    rng, heroes = shuffled(rng, heroes)
    rng, deck = shuffled(rng, deck_of(explore, (), ambushes[:lurking], heroes[:waiting]))
    state = State(
        options=view.options,
        edicts=view.edicts,
        sheets=view.sheets,
        seasons=view.seasons,
        season=view.season,
        time=view.time,
        phase=view.phase,
        shown=view.shown,
        ruins=view.ruins,
        pending=(None,) * len(view.chosen),
        effect=view.effect,
        ambushes=view.ambushes,
        heroes=view.heroes,
        deck=deck,
        ambush_deck=ambushes[lurking : AMBUSHES - len(view.ambushes)],
        hero_deck=heroes[waiting:],
        rng=rng,
        turn=view.turn,
        news=view.news,
        scored=view.scored,
        posts=view.posts,
    )
    return _chosen(state, view)


def _chosen(state: State, view: View) -> State:
    """The state with the seat's own choice, and something legal for the others who have chosen."""
    pending, rng = list(state.pending), forked(state.rng)
    for seat, has_chosen in enumerate(view.chosen):
        if has_chosen and seat == view.seat:
            pending[seat] = view.mine
        elif has_chosen:
            actions = list(legal(state, seat))
            rng, number = below(rng, len(actions))
            pending[seat] = actions[number]
    return state._replace(pending=tuple(pending))
