"""Golden games: whole games kept as readable transcripts, whose diff is the review of a change.

A file holds a record and, below the line, what `landscribe replay` makes of it. A new game is added to
GAMES_PLAYED and written by `make golden`; from then on its record is kept and only the transcript follows.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from landscribe.bots import bots_of
from landscribe.cli.replay import transcript
from landscribe.core.cells import count, enclosed, neighbours
from landscribe.core.game import AnyGame
from landscribe.core.record import Record, continued, read_record, started
from landscribe.games import GAMES
from landscribe.games.cartographers.sheet import GRID as MAP
from landscribe.games.cartographers.sheet import empty
from landscribe.texts import say_in

FOLDER = Path(__file__).parent
LINE = "\n" + "-" * 80 + "\n"


class Golden(NamedTuple):
    """A game worth keeping: how it is dealt, and who plays it."""

    file: str
    game: str
    seed: int
    player: Callable[[AnyGame, Any, int, Random], Any]
    seats: int = 1
    given: Mapping[str, str] = MappingProxyType({})

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.file}.txt"


def careless(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Does anything that is legal."""
    return rng.choice(list(game.legal(state, seat)))


def tidy(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Does the first thing that is legal."""
    return next(iter(game.legal(state, seat)))


def planning(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Does what the game's planner does."""
    choose = bots_of(game.name)["planner"]
    return choose(game.view(state, seat), list(game.legal(state, seat)), rng.getrandbits(64))


def mason(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Takes tiles only, so that a solo opponent of Cartouche gets all the stories."""
    tiles = (action for action in game.legal(state, seat) if str(action).startswith(("take M", "take D")))
    return next(tiles, None) or planning(game, state, seat, rng)


def hasty(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Fills a map of Cartographers fast and without gaps: such maps get full, and monsters find no room."""
    free = empty(MAP, state.sheets[seat])

    def worth(action: Any) -> tuple[int, ...]:
        cells = getattr(action, "cells", 0)
        left = free & ~cells
        return count(cells), -count(enclosed(MAP, left, ~left)), -count(neighbours(MAP, cells) & left), cells

    return max(game.legal(state, seat), key=worth)


def played(golden: Golden) -> Record:
    """The game, played anew by its player."""
    game, rng = GAMES[golden.game], Random(golden.seed)
    record, state = started(game, golden.seats, golden.seed, golden.given)
    while waiting := game.to_act(state):
        seat = min(waiting)
        action = golden.player(game, state, seat, rng)
        record, state = continued(record, seat, action), game.play(state, seat, action)
    return record


def kept(path: Path) -> tuple[Record, str]:
    """The record and the transcript of a file."""
    record, _, text = path.read_text(encoding="utf-8").partition(LINE)
    return read_record(record), text


def page(record: Record) -> str:
    """The transcript as it is kept."""
    return "\n\n".join(transcript(record, say_in("en"))) + "\n"


GAMES_PLAYED = [
    Golden("careless-1", "mapmaker", 1, careless),
    Golden("crowded", "mapmaker", 25, careless),
    Golden("tidy", "mapmaker", 3, tidy),
    Golden(
        "chosen-missions",
        "mapmaker",
        4,
        tidy,
        given={"missions": "Odd numbered silos, Rich countryside, Sleepy valley, Row of houses"},
    ),
    # Cartographers and Heroes: each scoring card lies under an edict of one of these
    Golden(
        "alone",
        "cartographers",
        64,
        careless,
        given={"edicts": "Sentinel Wood, Canal Lake, Wildholds, Borderlands"},
    ),
    Golden(
        "in-haste",
        "cartographers",
        25,
        hasty,
        given={
            "map": "B",
            "edicts": "Greenbough, Mages Valley, Great City, Lost Barony",
            "ruins_fallback": "card",
        },
    ),
    Golden(
        "two",
        "cartographers",
        25,
        careless,
        seats=2,
        given={"map": "B", "edicts": "Treetower, The Golden Granary, Greengold Plains, The Broken Road"},
    ),
    Golden(
        "four",
        "cartographers",
        8,
        careless,
        seats=4,
        given={"edicts": "The Cauldrons, Shieldgate, Shoreside Expanse, Stoneside Forest"},
    ),
    Golden(
        "full-map",  # one of thousands: a map is full before the year is over, and its owner passes
        "cartographers",
        1825,
        hasty,
        given={
            "map": "B",
            "ambushes": "Zombie Plague, Giant Troll Ravage, Gnoll Raid, Dragon Inferno",
            "heroes": "yes",
            "scoring": "base, heroes",
        },
    ),
    Golden(
        "retail-alone",
        "heroes",
        75,
        careless,
        given={
            "edicts": "Heart of the Forest, Craylund, Traylo Monastery, Dwarvenholds",
            "edition": "retail",
        },
    ),
    Golden(
        "retail-in-haste",
        "heroes",
        47,
        hasty,
        given={
            "map": "D",
            "edicts": "Banded Hills, Faunlost Thicket, Ulem's Wallow, Outer Enclave",
            "edition": "retail",
        },
    ),
    Golden(
        "two",
        "heroes",
        47,
        careless,
        seats=2,
        given={"map": "D", "edicts": "Deepwood, Clawsgrove Peaks, Gnomish Colony, Silos"},
    ),
    Golden(
        "three",
        "heroes",
        32,
        hasty,
        seats=3,
        given={"edicts": "Starlit Sigil, Caravansary, Jorekborg, Sleepy Valley"},
    ),
    Golden(
        "mixed",
        "heroes",
        12,
        careless,
        given={"map": "A", "ambushes": "base, heroes", "scoring": "base, heroes"},
    ),
    # Cartouche: together they complete every story and claim every achievement
    Golden("alone-on-b", "cartouche", 10, planning, given={"side": "B", "achievements": "A3, A6, A7"}),
    Golden("alone-with-tokens", "cartouche", 2, planning, given={"side": "B", "achievements": "A4, A8, A9"}),
    Golden("alone-with-rows", "cartouche", 4, planning, given={"side": "B", "achievements": "A1, A5, A8"}),
    Golden("alone-and-starred", "cartouche", 16, planning, given={"side": "B", "achievements": "A2, A4, A9"}),
    Golden("without-stories", "cartouche", 3, mason, given={"achievements": "A1, A3, A5", "level": "expert"}),
    Golden("opponent-spent", "cartouche", 3, careless, given={"achievements": "A1, A3, A5"}),
    Golden("three", "cartouche", 11, planning, seats=3, given={"achievements": "A1, A3, A5"}),
    Golden("four", "cartouche", 10, planning, seats=4, given={"achievements": "A1, A3, A5"}),
    Golden(
        "four-on-b", "cartouche", 23, planning, seats=4, given={"side": "B", "achievements": "A2, A4, A9"}
    ),
]
