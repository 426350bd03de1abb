"""What is said at a table speaks of people by their names, and of things by what they are."""

import re

import pytest
from playwright.sync_api import Page, expect

from landscribe.games import GAMES
from tests.browser.ahead import NAMES, Ahead, is_ambushed
from tests.browser.conftest import NewPage
from tests.browser.place import posted
from tests.twins import twin

CODE = re.compile(r"\b([MD][CSBH]+\d+|S?[TCR]\d+)\b")


def test_at_a_table_of_two_people_are_called_by_their_names(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartographers", seats=2)
    ada, watcher = ahead.open(new_page()), new_page()
    ahead.open(new_page(), seat=1)
    watcher.goto(f"/#/table/{ahead.table}")
    expect(watcher.locator(".prompt")).to_have_text("You are watching.")
    ahead.play(0)
    expect(ada.locator(".prompt")).to_have_text("Wait for Ben.")
    expect(ada.locator("[data-asked]")).to_contain_text("Wait for Ben.")
    ahead.play(1)
    for page, first in ((ada, "You draw "), (watcher, "Ada draws ")):
        expect(page.locator("[data-news]")).to_contain_text(first)
        expect(page.locator("[data-news]")).to_contain_text("Ben draws ")
        expect(page.locator("[data-news]")).not_to_contain_text(re.compile(r"\bSeat \d"))


def test_an_ambush_goes_to_someone_with_a_name_and_whoever_reads_of_themselves_is_you(
    new_page: NewPage, address: str
) -> None:
    ahead = Ahead(address, "cartographers", seats=2, seed=2).until(is_ambushed)
    english, french = ahead.open(new_page()), ahead.open(new_page(locale="fr"))
    expect(english.locator(".prompt")).to_have_text("Draw the monster on Ben's map.")
    expect(french.locator(".prompt")).to_have_text("Dessinez le Monstre chez Ben.")
    ahead.play(0)
    ahead.play(1)
    expect(english.locator("[data-news]")).to_contain_text(re.compile(r"strikes your map on \w\d"))
    expect(french.locator("[data-news]")).to_contain_text(re.compile(r"frappe chez vous en \w\d"))
    for page, mine in ((english, "Your map"), (french, "Votre Feuille")):
        expect(page.get_by_role("grid")).to_have_accessible_name(mine)


@pytest.mark.thorough
def test_whoever_sits_down_is_you_to_themselves_and_has_a_name_for_the_others(
    new_page: NewPage, address: str
) -> None:
    ahead = Ahead(address, "cartographers", seats=2)
    for page, seat, told in (
        (new_page(), 0, "Ben takes seat 2."),
        (new_page(), 1, "You take seat 2."),
        (new_page(locale="fr"), 1, "Vous prenez la place 2."),
    ):
        expect(ahead.open(page, seat).locator("[data-news]")).to_contain_text(told)


@pytest.mark.parametrize(
    ("locale", "wins", "score"), [("en", "You win", "stars"), twin("fr", "Vous gagnez", "Étoiles")]
)
def test_a_result_speaks_to_whoever_reads_it(
    new_page: NewPage, address: str, locale: str, wins: str, score: str
) -> None:
    ahead = Ahead(address, "cartographers", seats=2).over()
    (winner,) = ahead.game.outcome(ahead.state).winners
    theirs = re.compile(f"^{NAMES[winner]} (wins|gagne)$")
    page = new_page(locale=locale)
    for seat, headline in ((winner, wins), (1 - winner, theirs)):
        expect(ahead.open(page, seat).locator(".end h2")).to_have_text(headline)
    alone = Ahead(address, "cartographers").over()
    expect(alone.open(page).locator(".end h2")).to_contain_text(score)


@pytest.mark.parametrize(
    ("locale", "status"),
    [
        twin("en", r"^Spring · [0-8] of 8 · scoring A and B$"),
        ("fr", r"^Printemps · [0-8] sur 8 · Édits A et B$"),
    ],
)
def test_the_season_is_told_in_a_line(new_page: NewPage, address: str, locale: str, status: str) -> None:
    page = Ahead(address, "cartographers").open(new_page(locale=locale))
    expect(page.locator(".clock")).to_have_text(re.compile(status))


def test_whoever_has_no_name_of_their_own_is_told_apart(page: Page, address: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * 2, {"kind": "bot", "bot": "uniform"}]
    game = GAMES["cartouche"]
    for seat, name in enumerate(("you", "Ada (2)", "seat 3", "the careless bot")):
        seed = next(n for n in range(100) if game.new(game.options({}), 4, n).table.first == seat)
        mine = posted(address, "/api/tables", {"game": "cartouche", "seats": seats, "seed": str(seed)})
        for other in ("Ada", ""):
            posted(address, f"/api/tables/{mine['table']}/join", {"name": other})
        page.goto(f"/#/table/{mine['table']}/{mine['token']}")
        expect(page.locator(".status")).to_contain_text(f"first player: {name}")


@pytest.mark.parametrize(("locale", "name"), [twin("en", "Anonymous"), ("fr", "Anonyme")])
def test_one_who_gives_no_name_is_called_so_in_the_language_of_the_reader(
    new_page: NewPage, address: str, locale: str, name: str
) -> None:
    seats = [{"kind": "me", "name": ""}, {"kind": "open"}]
    mine = posted(address, "/api/tables", {"game": "heroes", "seats": seats})
    page = new_page(locale=locale)
    page.goto(f"/t/{mine['table']}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    page.click("[data-join]")
    expect(page.locator(".player >> nth=0")).to_contain_text(name)


def test_cartouche_names_tiles_and_stories_without_codes(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartouche", seats=2, seed=3)
    page = ahead.open(new_page())
    for _ in range(4):
        ahead.play(min(ahead.game.to_act(ahead.state)), pick=5)
    expect(page.locator("[data-news]")).to_contain_text("Ben takes ")
    for spoken in ("[data-news]", "[data-asked]", ".act"):
        assert not CODE.search(page.locator(spoken).inner_text()), spoken


@pytest.mark.thorough
def test_a_replay_calls_people_by_their_names(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers", seats=2).over()
    page.goto(f"/#/replay/{ahead.table}/2")
    expect(page.locator(".log")).to_contain_text("Ada draws ")
    expect(page.locator(".log")).to_contain_text("Ben draws ")
    expect(page.locator(".caption")).to_contain_text("Ada")
