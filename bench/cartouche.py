"""Cartouche played by its planner, beside the figures of its design: scores, and what cards are good for."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import NamedTuple

from landscribe.bots.cartouche.planning import planner
from landscribe.core.rng import seeded
from landscribe.games.cartouche.actions import Take
from landscribe.games.cartouche.rules import legal, new, outcome, play, to_act
from landscribe.games.cartouche.solo import opponent_points
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import Options, Player
from landscribe.games.cartouche.views import view

RESULTS = 60  # seats in a row of the table

SIMULATED = {  # seats and side: mean, q10, median and q90 when the content was designed
    (1, "A"): (65.6, 49, 65, 83),
    (1, "B"): (63.1, 47, 62, 82),
    (2, "A"): (69.7, 52, 69, 88),
    (2, "B"): (67.7, 49, 67, 88),
    (3, "A"): (74.9, 55, 75, 95),
    (3, "B"): (72.9, 54, 72, 93),
    (4, "A"): (74.6, 55, 75, 94),
    (4, "B"): (72.7, 53, 72, 92),
}
WON_ALONE = {"A": 0.74, "B": 0.65}
BOT_RATES = {
    "A1": 0.65,
    "A2": 0.96,
    "A3": 0.38,
    "A4": 0.82,
    "A5": 0.19,
    "A6": 1.0,
    "A7": 0.99,
    "A8": 0.58,
    "A9": 0.57,
}


# The measurements


class Measured(NamedTuple):
    """What a row of games brought."""

    scores: list[int]
    won_alone: float
    opponent: float


class Seen(NamedTuple):
    """Over all games: how often each card was in play and scored, each story drafted and completed."""

    dealt: Counter[str]
    scored: Counter[str]
    drafted: Counter[str]
    completed: Counter[str]


def row(seats: int, side: str, seen: Seen, tell: Callable[[int], None]) -> Measured:
    """Plays as many games as it takes for the results of a row."""
    scores, won, theirs = list[int](), 0, 0
    for seed in range(RESULTS // seats):
        state = new(Options(side=side), seats, seed)
        while waiting := to_act(state):
            seat = min(waiting)
            action = planner(view(state, seat), list(legal(state, seat)), seeded(seed))
            if isinstance(action, Take) and action.item in STORIES:
                seen.drafted[action.item] += 1
            state = play(state, seat, action)
        end = outcome(state)
        assert end is not None
        scores += end.scores
        if seats == 1:
            won += len(end.winners)
            theirs += opponent_points(state.table)
        _noted(state.table.players, [ladder.achievement for ladder in state.table.board], seen)
        tell(seed + 1)
    return Measured(sorted(scores), won / RESULTS, theirs / RESULTS)


def _noted(players: Iterable[Player], board: list[str], seen: Seen) -> None:
    for player in players:
        seen.dealt.update(board)
        seen.scored.update(score.achievement for score in player.scores)
        seen.completed.update(completed.story for completed in player.completed)


def report() -> None:
    """Prints the scores beside the designed ones, the rates of the cards, and the stories that stand out."""
    begun, seen = perf_counter(), Seen(Counter(), Counter(), Counter(), Counter())
    print(f"cartouche, planner, {RESULTS} results a row (in brackets: the figures of the content's design)")
    for (seats, side), designed in SIMULATED.items():

        def tell(games: int, row_name: str = f"{seats} {side}") -> None:
            if sys.stderr.isatty():
                print(f"\r{row_name}: {games} games", end="\r", file=sys.stderr)

        found = row(seats, side, seen, tell)
        tenth = len(found.scores) // 10
        mean = sum(found.scores) / len(found.scores)
        low, middle, high = (
            found.scores[tenth],
            found.scores[len(found.scores) // 2],
            found.scores[-tenth - 1],
        )
        line = f"  {seats} {side}: mean {mean:.1f} ({designed[0]}), q10 {low} ({designed[1]}), "
        line += f"median {middle} ({designed[2]}), q90 {high} ({designed[3]})"
        if seats == 1:
            line += f", won {found.won_alone:.0%} ({WON_ALONE[side]:.0%}), opponent {found.opponent:.1f}"
        print(line)
    rates = {name: seen.scored[name] / seen.dealt[name] for name in seen.dealt}
    print("  achievements scored: " + ", ".join(_rate(name, rates[name]) for name in sorted(rates)))
    _report_stories(seen)
    print(f"  {perf_counter() - begun:.0f} s")


def _rate(name: str, rate: float) -> str:
    return f"{name} {rate:.0%}" + (f" ({BOT_RATES[name]:.0%})" if name in BOT_RATES else "")


def _report_stories(seen: Seen) -> None:
    """The stories completed least and most of those drafted, and those that are always or never completed."""
    rates = {name: seen.completed[name] / number for name, number in seen.drafted.items()}
    order = sorted(rates, key=lambda name: rates[name])
    print("  stories completed least when drafted: " + ", ".join(f"{n} {rates[n]:.0%}" for n in order[:6]))
    print("  stories completed most when drafted: " + ", ".join(f"{n} {rates[n]:.0%}" for n in order[:-7:-1]))
    odd = {"never": [n for n in order if rates[n] == 0], "always": [n for n in order if rates[n] == 1]}
    print("  " + "; ".join(f"{word} completed: {', '.join(names) or 'none'}" for word, names in odd.items()))


if __name__ == "__main__":
    report()
