"""What a host says by flags, in the environment or a file, under the same names: the first of them counts."""

import os
import tomllib
from argparse import SUPPRESS, Action, Namespace
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

from landscribe import own
from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, read_file, refusing

PREFIX = "LANDSCRIBE_"
ELSEWHERE = ("LANDSCRIBE_NATIVE", "LANDSCRIBE_WEIGHTS", own.WITH)  # what bots and games look at
Choice = TypeVar("Choice", bound=str)
NOT_CONFIGURED = ("config", "help", "language", "open")
SWITCHES = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


class Options:
    """The options of a command that can be configured; what is not typed is left to `settle`."""

    def __init__(self, command: Parser, known: Iterable[str] = ()) -> None:
        """Those declared so far; a file may also name those known to another command."""
        say = command.say
        self._usual: dict[str, Any] = {}
        self._actions: dict[str, Action] = {}
        about = say("cli-option-config", file=str(config_file()))
        command.add_argument("--config", metavar=say("cli-usage-file"), help=about)
        for action in command._actions:
            if action.option_strings and action.dest not in NOT_CONFIGURED:
                self._usual[action.dest], action.default = action.default, SUPPRESS
                self._actions[action.option_strings[-1].removeprefix("--")] = action
        self._known = {*self._actions, *known}

    @property
    def names(self) -> frozenset[str]:
        """As they stand in a file."""
        return frozenset(self._known)

    def settle(self, asked: Namespace) -> None:
        """Adds to what was typed what stands elsewhere; Refused, with the place, where that is wrong."""
        file = _file(asked)
        said = [_in_environment(self._known), {} if file is None else _in_file(file, self._known)]
        places: dict[str, str] = {}
        for name, action in self._actions.items():
            places[action.dest] = f"--{name}"
            if not hasattr(asked, action.dest):
                place, value = next((each[name] for each in said if name in each), (f"--{name}", None))
                places[action.dest] = place
                with refusing(place):
                    value = (
                        self._usual[action.dest] if value is None else _read(value, self._usual[action.dest])
                    )
                setattr(asked, action.dest, value)
        asked.places = places


@contextmanager
def blaming(asked: Namespace, option: str) -> Generator[None]:
    """Puts in front of what is wrong with an option the place where it stands."""
    with refusing(asked.places[option]):
        yield


def chosen(asked: Namespace, option: str, choices: tuple[Choice, ...]) -> Choice:
    """The one of these that an option names."""
    text = getattr(asked, option)
    for choice in choices:
        if choice == text:
            return choice
    with blaming(asked, option):
        raise Refused("refused-choice", text=text, known=", ".join(choices))


def config_file() -> Path:
    """Where a file is looked for unless someone names one."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "landscribe" / "landscribe.toml"


def _file(asked: Namespace) -> Path | None:
    named = asked.config or os.environ.get(f"{PREFIX}CONFIG")
    if named:
        return Path(named)
    return config_file() if config_file().is_file() else None


def _in_environment(known: set[str]) -> dict[str, tuple[str, Any]]:
    """What the environment says, by the name of the option, and the name of the variable."""
    variables = {f"{PREFIX}{name.replace('-', '_').upper()}": name for name in known}
    variables = {variable: name for variable, name in variables.items() if variable not in ELSEWHERE}
    for variable in os.environ:
        if variable.startswith(PREFIX) and variable not in (*variables, *ELSEWHERE, f"{PREFIX}CONFIG"):
            raise Refused("refused-variable", name=variable, known=", ".join(sorted(variables)))
    return {
        name: (variable, os.environ[variable])
        for variable, name in variables.items()
        if os.environ.get(variable)
    }


def _in_file(file: Path, known: set[str]) -> dict[str, tuple[str, Any]]:
    """What a file says, by the name of the option, and where that is."""
    try:
        found = tomllib.loads(read_file(str(file)))
    except tomllib.TOMLDecodeError as error:
        raise Refused("refused-toml", file=str(file), why=str(error)) from None
    for name in found:
        if name not in known:
            raise Refused("refused-setting", file=str(file), name=name, known=", ".join(sorted(known)))
    return {name: (f"{file}, {name}", value) for name, value in found.items()}


def _read(value: Any, usual: Any) -> Any:
    """The value that stands in the environment, as text, or in a file; of the kind of the usual one."""
    is_list = isinstance(usual, list)
    match value:
        case _ if isinstance(usual, bool):
            switch = SWITCHES.get(str(value).lower())
            if switch is None:
                raise Refused("refused-config-switch", text=str(value))
            return switch
        case str() if is_list:
            return value.replace(",", " ").split()
        case list() if is_list:
            return [str(each) for each in cast("list[object]", value)]
        case str() | int() | float() if not (is_list or isinstance(value, bool)):
            return str(value)
        case _:
            raise Refused("refused-config-list" if is_list else "refused-config-value", text=str(value))
