"""`landscribe balance`: whether a scoring card is too strong or too weak for its pool, and why."""

import json
from argparse import Namespace
from functools import reduce
from pathlib import Path

from landscribe.cli.balance_report import write_report
from landscribe.cli.balance_tables import card_grids, plain_balance, pool_grid, table_of, verdict_on
from landscribe.cli.colour import console
from landscribe.cli.engines import at_least_one, collect, declare_engine, engine_of
from landscribe.cli.parsing import Parser
from landscribe.cli.plot import plot_kind
from landscribe.cli.screen import Refused
from landscribe.cli.simulate import check_writable
from landscribe.core.note import Say, WrongValue
from landscribe.core.options import whole_number
from landscribe.core.rng import MASK
from landscribe.core.text import plain
from landscribe.core.vocabulary import in_english
from landscribe.games import GAMES, game_named
from landscribe.lab.balance import BOTS, Games, Plan, Row, balances_of, plan_of, pool_of, rows_of
from landscribe.lab.engine import Engine
from landscribe.lab.heat import Heat, heats_of, hot_games, joined
from landscribe.texts import say_in

GAMES_USUAL = 300
HOT = 24
"""So many games are followed for the picture of where a card is scored."""


def declare(command: Parser) -> None:
    """What can follow `landscribe balance`."""
    say, add = command.say, command.add_argument
    command.epilog = say("cli-about-options")
    add("card", metavar=say("cli-usage-card"), nargs="?", help=say("balance-option-card"))
    games = say("cli-option-game", games=", ".join(GAMES))
    add("--game", default=next(iter(GAMES)), metavar=say("cli-usage-game"), help=games)
    bots = say("balance-option-bots", bots=",".join(BOTS))
    add("--bots", default=",".join(BOTS), metavar=say("cli-usage-bots"), help=bots)
    add("--games", default=str(GAMES_USUAL), metavar="N", help=say("balance-option-games", games=GAMES_USUAL))
    add("--seed", default="1", metavar="N", help=say("cli-option-seed"))
    declare_engine(command)
    add("--json", action="store_true", help=say("cli-option-json"))
    add("--report", metavar=say("cli-usage-file"), help=say("balance-option-report"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Plays the games and tells of one card, or of the whole pool; interrupted, of what was played."""
    say, game = asked.say, game_named(asked.game)
    bots = [name.strip() for name in asked.bots.split(",") if name.strip()]
    plan = plan_of(game.name, in_english(given, game.vocabulary, say), bots)
    pool = pool_of(plan)
    goal = None if asked.card is None else _goal(asked.card, pool, say)
    games, seed = at_least_one("--games", asked.games), whole_number("--seed", asked.seed)
    if not 0 <= seed <= MASK - games:
        raise WrongValue("refused-first-seed", seed=str(seed), most=str(MASK - games))
    if asked.report:
        _check_report(asked.report)
    with engine_of(asked) as engine:
        found = Games(plan, pool, _rows(engine, plan, games, seed, say))
        balances = balances_of(found)
        if not any(goal in (None, one.goal) for one in balances):
            raise Refused("refused-no-game-played")
        heat = _heat(engine, found, goal, say) if goal and (asked.report or asked.json) else None
    if asked.report:
        write_report(Path(asked.report), found, balances, goal, heat, say)
    if asked.json:
        print(json.dumps(plain_balance(found, balances, goal, heat, say_in("en"))))
        return 0
    chosen = next((one for one in balances if one.goal == goal), None)
    grids = card_grids(found, chosen, say) if chosen else [pool_grid(found, balances, say)]
    for grid in grids:
        console().print(table_of(grid))
    if chosen:
        console().print(verdict_on(chosen, found, say))
    return 0


def _goal(typed: str, pool: tuple[str, ...], say: Say) -> str:
    """The card with this name, in the reader's language or in English."""
    for goal in pool:
        if plain(typed) in {plain(say(goal)), plain(say_in("en")(goal))}:
            return goal
    raise WrongValue("refused-balance-card", name=typed, known=", ".join(map(say, pool)))


def _check_report(name: str) -> None:
    if plot_kind(name) != "html":
        raise WrongValue("refused-report-kind", file=name)
    check_writable(Path(name))


def _rows(engine: Engine, plan: Plan, games: int, seed: int, say: Say) -> list[Row]:
    rows = list[Row]()

    def take(part: list[Row]) -> int:
        rows.extend(part)
        return len(part)

    collect(rows_of(plan, games, seed, engine), take, say("balance-playing"), games * len(plan.matches), say)
    return rows


def _heat(engine: Engine, games: Games, goal: str, say: Say) -> Heat | None:
    """Where the card is scored, if that can be told."""
    parts = list[Heat]()

    def take(part: Heat) -> int:
        parts.append(part)
        return 1

    played = hot_games(games, goal, HOT)
    collect(heats_of(games.plan, goal, played, engine), take, say("balance-following"), len(played), say)
    found = reduce(joined, parts) if parts else None
    return found if found and found.times else None
