"""Options in words: what can be agreed, and what was."""

from collections.abc import Mapping
from itertools import zip_longest

from landscribe.core.game import AnyGame
from landscribe.core.note import Note, Value, note
from landscribe.core.options import Option
from landscribe.core.text import slug
from landscribe.table import wire
from landscribe.table.timer import Timer

UNITS = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60), ("seconds", 1))


def option_info(option: Option, default: str) -> wire.OptionInfo:
    """An option with what its values are called."""
    written, groups = (*option.values, *option.presets), map(_group, option.kinds)
    values = tuple(
        wire.OptionValue(value=value, name=name, group=group)
        for value, name, group in zip_longest(written, option.names, groups)
    )
    return wire.OptionInfo(
        name=option.name,
        title=note(f"web-option-{slug(option.name)}"),
        about=option.about,
        kind=option.kind,
        values=values[: len(option.values)],
        presets=values[len(option.values) :],
        default=default,
    )


def _group(kind: str) -> Note | None:
    return note(f"kind-{kind}") if kind else None


def agreed_in(game: AnyGame, options: Mapping[str, str]) -> tuple[wire.Agreed, ...]:
    """The options of a table in words; a value that is offered no more stays as it is written."""
    offered = {option.name: option_info(option, "") for option in game.offer()} if options else {}
    return tuple(
        wire.Agreed(title=offered[name].title, values=_values(offered[name], text))
        for name, text in options.items()
        if name in offered
    )


def agreed_time(game: str, timer: Timer | None) -> tuple[wire.Agreed, ...]:
    """The time that a turn may take, in words, and what plays it then."""
    if timer is None:
        return ()
    unit, length = next(each for each in UNITS if timer.seconds % each[1] == 0)
    time = note("timer-time", unit=unit, number=timer.seconds // length)
    told = note(f"timer-{timer.pace}", time=time, game=game)
    return (wire.Agreed(title=note("web-timer"), values=(told,)),)


def _values(option: wire.OptionInfo, text: str) -> tuple[Value, ...]:
    names = {each.value: each.name for each in (*option.values, *option.presets)}
    written = [part.strip() for part in text.split(",")] if option.kind == "some" else [text]
    return tuple(names.get(value) or value for value in written)
