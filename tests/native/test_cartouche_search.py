"""The search of Cartouche: what it imagines to be done is what the rules do, story by story, ankh by ankh."""

from random import Random
from typing import Any

import numpy as np
import pytest

from landscribe.bots.cartouche.future import ORDER, Game, Workspace, claimed, imagine, told_all
from landscribe.bots.cartouche.native import MOST, Scratch
from landscribe.bots.cartouche.planning import Hand, sight_of
from landscribe.bots.cartouche.search import Idea
from landscribe.bots.cartouche.worlds import plan_of, workspace_of
from landscribe.bots.cartouche.worth import ODDS
from landscribe.core.cells import singles
from landscribe.core.grid import Cells
from landscribe.core.rng import seeded
from landscribe.games.cartouche import player
from landscribe.games.cartouche.actions import Claim, Complete, TakeAnkh
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.mural import CARTOUCHE, GRID, Mural, laid, side_named
from landscribe.games.cartouche.rules import legal, new, play
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import Completed, Options, Player, State, with_player
from landscribe.games.cartouche.tiles import PIECES, TILES, after, lies_of, placements
from landscribe.games.cartouche.tokens import Tokens
from landscribe.games.cartouche.turn import Phase
from landscribe.games.cartouche.views import view
from landscribe.native.cartouche import cards
from landscribe.native.cartouche.cards import STORY_NUMBERS
from tests.games.cartouche.helpers import standing

TAKEN = (Ankh.SMALL, Ankh.SCARABS, Ankh.LONG, Ankh.SQUARE, Ankh.PIECES, Ankh.REPEAT)  # in this order


