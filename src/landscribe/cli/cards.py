"""Cards of one's own, as every command takes them."""

from landscribe.cli.parsing import Parser

FLAG = "--with"


def declare_cards(command: Parser) -> None:
    """The option that names files of cards."""
    file, about = command.say("cli-usage-file"), command.say("cli-option-with")
    command.add_argument(FLAG, dest="cards", action="append", default=[], metavar=file, help=about)
