"""Tables and games as they cross the wire: what is offered, and a table as one viewer may see it."""

from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache
from typing import Any

from landscribe.bots import Hint, bots_of
from landscribe.core.game import AnyGame, Seat
from landscribe.core.news import untold
from landscribe.core.note import Note, note
from landscribe.core.options import written_value
from landscribe.core.page import Page
from landscribe.games import GAMES
from landscribe.table import wire
from landscribe.table.contest_rows import end_of, kind_of
from landscribe.table.credentials import commitment
from landscribe.table.option_words import agreed_in, agreed_time, option_info
from landscribe.table.shown import Shown, ShownLobby, numbers_in
from landscribe.table.store import ListedTable
from landscribe.table.table_state import Chair, TableState
from landscribe.table.views import Views

REMEMBERED = 4096  # tables: those at which people play


def games_offered() -> tuple[wire.GameInfo, ...]:
    """Every game with its options and bots."""
    return tuple(_info_of(game) for game in GAMES.values())


def _info_of(game: AnyGame) -> wire.GameInfo:
    usual = game.options({})
    options = (
        option_info(option, written_value(getattr(usual, option.name.replace("-", "_"))))
        for option in game.offer()
    )
    bots = tuple(bots_of(game.name))
    return wire.GameInfo(
        name=game.name,
        fewest_seats=game.seats[0],
        most_seats=min(game.seats[-1], wire.MOST_SEATS),
        most_by_rules=game.seats[-1],
        options=tuple(options),
        bots=bots,
        usual_bot=bots[min(1, len(bots) - 1)],  # the first one that wants to win
        strongest_bot=bots[-1],
    )


def table_for(
    views: Views, seat: Seat | None, here: Collection[Seat], answers: str | None = None
) -> wire.Table:
    """The table as a seat may see it, or someone who watches; built from the view, never from the state."""
    return shown_to(views, seat, frozenset(here)).whole(answers)


def shown_to(views: Views, seat: Seat | None, here: frozenset[Seat]) -> Shown:
    """The table as a seat may see it while these people are here, put together once."""
    if views.here != here:
        views.here, views.players = here, players_of(views.table, here)
        views.shown = {seat: shown.among(views.players) for seat, shown in views.shown.items()}
    if seat not in views.shown:
        views.shown[seat] = _shown(views, seat)
    return views.shown[seat]


def _shown(views: Views, seat: Seat | None) -> Shown:
    table, view = views.table, views.of(seat)
    game, deal = table.game, table.deal
    outcome = game.outcome(table.state)
    news = tuple(map(views.tell, untold(view, views.told))) if table.is_game_heard else ()
    is_told = outcome is not None and not (table.contest and kind_of(table.contest) != "challenge")
    fields = wire.TableChanges(
        version=table.version,
        turn=view.turn,
        is_owner=seat is not None and seat == table.owner,
        owner=table.owner,
        players=views.players,
        news=table.notices + news,
        can_take_back=table.can_take_back(seat),
        is_over=outcome is not None,
        winners=tuple(sorted(outcome.winners)) if outcome else (),
        seed=deal.seed if is_told else None,
        nonce=deal.nonce if is_told else None,
        stand_ins=() if seat is None else views.stand_ins(),
        rematch=table.rematch,
        is_practice=table.is_practice,
        contest=_contest(table.contest),
        until=views.until,
    )
    page = game.page(view)
    is_watched = seat is None and outcome is None
    page = _watched(page) if is_watched else page
    return Shown(deal, table.shuffle, table.timer, table.version, seat, fields, page)


def _contest(contest: str | None) -> wire.Contest | None:
    if contest is None:
        return None
    ends = end_of(contest)
    return wire.Contest(contest=contest, kind=kind_of(contest), ends=None if ends is None else int(ends))


