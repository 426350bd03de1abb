"""A table as a value, folded from its log: the same function plays live and recovers after a crash."""

from hashlib import sha256
from typing import Any, NamedTuple, assert_never

from landscribe.core.game import AnyGame, Seat
from landscribe.core.note import Note, Value, note
from landscribe.core.options import DRAWN
from landscribe.core.people import seat_first, seat_within
from landscribe.core.record import Record, started
from landscribe.core.text import slug
from landscribe.games import game_named
from landscribe.table.log import SOLO_AMBUSH, UNCOUNTED, Entry
from landscribe.table.person import Person, person_of
from landscribe.table.refusals import Refused
from landscribe.table.shuffle import Shuffle
from landscribe.table.timer import Timer, timer_of

NOBODY = Person("")
REMEMBERED = 256  # ids of messages, so that a repeated one is known


class Chair(NamedTuple):
    """A seat: the person it belongs to, if any, and the bot that plays it now, if any."""

    name: str = ""
    is_taken: bool = False
    bot: str | None = None
    hints: int = 0
    title: str = ""
    crest: str = ""

    @property
    def is_open(self) -> bool:
        """Whether someone may sit down."""
        return not self.is_taken and self.bot is None


class Deal(NamedTuple):
    """What a table was created with; the record has no actions.

    Cards are dealt by `SEED:NONCE`, or by the seed alone where someone chose it: it deals the same again.
    Where people shuffle together, they are dealt by a hash of it and of all their numbers (`Shuffle`).
    """

    table: str
    record: Record
    nonce: str
    is_seed_chosen: bool
    chairs: tuple[Chair, ...]
    owner: Seat

    @property
    def seed(self) -> str:
        """The seed without the nonce."""
        if self.is_seed_chosen:
            return self.record.seed
        return (self.record.dealt.partition(" ")[0] or self.record.seed).removesuffix(f":{self.nonce}")

    @property
    def committed(self) -> str:
        """The text of which everyone is told the hash from the start."""
        return f"{self.seed}:{self.nonce}"


class Played(NamedTuple):
    """An action that counts, and who acted in the seat's stead."""

    seat: Seat
    text: str
    by: str | None


