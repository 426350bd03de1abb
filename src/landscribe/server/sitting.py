"""A table as a value, folded from its log: the same function plays live and recovers after a crash."""

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias, assert_never

from landscribe.core.game import Entry as Rules
from landscribe.core.game import Seat
from landscribe.core.note import Note, Refusal, WrongValue, note
from landscribe.core.people import seat_first, seat_within
from landscribe.core.record import Record, started
from landscribe.core.text import slug
from landscribe.games import game_named

Kind: TypeAlias = Literal["act", "take_back", "join", "leave", "replace", "hint", "rematch"]
REMEMBERED = 256  # ids of messages, so that a repeated one is known
SOLO_AMBUSH = "solo_ambush"


class Refused(Refusal):
    """Why something asked of a table changes nothing; over HTTP it has a status."""

    status = 409


class Hidden(Refused):
    """What nobody may see yet."""

    status = 403


class Malformed(Refused):
    """What cannot be read."""

    status = 422


class TooMany(Refused):
    """More than one address may ask for."""

    status = 429


class Entry(NamedTuple):
    """A line of the log; `text` is the action, name, bot or table, `by` who acted in the seat's stead."""

    kind: Kind
    seat: Seat
    text: str = ""
    by: str | None = None
    message: str | None = None  # which message asked for it, as `asked_by` writes it


class Chair(NamedTuple):
    """A seat: the person it belongs to, if any, and the bot that plays it now, if any."""

    name: str = ""
    is_taken: bool = False
    bot: str | None = None
    hints: int = 0

    @property
    def is_open(self) -> bool:
        """Whether someone may sit down."""
        return not self.is_taken and self.bot is None


class Deal(NamedTuple):
    """What a table was created with; the record has no actions."""

    table: str
    record: Record
    nonce: str
    is_seed_chosen: bool
    chairs: tuple[Chair, ...]
    owner: Seat


class Played(NamedTuple):
    """An action that counts, and who acted in the seat's stead."""

    seat: Seat
    text: str
    by: str | None


class Sitting(NamedTuple):
    """The table after `version` entries of its log."""

    deal: Deal
    version: int
    chairs: tuple[Chair, ...]
    owner: Seat | None
    base: Any  # the state when the turn began
    before: tuple[Played, ...]  # what was played until then
    since: tuple[Played, ...]  # and since: this can be taken back
    state: Any
    notices: tuple[Note, ...]  # what the table says of the last entry
    is_game_heard: bool  # whether the last entry is one that the game has news of
    accepted: tuple[str, ...]  # the last messages that changed something
    rematch: str | None

    @property
    def game(self) -> Rules[Any, Any, Any, Any]:
        """The rules it is played by."""
        return game_named(self.deal.record.game)

    @property
    def turn(self) -> int:
        """Grows when something is revealed."""
        return self.game.view(self.state, None).turn

    @property
    def due(self) -> frozenset[Seat]:
        """Who owes an action."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether there is an outcome."""
        return self.game.outcome(self.state) is not None

    @property
    def record(self) -> Record:
        """The record of what counts."""
        return self.deal.record._replace(actions=tuple((p.seat, p.text) for p in self.before + self.since))

    def can_take_back(self, seat: Seat | None) -> bool:
        """Whether the seat has done something since the last thing was revealed."""
        return any(played.seat == seat for played in self.since)

    def bots_due(self) -> tuple[Seat, ...]:
        """The seats whose bots owe an action."""
        return tuple(seat for seat in sorted(self.due) if self.chairs[seat].bot)


def asked_by(seat: Seat, message: str) -> str:
    """A message of a seat, as the log names it."""
    return f"{seat}:{message}"


def opened(deal: Deal) -> Sitting:
    """The table before anything happened; a Refusal where the deal is impossible."""
    game = game_named(deal.record.game)
    record = deal.record
    if record.rules != game.rules:
        found, rules = str(record.rules), str(game.rules)
        raise WrongValue("refused-old-deal", found=found, game=game.name, rules=rules)
    _, state = started(game, record.seats, record.seed, record.options)
    return Sitting(deal, 0, deal.chairs, deal.owner, state, (), (), state, (), True, (), None)


