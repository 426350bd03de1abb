"""Landscribe plays the games of filling a map with shapes."""

import sys
from argparse import Namespace
from collections.abc import Sequence

from landscribe import __version__
from landscribe.cli import arena, explain, play, replay, score, serve, simulate
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, asked_language, complain, words
from landscribe.core.note import Refusal, Say, spoken
from landscribe.texts import LANGUAGES

COMMANDS = {
    "play": play,
    "serve": serve,
    "score": score,
    "explain": explain,
    "replay": replay,
    "simulate": simulate,
    "arena": arena,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; 0 when it went well, 2 when the input was wrong."""
    typed, say = list(sys.argv[1:] if argv is None else argv), words()
    try:
        say = words(asked_language(typed))
        return _run(typed, say)
    except Refusal as refusal:
        complain(spoken(refusal.note, say))
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
        return 0


def _run(argv: list[str], say: Say) -> int:
    parser, flags = _parsers(say)
    argv, given = _game_options(argv, flags[argv[0]]) if argv and argv[0] in flags else (argv, {})
    asked = parser.parse_args(argv, Namespace(say=say))
    if asked.command is None:
        parser.print_help()
        return 0
    return asked.run(asked, given)


def _parsers(say: Say) -> tuple[Parser, dict[str, set[str]]]:
    """The parser, and the flags that each command has of its own."""
    parser = Parser(say, prog="landscribe", description=say("cli-about"))
    version = f"landscribe {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("cli-option-version"))
    commands = parser.add_subparsers(dest="command", metavar=say("cli-usage-command"))
    flags: dict[str, set[str]] = {}
    for name, module in COMMANDS.items():
        about = say(f"cli-about-{name}")
        command = commands.add_parser(name, say=say, help=about, description=about)
        module.declare(command)
        languages = say("cli-option-language", languages=", ".join(LANGUAGES))
        command.add_argument("--language", metavar=say("cli-usage-language"), help=languages)
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
                raise Refused("refused-needs-value", name=name)
            given[name.removeprefix("--")] = found
    return rest, given
