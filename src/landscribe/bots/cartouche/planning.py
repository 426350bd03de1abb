"""The planner of Cartouche: every decision is valued by the points that the mural promises after it."""

from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from typing import NamedTuple

from landscribe.bots.bot import best, is_native
from landscribe.bots.cartouche.worth import (
    DOING,
    NO_AIM,
    ODDS,
    PLACES,
    SLOT,
    Aim,
    Aims,
    OpenStories,
    Prizes,
    ankh_worth,
    kept_worth,
    rounds_left,
    worth,
)
from landscribe.core.grid import Cells
from landscribe.core.rng import Chance
from landscribe.games.cartouche.achievements import FIXED, NAMES
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
    Trade,
)
from landscribe.games.cartouche.ankhs import BONUSES
from landscribe.games.cartouche.mural import BLACK, GRID, Mural, laid
from landscribe.games.cartouche.stories import STORIES, told_more
from landscribe.games.cartouche.table import Player, Table, is_closed, space_of
from landscribe.games.cartouche.tiles import CARTOUCHES, PIECES, Placement, after, lies_of, placements
from landscribe.games.cartouche.tokens import Tokens, added, spent
from landscribe.games.cartouche.turn import Step, has_to_drop
from landscribe.games.cartouche.views import View

NEVER = -1e300  # what is out of the question


class Sight(NamedTuple):
    """A player's own things, and what they are after: all that the planner values."""

    mural: Mural
    tokens: Tokens
    aims: Aims


class Tried(NamedTuple):
    """A placement, and what the mural promises after it."""

    worth: float
    first: Cells
    second: Cells


# What there is to see


def aim_of(name: str) -> Aim:
    """A story as the kernels want it."""
    story = STORIES[name]
    wanted = story.wanted
    return Aim(int(wanted.kind), story.points, wanted.first, wanted.second, wanted.any_kind, wanted.colour)


def aims_of(names: Sequence[str]) -> OpenStories:
    """Open stories, in places for five."""
    first, second, third, fourth, fifth = [*map(aim_of, names), *[NO_AIM] * (5 - len(names))]
    return first, second, third, fourth, fifth


def prizes_of(table: Table, player: Player, rounds: int) -> Prizes:
    """What each achievement brings if it is scored soon."""
    scored = {score.achievement for score in player.scores}
    if player.claiming is not None:
        scored.add(player.claiming.achievement)
    found = list[float]()
    for ladder in table.board:
        is_open = ladder.achievement not in scored and not is_closed(table, ladder.achievement)
        reward = ladder.rewards[space_of(table, ladder)] + ankh_worth(rounds)
        found.append(reward if is_open and player.ankhs else 0.0)
    return prizes_in(found)


def prizes_in(values: Sequence[float]) -> Prizes:
    """Prizes in the order of the board."""
    rivers, chambers, tokens, identical, first, second, third = values
    return rivers, chambers, tokens, identical, first, second, third


def sight_of(view: View) -> Sight:
    """What a seat sees of its own."""
    player = view.table.players[view.seat or 0]
    can_place = player.step == Step.PLACE and bool(player.cartouches)
    rounds = rounds_left(view.table.phase, view.table.round, can_place)
    first, second, third = (NAMES.index(ladder.achievement) for ladder in view.table.board[PLACES:])
    aims = Aims(
        aims_of(player.stories),
        player.kinds,
        prizes_of(view.table, player, rounds),
        (first, second, third),
        rounds,
    )
    return Sight(player.mural, player.tokens, aims)


def promised(sight: Sight) -> float:
    """What a player can hope for."""
    if is_native():
        return import_module("landscribe.bots.cartouche.native").promised(*sight, ODDS)
    return worth(GRID, sight.mural, sight.tokens, sight.aims, ODDS)


def tried(sight: Sight, piece: str) -> Sequence[Tried]:
    """Every placement of a piece, and what it promises."""
    if is_native():
        found = import_module("landscribe.bots.cartouche.native").tried(*sight, ODDS, piece)
        return [Tried(*one) for one in found]
    found: list[Tried] = []
    for first, second in placements(GRID, sight.mural, lies_of(piece)):
        after = placed(sight, piece, first, second)
        found.append(Tried(worth(GRID, after.mural, after.tokens, after.aims, ODDS), first, second))
    return found