def lobby_to(views: Views, seat: Seat | None, here: Collection[Seat]) -> ShownLobby:
    """The table before its cards are dealt."""
    table = views.table
    game, deal, shuffle = table.game, table.deal, table.shuffle
    assert shuffle is not None
    lobby = wire.Lobby(
        table=deal.table,
        game=game.name,
        options=deal.record.options,
        agreed=(*agreed_in(game, deal.record.options), *agreed_time(game.name, table.timer)),
        version=table.version,
        seat=seat,
        is_owner=seat is not None and seat == table.owner,
        players=players_of(table, here),
        chart=game.page(views.of(None)).charts[0],
        news=table.notices,
        commitment=commitment(deal.seed, deal.nonce),
        shuffle=numbers_in(shuffle),
        awaited=tuple(sorted(shuffle.awaited(table.people))),
        is_full=table.is_full,
    )
    return ShownLobby(seat, lobby)


def _watched(page: Page) -> Page:
    """The page of someone who has no seat, even where a game has but one: nothing is asked of them."""
    return replace(page, seat=None, prompt=note("watching"), placings=(), choices=(), task=None)


def players_of(table: TableState, here: Collection[Seat]) -> tuple[wire.Player, ...]:
    """Who sits where."""
    return _players(table.chairs, frozenset(here), table.due)


def players_among(chairs: Collection[Chair]) -> tuple[wire.Player, ...]:
    """Who would sit where, before there is a table."""
    return tuple(_player(seat, chair, False, False) for seat, chair in enumerate(chairs))


@lru_cache(REMEMBERED)
def _players(
    chairs: tuple[Chair, ...], here: frozenset[Seat], due: frozenset[Seat]
) -> tuple[wire.Player, ...]:
    return tuple(_player(seat, chair, seat in here, seat in due) for seat, chair in enumerate(chairs))


def _player(seat: Seat, chair: Chair, is_here: bool, is_due: bool) -> wire.Player:
    return wire.Player(
        seat=seat,
        name=chair.name,
        kind=_kind(chair),
        bot=chair.bot,
        is_here=chair.bot is not None or is_here,
        is_due=is_due,
        hints=chair.hints,
        title=chair.title,
        crest=wire.CRESTS.get(chair.crest),
    )


def _kind(chair: Chair) -> Any:
    if chair.bot is not None:
        return "bot"
    return "human" if chair.is_taken else "open"


def preview_of(views: Views, seat: Seat, text: str, answers: str) -> wire.Previewed:
    """What an action would do to the goals and boards, as far as the seat may know."""
    game, view = views.table.game, views.of(seat)
    action = game.read(text, view)
    game.play(views.table.state, seat, action)
    page = game.page(game.ahead(view, action))
    letters = tuple(chart.letters for chart in page.charts)
    goals = page.target.goals if page.target else page.goals
    return wire.Previewed(answers=answers, goals=goals, letters=letters, trays=page.charts[seat].trays)


def hinted_of(seen: wire.Previewed, hint: Hint, bot: str, late: str | None) -> wire.Hinted:
    """A hint with what it would bring."""
    return wire.Hinted(
        answers=seen.answers,
        action=hint.action,
        bot=bot,
        late=late,
        goals=seen.goals,
        trays=seen.trays,
        matter=hint.matter,
        region=None if hint.region is None else wire.Region(**hint.region._asdict()),
        reasons=tuple(wire.Reason(**reason._asdict()) for reason in hint.reasons),
        points=hint.points,
    )


def my_table(listed: ListedTable, seat: Seat, why: Note | None) -> wire.MyTable:
    """A table of someone who sits in this seat, as a list shows it, and why it cannot be read, if so."""
    return wire.MyTable(
        table=listed.table,
        game=listed.game,
        options=listed.options,
        seat=seat,
        names=listed.standing.names,
        due=listed.standing.due if why is None else (),
        is_due=why is None and seat in listed.standing.due,
        is_over=listed.standing.is_over,
        since=int(listed.changed),
        until=None if listed.standing.until is None else int(listed.standing.until),
        note=why,
    )
