"""A game of a batch as the rules have it."""

from typing import Any

from landscribe.core.rng import Chance
from landscribe.games.cartographers.setup import KINDS, NAMES, NUMBERS, Options
from landscribe.games.cartographers.state import Phase, State
from landscribe.games.cartographers.turn import AMBUSH_CARD, HERO_CARD, OVER, RAVAGE, STEPS, Season
from landscribe.native.cartographers.table import EDICTS, SHEETS


def state_of(game: Any, options: Options) -> State:
    """The game as the rules have it, but for what is only told: turn, news, maps last scored, posts."""
    step, season, at = int(game.step), int(game.season), int(game.at)
    deck = _names(game.decks[season % 2][: int(game["size"])])
    revealed = _names(game.revealed[: int(game.revealed_count)])
    is_scored = step in (RAVAGE, OVER)
    edicts: list[int] = game.edicts.tolist()
    lines: list[list[int]] = game.lines[0, : season + is_scored].tolist()
    return State(
        options=options,
        edicts=tuple(EDICTS[edict] for edict in edicts),
        sheets=tuple(SHEETS.unpacked(game.sheets)),
        seasons=(tuple(Season(*line) for line in lines),),
        season=season,
        time=int(game.time),
        phase=Phase(STEPS[step]),
        shown=deck[:at],
        ruins=bool(game.is_ruins),
        pending=() if step == OVER else (None,),
        effect=int(game.effect),
        ambushes=tuple(name for name in revealed if KINDS[NUMBERS[name]] == AMBUSH_CARD),
        heroes=tuple(name for name in revealed if KINDS[NUMBERS[name]] == HERO_CARD),
        deck=deck[at:],
        ambush_deck=_names(game.ambushes[int(game.ambush) : int(game.ambush_count)]),
        hero_deck=_names(game.heroes[int(game.hero) : int(game.hero_count)]),
        rng=Chance(int(game.deal[0]), int(game.deal[1])),
        turn=0,
        news=(),
    )


def _names(cards: Any) -> tuple[str, ...]:
    numbers: list[int] = cards.tolist()
    return tuple(NAMES[card] for card in numbers)
