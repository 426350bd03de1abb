"""Answers to what a viewer says: each message is checked against the table as it is now."""

import logging
from typing import TypeAlias, assert_never

from pydantic import TypeAdapter, ValidationError

from landscribe.bots import bots_of
from landscribe.core.game import Seat
from landscribe.core.note import Refusal, note
from landscribe.core.people import seat_first
from landscribe.core.text import slug
from landscribe.table import wire
from landscribe.table.live_table import LiveTable, Propose
from landscribe.table.log import SOLO_AMBUSH, Entry, Proposal, message_key
from landscribe.table.outbox import Outbox
from landscribe.table.refusals import Malformed, NoSeat, Refused, complaint, forbidden, refusal
from landscribe.table.seats import remove_person
from landscribe.table.serialize import hinted_of, preview_of
from landscribe.table.shown import TableAnswer
from landscribe.table.speaking import speak
from landscribe.table.table_state import TableState
from landscribe.table.views import Views

LOG = logging.getLogger("landscribe")
CLIENT_MESSAGE: TypeAdapter[wire.ClientMessage] = TypeAdapter(wire.ClientMessage)

Answers: TypeAlias = tuple[wire.ServerMessage | TableAnswer, ...]
Numbering: TypeAlias = wire.Pledge | wire.Reveal | wire.Without
Entering: TypeAlias = wire.Act | wire.TakeBack | wire.Replace | wire.SoloAmbush | Numbering
Speaking: TypeAlias = wire.Say | wire.Mark
Asking: TypeAlias = Entering | Speaking | wire.Preview | wire.Hint | wire.Remove | wire.StepIn | wire.Ping


def message_from(text: str | bytes) -> wire.ClientMessage:
    """The message written here; Malformed where it is none."""
    try:
        return CLIENT_MESSAGE.validator.validate_json(text)
    except ValidationError as error:
        errors = error.errors(include_input=False, include_url=False)
        raise Malformed("refused-message", reason=complaint(errors[0])) from None


async def answers_to(
    live: LiveTable, seat: Seat | None, message: wire.ClientMessage, sender: Outbox | None = None
) -> Answers:
    """What the sender is answered; all others hear of changes by themselves.

    Where the program itself fails, that is said and logged, and nothing changes.
    """
    try:
        return await _answers_or_refusal(live, seat, message, sender)
    except Exception:
        LOG.exception("a message of the kind '%s' failed", message.type)
        answers = None if isinstance(message, wire.Hello) else message.id
        return (refusal(answers, note("refused-failure")),)


async def _answers_or_refusal(
    live: LiveTable, seat: Seat | None, message: wire.ClientMessage, sender: Outbox | None
) -> Answers:
    if isinstance(message, wire.Hello):
        return (TableAnswer(live.shown_to(seat)),)
    try:
        return await _answers(live, seat, message, sender)
    except Refused as error:
        return refusal(message.id, error.note), TableAnswer(live.shown_to(seat))
    except Refusal as error:
        why = forbidden(message.id, error, live.table.game.vocabulary)
    return (why,) if isinstance(message, wire.Preview) else (why, TableAnswer(live.shown_to(seat)))


async def _answers(live: LiveTable, seat: Seat | None, message: Asking, sender: Outbox | None) -> Answers:
    if isinstance(message, wire.Ping):
        return (_pong(live, message.id),)
    if seat is None:
        raise Refused("refused-watching")
    if message_key(seat, message.id) in live.table.accepted:
        return (TableAnswer(live.shown_to(seat), message.id),)
    match message:
        case wire.Preview():
            _refuse_stale(live.table, message.turn)
            return (preview_of(live.views, seat, message.action, message.id),)
        case wire.Hint():
            return await _hint(live, seat, message, sender)
        case wire.Say() | wire.Mark():
            return (speak(live, seat, message, sender) or _pong(live, message.id),)
        case wire.StepIn():
            _step_in(live, seat, message)
            return (TableAnswer(live.shown_to(seat), message.id),)
        case wire.Remove():
            await remove_person(live, seat, message.seat, message.id, sender)
            return (TableAnswer(live.shown_to(seat), message.id),)
        case _:
            enter = live.enter if sender is None else live.enter_uncancelled  # as a conversation's tasks are
            await enter(_entry_of(live, seat, message), sender)
            return (TableAnswer(live.shown_to(seat), message.id),)


def _pong(live: LiveTable, answers: str) -> wire.Pong:
    return wire.Pong(answers=answers, now=live.now())


def _step_in(live: LiveTable, seat: Seat, message: wire.StepIn) -> None:
    """Lets a bot act for someone else whose time is up: then it does so, and the log says it."""
    table = live.table
    _refuse_stale(table, message.turn)
    _refuse_no_seat(table, message.seat)
    if message.seat not in table.due:
        raise Refused("refused-owes-nothing", who=seat_first(message.seat))
    if message.seat == seat or message.seat not in live.lateness.late(live.views):
        raise Refused("refused-not-late", who=seat_first(message.seat))
    live.lateness.allow(message.seat, table.turn)
    live.wake_bots()