class TableState(NamedTuple):
    """The table after `version` entries of its log."""

    game: AnyGame
    deal: Deal
    version: int
    chairs: tuple[Chair, ...]
    owner: Seat | None
    base: Any  # the game's state when the turn began
    before: tuple[Played, ...]  # what was played until then
    since: tuple[Played, ...]  # and since: this can be taken back
    state: Any  # the game's state now
    notices: tuple[Note, ...]  # what the table says of the last entry
    is_game_heard: bool  # whether the last entry is one that the game has news of
    accepted: tuple[str, ...]  # the last messages that changed something
    rematch: str | None
    is_practice: bool = False  # it began where another game was tried again, or on a drawn map
    shuffle: Shuffle | None = None  # where the numbers of people are in the deal
    contest: str | None = None  # where many play the same deal
    timer: Timer | None = None  # where a turn has its time
    began: float = 0.0  # when that of this turn did, in seconds since 1970
    left: frozenset[Seat] = frozenset()  # the seats that were left in this turn

    @property
    def turn(self) -> int:
        """Grows when something is revealed."""
        return self.game.turn(self.state)

    @property
    def is_waiting(self) -> bool:
        """Whether the cards are not dealt yet: someone has to sit down, or to tell their number."""
        return self.shuffle is not None and not self.shuffle.is_done

    @property
    def is_full(self) -> bool:
        """Whether no seat is open."""
        return not any(chair.is_open for chair in self.chairs)

    @property
    def people(self) -> frozenset[Seat]:
        """The seats at which people play themselves."""
        return frozenset(
            seat for seat, chair in enumerate(self.chairs) if chair.is_taken and chair.bot is None
        )

    @property
    def due(self) -> frozenset[Seat]:
        """Who owes an action."""
        return frozenset() if self.is_waiting else self.game.to_act(self.state)

    @property
    def timed(self) -> frozenset[Seat]:
        """The people who owe an action, and whose time is counted."""
        return frozenset() if self.timer is None else self.due & self.people

    @property
    def until(self) -> float | None:
        """When the time of this turn is up; None where nobody's is counted."""
        return self.began + self.timer.seconds if self.timer is not None and self.timed else None

    @property
    def is_over(self) -> bool:
        """Whether there is an outcome."""
        return self.game.outcome(self.state) is not None

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has scored, once the game is over; until then nothing."""
        outcome = self.game.outcome(self.state)
        return () if outcome is None else outcome.scores

    @property
    def record(self) -> Record:
        """The record of what counts."""
        return self.deal.record._replace(actions=tuple((p.seat, p.text) for p in self.before + self.since))

    def can_take_back(self, seat: Seat | None) -> bool:
        """Whether the seat has done something since the last thing was revealed."""
        return any(played.seat == seat for played in self.since)

    def bots_due(self) -> tuple[Seat, ...]:
        """The seats whose bots owe an action."""
        if not any(chair.bot for chair in self.chairs):
            return ()
        return tuple(seat for seat in sorted(self.due) if self.chairs[seat].bot)


def first_state(deal: Deal) -> TableState:
    """The table before anything happened; a Refusal where the deal is impossible."""
    record, game = deal.record, game_named(deal.record.game)
    _, state = started(game, record.seats, record.seed, record.options, record.rules)
    table = TableState(game, deal, 0, deal.chairs, deal.owner, state, (), (), state, (), True, (), None)
    return table._replace(is_practice=DRAWN in record.options)


def entered(table: TableState, entry: Entry, action: Any = None) -> TableState:
    """The table after one more entry; a Refusal where it cannot be.

    Where the entry is an action that was read already, it is given, and its text is not read again.
    """
    accepted = table.accepted
    if entry.message is not None:
        accepted = (*accepted[1 - REMEMBERED :], entry.message)
    after = _changed(table, entry, action)._replace(version=table.version + 1, accepted=accepted)
    if table.is_waiting:
        after = _shuffled(table, after)
    return after if after.timer is None else _timed(table, after, entry)


def _timed(before: TableState, table: TableState, entry: Entry) -> TableState:
    """The table after an entry: its time begins with a turn, and anew where someone comes to an open seat.

    Not so where the seat was left in the same turn, or where a bot took it and leaves it: nobody gains time
    by going and coming back, or by what the owner does.
    """
    is_begun = before.is_waiting != table.is_waiting or before.turn != table.turn
    if is_begun or entry.kind == "timer":
        return table._replace(began=entry.at, left=frozenset())
    if entry.kind == "leave":
        return table._replace(left=table.left | {entry.seat})
    is_new = entry.kind == "join" and entry.seat not in table.left
    return table._replace(began=entry.at) if is_new else table


def _changed(table: TableState, entry: Entry, action: Any) -> TableState:
    seat, chair = entry.seat, table.chairs[entry.seat]
    number = seat + 1
    match entry.kind:
        case "act":
            return _acted(table, entry, table.game.read(entry.text) if action is None else action)
        case "take_back":
            return _noted(_taken_back(table, seat), note("table-took-back", who=seat_first(seat)))
        case "join":
            person = person_of(entry.text)
            joined = note("table-joined", who=seat_first(seat), seat=number, name=_called(person.name))
            return _noted(_joined(table, seat, person), joined)
        case "leave":
            told = "table-left" if entry.by is None else "table-removed"
            return _noted(_left(table, seat), note(told, seat=number, name=_called(chair.name)))
        case "replace":
            table = _seated(table, seat, chair._replace(bot=entry.text or None))
            return _noted(table, _bot_notice(seat, chair, entry.text))
        case "hint":
            table = _seated(table, seat, chair._replace(hints=chair.hints + 1))
            return _noted(table, note("table-hint", who=seat_first(seat)))
        case "rematch":
            return _noted(table._replace(rematch=entry.text), note("table-rematch", who=seat_first(seat)))
        case "practice":
            return _noted(table._replace(is_practice=True), note("table-practice"))
        case "contest":
            return table._replace(contest=entry.text, is_practice=entry.by == UNCOUNTED)
        case "timer":
            return table._replace(timer=timer_of(entry.text))
        case "shuffle":
            return table._replace(shuffle=Shuffle())
        case "pledge" | "reveal" | "without":
            return _numbered(table, entry)
        case _:
            assert_never(entry.kind)


def _numbered(table: TableState, entry: Entry) -> TableState:
    """After something was said about the number of a seat, before the cards are dealt."""
    seat, shuffle = entry.seat, table.shuffle
    if shuffle is None or shuffle.is_done:
        raise Refused("refused-begun")
    if seat not in table.people:
        raise Refused("refused-pledge")
    if entry.kind == "without":
        table = table._replace(shuffle=shuffle._replace(without=shuffle.without | {seat}))
        return _noted(table, note("table-without", who=seat_within(seat)))
    if entry.kind == "pledge":
        shuffle = shuffle.pledged(seat, entry.text)
    elif not table.is_full:
        raise Refused("refused-reveal-early")
    else:
        shuffle = shuffle.revealed(seat, entry.text, shuffle.awaited(table.people))
    return table._replace(shuffle=shuffle, notices=(), is_game_heard=False)


def _shuffled(before: TableState, table: TableState) -> TableState:
    """The table after someone came, left or told a number: dealt, where nothing is missing any more."""
    was, shuffle, people = before.shuffle, table.shuffle, table.people
    assert was is not None
    assert shuffle is not None
    if shuffle.awaited(people) != was.awaited(before.people):
        shuffle = shuffle.regrouped(people)
    table = table._replace(shuffle=shuffle)
    if not table.is_full or not shuffle.awaited(people) <= shuffle.nonces.keys():
        return table
    dealt = shuffle.dealt(table.deal.committed)
    record = table.deal.record._replace(seed=sha256(dealt.encode()).hexdigest(), dealt=dealt)
    begun = first_state(table.deal._replace(record=record))
    return table._replace(
        deal=begun.deal,
        base=begun.base,
        state=begun.state,
        shuffle=shuffle._replace(is_done=True),
        notices=(*table.notices, note("table-dealt")),
        is_game_heard=True,
    )


def _called(name: str) -> Value:
    """The name that was given, or what stands for it."""
    return name or note("web-anonymous")


def _bot_notice(seat: Seat, chair: Chair, bot: str) -> Note:
    """That a bot plays for someone, or in a seat that is still open, or no longer."""
    if not bot:
        return note("table-bot-leaves", who=seat_within(seat))
    known = note(f"web-bot-{slug(bot)}")
    if chair.is_taken:
        return note("table-bot-takes", who=seat_within(seat), bot=known)
    return note("table-bot-takes-seat", seat=seat + 1, bot=known)


def _noted(table: TableState, notice: Note) -> TableState:
    return table._replace(notices=(notice,), is_game_heard=False)


def _seated(table: TableState, seat: Seat, chair: Chair) -> TableState:
    return table._replace(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _acted(table: TableState, entry: Entry, action: Any) -> TableState:
    if table.is_waiting:
        raise Refused("refused-not-begun")
    game, base, before = table.game, table.base, table.before
    state = game.play(table.state, entry.seat, action)
    since = (*table.since, Played(entry.seat, entry.text, entry.by))
    if game.turn(state) != game.turn(table.state) or game.outcome(state) is not None:
        base, before, since = state, before + since, ()
    notices = _stand_in_notices(table, entry)
    return table._replace(
        state=state, base=base, before=before, since=since, notices=notices, is_game_heard=True
    )


def _stand_in_notices(table: TableState, entry: Entry) -> tuple[Note, ...]:
    """That a rule, or another bot than the one that sits there, acted in the seat's stead."""
    chair, who = table.chairs[entry.seat], seat_within(entry.seat)
    if entry.by == SOLO_AMBUSH:
        is_up = table.timer is not None and entry.message is None  # nobody asked for it
        return (note("table-time-ambush" if is_up else "table-solo-ambush", who=who),)
    if entry.by is None or entry.by == chair.bot:
        return ()
    if chair.bot is None:
        return (note("table-time-bot", who=who, bot=note(f"web-bot-{slug(entry.by)}")),)
    bots = (note(f"web-bot-{slug(bot)}") for bot in (chair.bot, entry.by))
    return (note("table-bot-late", who=who, bot=next(bots), other=next(bots)),)


def _taken_back(table: TableState, seat: Seat) -> TableState:
    """The turn played again without the seat's last action; the order of the others' does not matter."""
    last = max((n for n, played in enumerate(table.since) if played.seat == seat), default=None)
    if last is None:
        raise Refused("refused-take-back")
    since = table.since[:last] + table.since[last + 1 :]
    game, state = table.game, table.base
    for played in since:
        state = game.play(state, played.seat, game.read(played.text))
    return table._replace(state=state, since=since)


def _joined(table: TableState, seat: Seat, person: Person) -> TableState:
    owner = seat if table.owner is None else table.owner
    table = _seated(table, seat, table.chairs[seat]._replace(is_taken=True, **person._asdict()))
    return table._replace(owner=owner)


def _left(table: TableState, seat: Seat) -> TableState:
    """The seat open again; the table passes on to the first person who is left."""
    table = _seated(table, seat, table.chairs[seat]._replace(is_taken=False, **NOBODY._asdict()))
    if table.owner != seat:
        return table
    people = (number for number, chair in enumerate(table.chairs) if chair.is_taken)
    return table._replace(owner=next(people, None))
