"""A game of a batch as the rules have it."""

from typing import Any

from landscribe.core.rng import Chance
from landscribe.games.cartographers.setup import KINDS, NAMES, Options
from landscribe.games.cartographers.state import Phase, State
from landscribe.games.cartographers.turn import AMBUSH_CARD, HERO_CARD, OVER, RAVAGE, STEPS, Season
from landscribe.native.cartographers.table import EDICTS, SHEETS


def state_of(game: Any, options: Options) -> State:
    """The game as the rules have it, but for its turn and its news."""
    step, season = int(game.step), int(game.season)
    deck = [NAMES[card] for card in game.decks[season % 2].tolist()]
    revealed = [int(card) for card in game.revealed[: game.revealed_count].tolist()]
    is_scored = step in (RAVAGE, OVER)
    at, size = int(game.at), int(game["size"])
    ambush, hero = int(game.ambush), int(game.hero)
    return State(
        options=options,
        edicts=tuple(EDICTS[edict] for edict in game.edicts.tolist()),
        sheets=tuple(SHEETS.unpacked(game.sheets)),
        seasons=(tuple(Season(*line) for line in game.lines[0, : season + is_scored].tolist()),),
        season=season,
        time=int(game.time),
        phase=Phase(STEPS[step]),
        shown=tuple(deck[:at]),
        ruins=bool(game.is_ruins),
        pending=() if step == OVER else (None,),
        effect=int(game.effect),
        ambushes=tuple(NAMES[card] for card in revealed if KINDS[card] == AMBUSH_CARD),
        heroes=tuple(NAMES[card] for card in revealed if KINDS[card] == HERO_CARD),
        deck=tuple(deck[at:size]),
        ambush_deck=tuple(NAMES[card] for card in game.ambushes[ambush : game.ambush_count].tolist()),
        hero_deck=tuple(NAMES[card] for card in game.heroes[hero : game.hero_count].tolist()),
        rng=Chance(int(game.deal[0]), int(game.deal[1])),
        turn=0,
        news=(),
    )
