"""Landscribe on the device itself: kept, played without network and server, handed over; on a static host."""

import json
import random
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import landscribe
from landscribe.core.record import check_record
from landscribe.games import GAMES
from landscribe.texts import say_in
from tests.browser import hand
from tests.browser.axe import check_rules
from tests.browser.conftest import LOW_PHONE, NewPage
from tests.browser.mural_table import play_on
from tests.browser.place import ROOT, free_port, serving, serving_files
from tests.browser.test_offline import becomes_true, kept_by_the_worker
from tests.twins import twin

PACK = Path(landscribe.__file__).parent / "server" / "pack" / "pack.json"
STARTED = 60_000  # milliseconds for Python to start, on a busy machine


@pytest.fixture(autouse=True)
def is_packed() -> None:
    assert PACK.exists(), "there is nothing to keep: `make pack`"


def test_the_pack_is_as_large_as_it_says_and_no_larger_than_it_may_be() -> None:
    pack = json.loads(PACK.read_text())
    files = (PACK.parent / pack["folder"]).iterdir()
    assert pack["files"] == {file.name.removesuffix(".xz"): file.stat().st_size for file in files}
    assert sum(pack["files"].values()) < pack["bytes"] <= 6_000_000


def test_it_can_be_installed_with_icons_and_a_way_to_each_game() -> None:
    public = ROOT / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text())
    assert manifest["name"] == manifest["short_name"] == "Landscribe"
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == (".", ".", "standalone")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    shortcuts = manifest["shortcuts"]
    for icon in (*manifest["icons"], *(icon for each in shortcuts for icon in each["icons"])):
        file = public / icon["src"]
        assert file.stat().st_size
        if file.suffix == ".png":  # whose header has its width and height
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert [each["url"] for each in shortcuts] == [f"./#/new/{game}" for game in GAMES]


def keep(page: Page) -> None:
    """From the first page on, by touch."""
    page.goto("/")
    kept_by_the_worker(page)
    page.tap("[data-device]")
    page.tap("[data-keep]")
    page.wait_for_selector("[data-kept]", timeout=STARTED)  # Python starts once, to remember it
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def begin(page: Page, game: str, bot: str | None = None) -> None:
    """A table, by touch, from the first page on."""
    page.goto("./")
    page.tap(f"[data-game={game}]")
    page.fill("input[name=name]", "Ada")
    if bot is not None:
        page.tap("[data-add=bot]")
        page.select_option(".seats select", bot)
    page.tap("form button[type=submit]")
    page.wait_for_selector("main.table [data-link-state=live]", timeout=STARTED)


def finish(page: Page, close: Callable[[Page], None] = hand.close_by_tap) -> None:
    rng = random.Random(7)
    for _ in range(400):
        if not hand.play(page, hand.by_touch, rng, close):
            break
    assert page.get_attribute("main.table", "data-over") == "true"


def play_some(page: Page, moves: int) -> None:
    rng = random.Random(5)
    for _ in range(moves):
        assert hand.play(page, hand.by_touch, rng, hand.close_by_tap)


def reopen(page: Page) -> None:
    """As if the device had been put away in the middle of a game."""
    before = hand.version(page)
    page.reload()
    page.wait_for_selector("main.table [data-link-state=live]", timeout=STARTED)
    assert int(hand.version(page) or 0) >= int(before or 0)  # a bot may have acted meanwhile


REMEMBERED = """async () => {
  const cache = await caches.open('pack');
  return (await cache.keys()).filter(({ url }) => url.endsWith('/memory')).length;
}"""
SPOILED = """async () => {
  const cache = await caches.open('pack');
  const [memory] = (await cache.keys()).filter(({ url }) => url.endsWith('/memory'));
  await cache.put(memory, new Response(new Uint8Array(64)));
}"""


