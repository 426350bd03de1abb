"""What can be asked of a device: of the requests to a server, those that need no server."""

import re
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias, TypeVar
from urllib.parse import parse_qs, urlsplit

from pydantic import BaseModel, TypeAdapter, ValidationError

from landscribe.core.note import Unknown
from landscribe.device.bots import games_here
from landscribe.games import game_named
from landscribe.table import requests, seats, wire
from landscribe.table.deletion import delete_seat, delete_table
from landscribe.table.drawings import drawable_of, score_map
from landscribe.table.handing import take_over
from landscribe.table.live_tables import LiveTables
from landscribe.table.practice import practise
from landscribe.table.refusals import LANGUAGE, Malformed, Refused, complaint
from landscribe.table.replay import page_after, refuse_running, steps_of
from landscribe.texts import say_in

Wanted = TypeVar("Wanted", bound=BaseModel)
_OFFER = TypeAdapter(tuple[wire.GameInfo, ...])
_MINE = TypeAdapter(tuple[wire.MyTable, ...])


class NotHere(Unknown):
    """What only a server has."""


class Asked(NamedTuple):
    """A request: its path, with what is asked for after a `?`, its body, and the token of who asks."""

    method: str
    path: str
    body: str = ""
    token: str | None = None

    def reading(self, kind: type[Wanted]) -> Wanted:
        """The body; Malformed where it is something else."""
        try:
            return kind.model_validate_json(self.body)
        except ValidationError as error:
            why = complaint(error.errors(include_input=False, include_url=False)[0])
            raise Malformed(why.message, **why.values) from None

    def option(self, name: str, usual: str) -> str:
        """What is asked for by this name."""
        return parse_qs(urlsplit(self.path).query).get(name, [usual])[0]

    @property
    def owner(self) -> str:
        """The token; Refused where there is none."""
        if self.token is None:
            raise Refused("refused-no-token", header="Authorization: Bearer …")
        return self.token


async def answer_to(tables: LiveTables, asked: Asked) -> str:
    """The answer, as JSON or as the text of a record; NotHere where only a server has one."""
    line = f"{asked.method} {urlsplit(asked.path).path}"
    for pattern, answer in _ROUTES:
        if found := re.fullmatch(pattern, line):
            told = await answer(tables, asked, *found.groups())
            return told if isinstance(told, str) else told.__pydantic_serializer__.to_json(told).decode()
    raise NotHere("refused-needs-server")


async def _games(tables: LiveTables, asked: Asked) -> str:
    del tables, asked
    return _OFFER.dump_json(games_here()).decode()


async def _cards(tables: LiveTables, asked: Asked, game: str) -> wire.Cards:
    del tables, asked
    return requests.cards_of(game)


async def _rules(tables: LiveTables, asked: Asked, game: str) -> wire.Rules:
    del tables
    return requests.rules_in(game, asked.option("language", "en"))


async def _drawable(tables: LiveTables, asked: Asked, game: str) -> wire.Drawable:
    del tables, asked
    return drawable_of(game_named(game))


async def _score(tables: LiveTables, asked: Asked) -> wire.ScoredMap:
    del tables
    return score_map(asked.reading(wire.DrawnMap).text, say_in(LANGUAGE.get()))


async def _evening(tables: LiveTables, asked: Asked, game: str) -> wire.PaperEvening:
    del tables
    return requests.new_evening(game, asked.reading(wire.NewEvening))


async def _keeping(tables: LiveTables, asked: Asked) -> wire.Keeping:
    del tables, asked
    return wire.Keeping(finished=None, forgotten=None, contact="")


async def _mine(tables: LiveTables, asked: Asked) -> str:
    return _MINE.dump_json(await requests.my_tables(tables, asked.reading(wire.Mine))).decode()


async def _create(tables: LiveTables, asked: Asked) -> wire.Seated:
    wanted = asked.reading(wire.NewTable)
    if any(isinstance(seat, wire.Open) for seat in wanted.seats):
        raise NotHere("refused-friends-need-server")
    return await requests.new_table(tables, wanted)


async def _take_over(tables: LiveTables, asked: Asked) -> wire.Seated:
    return await take_over(tables, asked.reading(wire.HandedGame))


async def _look(tables: LiveTables, asked: Asked, table: str) -> wire.Table | wire.Lobby | wire.Unreadable:
    return await requests.table_seen(tables, table, asked.token)


async def _leave(tables: LiveTables, asked: Asked, table: str) -> wire.Table | wire.Lobby:
    return await delete_seat(tables, table, asked.owner)


async def _delete(tables: LiveTables, asked: Asked, table: str) -> wire.Deleted:
    await delete_table(tables, table, asked.owner)
    return wire.Deleted(table=table)


async def _rematch(tables: LiveTables, asked: Asked, table: str) -> wire.Seated:
    async with tables.use(table) as live:
        return await seats.rematch(tables, live, asked.owner)


async def _replay(tables: LiveTables, asked: Asked, table: str) -> wire.Replay:
    del asked
    return steps_of(await requests.state_at(tables, table))


async def _replayed(tables: LiveTables, asked: Asked, table: str, step: str) -> wire.Replayed:
    seat = asked.option("seat", "")
    return page_after(await requests.state_at(tables, table), int(step), int(seat) if seat else None)


async def _practice(tables: LiveTables, asked: Asked, table: str) -> wire.Seated:
    return await practise(tables, await requests.state_at(tables, table), asked.reading(wire.Practice))


async def _record(tables: LiveTables, asked: Asked, table: str) -> str:
    del asked
    state = await requests.state_at(tables, table)
    refuse_running(state)
    return state.record.to_text()


Answering: TypeAlias = Callable[..., Awaitable[BaseModel | str]]

_ROUTES: tuple[tuple[str, Answering], ...] = (
    (r"GET /games", _games),
    (r"POST /games", _take_over),
    (r"GET /games/([a-z]+)/cards", _cards),
    (r"GET /games/([a-z]+)/drawable", _drawable),
    (r"POST /games/([a-z]+)/evening", _evening),
    (r"GET /rules/([a-z]+)", _rules),
    (r"POST /score", _score),
    (r"GET /keeping", _keeping),
    (r"POST /mine", _mine),
    (r"POST /tables", _create),
    (r"GET /tables/([\w-]+)", _look),
    (r"POST /tables/([\w-]+)/leave", _leave),
    (r"POST /tables/([\w-]+)/delete", _delete),
    (r"POST /tables/([\w-]+)/rematch", _rematch),
    (r"POST /tables/([\w-]+)/practice", _practice),
    (r"GET /tables/([\w-]+)/replay", _replay),
    (r"GET /tables/([\w-]+)/replay/(\d{1,6})", _replayed),
    (r"GET /tables/([\w-]+)/record", _record),
)
