"""A game made up to be measured: four rounds, each with a step and a die, whose worth is known."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from landscribe.core.game import Earned, Event, Outcome, Seat, Summary
from landscribe.core.note import note
from landscribe.core.page import Page
from landscribe.core.rng import Seed, below, stream
from landscribe.core.vocabulary import Vocabulary

ROUNDS, SIDES = 4, 8
NO_WORDS = Vocabulary({}, {})


class State(NamedTuple):
    """What each round brings each seat, and what each seat has done so far."""

    dice: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, ...], ...]

    @property
    def round(self) -> int:
        """How many rounds are over."""
        return min(map(len, self.steps))


class View(NamedTuple):
    """The dice and steps of the rounds that are over."""

    seat: Seat | None
    turn: int
    dice: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, ...], ...]
    news: tuple[Event, ...] = ()


@dataclass(frozen=True)
class MadeUp:
    """A die brings `luck` a pip, a step of 0 or 1 brings `skill`, and the first seat has `first` more."""

    luck: int = 0
    skill: int = 0
    first: int = 0
    name: str = "made-up"
    folder: str = "made_up"
    seats: range = range(1, 5)
    rules: int = 1
    vocabulary: Vocabulary = NO_WORDS

    def options(self, given: Mapping[str, str], rules: int | None = None) -> Mapping[str, str]:
        return given

    def write(self, options: Mapping[str, str]) -> dict[str, str]:
        return dict(options)

    def new(self, options: object, seats: int, seed: Seed) -> State:
        return State(self._rolled(seed, seats), ((),) * seats)

    def _rolled(self, seed: Seed, seats: int) -> tuple[tuple[int, ...], ...]:
        chance, rounds = stream(seed, "dice"), list[tuple[int, ...]]()
        for _ in range(ROUNDS):
            pips = list[int]()
            for _ in range(seats):
                chance, number = below(chance, SIDES)
                pips.append(number)
            rounds.append(tuple(pips))
        return tuple(rounds)

    def to_act(self, state: State) -> frozenset[Seat]:
        seats = range(len(state.steps))
        return frozenset(s for s in seats if len(state.steps[s]) == state.round < ROUNDS)

    def legal(self, state: State, seat: Seat) -> Iterable[int]:
        return (0, 1)

    def play(self, state: State, seat: Seat, action: int) -> State:
        steps = list(state.steps)
        steps[seat] += (action,)
        return state._replace(steps=tuple(steps))

    def turn(self, state: State) -> int:
        return state.round

    def view(self, state: State, seat: Seat | None) -> View:
        over = state.round
        return View(seat, over, state.dice[:over], tuple(steps[:over] for steps in state.steps))

    def guess(self, view: View, seed: int) -> State:
        hidden = self._rolled(seed, len(view.steps))
        return State(view.dice + hidden[len(view.dice) :], view.steps)

    def outcome(self, state: State) -> Outcome | None:
        if state.round < ROUNDS:
            return None
        scores = tuple(summary.total for summary in self.summary(state))
        return Outcome(scores, frozenset(s for s, score in enumerate(scores) if score == max(scores)))

    def summary(self, state: State) -> tuple[Summary, ...]:
        over = state.round
        return tuple(
            Summary(
                (
                    Earned(
                        "cartographers-head-coins", (self.luck * sum(d[seat] for d in state.dice[:over]),)
                    ),
                    Earned("cartographers-monsters", (self.skill * sum(steps[:over]),)),
                    Earned("scoring-canal-lake", (self.first * (seat == 0 and over > 0),)),
                )
            )
            for seat, steps in enumerate(state.steps)
        )

    def page(self, view: View) -> Page:
        return Page(view.seat, (), note("cartographers-monsters"), (), None, (), (), (), (), ())

    def explain(self) -> tuple[Any, ...]:
        return ()


def low(view: Any, legal: Any, rng: Any) -> int:
    return 0


def high(view: Any, legal: Any, rng: Any) -> int:
    return 1
