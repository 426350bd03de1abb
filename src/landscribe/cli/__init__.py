"""Landscribe plays the games of filling a map with shapes."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module

from landscribe import __version__, own
from landscribe.cli.cards import FLAG, declare_cards
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, asked_language, complain, words
from landscribe.core.note import Refusal, Say, spoken
from landscribe.texts import LANGUAGES

COMMANDS = (
    "play",
    "serve",
    "score",
    "explain",
    "print",
    "flip",
    "replay",
    "review",
    "simulate",
    "arena",
    "measure",
    "balance",
    "train",
    "backup",
    "restore",
    "doctor",
)
"""Each is a module of this package, imported when it runs."""


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
    command = next((word for word in argv if word in COMMANDS), "")
    parser, flags = _parser(say, command)
    argv, given = _game_options(argv, flags) if argv[:1] == [command] else (argv, {})
    asked = parser.parse_args(argv, Namespace(say=say))
    if asked.command is None:
        parser.print_help()
        return 0
    own.use(getattr(asked, "cards", []))
    return asked.run(asked, given)


def _parser(say: Say, asked: str) -> tuple[Parser, set[str]]:
    """The parser, in which the asked command alone is declared, and the flags that this one has."""
    parser = Parser(say, prog="landscribe", description=say("cli-about"))
    version = f"landscribe {__version__}"
    parser.add_argument("--version", action="version", version=version, help=say("cli-option-version"))
    commands = parser.add_subparsers(dest="command", metavar=say("cli-usage-command"))
    flags: set[str] = set()
    for name in COMMANDS:
        about = say(f"cli-about-{name}")
        command = commands.add_parser(name, say=say, help=about, description=about)
        if name == asked:
            import_module(f"{__name__}.{name}").declare(command)
            if FLAG not in command._option_string_actions:
                declare_cards(command)
            languages = say("cli-option-language", languages=", ".join(LANGUAGES))
            command.add_argument("--language", metavar=say("cli-usage-language"), help=languages)
            flags = {flag for action in command._actions for flag in action.option_strings}
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
