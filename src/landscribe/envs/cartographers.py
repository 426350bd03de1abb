"""Cartographers, Heroes and their mixes for learners.

A *slot* is one way to act at a cell: a terrain in an orientation, a monster in one, a hero that attacks in a
direction, or what destroys. `planes` gives every slot of the game a plane of its own; `compact` numbers the
slots of the card on top, as it offers them.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from itertools import product
from typing import NamedTuple

from landscribe.core.cells import index
from landscribe.core.game import IllegalAction, Seat
from landscribe.core.grid import Cells
from landscribe.core.shape import Form, forms_of
from landscribe.envs.encoding import ActionsName, Fact, Values, one_hot
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Pass, Raid
from landscribe.games.cartographers.ambush import victim
from landscribe.games.cartographers.box import Ambush, Card, Explore, Hero
from landscribe.games.cartographers.drawing import SQUARE, hunted_by, offer_of, raid_forms, turned_attacks
from landscribe.games.cartographers.setup import CARDS, Options
from landscribe.games.cartographers.sheet import COIN_TRACK, GRID, PLAIN, TERRAINS, Sheet, empty
from landscribe.games.cartographers.sheet import HERO as HERO_TERRAIN
from landscribe.games.cartographers.state import Phase, totals
from landscribe.games.cartographers.turn import FALLBACKS, SEASONS
from landscribe.games.cartographers.views import View

PLACES = GRID.rows * GRID.cols
COMMON = ("mountain", "wasteland", "ruins", "forest", "village", "farm", "water", "monster")
ONLY_HEROES = ("hero", "destroyed", "dragon", "zombie", "troll", "gorgon", "pattern")
EMPTY = "empty"
PHASES = tuple(phase.value for phase in Phase)
LETTERS = "ABCD"
MOST_STARS = 999
MOST_TIME = 20


class Slot(NamedTuple):
    """One way to act at a cell."""

    kind: str  # draw, raid, hero or destroy
    terrain: int = -1
    form: Form = SQUARE
    attack: tuple[tuple[int, int], ...] = ()


DESTROY = Slot("destroy")


def draws(terrains: Sequence[int], forms: Sequence[Form]) -> tuple[Slot, ...]:
    """Each terrain in each form."""
    return tuple(Slot("draw", terrain, form) for terrain, form in product(terrains, forms))


def raids(forms: Sequence[Form]) -> tuple[Slot, ...]:
    """The monster in each form."""
    return tuple(Slot("raid", form=form) for form in forms)


def defences(card: Hero) -> tuple[Slot, ...]:
    """The hero in each direction."""
    return tuple(Slot("hero", attack=attack) for attack in turned_attacks(card))


def card_slots(options: Options, card: Card, seats: int) -> tuple[tuple[Slot, ...], ...]:
    """What a card offers: in its own shape, and in the stead of it where it does not fit."""
    match card:
        case Explore():
            own = tuple(form for form, _ in card.forms())
            terrains = options.terrains(card)
            return tuple(draws(terrains[n], (SQUARE,) if n else own) for n in range(len(FALLBACKS)))
        case Ambush() if seats > 1:
            return raids(forms_of(GRID, card.shape)), raids((SQUARE,))
        case Hero():
            return (defences(card),)
        case _:
            return ()


class CartographersEncoding:
    """The numbers of one agreement."""

    grid = GRID

    def __init__(self, options: Options, seats: int, actions: ActionsName) -> None:
        self.options, self.seats, self.actions = options, seats, actions
        pool = (*options.deck, *(card.name for card in (*options.ambush_pool, *options.hero_cards)))
        self.cards = tuple(CARDS[name] for name in pool)
        offered = [slots for card in self.cards for slots in card_slots(options, card, seats)]
        has_prey = any(isinstance(card, Ambush) and card.monster for card in self.cards)
        every = dict.fromkeys(slot for slots in offered for slot in slots)
        if has_prey:
            every[DESTROY] = None
        self.slots: tuple[Slot, ...] = tuple(sorted(every))
        self.planes = {slot: plane for plane, slot in enumerate(self.slots)}
        most = max(map(len, offered)) if actions == "compact" else len(self.slots)
        self.idle = most * PLACES
        self.size = self.idle + 1

    # Actions

    def plane(self, slot: Slot, place: int) -> int:
        """The plane of a slot that has this place among those of the card on top."""
        return place if self.actions == "compact" else self.planes[slot]

    def number(self, view: View, action: Action) -> int | None:
        """The number of a legal action."""
        if isinstance(action, Pass):
            return self.idle
        return self._numbers(self.offered(view))[_key(action)]

    @cache  # noqa: B019 (an encoding lives as long as its environment, and cards are few)
    def _numbers(self, slots: tuple[Slot, ...]) -> dict[tuple[object, ...], int]:
        numbers: dict[tuple[object, ...], int] = {}
        for place, slot in enumerate(slots):
            first = self.plane(slot, place) * PLACES
            for at in range(PLACES):
                if slot.form.fits >> at & 1:
                    numbers.setdefault(_placed_key(slot, at), first + at)
        return numbers

    def offered(self, view: View) -> tuple[Slot, ...]:
        """The slots of the card on top, in the order of the rules."""
        card, seat = view.card, view.seat or 0
        match view.phase, card:
            case Phase.DRAW, Explore():
                offer = offer_of(self.options, card, view.sheets[seat], view.ruins)
                return _draws(offer.terrains, offer.forms)
            case Phase.AMBUSH, Ambush():
                sheet = view.sheets[victim(card, seat, self.seats)]
                return raids(raid_forms(card, empty(GRID, sheet)))
            case Phase.HERO, Hero():
                return defences(card)
            case ((Phase.GAZE | Phase.RAVAGE), _):
                return (DESTROY,)
            case _:
                return ()

    def action(self, view: View, number: int) -> Action:
        """The action with a number."""
        if number == self.idle:
            return Pass()
        plane, place = divmod(number, PLACES)
        slots = self.offered(view) if self.actions == "compact" else self.slots
        if not 0 <= plane < len(slots):
            raise IllegalAction("refused-action-number", number=number, size=self.size)
        slot = slots[plane]
        cells = slot.form.cells << place
        if not slot.form.fits >> place & 1:
            raise IllegalAction("refused-outside-spaces", cells=f"{cells:#x}", rows=GRID.rows, cols=GRID.cols)
        match slot.kind:
            case "draw":
                return Draw(slot.terrain, cells)
            case "raid":
                return Raid(_handed(view), cells)
            case "hero":
                found = Defend(cells, _attacked(slot, place))
                if self._numbers(self.offered(view)).get(_key(found), number) != number:
                    # At an edge, two directions can be the same: it is the first that has a number.
                    raise IllegalAction("refused-action-number", number=number, size=self.size)
                return found
            case _:
                return Destroy(hunted_by(view.phase, view.card, view.seat or 0, self.seats), cells)

    # Observations

    @cached_property
    def fields(self) -> tuple[str, ...]:
        """The fields of a sheet that can differ in this game."""
        heroes = any(isinstance(card, Hero) or getattr(card, "monster", PLAIN) for card in self.cards)
        drawn = any(slot.terrain == HERO_TERRAIN for slot in self.slots)
        return COMMON + (ONLY_HEROES if heroes or drawn else ())

    @cached_property
    def channels(self) -> tuple[str, ...]:
        """Every field of a sheet and what is empty, seat by seat."""
        own = (*self.fields, EMPTY)
        return tuple(name if not seat else f"{name} +{seat}" for seat in range(self.seats) for name in own)

    @cached_property
    def edicts(self) -> tuple[str, ...]:
        """The scoring cards that can lie under each edict."""
        return tuple(card.name for card in self.options.scoring_pool)

    @cached_property
    def facts(self) -> tuple[Fact, ...]:
        """Phase, cards, edicts, season; of each seat its coins and stars; one's own first."""
        names = tuple(card.name for card in self.cards)
        facts = [*one_hot("phase", PHASES), *one_hot("card", names), *one_hot("seen", names)]
        facts += (fact for letter in LETTERS for fact in one_hot(f"edict {letter}", self.edicts))
        facts += one_hot("season", SEASONS)
        facts += (Fact("time", 0, MOST_TIME), Fact("ruins pending"))
        for seat in range(self.seats):
            facts += (
                Fact(f"coins +{seat}", 0, COIN_TRACK),
                Fact(f"stars +{seat}", -MOST_STARS, MOST_STARS),
            )
            if self.seats > 1:
                facts.append(Fact(f"chosen +{seat}"))
        return tuple(facts)

    def cells(self, view: View) -> list[Cells]:
        """The sheets, one's own first."""
        found: list[Cells] = []
        for seat in self._around(view.seat or 0):
            sheet: Sheet = view.sheets[seat]
            found += (getattr(sheet, field) for field in self.fields)
            found.append(empty(GRID, sheet))
        return found

    def values(self, view: View) -> list[int]:
        """The facts of a view."""
        values, stars = Values(self.facts), totals(view.seasons)
        values[f"phase {view.phase.value}"] = 1
        values[f"card {view.shown[-1]}"] = 1
        for name in (*view.shown, *view.ambushes, *view.heroes):
            values[f"seen {name}"] = 1
        for letter, name in zip(LETTERS, view.edicts, strict=True):
            values[f"edict {letter} {name}"] = 1
        values[f"season {SEASONS[view.season]}"] = 1
        values["time"], values["ruins pending"] = view.time, view.ruins
        for place, seat in enumerate(self._around(view.seat or 0)):
            values[f"coins +{place}"], values[f"stars +{place}"] = view.sheets[seat].coins, stars[seat]
            if self.seats > 1 and seat < len(view.chosen):
                values[f"chosen +{place}"] = view.chosen[seat]
        return values.list

    def _around(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats, this one first."""
        return tuple((seat + place) % self.seats for place in range(self.seats))


_draws = cache(draws)


def _handed(view: View) -> Seat:
    """Whose map a seat is handed now; its own where nothing is passed, which the rules refuse."""
    seat = view.seat or 0
    return victim(view.card, seat, len(view.sheets)) if isinstance(view.card, Ambush) else seat


def _attacked(slot: Slot, place: int) -> Cells:
    """What a hero here attacks, as far as it lies on the map."""
    row, col = GRID.row_col(place)
    cells = GRID.none
    for r, c in slot.attack:
        if 0 <= row + r < GRID.rows and 0 <= col + c < GRID.cols:
            cells |= GRID.at(row + r, col + c)
    return cells


def _key(action: Action) -> tuple[object, ...]:
    """What tells the actions of one view apart."""
    match action:
        case Draw(terrain, cells):
            return terrain, cells
        case Raid(_, cells) | Destroy(_, cells):
            return -1, cells
        case Defend(cell, pattern):
            return index(cell), pattern, "hero"
        case Pass():
            return ()


def _placed_key(slot: Slot, place: int) -> tuple[object, ...]:
    if slot.kind == "hero":
        return place, _attacked(slot, place), "hero"
    return slot.terrain, slot.form.cells << place


def slot_name(slot: Slot) -> str:
    """A slot in words, for names of actions."""
    return TERRAINS[slot.terrain] if slot.kind == "draw" else slot.kind


@cache
def encoding(options: Options, seats: int, actions: ActionsName) -> CartographersEncoding:
    """The encoding of an agreement."""
    return CartographersEncoding(options, seats, actions)
