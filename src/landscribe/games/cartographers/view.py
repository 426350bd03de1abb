"""What a seat, or someone who watches, may know of a game of Cartographers."""

from functools import lru_cache
from typing import NamedTuple

from landscribe.core.cells import Tally
from landscribe.core.game import Event, Seat
from landscribe.core.rng import below, seeded, shuffled
from landscribe.games.cartographers.actions import Action
from landscribe.games.cartographers.box import Card, Rule
from landscribe.games.cartographers.rules import legal, summed
from landscribe.games.cartographers.setup import AMBUSHES, CARDS, Options
from landscribe.games.cartographers.sheet import GRID, REMEMBERED, Sheet, threatened
from landscribe.games.cartographers.solo import rating_of, title_of
from landscribe.games.cartographers.state import Phase, Season, State, totals


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
    effects: tuple[str, ...]
    ambushes: tuple[str, ...]  # revealed so far, in order
    heroes: tuple[str, ...]  # revealed so far, in order
    turn: int
    news: tuple[Event, ...]

    @property
    def card(self) -> Card:
        """The card that lies on top."""
        return CARDS[self.shown[-1]]

    @property
    def total(self) -> int:
        """All stars of this seat so far (of the first seat, for someone who watches)."""
        return totals(self.seasons)[self.seat or 0]

    @property
    def rating(self) -> int:
        """The solo rating so far."""
        return rating_of(self.total, self.edicts)

    @property
    def title(self) -> str:
        """The solo title so far."""
        return title_of(self.rating)

    def now(self, seat: Seat | None = None) -> tuple[Tally, ...]:
        """What the edicts A to D would score this moment on a seat's map, and where."""
        sheet = self.sheets[(self.seat or 0) if seat is None else seat]
        return _tallies(tuple(self.options.rule(name) for name in self.edicts), sheet)

    def monsters(self, seat: Seat | None = None) -> Tally:
        """What the monsters would cost this moment on a seat's map, and where."""
        return threatened(GRID, self.sheets[(self.seat or 0) if seat is None else seat])

    def earned(self, seat: Seat | None = None) -> tuple[int, ...]:
        """What the edicts A to D have scored for a seat in the seasons that are over."""
        seasons = self.seasons[(self.seat or 0) if seat is None else seat]
        return tuple(earned.total for earned in summed(self.edicts, seasons, alone=False).earned[:4])


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
        effects=state.effects,
        ambushes=state.ambushes,
        heroes=state.heroes,
        turn=state.turn,
        news=state.news,
    )


def guess(view: View, seed: int) -> State:
    """A game that looks like this: decks in an order of chance, others' hidden choices made by chance."""
    rng = seeded(seed)
    explore = [name for name in view.options.deck if name not in view.shown]
    rng, ambushes = shuffled(rng, _unseen([card.name for card in view.options.ambush_pool], view.ambushes))
    rng, heroes = shuffled(rng, _unseen([card.name for card in view.options.hero_cards], view.heroes))
    lurking = view.season + 1 - len(view.ambushes)
    waiting = view.season + 1 - len(view.heroes) if heroes else 0
    rng, deck = shuffled(rng, (*explore, *ambushes[:lurking], *heroes[:waiting]))
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
        effects=view.effects,
        ambushes=view.ambushes,
        heroes=view.heroes,
        deck=deck,
        ambush_deck=ambushes[lurking : AMBUSHES - len(view.ambushes)],
        hero_deck=heroes[waiting:],
        rng=rng,
        turn=view.turn,
        news=view.news,
    )
    return _chosen(state, view)


def _unseen(cards: list[str], seen: tuple[str, ...]) -> list[str]:
    return [name for name in cards if name not in seen]


def _chosen(state: State, view: View) -> State:
    """The state with the seat's own choice, and something legal for the others who have chosen."""
    pending, rng = list(state.pending), state.rng
    for seat, has_chosen in enumerate(view.chosen):
        if has_chosen and seat == view.seat:
            pending[seat] = view.mine
        elif has_chosen:
            actions = list(legal(state, seat))
            rng, number = below(rng, len(actions))
            pending[seat] = actions[number]
    return state._replace(pending=tuple(pending), rng=rng)
