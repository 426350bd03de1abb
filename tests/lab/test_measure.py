"""The measure of games whose answer is known."""

from collections.abc import Callable
from math import log2
from typing import Any

import pytest

from landscribe import bots
from landscribe.bots import uniform
from landscribe.bots.bot import Choose
from landscribe.core.game import Earned, Outcome, Summary
from landscribe.core.note import note
from landscribe.games import GAMES
from landscribe.lab.cards import cards_of, change_of
from landscribe.lab.follow import Followed, followed
from landscribe.lab.ladder import Tables, crossed, ladder_of, seating
from landscribe.lab.match import match_of
from landscribe.lab.measure import Budget, Found, Measure, Task, done, measure_of, plain, plan_of, tasks
from landscribe.lab.pace import Correlation, correlation, pace_of
from landscribe.lab.simulation import played
from landscribe.lab.statistics import NORMAL_95, spread
from landscribe.lab.unknown import entropy
from landscribe.lab.variance import jackknifed, mean, parts_of, shares_of
from landscribe.texts import say_in
from tests.lab.made_up import MadeUp, high, low

Measured = Callable[..., Measure]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Measured:
    """Measures a made-up game with bots that step, and that do not."""
    known: dict[str, Choose] = {"uniform": uniform.choose, "low": low, "high": high}

    def bots_of(game: str) -> dict[str, Choose]:
        assert game == "made-up"
        return known

    monkeypatch.setattr(bots, "bots_of", bots_of)

    def measure(
        game: MadeUp, seats: int = 1, games: int = 60, deals: int = 20, player: str = "low"
    ) -> Measure:
        monkeypatch.setitem(GAMES, game.name, game)
        plan = plan_of(game.name, {}, seats, ["low", "high"], player)
        found = Found([], [], [], [])
        for task in tasks(Budget(games, deals, 1), float):
            found.keep(done(plan, task))
        return measure_of(plan, found, 1)

    return measure


def test_alone_pure_luck_is_all_of_the_deal(measured: Measured) -> None:
    ladder = measured(MadeUp(luck=1)).ladder
    assert ladder
    assert ladder.points
    assert (ladder.points.player.share, ladder.points.deal.share, ladder.points.rest.share) == (0, 1, 0)
    assert ladder.rungs[1].gain == spread([0, 0])


def test_at_a_table_pure_luck_is_neither_player_nor_seat(measured: Measured) -> None:
    ladder = measured(MadeUp(luck=1), seats=2, deals=60).ladder
    assert ladder
    assert ladder.points
    assert ladder.wins
    for shares in (ladder.points, ladder.wins):
        assert shares.player.share <= shares.player.error
        assert shares.seat.share <= shares.seat.error
    assert ladder.wins.deal.share == 0
    assert ladder.wins.rest.share > 0.9


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_pure_skill_is_all_of_the_player(measured: Measured, seats: int) -> None:
    ladder = measured(MadeUp(skill=3), seats).ladder
    assert ladder
    assert ladder.points
    assert ladder.points.player == (1, 0)
    step = ladder.rungs[1]
    assert step.gain
    assert step.ahead
    assert (step.gain.mean, step.gain.sd, step.ahead.mean) == (12, 0, 1)


def test_luck_and_skill_come_in_their_true_shares(measured: Measured) -> None:
    """A die of 8 sides has variance 5.25, four have 21; a step of 3 in each round 36 between two players."""
    ladder = measured(MadeUp(luck=1, skill=3), deals=300).ladder
    assert ladder
    assert ladder.points
    assert ladder.points.player.share == pytest.approx(36 / (36 + 21), abs=ladder.points.player.error)
    assert ladder.points.deal.share == pytest.approx(21 / (36 + 21), abs=ladder.points.deal.error)
    assert ladder.points.player.error < 0.1


def test_a_seat_with_an_advantage_is_found(measured: Measured) -> None:
    measure = measured(MadeUp(first=6), seats=3)
    assert measure.first
    assert [seat.wins.mean for seat in measure.first] == [1, 0, 0]
    assert [seat.points.mean for seat in measure.first] == [4, -2, -2]
    assert measure.ladder
    assert measure.ladder.points
    assert measure.ladder.points.seat == (1, 0)


def test_bits_are_those_of_the_dice(measured: Measured) -> None:
    hidden = measured(MadeUp(luck=1), games=100).hidden
    assert hidden
    assert hidden.reveals.mean == 4
    assert not hidden.is_least
    assert hidden.bits.mean == pytest.approx(4 * log2(8), abs=0.3)
    assert [round(one.mean / 3) for one in hidden.left] == [
        4,
        4,
        3,
        2,
        1,
        0,
    ]  # four rounds, looked at in fifths


