"""It is your turn: the title, two notes that can be muted, a notification where it is allowed."""

from playwright.sync_api import Page, expect

from tests.browser.ahead import Ahead
from tests.browser.conftest import NewPage

# What a browser has for ears and eyes, replaced by a list of what it was asked for.
STUBS = """
window.asked = [];
window.AudioContext = class {
  state = 'running'; currentTime = 0; destination = {};
  createOscillator() {
    return { frequency: {}, connect: (to) => to, start: () => window.asked.push('note'), stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to) => to };
  }
};
window.Notification = class {
  static permission = localStorage.permission ?? 'default';
  static requestPermission = async () => (Notification.permission = localStorage.permission = 'granted');
  constructor(title, { body }) { window.asked.push(`${title} ${body}`); }
};
"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false })"


def at_table(new_page: NewPage, address: str) -> tuple[Page, Ahead]:
    """A page that has played, and waits for the other."""
    page = new_page()
    page.add_init_script(STUBS + HIDDEN)
    ahead = Ahead(address, "cartographers", 2)
    ahead.open(page)
    page.click(".caption")  # sounds want a click first
    ahead.play(0)
    page.wait_for_selector("[data-tool=take-back]:enabled")
    page.evaluate("window.asked.length = 0")
    return page, ahead


def is_my_turn(page: Page, ahead: Ahead) -> None:
    ahead.play(1)
    page.wait_for_function("() => document.title.startsWith('●')")


def asked(page: Page) -> list[str]:
    return page.evaluate("window.asked")


def test_whose_turn_it_is_stands_in_the_title_and_sounds(new_page: NewPage, address: str) -> None:
    page, ahead = at_table(new_page, address)
    expect(page).to_have_title("Cartographers – Landscribe")
    is_my_turn(page, ahead)
    assert asked(page) == ["note", "note"]  # who looks at the table needs no notification


def test_the_sound_can_be_turned_off_for_good(new_page: NewPage, address: str) -> None:
    page, ahead = at_table(new_page, address)
    page.click("[data-menu]")
    page.click("[data-menu-settings] summary")
    page.click("[data-setting=sound] [data-value=off]")
    page.click("dialog [data-close]")
    is_my_turn(page, ahead)
    assert asked(page) == []
    page.reload()
    page.click("[data-menu]")
    page.click("[data-menu-settings] summary")
    expect(page.locator("[data-setting=sound] [data-value=off]")).to_have_attribute("aria-pressed", "true")


def test_who_is_elsewhere_is_notified_once_that_is_allowed(new_page: NewPage, address: str) -> None:
    page, ahead = at_table(new_page, address)
    page.evaluate("window.isAway = true")
    is_my_turn(page, ahead)
    assert asked(page) == ["note", "note"]  # nobody is notified unasked
    ahead.play(0)
    page.wait_for_selector("[data-tool=take-back]:enabled")
    page.click("[data-menu]")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page.click("dialog [data-close]")
    page.evaluate("window.asked.length = 0")
    is_my_turn(page, ahead)
    assert asked(page) == ["note", "note", "Your turn Cartographers"]


def test_alerts_follow_the_language(new_page: NewPage, address: str) -> None:
    page, ahead = at_table(new_page, address)
    page.click("[data-menu]")
    page.click("dialog button[lang=fr]")
    page.click("dialog [data-close]")
    expect(page).to_have_title("Cartographers – Landscribe")
    is_my_turn(page, ahead)
    expect(page).to_have_title("● À vous – Cartographers")