def _entry_of(live: LiveTable, seat: Seat, message: Entering) -> Propose:
    held = live.hashes.get(seat)

    def propose(views: Views) -> Proposal:
        if live.hashes.get(seat) != held:
            raise NoSeat("refused-token")
        match message:
            case wire.Act():
                return _action(views, seat, message)
            case wire.TakeBack():
                _refuse_stale(views.table, message.turn)
                _refuse_bot(views.table, seat)
                _refuse_up(live, views)
                return Proposal(Entry("take_back", seat, message=message_key(seat, message.id)))
            case wire.Replace():
                proposal = _replacement(live, views.table, seat, message)
            case wire.SoloAmbush():
                proposal = _solo_ambush(live, views, seat, message)
            case wire.Pledge() | wire.Reveal():
                return _number(views.table, seat, message)
            case wire.Without():
                _refuse_no_seat(views.table, message.seat)
                key = message_key(seat, message.id)
                proposal = Proposal(Entry("without", message.seat, message=key))
            case _:
                assert_never(message)
        live.refuse_who_is_here(message.seat, by=seat)
        return proposal

    return propose


def _number(table: TableState, seat: Seat, message: wire.Pledge | wire.Reveal) -> Proposal:
    """What a seat promises for the deal, or tells of it."""
    if table.shuffle is not None and table.shuffle.round != message.round:
        raise Refused("refused-too-late")
    text = message.pledge if isinstance(message, wire.Pledge) else message.nonce
    return Proposal(Entry(message.type, seat, text, message=message_key(seat, message.id)))


def _refuse_no_seat(table: TableState, seat: Seat) -> None:
    if seat not in range(len(table.chairs)):
        raise Refused("refused-no-seat", seat=seat + 1, seats=len(table.chairs))


def _refuse_stale(table: TableState, turn: int) -> None:
    if table.is_waiting:
        raise Refused("refused-not-begun")
    if turn != table.turn:
        raise Refused("refused-too-late")


def _refuse_up(live: LiveTable, views: Views) -> None:
    """Refuses that something is taken back for which a bot would act at once."""
    timer = views.table.timer
    if timer is not None and timer.pace == "strict" and live.lateness.is_up(views):
        raise Refused("refused-time-up")


def _refuse_bot(table: TableState, seat: Seat) -> None:
    bot = table.chairs[seat].bot
    if bot is not None:
        raise Refused("refused-bot-plays", bot=note(f"web-bot-{slug(bot)}"))


def _action(views: Views, seat: Seat, message: wire.Act) -> Proposal:
    _refuse_stale(views.table, message.turn)
    _refuse_bot(views.table, seat)
    action = views.table.game.read(message.action, views.of(seat))
    return Proposal(Entry("act", seat, str(action), message=message_key(seat, message.id)), action)


def _replacement(live: LiveTable, table: TableState, seat: Seat, message: wire.Replace) -> Proposal:
    """A bot takes a seat or leaves it: who decides for others does, and everyone brings their own back."""
    if table.is_over:
        raise Refused("refused-over-replace")
    if table.contest is not None:
        raise Refused("refused-contest-seats")
    _refuse_no_seat(table, message.seat)
    if message.bot is not None or seat not in (table.owner, message.seat):
        _refuse_undeciding(live, table, seat, message.seat)
    bots = bots_of(table.game.name)
    if message.bot is not None and message.bot not in bots:
        raise Refused("refused-bot-here", name=message.bot, known=", ".join(bots))
    if message.bot == table.chairs[message.seat].bot:
        raise Refused("refused-same")
    key = message_key(seat, message.id)
    return Proposal(Entry("replace", message.seat, message.bot or "", message=key))


def _solo_ambush(live: LiveTable, views: Views, seat: Seat, message: wire.SoloAmbush) -> Proposal:
    _refuse_stale(views.table, message.turn)
    _refuse_undeciding(live, views.table, seat, message.seat)
    if message.seat not in views.table.due:
        raise Refused("refused-owes-nothing", who=seat_first(message.seat))
    action = views.stand_in(message.seat)
    if action is None:
        raise Refused("refused-no-stand-in")
    key = message_key(seat, message.id)
    return Proposal(Entry("act", message.seat, str(action), by=SOLO_AMBUSH, message=key), action)


def _refuse_undeciding(live: LiveTable, table: TableState, seat: Seat, whose: Seat) -> None:
    """Refuses that someone decides for others: the owner does, and while they are away who waits does."""
    if seat == table.owner:
        return
    is_waited_for = whose in table.due & table.people and seat not in table.due
    if table.owner is None or not is_waited_for or not live.is_away(table.owner, by=seat):
        raise Refused("refused-owner")


async def _hint(live: LiveTable, seat: Seat, message: wire.Hint, sender: Outbox | None) -> Answers:
    """What the strongest bot would do and why, once it is remembered that it was asked."""

    def propose(views: Views) -> Proposal:
        _refuse_stale(views.table, message.turn)
        if seat not in views.table.due:
            raise Refused("refused-hint")
        return Proposal(Entry("hint", seat, message=message_key(seat, message.id)))

    strongest = list(bots_of(live.table.game.name))[-1]
    with live.advising(seat):
        await live.enter(propose, sender)
        hint, bot, is_late = await live.bot_advice(seat, strongest)
    _refuse_stale(live.table, message.turn)
    if seat not in live.table.due:
        raise Refused("refused-hint")
    late = strongest if is_late and bot != strongest else None
    hinted = hinted_of(preview_of(live.views, seat, hint.action, message.id), hint, bot, late)
    return hinted, TableAnswer(live.shown_to(seat), message.id)
