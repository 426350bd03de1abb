"""From a view of Cartouche to imagined rounds in native code."""

from collections.abc import Sequence

import numpy as np

from landscribe.bots.cartouche.future import TILES_FROM, Plan, Workspace, imagine
from landscribe.bots.cartouche.native import scratch
from landscribe.bots.cartouche.planning import SLOT, ankh_worth
from landscribe.bots.cartouche.search import Idea
from landscribe.bots.cartouche.worth import ODDS
from landscribe.core.rng import Chance
from landscribe.games.cartouche.rules import DEALT
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.turn import OPEN_STORIES
from landscribe.games.cartouche.views import View
from landscribe.native.cartouche.cards import PIECE_NUMBERS, STORY_NUMBERS

AHEAD, SAMPLES = 3, 8
PRIOR = 0.5


def imagined(view: View, ideas: Sequence[Idea], worlds: int, rng: Chance) -> list[list[float]]:
    """What each idea brings in each of so many worlds, the same for all."""
    return [[PRIOR * idea.worth + one for one in _imagined(view, idea, worlds, rng)] for idea in ideas]


def _imagined(view: View, idea: Idea, worlds: int, rng: Chance) -> list[float]:
    sight, totals = idea.hand.sight, np.zeros(worlds)
    plan, work = plan_of(view, idea), workspace_of(view, idea)
    imagine(rng, sight.mural, sight.tokens, sight.aims, ODDS, plan, work, totals)
    return totals.tolist()


def plan_of(view: View, idea: Idea) -> Plan:
    """How the rounds after an idea are imagined."""
    seats, rounds = len(view.table.players), idea.hand.sight.aims.rounds
    stories, tiles = DEALT[seats]
    return Plan(
        rounds=rounds,
        ahead=AHEAD,
        picks=idea.picks,
        others=seats - 1,
        stories=stories,
        tiles=tiles,
        samples=SAMPLES,
        ankhs=len(view.table.players[view.seat or 0].ankhs),
        small=idea.small,
        slot=SLOT,
        bonus=ankh_worth(rounds),
    )


def workspace_of(view: View, idea: Idea) -> Workspace:
    """What is known after an idea, and space to work in."""
    open_stories = [STORY_NUMBERS[name] for name in idea.hand.stories]
    begun = np.array([*open_stories, *[-1] * (OPEN_STORIES + 1 - len(open_stories))])
    unseen = np.array([STORY_NUMBERS[name] for name in view.stories], np.int64)
    bag = np.array([PIECE_NUMBERS[name] for name in view.tiles], np.int64)
    offer = [TILES_FROM + PIECE_NUMBERS[name] if name in TILES else STORY_NUMBERS[name] for name in idea.left]
    return Workspace(
        open=begun.copy(),
        begun=begun,
        offer=np.zeros(sum(DEALT[len(view.table.players)]) + len(offer), np.int64),
        first_offer=np.array(offer, np.int64),
        deck=unseen.copy(),
        unseen=unseen,
        bag=bag.copy(),
        tiles=bag,
        scratch=scratch(),
    )
