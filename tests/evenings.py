"""What people say to a companion in the course of a game of the rules."""

import random
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from landscribe.core.evening import Evening
from landscribe.core.game import AnyGame, Event
from landscribe.core.note import Note, note
from landscribe.core.record import Record, replayed
from landscribe.games import GAMES
from landscribe.games.cartographers.printed import card_of as card_title
from landscribe.games.cartographers.setup import CARDS
from landscribe.games.cartouche.table import State
from landscribe.games.cartouche.turn import Phase, has_to_drop
from landscribe.games.mapmaker.elements import ELEMENTS
from landscribe.games.mapmaker.pages import card_of

Told = TypeVar("Told")


def evening_of(record: Record) -> Evening:
    """The evening that was dealt as this game was."""
    game = GAMES[record.game]
    return game.evening(game.options(record.options, record.rules), record.seats, record.seed)


def told(game: AnyGame, state: Any) -> Iterator[str]:
    """The cards that an action brought, and the seasons that it ended, by their names."""
    for event in game.view(state, None).news:
        match event:
            case Event("revealed", name=name) if name:
                yield name
            case Event("revealed", number=number):
                yield str(card_of(ELEMENTS[number]))
            case Event("season", seat=0, name=name):
                yield name
            case _:
                pass


def titled(game: AnyGame, state: Any) -> Iterator[Note]:
    """The same, by what stands on a screen."""
    for event in game.view(state, None).news:
        match event:
            case Event("revealed", name=name) if name:
                yield card_title(CARDS[name]).name
            case Event("revealed", number=number):
                yield card_of(ELEMENTS[number]).name
            case Event("season", seat=0, name=name):
                yield note(f"season-{name}")
            case _:
                pass


def played(
    game: AnyGame,
    seats: int,
    seed: str,
    given: dict[str, str],
    tell: Callable[[AnyGame, Any], Iterator[Told]] = told,
) -> list[Told]:
    """What a game of the rules shows that is played at random."""
    chance = random.Random(seed)
    state = game.new(game.options(given), seats, seed)
    seen = list(tell(game, state))
    while waiting := game.to_act(state):
        seat = min(waiting)
        state = game.play(state, seat, chance.choice(list(game.legal(state, seat))))
        seen += tell(game, state)
    return seen


def shown(evening: Evening) -> list[str]:
    """What the companion shows, by the same names."""
    return [name for name, _ in shown_at(evening)]


def shown_at(evening: Evening) -> list[tuple[str, int]]:
    """The same, each with the number of its flip."""
    seen: list[tuple[str, int]] = []
    for at, flip in enumerate(evening.flips):
        if flip.kind == "card" and flip.card is not None:
            seen.append((str(flip.card.name.values.get("card") or flip.card), at))
        elif flip.kind == "score":
            seen.append((flip.name.message.removeprefix("season-"), at))
    return seen


def said_in(evening: Evening, record: Record) -> Iterator[tuple[list[str], State]]:
    """All that was said up to each moment of a game of Cartouche that a companion can follow.

    Who draws three tiles in a game waits for others who do; on paper one keeps before the next one draws.
    In the final phase of several all go on when they have kept, and who drew places and scores once more.
    """
    moves, drawn, kept, is_again = ["next"], list[str](), list[str](), record.seats == 1
    states: list[State] = list(replayed(GAMES["cartouche"], record))
    for (seat, action), before, after in zip(record.actions, states, states[1:], strict=False):
        news = after.table.news
        verb, *rest = action.split()
        if verb == "take":
            moves.append(f"take {rest[0]}")
        elif verb == "keep":
            kept.append(rest[0])
        elif verb == "claim":
            place = [ladder.achievement for ladder in before.table.board].index(rest[0])
            moves.append(f"claim {evening.aims[place].label} {seat + 1}")
        drawn += [event.name for event in news if event.what == "drew"]
        if drawn and len(kept) == len(drawn):
            for tiles in drawn:
                moves += ["extra", *(f"take {tile}" for tile in kept if tile in tiles.split())]
            drawn, kept = [], []
            if before.table.phase == Phase.FINAL and not is_again:
                moves.append("next")
                is_again = True
        if (after.table.phase, after.table.round) != (before.table.phase, before.table.round):
            moves.append("next")
        if not drawn and not any(has_to_drop(len(player.stories)) for player in after.table.players):
            yield list(moves), after
