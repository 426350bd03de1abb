"""Many games at once: natively where a game can be, else by its rules, alike to who steps them."""

from importlib import import_module
from typing import Any, Protocol

from landscribe.envs.episode import Setting
from landscribe.games import module_for
from landscribe.native import is_available
from landscribe.native.arrays import Earned, Seen


class Batch(Protocol):
    """Games of one setting, a row each."""

    @property
    def is_native(self) -> bool:
        """Whether they are stepped by native code."""
        ...

    def step(self, actions: Any, orders: Any, seen: Seen, earned: Earned) -> None:
        """Does in each game what is ordered; what is seen and earned is written into the arrays given."""
        ...

    def seed(self, row: int, seed: int) -> None:
        """Sets the seed from which a game is dealt next."""
        ...

    def seed_of(self, row: int) -> int:
        """The seed that a game was dealt from."""
        ...

    def state(self, row: int) -> Any:
        """A game as its rules have it."""
        ...


def batch_of(setting: Setting, number: int) -> Batch:
    """So many games, native if Numba is there and the game can be stepped natively."""
    module = module_for(setting.game.name, f"{__name__}.{{}}")
    if is_available() and module and _is_known(setting):
        return import_module(module).batch(setting, number)
    return import_module(f"{__name__}.rules").RulesBatch(setting, number)


def _is_known(setting: Setting) -> bool:
    """Whether native code plays by all that is agreed."""
    known: frozenset[str] = import_module(f"landscribe.native.{setting.game.folder}").KNOWN
    return setting.game.write(setting.options).keys() <= known
