"""Games of The Mapmaker in one native call."""

import numpy as np

from landscribe.envs.batches.native import NativeBatch, Stepped
from landscribe.envs.episode import Setting
from landscribe.envs.mapmaker import LETTERS, MapmakerEncoding, element_slots
from landscribe.games.mapmaker.elements import ELEMENTS, SEASONS
from landscribe.native.branches import record
from landscribe.native.mapmaker.driver import MOST_FORMS, NAMES, table_of
from landscribe.native.mapmaker.states import state_of
from landscribe.native.mapmaker.stepping import MOST_PLANES, Codes, games_for, step


def batch(setting: Setting, number: int) -> NativeBatch:
    """So many games of a setting."""
    assert isinstance(setting.encoding, MapmakerEncoding)
    games = games_for(number)
    stepped = Stepped(step, table_of(setting.options), games, codes_of(setting.encoding))
    return NativeBatch(setting, stepped, lambda row: state_of(games[row], setting.options))


def codes_of(encoding: MapmakerEncoding) -> Codes:
    """The numbers of an encoding, as native code reads them."""
    planes = np.full((len(ELEMENTS), MOST_FORMS), -1, np.int64)
    slots = np.full((len(ELEMENTS), MOST_PLANES), -1, np.int64)
    for element in encoding.elements:
        for form, slot in enumerate(element_slots(element)):
            plane = encoding.plane(slot, form)
            planes[element, form], slots[element, plane] = plane, form
    places = {fact.name: place for place, fact in enumerate(encoding.facts)}
    return record(
        idle=encoding.idle,
        planes=planes,
        slots=slots,
        element=[places.get(f"element {element}", 0) for element in range(len(ELEMENTS))],
        to_come=[places.get(f"to come {element}", 0) for element in range(len(ELEMENTS))],
        mission=[[places[f"mission {letter} {name}"] for name in NAMES] for letter in LETTERS],
        season=[places[f"season {season}"] for season in SEASONS],
        season_time=places["season time"],
        time=places["time"],
        points=places["points"],
    )
