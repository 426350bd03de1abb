"""The greedy bot of Cartouche: the points and tokens that an action brings at once, and nothing beyond."""

from collections.abc import Sequence

from landscribe.bots.bot import best
from landscribe.core.rng import Chance
from landscribe.games.cartouche.achievements import cells_for
from landscribe.games.cartouche.actions import (
    Action,
    Claim,
    Complete,
    Done,
    Drop,
    Keep,
    Place,
    Take,
    TakeAnkh,
)
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.mural import GRID
from landscribe.games.cartouche.stories import STORIES, nearest
from landscribe.games.cartouche.table import Player, Table, space_of
from landscribe.games.cartouche.tiles import PIECES, TILES, Held, Placement, after, lies_of, placements
from landscribe.games.cartouche.turn import TOKENS_A_POINT
from landscribe.games.cartouche.views import View

TOKEN = 1 / TOKENS_A_POINT  # what a token counts at the end
LOOKED_AT = 12  # placements that are looked at closely

_ANKHS = (Ankh.LONG, Ankh.SMALL, Ankh.SCARABS, Ankh.SQUARE, Ankh.PIECES, Ankh.REPEAT)


def greedy(view: View, legal: Sequence[Action], rng: Chance) -> Action:
    """The action that brings most at once; what it drafts is what it can use soonest."""
    del rng
    player = view.table.players[view.seat or 0]
    places = [action for action in legal if isinstance(action, Place)]
    if places:
        few = sorted(places, key=lambda place: -_tokens_of(player, place))[:LOOKED_AT]
        return best(few, [_place_gain(view.table, player, place) for place in few])
    return best(legal, [_gain(view.table, player, action) for action in legal])


def _gain(table: Table, player: Player, action: Action) -> float:
    """What an action brings, in points; trades bring nothing."""
    match action:
        case Complete(name, paid):
            return 100 + STORIES[name].points - TOKEN * sum(paid) - 0.1 * paid.scarab
        case Claim(name, paid):
            ladder = next(ladder for ladder in table.board if ladder.achievement == name)
            return 100 + ladder.rewards[space_of(table, ladder)] - TOKEN * sum(paid) - 0.1 * paid.scarab
        case TakeAnkh(ankh, repeated):
            return -float(_ANKHS.index(repeated or ankh))
        case Take(name) | Keep(name) if name in TILES:
            return _tile_gain(table, player, name)
        case Take(name):
            return _story_gain(player, name)
        case Drop(name):
            return -_story_gain(player, name)
        case Done():
            return 0.0
        case _:
            return -1.0


def _story_gain(player: Player, name: str) -> float:
    """The points of a story, the less the more is missing."""
    story = STORIES[name]
    near = nearest(GRID, player.mural, player.tokens, story.wanted)
    return story.points / (1 + near.missing) - 0.5 * len(player.stories)


def _tile_gain(table: Table, player: Player, name: str) -> float:
    """The best placement of a tile, and its size; little while another waits."""
    places = [Place(name, *placement) for placement in placements(GRID, player.mural, lies_of(name))]
    few = sorted(places, key=lambda place: -_tokens_of(player, place))[:LOOKED_AT]
    gains = [_place_gain(table, player, place) for place in few]
    return max(gains, default=0.0) + PIECES[name].size / 4 - 2 * len(player.tiles)


def _after(player: Player, place: Place) -> Held:
    """What a placement leaves."""
    placement = Placement(place.first, place.second)
    return after(GRID, player.mural, player.tokens, PIECES[place.piece].layers, placement)


def _tokens_of(player: Player, place: Place) -> int:
    return sum(_after(player, place).tokens)


def _place_gain(table: Table, player: Player, place: Place) -> float:
    """Tokens, the stories that could be told and the cards that could be scored."""
    mural, tokens, _ = _after(player, place)
    scored = {score.achievement for score in player.scores}
    gain = TOKEN * (sum(tokens) - sum(player.tokens))
    for name in player.stories:
        missing = nearest(GRID, mural, tokens, STORIES[name].wanted).missing
        gain += STORIES[name].points if missing == 0 else -0.1 * missing
    for ladder in table.board:
        if ladder.achievement not in scored and cells_for(ladder.achievement, mural):
            gain += ladder.rewards[space_of(table, ladder)]
    return gain
