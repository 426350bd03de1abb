"""How long the review of a game alone takes on one core, and how many of its decisions miss the bar."""

from time import process_time

from landscribe.bots import bot_written, judged, opened
from landscribe.bots.judge import EFFORT
from landscribe.core.record import Record, continued, started
from landscribe.core.rng import advanced, seeded
from landscribe.games import GAMES, game_named

AIM = 15.0
"""Seconds of a core."""
DEALS = 2


def report() -> None:
    """Reviews games of a bot that does not search, and prints what they cost beside the aim."""
    for game in GAMES:
        took, missed, decisions = list[float](), 0, 0
        for seed in range(1, DEALS + 1):
            _, moments = opened(_played(game, seed), 0)
            judged(game, moments[0])  # loads what is compiled
            begun = process_time()
            found = [judged(game, moment) for moment in moments]
            took.append(process_time() - begun)
            missed += sum(each.regret.bar > EFFORT.bar for each in found)
            decisions += len(found)
        most = max(took)
        print(
            f"review of {game} alone, {DEALS} games: at most {most:.1f} s of CPU, {most / AIM:.2f} of the aim"
            f"; {missed} of {decisions} decisions have an error above {EFFORT.bar:.0f} point"
        )


def _played(name: str, seed: int) -> Record:
    """A game of the learned value alone."""
    game, choose, chance = game_named(name), bot_written(name, "master:1"), seeded(seed)
    record, state = started(game, 1, seed, {})
    while game.to_act(state):
        action = choose(game.view(state, 0), list(game.legal(state, 0)), chance)
        record, state, chance = continued(record, 0, action), game.play(state, 0, action), advanced(chance)
    return record


if __name__ == "__main__":
    report()
