"""New tables: who sits where, and what is dealt."""

from collections.abc import Mapping

from landscribe.bots import bot_named
from landscribe.core.game import AnyGame, Seat
from landscribe.core.note import WrongValue
from landscribe.core.record import CHOSEN, started
from landscribe.games import game_named
from landscribe.table import wire
from landscribe.table.credentials import new_nonce, new_seed, new_table_id, table_of
from landscribe.table.table_state import Chair, Deal, TableState


def deal_for(wanted: wire.NewTable) -> Deal:
    """The table that someone wants; a Refusal where it cannot be."""
    game = game_named(wanted.game)
    mine = [number for number, seat in enumerate(wanted.seats) if isinstance(seat, wire.Me)]
    if len(mine) != 1:
        raise WrongValue("refused-not-one-seat", number=len(mine))
    if wanted.is_shuffled and wanted.seed is not None:
        raise WrongValue("refused-shuffled-seed")
    chairs = tuple(_chair(wanted.game, seat) for seat in wanted.seats)
    deal = _deal(game, wanted.options, chairs, mine[0], wanted.seed, wanted.rules)
    return deal if wanted.token is None else deal._replace(table=table_of(wanted.token))


def _deal(
    game: AnyGame,
    options: Mapping[str, str],
    chairs: tuple[Chair, ...],
    owner: Seat,
    chosen: str | None = None,
    rules: int | None = None,
) -> Deal:
    """A deal by the newest rules or those named, of a seed that nobody knows or of one that was chosen."""
    nonce = new_nonce()
    seed = f"{new_seed()}:{nonce}" if chosen is None else chosen
    record, _ = started(game, len(chairs), seed, options, rules)
    record = record._replace(dealt="" if chosen is None else CHOSEN)
    return Deal(new_table_id(), record, nonce, chosen is not None, chairs, owner)


def _chair(game: str, seat: wire.Me | wire.Open | wire.Bot) -> Chair:
    match seat:
        case wire.Me(name=name, title=title, crest=crest):
            return Chair(name, is_taken=True, title=title, crest=str(crest or ""))
        case wire.Bot(bot=bot):
            bot_named(game, bot)
            return Chair(bot=bot)
        case _:
            return Chair()


def rematch_of(table: TableState, owner: Seat) -> Deal:
    """The same game for the same people and bots, by the newest rules and with a new seed."""
    chairs = tuple(chair._replace(hints=0) for chair in table.chairs)
    return _deal(table.game, table.deal.record.options, chairs, owner)
