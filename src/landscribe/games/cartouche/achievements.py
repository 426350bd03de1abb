"""The achievements of Cartouche: four about stories, cards, what each still takes, and their rewards."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from landscribe.core.cells import kernel
from landscribe.core.grid import Cells, Grid
from landscribe.games.cartouche.conditions import (
    NEVER,
    chamber_of_eight,
    chamber_of_eight_distance,
    chamber_of_twins,
    chamber_of_twins_distance,
    corner_to_corner,
    corner_to_corner_distance,
    four_alone,
    four_alone_distance,
    river_to_corner,
    river_to_corner_distance,
    row_and_column,
    row_and_column_distance,
    side_to_side,
    side_to_side_distance,
    two_lines,
    two_lines_distance,
)
from landscribe.games.cartouche.mural import GRID, Mural
from landscribe.games.cartouche.stories import Kind, Told
from landscribe.games.cartouche.tokens import Counts, Tokens, beyond, held_of, pays, short, total, ways_to_pay

Test: TypeAlias = Callable[[Grid, Mural], Cells]
"""The cells that fulfil a card; none while it is not fulfilled."""

Distance: TypeAlias = Callable[[Grid, Mural], int]
"""How much a card still takes: squares, icons or chambers; 0 where its test finds cells."""


class Stories(NamedTuple):
    """What an achievement about stories asks for: so many of a kind, or of any one kind."""

    kind: int
    number: int


ANY_ONE = -1

FIXED = {
    "rivers": Stories(Kind.RIVER, 3),
    "chambers": Stories(Kind.CHAMBER, 3),
    "tokens": Stories(Kind.TOKEN, 3),
    "identical": Stories(ANY_ONE, 5),
}
"""The achievements of every game, in the order of the board."""


class Card(NamedTuple):
    """An achievement card: what its distance counts, what fulfils it, or the prices of which one is paid."""

    unit: str
    test: Test | None = None
    distance: Distance | None = None
    example: str = ""  # a mural that fulfils it; none where it is paid for
    prices: tuple[Counts, ...] = ()
    star: bool = False  # for a first game
    since: int = 1  # the version of the rules that brought it
    instead_of: str = ""  # the card of which this is another reading


# fmt: off
CARDS = {
    "A1": Card("squares", row_and_column, row_and_column_distance, "CCCB/S.h./S..b/OcBB"),
    "A2": Card("squares", two_lines, two_lines_distance, "CCBB/s..h/HHSO/.b.H", star=True),
    "A3": Card("icons", chamber_of_eight, chamber_of_eight_distance, "csbhC/hbscC/CCCCC/c...s"),
    "A4": Card("icons", chamber_of_twins, chamber_of_twins_distance, "ccS.b/SSS.s", star=True),
    "A5": Card("chambers", four_alone, four_alone_distance, "cBcBs/BBBB./cBcB."),
    "A6": Card("squares", corner_to_corner, corner_to_corner_distance, "C..O/CSS./..BH/H..H"),
    "A6R": Card("squares", river_to_corner, river_to_corner_distance, "C..B/CSS./COCC/H..C", instead_of="A6"),
    "A7": Card("squares", side_to_side, side_to_side_distance, "C.B./CCO./..CC/B...", star=True),
    "A8": Card("tokens", prices=(Counts(cat=6), Counts(snake=6), Counts(bird=6), Counts(human=6))),
    "A9": Card("tokens", prices=(Counts(2, 2, 2, 2),)),
}
# fmt: on

NAMES = tuple(CARDS)
"""The cards by their numbers, as kernels know them."""


class Price(NamedTuple):
    """What can be turned in for the card with a number."""

    card: int
    wanted: Counts


PRICES = tuple(Price(number, price) for number, card in enumerate(CARDS.values()) for price in card.prices)


@kernel
def stories_missing(goal: Stories, told: Told) -> int:
    """How many more stories an achievement about them takes."""
    most = 0
    for kind in range(3):
        if goal.kind in (ANY_ONE, kind):
            most = max(most, told[kind])
    return max(goal.number - most, 0)


@kernel
def is_paid_for(card: int) -> bool:
    """Whether tokens are turned in for a card."""
    prices = 0
    for price in PRICES:
        prices += price.card == card
    return prices > 0


@kernel
def tokens_missing(card: int, tokens: Tokens) -> int:
    """How many tokens a card that is paid for still takes, at its best price."""
    least = NEVER
    for price in PRICES:
        if price.card == card:
            least = min(least, short(tokens, price.wanted, 0))
    return least


@kernel
def ways_to_claim(card: int, tokens: Tokens) -> Iterator[Tokens]:
    """Every different way to pay for a card, price by price."""
    for number, price in enumerate(PRICES):
        if price.card == card:
            for payment in ways_to_pay(tokens, price.wanted, 0):
                if not _is_known(card, number, payment):
                    yield payment


@kernel
def _is_known(card: int, number: int, payment: Tokens) -> bool:
    """Whether one of the prices before the one with this number is paid just so."""
    known = False
    for place, price in enumerate(PRICES):
        if place < number and price.card == card:
            known |= pays(payment, price.wanted)
    return known


@kernel
def best_price(card: int, tokens: Tokens) -> Counts:
    """The price of a card for which the fewest scarabs are needed."""
    best, least = Counts(0, 0, 0, 0), NEVER
    for price in PRICES:
        if price.card == card:
            lacking = total(beyond(price.wanted, held_of(tokens)))
            if lacking < least:
                best, least = price.wanted, lacking
    return best


def by_number(rules: Sequence[Distance]) -> Callable[[int, Grid, Mural], int]:
    """One kernel of all these: the rule is picked by its number."""
    if len(rules) == 1:
        only = rules[0]

        @kernel
        def alone(number: int, grid: Grid, mural: Mural) -> int:
            return only(grid, mural)

        return alone
    half = len(rules) // 2
    lower, upper = by_number(rules[:half]), by_number(rules[half:])

    @kernel
    def picked(number: int, grid: Grid, mural: Mural) -> int:
        return lower(number, grid, mural) if number < half else upper(number - half, grid, mural)

    return picked


@kernel
def far_away(grid: Grid, mural: Mural) -> int:
    """The distance of a card that is not about the mural."""
    return NEVER


mural_missing = by_number([card.distance or far_away for card in CARDS.values()])
"""How much the card with a number still takes, if it is about the mural."""


def cells_for(name: str, mural: Mural) -> Cells:
    """The cells that fulfil a card; none for an achievement that is not about the mural."""
    test = CARDS[name].test if name in CARDS else None
    return test(GRID, mural) if test else GRID.none


def missing_for(name: str, mural: Mural, tokens: Tokens, told: Told) -> int:
    """How much an achievement still takes."""
    if name in FIXED:
        return stories_missing(FIXED[name], told)
    card = NAMES.index(name)
    return tokens_missing(card, tokens) if is_paid_for(card) else mural_missing(card, GRID, mural)


def unit_of(name: str) -> str:
    """What `missing_for` counts."""
    return CARDS[name].unit if name in CARDS else "stories"


def rewards(name: str, seats: int) -> tuple[int, ...]:
    """The reward spaces of an achievement, the best first; one and two players use the same side."""
    few, many = _REWARDS.get(name, _REWARDS["card"])
    return few if seats <= 2 else many


_REWARDS = {
    "rivers": ((5, 3), (6, 4, 2)),
    "chambers": ((5, 3), (6, 4, 2)),
    "tokens": ((5, 3), (6, 4, 2)),
    "identical": ((8, 5), (9, 7, 5)),
    "card": ((7, 4), (8, 6, 4)),
}
