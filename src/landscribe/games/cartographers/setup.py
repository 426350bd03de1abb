"""What is agreed before a game: one box, the other, or any mix that the Heroes rulebook allows (H11)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from landscribe.core.note import Note, Value, WrongValue, note
from landscribe.core.options import Option
from landscribe.core.own import check_pins, pins_of
from landscribe.core.text import slug
from landscribe.games.cartographers.base import BASE
from landscribe.games.cartographers.box import (
    CATEGORIES,
    Ambush,
    Box,
    Card,
    Explore,
    Hero,
    Ruins,
    Rule,
    Scoring,
)
from landscribe.games.cartographers.heroes import HEROES
from landscribe.games.cartographers.own import own_boxes
from landscribe.games.cartographers.sheet import (
    FARM,
    FOREST,
    GRID,
    HERO,
    MONSTER,
    PLAIN,
    REMEMBERED,
    VILLAGE,
    WATER,
    Sheet,
    after,
    destroying,
    sheet_from,
)
from landscribe.games.cartographers.turn import AMBUSH_CARD, EXPLORE_CARD, HERO_CARD, RUINS_CARD, SEASONS

BOXES: dict[str, Box] = {box.name: box for box in (BASE, HEROES)}
OWN: tuple[Box, ...] = own_boxes()
"""Cards and maps of one's own, a box for each set."""
SHELF: dict[str, Box] = {**BOXES, **{box.name: box for box in OWN}}
CARDS: dict[str, Card] = {
    card.name: card
    for box in SHELF.values()
    for card in (*box.explore, *box.ruins, *box.ambushes, *box.heroes)
}
NAMES = tuple(CARDS)
NUMBERS: dict[str, int] = {name: number for number, name in enumerate(NAMES)}
KINDS: tuple[int, ...] = tuple(
    (EXPLORE_CARD, RUINS_CARD, AMBUSH_CARD, HERO_CARD)[(Explore, Ruins, Ambush, Hero).index(type(card))]
    for card in CARDS.values()
)
MONSTERS: tuple[int, ...] = tuple(
    card.monster if isinstance(card, Ambush) else PLAIN for card in CARDS.values()
)
"""By the number of a card."""
SCORING: dict[str, Scoring] = {card.name: card for box in SHELF.values() for card in box.scoring}
MAPS: dict[str, Sheet] = {side.side: side.start for box in SHELF.values() for side in box.maps}
CHANGED = 1
"""The version of the rules that last changed a rule; cards and maps carry their own."""
RULES = max(CHANGED, *(box.newest for box in BOXES.values()))
RUINS = ("", "yes", "no")
EDITIONS = ("rulebook", "retail")
RUINS_FALLBACKS = ("any", "card")
ANY_TERRAIN = (FOREST, VILLAGE, FARM, WATER, MONSTER)  # C3
FIRST_GAME = "first"
"""Stands for the edicts that a rulebook recommends for a first game."""
AMBUSHES = 4
"""So many ambush cards take part, one joining the deck each season."""


