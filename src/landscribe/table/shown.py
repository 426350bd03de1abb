"""A table as one viewer sees it in one state: written whole, or as what changed since they last saw it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields, replace
from operator import attrgetter
from typing import Any, NamedTuple

from pydantic import TypeAdapter

from landscribe.core.game import Seat
from landscribe.core.page import Page
from landscribe.games import game_named
from landscribe.table import wire
from landscribe.table.credentials import commitment
from landscribe.table.option_words import agreed_in, agreed_time
from landscribe.table.shuffle import Shuffle
from landscribe.table.table_state import Deal
from landscribe.table.timer import Timer

NO_ANSWER = b'"answers":null}'
"""How a table ends that answers nothing."""
PAGE_FIELDS = tuple(field.name for field in fields(Page))
_parts_of: Callable[[Page], tuple[object, ...]] = attrgetter(*PAGE_FIELDS)
_TABLE_CHANGES = TypeAdapter(wire.TableChanges).serializer
_ANYTHING = TypeAdapter[Any](Any).serializer

try:
    import msgspec
except ImportError:  # as in a browser
    _encode = _ANYTHING.to_json
else:
    _encode = msgspec.json.Encoder().encode  # of dataclasses, which are all that a page is made of


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What a seat, or someone who watches, sees of a table in one state."""

    deal: Deal
    shuffle: Shuffle | None
    timer: Timer | None
    version: int
    seat: Seat | None
    fields: wire.TableChanges  # all of them
    page: Page

    def whole(self, answers: str | None = None) -> wire.Table:
        """All of it."""
        deal, shuffle, timer = self.deal, self.shuffle, self.timer
        game, options = deal.record.game, deal.record.options
        return wire.Table(
            table=deal.table,
            game=game,
            options=options,
            agreed=(*agreed_in(game_named(game), options), *agreed_time(game, timer)),
            commitment=commitment(deal.seed, deal.nonce),
            is_seed_chosen=deal.is_seed_chosen,
            shuffle=None if shuffle is None else numbers_in(shuffle),
            timer=None if timer is None else wire.Timer(**timer._asdict()),
            seat=self.seat,
            page=self.page,
            answers=answers,
            **self.fields,
        )

    def among(self, players: tuple[wire.Player, ...]) -> "Shown":
        """The same with other people around it."""
        return replace(self, fields={**self.fields, "players": players})

    def changed(self, last: "Shown") -> bytes:
        """The message that tells what is not as this viewer saw it last, a `wire.Changed`."""
        fields = _differing(self.fields, self.fields.values(), last.fields.values())
        page = _differing(PAGE_FIELDS, _parts_of(self.page), _parts_of(last.page))
        return b'{"type":"changed","since":%d,"table":%b,"page":%b,"answers":null}' % (
            last.version,
            _TABLE_CHANGES.to_json(fields),
            _encode(page),
        )

    def text(self, last: "Shown | ShownLobby | None") -> bytes:
        """The message that shows it to one who saw the last one, if any."""
        if isinstance(last, Shown) and self._goes_on(last):
            return self.changed(last)
        return written(self.whole())

    def _goes_on(self, last: "Shown") -> bool:
        return last.seat == self.seat and last.deal is self.deal and last.shuffle is self.shuffle


@dataclass(frozen=True, slots=True, eq=False)
class ShownLobby:
    """What is seen of a table before its cards are dealt; it is always written whole."""

    seat: Seat | None
    lobby: wire.Lobby

    def whole(self, answers: str | None = None) -> wire.Lobby:
        """All of it."""
        return self.lobby.model_copy(update={"answers": answers})

    def text(self, last: "Shown | ShownLobby | None") -> bytes:
        """The message that shows it, whatever was seen last."""
        del last
        return written(self.lobby)


def numbers_in(shuffle: Shuffle) -> wire.Shuffled:
    """The numbers of people in a deal."""
    numbers = (
        wire.Pledged(seat=seat, pledge=pledge, nonce=shuffle.nonces.get(seat))
        for seat, pledge in sorted(shuffle.pledges.items())
    )
    return wire.Shuffled(round=shuffle.round, numbers=tuple(numbers))


def _differing(names: Iterable[str], values: Iterable[object], before: Iterable[object]) -> dict[str, object]:
    """What has another value now, which is not looked at where it is the very same."""
    return {
        name: value
        for name, value, last in zip(names, values, before, strict=True)
        if value is not last and value != last
    }


def written(message: wire.ServerMessage) -> bytes:
    """The message as text."""
    return message.__pydantic_serializer__.to_json(message)


def answering(text: bytes, answers: str | None) -> bytes:
    """The text of a table or of its changes, as the answer to a message."""
    if answers is None:
        return text
    return b'%b"answers":%b}' % (text.removesuffix(NO_ANSWER), _ANYTHING.to_json(answers))


class TableAnswer(NamedTuple):
    """The table as the answer to a message, or as what follows a refusal."""

    shown: Shown | ShownLobby
    answers: str | None = None


def whole(message: wire.ServerMessage | TableAnswer) -> wire.ServerMessage:
    """An answer as it is where nothing was seen before."""
    return message.shown.whole(message.answers) if isinstance(message, TableAnswer) else message
