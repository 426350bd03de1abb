"""`landscribe balance`: whether a scoring card is too strong or too weak for its pool, and why."""

import json
from argparse import Namespace
from collections.abc import Iterable
from functools import reduce
from pathlib import Path

from landscribe.cli.balance_report import write_report
from landscribe.cli.balance_tables import card_grids, plain_balance, pool_grid, table_of, verdict_on
from landscribe.cli.colour import console
from landscribe.cli.engines import at_least_one, collect, declare_engine, engine_of
from landscribe.cli.parsing import Parser
from landscribe.cli.plot import plot_kind
from landscribe.cli.screen import Refused, own_language
from landscribe.cli.simulate import check_writable
from landscribe.core.game import AnyGame
from landscribe.core.note import Say, WrongValue
from landscribe.core.options import whole_number
from landscribe.core.rng import MASK
from landscribe.core.text import plain
from landscribe.core.vocabulary import in_english
from landscribe.games import GAMES, game_named
from landscribe.lab.balance import BOTS, FEW, Games, Plan, Row, balances_of, plan_of, pool_of, rows_of
from landscribe.lab.engine import Engine
from landscribe.lab.heat import Heat, heats_of, hot_games, joined
from landscribe.texts import say_in

GAMES_USUAL = 150
POOLS = ("scoring", "mixed")
"""The options that say what is drawn."""
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
    plan, pool, goal = _planned(game, in_english(given, game.vocabulary, say), bots, asked.card, say)
    games, seed = at_least_one("--games", asked.games), whole_number("--seed", asked.seed)
    if not 0 <= seed <= MASK - games:
        raise WrongValue("refused-first-seed", seed=str(seed), most=str(MASK - games))
    if asked.report:
        _check_report(asked.report)
    with engine_of(asked) as engine:
        rows, is_whole = _rows(engine, plan, games, seed, say)
        found = Games(plan, pool, rows)
        balances = balances_of(found)
        if not found.rows:
            raise Refused("refused-no-game-played")
        if not any(goal in (None, one.goal) for one in balances):
            raise Refused("refused-balance-few", number=FEW)
        is_shown = is_whole and (asked.report or asked.json)  # who has pressed Ctrl-C waits for no more games
        heat = _heat(engine, found, goal, say) if goal and is_shown else None
    if asked.report:
        language = asked.language or own_language()
        write_report(Path(asked.report), found, balances, goal, heat, say, language)
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


def _planned(
    game: AnyGame, given: dict[str, str], bots: list[str], card: str | None, say: Say
) -> tuple[Plan, tuple[str, ...], str | None]:
    """What is played, the pool, and of it the card that was asked for: what is not there joins it."""
    plan = plan_of(game.name, given, bots)
    pool = pool_of(plan)
    if card is not None and _goal(card, pool, say) is None:
        plan = plan_of(game.name, _joined(card, game, given, say), bots)
        pool = pool_of(plan)
    if not pool:
        raise WrongValue("refused-balance-pool")
    goal = None if card is None else _goal(card, pool, say)
    if card is not None and goal is None:
        raise WrongValue("refused-balance-card", name=card, known=", ".join(map(say, pool)))
    return plan, pool, goal


def _goal(typed: str, pool: Iterable[str], say: Say) -> str | None:
    """The card with this name, in the reader's language or in English."""
    return next(
        (goal for goal in pool if plain(typed) in {plain(say(goal)), plain(say_in("en")(goal))}), None
    )


def _joined(typed: str, game: AnyGame, given: dict[str, str], say: Say) -> dict[str, str]:
    """The options with a card of this name in the pool, where the game can draw such a one."""
    for option in POOLS:
        cards = {message: name for name, message in game.vocabulary.values.get(option, {}).items()}
        if goal := _goal(typed, cards, say):
            usual = ", ".join(getattr(game.options({}), option))
            return {**given, option: ", ".join(filter(None, (given.get(option, usual), cards[goal])))}
    return given


def _check_report(name: str) -> None:
    if plot_kind(name) != "html":
        raise WrongValue("refused-report-kind", file=name)
    check_writable(Path(name))


def _rows(engine: Engine, plan: Plan, games: int, seed: int, say: Say) -> tuple[list[Row], bool]:
    """The games, and whether they are all that were asked for."""
    rows, number = list[Row](), games * len(plan.matches)

    def take(part: list[Row]) -> int:
        rows.extend(part)
        return len(part)

    return rows, collect(rows_of(plan, games, seed, engine), take, say("balance-playing"), number, say)


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