@pytest.mark.thorough
def test_a_game_is_played_to_its_end_without_network_and_server_and_handed_over_later(
    new_page: NewPage, tmp_path: Path
) -> None:
    port = free_port()
    with serving(tmp_path, port) as address:
        page = new_page(is_cut_off=True, base_url=address, **LOW_PHONE)
        keep(page)
    page.context.set_offline(True)
    page.goto("about:blank")
    begin(page, "mapmaker")
    play_some(page, 2)
    assert page.evaluate(REMEMBERED) == 1  # Python began with it: what it cannot begin with is let go of
    page.evaluate(SPOILED)
    reopen(page)
    assert page.evaluate(REMEMBERED) == 0
    finish(page)
    check_remembered_and_handed(page, "The Mapmaker", tmp_path, port)


def check_remembered_and_handed(page: Page, game: str, folder: Path, port: int) -> None:
    """A game that is over is in the list and in the history; back at a server it is handed over."""
    table = page.url.split("/table/")[1]
    page.goto("/")
    expect(page.locator(".my-games")).to_contain_text("Finished", timeout=STARTED)
    page.tap("[data-year]")
    expect(page.locator("[data-tallies=game]")).to_contain_text(game)
    page.context.set_offline(False)
    with serving(folder, port) as address:
        page.goto(f"/#/table/{table}")
        page.wait_for_selector("main.table[data-over=true]", timeout=STARTED)
        with page.expect_download() as download:
            closed(page).click("[data-end=record]")
        record = Path(download.value.path()).read_text()
        page.click("[data-end=hand-over]")
        page.wait_for_selector("[data-end=review]")  # which only a server has
        table = page.url.split("/table/")[1]
        with urlopen(f"{address}/api/tables/{table}/record") as answer:
            handed = check_record(answer.read().decode())
    assert handed == check_record(record)._replace(dealt="chosen")


def closed(page: Page) -> Page:
    """Without the window that tells of the end."""
    if hand.wanted(page) == "dialog":
        page.click("dialog[open] [data-close]")
    return page


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("game", "title", "bot"),
    [("cartographers", "Cartographers", "planner"), ("heroes", "Cartographers Heroes", "master")],
)
def test_a_whole_game_with_a_bot_by_touch_without_network_and_server(
    new_page: NewPage, tmp_path: Path, game: str, title: str, bot: str
) -> None:
    port = free_port()
    with serving(tmp_path, port) as address:
        page = new_page(is_cut_off=True, base_url=address, **LOW_PHONE)
        keep(page)
    page.context.set_offline(True)
    begin(page, game, bot)
    play_some(page, 4)
    reopen(page)
    finish(page)
    check_remembered_and_handed(page, title, tmp_path, port)


@pytest.mark.thorough
def test_a_whole_game_of_cartouche_with_a_bot_by_touch_without_network_and_server(
    new_page: NewPage, tmp_path: Path
) -> None:
    port = free_port()
    with serving(tmp_path, port) as address:
        page = new_page(is_cut_off=True, base_url=address, **LOW_PHONE)
        keep(page)
    page.context.set_offline(True)
    begin(page, "cartouche", "planner")
    rng = random.Random(3)
    for step in range(400):
        if step == 5:
            reopen(page)
        if not play_on(page, rng, by_touch=True):
            break
    assert page.get_attribute("main.table", "data-over") == "true"
    check_remembered_and_handed(page, "Cartouche", tmp_path, port)


def same_version(one: Page, other: Page) -> None:
    other.wait_for_selector(f"main.table[data-version='{hand.version(one)}']")


