"""My games: remembered by the browser alone, and moved to another device as one file."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.place import posted
from tests.golden import FOLDER, kept


def test_history_outlives_its_tables_and_moves_to_another_device(
    new_page: NewPage, address: str, tmp_path: Path
) -> None:
    ada = new_page()
    running = Ahead(address, "mapmaker", seed=4)
    running.open(ada)
    over = Ahead(address, "cartographers").over()
    over.open(ada)
    ada.wait_for_selector("main.table[data-over=true]")
    score = over.shown().sheets[0].total
    posted(address, f"/api/tables/{over.table}/delete", {}, over.tokens[0])  # as a server's retention does
    ada.goto("/")
    ada.click("[data-year]")
    expect(ada.locator("[data-games='1']")).to_contain_text("One game.")
    expect(ada.locator("[data-tallies=game] tbody tr")).to_have_text([f"Cartographers1{score}{score}"])
    expect(ada.locator("[data-tallies=edict] tbody tr")).to_have_count(4)
    expect(ada.locator("[data-titles] li")).to_have_count(1)
    with ada.expect_download() as download:
        ada.click("[data-export]")
    download.value.save_as(tmp_path / "landscribe.json")

    phone = new_page(**LOW_PHONE)
    phone.goto("/#/year")
    expect(phone.locator("[data-none]")).to_be_visible()
    phone.set_input_files("[data-import]", tmp_path / "landscribe.json")
    expect(phone.locator("[data-games='1']")).to_contain_text("One game.")
    expect(phone.locator("[data-tallies=game] tbody tr")).to_have_text([f"Cartographers1{score}{score}"])
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.goto("/")
    phone.click(f".my-games a[href*='{running.table}']")
    phone.wait_for_selector("main.table [data-link-state=live]")
    assert running.table in phone.url
    expect(phone.locator(".board-area [data-aim]").first).to_be_attached()


def test_a_game_that_ended_elsewhere_is_found_and_a_wrong_file_is_refused(
    new_page: NewPage, address: str, tmp_path: Path
) -> None:
    page: Page = new_page(locale="fr")
    ahead = Ahead(address, "mapmaker", seed=4)
    ahead.open(page)
    page.goto("/#/privacy")
    ahead.over()
    page.goto("/#/year")
    expect(page.locator("[data-games='1']")).to_contain_text("1 partie")
    (tmp_path / "wrong.json").write_text("{}")
    page.set_input_files("[data-import]", tmp_path / "wrong.json")
    expect(page.locator("[data-moved=wrong]")).to_contain_text("Ce n’est pas un fichier de Landscribe")
    expect(page.locator("[data-games='1']")).to_be_visible()


def test_a_game_from_a_file_joins_them_and_another_file_is_refused(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(is_cut_off=True, service_workers="block", **LOW_PHONE)
    page.goto("/#/year")
    expect(page.locator("[data-none]")).to_be_visible()
    (tmp_path / "wrong.txt").write_text("nothing")
    page.set_input_files("[data-open-record]", tmp_path / "wrong.txt")
    expect(page.locator(".taken-in .warning")).to_contain_text("landscribe record")
    record = kept(FOLDER / "mapmaker/tidy.txt")[0].record.to_text()
    (tmp_path / "game.txt").write_text(record)
    page.set_input_files("[data-open-record]", tmp_path / "game.txt")
    page.wait_for_selector("main.table[data-over=true]")
    page.goto("/#/year")
    expect(page.locator("[data-games='1']")).to_contain_text("One game.")
