"""A game of a batch as the rules have it."""

from typing import Any

from landscribe.core.rng import Chance
from landscribe.games.mapmaker.rules import Options, State
from landscribe.games.mapmaker.turn import Season
from landscribe.native.mapmaker.driver import NAMES, SHEETS


def state_of(game: Any, options: Options) -> State:
    """The game as the rules have it, but for what is only told: its turn, its news, the map last scored."""
    is_ended = bool(game.is_ended)
    lines: list[list[int]] = game.lines[: int(game.season) + is_ended].tolist()
    deck: list[int] = game.deck[int(game.at) : int(game["size"])].tolist()
    missions: list[int] = game.missions.tolist()
    return State(
        rules=options.rules,
        missions=tuple(NAMES[mission] for mission in missions),
        sheet=SHEETS.unpacked(game.map)[0],
        time=int(game.asked),
        seasons=tuple(Season(*line) for line in lines),
        element=None if is_ended else int(game.element),
        deck=tuple(deck),
        rng=Chance(int(game.deal[0]), int(game.deal[1])),
        turn=0,
        news=(),
    )
