"""Answers to what a viewer says: each message is checked against the table as it is now."""

from collections.abc import Callable
from typing import TypeAlias, assert_never

from pydantic import TypeAdapter, ValidationError

from landscribe.bots import BOTS
from landscribe.core.game import Seat
from landscribe.core.note import Refusal
from landscribe.server import wire
from landscribe.server.room import Room
from landscribe.server.shown import previewed, standing_in
from landscribe.server.sitting import SOLO_AMBUSH, Entry, Malformed, Refused, Sitting, asked_by
from landscribe.server.viewer import Viewer
from landscribe.server.words import complaint, refusal

Answer: TypeAlias = wire.Table | wire.Previewed | wire.Hinted | wire.Refusal | wire.Pong
CLIENT_MESSAGE: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)


def message_from(text: str | bytes) -> wire.ClientMessage:
    """The message written here; Malformed where it is none."""
    try:
        return CLIENT_MESSAGE.validate_json(text)
    except ValidationError as error:
        errors = error.errors(include_input=False, include_url=False)
        raise Malformed("refused-message", reason=complaint(errors[0])) from None


async def answers_to(
    room: Room, seat: Seat | None, message: wire.ClientMessage, sender: Viewer | None = None
) -> tuple[Answer, ...]:
    """What the sender is answered; all others hear of changes by themselves."""
    if isinstance(message, wire.Hello):
        return (room.table(seat),)
    try:
        return await _answered(room, seat, message, sender)
    except Refusal as error:
        return refusal(message.id, error.note), room.table(seat)


Asked: TypeAlias = (
    wire.Act | wire.TakeBack | wire.Preview | wire.Hint | wire.Replace | wire.SoloAmbush | wire.Ping
)


async def _answered(
    room: Room, seat: Seat | None, message: Asked, sender: Viewer | None
) -> tuple[Answer, ...]:
    if isinstance(message, wire.Ping):
        return (wire.Pong(answers=message.id),)
    if seat is None:
        raise Refused("refused-watching")
    if asked_by(seat, message.id) in room.sitting.accepted:
        return (room.table(seat, message.id),)
    match message:
        case wire.Preview():
            return (_preview(room.sitting, seat, message),)
        case wire.Hint():
            return await _hinted(room, seat, message, sender)
        case wire.Act() | wire.TakeBack() | wire.Replace() | wire.SoloAmbush():
            await room.enter(_entry_for(seat, message), sender)
            return (room.table(seat, message.id),)
        case _:
            assert_never(message)


def _entry_for(
    seat: Seat, message: wire.Act | wire.TakeBack | wire.Replace | wire.SoloAmbush
) -> Callable[[Sitting], Entry]:
    def make(sitting: Sitting) -> Entry:
        match message:
            case wire.Act():
                _refuse_stale(sitting, message.turn)
                _refuse_bot(sitting, seat)
                action = sitting.game.read(message.action, sitting.game.view(sitting.state, seat))
                return Entry("act", seat, str(action), message=asked_by(seat, message.id))
            case wire.TakeBack():
                _refuse_stale(sitting, message.turn)
                _refuse_bot(sitting, seat)
                return Entry("take_back", seat, message=asked_by(seat, message.id))
            case wire.Replace():
                return _replacement(sitting, seat, message)
            case wire.SoloAmbush():
                return _stand_in(sitting, seat, message)
            case _:
                assert_never(message)

    return make


def _refuse_stale(sitting: Sitting, turn: int) -> None:
    if turn != sitting.turn:
        raise Refused("refused-too-late")


def _refuse_bot(sitting: Sitting, seat: Seat) -> None:
    bot = sitting.chairs[seat].bot
    if bot is not None:
        raise Refused("refused-bot-plays", bot=bot)


def _replacement(sitting: Sitting, seat: Seat, message: wire.Replace) -> Entry:
    """A bot takes a seat or leaves it: the owner decides, and for their own seat everyone."""
    if sitting.is_over:
        raise Refused("refused-over-replace")
    if message.seat not in range(len(sitting.chairs)):
        raise Refused("refused-no-seat", seat=message.seat + 1, seats=len(sitting.chairs))
    if seat != sitting.owner and (seat != message.seat or message.bot is not None):
        raise Refused("refused-owner")
    bots = BOTS[sitting.game.name]
    if message.bot is not None and message.bot not in bots:
        raise Refused("refused-bot-here", name=message.bot, known=", ".join(bots))
    if message.bot == sitting.chairs[message.seat].bot:
        raise Refused("refused-same")
    return Entry("replace", message.seat, message.bot or "", message=asked_by(seat, message.id))


def _stand_in(sitting: Sitting, seat: Seat, message: wire.SoloAmbush) -> Entry:
    _refuse_stale(sitting, message.turn)
    if seat != sitting.owner:
        raise Refused("refused-owner")
    if message.seat not in sitting.due:
        raise Refused("refused-owes-nothing", seat=message.seat + 1)
    action = standing_in(sitting, message.seat)
    if action is None:
        raise Refused("refused-no-stand-in")
    return Entry("act", message.seat, str(action), by=SOLO_AMBUSH, message=asked_by(seat, message.id))


def _preview(sitting: Sitting, seat: Seat, message: wire.Preview) -> wire.Previewed:
    _refuse_stale(sitting, message.turn)
    return previewed(sitting, seat, message.action, message.id)


async def _hinted(room: Room, seat: Seat, message: wire.Hint, sender: Viewer | None) -> tuple[Answer, ...]:
    """What the strongest bot would do, once it is remembered that it was asked."""

    def make(sitting: Sitting) -> Entry:
        _refuse_stale(sitting, message.turn)
        if seat not in sitting.due:
            raise Refused("refused-hint")
        return Entry("hint", seat, message=asked_by(seat, message.id))

    await room.enter(make, sender)
    action = await room.thought(seat, list(BOTS[room.sitting.game.name])[-1])
    _refuse_stale(room.sitting, message.turn)
    return wire.Hinted(answers=message.id, action=action), room.table(seat, message.id)
