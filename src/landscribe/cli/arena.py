"""`landscribe arena`: bots against each other, and a rating for each with its error."""

from argparse import Namespace

from rich.table import Table

from landscribe.bots.match import match_of
from landscribe.bots.statistics import ratings_of
from landscribe.cli.colour import console
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused
from landscribe.cli.simulate import Runs, collected, declare_runs, runs_of
from landscribe.cli.typed import in_english
from landscribe.core.note import Say, WrongValue
from landscribe.games import game_named


def declare(command: Parser) -> None:
    """What can follow `landscribe arena`."""
    declare_runs(command)
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Lets the bots compete on common deals and prints their ratings."""
    runs, game = runs_of(asked), game_named(asked.game)
    if len(runs.bots) < 2 or len(set(runs.bots)) != len(runs.bots):
        raise WrongValue("refused-different-bots", bots=asked.bots)
    together = len(runs.bots) in game.seats
    given = in_english(given, game.vocabulary, asked.say)
    deals = (_at_one_table if together else _each_alone)(asked.game, given, runs, asked.say)
    if not deals:
        raise Refused("refused-no-deal-played")
    heads = (asked.say(f"cli-head-{name}") for name in ("bot", "rating", "error", "score"))
    table = Table(*heads, title=asked.say("cli-competed", game=asked.game, deals=len(deals)))
    for row in ratings_of(runs.bots, deals):
        table.add_row(row.bot, f"{row.rating:.0f}", f"± {row.error:.0f}", f"{row.mean:.2f}")
    console().print(table)
    return 0


def _at_one_table(game: str, given: dict[str, str], runs: Runs, say: Say) -> list[dict[str, float]]:
    """Everyone's score game by game, each bot in each seat in turn."""
    orders = (runs.bots[start:] + runs.bots[:start] for start in range(len(runs.bots)))
    matches = [match_of(game, given, order) for order in orders]
    share = -(-runs.games // len(matches))
    deals: list[dict[str, float]] = []
    for turn, match in enumerate(matches):
        results = collected(match, share, runs.seed + turn, runs.jobs, say)
        deals += (dict(zip(match.bots, map(float, result.outcome.scores), strict=True)) for result in results)
    return deals


def _each_alone(game: str, given: dict[str, str], runs: Runs, say: Say) -> list[dict[str, float]]:
    """Everyone's score deal by deal, where a game is played alone."""
    matches = [match_of(game, given, [name]) for name in runs.bots]
    columns = [collected(match, runs.games, runs.seed, runs.jobs, say) for match in matches]
    rows = zip(*columns, strict=False)
    return [{bot: float(r.outcome.scores[0]) for bot, r in zip(runs.bots, row, strict=True)} for row in rows]