@dataclass(frozen=True)
class Options:
    """The agreement. Lists name whole boxes, single cards, or both."""

    map: str = "A"
    explore: str = "base"
    seasons: str = "base"
    ruins: str = ""  # yes or no; left open, the cards are in unless everything comes from the Heroes box
    ambushes: tuple[str, ...] = ("base",)  # where there are more than four, chance picks four
    heroes: bool = False
    scoring: tuple[str, ...] = ("base",)  # one of each category is drawn
    edicts: tuple[str, ...] = ()  # the four scoring cards under A to D, or 'first', instead of drawing them
    edition: str = "rulebook"  # H10
    ruins_fallback: str = "any"  # C3
    extra: tuple[str, ...] = ()  # explore cards of one's own that join the deck
    drawn: str = ""  # a map to begin on instead of a blank one, its rows joined by '/'
    begins: str = SEASONS[0]  # with this season: of those before, ambushes have come and stars have not
    own: tuple[str, ...] = ()  # the pins of the sets that take part; found by itself
    rules: int = RULES

    def __post_init__(self) -> None:
        """Refuses what cannot be played, with a sentence."""
        check_pins(self.own)
        _one_of("map", self.map, [side.side for box in self.boxes.values() for side in box.maps])
        _one_of("begins", self.begins, SEASONS)
        _ = self.start  # what is drawn is a map
        _one_of("explore", self.explore, BOXES, "refused-explore")
        _one_of("seasons", self.seasons, BOXES)
        _one_of("ruins", self.ruins, RUINS)
        _one_of("edition", self.edition, EDITIONS)
        _one_of("ruins_fallback", self.ruins_fallback, RUINS_FALLBACKS)
        if len(self.ambush_pool) < AMBUSHES:
            names = ", ".join(card.name for card in self.ambush_pool)
            raise WrongValue("refused-ambushes", names=names, number=AMBUSHES)
        if self.edicts == (FIRST_GAME,) and not self.proclaimed:
            raise WrongValue("refused-first-edicts")
        kinds = sorted(card.category for card in self.scoring_pool)
        if self.edicts and (len(self.proclaimed) != len(CATEGORIES) or kinds != sorted(CATEGORIES)):
            raise WrongValue("refused-edicts", names=", ".join(self.edicts), categories=", ".join(CATEGORIES))
        for category in CATEGORIES:
            if not any(card.category == category for card in self.scoring_pool):
                raise WrongValue("refused-scoring", category=category, names=", ".join(self.scoring))
        if self.ruins == "no" and self.has_base:
            raise WrongValue("refused-ruins")
        object.__setattr__(self, "own", pins_of(box.name for box in OWN if self._takes(box)))

    @property
    def boxes(self) -> Mapping[str, Box]:
        """The boxes as they are in this version of the rules."""
        return boxes_of(self.rules)

    @property
    def start(self) -> Sheet:
        """The map on which everyone begins."""
        return _start_on(self.drawn) if self.drawn else MAPS[self.map]

    @property
    def first_season(self) -> int:
        """The season with which the game begins."""
        return SEASONS.index(self.begins)

    @property
    def ambush_pool(self) -> tuple[Ambush, ...]:
        """The ambush cards that may take part."""
        cards = {card.name: card for box in self.boxes.values() for card in box.ambushes}
        boxes = {box.name: [card.name for card in box.ambushes] for box in self.boxes.values()}
        return tuple(cards[name] for name in _named("ambushes", self.ambushes, cards, boxes))

    @property
    def proclaimed(self) -> tuple[str, ...]:
        """The scoring cards agreed on under A to D; none where they are drawn."""
        return BOXES[self.explore].first if self.edicts == (FIRST_GAME,) else self.edicts

    @property
    def scoring_pool(self) -> tuple[Scoring, ...]:
        """The scoring cards that may lie under the edicts."""
        cards = {card.name: card for box in self.boxes.values() for card in box.scoring}
        boxes = {box.name: [card.name for card in box.scoring] for box in self.boxes.values()}
        wanted = ("edicts", self.proclaimed) if self.edicts else ("scoring", self.scoring)
        return tuple(cards[name] for name in _named(*wanted, cards, {} if self.edicts else boxes))

    @property
    def extra_cards(self) -> tuple[Explore, ...]:
        """The explore cards of one's own that join the deck."""
        cards = {card.name: card for box in OWN for card in box.explore}
        boxes = {box.name: [card.name for card in box.explore] for box in OWN if box.explore}
        return tuple(cards[name] for name in _named("extra", self.extra, cards, boxes))

    def _takes(self, box: Box) -> bool:
        """Whether anything of the box takes part."""
        return any(
            (
                self.map in (side.side for side in box.maps),
                not set(self.scoring_pool).isdisjoint(box.scoring),
                not set(self.extra_cards).isdisjoint(box.explore),
            )
        )

    @property
    def hero_cards(self) -> tuple[Hero, ...]:
        """The hero cards that take part."""
        return self.boxes[HEROES.name].heroes if self.heroes else ()

    @property
    def has_base(self) -> bool:
        """Whether anything comes from the base box."""
        if self.explore == BASE.name or self.seasons == BASE.name or self.ruins == "yes":
            return True
        pieces = (MAPS[self.map], *self.ambush_pool, *self.scoring_pool)
        inside = (*(side.start for side in BASE.maps), *BASE.ambushes, *BASE.scoring)
        return any(piece in inside for piece in pieces)

    @property
    def deck(self) -> tuple[str, ...]:
        """The explore deck without ambushes and heroes; ruins cards always join a mix (H11)."""
        ruins = self.boxes[BASE.name].ruins if self.has_base else ()
        return tuple(card.name for card in (*self.boxes[self.explore].explore, *ruins, *self.extra_cards))

    @property
    def thresholds(self) -> tuple[int, ...]:
        """The time of each season."""
        return BOXES[self.seasons].seasons

    def terrains(self, card: Explore) -> tuple[tuple[int, ...], ...]:
        """The terrains of a card's shapes, of a square if none fits (C2), or none over ruins (C3)."""
        square = BOXES[self.explore].fallback or card.terrains
        on_ruins = ANY_TERRAIN if self.ruins_fallback == "any" else card.terrains
        return card.terrains, tuple(t for t in square if t != HERO or self.heroes), on_ruins

    def rule(self, name: str) -> Rule:
        """The scoring rule of a card in the edition agreed on."""
        card = SCORING[name]
        return card.retail if self.edition == "retail" else card.rulebook


