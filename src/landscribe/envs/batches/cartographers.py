"""Solo games of Cartographers, Heroes and their mixes in one native call."""

import numpy as np

from landscribe.envs.batches.native import NativeBatch, Stepped
from landscribe.envs.cartographers import DESTROY, LETTERS, CartographersEncoding, card_slots
from landscribe.envs.episode import Setting
from landscribe.games.cartographers.box import Explore, Hero
from landscribe.games.cartographers.drawing import attacks, turned_attacks
from landscribe.games.cartographers.setup import CARDS, NAMES, SCORING
from landscribe.games.cartographers.sheet import GRID, TERRAINS, Sheet
from landscribe.games.cartographers.turn import FALLBACKS, SEASONS, STEPS
from landscribe.native.branches import record
from landscribe.native.cartographers.states import state_of
from landscribe.native.cartographers.stepping import MOST_PLANES, Codes, games_for, step
from landscribe.native.cartographers.table import EDICTS, MOST_ATTACKS, MOST_FORMS, table_of

PLACES = GRID.rows * GRID.cols


def batch(setting: Setting, number: int) -> NativeBatch:
    """So many games of a setting."""
    assert isinstance(setting.encoding, CartographersEncoding)
    games = games_for(number)
    stepped = Stepped(step, table_of(setting.options), games, codes_of(setting.encoding))
    return NativeBatch(setting, stepped, lambda row: state_of(games[row], setting.options))


def codes_of(encoding: CartographersEncoding) -> Codes:
    """The numbers of an encoding, as native code reads them."""
    planes = np.full((len(NAMES), len(FALLBACKS), len(TERRAINS), MOST_FORMS), -1, np.int64)
    slots = np.full((len(NAMES), len(FALLBACKS), MOST_PLANES), -1, np.int64)
    directions = np.zeros((len(NAMES), PLACES, MOST_ATTACKS), np.int64)
    for card in encoding.cards:
        number = NAMES.index(card.name)
        for fallback, offered in enumerate(card_slots(encoding.options, card, 1)):
            forms = len(card.forms()) if isinstance(card, Explore) and not fallback else 1
            if isinstance(card, Hero):
                forms = len(offered)
            for place, slot in enumerate(offered):
                terrain, form = divmod(place, forms)
                plane = encoding.plane(slot, place)
                planes[number, fallback, terrain, form] = plane
                slots[number, fallback, plane] = terrain * MOST_FORMS + form
        if isinstance(card, Hero):
            for at in range(PLACES):
                for way, pattern in enumerate(attacks(card, 1 << at)):
                    directions[number, at, way] = _direction(card, at, pattern)
    fields = [Sheet._fields.index(field) for field in encoding.fields]
    places = {fact.name: place for place, fact in enumerate(encoding.facts)}
    names = {card.name for card in encoding.cards}
    return record(
        idle=encoding.idle,
        destroy=encoding.plane(DESTROY, 0) if DESTROY in encoding.planes else -1,
        planes=planes,
        slots=slots,
        directions=directions,
        channels=len(encoding.fields),
        fields=(fields + [0] * len(Sheet._fields))[: len(Sheet._fields)],
        phase=[places.get(f"phase {step}", 0) for step in STEPS],
        card=[places[f"card {name}"] if name in names else 0 for name in CARDS],
        seen=[places[f"seen {name}"] if name in names else 0 for name in CARDS],
        edict=[[places.get(f"edict {letter} {name}", 0) for name in EDICTS] for letter in LETTERS],
        season=[places[f"season {season}"] for season in SEASONS],
        time=places["time"],
        ruins=places["ruins pending"],
        coins=places["coins +0"],
        stars=places["stars +0"],
        solo=[SCORING[name].solo for name in EDICTS],
    )


def _direction(card: Hero, at: int, pattern: int) -> int:
    """The first direction in which a hero here attacks these cells."""
    row, col = GRID.row_col(at)
    for direction, attack in enumerate(turned_attacks(card)):
        cells = [(row + r, col + c) for r, c in attack]
        inside = [GRID.at(r, c) for r, c in cells if 0 <= r < GRID.rows and 0 <= c < GRID.cols]
        if sum(inside) == pattern:
            return direction
    raise AssertionError(f"{card.name} attacks {pattern:#x} from {at} in no direction.")
