"""Maps that are drawn by hand as they cross the wire: what they are drawn with, and what they are worth."""

from landscribe.core.cells import Tally
from landscribe.core.diagrams import GAME, read_diagrams, score_diagram
from landscribe.core.drawable import Blank, Drawable
from landscribe.core.game import AnyGame
from landscribe.core.note import Refusal, Say, WrongValue
from landscribe.core.options import Option
from landscribe.core.page import Chart
from landscribe.core.text import spots
from landscribe.games import GAMES, game_named
from landscribe.table import wire
from landscribe.table.option_words import option_info


def drawable_of(game: AnyGame) -> wire.Drawable:
    """What a screen needs to let people draw maps of a game."""
    found: Drawable = game.drawable()
    return wire.Drawable(
        blanks=tuple(map(_blank, found.blanks)),
        crayons=tuple(wire.Crayon(name=crayon.name, on=dict(crayon.on)) for crayon in found.crayons),
        options=tuple(map(_option, found.options)),
        begins=None if found.begins is None else _option(found.begins),
    )


def _option(option: Option) -> wire.OptionInfo:
    return option_info(option, option.values[0] if option.kind == "one" else "")


def _blank(blank: Blank) -> wire.Blank:
    grid, letters = blank.board
    chart = Chart(0, grid.rows, grid.cols, letters, blank.layers)
    return wire.Blank(side=blank.side, name=blank.name, chart=chart, given=dict(blank.given))


def score_map(text: str, say: Say) -> wire.ScoredMap:
    """The one map of a text with what each card brings and where; a Refusal with the line that is wrong."""
    diagrams = list(read_diagrams(text))
    if not diagrams:
        raise WrongValue("refused-no-map")
    diagram, *others = diagrams
    if others:
        raise WrongValue("refused-many-maps", number=len(diagrams))
    try:
        game = game_named(diagram.given.get(GAME) or next(iter(GAMES)))
        given, scored = score_diagram(diagram, game, say)
    except Refusal as refusal:
        row = refusal.note.values.get("row")
        if not isinstance(row, int):
            raise
        line = str(diagram.line + row - 1)
        raise WrongValue("refused-at-line", line=line, reason=refusal.note) from None
    texts = {card.id: card.texts[0] for card in game.explain()}

    def goal(name: str, tally: Tally) -> wire.ScoredGoal:
        card = scored.ids.get(name)
        return wire.ScoredGoal(
            goal=name,
            name=scored.titles[name],
            card=card,
            text=texts.get(card or ""),
            points=tally.stars,
            cells=spots(tally.cells),
        )

    return wire.ScoredMap(
        game=game.name,
        given=given,
        letters=scored.board.letters,
        goals=tuple(goal(name, tally) for name, tally in scored.tallies.items()),
        others=tuple(goal(name, tally) for name, tally in scored.others.items()),
        remarks=scored.remarks,
        start=None if scored.start is None else dict(scored.start),
    )
