"""Cartouche in words: stories, tiles, tokens and events as notes."""

from collections.abc import Sequence

from landscribe.core.game import Event
from landscribe.core.note import Note, note
from landscribe.core.note import listed as joined
from landscribe.core.people import seat_first
from landscribe.core.text import cell_names
from landscribe.games.cartouche.mural import GRID, TILE_LETTERS
from landscribe.games.cartouche.stories import ANY, STORIES, Kind
from landscribe.games.cartouche.tiles import CARTOUCHES, PIECES
from landscribe.games.cartouche.tokens import ANIMALS, NOTHING, TOKENS, Counts, Tokens, total


def listed(notes: Sequence[Note]) -> Note:
    """Notes joined by commas, as one note; or that there is nothing."""
    return joined(notes) if notes else note("cartouche-none")


def some(counts: Counts | Tokens) -> Note:
    """So many of each animal, and scarabs."""
    names = zip(TOKENS, counts, strict=False)
    return listed([note(f"cartouche-some-{name}", number=number) for name, number in names if number])


def story_text(name: str) -> Note:
    """What a story asks for."""
    wanted = STORIES[name].wanted
    match STORIES[name].kind:
        case Kind.TOKEN if wanted.any_kind:
            text = note("cartouche-any-tokens", number=wanted.any_kind)
        case Kind.TOKEN:
            text = note("cartouche-token", tokens=some(wanted.first))
        case Kind.CHAMBER if total(wanted.second):
            text = note("cartouche-chamber-pair", icons=some(wanted.first), others=some(wanted.second))
        case Kind.CHAMBER:
            text = note("cartouche-chamber", icons=some(wanted.first))
        case Kind.RIVER:
            animal = "any" if wanted.colour == ANY else ANIMALS[wanted.colour]
            text = note(
                "cartouche-river", colour=note(f"cartouche-colour-{animal}"), icons=some(wanted.first)
            )
    if wanted.black == NOTHING:
        return text
    return note("cartouche-then-black", text=text, icons=some(wanted.black))


def story_title(name: str) -> Note:
    """A story's name."""
    return note(f"cartouche-story-{name.lower()}")


def story_offer(name: str) -> Note:
    """A story as it lies on the table: its id, name and points, and what it asks for."""
    return note(
        "cartouche-story-offer",
        id=name,
        name=story_title(name),
        points=STORIES[name].points,
        text=story_text(name),
    )


def achievement_title(name: str) -> Note:
    """An achievement's name."""
    return note(f"cartouche-achievement-{name.lower()}")


def piece_title(name: str) -> Note:
    """A tile by what is on it, a cartouche by its size."""
    if name in CARTOUCHES:
        return note("cartouche-blank", size=name)
    tile = PIECES[name]
    marks = "".join(tile.rows)
    animals = [
        note(f"cartouche-some-{ANIMALS[region]}", number=marks.count(TILE_LETTERS[region]))
        for region in tile.regions
    ]
    if len(animals) == 1:
        return note("cartouche-tile", animals=animals[0])
    return note("cartouche-tile-of-two", first=animals[0], second=animals[1])


def title(name: str) -> Note:
    """A story, an achievement, a tile or a cartouche by its name."""
    if name in PIECES:
        return piece_title(name)
    return story_title(name) if name in STORIES else achievement_title(name)


def item(name: str) -> Note:
    """The same within a sentence: what is written on cards is quoted."""
    return piece_title(name) if name in PIECES else note("cartouche-quoted", name=title(name))


def tell(event: Event) -> Note:
    """The event as a sentence."""
    message = f"cartouche-event-{event.what}"
    who = seat_first(event.seat or 0)
    squares = cell_names(GRID, event.cells)
    match event.what:
        case "took" | "dropped" | "placed" | "kept" | "completed" | "claimed":
            return note(message, who=who, item=item(event.name), points=event.number, squares=squares)
        case "opponent-takes" | "opponent-scores":
            return note(message, item=item(event.name), points=event.number)
        case "traded":
            *given, got = event.name.split()
            paid = Tokens(*(given.count(name) for name in TOKENS))
            return note(message, who=who, given=some(paid), got=got)
        case "ankh":
            return note(message, who=who, bonus=note(f"cartouche-ankh-{event.name}"))
        case "phase":
            return note(message, phase=note(f"cartouche-phase-{event.name}"))
        case "drew":
            pieces = listed([piece_title(name) for name in event.name.split()])
            return note(message, who=who, pieces=pieces, number=event.number)
        case "points" | "matched" | "covered":
            return note(message, who=who, number=event.number, squares=squares)
        case _:
            return note(message, number=event.number)
