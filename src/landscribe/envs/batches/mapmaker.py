"""Games of The Mapmaker in one native call."""

from typing import Any

import numpy as np

from landscribe.envs.batches.terms import terms_of
from landscribe.envs.episode import Setting
from landscribe.envs.mapmaker import LETTERS, PLACES, MapmakerEncoding, element_slots
from landscribe.games.mapmaker.elements import ELEMENTS, SEASONS
from landscribe.native.arrays import Earned, Seen
from landscribe.native.mapmaker.driver import MOST_FORMS, NAMES, table_of
from landscribe.native.mapmaker.states import state_of
from landscribe.native.mapmaker.stepping import Codes, games_for, step


class MapmakerBatch:
    """Games of one setting."""

    is_native = True

    def __init__(self, setting: Setting, number: int) -> None:
        assert isinstance(setting.encoding, MapmakerEncoding)
        self._setting, self._table = setting, table_of(setting.options)
        self._games, self._codes = games_for(number), codes_of(setting.encoding)

    def step(self, actions: Any, orders: Any, seen: Seen, earned: Earned) -> None:
        """Does in each game what is ordered."""
        terms = terms_of(self._setting, seen)
        step(terms, self._table, self._games, self._codes, actions, orders, seen, earned)

    @property
    def bytes_a_game(self) -> int:
        """What a game takes in memory."""
        return int(self._games.itemsize)

    def seed(self, row: int, seed: int) -> None:
        """Sets the seed from which a game is dealt next."""
        self._games["seed"][row] = seed

    def seed_of(self, row: int) -> int:
        """The seed that a game was dealt from."""
        return int(self._games["seed"][row])

    def state(self, row: int) -> Any:
        """A game as its rules have it."""
        return state_of(self._games[row], self._setting.options)


def batch(setting: Setting, number: int) -> MapmakerBatch:
    """So many games of a setting."""
    return MapmakerBatch(setting, number)


def codes_of(encoding: MapmakerEncoding) -> Codes:
    """The numbers of an encoding, as native code reads them."""
    planes = np.full((len(ELEMENTS), MOST_FORMS), -1, np.int64)
    slots = np.full((len(ELEMENTS), encoding.size // PLACES), -1, np.int64)
    for element in encoding.elements:
        for form, slot in enumerate(element_slots(element)):
            plane = encoding.plane(slot, form)
            planes[element, form], slots[element, plane] = plane, form
    places = {fact.name: place for place, fact in enumerate(encoding.facts)}
    return Codes(
        idle=encoding.idle,
        planes=planes,
        slots=slots,
        element=np.array([places.get(f"element {element}", 0) for element in range(len(ELEMENTS))]),
        to_come=np.array([places.get(f"to come {element}", 0) for element in range(len(ELEMENTS))]),
        mission=np.array([[places[f"mission {letter} {name}"] for name in NAMES] for letter in LETTERS]),
        season=np.array([places[f"season {season}"] for season in SEASONS]),
        season_time=places["season time"],
        time=places["time"],
        points=places["points"],
    )
