"""What happens is shown as it happened: with motion, as a still, and cut short by an impatient tap."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landscribe.core.page import Page as Shown
from tests.browser import hand
from tests.browser.ahead import Ahead
from tests.browser.axe import check_rules
from tests.browser.ceremonies import (
    Is,
    before,
    hold_time,
    is_ambush,
    is_closed,
    marches,
    turns,
    wait_in_held_time,
)
from tests.browser.conftest import LOW_PHONE, NARROW_PHONE, NewPage
from tests.twins import twin

MINUS = "\N{MINUS SIGN}"

# Whatever of the table has moved by itself since this was called.
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries()
    .filter((entry) => !entry.hadRecentInput).map((entry) => entry.value)))
    .observe({ type: 'layout-shift' });
}"""

# Everything over the table that can be seen now, or that moves.
SEEN = """() => {
  const parts = '.large, .cover, .march, .toll, .rolling, .shine, .passing';
  const isSeen = (part) => {
    const { visibility, opacity } = getComputedStyle(part);
    return visibility === 'visible' && Number(opacity) > 0;
  };
  return [...document.querySelectorAll(`.theatre :is(${parts})`)].filter(isSeen)
    .map((part) => part.getAttribute('class').replace('board ', ''));
}"""

MOVING = """() => document.getAnimations().filter((each) => each.playState === 'running'
  && each.effect.target.closest('.theatre, .board-area')).length"""


def happen(page: Page, ahead: Ahead, pick: int, *, moves: bool) -> None:
    """Sits down, and lets it happen; from when the new table is drawn, nothing may shift."""
    ahead.open(page)
    page.wait_for_load_state("networkidle")
    ahead.play(max(ahead.game.to_act(ahead.state)), pick)
    page.wait_for_selector(".theatre", state="attached")
    page.evaluate(SHIFTS)
    assert bool(page.evaluate(MOVING)) == moves


def over(page: Page) -> None:
    page.wait_for_function(f"() => ({SEEN})().length === 0", timeout=15_000)
    assert page.evaluate("window.shifts") == []


def moving(new_page: NewPage, **options: Any) -> Page:
    return new_page(reduced_motion="no-preference", **options)


@pytest.mark.parametrize(
    ("options", "is_cut"),
    [twin({}, False), twin(LOW_PHONE, False), (LOW_PHONE, True)],
    ids=["desk", "phone", "cut"],
)
def test_alone_the_monsters_march_in_along_the_walk_of_the_rule_unless_a_key_ends_it(
    new_page: NewPage, address: str, options: dict[str, Any], is_cut: bool
) -> None:
    page = moving(new_page, **options)
    ahead, pick = before(address, "heroes", marches)
    happen(page, ahead, pick, moves=True)
    (scene, *_) = (scene for scene in ahead.shown().scenes if marches(scene))
    page.wait_for_function(f"() => ({SEEN})().includes('march')")
    way = page.evaluate("""() => document.querySelector('.march').getAnimations()[0].effect.getKeyframes()
      .map((frame) => frame.transform.match(/-?[\\d.]+/g).map((number) => Number(number) / 40))""")
    rows = [divmod(step, 11) for step in scene.walk]
    last = rows[-1]
    assert way[1:] == [[col - last[1], row - last[0]] for row, col in rows]
    if is_cut:
        page.keyboard.press("ArrowDown")
        assert (page.evaluate(SEEN), page.evaluate(MOVING)) == ([], 0)
        page.wait_for_selector("[data-ghost]", state="attached", timeout=2000)
        return
    page.wait_for_function(f"() => ({SEEN})().includes('toll')")
    assert page.text_content(".toll") == f"{MINUS}{-scene.number}"
    over(page)


def test_without_motion_the_card_the_monsters_and_what_they_cost_are_a_still_and_are_said(
    new_page: NewPage, address: str
) -> None:
    page = new_page(bypass_csp=True)
    ahead, pick = before(address, "heroes", marches)
    happen(page, ahead, pick, moves=False)
    assert {"large", "march", "toll"} <= set(page.evaluate(SEEN))
    assert "cover" not in page.evaluate(SEEN)
    (scene, *_) = (scene for scene in ahead.shown().scenes if marches(scene))
    assert scene.card is not None
    said = re.compile(f"Ambush: {scene.card.card}. The season now brings {MINUS}{-scene.number} stars?")
    expect(page.locator("[data-remark]")).to_contain_text(said)
    expect(page.locator("[data-news]")).to_contain_text(f"{scene.card.card} is revealed.")
    check_rules(page)


