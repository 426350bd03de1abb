"""One game as environments play it: a number for what a seat does, numbers for what it sees and earns.

Only what the view of a seat has reaches an observation, a mask or a refusal.
"""

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.core.game import AnyGame, IllegalAction, Seat, Summary
from landscribe.core.note import WrongValue
from landscribe.core.options import written_value
from landscribe.core.rng import advanced, mixed, stream
from landscribe.envs.encoding import ActionsName, Encoding, checked, encoding_of
from landscribe.envs.observations import ObservationName, observing
from landscribe.games import game_named

RewardName: TypeAlias = Literal["stars", "rating", "win"]
"""Points as they fall; the rating at the end, or the points where a game has none; winners share 1."""

SEEDS = 1 << 62
"""A seed that nobody names is below this, so that the rows of a batch can count on from it."""

IllegalName: TypeAlias = Literal["refuse", "end"]
"""What an illegal action does: nothing, or it ends the episode."""

MaskName: TypeAlias = Literal["bytes", "packed"]
"""A byte an action, or a bit, the first action in the lowest bit of the first byte."""


@dataclass(frozen=True)
class Setting:
    """What is agreed on for an environment."""

    game: AnyGame
    options: Any
    seats: int
    actions: ActionsName
    observation: ObservationName
    mask: MaskName
    reward: RewardName
    illegal: IllegalName
    cost: float  # of an illegal action

    @cached_property
    def encoding(self) -> Encoding:
        """Its numbers."""
        return encoding_of(self.game, self.options, self.seats, self.actions)

    @cached_property
    def observe(self) -> Callable[[Any], Any]:
        """What makes an observation of a view."""
        return observing(self.game, self.encoding, self.observation)


def setting(
    game: str,
    seats: int,
    *,
    actions: ActionsName = "planes",
    observation: ObservationName = "planes",
    mask: MaskName = "bytes",
    reward: RewardName = "stars",
    illegal: IllegalName = "refuse",
    cost: float = 0.0,
    **options: object,
) -> Setting:
    """The setting with these names; options of the game are text, or lists, numbers and switches."""
    rules = game_named(game)
    if seats not in rules.seats:
        few, many = rules.seats[0], rules.seats[-1]
        raise WrongValue("refused-seats", seats=seats, game=game, few=few, many=many)
    given = {name: _written(value) for name, value in options.items()}
    return Setting(
        rules,
        rules.options(given),
        seats,
        checked("actions", actions, ActionsName),
        checked("observation", observation, ObservationName),
        checked("mask", mask, MaskName),
        checked("reward", reward, RewardName),
        checked("illegal", illegal, IllegalName),
        cost,
    )


def _written(value: object) -> str:
    return written_value(tuple(value) if isinstance(value, list) else value)  # pyright: ignore[reportUnknownArgumentType]


def next_seed(seed: int) -> int:
    """The seed of the episode that follows one with this seed, where nobody names another."""
    return mixed(advanced(stream(seed, "episodes")).value) >> 1


class Played(NamedTuple):
    """What an action brought: rewards by seat, whether it is over, and why it was refused."""

    rewards: tuple[float, ...]
    is_over: bool
    refused: IllegalAction | None = None


class Episode:
    """A game from its deal to its end."""

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting, self.game = setting, setting.game
        self.state = setting.game.new(setting.options, setting.seats, seed)
        self.is_ended = False  # by an illegal action
        self._earned = self._stars()

    def __deepcopy__(self, memo: Any) -> "Episode":
        """A game that is played on apart: its state is a value, so that a plain copy is enough."""
        return copy(self)

    @property
    def to_act(self) -> frozenset[Seat]:
        """Everyone still owed an action."""
        return frozenset() if self.is_ended else self.game.to_act(self.state)

    def view(self, seat: Seat) -> Any:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def observation(self, seat: Seat) -> Any:
        """What a seat observes."""
        return self.setting.observe(self.view(seat))

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Which numbers are legal for a seat; where nothing is, only the idle one."""
        encoding, view = self.setting.encoding, self.view(seat)
        mask = np.zeros(encoding.size, np.int8)
        if seat in self.to_act:
            numbers = [encoding.number(view, action) for action in self.game.legal(self.state, seat)]
            mask[[number for number in numbers if number is not None]] = 1
        else:
            mask[encoding.idle] = 1
        return mask

    def given_mask(self, seat: Seat) -> NDArray[Any]:
        """The mask as the setting wants it."""
        mask = self.mask(seat)
        return mask if self.setting.mask == "bytes" else packed(mask)

    def play(self, seat: Seat, number: int) -> Played:
        """Does what the number says for the seat; what is illegal is refused, and never an error."""
        try:
            action = self.setting.encoding.action(self.view(seat), number)
            self.state = self.game.play(self.state, seat, action)
        except IllegalAction as refusal:
            self.is_ended |= self.setting.illegal == "end"
            costs = tuple(-self.setting.cost * (other == seat) for other in range(self.setting.seats))
            return Played(costs, not self.to_act, refusal)
        return Played(self._rewards(), not self.to_act)

    def _rewards(self) -> tuple[float, ...]:
        match self.setting.reward:
            case "stars":
                before, self._earned = self._earned, self._stars()
                return tuple(float(now - then) for now, then in zip(self._earned, before, strict=True))
            case "rating" if not self.to_act:
                return tuple(map(_rating, self.game.summary(self.state)))
            case "win" if outcome := self.game.outcome(self.state):
                share = 1.0 / max(1, len(outcome.winners))
                return tuple(share * (seat in outcome.winners) for seat in range(self.setting.seats))
            case _:
                return (0.0,) * self.setting.seats

    def _stars(self) -> tuple[int, ...]:
        return tuple(summary.total for summary in self.game.summary(self.state))


def _rating(summary: Summary) -> float:
    return float(summary.total if summary.rating is None else summary.rating)


def packed(mask: NDArray[np.int8]) -> NDArray[np.uint8]:
    """A mask as bits, in whole words of 64: `np.unpackbits(…, count=size, bitorder="little")` undoes it."""
    bits = np.packbits(mask.astype(bool), axis=-1, bitorder="little")
    width = packed_bytes(mask.shape[-1])
    return np.pad(bits, [(0, 0)] * (bits.ndim - 1) + [(0, width - bits.shape[-1])])


def unpacked(words: NDArray[np.uint64], size: int) -> NDArray[np.int8]:
    """Masks of bits, a row each, as a byte an action."""
    return np.unpackbits(words.view(np.uint8), axis=-1, count=size, bitorder="little").view(np.int8)


def packed_bytes(size: int) -> int:
    """How many bytes so many bits take, in whole words."""
    return -(-size // 64) * 8


def refusal_info(refusal: IllegalAction) -> dict[str, str]:
    """What `info` tells of a refused action: the name of the rule, and the sentence."""
    return {"refused": refusal.note.message, "why": str(refusal)}
