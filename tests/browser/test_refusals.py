"""What is refused is said in the language of the moment."""

import re

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.test_table import ME, sit


def late(ws: WebSocketRoute) -> None:
    """A connection on which every request for a hint comes too late."""
    server = ws.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        text = message if isinstance(message, str) else message.decode()
        server.send(re.sub(r'"turn":\d+', '"turn":999', text) if '"hint"' in text else text)

    ws.on_message(pass_on)


def test_a_live_refusal_changes_its_language_with_the_page(new_page: NewPage, address: str) -> None:
    page = new_page(locale="fr")
    page.route_web_socket(re.compile("/live$"), late)
    sit(page, address, "mapmaker")
    page.click("[data-tool=hint]")
    told = page.locator(".advice.refusal")
    told.get_by_text("C’est trop tard\u00a0: quelque chose a été révélé entre-temps.").wait_for()
    page.click("[data-menu]")
    page.click("dialog[open] button[lang=en]")
    told.get_by_text("This comes too late: something has been revealed since.").wait_for()


def test_a_refused_request_changes_its_language_with_the_page(browser: Browser, address: str) -> None:
    page = browser.new_context(base_url=address, locale="fr").new_page()
    wanted = {"game": "mapmaker", "seats": [ME], "options": {"map": "A"}}
    page.route("**/api/tables", lambda route: route.continue_(post_data=wanted))
    page.goto("/#/new/mapmaker")
    page.click("form button[type=submit]")
    told = page.locator("form [role=alert]")
    told.get_by_text(
        "«\u00a0map\u00a0» n’est pas une option de ce jeu\u00a0: il connaît begins, drawn, missions."
    ).wait_for()
    page.click("button[lang=en]")
    told.get_by_text("'map' is no option of this game: it knows begins, drawn, missions.").wait_for()
    page.context.close()


def test_whoever_may_not_leave_a_table_is_told_why_and_stays(new_page: NewPage, address: str) -> None:
    page = new_page(is_cut_off=True, service_workers="block")
    sit(page, address, "mapmaker")
    nobody = {"authorization": f"Bearer {'x' * 32}", "content-type": "application/json"}
    page.route("**/leave", lambda route: route.continue_(headers=nobody))
    page.click("[data-menu]")
    page.click("[data-asks=leave]")
    page.click("dialog dialog [data-yes]")
    expect(page.locator(".menu-actions [role=alert]")).to_have_text(re.compile("seat"))
    expect(page.locator("main.table")).to_be_visible()