def test_an_impatient_tap_ends_it_and_does_what_it_would_do_anyway(new_page: NewPage, address: str) -> None:
    page = moving(new_page)
    ahead, pick = before(address, "cartographers", marches)
    happen(page, ahead, pick, moves=True)
    page.wait_for_function(f"() => ({SEEN})().includes('large')")
    page.mouse.click(*page.evaluate(hand.LEGAL)[0])
    assert page.evaluate(SEEN) == []
    assert page.evaluate(MOVING) == 0
    page.wait_for_selector("[data-ghost='fits down']", state="attached", timeout=2000)
    over(page)


@pytest.mark.thorough
def test_the_next_turn_ends_what_was_shown_of_the_last(new_page: NewPage, address: str) -> None:
    page = moving(new_page)
    ahead, pick = before(address, "cartographers", marches)
    happen(page, ahead, pick, moves=True)
    page.wait_for_function(f"() => ({SEEN})().includes('large')")
    ahead.play(0)
    turn = ahead.game.view(ahead.state, None).turn
    page.wait_for_selector(f"main.table[data-turn='{turn}']")
    assert page.evaluate("document.querySelectorAll('.theatre').length") == 1
    assert "march" not in page.evaluate(SEEN)


@pytest.mark.thorough
def test_with_others_the_maps_pass_to_the_neighbour_and_the_damage_is_counted(
    new_page: NewPage, address: str
) -> None:
    page = moving(new_page)
    ahead, pick = before(address, "cartographers", is_ambush, seats=2)
    happen(page, ahead, pick, moves=True)
    page.wait_for_function(f"() => ({SEEN})().includes('passing')")
    over(page)
    page.mouse.move(*page.evaluate(hand.LEGAL)[0])
    page.wait_for_selector(".ghost .toll", state="attached")
    assert re.fullmatch(f"[{MINUS}+±]\\d+", page.text_content(".ghost .toll") or "")


@pytest.mark.thorough
def test_the_card_of_an_ambush_is_there_until_the_maps_pass(new_page: NewPage, address: str) -> None:
    page = moving(new_page)
    ahead, pick = before(address, "cartographers", is_ambush, seats=2)
    ahead.open(page)
    page.wait_for_load_state("networkidle")
    hold_time(page)
    ahead.play(max(ahead.game.to_act(ahead.state)), pick)
    wait_in_held_time(page, ".theatre .large .leaf-front")
    page.clock.run_for(1200)
    assert "large" in page.evaluate(SEEN)
    page.clock.run_for(400)
    assert "large" not in page.evaluate(SEEN)


@pytest.mark.parametrize(
    "options", [{}, twin(LOW_PHONE), twin(NARROW_PHONE)], ids=["desk", "phone", "narrow"]
)
def test_ink_comes_stroke_by_stroke_a_closed_mountain_shines_once_and_each_coin_rolls_to_its_place(
    new_page: NewPage, address: str, options: dict[str, Any]
) -> None:
    page = moving(new_page, **options)
    ahead, pick = before(address, "cartographers", is_closed)
    happen(page, ahead, pick, moves=True)
    strokes = page.evaluate("""() => [...document.querySelectorAll('.board-area .fresh .symbol')]
      .map((stroke) => stroke.getAnimations()[0]?.effect.getTiming().delay)""")
    assert len(set(strokes)) > 3
    page.wait_for_function(f"() => ({SEEN})().includes('shine')")
    page.wait_for_function(f"() => ({SEEN})().includes('rolling')")
    missing, rolled = page.evaluate(MISSING), page.evaluate(ROLLED)
    coins = ahead.shown().charts[0].coins
    assert coins is not None
    assert len(rolled["taken"]) == coins.taken
    assert missing == len(rolled["ends"]) > 0
    for end, place in zip(rolled["ends"], rolled["taken"][-len(rolled["ends"]) :], strict=True):
        assert end == pytest.approx(place, abs=1)
    expect(page.locator(".coin-track")).to_contain_text(f"Coins: {coins.taken} of {coins.length}")
    page.keyboard.press("Shift")
    over(page)
    assert page.evaluate(MISSING) == 0
    assert page.evaluate("document.querySelectorAll('.shine').length") == 1


MISSING = """() => [...document.querySelectorAll('.board-area .taken')]
  .filter((coin) => getComputedStyle(coin).opacity === '0').length"""

