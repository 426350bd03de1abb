"""The record of a game: rules, options, seed and actions, from which everything else is replayed."""

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple, cast

from landscribe.core.game import Action, Game, Options, Seat, State, View, refuse_seats
from landscribe.core.note import Refusal, WrongValue, note
from landscribe.core.options import whole_number
from landscribe.core.rng import Seed, seed_text

TITLE = "landscribe record 1"
CHOSEN = "chosen"  # by a person, who may know what comes
OLD_TITLE = "landscribe record"  # before records were kept for good
MARK = "\ufeff"  # some editors put it before a text


class UnknownRules(WrongValue):
    """A version of the rules that this program does not know."""


class Record(NamedTuple):
    """A game as it is kept: all values as text, so that it can be read without the game."""

    game: str
    rules: int
    seats: int
    seed: str
    options: dict[str, str]
    actions: tuple[tuple[Seat, str], ...] = ()
    dealt: str = ""  # where the seed comes from: the text that it is the SHA-256 of, or CHOSEN

    def digest(self) -> str:
        """The SHA-256 of the text without the line that holds it."""
        return sha256(self._text().encode("utf-8", "surrogatepass")).hexdigest()

    def to_json(self) -> str:
        """The record as one JSON object."""
        said = {key: value for key, value in self._asdict().items() if key != "dealt" or value}
        return json.dumps({"landscribe": TITLE, **said, "digest": self.digest()})

    def to_text(self) -> str:
        """The record as lines to read: a title, what was agreed, the digest, then an action a line."""
        return self._text(self.digest())

    def _text(self, digest: str = "") -> str:
        head = {
            "game": self.game,
            "rules": str(self.rules),
            "seats": str(self.seats),
            "seed": self.seed,
            **({"dealt": self.dealt} if self.dealt else {}),
            **self.options,
            "actions": str(len(self.actions)),
            **({"digest": digest} if digest else {}),
        }
        lines = [TITLE, *(f"{key}: {value}" for key, value in head.items()), ""]
        lines += [f"{seat + 1}: {action}" for seat, action in self.actions]
        return "\n".join(lines) + "\n"


HEAD = {"game": str, "rules": int, "seats": int, "seed": str, "options": dict, "actions": list}


def read_record(text: str) -> Record:
    """The record in either form; ValueError with a sentence where it is damaged."""
    text = text.removeprefix(MARK)
    return _from_json(text) if text.lstrip().startswith("{") else _from_text(text)


def check_record(text: str) -> Record:
    """The record, if not one byte of it has changed since it was written; ValueError with a sentence else."""
    record = read_record(text)
    if not re.search(r'^digest: |"digest": ', text, re.MULTILINE):
        raise WrongValue("refused-record-lacks", form="digest: …")
    written = record.to_json() if text.startswith("{") else record.to_text()
    if text.rstrip("\n") != written.rstrip("\n"):
        raise WrongValue("refused-record-altered")
    if record.dealt not in ("", CHOSEN) and sha256(record.dealt.encode()).hexdigest() != record.seed:
        raise WrongValue("refused-record-dealt")
    return record


def _checked(record: Record, digest: object) -> Record:
    """The record, where its digest, if it has one, is that of what it says."""
    if digest is not None and digest != record.digest():
        raise WrongValue("refused-record-altered")
    return record


def _from_json(text: str) -> Record:
    try:
        found: Any = json.loads(text, object_pairs_hook=_once)
    except RecursionError:
        raise WrongValue("refused-json-depth") from None
    except json.JSONDecodeError as error:
        raise WrongValue("refused-json", line=str(error.lineno), col=str(error.colno)) from None
    except WrongValue:
        raise
    except ValueError:
        raise WrongValue("refused-json-number") from None
    found = cast("dict[str, Any]", found)
    _refuse_title(str(found.get("landscribe")), "refused-json-title", title=f'"landscribe": "{TITLE}"')
    for key, kind in HEAD.items():
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
    dealt: object = found.get("dealt", "")
    if not isinstance(dealt, str):
        raise _wrong_json("refused-json-value", "dealt", dealt, str)
    agreed = (found["game"], found["rules"], found["seats"], found["seed"], options)
    return _checked(Record(*agreed, tuple(actions), dealt), found.get("digest"))


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON in which each key stands once."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise WrongValue("refused-record-twice", key=key)
        found[key] = value
    return found


