"""Observations: channels and facts as planes, as packed words, as one vector, or as words to read."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from landscribe.core.game import AnyGame
from landscribe.core.grid import Cells
from landscribe.core.note import spoken
from landscribe.core.page import Chart, Goal, Page
from landscribe.envs.encoding import Encoding
from landscribe.texts import say_in

ObservationName: TypeAlias = Literal["planes", "packed", "flat", "dict"]
"""A byte a cell; two words a channel; one vector of floats; words in English."""

BatchObservationName: TypeAlias = Literal["planes", "packed", "flat", "none"]
"""What a batch can observe; nothing, where only masks and rewards are wanted."""

LANGUAGE = "en"
LONGEST = 20_000
PARTS = ("status", "task", "card", "goals", "boards", "pieces")
"""Of an observation in words."""


def observing(game: AnyGame, encoding: Encoding, name: ObservationName) -> Callable[[Any], Any]:
    """What makes observations of this name from views."""
    match name:
        case "planes":
            return lambda view: {"planes": planes(encoding, view), "facts": facts(encoding, view)}
        case "packed":
            return lambda view: {"planes": words_of(encoding, view), "facts": facts(encoding, view)}
        case "flat":
            return lambda view: flat(encoding, view)
        case "dict":
            return lambda view: described(game, view)


# Numbers


def planes(encoding: Encoding, view: Any) -> NDArray[np.uint8]:
    """A byte a cell, 1 where it belongs to the channel."""
    return np.stack([bits_of(encoding, cells) for cells in encoding.cells(view)])


def bits_of(encoding: Encoding, cells: Cells) -> NDArray[np.uint8]:
    """A set of cells as rows of 0 and 1."""
    rows, cols = encoding.grid.rows, encoding.grid.cols
    raw = np.frombuffer(cells.to_bytes(16, "little"), np.uint8)
    return np.unpackbits(raw, count=rows * cols, bitorder="little").reshape(rows, cols)


def words_of(encoding: Encoding, view: Any) -> NDArray[np.uint64]:
    """Two words a channel: the first 64 cells, and the others."""
    halves = [(cells & (1 << 64) - 1, cells >> 64) for cells in encoding.cells(view)]
    return np.array(halves, np.uint64)


def facts(encoding: Encoding, view: Any) -> NDArray[np.int16]:
    """The facts."""
    return np.array(encoding.values(view), np.int16)


def flat(encoding: Encoding, view: Any) -> NDArray[np.float32]:
    """All cells of all channels, then the facts."""
    return np.concatenate([planes(encoding, view).ravel(), facts(encoding, view)]).astype(np.float32)


def flat_names(encoding: Encoding) -> tuple[str, ...]:
    """The name of each number of the vector."""
    grid = encoding.grid
    places = [grid.row_col(place) for place in range(grid.rows * grid.cols)]
    cells = (f"{name} {chr(97 + col)}{row + 1}" for name in encoding.channels for row, col in places)
    return (*cells, *(fact.name for fact in encoding.facts))


# Words


def described(game: AnyGame, view: Any) -> Mapping[str, str]:
    """The page of a view in English, as the terminal and the browser say it."""
    page, say = game.page(view), say_in(LANGUAGE)

    def said(*notes: Any) -> str:
        return "\n".join(spoken(note, say) for note in notes if note is not None)

    card = page.card
    parts = (
        said(*(status.text for status in page.status)),
        said(page.prompt, *page.result),
        "" if card is None else said(card.name, *card.texts, *(piece.rows for piece in card.pieces)),
        "\n".join(_goal(goal, said) for goal in page.goals),
        "\n\n".join(_board(chart, said) for chart in page.charts),
        "\n".join(_items(page, said)),
    )
    return {name: part[:LONGEST] for name, part in zip(PARTS, parts, strict=True)}


def _goal(goal: Goal, said: Callable[..., str]) -> str:
    return f"{goal.label} {said(goal.name)}: {said(goal.text)} (now {goal.now}, earned {goal.earned})"


def _board(chart: Chart, said: Callable[..., str]) -> str:
    rows = [chart.letters[start : start + chart.cols] for start in range(0, len(chart.letters), chart.cols)]
    return "\n".join([*rows, said(*chart.facts)])


def _items(page: Page, said: Callable[..., str]) -> list[str]:
    """What lies in the middle of the table."""
    return [
        f"{said(tray.title)}: {', '.join(said(item.name) for item in tray.items)}"
        for tray in page.trays
        if tray.items
    ]