@lru_cache(REMEMBERED)
def _start_on(drawn: str) -> Sheet:
    """The map drawn here; what it owes for mountains and the dragon was paid, and spent, before."""
    sheet = sheet_from(tuple(drawn.split("/")))
    return after(GRID, sheet, destroying(GRID, GRID.none))._replace(coins=0)


def side_of(sheet: Sheet) -> str | None:
    """The side on which a map was drawn."""
    printed = Sheet._fields.index("ruins") + 1  # mountains, wastelands and ruins come first
    return next((side for side, blank in MAPS.items() if blank[:printed] == sheet[:printed]), None)


def side_name(side: str) -> Value:
    """What a side is called: its letter, or what the file says that declares it."""
    is_own = any(side == own.side for box in OWN for own in box.maps)
    return note(f"web-option-map-{slug(side)}") if is_own else side


def edition_text(name: str, edition: str) -> str:
    """Which of a card's texts an edition has, as the end of its message."""
    is_retail = edition == "retail" and SCORING[name].retail is not SCORING[name].rulebook
    return "retail" if is_retail else "text"


@cache
def boxes_of(rules: int) -> Mapping[str, Box]:
    """Every box as it is in a version of the rules."""
    return {name: box.as_of(rules) for name, box in SHELF.items()}


def offer(usual: Options) -> tuple[Option, ...]:
    """The options that a screen lets people choose."""
    boxes = tuple(BOXES)
    ambushes = tuple(card.name for box in BOXES.values() for card in box.ambushes)
    cards = sorted(SCORING.values(), key=lambda card: CATEGORIES.index(card.category))
    names, kinds = tuple(card.name for card in cards), tuple(card.category for card in cards)
    box_names = tuple(note(f"web-value-{box}") for box in boxes)
    ambush_names = tuple(note("cartographers-card", card=name) for name in ambushes)
    card_names = tuple(note(f"scoring-{slug(name)}") for name in names)
    first = BOXES[usual.explore].first
    own = {kind: tuple(box.name for box in OWN if getattr(box, kind)) for kind in ("scoring", "explore")}
    extra = (*own["explore"], *(card.name for box in OWN for card in box.explore))
    shelf = (*box_names, *(note(f"web-value-{name}") for name in own["scoring"]))
    return (
        Option("map", "one", tuple(MAPS), names=_named_for("map", MAPS)),
        Option("explore", "one", boxes, names=box_names),
        Option("seasons", "one", boxes, names=box_names),
        Option("ruins", "one", RUINS, names=(note("web-option-ruins-none"), *map(_switched, RUINS[1:]))),
        Option("ambushes", "some", (*boxes, *ambushes), names=(*box_names, *ambush_names)),
        Option("heroes", "switch", ("no", "yes"), names=(_switched("no"), _switched("yes"))),
        Option(
            "scoring",
            "some",
            (*boxes, *own["scoring"], *names),
            ("",) * len(shelf) + kinds,
            names=(*shelf, *card_names),
        ),
        Option(
            "edicts",
            "some",
            names,
            kinds,
            (FIRST_GAME,) if first else (),
            (*card_names, *(_named_for("edicts", (FIRST_GAME,)) if first else ())),
            note("web-option-edicts-about"),
        ),
        Option("edition", "one", EDITIONS, names=_named_for("edition", EDITIONS)),
        Option("ruins_fallback", "one", RUINS_FALLBACKS, names=_named_for("ruins-fallback", RUINS_FALLBACKS)),
        *([Option("extra", "some", extra, names=tuple(map(_named_extra, extra)))] if extra else ()),
    )


def _named_extra(value: str) -> Note:
    return note("cartographers-card", card=value) if value in CARDS else note(f"web-value-{value}")


def _named_for(option: str, values: Iterable[str]) -> tuple[Note, ...]:
    """The names of values that only this option has."""
    return tuple(note(f"web-option-{option}-{slug(value)}") for value in values)


def _switched(value: str) -> Note:
    return note(f"web-value-{value}")


def _one_of(name: str, value: str, known: Iterable[str], message: str = "refused-none-of") -> None:
    if value not in known:
        raise WrongValue(message, name=name, value=value, known=", ".join(filter(None, known)))


def _named(
    name: str, wanted: Sequence[str], cards: Iterable[str], boxes: Mapping[str, Sequence[str]]
) -> tuple[str, ...]:
    """The cards asked for, each box standing for all of its own, none twice."""
    known = {**{card: (card,) for card in cards}, **boxes}
    for word in wanted:
        if word not in known:
            raise WrongValue("refused-none-of", name=name, value=word, known=", ".join([*boxes, *cards]))
    return tuple(dict.fromkeys(card for word in wanted for card in known[word]))
