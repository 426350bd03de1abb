"""`landscribe play`: any game of the registry in the terminal, alone or around one keyboard."""

import os
import secrets
import sys
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console

from landscribe.cli.screen import Refused, console, painted, read_file, refusing, write_file
from landscribe.core.game import Entry
from landscribe.core.options import whole_number
from landscribe.core.record import Record, continued, read_record, replayed, started
from landscribe.games import GAMES, game_named
from landscribe.texts import say_in

HELP = """Type the spaces to draw on, for example c4 c5 d5 (a terrain in front where there is a choice).
?          everything that is legal now
undo       take back what you did since the last card was revealed
save FILE  keep a copy of the game
quit       stop; the game is kept and can be resumed"""


class Moment(NamedTuple):
    """A point in a game that can be gone back to."""

    record: Record
    state: Any


def run(name: str | None, seats: str, seed: str | None, resume: str | None, given: dict[str, str]) -> int:
    """Plays a game, new or resumed, until it ends or the player leaves."""
    out = console()
    if resume:
        if name or seed or given:
            raise Refused("--resume goes alone: the saved game says which game it is and how it was dealt.")
        game, past, file = _resumed(resume)
    else:
        game, past, file = _dealt(_named(name, out), seats, seed, given)
    _play(game, past, file, out)
    return 0


def _named(name: str | None, out: Console) -> Entry[Any, Any, Any, Any]:
    if name is None:
        names = list(GAMES)
        if len(names) == 1 or not sys.stdin.isatty():
            return GAMES[names[0]]
        out.print("Which game? " + ", ".join(names))
        name = input("> ").strip() or names[0]
    try:
        return game_named(name)
    except LookupError as error:
        hint = f" A saved game goes on with --resume {name}." if Path(name).exists() else ""
        raise Refused(f"{error.args[0]}{hint}") from None


def _dealt(
    game: Entry[Any, Any, Any, Any], seats: str, seed: str | None, given: dict[str, str]
) -> tuple[Entry[Any, Any, Any, Any], list[Moment], Path]:
    with refusing():
        number = secrets.randbits(48) if seed is None else whole_number("--seed", seed)
        record, state = started(game, whole_number("--seats", seats), number, given)
    return game, [Moment(record, state)], _free_file(game.name)


def _resumed(name: str) -> tuple[Entry[Any, Any, Any, Any], list[Moment], Path]:
    with refusing(name):
        record = read_record(read_file(name))
        game = game_named(record.game)
        played = range(len(record.actions) + 1)
        states = replayed(game, record)
        past = [
            Moment(record._replace(actions=record.actions[:n]), s)
            for n, s in zip(played, states, strict=True)
        ]
    return game, past, Path(name)


def _free_file(name: str) -> Path:
    """A new file in the user's state folder for the game to be kept in, action by action."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(home) / "landscribe"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"{folder} cannot be made to keep the game in: {error.strerror}.") from None
    number = 1
    while (file := folder / f"{name}-{number}.txt").exists():
        number += 1
    return file


def _play(game: Entry[Any, Any, Any, Any], past: list[Moment], file: Path, out: Console) -> None:
    say = say_in("en")
    shown = None
    while waiting := game.to_act(past[-1].state):
        record, state = past[-1]
        seat = min(waiting)
        if shown != (seat, len(past)):
            view = game.view(state, seat)
            out.print()
            for event in view.news:
                out.print(game.told(event, say))
            if record.seats > 1:
                out.print(f"Seat {seat + 1} of {record.seats}")
            out.print(painted(game.show(view, say)))
            shown = (seat, len(past))
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            line = "quit"
        try:
            if line == "quit":
                _leave(past, file, out)
                return
            _obey(game, past, line, file, out)
        except Refused as refusal:
            out.print(str(refusal))
    _finish(game, past[-1], file, out)


def _obey(game: Entry[Any, Any, Any, Any], past: list[Moment], line: str, file: Path, out: Console) -> None:
    """One line typed by the player."""
    record, state = past[-1]
    seat = min(game.to_act(state))
    if line in ("", "help"):
        out.print(HELP)
    elif line == "?":
        legal = [str(action) for action in game.legal(state, seat)]
        width = max(map(len, legal)) + 3
        across = max(1, 110 // width)
        for start in range(0, len(legal), across):
            out.print("".join(f"{text:{width}}" for text in legal[start : start + across]).rstrip())
        out.print(f"{len(legal)} legal actions.")
    elif line == "undo":
        if len(past) == 1 or game.view(past[-2].state, None).turn != game.view(state, None).turn:
            raise Refused("There is nothing to take back: the card that lies there was revealed last.")
        past.pop()
        write_file(file, past[-1].record.to_text())
    elif line.split()[0] == "save":
        _save(record, line[4:].strip(), out)
    else:
        with refusing():
            action = game.read(line, game.view(state, seat))
            after = game.play(state, seat, action)
        if sys.stdin.isatty() and input(f"{action}: Enter keeps it, anything else takes it back. "):
            return
        past.append(Moment(continued(record, seat, action), after))
        write_file(file, past[-1].record.to_text())


def _save(record: Record, name: str, out: Console) -> None:
    if not name:
        raise Refused("save needs a file: write save FILE.")
    path = Path(name).expanduser()
    if path.exists():
        raise Refused(f"{name} exists already and is left alone: choose another name.")
    write_file(path, record.to_text())
    out.print(f"Saved; it goes on with: landscribe play --resume {name}")


def _leave(past: list[Moment], file: Path, out: Console) -> None:
    if len(past) > 1:
        write_file(file, past[-1].record.to_text())
        out.print(f"The game is kept; it goes on with: landscribe play --resume {file}")


def _finish(game: Entry[Any, Any, Any, Any], last: Moment, file: Path, out: Console) -> None:
    say = say_in("en")
    view = game.view(last.state, 0)
    for event in view.news:
        out.print(game.told(event, say))
    out.print(painted(game.show(view, say)))
    if file.exists():
        out.print(f"The record of the game: {file}")
