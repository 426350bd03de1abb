"""People at a table have a title and a crest, if they like."""

from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.conftest import NewPage
from tests.browser.place import posted


def choose(page: Page, title: str, charge: str, tincture: str) -> None:
    page.click(".bearings > summary")
    page.select_option("[name=title]", title)
    page.select_option("[name=charge]", charge)
    page.select_option("[name=tincture]", tincture)


def test_a_title_and_a_crest_are_chosen_and_remembered(page: Page) -> None:
    page.goto("/#/new/cartographers")
    page.fill("[name=name]", "Ada")
    choose(page, "geometer", "tower", "gules")
    expect(page.locator(".bearings summary em")).to_have_text("Field Geometer")
    expect(page.locator(".bearings [data-crest]")).to_have_attribute("data-crest", "tower-gules")
    page.click("[data-add=bot]")
    page.click("form button[type=submit]")
    expect(page.locator(".player[data-seat='0'] [data-crest]")).to_have_attribute("data-crest", "tower-gules")
    expect(page.locator(".player[data-seat='0'] [data-crest] title")).to_have_text("tower on gules")
    page.click(".player[data-seat='0']")
    expect(page.locator("dialog .styled")).to_contain_text("Ada, Field Geometer")
    page.goto("/#/new/mapmaker")
    expect(page.locator(".bearings [data-crest]")).to_have_attribute("data-crest", "tower-gules")


def test_whoever_joins_brings_a_title_and_a_crest(new_page: NewPage, address: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    mine = posted(address, "/api/tables", {"game": "cartographers", "seats": seats})
    ben = new_page(locale="fr")
    ben.goto(f"/#/table/{mine['table']}")
    ben.fill("input[name=name]", "Ben")
    choose(ben, "scribe", "quill", "sable")
    ben.click("[data-join]")
    ben.click(".player[data-seat='1'].me")
    expect(ben.locator("dialog .styled")).to_contain_text("Ben, Scribe de la cour")


def test_the_certificate_at_the_end_bears_the_crest(page: Page, address: str) -> None:
    crest = {"charge": "mountain", "tincture": "vert"}
    ahead = Ahead(address, "mapmaker", bearings={"title": "guide", "crest": crest}).over()
    ahead.open(page)
    page.click("[data-end=sheets]")
    expect(page.locator("[data-honoured]")).to_have_text("Ada, Guide of the Peaks")
    expect(page.locator("[data-certificate] [data-crest] title")).to_have_text("mountain on vert")
    expect(page.locator("[data-certificate] [data-crest]")).to_be_visible()
