"""What lies on the table, as it is shown: trays, stories, ladders, and the count at the end."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from landscribe.bots.cartouche.greed import greedy
from landscribe.cli.terminal import page_text
from landscribe.core.game import Seat
from landscribe.core.note import Say, spoken
from landscribe.core.page import Item, Page, Space
from landscribe.core.rng import seeded
from landscribe.games.cartouche.actions import Action, Place
from landscribe.games.cartouche.rules import legal, new, play, to_act
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.table import Options, State
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.turn import Phase
from landscribe.games.cartouche.views import view
from landscribe.games.cartouche.words import item, title
from landscribe.texts import LANGUAGES, say_in
from tests.games.cartouche.helpers import GAME


@cache
def game_of(seats: int) -> tuple[list[State], list[Action]]:
    """Every state and action of a game of bots that take the points they see."""
    states, actions = [new(Options(), seats, 5)], list[Action]()
    while waiting := sorted(to_act(states[-1])):
        state, seat = states[-1], waiting[0]
        actions.append(greedy(view(state, seat), list(legal(state, seat)), seeded(len(states))))
        states.append(play(state, seat, actions[-1]))
    return states, actions


def playout(seats: int) -> list[State]:
    return game_of(seats)[0]


def page_of(state: State, seat: Seat = 0) -> Page:
    return GAME.page(view(state, seat))


def tray(page: Page, name: str, seat: Seat = 0) -> tuple[Item, ...]:
    return next(tray.items for tray in page.charts[seat].trays if tray.name == name)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_choice_and_placing_is_about_something_that_lies_there(seats: int) -> None:
    kinds: set[str] = set()
    for state in playout(seats)[::seats]:
        for seat in list(to_act(state))[:1]:
            page = page_of(state, seat)
            there = {item.key for tray in (*page.trays, *page.charts[seat].trays) for item in tray.items}
            there |= {goal.label for goal in page.goals}
            assert {choice.action for choice in page.choices if choice.item is None} <= {"done"}
            about = {choice.item for choice in page.choices if choice.item is not None}
            about |= {placing.item for placing in page.placings}
            assert about <= there
            kinds |= {choice.action.split()[0] for choice in page.choices}
    assert {"take", "trade", "complete", "claim", "ankh", "done"} <= kinds


def test_the_offer_shows_stories_with_their_points_and_tiles_as_they_are_drawn() -> None:
    state = new(Options(), 4, 7)
    offer = page_of(state).trays[0]
    assert offer.name == "offer"
    assert [item.key for item in offer.items] == [*state.table.stories, *state.table.tiles]
    for thing in offer.items:
        if thing.key in TILES:
            assert [sign.letters for sign in thing.signs] == ["/".join(TILES[thing.key].rows)]
        else:
            assert thing.worth == STORIES[thing.key].points


CODE = re.compile(r"\b([MD][CSBH]+\d+|S?[TCR]\d+|A\d)\b")


def said(state: State, seat: Seat, say: Say) -> Iterator[str]:
    """Everything a browser says of tiles, cartouches and cards."""
    page = page_of(state, seat)
    trays = (*page.trays, *(tray for chart in page.charts for tray in chart.trays))
    notes = [choice.name for choice in page.choices]
    notes += [brush.name for placing in page.placings for brush in placing.brushes]
    notes += [item.name for tray in trays for item in tray.items]
    notes += [GAME.tell(event) for event in view(state, seat).news]
    yield from (spoken(each, say) for each in notes)
    yield from (spoken(value, say) for sheet in page.sheets for line in sheet.lines for value in line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_said_of_what_lies_there(language: str) -> None:
    found = {text for state in playout(2)[::3] for text in said(state, 0, say_in(language))}
    assert len(found) > 100
    assert sorted(text for text in found if CODE.search(text)) == []


@pytest.mark.parametrize("seats", [1, 2])
def test_what_happens_is_told_once_and_by_whom(seats: int) -> None:
    say = say_in("en")
    told = [spoken(GAME.tell(event), say) for state in playout(seats)[1:] for event in view(state, 0).news]
    placed = [text for text in told if " places " in text]
    pieces = sum(isinstance(action, Place) for action in game_of(seats)[1])
    assert len(placed) == len(set(placed)) == pieces > 10
    matched = [text for text in told if " matches " in text]
    assert len(matched) > 5
    nobody = [text for text in told if not re.match(r"Seat \d |The opponent |Now: |Round \d", text)]
    assert nobody == []


@pytest.mark.parametrize(
    ("piece", "english", "french"),
    [
        ("MB06", "a tile of 4 birds", "une tuile de 4 oiseaux"),
        ("DCH1", "a tile of 2 cats and 1 human", "une tuile de 2 chats et 1 humain"),
        ("2x2", "a 2x2 cartouche", "un cartouche 2x2"),
    ],
)
def test_a_tile_is_called_by_what_is_on_it(piece: str, english: str, french: str) -> None:
    assert [spoken(title(piece), say_in(language)) for language in ("en", "fr")] == [english, french]


def test_a_card_is_called_by_its_name_and_quoted_within_a_sentence() -> None:
    say = say_in("en")
    assert spoken(title("C13"), say) == "Stalking game"
    assert spoken(item("C13"), say) == "“Stalking game”"
    assert spoken(item("rivers"), say) == "“Three rivers”"


def test_the_terminal_shows_the_codes_that_are_typed() -> None:
    state = new(Options(), 2, 5)
    text = page_text(page_of(state, state.table.first), say_in("en"))
    assert all(name in text for name in (*state.table.tiles, *state.table.stories))


@pytest.mark.parametrize(
    ("story", "signs"),
    [
        ("T11", [("tokens", "CCHH", "")]),
        ("T16", [("tokens", "?????", "")]),
        ("C17", [("chamber", "sh", ""), ("chamber", "c", "")]),
        ("R05", [("river", "sbh", "C"), ("covers", "s", "")]),
        ("R17", [("river", "csbh", "?")]),
    ],
)
def test_a_story_is_drawn_as_what_it_asks_for(story: str, signs: list[tuple[str, str, str]]) -> None:
    state = new(Options(), 1, 1)
    player = state.table.players[0]._replace(stories=(story,))
    page = page_of(state._replace(table=state.table._replace(players=(player,))))
    assert [(sign.kind, sign.letters, sign.along) for sign in page.goals[0].signs] == signs
    assert tray(page, "cards")[0].signs == page.goals[0].signs


def test_ahead_tells_the_tokens_that_a_placement_would_earn() -> None:
    compared = 0
    for state in playout(1):
        for action in legal(state, 0) if to_act(state) else ():
            if isinstance(action, Place):
                seen = view(state, 0)
                earned = [item.number for item in tray(GAME.page(GAME.ahead(seen, action)), "tokens")]
                after = play(state, 0, action)
                assert earned == list(after.table.players[0].tokens)
                compared += earned != [item.number for item in tray(page_of(state), "tokens")]
                break
    assert compared


@pytest.mark.parametrize("seats", [1, 3])
def test_ladders_show_everyone_who_stands_on_them(seats: int) -> None:
    table = playout(seats)[-1].table
    page = page_of(playout(seats)[-1])
    stands: list[Space] = [space for goal in page.goals for space in goal.spaces]
    assert sum(len(space.seats) for space in stands) == sum(len(player.scores) for player in table.players)
    rivals = 0 if table.opponent is None else len(table.opponent.scores)
    assert sum(space.rivals for space in stands) == rivals
    assert sum(len(space.seats) + space.rivals for space in stands) > 0


def test_k27_in_the_final_phase_the_last_space_is_the_next() -> None:
    final = next(state for state in playout(4) if state.table.phase == Phase.FINAL)
    for goal in page_of(final).goals:
        if goal.kind == "race":
            assert [space.is_next for space in goal.spaces] == [False, False, True]


@pytest.mark.parametrize("seats", [1, 4])
def test_the_final_count_lists_all_that_makes_up_the_points(seats: int) -> None:
    over = playout(seats)[-1]
    page = page_of(over)
    for player, sheet in zip(over.table.players, page.sheets, strict=True):
        assert len(sheet.lines) == len(player.completed) + len(player.scores) + 1
        assert (
            sum(points for _, points in sheet.lines if isinstance(points, int))
            == sheet.total
            == player.points
        )
    assert len(page.result) == (2 if seats == 1 else 0)


def test_the_reeds_are_shown_where_nothing_covers_them_and_never_on_side_b() -> None:
    assert [layer.name for layer in page_of(new(Options(), 1, 1)).charts[0].layers] == ["reeds"]
    assert page_of(new(Options(side="B"), 1, 1)).charts[0].layers == ()


def test_whoever_watches_sees_the_things_of_all_and_can_use_none() -> None:
    page = GAME.page(view(new(Options(), 2, 4), None))
    assert page.trays[0].name == "offer"
    assert page.choices == ()
    for chart in page.charts:
        assert [tray.name for tray in chart.trays] == ["reserve", "tokens", "bonuses", "cards", "completed"]
