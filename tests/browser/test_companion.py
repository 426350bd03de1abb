"""The companion of people with paper maps: whole evenings without a server, and what Cartouche asks."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landscribe.core.companion import RIVAL, Moment, claimed_points, rival_points, space_of, unfolded
from landscribe.core.evening import Evening
from landscribe.core.note import spoken
from landscribe.core.record import Record
from landscribe.games import GAMES
from landscribe.texts import say_in
from tests.browser.conftest import LOW_PHONE, PHONE, NewPage
from tests.browser.place import posted
from tests.browser.scenes import SCENES, lay_evening
from tests.browser.test_offline import kept_by_the_worker
from tests.evenings import evening_of, played, said_in, titled
from tests.golden import kept, paths
from tests.twins import twin

TABLET: dict[str, Any] = PHONE | {"viewport": {"width": 820, "height": 1180}}


def deal(page: Page, game: str, *names: str) -> dict[str, Any]:
    """An evening begun by hand, as this device keeps it."""
    page.goto(f"/#/new/{game}")
    page.tap(f"[data-flip={game}]")
    page.fill("input[name=seats]", str(len(names)))
    for number, name in enumerate(names):
        page.fill(f".flip-names input >> nth={number}", name)
    page.tap("[data-deal]:enabled")
    page.wait_for_selector("[data-next]")
    return sitting(page, game)["dealt"]


def sitting(page: Page, game: str) -> dict[str, Any]:
    return json.loads(page.evaluate(f"localStorage.getItem('landscribe.evening.{game}')"))


def kind(page: Page) -> str | None:
    return page.get_attribute("[data-kind]", "data-kind")


@pytest.mark.parametrize(
    ("game", "names", "size", "language"),
    [
        ("mapmaker", ("Ada", "Ben"), LOW_PHONE, "en"),
        twin("cartographers", ("Ada", "Ben", "Cleo"), TABLET, "en"),
        twin("heroes", ("Ada",), LOW_PHONE, "fr"),
        twin("heroes", ("Ada", "Ben"), TABLET, "en"),
    ],
)
def test_an_evening_without_a_server_is_a_game_of_the_rules(
    new_page: NewPage, address: str, game: str, names: tuple[str, ...], size: dict[str, Any], language: str
) -> None:
    page = new_page(is_cut_off=True, service_workers="block", **(size | {"locale": language}))
    dealt = deal(page, game, *names)
    evening = dealt["evening"]
    page.context.set_offline(True)
    page.route("**/api/**", lambda route: route.abort())
    seen: list[str] = []
    points = [0] * len(names)
    while kind(page) != "over":
        at = int(page.get_attribute("[data-flip-at]", "data-flip-at") or 0)
        flip = evening["flips"][at]
        if kind(page) in ("card", "score"):
            seen.append(page.inner_text(".flip-card h2").casefold())
        if kind(page) == "card":
            assert page.locator(".flip-piece .piece").count() == len(flip["card"]["pieces"])
        if kind(page) == "score":
            for who in range(len(names)):
                for what, asked in enumerate(flip["asked"]):
                    page.fill(f"[data-asked='{who} {what}']", str(what + who + at))
                    points[who] += (what + who + at) * asked["worth"]
        if at == 5:
            page.tap("[data-back]")
            expect(page.locator("[data-flip-at='4']")).to_be_visible()
            page.tap("[data-next]")
            expect(page.locator("[data-flip-at='5']")).to_be_visible()
        page.tap("[data-next]")
        page.wait_for_selector(f"[data-flip-at='{at + 1}']")
    for who, total in enumerate(points):
        expect(page.locator(f"[data-total='{who}']")).to_have_text(str(total))
    if len(names) > 1:
        expect(page.locator("[data-result]")).to_contain_text(names[points.index(max(points))])
    seats = 1 if game == "mapmaker" else len(names)
    rules = played(GAMES[game], seats, dealt["seed"], {}, titled)
    assert seen == [spoken(name, say_in(language)).casefold() for name in rules]


def test_it_goes_on_where_it_was_left_and_another_can_be_dealt(new_page: NewPage, address: str) -> None:
    page = new_page(is_cut_off=True, **TABLET)
    deal(page, "heroes", "Ada", "Ben")
    for _ in range(3):
        page.tap("[data-next]")
    kept_by_the_worker(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-flip-at='3']")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-flip-at='2']")).to_be_visible()
    page.tap("button[lang=fr]")
    expect(page.locator("[data-next]")).to_have_text("Carte suivante")
    page.tap("[data-another]")
    expect(page.locator("dialog [data-close]")).to_have_text("Continuer à jouer")
    page.tap("dialog [data-new]")
    expect(page.locator("[data-deal]")).to_be_visible()
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("[data-deal]")).to_be_visible()


def test_with_options_the_evening_is_dealt_by_them_and_what_cannot_be_dealt_is_said(
    new_page: NewPage, address: str
) -> None:
    page = new_page(is_cut_off=True, service_workers="block")
    page.goto("/#/flip/cartographers")
    page.click("summary >> nth=0")
    expect(page.locator("[data-deal]")).to_be_in_viewport(ratio=1)
    page.select_option(".options select >> nth=0", "B")
    page.wait_for_selector("[data-deal]:enabled")
    page.route("**/evening", lambda route: route.abort())
    page.click("[data-deal]")
    expect(page.locator("[role=alert]")).to_be_visible()
    page.unroute("**/evening")
    page.click("[data-deal]")
    expect(page.locator("[data-next]")).to_be_visible()
    expect(page.locator(".flip-card")).to_contain_text("side B")
    assert sitting(page, "cartographers")["dealt"]["options"] == {"map": "B"}


# Cartouche


def lies_as(page: Page, evening: Evening, moment: Moment) -> None:
    """The screen has there what the companion of the terminal has."""
    row = page.eval_on_selector_all("[data-take]", "all => all.map((each) => each.dataset.take)")
    assert row == [item.key for item in moment.row]
    nexts = page.eval_on_selector_all(
        ".flip-spaces",
        "all => all.map((each) => [...each.children].findIndex((one) => one.matches('.next')))",
    )
    if evening.flips[moment.at].kind != "over":
        assert nexts == [space_of(evening, moment, aim) for aim in range(len(evening.aims))]
    if evening.rival:
        assert page.get_attribute("[data-rival]", "data-rival") == str(rival_points(evening, moment))
        heaps = page.locator(".flip-rival li b").all_text_contents()
        assert heaps == [str(len(heap)) for heap in moment.heaps]
    for place, aim in enumerate(evening.aims):
        held = [claim for claim in moment.claims if claim.aim == place]
        told = page.locator(f"[data-held='{aim.label}']").all_text_contents()
        assert len(told) == (1 if held else 0)
        assert sum(part.count(",") + 1 for part in told) == len(held)


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path.stem == "opponent-spent" else pytest.mark.thorough)
        for path in paths()
        if path.parent.name == "cartouche"
    ],
)
def test_a_golden_game_of_cartouche_lies_there_as_it_was_played(page: Page, address: str, path: Path) -> None:
    (_, record), _ = kept(path)
    evening = evening_of(record)
    dealt = dealt_as(address, record)
    said = [moves for moves, _ in said_in(evening, record)]
    page.goto("/#/privacy")
    for moves in (said[len(said) // 3], said[2 * len(said) // 3], said[-1]):
        lay_evening(page, dealt, moves)
        page.goto("/#/flip/cartouche")
        page.reload()
        page.wait_for_selector(f"[data-flip-at='{unfolded(evening, moves).at}']")
        lies_as(page, evening, unfolded(evening, moves))


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["opponent-spent", "four"])
def test_a_golden_game_of_cartouche_is_played_by_tapping(new_page: NewPage, address: str, name: str) -> None:
    (path,) = (path for path in paths() if path.parent.name == "cartouche" and path.stem == name)
    (_, record), _ = kept(path)
    evening, said = evening_of(record), list(said_in(evening_of(record), record))[-1][0]
    page = new_page(**TABLET)
    page.goto("/#/privacy")
    lay_evening(page, dealt_as(address, record), [])
    page.goto("/#/flip/cartouche")
    page.reload()
    for number, move in enumerate(said):
        match move.split():
            case ["take", key]:
                page.tap(f"[data-take='{key}']")
            case ["claim", label, who]:
                page.tap(f"[data-claim='{label}']")
                if record.seats > 1:
                    page.tap(f"dialog [data-who='{int(who) - 1}']")
            case _:
                page.tap(f"[data-{move}]:enabled")
        expect(page.locator(f"[data-at='{number + 1}']")).to_be_visible()
    lies_as(page, evening, unfolded(evening, said))


def dealt_as(address: str, record: Record) -> dict[str, Any]:
    wish = {"seats": record.seats, "seed": record.seed, "options": record.options}
    return posted(address, "/api/games/cartouche/evening", wish)


def test_alone_the_opponent_is_counted_at_the_end(new_page: NewPage, address: str) -> None:
    page = new_page(**TABLET)
    (path,) = (path for path in paths() if path.parent.name == "cartouche" and path.stem == "opponent-spent")
    (_, record), _ = kept(path)
    evening = evening_of(record)
    moves = next(
        moves
        for moves, _ in said_in(evening, record)
        if evening.flips[unfolded(evening, moves).at].kind == "score"
    )
    moment = unfolded(evening, moves)
    page.goto("/#/privacy")
    lay_evening(page, dealt_as(address, record), moves)
    page.goto("/#/flip/cartouche")
    page.wait_for_selector("[data-kind=score]")
    lies_as(page, evening, moment)
    assert any(claim.who == RIVAL for claim in moment.claims)
    own = claimed_points(evening, moment, 0)
    expect(page.locator("[data-asked='0 1']")).to_have_value(str(own) if own else "")
    page.fill("[data-asked='0 0']", "200")
    page.tap("[data-next]")
    expect(page.locator("[data-result]")).to_contain_text(f"{rival_points(evening, moment)}: you win")


# What lies there is seen


HIDDEN = """(selector) => {
  const bar = document.querySelector('.flip-bar').getBoundingClientRect().top;
  const all = [...document.querySelectorAll(selector)];
  return { all: all.length, below: all.filter((each) => each.getBoundingClientRect().bottom > bar).length };
}"""


def is_in_sight(page: Page, things: str, number: int, *sizes: tuple[int, int]) -> None:
    """So many things are there, none of them under the way on, in windows of these sizes."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            f"([things, number, height]) => {{ const {{ all, below }} = ({HIDDEN})(things);"
            " return innerHeight === height && all === number && below === 0; }",
            arg=[things, number, height],
        )


# How far above the foot of its goal each button is.
FEET = """[...document.querySelectorAll('[data-claim]')].map((each) => Math.round(
  each.closest('li').getBoundingClientRect().bottom - each.getBoundingClientRect().bottom))"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("scene", "things", "number"),
    [("flip-draft-alone", ".flip-card [data-take]", 5), ("flip-hands", ".flip-card .flip-item", 4)],
)
def test_what_is_dealt_is_in_sight_on_a_desk(
    page: Page, address: str, scene: str, things: str, number: int
) -> None:
    SCENES[scene](page, address)
    assert page.evaluate(HIDDEN, things) == {"all": number, "below": 0}


def test_a_draft_and_what_can_be_scored_are_in_sight_on_a_desk_and_of_several_it_is_asked_who_scores(
    page: Page, address: str
) -> None:
    SCENES["flip-draft"](page, address)
    is_in_sight(page, ".flip-card [data-take]", 9, (664, 390), (1366, 625), (1280, 720))
    while kind(page) != "claim":
        page.click(":is([data-take], [data-next]:enabled) >> nth=0")
    assert page.evaluate(HIDDEN, "[data-claim]") == {"all": 7, "below": 0}
    page.click("[data-claim] >> nth=0")
    expect(page.locator("dialog [data-who]")).to_have_count(3)
    page.click("dialog [data-who='1']")
    expect(page.locator("[data-held]")).to_contain_text("Ben")
    assert len(set(page.evaluate(FEET))) == 1
    page.click("[data-claim] >> nth=0")
    expect(page.locator("dialog [data-who]")).to_have_count(2)


BOTTOM = "document.querySelector('.flip-bar').getBoundingClientRect().bottom"


@pytest.mark.parametrize("size", [twin(TABLET), LOW_PHONE, twin({})], ids=["tablet", "phone", "desk"])
def test_the_way_on_stays_at_the_bottom_to_the_end_where_nothing_was_written(
    new_page: NewPage, address: str, size: dict[str, Any]
) -> None:
    page = new_page(**size)
    dealt = posted(address, "/api/games/mapmaker/evening", {"seats": 3, "seed": "4"})
    page.goto("/#/privacy")
    lay_evening(page, dealt, ["next"] * (len(dealt["evening"]["flips"]) - 2))
    page.goto("/#/flip/mapmaker")
    page.click("[data-next]")
    page.wait_for_selector("[data-result]")
    height = page.evaluate("innerHeight")
    assert page.evaluate(BOTTOM) == pytest.approx(height, abs=1)
    expect(page.locator("[data-result]")).to_have_text(
        "Nothing was written down: whoever has most on paper has won."
    )
    is_in_sight(page, "[data-total]", 3, (664, 390))
    assert page.eval_on_selector(".flip-sheet", "(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    page.click("[data-new]")
    expect(page.locator("[data-deal]")).to_be_visible()
