"""Whole documents: what a game has to print, what of it is wished for, and the file."""

from functools import cache, lru_cache
from importlib import import_module

from landscribe.core.note import WrongValue
from landscribe.core.text import spelled
from landscribe.games import game_named, module_for
from landscribe.paper.press import Press
from landscribe.paper.prose import draw_rules
from landscribe.paper.sheets import Sheets
from landscribe.paper.wishes import ALL, PAPERS, SIDED, Document, Wish
from landscribe.texts import say_in

REMEMBERED = 256
"""More documents than there are: each is made once."""


@cache
def sheets_of(game: str) -> Sheets:
    """The sheets of a game; every game has its rules."""
    module = module_for(game, f"{__package__}.{{}}")
    own: Sheets = import_module(module).sheets_of(game_named(game)) if module else Sheets({})
    return own._replace(kinds={**own.kinds, "rules": draw_rules})


def kinds_of(game: str) -> tuple[str, ...]:
    """What can be wished for: everything, or one kind of sheets."""
    return (ALL, *sheets_of(game).kinds)


def document(wish: Wish) -> Document:
    """The sheets that are wished for; a Refusal where there are none such."""
    return _printed(_checked(wish))


def _checked(wish: Wish) -> Wish:
    """The wish as it is spelled; a Refusal where it cannot be fulfilled."""
    sheets = sheets_of(wish.game)
    say_in(wish.language)
    what = _one_of("what", wish.what, kinds_of(wish.game))
    paper = _one_of("paper", wish.paper, tuple(PAPERS))
    if wish.side is None:
        return wish._replace(what=what, paper=paper)
    if not sheets.sides or what not in (ALL, *SIDED):
        raise WrongValue("refused-print-side", what=what, game=wish.game)
    return wish._replace(what=what, paper=paper, side=_one_of("side", wish.side, sheets.sides))


def _one_of(name: str, value: str, known: tuple[str, ...]) -> str:
    found = spelled(value, known)
    if found not in known:
        raise WrongValue("refused-none-of", name=name, value=value, known=", ".join(known))
    return found


@lru_cache(REMEMBERED)
def _printed(wish: Wish) -> Document:
    sheets = sheets_of(wish.game)
    sides = sheets.usual if wish.side is None else (wish.side,)
    press = Press(game_named(wish.game), wish.paper, wish.language)
    for kind, draw in sheets.kinds.items():
        if wish.what in (ALL, kind):
            draw(press, sides)
    return Document(press.pen.finish(), press.pages, wish.file_name)
