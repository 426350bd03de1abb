"""The parser of the command line, which helps and complains in the reader's language."""

import argparse
import re
from typing import Any, NoReturn

from landscribe.cli.screen import Refused
from landscribe.core.note import Note, Say, note

# What argparse says, and the end of the message that says the same.
COMPLAINTS = {
    r"argument (?P<name>\S+): invalid choice: '(?P<value>.*)' \(choose from (?P<known>.*)\)": "command",
    r"the following arguments are required: (?P<names>.*)": "required",
    r"unrecognized arguments: (?P<words>.*)": "unrecognized",
    r"argument (?P<name>\S+): expected one argument": "value",
    r"argument (?P<name>\S+): ignored explicit argument '(?P<value>.*)'": "switch",
}


class Parser(argparse.ArgumentParser):
    """A parser whose every word comes from the texts."""

    def __init__(self, say: Say, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.say = say
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-option-help"))

    def format_help(self) -> str:
        """The help, headed in the reader's language."""
        return super().format_help().replace("usage:", self.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        """Complains in one sentence."""
        raise Refused("refused-typed", reason=_complaint(message), command=self.prog)


def _complaint(message: str) -> Note:
    for pattern, kind in COMPLAINTS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            return note(f"refused-typed-{kind}", **found.groupdict())
    return note("refused-typed-otherwise", message=message)
