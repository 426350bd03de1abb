"""Deals last: a version of the rules keeps its cards, and a card added to one pile changes no other."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from landscribe.core.game import AnyGame
from landscribe.core.record import UnknownRules, read_record, replayed, started
from landscribe.games import GAMES
from landscribe.games.cartographers import base, heroes, rules, setup
from landscribe.games.cartographers.box import Ambush, Hero
from landscribe.games.cartographers.turn import AMBUSH_CARD
from landscribe.games.cartouche import achievements, stories, table, tiles
from landscribe.games.mapmaker import elements, missions
from tests.games.playing import random_game

SEEDS = range(40)


def added(cards: dict[str, Any], name: str, game: str) -> dict[str, Any]:
    """The cards and one more of the next version, like the first but for its name."""
    first = next(iter(cards.values()))
    changes = {"name": name} if hasattr(first, "name") else {}
    return {**cards, name: first._replace(since=GAMES[game].rules + 1, **changes)}


def piles(game: AnyGame, seed: int, version: int) -> dict[str, Any]:
    """What lies in each pile after the deal, by name; the first card of a deck is revealed already."""
    state = game.new(replace(game.options({}), rules=version), game.seats[0], seed)
    match game.name:
        case "mapmaker":
            return {"missions": state.missions, "elements": (state.element, *state.deck)}
        case "cartouche":
            return {
                "stories": (*state.table.stories, *state.deck),
                "tiles": (*state.table.tiles, *state.bag),
                "starts": tuple(player.stories for player in state.table.players),
                "cards": tuple(ladder.achievement for ladder in state.table.board),
            }
        case _:
            explore = (*state.shown, *state.deck)
            specials = [name for name in explore if isinstance(setup.CARDS[name], Ambush | Hero)]
            return {
                "edicts": state.edicts,
                "ambushes": (*specials, *state.ambush_deck),
                "heroes": state.hero_deck,
                "explore": tuple("ambush" if name in specials else name for name in explore),
            }


@pytest.fixture
def one_more_mission(monkeypatch: pytest.MonkeyPatch) -> None:
    more = added(missions.MISSIONS, "Mission to come", "mapmaker")
    monkeypatch.setattr("landscribe.games.mapmaker.rules.MISSIONS", more)


@pytest.fixture
def another_base_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A scoring card and an ambush more in the box of Cartographers."""
    version, box = GAMES["cartographers"].rules + 1, base.BASE
    wood = box.scoring[0]._replace(name="Lone Wood", since=version)
    orcs = box.ambushes[0]._replace(name="Orc Parade", since=version)
    more = box._replace(scoring=(*box.scoring, wood), ambushes=(*box.ambushes, orcs))
    for name in ("BOXES", "SHELF"):
        monkeypatch.setattr(setup, name, {"base": more, "heroes": heroes.HEROES})
    monkeypatch.setitem(setup.CARDS, orcs.name, orcs)
    monkeypatch.setattr(rules, "NUMBERS", {**setup.NUMBERS, orcs.name: len(setup.NAMES)})
    for name, value in (("NAMES", orcs.name), ("KINDS", AMBUSH_CARD), ("MONSTERS", orcs.monster)):
        monkeypatch.setattr(rules, name, (*getattr(setup, name), value))
    setup.boxes_of.cache_clear()
    yield
    setup.boxes_of.cache_clear()


@pytest.fixture
def one_more_story(monkeypatch: pytest.MonkeyPatch) -> None:
    story = stories.DRAFTED[0]._replace(id="T99", since=GAMES["cartouche"].rules + 1)
    monkeypatch.setattr(table, "DRAFTED", (*stories.DRAFTED, story))


@pytest.fixture
def one_more_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "TILES", added(tiles.TILES, "MC99", "cartouche"))


@pytest.fixture
def one_more_achievement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "CARDS", added(achievements.CARDS, "A99", "cartouche"))


@pytest.mark.parametrize(
    ("name", "addition", "changed"),
    [
        ("mapmaker", "one_more_mission", {"missions"}),
        ("cartographers", "another_base_box", {"edicts", "ambushes"}),
        ("cartouche", "one_more_story", {"stories"}),
        ("cartouche", "one_more_tile", {"tiles"}),
        ("cartouche", "one_more_achievement", {"cards"}),
    ],
)
def test_a_card_added_to_one_pile_changes_no_other_and_no_old_deal(
    name: str, addition: str, changed: set[str], request: pytest.FixtureRequest
) -> None:
    game, now = GAMES[name], GAMES[name].rules
    before = [piles(game, seed, now) for seed in SEEDS]
    request.getfixturevalue(addition)
    assert [piles(game, seed, now) for seed in SEEDS] == before
    after = [piles(game, seed, now + 1) for seed in SEEDS]
    for pile in before[0]:
        is_same = [deal[pile] for deal in after] == [deal[pile] for deal in before]
        assert is_same == (pile not in changed), pile


@pytest.mark.parametrize("name", GAMES)
def test_a_record_pins_the_version_it_was_begun_with(name: str) -> None:
    game = GAMES[name]
    record, states = random_game(name, game.seats[0], 3, {})
    assert record.rules == game.rules
    assert list(replayed(game, read_record(record.to_text()))) == states


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("beyond", [-1, 1])
def test_what_no_version_here_can_play_is_refused_with_a_sentence(name: str, beyond: int) -> None:
    game = GAMES[name]
    version = 0 if beyond < 0 else game.rules + 1
    with pytest.raises(UnknownRules, match=f"by rules {version} of {name}; this program knows rules 1 to"):
        started(game, game.seats[0], 1, {}, version)


def test_the_newest_version_is_that_of_the_newest_card() -> None:
    cards = (*missions.MISSIONS.values(), *elements.ELEMENTS)
    assert GAMES["mapmaker"].rules == max(card.since for card in cards)
    assert base.BASE._replace(ruins=(base.BASE.ruins[0]._replace(since=7),)).newest == 7
