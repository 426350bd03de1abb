"""`landscribe play`: any game of the registry in the terminal, alone or around one keyboard."""

import os
import secrets
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any, NamedTuple

from landscribe.cli.hints import Hints
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import (
    Refused,
    failure,
    has_file,
    keep_odd_bytes,
    read_file,
    refusing,
    show,
    write_file,
)
from landscribe.cli.terminal import page_text
from landscribe.cli.typed import in_own_words, understood
from landscribe.core.game import AnyGame, Event
from landscribe.core.news import told_before, untold
from landscribe.core.note import Refusal, Say, note, spoken
from landscribe.core.options import whole_number
from landscribe.core.people import sole_reader, to_reader
from landscribe.core.record import Record, continued, read_record, replayed, started
from landscribe.core.vocabulary import in_english, worded
from landscribe.games import GAMES, game_named


class Moment(NamedTuple):
    """A point in a game that can be gone back to."""

    record: Record
    state: Any


def declare(command: Parser) -> None:
    """What can follow `landscribe play`."""
    say, add = command.say, command.add_argument
    command.epilog = say("cli-about-options")
    games = say("cli-option-game", games=", ".join(GAMES))
    add("game", nargs="?", metavar=say("cli-usage-game"), help=games)
    add("--seats", default="1", metavar="N", help=say("cli-option-seats"))
    add("--seed", metavar=say("cli-usage-seed"), help=say("cli-option-play-seed"))
    add("--resume", metavar=say("cli-usage-file"), help=say("cli-option-resume"))
    add("--at", metavar="N", help=say("cli-option-at"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Plays a game, new or resumed, until it ends or the player leaves."""
    keep_odd_bytes()
    say = asked.say
    if asked.resume:
        if asked.game or asked.seed or given:
            raise Refused("refused-resume")
        game, past, file = _resumed(asked.resume)
        if asked.at is not None:
            past, file = _before_move(past, asked.at), _free_file(game.name)
    else:
        if asked.at is not None:
            raise Refused("refused-at-alone")
        game = _named(asked.game, say)
        game, past, file = _dealt(game, asked.seats, asked.seed, in_english(given, game.vocabulary, say))
    _play(game, past, file, say)
    return 0


def _named(name: str | None, say: Say) -> AnyGame:
    if name is None:
        names = list(GAMES)
        if len(names) == 1 or not sys.stdin.isatty():
            return GAMES[names[0]]
        show(say("cli-which-game", games=", ".join(names)))
        name = _typed("> ", names[0]) or names[0]
    try:
        return game_named(name)
    except Refusal as refusal:
        if not has_file(name):
            raise
        raise Refused("refused-game-or-file", reason=refusal.note, name=name) from None


def _dealt(
    game: AnyGame, seats: str, seed: str | None, given: dict[str, str]
) -> tuple[AnyGame, list[Moment], Path]:
    number = whole_number("--seats", seats)
    record, state = started(game, number, secrets.token_hex(8) if seed is None else seed, given)
    return game, [Moment(record, state)], _free_file(game.name)


def _resumed(name: str) -> tuple[AnyGame, list[Moment], Path]:
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


def _before_move(past: list[Moment], move: str) -> list[Moment]:
    """A game as it stood before this move, which is tried again: what it was stays as it is kept."""
    number, moves = whole_number("--at", move), len(past) - 1
    if not 1 <= number <= moves:
        raise Refused("refused-at-move", move=move, moves=moves)
    return past[:number]


def _free_file(name: str) -> Path:
    """A new file in the user's state folder for the game to be kept in, action by action."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(home) / "landscribe"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("refused-folder", folder=str(folder), why=failure(error)) from None
    number = 1
    while (file := folder / f"{name}-{number}.txt").exists():
        number += 1
    return file


def _play(game: AnyGame, past: list[Moment], file: Path, say: Say) -> None:
    seen, view, hints = None, None, Hints()
    while waiting := game.to_act(past[-1].state):
        record, state = past[-1]
        seat = min(waiting)
        if seen != (seat, len(past)):
            view = game.view(state, seat)
            show()
            _tell(game, past, view, say)
            if record.seats > 1:
                show(say("cli-seat", seat=seat + 1, seats=record.seats))
            show(page_text(game.page(view), say))
            seen = (seat, len(past))
        line = understood(_typed("> ", "quit"), game.vocabulary, say)
        try:
            if line == "quit":
                _leave(past, file, say)
                return
            if line == "hint":
                show(hints.next(game, view, say))
                continue
            _obey(game, past, line, file, say)
        except Refusal as refusal:
            show(spoken(refusal.note, say))
    _finish(game, past, file, say)


def _obey(game: AnyGame, past: list[Moment], line: str, file: Path, say: Say) -> None:
    """One line typed by the player."""
    record, state = past[-1]
    seat = min(game.to_act(state))
    if line in ("", "help"):
        show(say("cli-help"))
    elif line == "?":
        legal = [in_own_words(str(action), game.vocabulary, say) for action in game.legal(state, seat)]
        width = max(map(len, legal)) + 3
        across = max(1, 110 // width)
        for start in range(0, len(legal), across):
            show("".join(f"{text:{width}}" for text in legal[start : start + across]).rstrip())
        show(say("cli-legal", number=len(legal)))
    elif line == "undo":
        if len(past) == 1 or game.view(past[-2].state, None).turn != game.view(state, None).turn:
            raise Refused("cli-nothing-to-undo")
        past.pop()
        write_file(file, past[-1].record.to_text())
    elif line.split()[0] == "save":
        _save(record, line[4:].strip(), say)
    else:
        action, after = _played(game, state, line)
        question = say("cli-confirm", action=in_own_words(str(action), game.vocabulary, say))
        if sys.stdin.isatty() and _typed(f"{question} ", "no"):
            return
        past.append(Moment(continued(record, seat, action), after))
        write_file(file, past[-1].record.to_text())


def _played(game: AnyGame, state: Any, line: str) -> tuple[Any, Any]:
    """The action that was typed and the state after it; a Refusal in words that can be typed."""
    seat = min(game.to_act(state))
    try:
        action = game.read(line, game.view(state, seat))
        return action, game.play(state, seat, action)
    except Refusal as refusal:
        refused = worded(refusal.note, game.vocabulary.words)
        raise Refused(refused.message, **refused.values) from None


def _typed(prompt: str, otherwise: str) -> str:
    """What the player types; something else where the terminal is closed or Ctrl-C is pressed."""
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        return otherwise


def _save(record: Record, name: str, say: Say) -> None:
    if not name:
        raise Refused("cli-save-needs-file")
    try:
        path = Path(name).expanduser()
    except RuntimeError:  # nobody here is called so
        raise Refused("refused-write", file=name, why=note("refused-os-enoent")) from None
    if has_file(str(path)):
        raise Refused("cli-save-exists", file=name)
    write_file(path, record.to_text())
    show(say("cli-saved", file=name))


def _leave(past: list[Moment], file: Path, say: Say) -> None:
    if len(past) > 1:
        write_file(file, past[-1].record.to_text())
        show(say("cli-kept", file=str(file)))


def _tell(game: AnyGame, past: list[Moment], view: Any, say: Say) -> None:
    """What the last action brought about."""
    actions = past[-1].record.actions
    told = told_before(game.view(past[-2].state, None), actions[-1][0]) if actions else frozenset[Event]()
    for event in untold(view, told):
        show(spoken(to_reader(game.tell(event), sole_reader(past[-1].record.seats)), say))


def _finish(game: AnyGame, past: list[Moment], file: Path, say: Say) -> None:
    view = game.view(past[-1].state, 0)
    _tell(game, past, view, say)
    show(page_text(game.page(view), say))
    if file.exists():
        show(say("cli-record", file=str(file)))
