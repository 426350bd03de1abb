"""What is chosen on a device is kept there, and loses no meaning: colours, size of the text, motion."""

import re
from typing import Literal

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import hand
from tests.browser.conftest import PHONE, NewPage
from tests.browser.scenes import SCENES

PAGE = {"light": "rgb(233, 220, 190)", "dark": "rgb(27, 23, 18)"}


def background(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))


def choose(page: Page, setting: str, value: str) -> None:
    """In the window that home opens."""
    page.goto("/")
    page.click("[data-settings]")
    page.click(f"[data-setting={setting}] [data-value='{value}']")
    page.click("dialog [data-close]")


def test_colours_are_those_of_the_device_until_others_are_chosen_and_no_others_are_seen_while_it_loads(
    new_page: NewPage,
) -> None:
    page = new_page(is_cut_off=True, service_workers="block", color_scheme="dark")
    page.goto("/")
    assert background(page) == PAGE["dark"]
    choose(page, "theme", "light")
    assert background(page) == PAGE["light"]
    page.route(re.compile(r"/assets/.*\.js"), lambda route: route.abort())
    page.reload()
    assert page.query_selector(".box") is None
    assert background(page) == PAGE["light"]
    page.unroute_all()
    page.reload()
    page.wait_for_selector(".box")
    assert background(page) == PAGE["light"]
    choose(page, "theme", "system")
    assert background(page) == PAGE["dark"]
    page.emulate_media(color_scheme="light")
    assert background(page) == PAGE["light"]


def test_the_size_of_the_text_is_chosen_in_the_menu_beside_the_keys_and_kept(
    page: Page, address: str
) -> None:
    SCENES["drawing-cartographers"](page, address)
    letter = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = page.evaluate(letter)
    page.click("[data-menu]")
    assert "Keys" in page.inner_text("[data-menu-keys] summary")
    page.click("[data-menu-settings] summary")
    page.click("[data-setting=letters] [data-value='2']")
    assert page.evaluate(letter) == 2 * before
    expect(page.locator("html")).to_have_attribute("data-layout", "low")
    page.reload()
    page.wait_for_selector("main.table")
    assert page.evaluate(letter) == 2 * before


CHOSEN: list[tuple[str, Literal["no-preference", "reduce"], int]] = [
    ("less", "no-preference", 0),
    ("full", "reduce", 1),
]


def test_motion_is_as_chosen_whatever_the_device_says(page: Page, address: str) -> None:
    for wanted, system, moves in CHOSEN:
        page.emulate_media(reduced_motion=system)
        choose(page, "motion", wanted)
        SCENES["held-cartographers"](page, address)
        before = hand.version(page)
        page.keyboard.press("Enter")
        page.wait_for_selector(f"main.table:not([data-version='{before}'])")
        assert min(page.evaluate("document.getAnimations().length"), 1) == moves


def test_a_phone_is_told_nothing_of_keys_and_a_lost_connection_takes_nothing_from_the_line_at_the_top(
    new_page: NewPage, address: str
) -> None:
    size = {"viewport": {"width": 375, "height": 667}}
    page = new_page(is_cut_off=True, service_workers="block", **PHONE | size)
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/live", pass_on)
    SCENES["drawing-cartographers"](page, address)
    page.click("[data-menu]")
    assert "Keys" not in page.inner_text("[data-menu-keys] summary")
    page.click("dialog [data-close]")
    width = "document.querySelector('.status').getBoundingClientRect().width"
    before = page.evaluate(width)
    page.context.set_offline(True)
    sockets[-1].close()
    page.wait_for_selector("[data-link-state=lost]", timeout=30_000)
    assert page.evaluate(width) == before
    expect(page.locator(".connection")).to_contain_text("No connection")
