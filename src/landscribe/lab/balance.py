"""How a scoring card fares against the pool it is dealt from: solo games of several bots, on every map."""

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from functools import partial
from itertools import product, zip_longest
from typing import NamedTuple

from landscribe.games import game_named
from landscribe.lab.cards import Change, change_of, is_first_other
from landscribe.lab.engine import Engine
from landscribe.lab.follow import points_of
from landscribe.lab.match import Match, Result, match_of
from landscribe.lab.playouts import native_playouts
from landscribe.lab.simulation import played
from landscribe.lab.statistics import Spread, spread
from landscribe.lab.variance import mean

BOTS = ("uniform", "greedy", "planner", "master:1")
"""From one who knows nothing, over beginners who take what scores now, to a master who does not search."""
BEGINNER, MASTER = "greedy", "master"
"""Which of them is called so, whatever follows its name."""
SLOW = 8
"""So many games that the rules play are handed to a worker at a time."""
OUTLIER = 2.0
"""A card whose points lie so many deviations of the pool from its mean is too strong or too weak."""
DEALS = 300
"""So many deals are looked at for the cards that there are."""
FEW = 5
"""Of fewer games than this nothing is told."""


class Plan(NamedTuple):
    """What is played: a match for each bot and map."""

    game: str
    bots: tuple[str, ...]
    maps: tuple[str, ...]  # one without a name where the game has a single map
    matches: tuple[Match, ...]  # bot by bot, of each map by map

    @property
    def is_thought(self) -> bool:
        """Whether some of the bots think, whose native code can play at random as well."""
        return set(self.bots) != {"uniform"}

    def place(self, match: int) -> tuple[str, str]:
        """The bot and the map of a match."""
        bot, side = divmod(match, len(self.maps))
        return self.bots[bot], self.maps[side]


def plan_of(game: str, given: dict[str, str], bots: Sequence[str]) -> Plan:
    """The matches, checked: every map that the game offers, unless one was chosen."""
    offered = {option.name: option for option in game_named(game).offer()}
    maps = offered["map"].values if "map" in offered and "map" not in given else ("",)
    matches = [
        match_of(game, {**given, **({"map": side} if side else {})}, [bot])
        for bot, side in product(bots, maps)
    ]
    return Plan(game, tuple(bots), maps if maps != ("",) else (given.get("map", ""),), tuple(matches))


class Row(NamedTuple):
    """A game: its place in the plan, and what each goal in play has brought, in the order they lie in."""

    match: int
    seed: int
    points: float
    earned: dict[str, int]  # by the messages of the goals


def rows_of(plan: Plan, games: int, seed: int, engine: Engine) -> Generator[list[Row]]:
    """So many games of each match, the same deals for all, in parts that are of one match each."""
    return engine.mapped(partial(_played, plan), _parts(plan, games, seed))


def _parts(plan: Plan, games: int, seed: int) -> Iterable[tuple[int, range]]:
    """A part of each bot by turns, so that no process waits for what another one compiles.

    The last bot begins, whose native code takes longest.
    """
    seeds, sides = range(seed, seed + games), len(plan.maps)
    by_bot = list[list[tuple[int, range]]]()
    for first in range(0, len(plan.matches), sides):
        natively = native_playouts(plan.matches[first], plan.is_thought)
        size = natively.chunk if natively else SLOW
        matches = range(first, first + sides)
        by_bot.append([(number, seeds[at : at + size]) for number in matches for at in range(0, games, size)])
    for turn in zip_longest(by_bot[-1], *by_bot[:-1]):
        yield from filter(None, turn)


def _played(plan: Plan, part: tuple[int, range]) -> list[Row]:
    number, seeds = part
    match = plan.matches[number]
    natively = native_playouts(match, plan.is_thought)
    results = natively.results(seeds) if natively else (played(match, seed) for seed in seeds)
    return [_row(number, result) for result in results]


def _row(match: int, result: Result) -> Row:
    (summary,), (points,) = result.summaries, points_of(result.outcome, result.summaries)
    return Row(match, result.seed, points, {goal.goal: goal.total for goal in summary.earned})


class Weighed(NamedTuple):
    """What a card brought in some games."""

    games: int
    points: Spread
    nothing: float  # the part of them in which it brought none


class ByBot(NamedTuple):
    """What a card is to one who plays so."""

    bot: str
    all: Weighed
    slots: tuple[Weighed | None, ...]  # by the place in which it lies
    maps: tuple[Weighed | None, ...]  # by the maps of the plan
    decides: float  # how often two games that have it change places without its points
    change: Change | None  # the result with it less that without it


class Pull(NamedTuple):
    """How much more a card brings where another one is in play, too."""

    goal: str
    games: int
    more: float
    error: float