def test_bits_that_cannot_be_counted_are_the_least(measured: Measured) -> None:
    hidden = measured(MadeUp(luck=1), seats=4).hidden
    assert hidden
    assert hidden.is_least
    assert 20 < hidden.bits.mean < 4 * 12


def test_the_result_is_decided_die_by_die(measured: Measured) -> None:
    decided = measured(MadeUp(luck=1), games=1600, deals=2).decided
    assert decided
    for found, true in zip(decided, (0, 0, 0.25, 0.5, 0.75, 1), strict=True):
        assert found.share == pytest.approx(true, abs=1.3 * found.error + 1e-9)
    assert decided[1].error < 0.2


def test_without_chance_all_is_decided_before_it_begins(measured: Measured) -> None:
    measure = measured(MadeUp(skill=1), player="high")
    assert measure.decided is None  # there is no spread that could be
    assert measure.hidden
    assert measure.hidden.bits.mean == pytest.approx(
        12, abs=0.5
    )  # dice are seen, though they are worth nothing


def test_what_earns_the_points_decides(measured: Measured) -> None:
    by_name = {card.name.message: card for card in measured(MadeUp(luck=1, first=1), seats=2).cards}
    dice, steps = by_name["cartographers-head-coins"], by_name["cartographers-monsters"]
    assert dice.decides
    assert steps.decides
    assert dice.decides.mean > 0.4 > steps.decides.mean == 0


def test_shares_are_those_of_numbers_made_of_known_parts() -> None:
    """Players 0 and 4 (variance 4), seats 0 and 2 (1), deals -3 and 3 in turn."""
    deals = [[[4.0 * p + 2 * s + d for s in (0, 1)] for p in (0, 1)] for d in (-3, 3) * 10]
    parts = parts_of(deals)
    assert parts.player == pytest.approx(4)
    assert parts.seat == pytest.approx(1)
    assert parts.deal == pytest.approx(9 * 20 / 19)
    assert parts.total == pytest.approx(5 + 9 * 20 / 19)


def test_where_all_results_are_the_same_nothing_is_explained() -> None:
    assert shares_of([[[5.0], [5.0]]] * 4) is None
    assert shares_of([[[5.0], [6.0]]]) is None  # a single deal


def test_leaving_out_gives_the_error_of_a_mean() -> None:
    numbers = [3.0, 8.0, 1.0, 9.0, 4.0, 4.0]
    assert jackknifed(numbers, lambda some: [mean(some)]) == pytest.approx([spread(numbers).error])


def test_each_bot_sits_in_each_seat_once_on_a_deal() -> None:
    tables = Tables("mapmaker", (), ("a", "b", "c"), 1)
    assert sorted(seating(tables, 5)) == [0, 1, 2]
    assert len({seating(tables, seed) for seed in range(40)}) == 6


def test_a_ladder_of_real_bots_has_the_games_of_a_simulation() -> None:
    tables = Tables("mapmaker", (), ("uniform", "greedy"), 1)
    deals = [crossed(tables, seed) for seed in (3, 4)]
    for bot, name in enumerate(tables.bots):
        match = match_of("mapmaker", {}, [name])
        scores = [played(match, seed).outcome.scores[0] for seed in (3, 4)]
        assert [deal.points[bot][0] for deal in deals] == scores
    ladder = ladder_of(tables, deals)
    assert ladder
    assert ladder.rungs[1].gain


def test_a_game_alone_is_followed_as_it_is_simulated() -> None:
    match = match_of("mapmaker", {}, ["greedy"])
    game = followed(match, 5)
    assert (game.outcome, game.summaries) == played(match, 5)[1:]
    assert len(game.scores) == len(game.choices) + 1
    assert game.scores[-1] == game.outcome.scores
    assert {"mapmaker-mountains-text"} < set(game.cards)


def game(*scores: tuple[int, ...], cards: dict[str, Any] | None = None) -> Followed:
    """A game in which the seats had these scores."""
    last = scores[-1]
    winners = frozenset(seat for seat, score in enumerate(last) if score == max(last))
    summaries = tuple(Summary((Earned("cartographers-monsters", (score,)),)) for score in last)
    return Followed(1, Outcome(last, winners), summaries, 1, (2,) * (len(scores) - 1), scores, cards or {})