@pytest.fixture
def in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts of the search run as plain Python too, if their tables hold plain numbers."""
    monkeypatch.setattr(cards, "lies", cards.lies.astype(object))


def strewn(rng: Random) -> Mural:
    """A mural with tiles anywhere, a few or many."""
    mural, often = side_named(rng.choice("AB")), rng.random()
    for cell in singles(GRID.full & ~mural.start):
        if rng.random() < often:
            mural = laid(mural, rng.choices(range(CARTOUCHE + 1), (5, 2, 1, 1, 1))[0], cell)
    return mural


def scoring(rng: Random, **things: Any) -> State:
    """A player alone who scores, with a mural and tokens of chance."""
    tokens = Tokens(*(rng.randrange(7) for _ in Tokens._fields))
    cards_of_chance = tuple(rng.sample(("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9"), 3))
    options = Options(achievements=cards_of_chance)
    return standing(Phase.SCORE, 1, 1, options, mural=strewn(rng), tokens=tokens, **things)


def idea_of(state: State) -> Idea:
    """Nothing is done: the rounds are imagined as things are."""
    own, sight = state.table.players[0], sight_of(view(state, 0))
    return Idea(Complete(""), Hand(sight, own.stories, 0.0), (), 0, own.cartouches.count("1x1"), 0.0)


def game_of(state: State) -> tuple[Game, Workspace]:
    """The player as the search imagines it, and its space, of plain numbers."""
    own, sight = state.table.players[0], sight_of(view(state, 0))
    work = workspace_of(view(state, 0), idea_of(state))
    work = work._replace(scratch=Scratch(np.zeros((MOST, 4), object), np.zeros(MOST)))
    small = own.cartouches.count("1x1")
    aims = sight.aims
    return Game(
        sight.mural, sight.tokens, aims.told, aims.prizes, aims.cards, 0.0, len(own.ankhs), small
    ), work


def own(state: State) -> Player:
    return state.table.players[0]


def compare_stories(rng: Random) -> int:
    """Tells a story by the search and by the rules; how many could be told."""
    told = 0
    for name in STORIES:
        state = scoring(rng, stories=(name,))
        game, work = game_of(state)
        found = told_all(game, work)
        ways = [play(state, 0, action) for action in legal(state, 0) if isinstance(action, Complete)]
        assert (found != game) == bool(ways), name
        if ways:
            told += 1
            assert (found.mural, found.tokens) in {(own(way).mural, own(way).tokens) for way in ways}
            assert (found.told, found.points) == (own(ways[0]).kinds, STORIES[name].points)
            assert list(work.open) == [-1] * 5
        else:
            assert work.open[0] == STORY_NUMBERS[name]
    return told


def test_a_story_is_told_in_one_of_the_ways_of_the_rules() -> None:
    rng = Random(1)
    assert sum(compare_stories(rng) for _ in range(5)) > 100


def compare_claims(rng: Random) -> set[str]:
    """Scores an achievement by the search and by the rules; which could be scored."""
    scored = set[str]()
    left = rng.randrange(1, 7)
    told = tuple(Completed(name, 0) for name in rng.sample(sorted(STORIES), rng.randrange(12)))
    state = scoring(rng, completed=told, ankhs=TAKEN[6 - left :], stories=())
    for place, ladder in enumerate(state.table.board):
        game, work = game_of(state)
        plan = plan_of(view(state, 0), idea_of(state))
        prizes: Any = [prize if place == other else 0.0 for other, prize in enumerate(game.prizes)]
        alone = game._replace(prizes=tuple(prizes))
        _, found = claimed(seeded(place), alone, 3, ODDS, plan, work)
        ways = [
            action
            for action in legal(state, 0)
            if isinstance(action, Claim) and action.achievement == ladder.achievement
        ]
        assert (found != alone) == bool(ways), ladder.achievement
        if ways:
            scored.add(ladder.achievement)
            ankh = TAKEN[6 - left]
            repeated = ORDER[5] if ankh == Ankh.REPEAT else None
            ends = [own(play(play(state, 0, way), 0, TakeAnkh(ankh, repeated))) for way in ways]
            assert found.points == pytest.approx(ends[0].scores[-1].points)
            assert (found.ankhs, found.small) == (len(ends[0].ankhs), ends[0].cartouches.count("1x1"))
            assert any((found.mural, found.tokens) in placed(end, ankh) for end in ends), ankh
    return scored


def placed(end: Player, ankh: Ankh) -> set[tuple[Mural, Tokens]]:
    """The murals and tokens of a player who places what an ankh has brought, but for small cartouches."""
    pieces = [piece for piece in end.cartouches if piece != "1x1"]
    tiles = sorted(TILES) if ankh == Ankh.PIECES else pieces
    found = {(end.mural, end.tokens)} if not tiles or ankh == Ankh.PIECES else set[tuple[Mural, Tokens]]()
    for piece in tiles:
        for placement in placements(GRID, end.mural, lies_of(piece)):
            held = after(GRID, end.mural, end.tokens, PIECES[piece].layers, placement)
            found.add((held.mural, held.tokens))
    return found or {(end.mural, end.tokens)}


@pytest.mark.usefixtures("in_python")
def test_an_achievement_is_scored_when_the_rules_allow_it_and_its_ankh_brings_what_they_say() -> None:
    rng, scored = Random(2), set[str]()
    for _ in range(150):
        scored |= compare_claims(rng)
    assert {"rivers", "chambers", "tokens", "identical"} <= scored
    assert {"A1", "A2", "A6", "A7", "A8", "A9"} <= scored


def unspent(tokens: Tokens, payment: Tokens) -> Tokens:
    del payment
    return tokens


def unlaid(mural: Mural, layer: int, cells: Cells) -> Mural:
    del layer, cells
    return mural


@pytest.mark.parametrize(("name", "changed"), [("spent", unspent), ("laid", unlaid)])
def test_what_the_rules_alone_do_otherwise_is_noticed(
    name: str, changed: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(player, name, changed)
    rng = Random(1)
    with pytest.raises(AssertionError):
        [compare_stories(rng) for _ in range(5)]


@pytest.mark.usefixtures("in_python")
def test_an_ankh_that_brings_more_by_the_rules_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    more = {ankh: bonus._replace(scarabs=bonus.scarabs + 1) for ankh, bonus in player.BONUSES.items()}
    monkeypatch.setattr(player, "BONUSES", more)
    rng = Random(2)
    with pytest.raises(AssertionError):
        [compare_claims(rng) for _ in range(10)]


def test_native_code_imagines_what_python_would(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, tables = Random(3), cards.lies
    for seats in (1, 3):
        state = new(Options(), seats, 5)
        mine = state.table.players[0]._replace(mural=strewn(rng), tokens=Tokens(2, 1, 3, 1, 1))
        state = state._replace(table=with_player(state.table, 0, mine)._replace(round=9, first=0))
        seen, idea = view(state, 0), idea_of(state)._replace(picks=1, left=state.table.tiles)
        plan = plan_of(seen, idea)._replace(samples=2, ahead=1)
        sight = idea.hand.sight
        natively, plainly = np.zeros(1), np.zeros(1)
        imagine(seeded(7), *sight, ODDS, plan, workspace_of(seen, idea), natively)
        monkeypatch.setattr(cards, "lies", tables.astype(object))
        _, work = game_of(state)
        work = work._replace(first_offer=workspace_of(seen, idea).first_offer, offer=np.zeros(20, np.int64))
        inner: Any = imagine
        inner.__wrapped__(seeded(7), *sight, ODDS, plan, work, plainly)
        assert natively == pytest.approx(plainly)
        monkeypatch.setattr(cards, "lies", tables)
