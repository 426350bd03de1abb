"""The first page and the client itself where the network, or the server, is gone for a while."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import landscribe
from tests.browser.ahead import Ahead
from tests.browser.conftest import NewPage
from tests.browser.place import Files, free_port, serving, serving_files

STATIC = Path(landscribe.__file__).parent / "server" / "static"

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) {
      const answer = await caches.match(request);
      kept.push([request.url, await answer.text()]);
    }
  return kept;
}"""

RENEWED = """async () => {
  const { active, waiting, installing } = await navigator.serviceWorker.ready;
  const isThere = (await caches.keys()).includes('landscribe-renewed');
  return isThere && active.state === 'activated' && !waiting && !installing;
}"""

TO_AND_FRO = """script => {
  if (document.querySelector(`script[src$='${script}']`)) return true;
  location.hash = location.hash === '#/new/mapmaker' ? '#/' : '#/new/mapmaker';
  return false;
}"""


def becomes_true(page: Page, promised: str) -> None:
    """Waits for a promise that is made again until it is kept."""
    for _ in range(400):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(25)
    raise AssertionError(promised)


def kept_by_the_worker(page: Page) -> None:
    """Waits until the service worker has everything."""
    becomes_true(page, "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'")


def test_without_a_network_the_first_page_opens_and_recovers_and_rules_once_read_are_there(
    new_page: NewPage, address: str
) -> None:
    page = new_page(is_cut_off=True)
    page.goto("/")
    kept_by_the_worker(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ahead = Ahead(address, "cartographers")
    ahead.open(page)  # by its link, token and all
    page.reload()
    page.wait_for_selector("[data-link-state=live]")
    check_no_seat_kept(page, address, ahead)
    page.goto("/")
    page.wait_for_selector("[data-game=cartouche]")
    page.wait_for_selector(".my-games .due")
    page.click("[data-rules=cartographers]")
    page.wait_for_selector(".rules-body section")
    page.click("[data-close]")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("There is no network.")
    assert page.locator("[data-game]").count() == 4
    assert page.get_by_role("link", name=re.compile("^Cartographers Ada.*Your turn")).count() == 1
    page.click("[data-rules=cartographers]")
    page.wait_for_selector(".rules-body section")
    page.click("[data-close]")
    page.click("[data-rules=cartouche]")
    page.wait_for_selector("dialog:has-text('Try again')")
    page.click("[data-close]")
    page.click("button[lang=fr]")
    expect(page.get_by_role("status")).to_contain_text("Il n’y a pas de réseau.")
    page.click("[data-game=heroes]")
    expect(page.get_by_role("button", name="Commencer")).to_be_disabled()
    page.go_back()
    page.context.set_offline(False)
    expect(page.get_by_role("status")).to_have_text("")
    page.click(".my-games a")
    page.wait_for_selector("[data-link-state=live]")


def check_no_seat_kept(page: Page, address: str, ahead: Ahead) -> None:
    """The worker keeps the client, but no seat and nothing of the API."""
    kept: list[list[str]] = page.evaluate(KEPT)
    assert {url.removeprefix(address).split("-")[0] for url, _ in kept} >= {"/", "/assets/index", "/icon.svg"}
    assert not any("/api/" in url or "#" in url or "?" in url for url, _ in kept)
    assert not any(ahead.tokens[0] in text or ahead.table in text for _, text in kept)


def test_a_server_that_does_not_answer_is_noticed_and_found_again(new_page: NewPage, address: str) -> None:
    page = new_page(is_cut_off=True, service_workers="block")
    Ahead(address, "mapmaker").open(page)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("status")).to_contain_text("The server cannot be reached.")
    assert page.locator(".my-games li").count() == 1
    page.unroute("**/api/**")
    expect(page.get_by_role("status")).to_have_text("", timeout=20_000)
    page.click(".my-games a")
    page.wait_for_selector("[data-link-state=live]")


@pytest.mark.thorough
def test_a_server_that_stops_and_starts_again_is_noticed_and_found(new_page: NewPage, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as address:
        page = new_page(is_cut_off=True, base_url=address)
        Ahead(address, "mapmaker").open(page)
        page.goto("/")
        page.wait_for_selector(".my-games")
        kept_by_the_worker(page)
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("The server cannot be reached.")
    assert page.locator(".my-games li").count() == 1
    page.click(".my-games a")
    expect(page.get_by_role("heading", name="Connecting…")).to_be_visible()
    page.go_back()
    with serving(tmp_path, port):
        expect(page.get_by_role("status")).to_have_text("", timeout=20_000)
        page.click(".my-games a")
        page.wait_for_selector("[data-link-state=live]")


class Folder(Files):
    """The client's files as they lie in a folder, and a server that offers nothing."""

    def do_GET(self) -> None:  # noqa: N802 (its base calls it so)
        if self.path.startswith("/api/"):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"[]")
        else:
            super().do_GET()


def renew(folder: Path) -> str:
    """Another client: all its scripts have other names, and so has the worker's version."""
    scripts = {script.name for script in (folder / "assets").glob("*.js")}
    name = re.compile("|".join(map(re.escape, scripts)))
    for file in (folder / "index.html", folder / "worker.js", *(folder / "assets").glob("*.js")):
        file.write_text(name.sub(lambda found: renewed(found[0]), file.read_text()))
        if file.name in scripts:
            file.rename(file.with_name(renewed(file.name)))
    worker = folder / "worker.js"
    worker.write_text(re.sub('VERSION="[0-9a-f]+"', 'VERSION="renewed"', worker.read_text()))
    return renewed(next(script for script in scripts if script.startswith("index-")))


def renewed(name: str) -> str:
    return name.replace(".js", "-renewed.js")


def test_a_newer_client_is_taken_up_at_once_and_then_kept(new_page: NewPage, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    shutil.copytree(STATIC, folder)
    with serving_files(folder, Folder) as address:
        page = new_page(is_cut_off=True, base_url=address)
        page.goto("/")
        kept_by_the_worker(page)
        script = renew(folder)
        page.reload()
        assert page.locator(f"script[src$='{script}']").count() == 1
        becomes_true(page, RENEWED)
    page.reload()  # now there is no server at all
    assert page.locator(f"script[src$='{script}']").count() == 1
    expect(page.get_by_role("heading", name="Landscribe")).to_be_visible()


def test_an_open_window_takes_a_newer_client_up_between_two_screens(
    new_page: NewPage, tmp_path: Path
) -> None:
    folder = tmp_path / "client"
    shutil.copytree(STATIC, folder)
    with serving_files(folder, Folder) as address:
        page = new_page(is_cut_off=True, base_url=address)
        page.goto("/")
        kept_by_the_worker(page)
        page.context.set_offline(True)
        expect(page.get_by_role("status")).to_contain_text("There is no network.")
        script = renew(folder)
        with page.expect_response(lambda answer: answer.url == f"{address}/"):
            page.context.set_offline(False)
        page.wait_for_function(TO_AND_FRO, arg=script, polling=250)


@pytest.fixture(autouse=True)
def is_built() -> None:
    assert (STATIC / "worker.js").exists(), "the client is not built: `make web`"