@pytest.mark.thorough
def test_two_windows_of_a_device_play_at_one_table(new_page: NewPage, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        page = new_page(is_cut_off=True, base_url=address, **LOW_PHONE)
        keep(page)
    page.context.set_offline(True)
    page.goto("/")
    other = page.context.new_page()
    other.goto("/")
    expect(other.locator("[data-game=mapmaker]")).to_be_visible(timeout=STARTED)
    begin(page, "mapmaker")
    other.goto(page.url)  # made after the other's Python had read what is kept
    other.wait_for_selector("main.table [data-link-state=live]", timeout=STARTED)
    play_some(page, 2)
    same_version(page, other)
    play_some(other, 2)
    same_version(other, page)
    reopen(page)
    same_version(other, page)


OLDER = """async () => {
  await caches.delete('pack');
  await (await caches.open('pack')).put('/pack/old/site.zip', new Response());
  localStorage.setItem('landscribe.pack', 'old');
}"""
RENEWED = """async () => {
  const left = await caches.match('/pack/old/site.zip');
  return !left && localStorage.getItem('landscribe.pack') !== 'old';
}"""


@pytest.mark.thorough
def test_a_pack_of_an_older_client_is_replaced_and_its_games_go_on(new_page: NewPage, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as address:
        page = new_page(is_cut_off=True, base_url=address, **LOW_PHONE)
        keep(page)
    page.context.set_offline(True)
    begin(page, "mapmaker")
    play_some(page, 1)
    page.evaluate(OLDER)
    page.context.set_offline(False)
    with serving(tmp_path, port):
        reopen(page)
        becomes_true(page, RENEWED)
    page.context.set_offline(True)
    reopen(page)
    play_some(page, 1)


NO_ROOM = "navigator.storage.estimate = async () => ({ quota: 1e6, usage: 0 })"
NOTHING_KEPT = "delete window.caches"


@pytest.mark.parametrize(("how", "trouble"), [(NO_ROOM, "full"), (NOTHING_KEPT, "blocked")])
def test_a_device_that_cannot_keep_it_is_told_why(page: Page, how: str, trouble: str) -> None:
    page.add_init_script(how)
    page.goto("/#/device")
    if trouble == "full":
        page.click("[data-keep]")
    page.wait_for_selector(f"[data-trouble={trouble}]")
    assert page.evaluate("() => localStorage.getItem('landscribe.pack')") is None


def test_what_did_not_come_is_fetched_when_it_is_tried_again_and_plays_without_network(
    new_page: NewPage,
) -> None:
    page, held = new_page(is_cut_off=True, **LOW_PHONE), list[Route]()
    page.context.route("**/*.wasm.xz", lambda route: held.append(route))
    page.goto("/#/device")
    size = f"{json.loads(PACK.read_text())['bytes'] / 1e6:.1f}".removesuffix(".0")
    expect(page.locator("[data-keep]")).to_contain_text(f"{size} MB to fetch")
    page.evaluate("async () => (await caches.open('pack')).put('/pack/old/site.zip.gz', new Response())")
    with page.context.expect_event("request", lambda asked: asked.url.endswith(".wasm.xz")):
        page.click("[data-keep]")
    expect(page.locator(".progress progress")).to_be_visible()
    expect(page.locator(".progress")).to_contain_text(f"of {size} MB")
    while not held:
        page.wait_for_timeout(20)
    held[0].abort()
    page.wait_for_selector("[data-trouble=broken]")
    page.context.unroute("**/*.wasm.xz")
    page.click("[data-keep]")
    page.wait_for_selector("[data-kept]", timeout=STARTED)  # Python starts once, to remember it
    assert page.evaluate("async () => await caches.match('/pack/old/site.zip.gz') === undefined")
    kept_by_the_worker(page)
    page.context.set_offline(True)
    begin(page, "mapmaker")
    play_some(page, 1)
    page.context.set_offline(False)
    page.goto("/#/device")
    page.click("[data-unkeep]")
    page.wait_for_selector("[data-keep]")
    assert page.evaluate("() => caches.has('pack')") is False


def test_a_server_without_a_pack_says_so(page: Page) -> None:
    page.route("**/pack/pack.json", lambda route: route.fulfill(status=200, body="nothing"))
    page.goto("/#/device")
    page.wait_for_selector("[data-trouble=missing]")


@pytest.mark.parametrize("locale", [twin("en"), "fr"])
def test_the_screen_is_accessible_and_speaks_both_languages(new_page: NewPage, locale: str) -> None:
    page = new_page(bypass_csp=True, locale=locale)
    page.goto("/#/device")
    page.wait_for_selector("[data-keep]")
    assert "device-" not in page.inner_text("main")
    check_rules(page)


def write_site(folder: Path) -> None:
    subprocess.run([sys.executable, ROOT / "web" / "pack" / "site_folder.py", folder], check=True)


# Another page of the same host keeps things, until not even a few bytes fit.
FILLED = """async () => {
  const opening = indexedDB.open('other', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('junk');
  const database = await new Promise((done) => { opening.onsuccess = () => done(opening.result); });
  const put = (size, key) => new Promise((done) => {
    const writing = database.transaction('junk', 'readwrite');
    writing.objectStore('junk').put(crypto.getRandomValues(new Uint8Array(size)), key);
    writing.oncomplete = () => done(true);
    writing.onabort = () => done(false);
  });
  let key = 0;
  for (let size = 65536; size >= 16; size /= 2) while (await put(size, key)) key += 1;
  database.close();
  return key;
}"""


@pytest.mark.thorough
def test_where_nothing_fits_any_more_a_move_is_refused_with_a_sentence_and_with_room_it_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    write_site(tmp_path / "site")
    with serving_files(tmp_path / "site") as address:
        page = browser.new_context(base_url=address, service_workers="block", **LOW_PHONE).new_page()
        page.set_default_timeout(STARTED)
        quota: Any = page.context.new_cdp_session(page)
        quota.send("Storage.overrideQuotaForOrigin", {"origin": address, "quotaSize": 2_000_000})
        begin(page, "mapmaker")
        play_some(page, 1)
        assert page.evaluate(FILLED) > 0
        before = hand.version(page)
        page.touchscreen.tap(*page.evaluate(hand.LEGAL)[0])
        page.wait_for_selector("[data-ghost='fits down']", state="attached")
        page.tap("[data-tool=confirm]")
        sentence = page.get_by_text(say_in("en")("refused-not-kept-here"))
        expect(sentence.first).to_be_visible(timeout=STARTED)
        page.reload()
        page.wait_for_selector(f"main.table[data-version='{before}'] [data-link-state=live]")
        quota.send("Storage.overrideQuotaForOrigin", {"origin": address})
        play_some(page, 1)
        assert int(hand.version(page) or 0) > int(before or 0)
        page.context.close()


@pytest.mark.thorough
def test_a_static_site_plays_in_any_folder_and_loses_what_the_browser_cleared_with_a_sentence(
    new_page: NewPage, tmp_path: Path
) -> None:
    site = tmp_path / "any" / "folder"
    write_site(site)
    policy = re.findall('Content-Security-Policy" content="(.*)"', (site / "index.html").read_text())
    for part in policy[0].split("; "):
        assert set(part.split()[1:]) <= {"'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"}
    assert policy[0].count("wasm-unsafe-eval") == 1
    with serving_files(tmp_path) as host:
        address = f"{host}/any/folder/"
        page, asked = new_page(is_cut_off=True, base_url=address, **LOW_PHONE), set[str]()
        page.context.on("request", lambda request: asked.add(request.url))
        page.set_default_timeout(STARTED)
        begin(page, "mapmaker")
        assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == address
        assert page.evaluate("() => document.querySelector('link[rel=manifest]').href").startswith(address)
        play_some(page, 1)
        for more in ("hint-where", "hint-move"):  # what matters, and where, as only those who search can tell
            page.click("[data-tool=hint]")
            expect(page.locator("[data-tool=hint]")).to_have_text(
                say_in("en")(f"web-tool-{more}"), timeout=STARTED
            )
        page.click("[data-tool=hint]")
        page.wait_for_selector("[data-ghost]", state="attached")
        page.evaluate(
            """() => new Promise((done) => {
              const gone = indexedDB.deleteDatabase('landscribe');
              gone.onsuccess = gone.onblocked = () => done(true);
            })"""
        )
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_contain_text("no longer there", timeout=STARTED)
        assert not [url for url in asked if url.startswith(host) and not url.startswith(address)]


def test_a_device_that_cannot_start_says_so(new_page: NewPage) -> None:
    page = new_page(is_cut_off=True)
    page.context.route("**/*.xz", lambda route: route.abort())
    page.goto("/")
    page.evaluate("() => localStorage.setItem('landscribe.pack', 'nothing')")
    page.evaluate("() => localStorage.setItem('landscribe.here', '[\"table\"]')")
    page.goto("/#/replay/table")
    expect(page.locator("main")).to_contain_text("could not be started", timeout=STARTED)
