"""Options as text: a frozen dataclass of texts, numbers, switches and lists, read and written."""

from collections.abc import Mapping, Sequence
from dataclasses import Field, fields, replace
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, TypeVar, get_type_hints

from landscribe.core.note import Note, WrongValue
from landscribe.core.text import plain, spelled, spelled_list


class Dataclass(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Chosen = TypeVar("Chosen", bound=Dataclass)


class Option(NamedTuple):
    """An option as a screen offers it: pick one value, pick some, or a switch of yes and no."""

    name: str
    kind: Literal["one", "some", "switch"]
    values: tuple[str, ...]
    kinds: tuple[str, ...] = ()  # of each value, where they fall into groups
    presets: tuple[str, ...] = ()  # each stands for several values, and nothing is picked beside it
    names: tuple[
        Note, ...
    ] = ()  # of the values, then of the presets; what has none is shown as it is written
    about: Note | None = None


SWITCH = {"yes": True, "no": False}


VERSION = "rules"
"""The field with the version of the rules: agreed on by the record, not by people."""
DRAWN = "drawn"
"""The field with a map that was drawn by hand, rows joined by '/': a game that begins on it is practice."""
PINS = "own"
"""The field with the files that cards of one's own are from: found by itself, and read in records only."""
OF_OWN = frozenset({"extra", "mixed"})
"""The fields that name cards of one's own alone: told where such are offered."""


def read_options(
    kind: type[Chosen],
    given: Mapping[str, str],
    rules: int | None = None,
    defaults: Chosen | None = None,
    offered: Sequence[Option] = (),
) -> Chosen:
    """The options written here, over the defaults; names may use - for _, lists are separated by commas.

    Values that are offered may be written in capitals or not, without accents.
    """
    hints, known_values = (
        get_type_hints(kind),
        {option.name: (*option.values, *option.presets) for option in offered},
    )
    known = {field.name for field in fields(kind)} - {VERSION}
    values: dict[str, Any] = {} if rules is None else {VERSION: rules}
    for key, text in given.items():
        name = key.strip().lower().replace("-", "_")
        if name not in known:
            told = known - {PINS} - (OF_OWN - known_values.keys())
            raise WrongValue("refused-option", name=key, known=", ".join(sorted(told)))
        values[name] = _value(name, hints[name], text.strip(), known_values.get(name, ()))
    return kind(**values) if defaults is None else replace(defaults, **values)


def written_options(options: Chosen, defaults: Chosen | None = None) -> dict[str, str]:
    """The options as text, those left at their defaults omitted."""
    usual = type(options)() if defaults is None else defaults
    names = (field.name for field in fields(options) if field.name != VERSION)
    return {n: written_value(getattr(options, n)) for n in names if getattr(options, n) != getattr(usual, n)}


def _value(name: str, kind: Any, text: str, known: Sequence[str]) -> Any:
    if kind is bool:
        if plain(text) not in SWITCH:
            raise WrongValue("refused-switch", name=name, text=text)
        return SWITCH[plain(text)]
    if kind is int:
        return whole_number(name, text)
    if kind is str:
        return spelled(text, known)
    return tuple(spelled_list(text, known))


def written_value(value: object) -> str:
    """An option's value as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(str(part) for part in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return str(value)


def whole_number(name: str, text: str) -> int:
    """The number written here."""
    try:
        return int(text)
    except ValueError:
        raise WrongValue("refused-number", name=name, text=text) from None
