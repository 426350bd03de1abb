"""The Mapmaker for learners.

`planes` has one for each terrain in each orientation, `compact` one for each orientation of the element.
"""

from functools import cache
from typing import NamedTuple

from landscribe.core.game import IllegalAction
from landscribe.core.grid import Cells
from landscribe.core.shape import Form
from landscribe.envs.encoding import ActionsName, Fact, Values, one_hot
from landscribe.games.mapmaker.elements import ELEMENTS, GRID, SEASON_TIME, SEASONS, YEAR, Sheet, empty
from landscribe.games.mapmaker.pool import MISSIONS
from landscribe.games.mapmaker.rules import Options, Place, elements_of
from landscribe.games.mapmaker.views import View

PLACES = GRID.rows * GRID.cols
LETTERS = "ABCD"
MOST_POINTS = 999


class Slot(NamedTuple):
    """A terrain in an orientation."""

    terrain: int
    form: Form


def element_slots(element: int) -> tuple[Slot, ...]:
    """The orientations of an element."""
    return tuple(Slot(int(ELEMENTS[element].terrain), form) for form in ELEMENTS[element].forms)


class MapmakerEncoding:
    """The numbers of one agreement."""

    grid = GRID
    channels = (*Sheet._fields, "empty")

    def __init__(self, options: Options, actions: ActionsName) -> None:
        self.options, self.actions = options, actions
        self.elements = elements_of(options.rules)
        self.slots = tuple(sorted({slot for element in self.elements for slot in element_slots(element)}))
        self.planes = {slot: plane for plane, slot in enumerate(self.slots)}
        most = max(len(element_slots(element)) for element in self.elements)
        self.idle = PLACES * (most if actions == "compact" else len(self.slots))
        self.size = self.idle + 1
        self.missions = tuple(MISSIONS)
        self.facts = (
            *one_hot("element", [str(element) for element in self.elements]),
            *one_hot("to come", [str(element) for element in self.elements]),
            *(fact for letter in LETTERS for fact in one_hot(f"mission {letter}", self.missions)),
            *one_hot("season", SEASONS),
            Fact("season time", 0, 2 * SEASON_TIME),
            Fact("time", 0, 2 * YEAR),
            Fact("points", -MOST_POINTS, MOST_POINTS),
        )

    def plane(self, slot: Slot, place: int) -> int:
        """The plane of a slot that has this place among those of the element."""
        return place if self.actions == "compact" else self.planes[slot]

    def number(self, view: View, action: Place) -> int | None:
        """The number of a legal placement."""
        assert view.element is not None
        return self._numbers(view.element)[action.cells]

    @cache  # noqa: B019 (an encoding lives as long as its environment, and elements are few)
    def _numbers(self, element: int) -> dict[Cells, int]:
        return {
            slot.form.cells << at: self.plane(slot, place) * PLACES + at
            for place, slot in enumerate(element_slots(element))
            for at in range(PLACES)
            if slot.form.fits >> at & 1
        }

    def action(self, view: View, number: int) -> Place:
        """The placement with a number."""
        plane, at = divmod(number, PLACES)
        element = 0 if view.element is None else view.element
        slots = element_slots(element) if self.actions == "compact" else self.slots
        if not 0 <= plane < len(slots):
            raise IllegalAction("refused-action-number", number=number, size=self.size)
        form, terrain = slots[plane].form, slots[plane].terrain
        cells = form.cells << at
        if not form.fits >> at & 1:
            raise IllegalAction("refused-outside-fields", cells=f"{cells:#x}", rows=GRID.rows, cols=GRID.cols)
        if terrain != ELEMENTS[element].terrain:
            shape = str(ELEMENTS[element].shape)
            raise IllegalAction(
                "refused-not-the-shape", culprits=cells, action=str(Place(cells)), shape=shape
            )
        return Place(cells)

    def cells(self, view: View) -> list[Cells]:
        """The map."""
        return [*view.sheet, empty(GRID, view.sheet)]

    def values(self, view: View) -> list[int]:
        """The facts of a view."""
        values = Values(self.facts)
        if view.element is not None:
            values[f"element {view.element}"] = 1
        for element in view.to_come:
            values[f"to come {element}"] = 1
        for letter, name in zip(LETTERS, view.missions, strict=True):
            values[f"mission {letter} {name}"] = 1
        values[f"season {SEASONS[view.season]}"] = 1
        values["season time"], values["time"], values["points"] = view.season_time, view.time, view.total
        return values.list


@cache
def encoding(options: Options, seats: int, actions: ActionsName) -> MapmakerEncoding:
    """The encoding of an agreement; there is one seat."""
    del seats
    return MapmakerEncoding(options, actions)
