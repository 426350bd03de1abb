"""Cartouche for learners: blocks of numbers, one for each kind of action.

In `planes` a piece is meant by its name, in each of its orientations at each square; so are stories, tiles
and achievements. In `compact` they are meant by their places: in the reserve, among the open stories, on
offer; of the reserve only pieces that fit count, the first eight. How a story is completed, or a claim is
paid for, is the place of the way among all of them, in the order of the rules.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from landscribe.core.cells import count
from landscribe.core.game import IllegalAction, Seat
from landscribe.core.grid import Cells
from landscribe.envs.encoding import ActionsName, Fact, Values, one_hot
from landscribe.games.cartouche.achievements import CARDS, FIXED, NAMES, PRICES, ways_to_claim
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
from landscribe.games.cartouche.ankhs import GOODS, PIECES_DRAWN, TRADE, Ankh, ankh_choices
from landscribe.games.cartouche.mural import GRID, ICONS, SIDES, Mural, filled
from landscribe.games.cartouche.player import claims, completions
from landscribe.games.cartouche.rules import DEALT
from landscribe.games.cartouche.solo import opponent_points
from landscribe.games.cartouche.stories import STORIES, Kind
from landscribe.games.cartouche.table import Options, Player, Table, rivals_on
from landscribe.games.cartouche.tiles import CARTOUCHES, PIECES, TILES, can_be_placed, lies_of, placement_at
from landscribe.games.cartouche.tokens import TOKENS, Tokens, payments
from landscribe.games.cartouche.turn import OPEN_STORIES, ROUNDS, SLOTS, Phase, Step
from landscribe.games.cartouche.views import View

PLACES = GRID.rows * GRID.cols
DEAREST = max(
    max(sum(story.wanted.first) + story.wanted.any_kind for story in STORIES.values()),
    max(sum(price.wanted) for price in PRICES),
)
PLENTY = Tokens(*[DEAREST] * len(TOKENS))
"""As many of each token as any price asks for; with more there are no more ways to pay."""
WAYS = max(
    max(len(payments(PLENTY, story.wanted.first, story.wanted.any_kind)) for story in STORIES.values()),
    max(len(list(ways_to_claim(card, PLENTY))) for card in range(len(NAMES))),
    max(sum(map(count, mural[ICONS:])) for mural in SIDES.values()),  # no story covers more than one icon
)
"""So many ways there are at most to complete a story, or to pay for a claim."""
RESERVE = 8
"""So many different pieces have numbers in `compact`; any other has one when one of these is placed."""
LIES = max(len(lies_of(piece)) for piece in PIECES)
BOARD = len(FIXED) + SLOTS
MOST_POINTS = 999
MOST = 99

PIECE_NAMES = tuple(PIECES)
STORY_NAMES = tuple(STORIES)
CARD_NAMES = tuple(CARDS)
GAINS = tuple(GOODS)
ANKHS = tuple(Ankh)
ALL_TAKEN = tuple(dict.fromkeys(taken for held in range(1 << len(ANKHS)) for taken in ankh_choices(held)))
"""Every ankh with every bonus that it can bring."""


def _given(names: Iterable[str]) -> Tokens:
    counted = list(names)
    return Tokens(*(counted.count(name) for name in TOKENS))


GIVEN = tuple(_given(pair) for pair in combinations_with_replacement(TOKENS, TRADE))
FIRST_LIES: Mapping[str, int] = {
    piece: sum(len(lies_of(before)) for before in PIECE_NAMES[:place])
    for place, piece in enumerate(PIECE_NAMES)
}
"""In `planes`, the plane of a piece's first orientation."""
ALL_LIES = tuple((piece, row) for piece in PIECE_NAMES for row in range(len(lies_of(piece))))


@cache
def _lying(piece: str) -> Mapping[tuple[Cells, Cells], tuple[int, int]]:
    """The orientation and the place of a piece, by the cells of its regions."""
    return {
        (placement.first, placement.second): (row, at)
        for row, lie in enumerate(lies_of(piece))
        for at in range(PLACES)
        if lie.form.fits >> at & 1
        for placement in (placement_at(lie, 1 << at),)
    }


