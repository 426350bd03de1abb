"""`landscribe explain`: what a card says, with an example."""

from argparse import Namespace

from landscribe.cli.parsing import Parser
from landscribe.cli.screen import Refused, show
from landscribe.core.explained import Example, Explained
from landscribe.core.grid import grid_of
from landscribe.core.note import Say, spoken
from landscribe.core.text import Board, beside, labelled, plain
from landscribe.games import GAMES, game_named


def declare(command: Parser) -> None:
    """What can follow `landscribe explain`."""
    say = command.say
    games = say("cli-option-game", games=", ".join(GAMES))
    command.add_argument("game", metavar=say("cli-usage-game"), help=games)
    command.add_argument("card", metavar=say("cli-usage-card"), nargs="?", help=say("cli-option-card"))
    command.set_defaults(run=run)


def run(asked: Namespace, given: dict[str, str]) -> int:
    """Explains one card, or lists the names of all."""
    if given:
        raise Refused("refused-explain-option", name=next(iter(given)))
    cards = game_named(asked.game).explain()
    if asked.card is None:
        for name in dict.fromkeys(spoken(card.name, asked.say) for card in cards):
            show(name)
        return 0
    found = [card for card in cards if plain(asked.card) in _names(card, asked.say)]
    if not found:
        raise Refused("refused-explain", name=asked.card, game=asked.game)
    for card in found:
        show("\n".join(_told(card, asked.say)) + "\n")
    return 0


def _names(card: Explained, say: Say) -> set[str]:
    return {plain(card.id), plain(spoken(card.name, say))}


def _told(card: Explained, say: Say) -> list[str]:
    """The card as lines: its name, its texts, its shapes, its examples."""
    pieces = [piece.rows.replace("/", "\n") + "\n(o)" * piece.coins for piece in card.pieces]
    lines = [spoken(card.name, say), *(spoken(text, say) for text in card.texts)]
    lines += ["", beside(pieces)] if pieces else []
    for example in card.examples:
        lines += ["", _drawn(example), say("web-example-worth", worth=spoken(example.worth, say))]
    return lines


def _drawn(example: Example) -> str:
    board = Board(grid_of(example.rows, example.cols), example.letters)
    return labelled(board, int(example.cells, 16))
