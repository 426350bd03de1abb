"""Every mission of The Mapmaker: those that are printed, and those of one's own."""

from landscribe.core.own import sets
from landscribe.games.mapmaker import missions
from landscribe.games.mapmaker.missions import Mission
from landscribe.games.mapmaker.own import GAME

_OWN: dict[Mission, str] = {mission: one.name for one in sets() for mission in one.of(GAME)}

MISSIONS: dict[str, Mission] = {**missions.MISSIONS, **{mission.name: mission for mission in _OWN}}
SETS: dict[str, str] = {mission.name: name for mission, name in _OWN.items()}
"""The set of each mission of one's own."""
