"""The measure of a game: length, branching, lead, what is hidden, luck and skill, depth, seats, cards."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias, cast

from landscribe.bots import bots_of, understudy
from landscribe.core.note import Note, Say, WrongValue, spoken
from landscribe.lab.cards import Card, cards_of
from landscribe.lab.follow import Followed, followed
from landscribe.lab.ladder import CrossedDeal, Ladder, Tables, crossed, ladder_of
from landscribe.lab.match import Match, match_of
from landscribe.lab.pace import Pace, pace_of
from landscribe.lab.statistics import Spread, spread
from landscribe.lab.unknown import Doubts, Hidden, Reveals, decided_of, doubts, hidden_of, reveals
from landscribe.lab.variance import Share

THINKING = 200
"""So many games are imagined a move by those bots of the usual ladder that search."""

REVEALED, DOUBTED = 20, 4
"""One of so many games among equals is played again in guessed worlds, which takes longer."""

SHARES: "dict[Kind, float]" = {"followed": 0.25, "reveals": 0.35, "doubts": 0.5, "crossed": 1.0}
"""The part of the time after which each kind of game ends."""

FEWEST = 2
"""So many of each kind are played, however short the time."""


class Plan(NamedTuple):
    """What is measured: a game at so many seats, who plays it among equals, and the ladder of bots."""

    equals: Match
    tables: Tables


class Seated(NamedTuple):
    """How a seat fares among equals."""

    points: Spread
    wins: Spread


class Measure(NamedTuple):
    """All that was measured; None is what was not, where time or games were too few."""

    game: str
    options: dict[str, str]
    seats: int
    player: str
    seed: int
    pace: Pace | None
    first: list[Seated] | None  # by seat, where several play
    hidden: Hidden | None
    decided: list[Share] | None  # the part of the variance of results that is, after each fifth
    ladder: Ladder | None
    cards: list[Card]


def usual_ladder(game: str) -> list[str]:
    """All bots of a game, the weakest first; those that search with a small budget."""
    return [bot if understudy(game, bot) == bot else f"{bot}:{THINKING}" for bot in bots_of(game)]


def usual_player(game: str, ladder: Sequence[str]) -> str:
    """Who plays among equals: the last of the ladder that does not search, or who stands in for the last."""
    names = [bot.partition(":")[0] for bot in ladder]
    plain = [bot for bot in names if understudy(game, bot) == bot]
    return plain[-1] if plain else understudy(game, names[-1])


def plan_of(
    game: str, given: Mapping[str, str], seats: int, ladder: Sequence[str], player: str | None = None
) -> Plan:
    """What is to be measured, checked: a Refusal with a sentence before any work starts."""
    if len(ladder) < 2 or len(set(ladder)) != len(ladder):
        raise WrongValue("refused-different-bots", bots=", ".join(ladder))
    for bot in ladder:
        match_of(game, given, [bot] * seats)
    equals = match_of(game, given, [player or usual_player(game, ladder)] * seats)
    return Plan(equals, Tables(game, equals.given, tuple(ladder), seats))


Kind: TypeAlias = Literal["followed", "reveals", "doubts", "crossed"]
"""Games among equals, some of them again as a seat sees them, and deals that the whole ladder plays."""


Part: TypeAlias = Followed | Reveals | Doubts | CrossedDeal


class Task(NamedTuple):
    """A piece of the work: a game, or all games on a deal."""

    kind: Kind
    seed: int


def done(plan: Plan, task: Task) -> Part:
    """What comes of a task."""
    match task.kind:
        case "followed":
            return followed(plan.equals, task.seed)
        case "reveals":
            return reveals(plan.equals, task.seed)
        case "doubts":
            return doubts(plan.equals, task.seed)
        case "crossed":
            return crossed(plan.tables, task.seed)


class Budget(NamedTuple):
    """How many games among equals and how many crossed deals, from which seed, in how many seconds."""

    games: int
    deals: int
    seed: int
    seconds: float | None = None

    def number(self, kind: Kind) -> int:
        """How many tasks of a kind there are at most."""
        return {
            "followed": self.games,
            "reveals": max(FEWEST, self.games // REVEALED),
            "doubts": max(FEWEST, self.games // DOUBTED),
            "crossed": self.deals,
        }[kind]


def tasks(budget: Budget, clock: Callable[[], float]) -> Iterator[Task]:
    """All tasks, kind by kind; a kind ends early when its part of the time is over."""
    begun = clock()
    for kind, share in SHARES.items():
        for number in range(budget.number(kind)):
            is_late = budget.seconds is not None and clock() - begun > share * budget.seconds
            if is_late and number >= FEWEST:
                break
            yield Task(kind, budget.seed + number)


class Found(NamedTuple):
    """What was played."""

    followed: list[Followed]
    reveals: list[Reveals]
    doubts: list[Doubts]
    crossed: list[CrossedDeal]

    def keep(self, part: Part) -> None:
        """Adds what came of a task."""
        match part:
            case Followed():
                self.followed.append(part)
            case Reveals():
                self.reveals.append(part)
            case Doubts():
                self.doubts.append(part)
            case CrossedDeal():
                self.crossed.append(part)


def measure_of(plan: Plan, found: Found, seed: int) -> Measure:
    """What the games say."""
    match, several = plan.equals, plan.tables.seats > 1
    return Measure(
        game=match.game,
        options=dict(match.given),
        seats=plan.tables.seats,
        player=match.bots[0],
        seed=seed,
        pace=pace_of(found.followed),
        first=seated_of(found.followed) if several and found.followed else None,
        hidden=hidden_of(found.reveals),
        decided=decided_of(found.doubts, found.followed),
        ladder=ladder_of(plan.tables, found.crossed),
        cards=cards_of(found.followed) if found.followed else [],
    )


def seated_of(games: Sequence[Followed]) -> list[Seated]:
    """How each seat fares where all play alike: points more than the mean of the table, and wins."""
    return [_seated(games, seat) for seat in range(len(games[0].points))]


def _seated(games: Sequence[Followed], seat: int) -> Seated:
    more = [game.points[seat] - sum(game.points) / len(game.points) for game in games]
    winners = [game.outcome.winners for game in games]
    return Seated(spread(more), spread([(seat in first) / max(1, len(first)) for first in winners]))


def plain(value: Any, say: Say) -> Any:
    """What was measured as JSON holds it: named values by their names, a note in words."""
    if isinstance(value, Note):
        return spoken(value, say)
    if hasattr(value, "_asdict"):
        return {name: plain(part, say) for name, part in value._asdict().items()}
    if isinstance(value, list):
        return [plain(part, say) for part in cast(list[Any], value)]
    return value
