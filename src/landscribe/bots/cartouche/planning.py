"""The planner of Cartouche: every decision is valued by the points that the mural promises after it."""

from collections.abc import Sequence
from importlib import import_module
from itertools import combinations
from typing import NamedTuple

from landscribe.bots.bot import best, is_native
from landscribe.bots.cartouche.worth import NO_AIM, ODDS, PLACES, Aim, Aims, Prizes, worth
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
from landscribe.games.cartouche.tiles import PIECES, Placement, after, lies_of, placements
from landscribe.games.cartouche.tokens import Tokens, added, spent
from landscribe.games.cartouche.turn import OPEN_STORIES, ROUNDS, Phase, Step
from landscribe.games.cartouche.views import View

DOING = 0.01  # of two equal ways the one that does something
SLOT = 0.3  # a place among the open stories


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


def aims_of(names: Sequence[str]) -> tuple[Aim, Aim, Aim, Aim, Aim]:
    """Open stories, in places for five."""
    first, second, third, fourth, fifth = [*map(aim_of, names), *[NO_AIM] * (5 - len(names))]
    return first, second, third, fourth, fifth


def ankh_worth(rounds: int) -> float:
    """What the bonus of an ankh is worth, more or less."""
    return 0.5 + 0.25 * max(rounds, 0)


def rounds_left(table: Table, player: Player) -> int:
    """Rounds still to be drafted after this one; -1 when nothing can be placed any more."""
    if table.phase == Phase.FINAL:
        return 0 if player.step == Step.PLACE and player.cartouches else -1
    return ROUNDS - table.round


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
    rounds = rounds_left(view.table, player)
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


def best_placed(sight: Sight, piece: str) -> tuple[float, Sight]:
    """The best that can come of placing a piece now; nothing new where it fits nowhere."""
    found = tried(sight, piece)
    if not found:
        return promised(sight), sight
    one = best(found, [way.worth for way in found])
    return one.worth, placed(sight, piece, one.first, one.second)


# The decisions


def planner(view: View, legal: Sequence[Action], rng: Chance) -> Action:
    """The action after which the mural promises most."""
    del rng
    if len(legal) == 1:
        return legal[0]
    sight, first = sight_of(view), legal[0]
    if view.table.phase == Phase.DRAFT:
        return _drafted(view, sight, [action for action in legal if isinstance(action, Take | Drop)])
    if isinstance(first, TakeAnkh):
        return best(legal, [_bonus_worth(sight, action) for action in legal])
    if isinstance(first, Keep):
        return best(
            legal, [best_placed(sight, action.tile)[0] for action in legal if isinstance(action, Keep)]
        )
    if view.table.players[view.seat or 0].step == Step.PLACE:
        return _placed(view, sight, legal)
    return _scored(sight, legal)


def _drafted(view: View, sight: Sight, legal: Sequence[Take | Drop]) -> Action:
    """The item that promises most, alone together with the best second item; or the story missed least."""
    player = view.table.players[view.seat or 0]
    if isinstance(legal[0], Drop):
        names = [action.story for action in legal if isinstance(action, Drop)]
        return best(legal, [promised(with_stories(sight, without(names, name))) for name in names])
    start = Hand(sight, player.stories, 0.0)
    for tile in player.tiles:
        start = taken(start, tile)
    items = [action.item for action in legal if isinstance(action, Take)]
    hands = {item: taken(start, item) for item in items}
    if view.table.opponent is None or view.table.picks:
        return best(legal, [hand_worth(hands[item]) for item in items])
    pairs = {(one, two): hand_worth(taken(hands[one], two)) for one, two in combinations(items, 2)}
    return best(legal, [max(worth for pair, worth in pairs.items() if item in pair) for item in items])


class Hand(NamedTuple):
    """What a player has after drafting: tiles are placed at once, stories kept."""

    sight: Sight
    stories: tuple[str, ...]
    worth: float  # 0 where it is not known


def taken(hand: Hand, item: str) -> Hand:
    """The hand with one more item, a tile in its best place; of five stories one is dropped."""
    if item in PIECES:
        worth, sight = best_placed(hand.sight, item)
        return Hand(sight, hand.stories, worth)
    names = (*hand.stories, item)
    ways = [names] if len(names) <= OPEN_STORIES else [without(names, name) for name in names]
    sights = [with_stories(hand.sight, way) for way in ways]
    values = [promised(sight) for sight in sights]
    place = best(range(len(ways)), values)
    return Hand(sights[place], tuple(ways[place]), values[place])


def hand_worth(hand: Hand) -> float:
    """What a hand promises; each open story takes a place from others."""
    return (hand.worth or promised(hand.sight)) - SLOT * len(hand.stories)


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
        value, sight = best_placed(sight, piece)
    if bonus.draws:
        value += 2.0 if sight.aims.rounds > 0 else 0.5
    return value - (0.2 if action.repeated is None else 0.0)


def _placed(view: View, sight: Sight, legal: Sequence[Action]) -> Action:
    """The best placement of any piece, a bought one included; done when none promises more."""
    player = view.table.players[view.seat or 0]
    pieces = (*player.tiles, *dict.fromkeys(player.cartouches))
    ways = [
        (way.worth - _held_worth(sight, piece), Place(piece, way.first, way.second))
        for piece in pieces
        for way in tried(sight, piece)
    ]
    value, action = promised(sight), Done() if Done() in legal else None
    for worth_after, place in ways:
        if action is None or worth_after > value:
            value, action = worth_after, place
    trade = _best_trade(sight, legal, "1x1")
    if trade is not None:
        after = sight._replace(tokens=spent(sight.tokens, trade.given))
        bought = best_placed(after, "1x1")[0]
        if bought > value + DOING:
            return trade
    assert action is not None
    return action


def _held_worth(sight: Sight, piece: str) -> float:
    """What a piece is worth while it waits in the reserve."""
    if sight.aims.rounds <= 0:
        return -DOING
    return 0.8 if piece == "1x1" else 1.2 if piece in ("4x1", "2x2") else -DOING


def _best_trade(sight: Sight, legal: Sequence[Action], got: str) -> Trade | None:
    trades = [action for action in legal if isinstance(action, Trade) and action.got == got]
    if not trades:
        return None
    after = [spent(sight.tokens, trade.given) for trade in trades]
    return best(trades, [promised(sight._replace(tokens=tokens)) for tokens in after])


def _scored(sight: Sight, legal: Sequence[Action]) -> Action:
    """Whatever leaves most to hope for; points in hand count in full."""
    doing = [action for action in legal if isinstance(action, Complete | Claim)]
    ways = [*doing, *(action for action in legal if isinstance(action, Trade))] if doing else legal
    return best(ways, [_after_scoring(sight, action) for action in ways])


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
            return -1.0


def _unprized(aims: Aims, name: str) -> tuple[Prizes, float]:
    """The prizes without this one, and what it brings."""
    names = (*FIXED, *(NAMES[card] for card in aims.cards))
    place = names.index(name)
    return prizes_in([*aims.prizes[:place], 0.0, *aims.prizes[place + 1 :]]), aims.prizes[place]
