"""How Cartouche is written: options, actions, scored murals."""

from collections import Counter
from collections.abc import Mapping, Sequence

from landscribe.core.cells import Tally, count
from landscribe.core.game import Data, Scored, Seat
from landscribe.core.grid import Cells
from landscribe.core.note import Note, WrongValue, note
from landscribe.core.options import Option, read_options, written_options
from landscribe.core.text import cell_names, read_cells, spelled
from landscribe.games.cartouche.achievements import CARDS, FIXED, cells_for
from landscribe.games.cartouche.actions import (
    VERBS,
    Action,
    Claim,
    Complete,
    Done,
    Drop,
    Keep,
    Place,
    Take,
    TakeAnkh,
    Trade,
)
from landscribe.games.cartouche.ankhs import GOODS, Ankh
from landscribe.games.cartouche.mural import (
    GRID,
    SIDES,
    TILE_LETTERS,
    Mural,
    board_of,
    chambers,
    counted,
    mural_from,
    rivers,
    shores,
)
from landscribe.games.cartouche.rules import choices
from landscribe.games.cartouche.stories import STORIES, Kind, Story, sites
from landscribe.games.cartouche.table import CORNERS, LEVELS, RULES, Options, cards_of
from landscribe.games.cartouche.tiles import PIECES, TILES
from landscribe.games.cartouche.tokens import ANIMALS, TOKENS, Counts, Tokens, payments, tokens_of, total
from landscribe.games.cartouche.views import View
from landscribe.games.cartouche.words import achievement_title, some, title


def offer() -> tuple[Option, ...]:
    """The options that a screen lets people choose."""
    cards = cards_of(RULES)
    starred = note("web-option-achievements-starred")
    return (
        Option("side", "one", ("A", "B"), names=(note("web-option-side-a"), note("web-option-side-b"))),
        Option(
            "achievements",
            "some",
            cards,
            presets=("starred",),
            names=(*map(achievement_title, cards), starred),
            about=note("web-option-achievements-about"),
        ),
        Option(
            "corners",
            "one",
            tuple(CORNERS),
            names=tuple(note(f"web-option-corners-{name}") for name in CORNERS),
        ),
        Option(
            "level", "one", tuple(LEVELS), names=tuple(note(f"cartouche-level-{name}") for name in LEVELS)
        ),
    )


def options(given: Mapping[str, str], rules: int | None = None) -> Options:
    """The options written as text."""
    return read_options(Options, given, rules, offered=offer())


def write(options: Options) -> dict[str, str]:
    """The options as text."""
    return written_options(options)


# Actions


def read(text: str, view: View | None = None) -> Action:
    """The action written here; with a view, what can mean but one thing may be left out."""
    words = text.split()
    if view is None or view.seat is None:
        return _read(words)
    try:
        action = _read(words)
    except WrongValue:
        completed = _completed(words, view, view.seat)
        if completed is None:
            raise
        return completed
    return action if _is_whole(action) else _completed(words, view, view.seat) or action


def _is_whole(action: Action) -> bool:
    """Whether nothing was left out: as many tokens or squares are named as it takes, and any bonus."""
    match action:
        case Place(piece):
            return count(action.cells) == PIECES[piece].size
        case Complete(name, paid, covered):
            wanted = STORIES[name].wanted
            tokens = total(wanted.first) + wanted.any_kind if wanted.kind == Kind.TOKEN else 0
            return (sum(paid), count(covered)) == (tokens, total(wanted.black))
        case Claim(name, paid):
            prices = CARDS[name].prices if name in CARDS else ()
            return sum(paid) in ({total(price) for price in prices} or {0})
        case TakeAnkh(ankh, repeated):
            return ankh != Ankh.REPEAT or repeated is not None
        case _:
            return True


def _completed(words: list[str], view: View, seat: Seat) -> Action | None:
    """The one action that can be meant; None where there are several, or none."""
    possible = [action for action in choices(view.table, seat) if _begins(words, str(action).split())]
    return possible[0] if len(possible) == 1 else None


def _begins(words: list[str], action: list[str]) -> bool:
    """Whether these words are part of an action, its first two among them."""
    small, whole = [word.lower() for word in words], [word.lower() for word in action]
    return small[:2] == whole[: max(len(small[:2]), 1)] and Counter(small) <= Counter(whole)


def _read(words: list[str]) -> Action:
    match [word.lower() for word in words[:1]] + words[1:]:
        case ["take", item]:
            return Take(_named(item, {**STORIES, **TILES}, "item"))
        case ["drop", story]:
            return Drop(_named(story, STORIES, "story"))
        case ["keep", tile]:
            return Keep(_named(tile, TILES, "tile"))
        case ["place", piece, *cells] if cells:
            return _place(_named(piece, PIECES, "piece"), cells)
        case ["trade", first, second, got]:
            return Trade(_tokens([first, second]), _named(got, GOODS, "goods"))
        case ["complete", story, *rest]:
            name = _named(story, STORIES, "story")
            if rest and rest[0].lower() not in TOKENS:
                return Complete(name, covered=read_cells(GRID, " ".join(rest)))
            return Complete(name, _tokens(rest))
        case ["claim", name, *tokens]:
            known = dict.fromkeys((*FIXED, *CARDS), "")
            return Claim(_named(name, known, "achievement"), _tokens(tokens))
        case ["ankh", name, bonus] if name.lower() == Ankh.REPEAT:
            return TakeAnkh(Ankh.REPEAT, Ankh(_named(bonus, _ANKHS, "ankh")))
        case ["ankh", name]:
            return TakeAnkh(Ankh(_named(name, _ANKHS, "ankh")))
        case ["done"]:
            return Done()
        case _:
            raise WrongValue("refused-cartouche-action", text=" ".join(words), verbs=", ".join(VERBS))


