"""Games followed decision by decision: how much there was to choose from, who was ahead, what lay there."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from landscribe.bots import bot_written, uniform
from landscribe.bots.bot import Choose
from landscribe.core.game import AnyGame, Outcome, Seat, Summary
from landscribe.core.note import Note, spoken, unsaid
from landscribe.core.page import Page
from landscribe.core.rng import Chance, advanced, below, stream
from landscribe.games import game_named
from landscribe.lab.match import Match

SLIPS = 10
"""At a table of several every seat does anything legal in one of so many moves.

Bots that think alike would otherwise play alike, and nobody would ever be ahead.
"""


class Followed(NamedTuple):
    """What happened in a game."""

    seed: int
    outcome: Outcome
    summaries: tuple[Summary, ...]
    turns: int  # how often something was revealed, and the first
    choices: tuple[int, ...]  # how many actions were legal at each decision
    scores: tuple[tuple[int, ...], ...]  # of all seats, before each decision and at the end
    cards: Mapping[str, Note]  # the names of all cards and pieces that were in play, by id

    @property
    def points(self) -> tuple[float, ...]:
        """What each seat has in the end."""
        return points_of(self.outcome, self.summaries)


def points_of(outcome: Outcome, summaries: Sequence[Summary]) -> tuple[float, ...]:
    """What each seat has in the end: its rating where the game has one, else its score."""
    pairs = zip(outcome.scores, summaries, strict=True)
    return tuple(score if summary.rating is None else summary.rating for score, summary in pairs)


class Moment(NamedTuple):
    """A game that goes on: its state, and the chance of those who play."""

    state: Any
    players: Chance
    slips: Chance


def begun(match: Match, seed: int) -> Moment:
    """The game of this seed before its first decision."""
    game = game_named(match.game)
    state = game.new(game.options(dict(match.given)), len(match.bots), seed)
    return Moment(state, stream(seed, "players"), stream(seed, "slips"))


class Players:
    """Who sits at the table of a match; each decides by its view."""

    def __init__(self, match: Match) -> None:
        """The bots of the match, by their seats."""
        self.game: AnyGame = game_named(match.game)
        self.choosers: list[Choose] = [bot_written(match.game, name) for name in match.bots]

    def decide(self, now: Moment) -> tuple[Seat, Any, int]:
        """Whose move it is, what they do, and how many actions were legal."""
        seat = min(self.game.to_act(now.state))
        legal = list(self.game.legal(now.state, seat))
        choose = uniform.choose if self._slips(now.slips) else self.choosers[seat]
        return seat, choose(self.game.view(now.state, seat), legal, now.players), len(legal)

    def _slips(self, chance: Chance) -> bool:
        return len(self.choosers) > 1 and below(chance, SLIPS)[1] == 0

    def after(self, now: Moment, seat: Seat, action: Any) -> Moment:
        """The game after this action."""
        state = self.game.play(now.state, seat, action)
        return Moment(state, advanced(now.players), advanced(now.slips))

    def ended(self, now: Moment) -> Moment:
        """The game played to its end."""
        while self.game.to_act(now.state):
            seat, action, _ = self.decide(now)
            now = self.after(now, seat, action)
        return now


def followed(match: Match, seed: int) -> Followed:
    """The game of this seed, followed."""
    return _followed(Players(match), begun(match, seed), seed, _explained(match.game))


@cache
def _explained(game: str) -> Mapping[str, Note]:
    return {card.id: card.name for card in game_named(game).explain()}


def _followed(players: Players, now: Moment, seed: int, explained: Mapping[str, Note]) -> Followed:
    game, turn, turns = players.game, -1, 0
    choices, scores, cards = list[int](), [_totals(players.game, now)], dict[str, Note]()
    while game.to_act(now.state):
        if game.turn(now.state) != turn:
            turn, turns = game.turn(now.state), turns + 1
            cards |= _in_play(game, now.state, explained)
        seat, action, legal = players.decide(now)
        now = players.after(now, seat, action)
        choices.append(legal)
        scores.append(_totals(game, now))
    cards |= _in_play(game, now.state, explained)
    outcome = game.outcome(now.state)
    assert outcome is not None
    summaries = game.summary(now.state)
    return Followed(seed, outcome, summaries, turns, tuple(choices), tuple(scores), cards)


def _totals(game: AnyGame, now: Moment) -> tuple[int, ...]:
    """What each seat has earned so far; once it is over, the score."""
    outcome = game.outcome(now.state)
    return outcome.scores if outcome else tuple(summary.total for summary in game.summary(now.state))


def _in_play(game: AnyGame, state: Any, explained: Mapping[str, Note]) -> dict[str, Note]:
    """The cards that whoever watches sees or hears of, and the pieces in the middle of the table."""
    view = game.view(state, None)
    page = game.page(view)
    told = (event.name for event in view.news)
    ids = (card for card in (*told, *_shown(page)) if card in explained)
    pieces = (item.name for tray in page.trays for item in tray.items if item.kind == "piece")
    return {card: explained[card] for card in ids} | {spoken(piece, unsaid): piece for piece in pieces}


def _shown(page: Page) -> list[str]:
    """The ids of all cards on a page."""
    trays = (*page.trays, *(tray for chart in page.charts for tray in chart.trays))
    items = (item.card for tray in trays for item in tray.items)
    there = (page.card and page.card.card, *(goal.card for goal in page.goals), *items)
    return [card for card in there if card]
