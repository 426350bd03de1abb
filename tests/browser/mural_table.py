"""The table of Cartouche in a browser: things used by hand, and what is measured on it."""

import random

from playwright.sync_api import Page

from tests.browser import hand


def use(page: Page, selector: str) -> None:
    """Clicks a thing, and the first way to use it where there are several; waits for the answer."""
    before = hand.version(page)
    page.locator(selector).first.click()
    page.wait_for_selector(f".ways, main.table:not([data-version='{before}'])")
    if page.query_selector(".ways"):
        page.locator(".ways [data-choice]").first.click()
    hand.settled(page, before)


def tap(page: Page, selector: str) -> None:
    """Takes a thing with a finger: a tap shows it, a second one takes it, or one of the ways to use it."""
    before = hand.version(page)
    page.locator(selector).first.tap()
    if page.query_selector(".ways"):
        page.locator(".ways [data-choice]").first.tap()
    if page.query_selector("[data-choice].pointed"):
        page.locator("[data-choice].pointed").first.tap()
    hand.settled(page, before)


def play_on(page: Page, rng: random.Random, *, by_touch: bool = False) -> bool:
    """Does the next thing that is asked, as someone who hardly thinks; False once the game is over."""
    place, take = (hand.by_touch, tap) if by_touch else (hand.by_clicks, use)
    match hand.wanted(page):
        case "dialog" if page.query_selector("[data-final]"):
            return False
        case "dialog":
            hand.close_by_click(page)
        case "over":
            return False
        case _ if page.query_selector(".board-area [data-aim]"):
            place(page, rng)
        case _ if page.query_selector("[data-offered]:enabled"):
            tile = ".tile[data-offered]:enabled"
            take(page, tile if page.query_selector(tile) else "[data-offered]:enabled")
        case _:
            take(page, "[data-choice=done]")
    return True


MURAL = "() => JSON.stringify(document.querySelector('.board-area')?.getBoundingClientRect() ?? null)"


CUT = """() => [...document.querySelectorAll('.laid .panel:not(.news)')]
  .filter((panel) => panel.getClientRects().length)
  .filter((panel) => panel.scrollHeight > panel.clientHeight + 1)
  .filter((panel) => getComputedStyle(panel).overflowY !== 'auto')
  .map((panel) => panel.className)"""


SMALL = """() => [...document.querySelectorAll('.laid button')]
  .filter((button) => button.getClientRects().length && !button.closest('.unseen'))
  .filter((button) => {
    const box = button.getBoundingClientRect();
    return box.height < 43.5 || box.width < 43.5;
  }).map((button) => button.outerHTML.slice(0, 120))"""
