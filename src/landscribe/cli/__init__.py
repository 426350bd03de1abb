"""Landscribe plays the games of filling a map with shapes."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from landscribe import __version__
from landscribe.cli import arena, play, replay, score, serve, simulate
from landscribe.cli.screen import Refused, complain

COMMANDS = {
    "play": play,
    "serve": serve,
    "score": score,
    "replay": replay,
    "simulate": simulate,
    "arena": arena,
}


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
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
        return 0


def _run(argv: list[str]) -> int:
    parser, flags = _parsers()
    argv, given = _game_options(argv, flags[argv[0]]) if argv and argv[0] in flags else (argv, {})
    asked = parser.parse_args(argv)
    if asked.command is None:
        parser.print_help()
        return 0
    return asked.run(asked, given)


def _parsers() -> tuple[_Parser, dict[str, set[str]]]:
    """The parser, and the flags that each command has of its own."""
    parser = _Parser(prog="landscribe", description=__doc__, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"landscribe {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    flags: dict[str, set[str]] = {}
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=module.HELP, description=module.HELP, allow_abbrev=False)
        module.declare(command)
        flags[name] = {flag for action in command._actions for flag in action.option_strings}
    return parser, flags


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
