"""Whole games through the accessibility tree alone: roles, names, keys, and what is spoken."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.blind import PLACE, Blind
from tests.browser.conftest import NewPage
from tests.browser.hand import slip_in


def begin(page: Page, game: str) -> Blind:
    """From the first page to a table, without a pointer."""
    slip_in(page, seed=7)
    page.goto("/")
    blind = Blind(page)
    blind.use(page.get_by_role("link", name=re.compile(f"^{game} (?!Heroes)")))
    name = page.get_by_role("textbox", name="Your name")
    name.focus()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("grid").wait_for()
    return blind


def learn(blind: Blind) -> None:
    """The map, the card and the goals can be known before anything is drawn."""
    known = blind.map()
    assert len(known) == 121
    assert sum(what == "mountain" for what in known.values()) == 5
    card = blind.region("Card")
    assert "(time" in card.get_by_role("heading").inner_text()
    shapes = [text.strip() for text in card.get_by_role("button").all_inner_texts()]
    assert any(re.match(r"\d squares a1|One square", shape) for shape in shapes), shapes
    goals = blind.region("What scores").get_by_role("button").all_inner_texts()
    assert len(goals) == 5
    assert all("scored so far" in goal for goal in goals)
    blind.step_onto_the_map()
    assert "Mountain: d2 i3 f6 c9 h10." in blind.press("m")


def draw(blind: Blind) -> None:
    """Hears of a few places, goes to the best, puts down, confirms, hears of it, and finds it on the map."""
    page = blind.page
    assert blind.focused_role() == "gridcell"
    page.keyboard.press("Escape")
    offers = [blind.next_place() for _ in range(3)]
    best = max(offers, key=lambda offer: offer.gain)
    for _ in range(2 - offers.index(best)):
        blind.next_place(is_back=True)
    assert "Put down" in blind.press("Enter")
    log = page.get_by_role("log")
    before = log.inner_text()
    page.keyboard.press("Enter")
    expect(log).not_to_have_text(before, use_inner_text=True)
    news = log.inner_text()
    assert f"on {' '.join(best.cells)}." in news
    known = blind.map()
    assert all(known[cell] != "empty" for cell in best.cells)


@pytest.mark.thorough
def test_a_whole_game_of_cartographers_without_seeing_it(page: Page) -> None:
    blind = begin(page, "Cartographers")
    learn(blind)
    seasons = 0
    for _ in range(60):
        dialog = page.get_by_role("dialog")
        if blind.is_told(dialog):
            if dialog.get_by_role("heading", name=re.compile(r"-?\d+ stars?$")).count():
                break
            seasons += 1
            expect(dialog.get_by_role("button", name="Go on")).to_be_focused()
            page.keyboard.press("Enter")
            if seasons == 4:
                continue  # the end follows the last season
            expect(dialog).to_have_count(0)
            assert blind.focused_role() == "gridcell"
        draw(blind)
    assert seasons == 4
    dialog = page.get_by_role("dialog")
    stars = dialog.get_by_role("heading").first.inner_text().split()[0]
    assert dialog.get_by_role("row", name=re.compile("^Total")).inner_text().split()[-1] == stars


def place(blind: Blind) -> bool:
    """Puts what is in hand where it first fits; False where there is nothing to be placed."""
    page = blind.page
    blind.press("n")
    said = page.get_by_role("status").filter(has_text=PLACE)
    if said.count() == 0:
        return False
    found = PLACE.search(said.inner_text())
    assert found
    assert "Put down" in blind.press("Enter")
    blind.press_and_wait("Enter")
    known = blind.map()
    assert all(known[cell] != "empty" for cell in found[1].split())
    return True


def choose(blind: Blind) -> None:
    """Takes a tile while there is one, says done where that is asked, else takes the first thing on offer."""
    card = blind.region("Card")
    for name in ("^A tile of", "^Done", "^(?!Explain|Take back|Hint)"):
        buttons = card.get_by_role("button", name=re.compile(name), disabled=False)
        if buttons.count():
            buttons.first.focus()
            blind.press_and_wait("Enter")
            return
    raise AssertionError("nothing can be done")


@pytest.mark.thorough
def test_a_whole_game_of_cartouche_without_seeing_it(page: Page) -> None:
    blind = begin(page, "Cartouche")
    assert len(blind.map()) == 81
    tile = blind.region("Card").get_by_role("button", name=re.compile(r"(bird|cat|snake|human) a1"))
    assert tile.count() > 0  # one hears what is where on it
    blind.step_onto_the_map()
    placed = 0
    for _ in range(250):
        dialog = page.get_by_role("dialog")
        if blind.is_told(dialog):
            if dialog.get_by_role("heading", name=re.compile(r"-?\d+ points?$")).count():
                break
            blind.press_and_wait("Enter")
        elif place(blind):
            placed += 1
        else:
            choose(blind)
    else:
        raise AssertionError("it does not end")
    assert placed >= 10
    assert page.get_by_role("dialog").get_by_role("row", name=re.compile("^Total")).count() == 1


def test_what_is_heard_is_in_the_reader_s_language(new_page: NewPage) -> None:
    page = new_page(locale="fr")
    page.goto("/")
    blind = Blind(page)
    blind.use(page.get_by_role("link", name=re.compile("^Cartographers Heroes|^Cartographes Héros")))
    page.get_by_role("button", name="Commencer").press("Enter")
    page.get_by_role("grid", name="Votre Feuille").wait_for()
    blind.step_onto_the_map()
    assert "ça rentre" in blind.press("n")


def test_whoever_watches_hears_of_shapes_and_of_no_room_for_none(new_page: NewPage, address: str) -> None:
    ahead = Ahead(address, "cartographers").until(lambda shown: bool(shown.placings))
    ahead.open(new_page())
    watcher = new_page()
    watcher.goto(f"/#/table/{ahead.table}")
    shapes = watcher.get_by_role("region", name="Card").locator("[data-shape]")
    expect(shapes.first).to_contain_text(re.compile(r"square"))
    for shape in shapes.all():
        assert "no room" not in shape.inner_text()
        assert shape.get_attribute("title") is None
