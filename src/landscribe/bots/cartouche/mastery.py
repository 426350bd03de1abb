"""The master of Cartouche: of the steps that promise most, the one that does best in imagined games."""

from collections.abc import Sequence
from functools import partial
from importlib import import_module

from landscribe.bots.bot import Budget, best, is_native
from landscribe.bots.cartouche.planning import planner
from landscribe.bots.judge import Judge
from landscribe.bots.master import mastered_among
from landscribe.core.rng import Chance
from landscribe.games.cartouche.actions import Action, Claim, Complete, Place, Trade
from landscribe.games.cartouche.ankhs import GOODS
from landscribe.games.cartouche.rules import choices, play
from landscribe.games.cartouche.turn import Phase
from landscribe.games.cartouche.views import View, guess
from landscribe.games.cartouche.views import view as view_of

IMAGINED = Budget(200)
CANDIDATES = 6
MARGIN = 4.0
"""A step that promises so much less than the best is not imagined."""
GAIN = 0.25
"""What a trade has to bring."""


def master(view: View, legal: Sequence[Action], rng: Chance, budget: Budget = IMAGINED) -> Action:
    """Of the best steps by the learned value, the best in imagined games; it needs native code."""
    if not is_native():
        return planner(view, legal, rng)
    if len(legal) == 1:
        return legal[0]
    judge: Judge = import_module("landscribe.bots.cartouche.judge").JUDGE
    scoring = [action for action in legal if isinstance(action, Complete | Claim)]
    steps = scoring or [action for action in legal if not isinstance(action, Trade)]
    worth = judge.promises(view, steps)
    trade = None if view.table.phase == Phase.DRAFT else _trade(judge, view, legal, max(worth) + GAIN)
    if trade is not None:
        return trade
    order = sorted(range(len(steps)), key=lambda place: -worth[place])[:CANDIDATES]
    few = [steps[place] for place in order if worth[place] > worth[order[0]] - MARGIN]
    outcomes = import_module("landscribe.bots.cartouche.insight").outcomes
    return mastered_among(partial(outcomes, view), view.seat or 0, few, rng, budget)


def _trade(judge: Judge, view: View, legal: Sequence[Action], least: float) -> Trade | None:
    """A trade that makes something possible at once which promises more than this."""
    seat = view.seat or 0
    for goods in GOODS:
        trades = [action for action in legal if isinstance(action, Trade) and action.got == goods]
        if trades:
            trade = best(trades, judge.promises(view, trades))
            after = view_of(play(guess(view, 0), seat, trade), seat)
            found = [action for action in choices(after.table, seat) if action not in legal]
            new = [action for action in found if isinstance(action, Place | Complete | Claim)]
            if new and max(judge.promises(after, new)) > least:
                return trade
    return None