class CartoucheEncoding:
    """The numbers of one agreement."""

    grid = GRID

    def __init__(self, options: Options, seats: int, actions: ActionsName) -> None:
        self.options, self.seats = options, seats
        self.is_compact = actions == "compact"
        stories, tiles = DEALT[seats]
        sizes = {
            "place": (RESERVE * LIES if self.is_compact else len(ALL_LIES)) * PLACES,
            "take": stories + tiles if self.is_compact else len(STORY_NAMES) + len(PIECE_NAMES),
            "drop": OPEN_STORIES + 1 if self.is_compact else len(STORY_NAMES),
            "keep": PIECES_DRAWN if self.is_compact else len(PIECE_NAMES),
            "complete": (OPEN_STORIES + 1 if self.is_compact else len(STORY_NAMES)) * WAYS,
            "claim": (BOARD if self.is_compact else len(FIXED) + len(CARD_NAMES)) * WAYS,
            "trade": len(GIVEN) * len(GAINS),
            "ankh": len(ALL_TAKEN),
            "done": 1,
        }
        self.blocks = dict(zip(sizes, _sums(sizes.values()), strict=True))
        """Where the numbers of each kind of action begin."""
        self.size = sum(sizes.values())
        self.idle = self.blocks["done"]
        self.channels = tuple(
            name if not seat else f"{name} +{seat}"
            for seat in range(seats)
            for name in (*Mural._fields, "empty")
        )
        self.facts = _facts(seats)

    # Actions

    def number(self, view: View, action: Action) -> int | None:
        """The number of a legal action."""
        table, player = view.table, view.table.players[view.seat or 0]
        match action:
            case Place(piece, first, second):
                row, at = _lying(piece)[first, second]
                plane = FIRST_LIES[piece]
                if self.is_compact:
                    if piece not in (reserve := self._reserve(player)):
                        return None
                    plane = reserve.index(piece) * LIES
                inside = (plane + row) * PLACES + at
            case Take(item):
                inside = self._offered(table).index(item)
            case Drop(story):
                inside = self._stories(player).index(story)
            case Keep(tile):
                inside = self._drawn(player).index(tile)
            case Complete(story):
                way = _completions(player, story).index(action)
                inside = self._stories(player).index(story) * WAYS + way
            case Claim(name):
                way = _claims(player, table, name).index(action)
                inside = self._achievements(table).index(name) * WAYS + way
            case Trade(given, got):
                inside = GIVEN.index(given) * len(GAINS) + GAINS.index(got)
            case TakeAnkh(ankh, repeated):
                inside = ALL_TAKEN.index((ANKHS.index(ankh), ANKHS.index(repeated or ankh)))
            case Done():
                inside = 0
        return self.blocks[_kind(action)] + inside

    def action(self, view: View, number: int) -> Action:
        """The action with a number."""
        table, player = view.table, view.table.players[view.seat or 0]
        if not 0 <= number < self.size:
            raise self._meaningless(number)
        kind = [name for name, first in self.blocks.items() if first <= number][-1]
        inside = number - self.blocks[kind]
        match kind:
            case "place":
                return self._placed(player, inside, number)
            case "take":
                return Take(self._item(self._offered(table), inside, number))
            case "drop":
                return Drop(self._item(self._stories(player), inside, number))
            case "keep":
                return Keep(self._item(self._drawn(player), inside, number))
            case "complete":
                story = self._item(self._stories(player), inside // WAYS, number)
                return self._way(_completions(player, story), Complete(story), inside % WAYS, number)
            case "claim":
                name = self._item(self._achievements(table), inside // WAYS, number)
                return self._way(_claims(player, table, name), Claim(name), inside % WAYS, number)
            case "trade":
                return Trade(GIVEN[inside // len(GAINS)], GAINS[inside % len(GAINS)])
            case "ankh":
                ankh, bonus = (ANKHS[place] for place in ALL_TAKEN[inside])
                return TakeAnkh(ankh, None if bonus == ankh else bonus)
            case _:
                return Done()

    def _placed(self, player: Player, inside: int, number: int) -> Place:
        plane, at = divmod(inside, PLACES)
        if self.is_compact:
            piece, row = self._item(self._reserve(player), plane // LIES, number), plane % LIES
        else:
            piece, row = ALL_LIES[plane]
        if row >= len(lies_of(piece)):
            raise self._meaningless(number)
        lie = lies_of(piece)[row]
        if not lie.form.fits >> at & 1:
            cells = lie.form.cells << at
            raise IllegalAction(
                "refused-outside-squares", cells=f"{cells:#x}", rows=GRID.rows, cols=GRID.cols
            )
        return Place(piece, *placement_at(lie, 1 << at))

    def _item(self, items: Sequence[str], place: int, number: int) -> str:
        if place >= len(items):
            raise self._meaningless(number)
        return items[place]

    def _way(self, ways: Sequence[Action], plain: Action, way: int, number: int) -> Action:
        """The way with a number; where there is none at all, what the rules refuse by name."""
        if way >= max(1, len(ways)):
            raise self._meaningless(number)
        return ways[way] if ways else plain

    def _meaningless(self, number: int) -> IllegalAction:
        return IllegalAction("refused-action-number", number=number, size=self.size)

    # What names stand for, in either space

    def _reserve(self, player: Player) -> tuple[str, ...]:
        return _fitting(player.mural, (*player.tiles, *player.cartouches))[:RESERVE]

    def _offered(self, table: Table) -> tuple[str, ...]:
        return (*table.stories, *table.tiles) if self.is_compact else (*STORY_NAMES, *PIECE_NAMES)

    def _stories(self, player: Player) -> tuple[str, ...]:
        return player.stories if self.is_compact else STORY_NAMES

    def _drawn(self, player: Player) -> tuple[str, ...]:
        if not self.is_compact:
            return PIECE_NAMES
        return player.offers[0] if player.offers else ()

    def _achievements(self, table: Table) -> tuple[str, ...]:
        if not self.is_compact:
            return (*FIXED, *CARD_NAMES)
        return tuple(ladder.achievement for ladder in table.board)

    # Observations

    def cells(self, view: View) -> list[Cells]:
        """The murals, one's own first."""
        found: list[Cells] = []
        for seat in self._around(view):
            mural = view.table.players[seat].mural
            found += (*mural, GRID.full & ~filled(mural))
        return found

    def values(self, view: View) -> list[int]:
        """The facts of a view."""
        values, table = Values(self.facts), view.table
        values[f"phase {table.phase.word}"] = 1
        values["round"], values["picks"], values["deck"] = table.round, table.picks, view.deck
        for name in (*table.stories, *table.tiles):
            values[f"offer {name}"] = 1
        for name in (*view.stories, *view.tiles):
            values[f"unseen {name}"] = 1
        for place, ladder in enumerate(table.board):
            values[f"next space {place}"] = ladder.next
            values[f"rivals {place}"] = rivals_on(table, ladder.achievement)
            if ladder.achievement in CARDS:
                values[f"achievement {place} {ladder.achievement}"] = 1
        for place, seat in enumerate(self._around(view)):
            values[f"first +{place}"] = table.first == seat
            _write_player(values, f"+{place}", table, table.players[seat])
        if table.opponent is not None:
            values["opponent points"] = opponent_points(table)
            for slot, stack in enumerate(table.opponent.stacks):
                values[f"opponent stack {slot}"] = len(stack)
            for kind in Kind:
                told = sum(STORIES[story].kind == kind for story in table.opponent.stories)
                values[f"opponent {kind.name.lower()} stories"] = told
        return values.list

    def _around(self, view: View) -> tuple[Seat, ...]:
        return tuple(((view.seat or 0) + place) % self.seats for place in range(self.seats))


def _sums(sizes: Iterable[int]) -> list[int]:
    """Where each of some blocks begins."""
    found, total = list[int](), 0
    for size in sizes:
        found.append(total)
        total += size
    return found


def _kind(action: Action) -> str:
    """The block of an action."""
    return "ankh" if isinstance(action, TakeAnkh) else type(action).__name__.lower()


@lru_cache(maxsize=64)
def _fitting(mural: Mural, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """The different pieces that can be placed somewhere."""
    return tuple(piece for piece in dict.fromkeys(pieces) if can_be_placed(GRID, mural, lies_of(piece)))


def _completions(player: Player, story: str) -> list[Complete]:
    """The ways to complete a story."""
    return [way for way in completions(player._replace(stories=(story,))) if story in player.stories]


def _claims(player: Player, table: Table, name: str) -> list[Claim]:
    """The ways to pay for an achievement."""
    board = tuple(ladder for ladder in table.board if ladder.achievement == name)
    return list(claims(player, table._replace(board=board)))


def _facts(seats: int) -> tuple[Fact, ...]:
    facts = [*one_hot("phase", [phase.word for phase in Phase])]
    facts += (Fact("round", 0, ROUNDS), Fact("picks", 0, MOST), Fact("deck", 0, MOST))
    facts += (*one_hot("offer", (*STORY_NAMES, *TILES)), *one_hot("unseen", (*STORY_NAMES, *TILES)))
    for place in range(BOARD):
        facts += (Fact(f"next space {place}", 0, 9), Fact(f"rivals {place}", 0, 9))
        if place >= len(FIXED):
            facts += one_hot(f"achievement {place}", CARD_NAMES)
    for seat in range(seats):
        facts += (Fact(f"first +{seat}"), *_player_facts(f"+{seat}"))
    if seats == 1:
        facts.append(Fact("opponent points", -MOST_POINTS, MOST_POINTS))
        facts += (Fact(f"opponent stack {slot}", 0, MOST) for slot in range(SLOTS))
        facts += (Fact(f"opponent {kind.name.lower()} stories", 0, MOST) for kind in Kind)
    return tuple(facts)


def _player_facts(who: str) -> Iterable[Fact]:
    yield from (Fact(f"step {step.word} {who}") for step in Step)
    yield from (Fact(f"story {story} {who}") for story in STORY_NAMES)
    yield from (Fact(f"reserve {piece} {who}", 0, MOST) for piece in PIECE_NAMES)
    yield from (Fact(f"drawn {tile} {who}") for tile in TILES)
    yield from (Fact(f"tokens {token} {who}", 0, MOST) for token in TOKENS)
    yield from (Fact(f"told {kind.name.lower()} {who}", 0, MOST) for kind in Kind)
    yield from (Fact(f"ankh {ankh} {who}") for ankh in ANKHS)
    yield from (Fact(f"scored {place} {who}", 0, MOST) for place in range(BOARD))
    yield from (Fact(f"claiming {place} {who}") for place in range(BOARD))
    yield from (Fact(f"draws {who}", 0, MOST), Fact(f"points {who}", -MOST_POINTS, MOST_POINTS))


def _write_player(values: Values, who: str, table: Table, player: Player) -> None:
    places = {ladder.achievement: place for place, ladder in enumerate(table.board)}
    values[f"step {player.step.word} {who}"] = 1
    for story in player.stories:
        values[f"story {story} {who}"] = 1
    for piece in (*player.tiles, *CARTOUCHES):
        values[f"reserve {piece} {who}"] = (*player.tiles, *player.cartouches).count(piece)
    for tile in player.offers[0] if player.offers else ():
        values[f"drawn {tile} {who}"] = 1
    for token, number in zip(TOKENS, player.tokens, strict=True):
        values[f"tokens {token} {who}"] = number
    for kind, number in zip(Kind, player.kinds, strict=True):
        values[f"told {kind.name.lower()} {who}"] = number
    for ankh in player.ankhs:
        values[f"ankh {ankh} {who}"] = 1
    for score in player.scores:
        values[f"scored {places[score.achievement]} {who}"] = score.points
    if player.claiming is not None:
        values[f"claiming {places[player.claiming.achievement]} {who}"] = 1
    values[f"draws {who}"], values[f"points {who}"] = player.draws, player.points


@cache
def encoding(options: Options, seats: int, actions: ActionsName) -> CartoucheEncoding:
    """The encoding of an agreement."""
    return CartoucheEncoding(options, seats, actions)
