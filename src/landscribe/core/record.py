"""The record of a game: options, seed and actions, from which everything else is replayed."""

import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from landscribe.core.game import Action, Entry, IllegalAction, Options, Seat, State, View
from landscribe.core.options import whole_number

TITLE = "landscribe record"


class Record(NamedTuple):
    """A game as it is kept: all values as text, so that it can be read without the game."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, str]
    actions: tuple[tuple[Seat, str], ...] = ()

    def to_json(self) -> str:
        """The record as one JSON object."""
        return json.dumps({"landscribe": "record", **self._asdict()})

    def to_text(self) -> str:
        """The record as lines to read: a title, what was agreed, then an action a line."""
        head = {
            "game": self.game,
            "rules": str(self.rules),
            "seats": str(self.seats),
            "seed": str(self.seed),
            **self.options,
            "actions": str(len(self.actions)),
        }
        lines = [TITLE, *(f"{key}: {value}" for key, value in head.items()), ""]
        lines += [f"{seat + 1}: {action}" for seat, action in self.actions]
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record in either form; ValueError with a sentence where it is damaged."""
    if text.lstrip().startswith("{"):
        return _from_json(text)
    return _from_text(text)


def _from_json(text: str) -> Record:
    try:
        found: Any = json.loads(text)
    except RecursionError:
        raise ValueError("this JSON is no record: it is nested too deeply.") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"line {error.lineno} is not JSON: {error.msg}.") from None
    found = cast("dict[str, Any]", found)
    if found.get("landscribe") != "record":
        raise ValueError('this JSON is no record: it lacks "landscribe": "record".')
    for key, kind in (
        ("game", str),
        ("rules", int),
        ("seats", int),
        ("seed", int),
        ("options", dict),
        ("actions", list),
    ):
        if type(found.get(key)) is not kind:
            raise ValueError(f'"{key}" is {json.dumps(found.get(key))}: it takes {_KINDS[kind]}.')
    options: dict[Any, Any] = found["options"]
    for name, value in options.items():
        if not isinstance(value, str):
            raise ValueError(f'option "{name}" is {json.dumps(value)}: it takes text.')
    actions: list[tuple[Seat, str]] = []
    for number, pair in enumerate(found["actions"], 1):
        match pair:
            case [int(seat), str(action)] if not isinstance(seat, bool):
                actions.append((seat, action))
            case _:
                raise ValueError(f"action {number} is {json.dumps(pair)}: it takes [seat, text].")
    return Record(found["game"], found["rules"], found["seats"], found["seed"], options, tuple(actions))


_KINDS = {str: "text", int: "a whole number", dict: "an object", list: "a list"}


def _from_text(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise ValueError(f"line 1 is '{lines[0][:40] if lines else ''}': a record begins with '{TITLE}'.")
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:end], 2):
        key, colon, value = line.partition(":")
        if not colon:
            raise ValueError(f"line {number} is '{line[:40]}': it takes 'key: value'.")
        head[key.strip()] = value.strip()
    for key in ("game", "rules", "seats", "seed", "actions"):
        if key not in head:
            raise ValueError(f"the line '{key}: …' is missing at the top.")
    actions: list[tuple[Seat, str]] = []
    for number, line in enumerate(lines[end:], end + 1):
        if line.strip():
            seat, colon, action = line.partition(":")
            if not colon or not seat.strip().isdecimal() or int(seat) < 1:
                raise ValueError(
                    f"line {number} is '{line[:40]}': it takes 'seat: action', as in '1: c4 c5'."
                )
            actions.append((int(seat) - 1, action.strip()))
    game = head.pop("game")
    rules, seats, seed, length = (
        whole_number(key, head.pop(key)) for key in ("rules", "seats", "seed", "actions")
    )
    if length != len(actions):
        raise ValueError(f"it holds {len(actions)} actions, but announces {length}: part of it is missing.")
    return Record(game, rules, seats, seed, head, tuple(actions))


def started(
    game: Entry[State, Action, View, Options], seats: int, seed: int, given: Mapping[str, str]
) -> tuple[Record, State]:
    """A new game and its record, without actions yet; ValueError where the agreement is impossible."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise ValueError(f"{seats} seats are not possible: {game.name} takes {few} to {many}.")
    options = game.options(given)
    state = game.new(options, seats, seed)
    return Record(game.name, game.rules, seats, seed, game.written(options)), state


def continued(record: Record, seat: Seat, action: object) -> Record:
    """The record with one more action."""
    return record._replace(actions=(*record.actions, (seat, str(action))))


def replayed(game: Entry[State, Action, View, Options], record: Record) -> Iterator[State]:
    """Every state of the recorded game, the first and then one after each action."""
    if record.game != game.name:
        raise ValueError(f"this is a record of {record.game}, not of {game.name}.")
    if record.rules != game.rules:
        raise ValueError(
            f"it was played by rules {record.rules} of {game.name}; these are rules {game.rules}."
        )
    _, state = started(game, record.seats, record.seed, record.options)
    yield state
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            state = game.play(state, seat, game.read(text))
        except (IllegalAction, ValueError, LookupError) as error:
            raise ValueError(f"action {number}, '{text}' of seat {seat + 1}, cannot be: {error}") from None
        yield state
