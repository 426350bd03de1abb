"""The first minutes: the rules one tap away, every card explained, an introduction that is a real game."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from landscribe.games import GAMES
from landscribe.games.cartouche.stories import STORIES
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.lessons import do, in_the_way, note, put_at_the_edge
from tests.browser.test_table import sit
from tests.twins import twin

# The rules


def held(page: Page) -> list[str | None]:
    """What lies on the board, what is put down on it, and how far the table is."""
    outline = page.get_attribute(".ghost .outline", "d")
    return [hand.version(page), page.get_attribute("[data-ghost]", "data-ghost"), outline]


@pytest.mark.parametrize(
    ("language", "query", "found"), [twin("en", "RUINS oblige", "Ruins"), ("fr", "etoile saison", "Étoile")]
)
def test_the_rules_are_searched_at_the_table_and_leave_it_as_it_was(
    new_page: NewPage, address: str, language: str, query: str, found: str
) -> None:
    page = new_page(locale=language)
    sit(page, address, "cartographers")
    page.mouse.click(*page.evaluate(hand.LEGAL)[0])
    page.wait_for_selector("[data-ghost='fits down']", state="attached")
    before = held(page)
    page.click("[data-rules]")
    page.wait_for_selector(".rules-body section")
    whole = page.locator(".rules-body section").count()
    assert page.evaluate("document.activeElement.name") == "search"
    page.keyboard.type(query)
    page.wait_for_function(f"() => document.querySelectorAll('.rules-body section').length < {whole}")
    marked = page.locator(".rules-body mark").all_inner_texts()
    assert any(word.lower() == found.lower() for word in marked), marked
    assert "0" not in page.inner_text(".rules-hits")
    page.fill("input[name=search]", "xyzzy")
    page.wait_for_selector(".rules-body section", state="detached")
    page.keyboard.press("Escape")  # empties the field
    page.wait_for_selector(".rules-body section")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert held(page) == before
    assert page.is_enabled("[data-tool=confirm]")


def test_a_ruling_that_is_cited_can_be_followed(page: Page) -> None:
    page.goto("/#/new/heroes")
    page.click("[data-rules=heroes]")
    page.fill("input[name=search]", "hang over the border")
    page.click(".rules-body .cite:text-is('H1')")
    page.wait_for_function("() => document.activeElement.dataset.ruling === 'H1'")
    assert page.input_value("input[name=search]") == ""
    assert page.locator("[data-ruling=H1]").is_visible()


# Citations in a line without the bracket, comma or point that stands beside them.
PARTED = """() => [...document.querySelectorAll('.rules-body .cite')].filter((cite) => {
  const lineOf = (box) => Math.round((box.top + box.bottom) / 20);
  const beside = (node, isBefore) => {
    const text = node?.nodeType === 3 ? node.data : '';
    const place = isBefore ? text.length - 1 : 0;
    if (!text[place]?.trim()) return cite.getBoundingClientRect();
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect();
  };
  const line = lineOf(cite.getBoundingClientRect());
  const beside_ = [beside(cite.previousSibling, true), beside(cite.nextSibling, false)];
  return beside_.some((box) => Math.abs(lineOf(box) - line) > 1);
}).map((cite) => cite.parentElement.textContent)"""


def test_on_a_phone_the_rules_take_the_whole_screen_and_no_line_ends_between_a_ruling_and_its_bracket(
    phone: Page,
) -> None:
    phone.goto("/")
    phone.tap("[data-rules=cartouche]")
    phone.wait_for_selector(".rules-body .cite")
    assert phone.locator("dialog.rules").bounding_box() == {"x": 0, "y": 0, "width": 390, "height": 844}
    assert phone.evaluate("document.querySelector('.rules-body').scrollWidth") <= 390
    for width in range(320, 432, 8):
        phone.set_viewport_size({"width": width, "height": 664})
        assert phone.evaluate(PARTED) == [], width
    phone.tap("dialog [data-close]")
    phone.wait_for_selector("dialog", state="detached")


# Cards


def test_a_click_on_a_goal_explains_it_with_an_example(page: Page, address: str) -> None:
    edicts = "Heart of the Forest, Craylund, Wildholds, Silos"
    sit(page, address, "heroes", edition="retail", edicts=edicts)
    page.click(".goal >> nth=0")
    card = page.wait_for_selector("[data-explained=scoring-heart-of-the-forest-retail]")
    assert card is not None
    assert "Example: 6 stars" in card.inner_text()
    assert page.locator(".explained-example .lit[d]").count() == 1
    label = page.get_attribute(".explained-example svg", "aria-label")
    assert label == "Example, 6 stars: a1 b1 b2"
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.classList.contains('goal')")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-explained]")


def test_the_card_that_lies_there_is_explained(page: Page, address: str) -> None:
    sit(page, address, "cartographers")
    name = page.inner_text(".card-name").split(" (")[0]
    page.click(".card-name")
    page.wait_for_selector(f"[data-explained='{name}'] .explained-piece")
    assert page.locator(".explained-example").count() == 1


@pytest.mark.thorough
def test_the_notice_of_ruins_explains_them(phone: Page, address: str) -> None:
    Ahead(address, "cartographers").until(lambda shown: len(shown.status) > 1).open(phone)
    phone.tap("header .of-card")
    phone.wait_for_selector("[data-explained='Temple Ruins'] .explained-example")


def test_a_finger_lights_a_goal_first_and_then_sees_the_example(phone: Page, address: str) -> None:
    sit(phone, address, "mapmaker", missions="Borderlands, Sleepy valley, Empty site, Tree line")
    phone.tap(".goal >> nth=0")
    phone.tap(".goal-text button")
    phone.wait_for_selector("[data-explained=mapmaker-borderlands-text] [data-worth='12']")
    inside = phone.locator("dialog[open]").bounding_box()
    assert inside is not None
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= 390


def dealt_story(seed: int) -> str:
    """The first story on offer at a table of Cartouche with this seed."""
    game = GAMES["cartouche"]
    return game.new(game.options({}), 1, seed).table.stories[0]


def test_the_cards_of_cartouche_are_explained(page: Page, address: str) -> None:
    sit(page, address, "cartouche", seed=12)
    before = hand.version(page)
    for thing, card in (
        (".offer .about", dealt_story(12)),
        (".stories .about", "S"),
        (".ladder", "rivers"),
        (".ankh", "ankh-1x1"),
    ):
        page.click(f"{thing} >> nth=0")
        page.wait_for_selector(f"[data-explained^={card}]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    assert hand.version(page) == before


@pytest.mark.thorough
def test_a_finger_explains_a_story_before_it_takes_it(phone: Page, address: str) -> None:
    sit(phone, address, "cartouche", seed=12)
    phone.tap(".offer .story >> nth=0")
    phone.tap(".asked .about")
    story = STORIES[dealt_story(12)]
    phone.wait_for_selector(f"[data-explained={story.id}] [data-worth='{story.points}']")
    phone.tap("dialog [data-close]")
    phone.wait_for_selector("dialog", state="detached")


# The introduction


def do_by_keys(page: Page, now: Any, rng: random.Random) -> None:
    """The same without a pointer; the focus is on the board, never on the note."""
    keys = {"next": "c", "picked": "s", "turned": "r", "aimed": "ArrowDown"}
    match now["until"]:
        case "drawn" if now["step"] == "confirm":
            page.keyboard.press("Enter")
        case "gained":
            page.keyboard.press("Escape")  # let go, it is taken up at the first place
            page.keyboard.press("n")
            page.wait_for_selector("[data-ghost='fits up']", state="attached")
            page.keyboard.press("Enter")
        case "drawn" | "season":
            hand.by_keys(page, rng)
        case until:
            page.keyboard.press(keys[until])
    assert page.evaluate("document.activeElement.closest('aside.intro')") is None


ROUNDS = [
    ("cartouche", "phone"),
    *(
        twin(*other)
        for other in [
            ("mapmaker", "keys"),
            ("cartographers", "phone"),
            ("mapmaker", "phone"),
            ("mapmaker", "desk"),
            ("cartographers", "desk"),
            ("heroes", "phone"),
            ("heroes", "desk"),
            ("cartouche", "desk"),
        ]
    ),
]


@pytest.mark.parametrize(("game", "size"), ROUNDS)
def test_an_introduction_is_gone_through_by_doing_what_it_says(
    new_page: NewPage, game: str, size: str
) -> None:
    page = new_page(**({**LOW_PHONE, "locale": "fr"} if size == "phone" else {}))
    page.goto("/")
    page.click(f".also [data-learn={game}]")
    rng, seen = random.Random(1), list[str]()
    for _ in range(40):
        if page.query_selector("dialog[open]"):
            hand.close_by_click(page)
            page.wait_for_selector("dialog", state="detached")
        now = note(page)
        assert page.query_selector(".advice.refusal") is None
        seen.append(now["step"])
        if size == "phone":
            assert in_the_way(page, [(320, 568)]) == []
        if now["step"] == "done":
            break
        version = hand.version(page)
        if size == "keys":
            do_by_keys(page, now, rng)
        else:
            do(page, now, rng, by_touch=size == "phone")
        page.wait_for_function(
            """([step, version]) => document.querySelector('aside.intro')?.dataset.intro !== step
              || document.querySelector('main.table').dataset.version !== version""",
            arg=[now["step"], version],
        )
    assert seen[-1] == "done"
    assert len(set(seen)) >= 9
    page.click("[data-intro-skip]")
    page.wait_for_selector("aside.intro", state="detached")
    assert page.query_selector("main.table[data-over=false]") is not None


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["mapmaker", "cartographers", "heroes"])
def test_on_a_phone_a_tap_is_one_step_and_what_is_brought_is_told_where_something_is(
    phone: Page, game: str
) -> None:
    phone.goto("/")
    phone.tap(f".also [data-learn={game}]")
    while (now := note(phone))["step"] != "aim":
        do(phone, now, random.Random(1), by_touch=True)
        phone.wait_for_function(
            f"() => document.querySelector('aside.intro').dataset.intro !== '{now['step']}'"
        )
    phone.touchscreen.tap(
        *phone.locator("[data-cell='60']").evaluate(
            "(cell) => { const box = cell.getBoundingClientRect(); return [box.x + 9, box.y + 9]; }"
        )
    )
    phone.wait_for_selector("[data-ghost$=down]", state="attached")
    assert note(phone)["step"] == "turn"
    phone.tap("[data-tool=turn]")
    phone.wait_for_selector(f"[data-intro={game}-down]")
    assert note(phone)["step"] == f"{game}-down"  # though it lies there already
    put_at_the_edge(phone, by_touch=True)
    phone.wait_for_selector(f"[data-intro={game}-gain]")
    assert any(by.startswith("+") for by in phone.locator(".goal-by").all_inner_texts())


@pytest.mark.thorough
def test_who_takes_a_story_where_a_tile_is_asked_for_is_told_kindly_to_take_one(page: Page) -> None:
    page.goto("/")
    page.click(".also [data-learn=cartouche]")
    for step in ("mural", "stories"):
        page.wait_for_selector(f"[data-intro=cartouche-{step}]")
        page.click("[data-intro-next]")
    page.wait_for_selector("[data-intro=cartouche-tile]")
    page.click(".offer .story >> nth=0")
    page.wait_for_selector("[data-intro=cartouche-tile-yet]")
    page.click(".offer .tile >> nth=0")
    page.wait_for_selector("[data-intro=cartouche-place]")
    assert page.query_selector(".intro-line") is None


@pytest.mark.thorough
def test_who_does_more_than_is_asked_is_taken_along(page: Page) -> None:
    page.goto("/")
    page.click(".also [data-learn=mapmaker]")
    page.wait_for_selector("[data-intro=mapmaker-map]")
    hand.by_clicks(page, random.Random(1))
    page.wait_for_selector("[data-intro=mapmaker-time]")
    page.keyboard.press("c")
    page.wait_for_selector("[data-intro=explain]")


@pytest.mark.thorough
def test_an_introduction_is_skipped_at_any_time(page: Page) -> None:
    page.goto("/")
    page.click(".also [data-learn=cartographers]")
    page.click("[data-intro-next]")
    page.click("[data-intro-skip]")
    page.wait_for_selector("aside.intro", state="detached")
    hand.by_clicks(page, random.Random(1))
    assert page.query_selector("aside.intro") is None


def test_who_comes_for_the_first_time_is_offered_an_introduction_once(page: Page) -> None:
    page.goto("/")
    page.click("[data-welcome] [data-learn]")
    page.wait_for_selector("aside.intro")
    page.goto("/#/")
    page.wait_for_selector(".my-games")
    assert page.query_selector("[data-welcome]") is None
    assert page.query_selector("aside.intro") is None


def test_the_offer_can_be_declined(page: Page) -> None:
    page.goto("/")
    page.click("[data-welcome-no]")
    page.wait_for_selector("[data-welcome]", state="detached")
    page.reload()
    page.wait_for_selector(".box")
    assert page.query_selector("[data-welcome]") is None


def test_where_a_part_of_the_client_is_gone_the_newer_client_is_begun(browser: Browser, address: str) -> None:
    with browser.new_context(base_url=address, service_workers="block") as context:
        page = context.new_page()
        sit(page, address, "mapmaker")
        page.route("**/assets/window-*.js", lambda route: route.fulfill(status=404))
        with page.expect_navigation():
            page.click("[data-rules]")
        page.unroute("**/assets/window-*.js")
        page.wait_for_selector("main.table")
        page.click("[data-rules]")
        page.wait_for_selector(".rules-body section")