# The middles of where the rolling coins come to rest, and of the coins on the track.
ROLLED = """() => {
  const middle = (part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left + width / 2, top + height / 2].map(Math.round);
  };
  const taken = [...document.querySelectorAll('.board-area .taken')].map(middle);
  const ends = [...document.querySelectorAll('.rolling')].map((coin) => {
    const [rolls] = coin.getAnimations();
    rolls.pause();
    rolls.currentTime = rolls.effect.getComputedTiming().endTime - 0.01;
    return middle(coin);
  });
  return { ends, taken };
}"""


def test_each_hero_on_a_map_is_drawn_and_said_as_who_it_is(page: Page, address: str) -> None:
    ahead = Ahead(address, "heroes").until(lambda shown: len(shown.charts[0].figures) > 1)
    ahead.open(page)
    figures = ahead.shown().charts[0].figures
    assert len({figure.picture for figure in figures}) > 1
    for figure in figures:
        at = int(figure.cells, 16).bit_length() - 1
        cell = page.locator(".board-area .map > .cell").nth(at)
        assert cell.get_attribute("data-picture") == figure.picture
        label = page.locator(f".board-area [data-cell='{at}']").get_attribute("aria-label")
        assert str(figure.name.values["card"]) in (label or "")


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["mapmaker", "cartographers", "heroes"])
def test_a_card_turns_over_on_its_deck(new_page: NewPage, address: str, game: str) -> None:
    page = moving(new_page)
    ahead, pick = before(address, game, turns)
    happen(page, ahead, pick, moves=True)
    over(page)
    track = page.locator(".season-track")
    clock = ahead.shown().status[0].clock
    assert clock is not None
    assert track.locator(".spent").count() == clock.time
    assert track.locator("i").count() == clock.length
    assert track.locator("b").all_text_contents() == list(clock.scores)


# What is shown besides the walk of a monster: at which table it happens, and what of it is seen.
OTHERS = pytest.mark.parametrize(
    ("game", "is_wanted", "seats", "shown"),
    [
        pytest.param("mapmaker", turns, 1, "cover", id="a card turns over"),
        pytest.param("cartographers", is_closed, 1, "rolling", id="ink, coins and a mountain"),
        pytest.param("cartographers", is_ambush, 2, "passing", id="maps are passed on"),
    ],
)


@pytest.mark.thorough
@OTHERS
def test_where_nothing_is_to_move_it_is_simply_there(
    page: Page, address: str, game: str, is_wanted: Is, seats: int, shown: str
) -> None:
    ahead, pick = before(address, game, is_wanted, seats)
    happen(page, ahead, pick, moves=False)
    assert shown not in page.evaluate(SEEN)
    over(page)


@pytest.mark.thorough
@OTHERS
def test_a_tap_anywhere_ends_it_at_once(
    new_page: NewPage, address: str, game: str, is_wanted: Is, seats: int, shown: str
) -> None:
    page = moving(new_page)
    ahead, pick = before(address, game, is_wanted, seats)
    happen(page, ahead, pick, moves=True)
    page.wait_for_function(f"() => ({SEEN})().includes('{shown}')")
    page.mouse.click(1, 1)
    assert (page.evaluate(SEEN), page.evaluate(MOVING)) == ([], 0)
    over(page)


DEALT = """() => {
  window.dealt = [];
  addEventListener('animationstart', (event) => window.dealt.push(event.animationName));
}"""


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), twin("reduce", False)])
def test_in_cartouche_what_is_newly_on_offer_turns_over(
    new_page: NewPage, address: str, motion: str, moves: bool
) -> None:
    page = new_page(reduced_motion=motion)
    ahead = Ahead(address, "cartouche")
    ahead.open(page)
    page.wait_for_selector(".offer li")
    page.evaluate(DEALT)
    offered = _offered(ahead.shown())
    ahead.until(lambda shown: shown.task == "take" and not offered & _offered(shown))
    page.wait_for_selector(f"main.table[data-turn='{ahead.game.view(ahead.state, None).turn}']")
    page.wait_for_selector(".offer li")
    page.keyboard.press("Shift")
    running = "document.getAnimations().filter((each) => each.animationName === 'turn-away')"
    assert page.evaluate(f"{running}.filter((each) => each.playState === 'running').length") == 0
    assert ("turn-away" in page.evaluate("window.dealt")) == moves


def _offered(shown: Shown) -> set[str]:
    return {item.key for tray in shown.trays if tray.name == "offer" for item in tray.items}