def resumed(deal: Deal, entries: Iterable[Entry]) -> Sitting:
    """The table after its whole log."""
    sitting = opened(deal)
    for entry in entries:
        sitting = entered(sitting, entry)
    return sitting


def entered(sitting: Sitting, entry: Entry) -> Sitting:
    """The table after one more entry; a Refusal where it cannot be."""
    if entry.message is not None:
        accepted = (*sitting.accepted, entry.message)[-REMEMBERED:]
        sitting = sitting._replace(accepted=accepted)
    return _changed(sitting, entry)._replace(version=sitting.version + 1)


def _changed(sitting: Sitting, entry: Entry) -> Sitting:
    seat, chair = entry.seat, sitting.chairs[entry.seat]
    number, name = seat + 1, chair.name
    match entry.kind:
        case "act":
            return _acted(sitting, entry)
        case "take_back":
            return _told(_taken_back(sitting, seat), note("table-took-back", who=seat_first(seat)))
        case "join":
            return _told(_joined(sitting, entry), note("table-joined", seat=number, name=entry.text))
        case "leave":
            return _told(_left(sitting, seat), note("table-left", seat=number, name=name))
        case "replace":
            sitting = _seated(sitting, seat, chair._replace(bot=entry.text or None))
            return _told(sitting, _replaced(seat, name, entry.text))
        case "hint":
            sitting = _seated(sitting, seat, chair._replace(hints=chair.hints + 1))
            return _told(sitting, note("table-hint", who=seat_first(seat)))
        case "rematch":
            return _told(sitting._replace(rematch=entry.text), note("table-rematch", who=seat_first(seat)))
        case _:
            assert_never(entry.kind)


def _replaced(seat: Seat, name: str, bot: str) -> Note:
    """That a bot plays for someone, or in a seat that is still open, or no longer."""
    if not bot:
        return note("table-bot-leaves", who=seat_within(seat))
    known = note(f"web-bot-{slug(bot)}")
    if name:
        return note("table-bot-takes", who=seat_within(seat), bot=known)
    return note("table-bot-takes-seat", seat=seat + 1, bot=known)


def _told(sitting: Sitting, notice: Note) -> Sitting:
    return sitting._replace(notices=(notice,), is_game_heard=False)


def _seated(sitting: Sitting, seat: Seat, chair: Chair) -> Sitting:
    return sitting._replace(chairs=(*sitting.chairs[:seat], chair, *sitting.chairs[seat + 1 :]))


def _acted(sitting: Sitting, entry: Entry) -> Sitting:
    game, turn = sitting.game, sitting.turn
    state = game.play(sitting.state, entry.seat, game.read(entry.text))
    by_rule = entry.by == SOLO_AMBUSH
    notices = (note("table-solo-ambush", who=seat_within(entry.seat)),) if by_rule else ()
    played = (*sitting.since, Played(entry.seat, entry.text, entry.by))
    sitting = sitting._replace(state=state, since=played, notices=notices, is_game_heard=True)
    if sitting.turn == turn and not sitting.is_over:
        return sitting
    return sitting._replace(base=state, before=sitting.before + played, since=())


def _taken_back(sitting: Sitting, seat: Seat) -> Sitting:
    """The turn played again without the seat's last action; the order of the others' does not matter."""
    last = max((n for n, played in enumerate(sitting.since) if played.seat == seat), default=None)
    if last is None:
        raise Refused("refused-take-back")
    since = sitting.since[:last] + sitting.since[last + 1 :]
    game, state = sitting.game, sitting.base
    for played in since:
        state = game.play(state, played.seat, game.read(played.text))
    return sitting._replace(state=state, since=since)


def _joined(sitting: Sitting, entry: Entry) -> Sitting:
    chair = sitting.chairs[entry.seat]
    owner = entry.seat if sitting.owner is None else sitting.owner
    sitting = _seated(sitting, entry.seat, chair._replace(name=entry.text, is_taken=True))
    return sitting._replace(owner=owner)


def _left(sitting: Sitting, seat: Seat) -> Sitting:
    """The seat open again; the table passes on to the first person who is left."""
    sitting = _seated(sitting, seat, sitting.chairs[seat]._replace(name="", is_taken=False))
    if sitting.owner != seat:
        return sitting
    people = (number for number, chair in enumerate(sitting.chairs) if chair.is_taken)
    return sitting._replace(owner=next(people, None))
