"""How Cartographers is written: actions from text, and the maps of a file scored."""

import re
from collections.abc import Mapping, Sequence

from landscribe.core.game import Scored, Seat
from landscribe.core.note import WrongValue, note
from landscribe.core.options import DRAWN
from landscribe.core.text import read_cells, slug, spelled, spelled_list
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Pass, Raid
from landscribe.games.cartographers.ambush import victim
from landscribe.games.cartographers.box import CATEGORIES, Ambush, Explore, Hero
from landscribe.games.cartographers.drawing import attacks, offer_of, terrain_names
from landscribe.games.cartographers.setup import EDITIONS, SCORING, Options, edition_text, side_of
from landscribe.games.cartographers.sheet import GRID, TERRAINS, Sheet, board_of, sheet_from, threatened
from landscribe.games.cartographers.state import Phase
from landscribe.games.cartographers.views import View


def read(text: str, view: View | None = None) -> Action:
    """The action written here; with a view, the spaces alone are enough where they leave no choice."""
    word, _, rest = text.strip().partition(" ")
    match word.lower():
        case "pass":
            return Pass()
        case "raid":
            seat, cells = _seat_and_cells(text, rest)
            return Raid(seat, cells)
        case "destroy":
            seat, cells = _seat_and_cells(text, rest)
            return Destroy(seat, cells)
        case "hero" if "attacks" in rest.lower():
            cell, pattern = re.split("attacks", rest, maxsplit=1, flags=re.IGNORECASE)
            return Defend(read_cells(GRID, cell), read_cells(GRID, pattern))
        case "hero" if view is not None and view.phase is Phase.HERO:
            return _completed(rest, view)
        case terrain if terrain in TERRAINS:
            return Draw(TERRAINS.index(terrain), read_cells(GRID, rest))
        case _ if view is not None:
            return _completed(text, view)
        case _:
            raise WrongValue("refused-action", text=text, terrain=note("terrain-forest"))


def _seat_and_cells(text: str, rest: str) -> tuple[Seat, int]:
    number, _, cells = rest.partition(" ")
    if not re.fullmatch("[1-9][0-9]{0,3}", number):
        raise WrongValue("refused-no-seat-named", text=text, verb=text.split()[0])
    return int(number) - 1, read_cells(GRID, cells)


def _completed(text: str, view: View) -> Action:
    """The action that spaces alone mean now."""
    cells, seat = read_cells(GRID, text), view.seat or 0
    match view.phase, view.card:
        case Phase.DRAW, Explore() as card:
            terrains = offer_of(view.options, card, view.sheets[seat], view.ruins).terrains
            if len(terrains) != 1:
                raise WrongValue("refused-no-terrain", text=text, terrains=terrain_names(terrains))
            return Draw(terrains[0], cells)
        case Phase.AMBUSH, Ambush() as card:
            return Raid(victim(card, seat, len(view.sheets)), cells)
        case Phase.GAZE, Ambush() as card:
            return Destroy(victim(card, seat, len(view.sheets)), cells)
        case Phase.HERO, Hero() as card:
            ways = attacks(card, cells) if cells.bit_count() == 1 else ()
            if len(ways) != 1:
                raise WrongValue("refused-no-attack", text=text)
            return Defend(cells, ways[0])
        case _:
            return Destroy(seat, cells)


def score(given: Mapping[str, str], rows: Sequence[str]) -> Scored:
    """What the drawn map is worth on the cards asked for, all by default, and what its monsters cost."""
    for key in given:
        if key not in ("cards", "edition"):
            raise WrongValue("refused-cartographers-key", key=key)
    asked = spelled_list(given.get("cards", ""), SCORING)
    for name in asked:
        if name not in SCORING:
            raise WrongValue("refused-scoring-card", name=name, known=", ".join(SCORING))
    options = Options(edition=spelled(given.get("edition", "rulebook"), EDITIONS))
    sheet = sheet_from(tuple(rows))
    tallies = {name: options.rule(name)(GRID, sheet) for name in asked or SCORING}
    titles = {name: note(f"scoring-{slug(name)}") for name in tallies}
    ids = {name: f"scoring-{slug(name)}-{edition_text(name, options.edition)}" for name in tallies}
    return Scored(
        board_of(sheet),
        tallies,
        {},
        {**titles, "monsters": note("cartographers-monsters")},
        (),
        {"monsters": threatened(GRID, sheet)},
        {**ids, "monsters": "cartographers-monsters-text"},
        _start(sheet, asked, options.edition),
    )


def _start(sheet: Sheet, cards: Sequence[str], edition: str) -> dict[str, str]:
    """The options of a game on this map: with these four edicts, or with edicts drawn from these cards."""
    asked = [SCORING[name].category for name in cards]
    others = [card.name for card in SCORING.values() if card.category not in asked]
    given = {DRAWN: "/".join(board_of(sheet).rows()), "edition": edition}
    if side := side_of(sheet):
        given["map"] = side
    if cards:
        is_whole = sorted(asked) == sorted(CATEGORIES)
        given["edicts" if is_whole else "scoring"] = ", ".join([*cards, *others])
    return given
