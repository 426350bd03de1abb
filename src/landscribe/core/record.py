"""The record of a game: options, seed and actions, from which everything else is replayed."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, cast

from landscribe.core.game import Action, Entry, Options, Seat, State, View
from landscribe.core.note import Refusal, WrongValue, note
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
        raise WrongValue("refused-json-depth") from None
    except json.JSONDecodeError as error:
        raise WrongValue("refused-json", line=str(error.lineno), col=str(error.colno)) from None
    except ValueError:
        raise WrongValue("refused-json-number") from None
    found = cast("dict[str, Any]", found)
    if found.get("landscribe") != "record":
        raise WrongValue("refused-json-title", title='"landscribe": "record"')
    for key, kind in (
        ("game", str),
        ("rules", int),
        ("seats", int),
        ("seed", int),
        ("options", dict),
        ("actions", list),
    ):
        if type(found.get(key)) is not kind:
            raise _wrong_json("refused-json-value", key, found.get(key), kind)
    options: dict[Any, Any] = found["options"]
    for name, value in options.items():
        if not isinstance(value, str):
            raise _wrong_json("refused-json-option", name, value, str)
    actions: list[tuple[Seat, str]] = []
    for number, pair in enumerate(found["actions"], 1):
        match pair:
            case [int(seat), str(action)] if not isinstance(seat, bool):
                actions.append((seat, action))
            case _:
                raise WrongValue("refused-json-action", number=str(number), value=json.dumps(pair))
    return Record(found["game"], found["rules"], found["seats"], found["seed"], options, tuple(actions))


def _wrong_json(message: str, key: str, value: object, kind: type) -> WrongValue:
    wanted = note(f"refused-json-kind-{kind.__name__}")
    return WrongValue(message, key=key, value=json.dumps(value), kind=wanted)


def _from_text(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise WrongValue("refused-record-title", text=lines[0][:40] if lines else "", title=TITLE)
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:end], 2):
        key, colon, value = line.partition(":")
        if not colon:
            raise WrongValue("refused-record-line", line=str(number), text=line[:40], form="key: value")
        head[key.strip()] = value.strip()
    for key in ("game", "rules", "seats", "seed", "actions"):
        if key not in head:
            raise WrongValue("refused-record-lacks", form=f"{key}: …")
    actions: list[tuple[Seat, str]] = []
    for number, line in enumerate(lines[end:], end + 1):
        if line.strip():
            seat, colon, action = line.partition(":")
            if not colon or not re.fullmatch(r"\s*[1-9][0-9]{0,3}\s*", seat):
                raise WrongValue(
                    "refused-record-action",
                    line=str(number),
                    text=line[:40],
                    form="seat: action",
                    example="1: c4 c5",
                )
            actions.append((int(seat) - 1, action.strip()))
    game = head.pop("game")
    rules, seats, seed, length = (
        whole_number(key, head.pop(key)) for key in ("rules", "seats", "seed", "actions")
    )
    if length != len(actions):
        raise WrongValue("refused-record-short", number=len(actions), announced=length)
    return Record(game, rules, seats, seed, head, tuple(actions))


def started(
    game: Entry[State, Action, View, Options], seats: int, seed: int, given: Mapping[str, str]
) -> tuple[Record, State]:
    """A new game and its record, without actions yet; ValueError where the agreement is impossible."""
    if seats not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise WrongValue("refused-seats", seats=seats, game=game.name, few=few, many=many)
    options = game.options(given)
    state = game.new(options, seats, seed)
    return Record(game.name, game.rules, seats, seed, game.written(options)), state


def continued(record: Record, seat: Seat, action: object) -> Record:
    """The record with one more action."""
    return record._replace(actions=(*record.actions, (seat, str(action))))


def replayed(game: Entry[State, Action, View, Options], record: Record) -> Iterator[State]:
    """Every state of the recorded game, the first and then one after each action."""
    if record.game != game.name:
        raise WrongValue("refused-record-game", found=record.game, game=game.name)
    if record.rules != game.rules:
        raise WrongValue(
            "refused-record-rules", found=str(record.rules), game=game.name, rules=str(game.rules)
        )
    _, state = started(game, record.seats, record.seed, record.options)
    yield state
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            state = game.play(state, seat, game.read(text))
        except Refusal as refusal:
            raise WrongValue(
                "refused-record-step", number=str(number), text=text, seat=seat + 1, reason=refusal.note
            ) from None
        yield state
