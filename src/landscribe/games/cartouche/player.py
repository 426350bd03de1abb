"""What a player does alone, without waiting for anyone: place, trade, complete, claim, take an ankh."""

from collections.abc import Iterator
from typing import TypeAlias

from landscribe.core.cells import count
from landscribe.core.game import Event, IllegalAction, Seat
from landscribe.core.note import note
from landscribe.core.text import cell_names
from landscribe.games.cartouche.achievements import (
    CARDS,
    NAMES,
    cells_for,
    missing_for,
    unit_of,
    ways_to_claim,
)
from landscribe.games.cartouche.actions import Claim, Complete, Place, TakeAnkh, Trade
from landscribe.games.cartouche.ankhs import BONUSES, GOODS, TRADE, Ankh, Bonus, ankh_choices
from landscribe.games.cartouche.conditions import NEVER
from landscribe.games.cartouche.mural import BLACK, GRID, filled, laid, touching
from landscribe.games.cartouche.stories import STORIES, Kind, Story, covers, nearest
from landscribe.games.cartouche.table import Completed, Ladder, Player, Score, Table, rivals_on, space_of
from landscribe.games.cartouche.tiles import (
    PIECES,
    Placement,
    after,
    can_be_placed,
    is_shape,
    lies_of,
    placements,
)
from landscribe.games.cartouche.tokens import NO_TOKENS, NOTHING, added, payments, spent
from landscribe.games.cartouche.turn import CLOSED, NO_ANKH, SCORED, Phase, claim_bar, may_end

Moved: TypeAlias = tuple[Player, tuple[Event, ...]]
"""The player after an action, and what is to be told of it."""


# Place


def placings(player: Player) -> Iterator[Place]:
    """Every placement of every piece in the reserve; of equal cartouches only one."""
    for piece in (*player.tiles, *dict.fromkeys(player.cartouches)):
        for placement in placements(GRID, player.mural, lies_of(piece)):
            yield Place(piece, *placement)


def can_end(player: Player, phase: Phase) -> bool:
    """Whether the phase may be ended with what is left in the reserve (K10)."""
    fits = any(can_be_placed(GRID, player.mural, lies_of(tile)) for tile in player.tiles)
    return may_end(phase, len(player.tiles), fits)


def placed(player: Player, seat: Seat, action: Place) -> Moved:
    """The piece on the mural, and a token for every match of each of its regions (K6, K7)."""
    _check_place(player, action)
    layers, placement = PIECES[action.piece].layers, Placement(action.first, action.second)
    held = after(GRID, player.mural, player.tokens, layers, placement)
    number = sum(held.tokens) - sum(player.tokens)
    player = player._replace(
        mural=held.mural,
        placed=(*player.placed, action),
        tokens=held.tokens,
        tiles=_without(player.tiles, action.piece),
        cartouches=_without(player.cartouches, action.piece),
    )
    events = [Event("placed", seat, action.piece, cells=action.cells)]
    if number:
        events.append(Event("matched", seat, number=number, cells=held.matched))
    return player, tuple(events)