_ANKHS = dict.fromkeys((str(ankh) for ankh in Ankh), "")


def _tokens(words: list[str]) -> Tokens:
    return tokens_of([spelled(word, TOKENS) for word in words])


def _named(text: str, known: Mapping[str, object], what: str) -> str:
    """The name itself, in whatever case it is typed."""
    for name in known:
        if name.lower() == text.lower():
            return name
    names = list(known)
    some = ", ".join(names if len(names) < 20 else (*names[:3], "…", *names[-2:]))
    kind = note(f"refused-cartouche-name-{what}")
    raise WrongValue("refused-cartouche-name", text=text, what=kind, known=some)


def _place(piece: str, words: list[str]) -> Place:
    """A placement; the regions of a tile with two animals each follow the animal's letter."""
    regions = PIECES[piece].regions
    if len(regions) == 1:
        return Place(piece, read_cells(GRID, " ".join(words)))
    letters = [TILE_LETTERS[region] for region in regions]
    found: dict[str, list[str]] = {letter: [] for letter in letters}
    letter = ""
    for word in words:
        if word.upper() in found:
            letter = word.upper()
        elif letter:
            found[letter].append(word)
        else:
            example = f"place {piece} {letters[0]} c4 {letters[1]} c5"
            raise WrongValue("refused-cartouche-animal", text=word, example=example)
    first, second = (read_cells(GRID, " ".join(found[letter])) for letter in letters)
    return Place(piece, first, second)


# Scored murals


def score(given: Mapping[str, str], rows: Sequence[str]) -> Scored:
    """Which stories and achievement cards a drawn mural fulfils, and its chambers and rivers."""
    for key in given:
        if key not in _KEYS:
            raise WrongValue("refused-cartouche-key", key=key)
    mural = mural_from(rows, spelled(given.get("side", "A"), SIDES))
    tokens = _tokens(given.get("tokens", "").replace(",", " ").split())
    stories = _asked(given.get("stories", ""), STORIES, "story") or list(STORIES)
    cards = _asked(given.get("achievements", ""), CARDS, "card") or cards_of(RULES)
    found = {name: _story_tally(mural, tokens, STORIES[name]) for name in stories}
    found |= {name: _card_tally(mural, tokens, name) for name in cards}
    extras: dict[str, Data] = {
        "fulfilled": tuple(name for name, tally in found.items() if tally.stars),
        "chambers": _chambers(mural),
        "rivers": _rivers(mural),
    }
    titles = {name: note("cartouche-named", id=name, name=title(name)) for name in found}
    return Scored(board_of(mural), found, extras, titles, _remarks(mural), ids={name: name for name in found})


_KEYS = ("side", "tokens", "stories", "achievements")


def _asked(text: str, known: Mapping[str, object], what: str) -> list[str]:
    """The names listed here."""
    return [_named(name.strip(), known, what) for name in text.split(",") if name.strip()]


def _story_tally(mural: Mural, tokens: Tokens, story: Story) -> Tally:
    """The points of the story and the cells that fulfil it; 0 and none where it is not fulfilled."""
    wanted = story.wanted
    if story.kind == Kind.TOKEN:
        fulfilled, cells = bool(payments(tokens, wanted.first, wanted.any_kind)), GRID.none
    else:
        cells: Cells = next(sites(GRID, mural, wanted), GRID.none)
        fulfilled = bool(cells)
    return Tally(story.points if fulfilled else 0, cells)


def _card_tally(mural: Mural, tokens: Tokens, name: str) -> Tally:
    """1 where the achievement card is fulfilled: its points depend on who scored it before."""
    if CARDS[name].prices:
        return Tally(int(any(payments(tokens, price) for price in CARDS[name].prices)), GRID.none)
    cells = cells_for(name, mural)
    return Tally(int(bool(cells)), cells)


def _chambers(mural: Mural) -> list[Data]:
    """Every chamber: its icons and its squares."""
    return [
        {"icons": _icons(counted(mural, cells)), "squares": cell_names(GRID, cells).split()}
        for cells in chambers(GRID, mural)
    ]


def _rivers(mural: Mural) -> list[Data]:
    """Every river: its animal, the icons it touches and its squares."""
    return [
        {
            "animal": kind,
            "touches": _icons(_touched(mural, cells)),
            "squares": cell_names(GRID, cells).split(),
        }
        for kind, cells in _kinds_of_rivers(mural)
    ]


def _remarks(mural: Mural) -> tuple[Note, ...]:
    """The chambers and rivers in words."""
    rooms = [
        note("cartouche-scored-chamber", icons=some(counted(mural, cells)), squares=cell_names(GRID, cells))
        for cells in chambers(GRID, mural)
    ]
    streams = [
        note(
            "cartouche-scored-river",
            colour=note(f"cartouche-colour-{kind}"),
            icons=some(_touched(mural, river)),
            squares=cell_names(GRID, river),
        )
        for kind, river in _kinds_of_rivers(mural)
    ]
    return (*rooms, *streams)


def _kinds_of_rivers(mural: Mural) -> list[tuple[str, Cells]]:
    """Every river with its animal; cartouches alone once."""
    found: dict[tuple[str, Cells], None] = {}
    for animal, name in enumerate(ANIMALS):
        for river in rivers(GRID, mural, animal):
            found[name if river & mural[animal] else "cartouche", river] = None
    return list(found)


def _touched(mural: Mural, river: Cells) -> Counts:
    return counted(mural, shores(GRID, mural, river))


def _icons(counts: Counts) -> dict[str, Data]:
    return {name: number for name, number in zip(ANIMALS, counts, strict=True) if number}
