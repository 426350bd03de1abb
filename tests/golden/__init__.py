"""Golden games: whole games kept as readable transcripts, whose diff is the review of a change.

A file says who played, holds the record and, below the line, what `landscribe replay` makes of it. The record
is kept for good and pins its rules: `make golden` only writes the transcripts again, `make golden CARD="…"`
adds a game that shows a card, and `make redeal` plays games anew.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from landscribe.bots import bot_named
from landscribe.cli.replay import transcript
from landscribe.core.cells import count, enclosed, neighbours
from landscribe.core.game import AnyGame
from landscribe.core.record import Record, continued, read_record, started
from landscribe.core.rng import seeded
from landscribe.games import GAMES
from landscribe.games.cartographers.sheet import GRID as MAP
from landscribe.games.cartographers.sheet import empty
from landscribe.games.cartouche.turn import Phase
from landscribe.texts import say_in

FOLDER = Path(__file__).parent
LINE = "\n" + "-" * 80 + "\n"
PLAYER = "player: "
BY_HAND = "by hand"
"""Who played what no player would find again: a map that is full before the year is over."""


class Golden(NamedTuple):
    """A game worth keeping: who played it, and its record."""

    player: str
    record: Record

    def to_text(self) -> str:
        """The whole file, its transcript made anew."""
        return f"{PLAYER}{self.player}\n\n{self.record.to_text()}{LINE}{page(self.record)}"


def paths() -> list[Path]:
    """Every golden game."""
    return sorted(FOLDER.glob("*/*.txt"))


def kept(path: Path) -> tuple[Golden, str]:
    """The game of a file, and its transcript."""
    head, _, rest = path.read_text(encoding="utf-8").partition("\n\n")
    record, _, text = rest.partition(LINE)
    return Golden(head.removeprefix(PLAYER), read_record(record)), text


def page(record: Record) -> str:
    """The transcript as it is kept."""
    return "\n\n".join(transcript(record, say_in("en"))) + "\n"


def played(game: str, seats: int, seed: str, given: Mapping[str, str], player: str) -> Record:
    """A game by the newest rules, played by this player on every seat."""
    rules, rng = GAMES[game], Random(seed)
    record, state = started(rules, seats, seed, given)
    while waiting := rules.to_act(state):
        seat = min(waiting)
        action = PLAYERS[player](rules, state, seat, rng)
        record, state = continued(record, seat, action), rules.play(state, seat, action)
    return record


def careless(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Does anything that is legal."""
    return rng.choice(list(game.legal(state, seat)))


def tidy(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Does the first thing that is legal."""
    return next(iter(game.legal(state, seat)))


def planning(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Does what the game's planner does."""
    choose = bot_named(game.name, "planner")
    return choose(game.view(state, seat), list(game.legal(state, seat)), seeded(rng.getrandbits(64)))


def mason(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Takes tiles only, so that a solo opponent of Cartouche gets all the stories."""
    tiles = (action for action in game.legal(state, seat) if str(action).startswith(("take M", "take D")))
    return next(tiles, None) or planning(game, state, seat, rng)


def patient(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Scores achievements of Cartouche in the final phase only, and draws three pieces before it goes on."""
    legal = {str(action): action for action in game.legal(state, seat)}
    wanted = next((legal[ankh] for ankh in ("ankh pieces", "ankh repeat pieces") if ankh in legal), None)
    claims = [text for text in legal if text.startswith("claim")]
    if wanted or not claims:
        return wanted or planning(game, state, seat, rng)
    is_now = state.table.phase == Phase.FINAL and state.table.players[seat].draws == 0
    return legal[claims[0] if is_now else "done"]


def hasty(game: AnyGame, state: Any, seat: int, rng: Random) -> Any:
    """Fills a map of Cartographers fast and without gaps: such maps get full, and monsters find no room."""
    free = empty(MAP, state.sheets[seat])

    def worth(action: Any) -> tuple[int, ...]:
        cells = getattr(action, "cells", 0)
        left = free & ~cells
        return count(cells), -count(enclosed(MAP, left, ~left)), -count(neighbours(MAP, cells) & left), cells

    return max(game.legal(state, seat), key=worth)


PLAYERS: dict[str, Callable[[AnyGame, Any, int, Random], Any]] = {
    player.__name__: player for player in (careless, tidy, planning, mason, patient, hasty)
}