def placed(sight: Sight, piece: str, first: Cells, second: Cells) -> Sight:
    """What a player has after placing a piece so."""
    held = after(GRID, sight.mural, sight.tokens, PIECES[piece].layers, Placement(first, second))
    return sight._replace(mural=held.mural, tokens=held.tokens)


class Placed(NamedTuple):
    """What placing a piece comes to."""

    worth: float
    sight: Sight
    places: tuple[Place, ...]  # none where it fits nowhere


def best_placed(sight: Sight, piece: str) -> Placed:
    """The best that can come of placing a piece now; nothing new where it fits nowhere."""
    found = tried(sight, piece)
    if not found:
        return Placed(promised(sight), sight, ())
    one = best(found, [way.worth for way in found])
    after = placed(sight, piece, one.first, one.second)
    return Placed(one.worth, after, (Place(piece, one.first, one.second),))


# What may be drafted


class Hand(NamedTuple):
    """What a player has after drafting: tiles are placed at once, stories kept."""

    sight: Sight
    stories: tuple[str, ...]
    worth: float = 0.0  # 0 where it is not known
    drafted: tuple[Take | Drop, ...] = ()  # how it came to be,
    places: tuple[Place, ...] = ()  # and where its tiles go

    @property
    def items(self) -> list[str]:
        """What was taken."""
        return [action.item for action in self.drafted if isinstance(action, Take)]


def taken(hand: Hand, item: str) -> Hand:
    """The hand with one more item, a tile in its best place; of five stories one is dropped."""
    if item in PIECES:
        return with_tile(hand, item)._replace(drafted=(*hand.drafted, Take(item)))
    names = (*hand.stories, item)
    dropped = names if has_to_drop(len(names)) else ()
    ways = [without(names, name) for name in dropped] or [names]
    sights = [with_stories(hand.sight, way) for way in ways]
    values = [promised(sight) for sight in sights]
    place = best(range(len(ways)), values)
    drafted = (*hand.drafted, Take(item), *(Drop(name) for name in dropped[place : place + 1]))
    return Hand(sights[place], tuple(ways[place]), values[place], drafted, hand.places)


def with_tile(hand: Hand, tile: str) -> Hand:
    """The hand with a tile in its best place."""
    worth, sight, places = best_placed(hand.sight, tile)
    return hand._replace(sight=sight, worth=worth, places=(*hand.places, *places))


def hand_worth(hand: Hand) -> float:
    """What a hand promises; each open story takes a place from others."""
    return (hand.worth or promised(hand.sight)) - SLOT * len(hand.stories)


def hands_of(view: View, sight: Sight, items: Sequence[str]) -> list[Hand]:
    """What can be drafted: each item, alone at the first pick each pair of items."""
    player = view.table.players[view.seat or 0]
    start = Hand(sight, player.stories)
    for tile in player.tiles:
        start = with_tile(start, tile)
    ones = {item: taken(start, item) for item in items}
    if view.table.opponent is None or view.table.picks:
        return list(ones.values())
    return [taken(ones[one], two) for one, two in combinations(items, 2)]


# The decisions


def planner(view: View, legal: Sequence[Action], rng: Chance) -> Action:
    """The action after which the mural promises most."""
    del rng
    return legal[0] if len(legal) == 1 else best(legal, valued(view, legal))


def valued(view: View, legal: Sequence[Action]) -> list[float]:
    """What the mural promises after each action; NEVER for those that are out of the question."""
    sight, player = sight_of(view), view.table.players[view.seat or 0]
    match legal[0]:
        case Take():
            return _drafts(view, sight, legal)
        case Drop():
            return [_worth_dropped(sight, player.stories, action) for action in legal]
        case TakeAnkh():
            return [_bonus_worth(sight, action) for action in legal]
        case Keep():
            return [best_placed(sight, action.tile).worth for action in legal if isinstance(action, Keep)]
        case _ if player.step == Step.PLACE:
            return _placings(player, sight, legal)
        case _:
            return _scorings(sight, legal)


def _drafts(view: View, sight: Sight, legal: Sequence[Action]) -> list[float]:
    """Each item, alone together with the best second item."""
    worths = dict.fromkeys((action.item for action in legal if isinstance(action, Take)), NEVER)
    for hand in hands_of(view, sight, list(worths)):
        for item in hand.items:
            worths[item] = max(worths[item], hand_worth(hand))
    return [worths[action.item] if isinstance(action, Take) else NEVER for action in legal]


