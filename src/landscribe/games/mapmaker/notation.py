"""How The Mapmaker is written: options, actions, scored maps."""

from collections.abc import Mapping, Sequence

from landscribe.core.game import Scored
from landscribe.core.note import WrongValue, note
from landscribe.core.options import DRAWN, Option, read_options, written_options
from landscribe.core.text import read_cells, slug, spelled_list
from landscribe.games.mapmaker.elements import GRID, board_of, sheet_from
from landscribe.games.mapmaker.missions import surrounded_mountains
from landscribe.games.mapmaker.pool import MISSIONS, SETS
from landscribe.games.mapmaker.rules import PLACES, Options, Place, mission_named
from landscribe.games.mapmaker.views import View


def offer() -> tuple[Option, ...]:
    """The options that a screen lets people choose."""
    names = tuple(note(f"mapmaker-{slug(name)}") for name in MISSIONS)
    about = note("web-option-missions-about")
    missions = Option("missions", "some", tuple(MISSIONS), names=names, about=about)
    own = tuple(SETS)
    mixed = Option("mixed", "some", own, names=tuple(note(f"mapmaker-{slug(name)}") for name in own))
    return (missions, *([mixed] if own else ()))


def options(given: Mapping[str, str], rules: int | None = None) -> Options:
    """The options written as text."""
    return read_options(Options, given, rules, offered=offer())


def write(options: Options) -> dict[str, str]:
    """The options as text."""
    return written_options(options)


def read(text: str, view: View | None = None) -> Place:
    """The placement on the fields named here."""
    del view
    return Place(read_cells(GRID, text))


def score(given: Mapping[str, str], rows: Sequence[str]) -> Scored:
    """What the drawn map is worth on the missions asked for, all by default."""
    for key in given:
        if key != "missions":
            raise WrongValue("refused-mapmaker-key", key=key)
    asked = spelled_list(given.get("missions", ""), MISSIONS)
    sheet = sheet_from(tuple(rows))
    names = [mission_named(name) for name in asked] or list(MISSIONS)
    tallies = {name: MISSIONS[name].rule(GRID, sheet) for name in names}
    others = {"mountains": surrounded_mountains(GRID, sheet)}
    titles = {name: note(f"mapmaker-{slug(name)}") for name in (*tallies, *others)}
    ids = {name: f"{title.message}-text" for name, title in titles.items()}
    start = {DRAWN: "/".join(board_of(sheet).rows())}
    if len(set(asked)) == PLACES == len(asked):
        start["missions"] = ", ".join(names)
    return Scored(board_of(sheet), tallies, {}, titles, (), others, ids, start)