def test_the_lead_changes_and_is_taken_for_good() -> None:
    up_and_down = game(
        (0, 0), (5, 0), (5, 6), (7, 6), (7, 7), (8, 7), (9, 7), (9, 8), (10, 8), (11, 8), (12, 8)
    )
    pace = pace_of([up_and_down] * 3)
    assert pace
    assert pace.lead
    assert pace.lead.changes.mean == 2
    assert pace.lead.decided
    assert pace.lead.decided.mean == 0.5
    wins = [one and one.mean for one in pace.lead.wins]
    assert wins == [None, 1, 0, 1, None, 1, 1, 1, 1, 1, 1]


def test_a_lead_that_only_a_tie_break_gives_is_decided_at_the_end() -> None:
    tied = game((0, 0), (3, 3))
    tied = tied._replace(outcome=Outcome((3, 3), frozenset({1})))
    pace = pace_of([tied])
    assert pace
    assert pace.lead
    assert pace.lead.decided
    assert pace.lead.decided.mean == 1


def test_length_and_choices_are_counted() -> None:
    one = game((0,), (1,), (2,), (3,))._replace(choices=(1, 10, 100), turns=3)
    pace = pace_of([one, one])
    assert pace
    assert [number.mean for number in pace.length] == [3, 3, 2, 3]  # powers of ten: 1 · 10 · 100
    assert (pace.branching.least, pace.branching.middle, pace.branching.most) == (1, 10, 100)
    assert pace.branching.mean.mean == 37


def test_correlation_has_fishers_interval() -> None:
    pairs = [(1.0, 2.0), (2.0, 1.0), (3.0, 4.0), (4.0, 3.0), (5.0, 5.0)]
    found = correlation(pairs, len(pairs))
    assert found == pytest.approx(Correlation(0.8, -0.2796, 0.9862), abs=1e-3)
    assert correlation([(1.0, 2.0)] * 5, 5) is None


def test_a_card_is_worth_the_difference_of_the_games_with_and_without_it() -> None:
    present = [True, False] * 10
    results = [10.0 + 4 * there + noise for there, noise in zip(present, (-1, -1, 1, 1) * 5, strict=True)]
    found = change_of(results, present)
    assert found
    assert found.points == pytest.approx(4)
    assert found.error == pytest.approx(NORMAL_95 * (2 / 9) ** 0.5)
    assert found.explains == pytest.approx((16 - 2 / 9) / 4 / (100 / 19))  # without what chance would bring
    assert change_of(results[:8], present[:8]) is None  # four of each are too few


def test_cards_are_named_once_with_their_goals() -> None:
    with_card = game((0,), (7,), cards={"cartographers-monsters-text": note("cartographers-monsters")})
    cards = cards_of([with_card, game((0,), (3,))])
    assert [card.name.message for card in cards] == ["cartographers-monsters"]
    assert cards[0].earned
    assert cards[0].earned.mean == 5
    assert cards[0].decides
    assert cards[0].decides.mean == 1  # without it the two games are equal


def test_bits_of_equal_chances() -> None:
    bits, is_least = entropy([number % 4 for number in range(64)])
    assert bits == pytest.approx(2 + 3 / (2 * 64 * 0.6931), abs=1e-3)
    assert not is_least
    assert entropy(["the same"] * 64) == (0, False)
    assert entropy(list(range(64))) == (6, True)


def test_time_is_shared_among_the_kinds_of_games_and_each_has_two() -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 1.0
        return now

    found = list(tasks(Budget(1000, 1000, 7, seconds=40), clock))
    kinds = [task.kind for task in found]
    assert found[0] == Task("followed", 7)
    assert sorted(set(kinds), key=kinds.index) == ["followed", "reveals", "doubts", "crossed"]
    assert [kinds.count(kind) for kind in ("followed", "crossed")] == [10, 19]
    none = [task.kind for task in tasks(Budget(1000, 1000, 7, seconds=1e-9), clock)]
    assert [none.count(kind) for kind in dict.fromkeys(none)] == [2, 2, 2, 2]


def test_what_was_not_measured_is_nothing(measured: Measured) -> None:
    measured(MadeUp())
    plan = plan_of("made-up", {}, 2, ["low", "high"])
    empty = plain(measure_of(plan, Found([], [], [], []), 1), say_in("en"))
    assert [empty[part] for part in ("pace", "first", "hidden", "decided", "ladder")] == [None] * 5
    assert empty["cards"] == []
