"""The command line: `landscribe play`, `score` and `replay`."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from landscribe import __version__
from landscribe.cli import play, replay, score
from landscribe.cli.screen import Refused, complain
from landscribe.games import GAMES


class _Parser(argparse.ArgumentParser):
    """A parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message}; '{self.prog} --help' shows what is possible.")


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; 0 when it went well, 2 when the input was wrong."""
    try:
        return _run(list(sys.argv[1:] if argv is None else argv))
    except Refused as refusal:
        complain(str(refusal))
        return 2
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
        return 0


def _run(argv: list[str]) -> int:
    parser, commands = _parsers()
    if argv and argv[0] in commands:
        flags = {flag for action in commands[argv[0]]._actions for flag in action.option_strings}
        argv, given = _game_options(argv, flags)
    else:
        given = {}
    asked = parser.parse_args(argv)
    if asked.command is None:
        parser.print_help()
        return 0
    match asked.command:
        case "play":
            return play.run(asked.game, asked.seats, asked.seed, asked.resume, given)
        case "score":
            return score.run(asked.file, asked.game, asked.json, given)
        case _:
            if given:
                raise Refused(
                    f"replay has no option --{next(iter(given))}: the record says how it was played."
                )
            return replay.run(asked.file, asked.check)


def _parsers() -> tuple[_Parser, dict[str, argparse.ArgumentParser]]:
    parser = _Parser(prog="landscribe", description=__doc__, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"landscribe {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    games = ", ".join(GAMES)

    playing = commands.add_parser("play", help="play in the terminal", allow_abbrev=False, epilog=_OPTIONS)
    playing.add_argument("game", nargs="?", metavar="GAME", help=f"one of {games}")
    playing.add_argument("--seats", default="1", metavar="N", help="how many play at this terminal (1)")
    playing.add_argument("--seed", metavar="N", help="deal the same cards again")
    playing.add_argument("--resume", metavar="FILE", help="go on with a saved game")

    scoring = commands.add_parser("score", help="score drawn maps", allow_abbrev=False, epilog=_OPTIONS)
    scoring.add_argument("file", metavar="FILE", help="a file with diagrams, or - for standard input")
    scoring.add_argument("--game", metavar="GAME", help=f"one of {games}; a line 'game: …' says the same")
    scoring.add_argument("--json", action="store_true", help="print one line of JSON per diagram")

    replaying = commands.add_parser("replay", help="show a recorded game turn by turn", allow_abbrev=False)
    replaying.add_argument("file", metavar="FILE", help="a record")
    replaying.add_argument("--check", action="store_true", help="only say whether the record is whole")
    return parser, commands.choices  # pyright: ignore[reportReturnType]


_OPTIONS = "Options of the game follow as --NAME VALUE, for example --missions 'Tree line, Borderlands'."


def _game_options(argv: list[str], flags: set[str]) -> tuple[list[str], dict[str, str]]:
    """The words of the command, and apart from them the options of the game (`--name value`)."""
    rest: list[str] = []
    given: dict[str, str] = {}
    words = iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if not word.startswith("--") or word == "--" or name in flags:
            rest.append(word)
        else:
            found = value if equals else next(words, None)
            if found is None:
                raise Refused(f"{name} needs a value: write {name} VALUE.")
            given[name.removeprefix("--")] = found
    return rest, given
