"""`landscribe arena`: bots against each other: how strong they are, by how much, and how long they think."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from landscribe.cli.colour import console
from landscribe.cli.engines import collect, engine_of
from landscribe.cli.parsing import Parser
from landscribe.cli.plot import drawn_arena, plot_kind
from landscribe.cli.screen import Refused
from landscribe.cli.simulate import Runs, check_writable, declare_runs, runs_of, title_of
from landscribe.core.note import Say, WrongValue
from landscribe.core.vocabulary import in_english
from landscribe.games import game_named
from landscribe.lab.contest import Deal, Standing, apart, best_title, difference, standings, together
from landscribe.lab.engine import Engine
from landscribe.lab.match import Match, match_of
from landscribe.lab.simulation import Timed, timed
from landscribe.lab.statistics import Spread


def declare(command: Parser) -> None:
    """What can follow `landscribe arena`."""
    say = command.say
    declare_runs(command)
    command.add_argument("--alone", action="store_true", help=say("cli-option-alone"))
    command.add_argument("--plot", metavar=say("cli-usage-file"), help=say("cli-option-plot-arena"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Lets the bots compete on common deals and prints how they fared."""
    runs, game, say = runs_of(asked), game_named(asked.game), asked.say
    if len(runs.bots) < 2 or len(set(runs.bots)) != len(runs.bots):
        raise WrongValue("refused-different-bots", bots=asked.bots)
    kind = plot_kind(asked.plot) if asked.plot else None
    if asked.plot:
        check_writable(Path(asked.plot))
    given = in_english(given, game.vocabulary, say)
    is_shared = len(runs.bots) in game.seats and not asked.alone
    play = _at_one_table if is_shared else _each_alone
    with engine_of(asked) as engine:
        deals = play(asked.game, given, runs, engine, say)
    if not deals:
        raise Refused("refused-no-deal-played")
    rows, title = standings(runs.bots, deals), say("cli-competed", game=asked.game, deals=len(deals))
    console().print(_strengths(rows, best_title(deals), title, say))
    console().print(_differences([row.bot for row in rows], deals, say))
    if asked.plot and kind:
        drawn_arena(rows, title, Path(asked.plot), kind, say)
    return 0


def _strengths(rows: Sequence[Standing], best: str | None, title: str, say: Say) -> Table:
    heads = [say(f"cli-head-{name}") for name in ("bot", "rating", "mean", "wins", "milliseconds")]
    table = Table(*heads, *([say(best)] if best else []), title=title)
    for row in rows:
        table.add_row(
            row.bot,
            f"{row.rating.rating:.0f} ± {row.rating.error:.0f}",
            _with_error(row.points),
            f"{row.wins.mean:.1%} ± {row.wins.error:.1%}",
            f"{row.milliseconds.mean:.3g}",
            *([f"{row.titled:.0%}"] if best else []),
        )
    return table


def _differences(bots: Sequence[str], deals: Sequence[Deal], say: Say) -> Table:
    """What the bot of a row has more than that of a column on the same deals."""
    table = Table(say("cli-head-more"), *bots[1:], title=say("cli-differences"))
    for place, bot in enumerate(bots[:-1]):
        cells = (_with_error(difference(bot, other, deals), "+") for other in bots[place + 1 :])
        table.add_row(bot, *[""] * place, *cells)
    return table


def _with_error(found: Spread, sign: str = "") -> str:
    return f"{found.mean:{sign}.1f} ± {found.error:.1f}"


def _at_one_table(game: str, given: dict[str, str], runs: Runs, engine: Engine, say: Say) -> list[Deal]:
    """How everyone fares game by game, each bot in each seat in turn."""
    orders = (runs.bots[start:] + runs.bots[:start] for start in range(len(runs.bots)))
    matches = [match_of(game, given, order) for order in orders]
    share = -(-runs.games // len(matches))
    seeds = [runs.seed + turn * share for turn in range(len(matches))]  # no deal counts twice
    columns = _games(matches, share, seeds, engine, say)
    return [deal for match, games in zip(matches, columns, strict=True) for deal in together(match, games)]


def _each_alone(game: str, given: dict[str, str], runs: Runs, engine: Engine, say: Say) -> list[Deal]:
    """How everyone fares deal by deal, where a game is played alone."""
    matches = [match_of(game, given, [name]) for name in runs.bots]
    return apart(runs.bots, _games(matches, runs.games, [runs.seed] * len(matches), engine, say))


def _games(
    matches: Sequence[Match], games: int, seeds: Sequence[int], engine: Engine, say: Say
) -> list[list[Timed]]:
    """So many games of each match from its seed on; Ctrl-C ends them all."""
    columns = [list[Timed]() for _ in matches]
    for match, seed, played in zip(matches, seeds, columns, strict=True):

        def take(game: Timed, played: list[Timed] = played) -> int:
            played.append(game)
            return 1

        if not collect(timed(match, games, seed, engine), take, title_of(match), games, say):
            break
    return columns
