"""From a view of Cartouche to imagined rounds in native code."""

from collections.abc import Sequence

import numpy as np

from landscribe.bots.cartouche.future import STORY_NUMBERS, TILES_FROM, Bench, Plan, imagine
from landscribe.bots.cartouche.native import NUMBERS, room
from landscribe.bots.cartouche.planner import SLOT, ankh_worth
from landscribe.bots.cartouche.search import Idea
from landscribe.bots.cartouche.worth import ODDS
from landscribe.core.rng import Chance
from landscribe.games.cartouche.rules import DEALT
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.view import View

AHEAD, SAMPLES = 3, 8
PRIOR = 0.5
_ROOM = room()


def imagined(view: View, ideas: Sequence[Idea], worlds: int, rng: Chance) -> list[list[float]]:
    """What each idea brings in each of so many worlds, the same for all."""
    return [[PRIOR * idea.worth + one for one in _imagined(view, idea, worlds, rng)] for idea in ideas]


def _imagined(view: View, idea: Idea, worlds: int, rng: Chance) -> list[float]:
    table = view.table
    seats = len(table.players)
    stories, tiles = DEALT[seats]
    sight, rounds = idea.hand.sight, idea.hand.sight.aims.rounds
    plan = Plan(
        rounds=rounds,
        ahead=AHEAD,
        picks=idea.picks,
        others=seats - 1,
        stories=stories,
        tiles=tiles,
        samples=SAMPLES,
        ankhs=len(table.players[view.seat or 0].ankhs),
        small=idea.small,
        slot=SLOT,
        bonus=ankh_worth(rounds),
    )
    open_stories = [STORY_NUMBERS[name] for name in idea.hand.stories]
    begun = np.array([*open_stories, *[-1] * (5 - len(open_stories))])
    unseen = np.array([STORY_NUMBERS[name] for name in view.stories], np.int64)
    bag = np.array([NUMBERS[name] for name in view.tiles], np.int64)
    offer = [TILES_FROM + NUMBERS[name] if name in TILES else STORY_NUMBERS[name] for name in idea.left]
    bench = Bench(
        begun.copy(),
        begun,
        np.zeros(stories + tiles + len(offer), np.int64),
        np.array(offer, np.int64),
        unseen.copy(),
        unseen,
        bag.copy(),
        bag,
        _ROOM,
    )
    totals = np.zeros(worlds)
    imagine(rng, sight.mural, sight.tokens, sight.aims, ODDS, plan, bench, totals)
    return totals.tolist()
