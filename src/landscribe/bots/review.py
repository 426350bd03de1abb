"""A finished game thought through again: what each decision was worth, and how kind chance was.

A decision is judged by the view of its seat alone. The best choice is picked in some imagined games, and how
far it is ahead of the played one is measured in others, which are the same for both.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Literal, NamedTuple, TypeAlias

from landscribe.bots.bot import Budget, halved, is_native
from landscribe.bots.judge import Effort, Judge, judge_of
from landscribe.core.game import Seat
from landscribe.core.note import WrongValue
from landscribe.core.page import Clock
from landscribe.core.record import Record, replayed
from landscribe.core.rng import Chance, Seed, advanced, forked, stream
from landscribe.games import game_named

Verdict: TypeAlias = Literal["forced", "good", "thought"]
"""There was no choice; as good as the best, as far as can be told; worth a thought."""


LEAST = 0.95  # less than a point is not worth a thought
LESSONS = 3
CERTAIN = NormalDist().inv_cdf(0.975)  # standard errors on each side of a mean, for 95 of 100 cases


class Estimate(NamedTuple):
    """A mean over imagined games, and how far it may be off in 95 of 100 cases."""

    points: float
    bar: float = 0.0


class Decision(NamedTuple):
    """What a seat did at a moment and the best it could, in points of the score that it is about."""

    step: int  # so many actions came before
    clock: Clock | None
    whose: Seat  # whose score; another's is better the lower it is
    played: str
    best: str
    is_forced: bool
    before: float  # the final score that was to be expected, by what promises most at a glance
    expected: Estimate  # that after what was played
    gain: Estimate  # what was played brings over what promises most at a glance
    regret: Estimate  # what the best brings over what was played

    @property
    def verdict(self) -> Verdict:
        """What is to be said of it."""
        if self.is_forced:
            return "forced"
        return "thought" if self.regret.points > max(self.regret.bar, LEAST) else "good"


class Review(NamedTuple):
    """The decisions of a seat, and its final score, which is start + luck + gain."""

    game: str
    seat: Seat
    final: int
    decisions: tuple[Decision, ...]

    @property
    def own(self) -> tuple[Decision, ...]:
        """The decisions about the seat's own score: the points of its curve."""
        return tuple(decision for decision in self.decisions if decision.whose == self.seat)

    @property
    def start(self) -> float:
        """What was to be expected when the first choice came."""
        return self.own[0].before if self.own else float(self.final)

    @property
    def luck(self) -> Estimate:
        """What chance changed in the expectation, from each decision to the next and to the end."""
        return Estimate(self.final - self.start - self.gain.points, self.gain.bar)

    @property
    def gain(self) -> Estimate:
        """What the choices changed in it: what they brought over what promises most at a glance."""
        return _sum([decision.gain for decision in self.own])

    @property
    def regret(self) -> Estimate:
        """What was left lying."""
        return _sum([decision.regret for decision in self.own])

    @property
    def lessons(self) -> tuple[Decision, ...]:
        """The moves most worth a thought, the largest certain loss first."""
        worth = [decision for decision in self.decisions if decision.verdict == "thought"]
        return tuple(sorted(worth, key=lambda each: each.regret.bar - each.regret.points)[:LESSONS])


def _sum(estimates: Sequence[Estimate]) -> Estimate:
    points = sum(estimate.points for estimate in estimates)
    return Estimate(points, sqrt(sum(estimate.bar**2 for estimate in estimates)))


class Moment(NamedTuple):
    """A decision that is to be judged: all that its seat could know, and what it did."""

    step: int
    number: int  # of the seat's decisions, from 0 on
    view: Any
    played: str


def reviewed(record: Record, seat: Seat, seed: Seed = 1, effort: Effort | None = None) -> Review:
    """The review of a seat's game; the same seed gives the same."""
    final, moments = opened(record, seat)
    decisions = tuple(judged(record.game, moment, seed, effort) for moment in moments)
    return Review(record.game, seat, final, decisions)


