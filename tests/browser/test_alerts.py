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
    const frequency = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { frequency, connect: (to) => to, start: () => window.asked.push('note'), stop() {} };
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
    page = new_page()
    page.add_init_script(STUBS + HIDDEN)
    ahead = Ahead(address, "cartographers", 2)
    ahead.open(page)
    return page, ahead


def wait_for_other(page: Page, ahead: Ahead) -> None:
    """The page has played, and waits for the other."""
    ahead.play(0)
    page.wait_for_selector("[data-tool=take-back]:enabled")
    page.evaluate("window.asked.length = 0")


def set_sound(page: Page, value: str) -> None:
    page.click("[data-menu]")
    page.click("[data-menu-settings] summary")
    page.click(f"[data-setting=sound] [data-value={value}]")
    page.click("dialog [data-close]")


def is_my_turn(page: Page, ahead: Ahead) -> None:
    ahead.play(1)
    page.wait_for_function("() => document.title.startsWith('●')")


def asked(page: Page) -> list[str]:
    return page.evaluate("window.asked")


def test_whose_turn_it_is_stands_in_the_title_and_sounds_if_that_is_wanted(
    new_page: NewPage, address: str
) -> None:
    page, ahead = at_table(new_page, address)
    page.click(".caption")  # a browser would allow sounds from now on
    for seat in (0, 1):
        ahead.play(seat)
    page.wait_for_selector(f"main.table[data-turn='{ahead.game.view(ahead.state, None).turn}']")
    assert asked(page) == []

    set_sound(page, "on")
    wait_for_other(page, ahead)
    expect(page).to_have_title("Cartographers – Landscribe")
    is_my_turn(page, ahead)
    assert asked(page) == ["note", "note"]  # who looks at the table needs no notification

    # It is turned off for good.
    wait_for_other(page, ahead)
    set_sound(page, "off")
    is_my_turn(page, ahead)
    assert asked(page) == []
    page.reload()
    page.click("[data-menu]")
    page.click("[data-menu-settings] summary")
    expect(page.locator("[data-setting=sound] [data-value=off]")).to_have_attribute("aria-pressed", "true")

    # The title follows the language.
    page.click("dialog button[lang=fr]")
    page.click("dialog [data-close]")
    expect(page).to_have_title("● À vous – Cartographers")
    wait_for_other(page, ahead)
    expect(page).to_have_title("Cartographers – Landscribe")
    is_my_turn(page, ahead)
    expect(page).to_have_title("● À vous – Cartographers")


def choose_notices(page: Page, value: str) -> None:
    page.click("[data-menu]")
    page.click("[data-menu-settings] summary")
    page.click(f"[data-setting=notify] [data-value={value}]")
    chosen = page.locator(f"[data-setting=notify] [data-value={value}]")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    page.click("dialog [data-close]")


def test_who_is_elsewhere_is_notified_once_that_is_allowed_and_as_long_as_that_is_wanted(
    new_page: NewPage, address: str
) -> None:
    page, ahead = at_table(new_page, address)
    set_sound(page, "on")
    wait_for_other(page, ahead)
    page.evaluate("window.isAway = true")
    is_my_turn(page, ahead)
    assert asked(page) == ["note", "note"]
    assert page.evaluate("Notification.permission") == "default"  # nobody is asked unasked
    ahead.play(0)
    page.wait_for_selector("[data-tool=take-back]:enabled")
    page.click("[data-menu]")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    page.click("dialog [data-close]")
    page.evaluate("window.asked.length = 0")
    is_my_turn(page, ahead)
    assert asked(page) == ["note", "note", "Your turn Cartographers"]

    # It is a setting that lasts.
    choose_notices(page, "off")
    page.reload()
    page.wait_for_selector("[data-link-state=live]")
    assert page.evaluate("Notification.permission") == "granted"
    page.evaluate("window.isAway = true")
    wait_for_other(page, ahead)
    is_my_turn(page, ahead)
    assert "Your turn Cartographers" not in asked(page)
    choose_notices(page, "on")
    wait_for_other(page, ahead)
    is_my_turn(page, ahead)
    assert "Your turn Cartographers" in asked(page)

    # Where only a worker may notify, it does.
    page.evaluate("""() => {
      const shown = { showNotification: async (title) => window.asked.push(title) };
      Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve(shown) } });
      window.Notification = class { static permission = 'granted'; constructor() { throw new TypeError(); } };
    }""")
    wait_for_other(page, ahead)
    is_my_turn(page, ahead)
    page.wait_for_function("() => window.asked.includes('Your turn')")
