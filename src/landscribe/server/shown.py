"""What the server tells: the games it offers, and a table as one viewer may see it."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from landscribe.bots import BOTS
from landscribe.core.game import Entry as Rules
from landscribe.core.game import Seat
from landscribe.core.note import note
from landscribe.core.options import written_value
from landscribe.core.page import Page
from landscribe.games import GAMES
from landscribe.server import wire
from landscribe.server.sitting import Chair, Sitting
from landscribe.server.tokens import commitment

MOST_SEATS = 12  # offered in a browser, whatever the rules allow


def games_offered() -> tuple[wire.GameInfo, ...]:
    """Every game with its options and bots."""
    return tuple(_offered(game) for game in GAMES.values())


def _offered(game: Rules[Any, Any, Any, Any]) -> wire.GameInfo:
    usual = game.options({})
    options = (
        wire.OptionInfo(
            name=option.name,
            kind=option.kind,
            values=option.values,
            kinds=option.kinds,
            default=written_value(getattr(usual, option.name.replace("-", "_"))),
        )
        for option in game.offered()
    )
    return wire.GameInfo(
        name=game.name,
        fewest_seats=game.seats[0],
        most_seats=min(game.seats[-1], MOST_SEATS),
        options=tuple(options),
        bots=tuple(BOTS[game.name]),
    )


def table_for(
    sitting: Sitting, seat: Seat | None, here: Collection[Seat], answers: str | None = None
) -> wire.Table:
    """The table as a seat may see it, or someone who watches; built from the view, never from the state."""
    game, deal = sitting.game, sitting.deal
    view = game.view(sitting.state, seat)
    outcome = game.outcome(sitting.state)
    told = tuple(game.told(event) for event in view.news) if sitting.is_game_heard else ()
    is_owner = seat is not None and seat == sitting.owner
    return wire.Table(
        table=deal.table,
        game=game.name,
        options=deal.record.options,
        version=sitting.version,
        turn=view.turn,
        seat=seat,
        is_owner=is_owner,
        players=players_of(sitting, here),
        page=_watched(game.page(view)) if seat is None and outcome is None else game.page(view),
        news=sitting.notices + told,
        can_take_back=sitting.can_take_back(seat),
        is_over=outcome is not None,
        winners=tuple(sorted(outcome.winners)) if outcome else (),
        commitment=commitment(deal.record.seed, deal.nonce),
        seed=deal.record.seed if outcome else None,
        nonce=deal.nonce if outcome else None,
        is_seed_chosen=deal.is_seed_chosen,
        stand_ins=stand_ins(sitting) if is_owner else (),
        rematch=sitting.rematch,
        answers=answers,
    )


def _watched(page: Page) -> Page:
    """The page of someone who has no seat, even where a game has but one: nothing is asked of them."""
    return replace(page, seat=None, prompt=note("watching"), placings=(), choices=())


def players_of(sitting: Sitting, here: Collection[Seat]) -> tuple[wire.Player, ...]:
    """Who sits where."""
    due = sitting.due
    return tuple(
        wire.Player(
            seat=seat,
            name=chair.name,
            kind=_kind(chair),
            bot=chair.bot,
            is_here=chair.bot is not None or seat in here,
            is_due=seat in due,
            hints=chair.hints,
        )
        for seat, chair in enumerate(sitting.chairs)
    )


def _kind(chair: Chair) -> Any:
    if chair.bot is not None:
        return "bot"
    return "human" if chair.is_taken else "open"


def stand_ins(sitting: Sitting) -> tuple[Seat, ...]:
    """The seats that owe an action which a rule of the game can choose in their stead."""
    return tuple(seat for seat in sorted(sitting.due) if standing_in(sitting, seat) is not None)


def standing_in(sitting: Sitting, seat: Seat) -> Any:
    """What the game's own rule does for a seat that is away; None where it has no such rule now."""
    rule = getattr(sitting.game, "stand_in", None)
    return None if rule is None else rule(sitting.game.view(sitting.state, seat))


def previewed(sitting: Sitting, seat: Seat, text: str, answers: str) -> wire.Previewed:
    """What an action would do to the goals and boards, as far as the seat may know."""
    game = sitting.game
    view = game.view(sitting.state, seat)
    action = game.read(text, view)
    game.play(sitting.state, seat, action)
    page = game.page(game.ahead(view, action))
    letters = tuple(chart.letters for chart in page.charts)
    return wire.Previewed(answers=answers, goals=page.goals, letters=letters, trays=page.charts[seat].trays)