def opened(record: Record, seat: Seat) -> tuple[int, tuple[Moment, ...]]:
    """A seat's final score and its decisions; a Refusal where the game goes on or cannot be reviewed."""
    game = game_named(record.game)
    _judge(game.name)
    if seat not in range(record.seats):
        raise WrongValue("refused-seat-range", seat=seat + 1, seats=record.seats)
    states = list(replayed(game, record))
    outcome = game.outcome(states[-1])
    if outcome is None:
        raise WrongValue("refused-review-running")
    mine = ((step, text) for step, (acting, text) in enumerate(record.actions) if acting == seat)
    moments = (
        Moment(step, number, game.view(states[step], seat), text) for number, (step, text) in enumerate(mine)
    )
    return outcome.scores[seat], tuple(moments)


def _judge(game: str) -> Judge:
    judge = judge_of(game)
    if judge is None:
        raise WrongValue("refused-review-game" if is_native() else "refused-review-native", game=game)
    return judge


def judged(name: str, moment: Moment, seed: Seed = 1, effort: Effort | None = None) -> Decision:
    """What was played at a moment, beside the best; as hard as the judge of the game thinks, as a rule."""
    game, judge, view = game_named(name), _judge(name), moment.view
    effort = effort or judge.effort
    legal, played = list(game.legal(game.guess(view, 0), view.seat)), game.read(moment.played)
    choice = _Choice(judge, view, judge.whose(view, played), stream(seed, f"decision {moment.number}"))
    glance, best = choice.picked(legal, played, effort) if len(legal) > 1 else (played, played)
    return Decision(
        moment.step,
        next((status.clock for status in game.page(view).status if status.clock), None),
        choice.whose,
        str(played),
        str(best),
        len(legal) == 1,
        *choice.measured(glance, played, best, effort),
    )


class _Choice(NamedTuple):
    judge: Judge
    view: Any
    whose: Seat
    rng: Chance

    @property
    def sign(self) -> int:
        return 1 if self.whose == self.view.seat else -1

    def picked(self, legal: Sequence[Any], played: Any, effort: Effort) -> tuple[Any, Any]:
        """What one would do at a glance, and the best of the few that promise most and of what was played."""
        promises = self.judge.promises(self.view, legal)
        order = sorted(range(len(legal)), key=lambda place: -self.sign * promises[place])
        few = [legal[place] for place in order[: effort.candidates]]
        few = few if played in few else [*few, played]
        return few[0], halved(few, Budget(effort.picking), self._tried, forked(self.rng))

    def _tried(self, actions: Sequence[Any], worlds: int, rng: Chance) -> Sequence[Sequence[float]]:
        found = self.judge.futures(self.view, actions, rng, worlds)
        return [[self.sign * points for points in row] for row in found]

    def measured(self, glance: Any, played: Any, best: Any, effort: Effort) -> tuple[Any, ...]:
        """What was to be expected before and after, what that gained over a glance, and the regret.

        How high a score is to be expected is the promise: in imagined games one plays less well. These tell
        how far one choice is ahead of another, and what comes where all of them end alike.
        """
        actions, rng = list(dict.fromkeys((glance, played, best))), forked(advanced(self.rng))
        rows: list[list[float]] = [[] for _ in actions]
        first, mine, other = (actions.index(action) for action in (glance, played, best))
        while not rows[0] or (
            len(rows[0]) < effort.worlds and self._ahead(rows, mine, other).bar > effort.bar
        ):
            rng = advanced(rng)
            more = self.judge.futures(self.view, actions, forked(rng), effort.batch)
            rows = [[*row, *added] for row, added in zip(rows, more, strict=True)]
        (before,) = self.judge.promises(self.view, [glance])
        gain, imagined = self._ahead(rows, first, mine), _estimate(rows[mine])
        expected = Estimate(before + self.sign * gain.points, imagined.bar) if imagined.bar else imagined
        return before, expected, gain, self._ahead(rows, mine, other)

    def _ahead(self, rows: Sequence[Sequence[float]], one: int, other: int) -> Estimate:
        """How far the other is ahead of the one in the same worlds."""
        return _estimate([self.sign * (b - a) for a, b in zip(rows[one], rows[other], strict=True)])


def _estimate(points: Sequence[float]) -> Estimate:
    return Estimate(fmean(points), CERTAIN * stdev(points) / sqrt(len(points)))
