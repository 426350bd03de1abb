"""Short ways to say what a test needs: murals drawn in any size, and games that stand at a given point."""

from collections.abc import Sequence
from typing import Any

from landscribe.core.grid import Cells, Grid
from landscribe.core.text import cell_names, read_cells, read_diagram
from landscribe.games.cartouche.achievements import CARDS
from landscribe.games.cartouche.game import Cartouche
from landscribe.games.cartouche.mural import GRID, SIDES, TILE_LETTERS, Mural, laid
from landscribe.games.cartouche.rules import legal, new, play
from landscribe.games.cartouche.table import Options, Player, State, with_player
from landscribe.games.cartouche.tokens import Tokens, tokens_of
from landscribe.games.cartouche.turn import Phase, Step

GAME = Cartouche()
TESTS = {name: card.test for name, card in CARDS.items() if card.test}
DISTANCES = {name: card.distance for name, card in CARDS.items() if card.distance}
STEPS = {Phase.PLACE: Step.PLACE, Phase.SCORE: Step.SCORE, Phase.FINAL: Step.PLACE}


def drawn(diagram: str) -> tuple[Grid, Mural]:
    """A mural of any size without reeds: csbh icons, CSBH tiles, O cartouche, # black, + start."""
    grid, found = read_diagram(diagram.split("/"), ".CSBHO#+csbh")
    tiles, icons = ([found[letter] for letter in letters] for letters in (TILE_LETTERS, "csbh"))
    return grid, Mural._make((*tiles, found["+"], 0, *icons))


def over(side: str, diagram: str = "", **layers: str) -> Mural:
    """The printed side with tiles over it: drawn from the top, or named by layer, as in cat='a9 b9'."""
    mural = SIDES[side]
    for r, row in enumerate(diagram.split()):
        for c, letter in enumerate(row):
            if letter in TILE_LETTERS:
                mural = laid(mural, TILE_LETTERS.index(letter), GRID.at(r, c))
    for layer, names in layers.items():
        mural = laid(mural, mural._fields.index(layer), read_cells(GRID, names))
    return mural


def at(names: str) -> Cells:
    return read_cells(GRID, names)


def names(cells: Cells, grid: Grid = GRID) -> str:
    return cell_names(grid, cells)


def tokens(text: str) -> Tokens:
    return tokens_of(text.split())


def standing(
    phase: Phase, seats: int = 2, seed: int = 1, options: Options | None = None, **player: Any
) -> State:
    """A game in this phase, in which the first seat has these things."""
    state = new(options or Options(), seats, seed)
    table = state.table._replace(phase=phase, news=())
    step = STEPS.get(phase, Step.IDLE)
    table = table._replace(players=tuple(other._replace(step=step) for other in table.players))
    mine = table.players[0]._replace(**player)
    return state._replace(table=with_player(table, 0, mine))


def with_things(state: State, seat: int, **player: Any) -> State:
    """The game in which a seat has these things."""
    mine = state.table.players[seat]._replace(**player)
    return state._replace(table=with_player(state.table, seat, mine))


def played(state: State, *actions: str, seat: int = 0) -> State:
    """The game after these actions of a seat."""
    for action in actions:
        state = play(state, seat, GAME.read(action))
    return state


def all_done(state: State) -> State:
    """Everyone who is to act says that they are done."""
    for seat in sorted(GAME.to_act(state)):
        state = played(state, "done", seat=seat)
    return state


def choices(state: State, seat: int = 0, verb: str = "") -> list[str]:
    """The legal actions that begin so, as text."""
    return [str(action) for action in legal(state, seat) if str(action).startswith(verb)]


def mine(state: State, seat: int = 0) -> Player:
    return state.table.players[seat]


def what(state: State) -> list[str]:
    """The kinds of the events just told."""
    return [event.what for event in GAME.view(state, None).news]


def drafting(seats: int, first: int = 0, seed: int = 1, options: Options | None = None) -> State:
    """A new game with this first player."""
    state = new(options or Options(), seats, seed)
    return state._replace(table=state.table._replace(first=first))


def take_any(state: State, items: Sequence[str] | None = None) -> State:
    """The next pick of whoever drafts: the first of these, or the first on offer."""
    seat = min(GAME.to_act(state))
    offer = items or (*state.table.tiles, *state.table.stories)
    return played(state, f"take {offer[0]}", seat=seat)
