"""A table as a value: turns, take-backs, seats and what stands in for someone who is away."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import landscribe
from landscribe.core.note import spoken
from landscribe.games import GAMES
from landscribe.games.cartographers.actions import Pass, Raid
from landscribe.games.cartographers.ambush import lurking_place
from landscribe.games.cartographers.box import Ambush
from landscribe.games.cartographers.sheet import GRID, empty
from landscribe.games.cartographers.state import Phase
from landscribe.table import wire
from landscribe.table.credentials import commitment, is_token, new_token, rematch_token, thinking_seed
from landscribe.table.digests import state_after
from landscribe.table.log import SOLO_AMBUSH, Entry
from landscribe.table.new_tables import rematch_of
from landscribe.table.person import CHARGES, TINCTURES, TITLES, Person
from landscribe.table.refusals import Refused
from landscribe.table.serialize import players_of, table_for
from landscribe.table.table_state import Chair, TableState, entered
from landscribe.table.views import Views
from landscribe.texts import LANGUAGES, say_in
from tests.games.playing import any_legal
from tests.table.tables import table_of


def after(table: TableState, seat: int, rng: Random) -> TableState:
    return entered(table, Entry("act", seat, str(any_legal(table.game, table.state, seat, rng))))


def ambush(seats: int) -> TableState:
    """A table at which an ambush has just been revealed."""
    rng, table = Random(seats), table_of("cartographers", seats, seats)
    while table.state.phase is not Phase.AMBUSH:
        table = after(table, min(table.due), rng)
    return table


def test_a_log_gives_the_same_table_again() -> None:
    rng, table, log = Random(1), table_of("heroes", 3, 4), list[Entry]()
    while not table.is_over:
        if table.can_take_back(seat := rng.randrange(3)) and rng.random() < 0.2:
            entry = Entry("take_back", seat)
        else:
            seat = rng.choice(sorted(table.due))
            action = any_legal(table.game, table.state, seat, rng)
            entry = Entry("act", seat, str(action), message=f"{seat}:1")
        log.append(entry)
        table = entered(table, entry)
    assert state_after(table.deal, log) == table
    assert table.version == len(log)
    assert not any(table.can_take_back(seat) for seat in range(3))


def test_taking_back_leaves_what_the_others_did() -> None:
    rng, first = Random(2), table_of("cartographers", 3, 4)
    alone = after(first, 2, Random(9))
    both = after(after(first, 1, rng), 2, Random(9))
    back = entered(both, Entry("take_back", 1))
    assert back.state == alone.state
    assert [played.seat for played in back.since] == [2]
    with pytest.raises(Refused, match="nothing to take back"):
        entered(back, Entry("take_back", 1))


def test_nothing_can_be_taken_back_once_the_game_is_over() -> None:
    rng, table = Random(3), table_of("mapmaker", 1, 4)
    while not table.is_over:
        table = after(table, 0, rng)
    assert not table.can_take_back(0)


def test_c10_the_solo_rule_draws_the_ambush_of_a_seat_that_is_away() -> None:
    table = ambush(3)
    card = table.state.card
    assert isinstance(card, Ambush)
    assert Views(table).stand_ins() == (0, 1, 2)
    for seat in range(3):
        action = Views(table).stand_in(seat)
        assert isinstance(action, Raid)
        assert action.cells == lurking_place(card, empty(GRID, table.state.sheets[action.on]))
        told = entered(table, Entry("act", seat, str(action), by=SOLO_AMBUSH))
        assert Views(told).stand_ins() == tuple({0, 1, 2} - {seat})
        news = table_for(Views(told), None, ()).news
        assert [note.message for note in news] == ["table-solo-ambush"]


def test_c10_where_the_walk_finds_no_room_the_monster_is_turned_or_shrinks() -> None:
    table = ambush(2)
    on = Views(table).stand_in(0).on
    sheet = table.state.sheets[on]
    free = empty(GRID, sheet)
    last = 1 << (free.bit_length() - 1)
    for forest, wanted in ((sheet.forest | free & ~last, Raid), (sheet.forest | free, Pass)):
        sheets = list(table.state.sheets)
        sheets[on] = sheet._replace(forest=forest)
        crowded = table._replace(state=table.state._replace(sheets=tuple(sheets)))
        action = Views(crowded).stand_in(0)
        assert isinstance(action, wanted)
        crowded.game.play(crowded.state, 0, action)


def test_only_an_ambush_has_a_stand_in() -> None:
    for name, seats in (("cartographers", 2), ("mapmaker", 1), ("cartouche", 2)):
        assert Views(table_of(name, seats, 3)).stand_ins() == ()


@pytest.mark.parametrize("name", GAMES)
def test_who_watches_is_asked_nothing(name: str) -> None:
    table = table_of(name, GAMES[name].seats[0], 1)
    page = table_for(Views(table), None, ()).page
    assert (page.seat, page.prompt.message) == (None, "watching")
    assert page.placings == page.choices == ()
    assert table_for(Views(table), min(table.due), ()).page.prompt.message != "watching"


def test_a_bot_plays_for_someone_or_in_an_open_seat() -> None:
    table = entered(table_of("cartographers", 2, 1), Entry("leave", 0))
    say = say_in("en")
    taken = entered(table, Entry("replace", 1, "uniform"))
    assert spoken(taken.notices[0], say) == "The careless bot plays for seat 2 from now on."
    left = entered(taken, Entry("replace", 1, ""))
    assert spoken(left.notices[0], say) == "No bot plays for seat 2 any more."
    opened = entered(table, Entry("replace", 0, "uniform"))
    assert spoken(opened.notices[0], say) == "The careless bot plays seat 1 from now on."


def test_seats_change_hands() -> None:
    table = table_of("cartographers", 2, 1)
    table = entered(entered(table, Entry("leave", 0)), Entry("leave", 1))
    assert (table.owner, table.chairs[0].is_open) == (None, True)
    table = entered(table, Entry("join", 1, "Cyd"))
    assert (table.owner, table.chairs[1]) == (1, Chair("Cyd", is_taken=True))
    table = entered(table, Entry("replace", 0, "uniform"))
    assert table.bots_due() == (0,)
    assert not table.chairs[0].is_open
    table = entered(table, Entry("replace", 0, ""))
    assert table.chairs[0].is_open


def test_secrets_are_long_and_checked_by_their_hash() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    token = tokens.pop()
    assert not is_token(token, None)
    assert rematch_token(token, "there") == rematch_token(token, "there") != rematch_token(token, "elsewhere")
    assert commitment("7", "ab") == "ad6ba0f9c42b016a6bf14509247fa77d122ac655b087f9af890354cdeeaeced4"
    assert len({thinking_seed("nonce", seat, number) for seat in range(3) for number in range(3)}) == 9


def test_a_title_and_a_crest_go_with_the_person_who_sits_down() -> None:
    cyd = Person("Cyd", "scribe", "tower-azure")
    table = entered(table_of("cartographers", 2, 1), Entry("leave", 1))
    table = entered(table, Entry("join", 1, str(cyd)))
    assert table.chairs[1] == Chair("Cyd", is_taken=True, title="scribe", crest="tower-azure")
    assert spoken(table.notices[0], say_in("en")) == "Cyd takes seat 2."
    assert players_of(table, ())[1].crest == wire.Crest(charge="tower", tincture="azure")
    assert rematch_of(table, 0).chairs[1] == table.chairs[1]
    assert entered(table, Entry("leave", 1)).chairs[1] == Chair()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_and_crest_has_words(language: str) -> None:
    say = say_in(language)
    assert all(say(f"person-title-{title}") for title in TITLES)
    assert all(say(f"crest-charge-{charge}") for charge in CHARGES)
    assert all(say(f"crest-tincture-{tincture}") for tincture in TINCTURES)


def test_a_browser_knows_the_same_titles_and_crests() -> None:
    people = Path(landscribe.__file__).parents[2] / "web" / "src" / "people"
    crests, persons = ((people / name).read_text(encoding="utf-8") for name in ("crest.tsx", "person.tsx"))
    assert tuple(re.findall(r"^  (\w+): \"M", crests, re.MULTILINE)) == CHARGES
    assert tuple(re.findall(r"^  (\w+): \"#", crests, re.MULTILINE)) == TINCTURES
    assert tuple(re.findall(r"^  \"(\w+)\",$", persons, re.MULTILINE)) == TITLES


@pytest.mark.parametrize("seats", [2, 4])
def test_where_all_act_at_once_each_thing_is_told_once_and_says_who_did_it(seats: int) -> None:
    rng, table, say = Random(seats), table_of("cartouche", seats, 5), say_in("en")
    told, done = list[str](), Counter[str]()
    while not table.is_over:
        seat = rng.choice(sorted(table.due))
        action = str(any_legal(table.game, table.state, seat, rng))
        tokens = table.state.table.players[seat].tokens
        views = Views(table).then(seat, entered(table, Entry("act", seat, action)))
        table = views.table
        if action.startswith("place"):
            done["places"] += 1
            done["matches"] += sum(table.state.table.players[seat].tokens) > sum(tokens)
        told += [spoken(note, say) for note in table_for(views, None, ()).news]
    for verb in ("places", "matches"):
        lines = [line for line in told if f" {verb} " in line]
        assert len(lines) == done[verb] > seats
        assert all(line.startswith("Seat ") for line in lines)
