"""Cards of one's own: sets that files declare, for the games to take up beside what is printed.

Rules open no file: who can read them is handed in (`read_sets_with`), and asked when the first game gathers
its cards.
"""

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, wraps
from traceback import extract_tb
from typing import Any, NamedTuple, TypeAlias, TypeVar

from landscribe.core.cells import Tally, kernel
from landscribe.core.grid import Grid
from landscribe.core.note import Refusal, Value, WrongValue, note
from landscribe.core.text import slug

ENGLISH = "en"

Texts: TypeAlias = str | tuple[str, str]
"""What a card says, or its name in that language and what it says."""

Sheet = TypeVar("Sheet")


class Set(NamedTuple):
    """What one file declares; its digest is that of the file."""

    name: str
    digest: str
    pieces: list[tuple[str, Any]]  # the game, and its card or map
    texts: dict[str, dict[str, str]]  # by language and message, as Fluent writes them

    @property
    def pin(self) -> str:
        """What options say of it, so that a game is only played on with the same file."""
        return f"{self.name} {self.digest}"

    def of(self, game: str) -> list[Any]:
        """Its cards and maps for a game."""
        return [piece for kind, piece in self.pieces if kind == game]


_sets: dict[str, Set] = {}
_open: list[Set] = []
_reader: list[Callable[[], None]] = []


def read_sets_with(read: Callable[[], None]) -> None:
    """Hands in who reads the files, each while a set is `opened`."""
    _reader[:] = [read]


def sets() -> tuple[Set, ...]:
    """Every set; they are read when this is first asked for."""
    _read()
    return tuple(_sets.values())


@cache
def _read() -> None:
    for read in _reader:
        read()


def are_read() -> bool:
    """Whether it is too late for more."""
    return _read.cache_info().currsize > 0


@contextmanager
def opened(name: str, digest: str) -> Generator[Set]:
    """Puts what is declared meanwhile into a set of this name, which is kept unless something is wrong."""
    if name in _sets:
        raise WrongValue("refused-own-twice", name=name)
    _open.append(Set(name, digest, [], {}))
    try:
        yield _open[-1]
        _sets[name] = _open[-1]
    finally:
        _open.pop()


def texts(language: str) -> Mapping[str, str]:
    """What the sets that were read say in a language, else in English."""
    found = dict[str, str]()
    for one in _sets.values():
        found |= one.texts.get(ENGLISH, {}) | one.texts.get(language, {})
    return found


def pins_of(used: Iterable[str]) -> tuple[str, ...]:
    """The pins of these sets, in the order in which they were read."""
    wanted = set(used)
    return tuple(one.pin for one in sets() if one.name in wanted) if wanted else ()


def check_pins(pins: Sequence[str]) -> None:
    """Refuses a set that is not here, and one whose file has changed."""
    if not pins:
        return
    here = {one.name: one.pin for one in sets()}
    for pin in pins:
        name = pin.rpartition(" ")[0] or pin
        if name not in here:
            raise WrongValue("refused-own-missing", name=name, known=f"--with {name}.py")
        if here[name] != pin:
            raise WrongValue("refused-own-changed", name=name)


# What the games declare with


def declare(game: str, piece: Any, messages: Mapping[str, Mapping[str, str]]) -> None:
    """Puts a card or map into the set that is open, with its words by language and message."""
    if not _open:
        raise WrongValue("refused-own-late")
    _open[-1].pieces.append((game, piece))
    for language, said in messages.items():
        kept = _open[-1].texts.setdefault(language, {})
        kept |= {message: _as_fluent(words) for message, words in said.items()}


def new_name(name: str, taken: set[str]) -> str:
    """The name, which is taken from now on; refuses one that something else here has."""
    if not slug(name) or slug(name) in taken:
        raise WrongValue("refused-own-name", name=name)
    taken.add(slug(name))
    return name


def card_texts(message: str, name: str, given: Mapping[str, Texts]) -> dict[str, dict[str, str]]:
    """The messages of a card with a name and a text, in each language."""
    if ENGLISH not in given:
        raise WrongValue("refused-own-text", name=name)
    said = {tag: words if isinstance(words, tuple) else (name, words) for tag, words in given.items()}
    return {tag: {message: title, f"{message}-text": text} for tag, (title, text) in said.items()}


def own_rule(
    rule: Callable[[Grid, Sheet], Tally],
    name: str,
    example: tuple[Grid, Sheet],
    others: Iterable[tuple[Grid, Sheet]],
) -> Callable[[Grid, Sheet], Tally]:
    """The rule of a card, if it is right on its example, where it has points, and on other maps.

    Native code takes what it wraps, which is a kernel; here a mistake that shows later is a sentence, too.
    """
    found: Any = rule(*example)
    if not isinstance(found, Tally) or found.stars <= 0:
        raise WrongValue("refused-own-example", name=name, value=str(found))
    for grid, sheet in (example, *others):
        _check_tally(name, grid, rule(grid, sheet))
    rule.__name__ = f"own_{slug(name).replace('-', '_')}"  # networks know cards by the names of their rules
    code = rule.__code__

    @wraps(rule)
    def ruled(grid: Grid, sheet: Sheet) -> Tally:
        try:
            tally = rule(grid, sheet)
        except Exception as error:
            file = code.co_filename
            raise wrong_at(file, line_of(error, file), f"{type(error).__name__}: {error}") from error
        try:
            _check_tally(name, grid, tally)
        except Refusal as refusal:
            raise wrong_at(code.co_filename, code.co_firstlineno, refusal.note) from None
        return tally

    kernel(rule)
    return ruled


def _check_tally(name: str, grid: Grid, found: object) -> None:
    match found:
        case Tally(int(), int(cells)) if not cells & ~grid.full:
            return
        case _:
            raise WrongValue("refused-own-tally", name=name, value=str(found))


def wrong_at(file: str, line: int | None, reason: Value) -> WrongValue:
    """What is wrong with a file, and where."""
    place = note("refused-own-line", file=file, line=str(line)) if line else file
    return WrongValue("refused-at", place=place, reason=reason)


def line_of(error: BaseException, file: str) -> int | None:
    """The last line of the file that had to do with an error."""
    found = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    return found[-1] if found else None


def _as_fluent(words: str) -> str:
    r"""Words as Fluent writes them: one line, and braces stand for themselves.

    >>> _as_fluent("so {much}")
    ' so {"\\u007B"}much{"\\u007D"}'
    """
    line = " ".join(words.split())
    return " " + "".join(f'{{"\\u{ord(mark):04X}"}}' if mark in "{}" else mark for mark in line)
