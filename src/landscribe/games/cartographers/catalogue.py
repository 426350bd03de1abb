"""The cards of both boxes of Cartographers as the rules pages list them."""

from collections.abc import Iterator

from landscribe.core.explained import CardTable
from landscribe.core.note import Value, listed, note
from landscribe.core.text import slug
from landscribe.games.cartographers.box import CATEGORIES, Ambush, Box
from landscribe.games.cartographers.setup import BOXES
from landscribe.games.cartographers.sheet import PLAIN, TERRAINS


def card_tables() -> dict[str, CardTable]:
    """The tables of each box: scoring cards, explore cards, ambushes and heroes."""
    return {f"{box.name}-{kind}": table for box in BOXES.values() for kind, table in _tables(box)}


def _tables(box: Box) -> Iterator[tuple[str, CardTable]]:
    yield "scoring", tuple(_scoring(box))
    yield (
        "explore",
        tuple(
            (
                card.name,
                card.time,
                listed([note(f"terrain-{TERRAINS[terrain]}") for terrain in card.terrains]),
            )
            for card in box.explore
        ),
    )
    yield "ambushes", tuple(map(_ambush, box.ambushes))
    if box.heroes:
        yield "heroes", tuple((card.name, note(f"hero-{slug(card.name)}-text")) for card in box.heroes)


def _scoring(box: Box) -> Iterator[tuple[Value, ...]]:
    """Name, kind, stars, those of the printed card in a box where some differ, and the solo number."""
    has_retail = any(card.retail is not card.rulebook for card in box.scoring)
    for card in sorted(box.scoring, key=lambda card: CATEGORIES.index(card.category)):
        message = f"scoring-{slug(card.name)}"
        retail = note(f"{message}-retail") if card.retail is not card.rulebook else ""
        printed = (retail,) if has_retail else ()
        yield note(message), note(f"kind-{card.category}"), note(f"{message}-text"), *printed, card.solo


def _ambush(card: Ambush) -> tuple[Value, ...]:
    """Name, where maps are passed, the corner of the solo rule, and the effect where it has one."""
    way = note("explained-clockwise" if card.clockwise else "explained-counterclockwise")
    corner = note(f"explained-{card.corner.replace('_', '-')}")
    effect = () if card.monster == PLAIN else (note(f"ambush-{slug(card.name)}-text"),)
    return card.name, way, corner, *effect