def _worth_dropped(sight: Sight, stories: Sequence[str], action: Action) -> float:
    assert isinstance(action, Drop)
    return promised(with_stories(sight, without(stories, action.story)))


def with_stories(sight: Sight, names: Sequence[str]) -> Sight:
    """The sight with these open stories."""
    return sight._replace(aims=sight.aims._replace(stories=aims_of(names)))


def without(names: Sequence[str], name: str) -> tuple[str, ...]:
    """All names but this one."""
    return tuple(other for other in names if other != name)


def _bonus_worth(sight: Sight, action: Action) -> float:
    assert isinstance(action, TakeAnkh)
    bonus = BONUSES[action.repeated or action.ankh]
    sight = sight._replace(tokens=added(sight.tokens, bonus.tokens))
    value = promised(sight)
    for piece in bonus.cartouches:
        value, sight, _ = best_placed(sight, piece)
    if bonus.draws:
        value += 2.0 if sight.aims.rounds > 0 else 0.5
    return value - (0.2 if action.repeated is None else 0.0)


def _placings(player: Player, sight: Sight, legal: Sequence[Action]) -> list[float]:
    """Each placement, in comparison with a piece kept; one square bought, if it promises more; or no more."""
    worths: dict[Action, float] = {
        Place(piece, way.first, way.second): way.worth - _kept_worth(sight, piece)
        for piece in (*player.tiles, *dict.fromkeys(player.cartouches))
        for way in tried(sight, piece)
    }
    worths[Done()] = promised(sight)
    trade = _best_trade(sight, legal, "1x1")
    if trade is not None:
        after = sight._replace(tokens=spent(sight.tokens, trade.given))
        worths[trade] = best_placed(after, "1x1").worth - DOING
    return [worths.get(action, NEVER) for action in legal]


def _kept_worth(sight: Sight, piece: str) -> float:
    """What a piece is worth while it waits in the reserve."""
    return kept_worth(PIECES[piece].size if piece in CARTOUCHES else 0, sight.aims.rounds)


def _best_trade(sight: Sight, legal: Sequence[Action], got: str) -> Trade | None:
    trades = [action for action in legal if isinstance(action, Trade) and action.got == got]
    if not trades:
        return None
    after = [spent(sight.tokens, trade.given) for trade in trades]
    return best(trades, [promised(sight._replace(tokens=tokens)) for tokens in after])


def _scorings(sight: Sight, legal: Sequence[Action]) -> list[float]:
    """Whatever leaves most to hope for; points in hand count in full, and are taken before one stops."""
    has_more = any(isinstance(action, Complete | Claim) for action in legal)
    return [
        NEVER if has_more and isinstance(action, Done) else _after_scoring(sight, action) for action in legal
    ]


def _after_scoring(sight: Sight, action: Action) -> float:
    aims = sight.aims
    match action:
        case Complete(name, payment, covered):
            told = told_more(aims.told, STORIES[name].kind)
            stories = list(aims.stories)
            stories.remove(aim_of(name))
            first, second, third, fourth = stories
            sight = Sight(
                laid(sight.mural, BLACK, covered),
                spent(sight.tokens, payment),
                aims._replace(stories=(first, second, third, fourth, NO_AIM), told=told),
            )
            return promised(sight) + STORIES[name].points + SLOT
        case Claim(name, payment):
            prizes, gain = _unprized(aims, name)
            after = sight._replace(tokens=spent(sight.tokens, payment), aims=aims._replace(prizes=prizes))
            return promised(after) + gain + DOING
        case Trade(given, "scarab"):
            tokens = added(spent(sight.tokens, given), Tokens(scarab=1))
            return promised(sight._replace(tokens=tokens)) - 0.1
        case Done():
            return promised(sight)
        case _:
            return NEVER


def _unprized(aims: Aims, name: str) -> tuple[Prizes, float]:
    """The prizes without this one, and what it brings."""
    names = (*FIXED, *(NAMES[card] for card in aims.cards))
    place = names.index(name)
    return prizes_in([*aims.prizes[:place], 0.0, *aims.prizes[place + 1 :]]), aims.prizes[place]