class Balance(NamedTuple):
    """What is known of a card."""

    goal: str
    bots: tuple[ByBot, ...]  # as in the plan
    pulls: tuple[Pull, ...]  # to the last bot, what helps most first
    standing: float  # how many deviations of the pool its mean lies above that of the others, to the last bot

    @property
    def verdict(self) -> str:
        """Whether it is `strong`, `weak` or `even`."""
        return "strong" if self.standing >= OUTLIER else "weak" if self.standing <= -OUTLIER else "even"


def pool_of(plan: Plan) -> tuple[str, ...]:
    """The goals that lie there in some deals only, by their messages."""
    game, match = game_named(plan.game), plan.matches[0]
    options, times = game.options(dict(match.given)), Counter[str]()
    for seed in range(DEALS):
        times.update(earned.goal for earned in game.summary(game.new(options, 1, seed))[0].earned)
    return tuple(sorted(goal for goal, often in times.items() if often < DEALS))


class Games(NamedTuple):
    """All games of a plan, and the pool that they were dealt from."""

    plan: Plan
    pool: tuple[str, ...]
    rows: list[Row]

    def of_bot(self, bot: str) -> list[Row]:
        """The games of one bot, map by map."""
        return [row for row in self.rows if self.plan.place(row.match)[0] == bot]


def balances_of(games: Games) -> list[Balance]:
    """Every card of the pool that all bots have met, what brings most to the last bot first."""
    pool = games.pool
    by_bot = [(bot, games.of_bot(bot)) for bot in games.plan.bots]
    last = by_bot[-1][1]
    met = [goal for goal in pool if all(len(_points(rows, goal)) >= FEW for _, rows in by_bot)]
    means = {goal: mean(_points(last, goal)) for goal in met}
    found = [
        Balance(
            goal,
            tuple(_by_bot(games.plan, bot, rows, goal, pool) for bot, rows in by_bot),
            _pulls(last, goal, pool),
            _standing(goal, means),
        )
        for goal in means
    ]
    return sorted(found, key=lambda one: -one.bots[-1].all.points.mean)


def _points(rows: Iterable[Row], goal: str) -> list[int]:
    return [row.earned[goal] for row in rows if goal in row.earned]


def _by_bot(plan: Plan, bot: str, rows: Sequence[Row], goal: str, pool: Sequence[str]) -> ByBot:
    with_it = [row for row in rows if goal in row.earned]
    sides = [[row for row in with_it if plan.place(row.match)[1] == side] for side in plan.maps]
    places = _places(with_it, goal, pool)
    whole = _weighed(with_it, goal)
    assert whole
    return ByBot(
        bot,
        whole,
        tuple(_weighed(part, goal) for part in places),
        tuple(_weighed(part, goal) for part in sides),
        _decides(with_it, goal),
        change_of([row.points for row in rows], [goal in row.earned for row in rows]),
    )


def _places(rows: Sequence[Row], goal: str, pool: Sequence[str]) -> list[list[Row]]:
    """The games by the place of a card among those that are dealt: under A to D."""
    dealt = [[name for name in row.earned if name in pool] for row in rows]
    most = max((len(names) for names in dealt), default=0)
    return [
        [row for row, names in zip(rows, dealt, strict=True) if names.index(goal) == place]
        for place in range(most)
    ]


def _weighed(rows: Sequence[Row], goal: str) -> Weighed | None:
    points = _points(rows, goal)
    if not points:
        return None
    return Weighed(len(points), spread(points), points.count(0) / len(points))


def _decides(rows: Sequence[Row], goal: str) -> float:
    """How often one of two games with the card, on the same map, is ahead only by its points."""
    changed, pairs = 0, 0
    for one, other in zip(rows[::2], rows[1::2], strict=False):
        if one.match == other.match:
            pairs += 1
            points = (one.points, other.points)
            without = tuple(row.points - row.earned[goal] for row in (one, other))
            changed += is_first_other(points, without)
    return changed / max(1, pairs)


def _pulls(rows: Sequence[Row], goal: str, pool: Sequence[str]) -> tuple[Pull, ...]:
    with_it = [row for row in rows if goal in row.earned]
    points = _points(with_it, goal)
    found = list[Pull]()
    for other in pool:
        there = [other in row.earned for row in with_it]
        change = change_of(points, there) if other != goal else None
        if change:
            found.append(Pull(other, sum(there), change.points, change.error))
    return tuple(sorted(found, key=lambda pull: -pull.more))


def _standing(goal: str, means: dict[str, float]) -> float:
    """How far a card lies from the others, in deviations of these."""
    others = [points for name, points in means.items() if name != goal]
    if len(others) < 2:
        return 0.0
    deviation = spread(others).sd
    return (means[goal] - mean(others)) / deviation if deviation else 0.0