def _refuse_title(found: str, message: str, **values: str) -> None:
    if found in (OLD_TITLE, "record"):
        raise UnknownRules("refused-record-old")
    if found != TITLE:
        raise WrongValue(message, **values)


def _wrong_json(message: str, key: str, value: object, kind: type) -> WrongValue:
    wanted = note(f"refused-json-kind-{kind.__name__}")
    return WrongValue(message, key=key, value=json.dumps(value), kind=wanted)


def _from_text(text: str) -> Record:
    lines = text.splitlines()
    first = lines[0].strip() if lines else ""
    _refuse_title(first, "refused-record-title", text=first[:40], title=TITLE)
    end = next((n for n, line in enumerate(lines) if not line.strip()), len(lines))
    head = _head(lines[1:end])
    actions = tuple(_action(number, line) for number, line in enumerate(lines[end:], end + 1) if line.strip())
    game, seed, digest = head.pop("game"), head.pop("seed"), head.pop("digest", None)
    dealt = head.pop("dealt", "")
    rules, seats, length = (whole_number(key, head.pop(key)) for key in ("rules", "seats", "actions"))
    if length != len(actions):
        raise WrongValue("refused-record-short", number=len(actions), announced=length)
    return _checked(Record(game, rules, seats, seed, head, actions, dealt), digest)


def _head(lines: list[str]) -> dict[str, str]:
    """What was agreed, each once."""
    head: dict[str, str] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(":")
        if not colon:
            raise WrongValue("refused-record-line", line=str(number), text=line[:40], form="key: value")
        if key.strip() in head:
            raise WrongValue("refused-record-twice", key=key.strip())
        head[key.strip()] = value.strip()
    for key in ("game", "rules", "seats", "seed", "actions"):
        if key not in head:
            raise WrongValue("refused-record-lacks", form=f"{key}: …")
    return head


def _action(number: int, line: str) -> tuple[Seat, str]:
    seat, colon, action = line.partition(":")
    if not colon or not re.fullmatch(r"\s*[1-9][0-9]{0,3}\s*", seat):
        form, example = "seat: action", "1: c4 c5"
        raise WrongValue(
            "refused-record-action", line=str(number), text=line[:40], form=form, example=example
        )
    return int(seat) - 1, action.strip()


def started(
    game: Game[State, Action, View, Options],
    seats: int,
    seed: Seed,
    given: Mapping[str, str],
    rules: int | None = None,
) -> tuple[Record, State]:
    """A new game by a version of the rules, the newest where none is named, and its record without actions.

    ValueError where the agreement is impossible.
    """
    version = game.rules if rules is None else rules
    if not 1 <= version <= game.rules:
        raise UnknownRules("refused-record-rules", found=str(version), game=game.name, rules=str(game.rules))
    refuse_seats(game, seats)
    options = game.options(given, version)
    record = Record(game.name, version, seats, seed_text(seed), game.write(options))
    return record, game.new(options, seats, seed)


def continued(record: Record, seat: Seat, action: object) -> Record:
    """The record with one more action."""
    return record._replace(actions=(*record.actions, (seat, str(action))))


def replayed(game: Game[State, Action, View, Options], record: Record) -> Iterator[State]:
    """Every state of the recorded game, the first and then one after each action."""
    if record.game != game.name:
        raise WrongValue("refused-record-game", found=record.game, game=game.name)
    _, state = started(game, record.seats, record.seed, record.options, record.rules)
    yield state
    for number, (seat, text) in enumerate(record.actions, 1):
        try:
            state = game.play(state, seat, game.read(text))
        except Refusal as refusal:
            raise WrongValue(
                "refused-record-step", number=str(number), text=text, seat=seat + 1, reason=refusal.note
            ) from None
        yield state
