"""A table as one viewer sees it in one state: written whole, or as what changed since they last saw it."""

from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

from pydantic_core import to_json

from landscribe.core.game import Seat
from landscribe.core.page import Page
from landscribe.games import game_named
from landscribe.table import wire
from landscribe.table.credentials import commitment
from landscribe.table.option_words import agreed_in
from landscribe.table.shuffle import Shuffle
from landscribe.table.table_state import Deal

NO_ANSWER = b'"answers":null}'
"""How a table ends that answers nothing."""
PAGE_FIELDS = tuple(field.name for field in fields(Page))


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What a seat, or someone who watches, sees of a table in one state."""

    deal: Deal
    shuffle: Shuffle | None
    version: int
    seat: Seat | None
    fields: wire.TableChanges  # all of them
    page: Page

    def whole(self, answers: str | None = None) -> wire.Table:
        """All of it."""
        deal, shuffle = self.deal, self.shuffle
        game, options = deal.record.game, deal.record.options
        return wire.Table(
            table=deal.table,
            game=game,
            options=options,
            agreed=agreed_in(game_named(game), options),
            commitment=commitment(deal.seed, deal.nonce),
            is_seed_chosen=deal.is_seed_chosen,
            shuffle=None if shuffle is None else numbers_in(shuffle),
            seat=self.seat,
            page=self.page,
            answers=answers,
            **self.fields,
        )

    def among(self, players: tuple[wire.Player, ...]) -> "Shown":
        """The same with other people around it."""
        return replace(self, fields={**self.fields, "players": players})

    def changed(self, last: "Shown") -> wire.Changed:
        """What is not as this viewer saw it last."""
        return wire.Changed.model_construct(
            since=last.version,
            table=_differing(self.fields, last.fields),
            page={
                name: value
                for name in PAGE_FIELDS
                if (value := getattr(self.page, name)) != getattr(last.page, name)
            },
        )

    def text(self, last: "Shown | ShownLobby | None") -> bytes:
        """The message that shows it to one who saw the last one, if any."""
        return written(
            self.changed(last) if isinstance(last, Shown) and self._goes_on(last) else self.whole()
        )

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


def _differing(fields: Any, last: Any) -> Any:
    return {name: value for name, value in fields.items() if value != last[name]}


def written(message: wire.ServerMessage) -> bytes:
    """The message as text."""
    return message.__pydantic_serializer__.to_json(message)


def answering(text: bytes, answers: str | None) -> bytes:
    """The text of a table or of its changes, as the answer to a message."""
    return text if answers is None else b'%b"answers":%b}' % (text.removesuffix(NO_ANSWER), to_json(answers))


class TableAnswer(NamedTuple):
    """The table as the answer to a message, or as what follows a refusal."""

    shown: Shown | ShownLobby
    answers: str | None = None


def whole(message: wire.ServerMessage | TableAnswer) -> wire.ServerMessage:
    """An answer as it is where nothing was seen before."""
    return message.shown.whole(message.answers) if isinstance(message, TableAnswer) else message
