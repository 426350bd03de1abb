"""The uniform bot: anything legal, with equal chance."""

from collections.abc import Sequence
from typing import Any

from landscribe.core.rng import Chance, below


def choose(view: Any, legal: Sequence[Any], rng: Chance) -> Any:
    """Any of the legal actions."""
    del view
    _, number = below(rng, len(legal))
    return legal[number]