def _check_place(player: Player, action: Place) -> None:
    reserve = (*player.tiles, *player.cartouches)
    if action.piece not in reserve:
        pieces = ", ".join(reserve) or note("refused-reserve-empty")
        raise IllegalAction("refused-reserve", piece=action.piece, pieces=pieces)
    if outside := action.cells & ~GRID.full:
        raise IllegalAction("refused-outside-squares", cells=f"{outside:#x}", rows=GRID.rows, cols=GRID.cols)
    if taken := action.cells & filled(player.mural):
        raise IllegalAction("refused-mural-taken", culprits=taken, squares=cell_names(GRID, taken))
    if not is_shape(GRID, lies_of(action.piece), action.first, action.second):
        drawn = "/".join(PIECES[action.piece].rows)
        raise IllegalAction("refused-not-the-shape", culprits=action.cells, action=str(action), shape=drawn)
    near = touching(GRID, player.mural)
    if not action.cells & near:
        raise IllegalAction("refused-mural-apart", missing=near, squares=cell_names(GRID, action.cells))


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The names with this one taken out once, if it is there."""
    at = names.index(name) if name in names else len(names)
    return (*names[:at], *names[at + 1 :])


# Trading in tokens


def trades(player: Player) -> Iterator[Trade]:
    """Every pair of tokens, a scarab among them too (K5), for a 1x1 cartouche or a scarab."""
    for given in payments(player.tokens, NOTHING, TRADE):
        for got in GOODS:
            yield Trade(given, got)


def traded(player: Player, seat: Seat, action: Trade) -> Moved:
    """Two tokens turned in; what they bring lies in the reserve (K4)."""
    if action.got not in GOODS:
        raise IllegalAction("refused-trade-for", got=action.got)
    if action.given not in payments(player.tokens, NOTHING, TRADE):
        tokens = str(player.tokens) or note("cartouche-none")
        raise IllegalAction("refused-trade", given=str(action.given), tokens=tokens)
    player = gained(player._replace(tokens=spent(player.tokens, action.given)), GOODS[action.got])
    return player, (Event("traded", seat, f"{action.given} {action.got}"),)


def gained(player: Player, bonus: Bonus) -> Player:
    """The player with what a trade or an ankh brings."""
    return player._replace(
        cartouches=tuple(sorted((*player.cartouches, *bonus.cartouches))),
        has_gained=player.has_gained or bool(bonus.cartouches),
        tokens=added(player.tokens, bonus.tokens),
        draws=player.draws + bonus.draws,
    )


# Completing stories


def completions(player: Player) -> Iterator[Complete]:
    """Every way to complete a story: one for each payment, or for each choice of icons to cover (K18)."""
    for name in player.stories:
        wanted = STORIES[name].wanted
        if wanted.kind == Kind.TOKEN:
            for payment in payments(player.tokens, wanted.first, wanted.any_kind):
                yield Complete(name, payment)
        else:
            for covered in covers(GRID, player.mural, wanted):
                yield Complete(name, covered=covered)


def completed(player: Player, seat: Seat, action: Complete) -> Moved:
    """The story moved to the completed area, its tokens turned in, its icons covered with black tiles."""
    if action.story not in player.stories:
        stories = ", ".join(player.stories) or note("cartouche-none")
        raise IllegalAction("refused-complete", story=action.story, stories=stories)
    story = STORIES[action.story]
    cells = _paid(player, story, action) if story.kind == Kind.TOKEN else _covered(player, story, action)
    player = player._replace(
        stories=_without(player.stories, story.id),
        completed=(*player.completed, Completed(story.id, cells)),
        tokens=spent(player.tokens, action.paid),
        mural=laid(player.mural, BLACK, action.covered),
    )
    events = [Event("completed", seat, story.id, story.points, cells)]
    if action.covered:
        events.append(Event("covered", seat, story.id, count(action.covered), action.covered))
    return player, tuple(events)


def _paid(player: Player, story: Story, action: Complete) -> int:
    ways = payments(player.tokens, story.wanted.first, story.wanted.any_kind)
    if not ways:
        raise _unfulfilled(player, story)
    if action.covered or action.paid not in ways:
        example = str(Complete(story.id, ways[0]))
        raise IllegalAction("refused-complete-payment", action=str(action), story=story.id, example=example)
    return GRID.none


def _covered(player: Player, story: Story, action: Complete) -> int:
    found = covers(GRID, player.mural, story.wanted)
    if not found:
        raise _unfulfilled(player, story)
    if action.paid != NO_TOKENS or action.covered not in found:
        right = ", ".join(str(Complete(story.id, covered=covered)) for covered in found)
        raise IllegalAction("refused-complete-icons", action=str(action), story=story.id, actions=right)
    return found[action.covered]


def _unfulfilled(player: Player, story: Story) -> IllegalAction:
    missing = nearest(GRID, player.mural, player.tokens, story.wanted).missing
    message = f"refused-complete-{story.kind.name.lower()}"
    title = note(f"cartouche-story-{story.id.lower()}")
    return IllegalAction(message, id=story.id, name=title, number=missing)


# Completing achievements


def claims(player: Player, table: Table) -> Iterator[Claim]:
    """Every achievement that can be scored, once for each way to pay where it costs tokens."""
    for ladder in table.board:
        if _why_not(player, table, ladder) is None:
            yield from _ways(player, ladder.achievement)


def _ways(player: Player, name: str) -> Iterator[Claim]:
    if name in CARDS and CARDS[name].prices:
        for way in ways_to_claim(NAMES.index(name), player.tokens):
            yield Claim(name, way)
    elif missing_for(name, player.mural, player.tokens, player.kinds) == 0:
        yield Claim(name)


def _why_not(player: Player, table: Table, ladder: Ladder) -> str | None:
    """What forbids this achievement before its conditions are looked at."""
    is_scored = any(score.achievement == ladder.achievement for score in player.scores)
    bar = claim_bar(len(player.ankhs), is_scored, rivals_on(table, ladder.achievement))
    return _BARS.get(bar)


_BARS = {NO_ANKH: "refused-claim-ankhs", SCORED: "refused-claim-again", CLOSED: "refused-claim-closed"}


def claimed(player: Player, seat: Seat, table: Table, action: Claim) -> Moved:
    """The achievement on its reward space, waiting for an ankh."""
    name = action.achievement
    ladder = next((ladder for ladder in table.board if ladder.achievement == name), None)
    if ladder is None:
        known = ", ".join(ladder.achievement for ladder in table.board)
        raise IllegalAction("refused-claim", name=name, known=known)
    if message := _why_not(player, table, ladder):
        raise IllegalAction(message, name=name)
    ways = list(_ways(player, name))
    if not ways:
        missing = missing_for(name, player.mural, player.tokens, player.kinds)
        unit = "never" if missing >= NEVER else unit_of(name)
        raise IllegalAction(f"refused-claim-{unit}", name=name, number=missing)
    if action not in ways:
        raise IllegalAction("refused-claim-payment", action=str(action), name=name, example=str(ways[0]))
    space = space_of(table, ladder)
    score = Score(name, space, ladder.rewards[space], cells_for(name, player.mural))
    player = player._replace(tokens=spent(player.tokens, action.paid), claiming=score)
    return player, (Event("claimed", seat, name, score.points, score.cells),)


# Ankhs


def ankhs(player: Player) -> Iterator[TakeAnkh]:
    """Every ankh that can be taken; the repeat ankh once for each bonus already taken (K23)."""
    all_ankhs = tuple(Ankh)
    held = sum(1 << all_ankhs.index(ankh) for ankh in player.ankhs)
    for ankh, bonus in ankh_choices(held):
        yield TakeAnkh(all_ankhs[ankh], all_ankhs[bonus] if bonus != ankh else None)


def ankh_taken(player: Player, seat: Seat, action: TakeAnkh) -> Moved:
    """The ankh on the achievement just claimed, and its bonus received."""
    if player.claiming is None:
        raise IllegalAction("refused-ankh-early", action=str(action))
    choices = list(ankhs(player))
    if action not in choices:
        raise IllegalAction("refused-ankh", action=str(action), actions=", ".join(map(str, choices)))
    taken = action.repeated or action.ankh
    player = gained(player, BONUSES[taken])._replace(
        ankhs=tuple(ankh for ankh in player.ankhs if ankh != action.ankh),
        scores=(*player.scores, player.claiming._replace(ankh=action.ankh, bonus=taken)),
        claiming=None,
    )
    return player, (Event("ankh", seat, taken),)
