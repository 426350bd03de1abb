"""Every screen there is, each reached in a moment: for the tests that look at all of them."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from landscribe.core.page import Page as Shown
from tests.browser import hand
from tests.browser.advice import advising, reviewing
from tests.browser.ahead import Ahead, can_choose, is_ambushed
from tests.browser.contests import challenge_of, deal_of, play_alike, play_on, seat_in, taken
from tests.browser.murals import Is, can, can_cover, can_trade_much, phase, played
from tests.browser.place import posted

Scene = Callable[[Page, str], object]

GAMES = ("mapmaker", "cartographers", "heroes", "cartouche")
ME = {"kind": "me", "name": "Ada"}


def home(page: Page, address: str) -> None:
    page.goto("/")
    page.wait_for_selector(".box")


def home_with_games(page: Page, address: str) -> None:
    Ahead(address, "cartographers").open(page)
    Ahead(address, "mapmaker").over().open(page)
    home(page, address)
    page.wait_for_selector(".my-games")


def home_without_server(page: Page, address: str) -> None:
    home_with_games(page, address)
    page.route("**/api/**", lambda route: route.fulfill(status=502))
    page.reload()
    page.wait_for_selector("[data-lost=true]")


def deleting(page: Page, address: str) -> None:
    home_with_games(page, address)
    page.click("[data-hide=hide]")
    page.click(".hidden-games summary")
    page.click("[data-delete]")
    page.wait_for_selector("[data-delete-table]")


def privacy(page: Page, address: str) -> None:
    page.goto("/#/privacy")
    page.wait_for_selector("[data-times]")


def set_up(game: str) -> Scene:
    def scene(page: Page, address: str) -> None:
        page.goto(f"/#/new/{game}")
        page.wait_for_selector("form button[type=submit]:enabled")
        if page.query_selector("[data-add=open]"):
            page.click("[data-add=open]")
            page.click("[data-add=bot]")
            page.click("[data-pace=strict]")
        for summary in page.query_selector_all("summary"):
            summary.click()

    return scene


def flip_start(page: Page, address: str) -> None:
    page.goto("/#/flip/cartographers")
    page.wait_for_selector("[data-deal]:enabled")
    page.click("summary")


def flipped(game: str, seats: int, is_there: str) -> Scene:
    """An evening on paper, up to where something lies there."""

    def scene(page: Page, address: str) -> None:
        dealt = posted(address, f"/api/games/{game}/evening", {"seats": seats, "seed": "4"})
        page.goto("/#/privacy")
        lay_evening(page, dealt, [])
        page.goto(f"/#/flip/{game}")
        page.wait_for_selector("[data-next]")
        while not page.query_selector(is_there):
            page.click(":is([data-take], [data-next]:enabled) >> nth=0")

    return scene


def claiming(page: Page, address: str) -> None:
    flipped("cartouche", 3, "[data-kind=claim]")(page, address)
    page.click("[data-claim] >> nth=0")
    page.wait_for_selector("dialog [data-who]")


def leaving_an_evening(page: Page, address: str) -> None:
    flipped("heroes", 3, "[data-kind=card]")(page, address)
    page.click("[data-another]")
    page.wait_for_selector("dialog [data-new]")


def printing(page: Page, address: str) -> None:
    page.goto("/#/flip/cartouche")
    page.click("[data-print]")
    page.wait_for_selector("dialog .papers")


def device(page: Page, address: str) -> None:
    page.goto("/#/device")
    page.wait_for_selector("[data-keep]")


def lay_evening(page: Page, dealt: dict[str, Any], moves: list[str]) -> None:
    """An evening on this device, as it was left."""
    sitting = {"dealt": dealt, "names": ["Ada", "Ben"], "moves": moves, "numbers": {}}
    page.evaluate(
        "([name, what]) => localStorage.setItem(name, what)",
        [f"landscribe.evening.{dealt['game']}", json.dumps(sitting)],
    )


def table_with_a_seat(address: str, game: str = "cartographers", **more: str) -> dict[str, str]:
    """A table that waits for a friend, as its owner knows it."""
    return posted(address, "/api/tables", {"game": game, "seats": [ME, {"kind": "open"}], **more})


def waiting_room(page: Page, address: str) -> None:
    mine = table_with_a_seat(address, seed="18")  # ruins come first: much to say at the top
    page.goto(f"/#/table/{mine['table']}/{mine['token']}")
    page.wait_for_selector("[data-invite]")


def inviting(page: Page, address: str) -> None:
    waiting_room(page, address)
    page.click("[data-invite]")
    page.wait_for_selector("dialog .code")


def lobby(game: str, is_full: bool = False) -> Scene:
    """A table whose cards are shuffled by all: a friend is still to come, or has sat down and gone away."""

    def scene(page: Page, address: str) -> None:
        seats = [ME, {"kind": "open"}, {"kind": "open"} if is_full else {"kind": "bot", "bot": "greedy"}]
        mine = posted(address, "/api/tables", {"game": game, "seats": seats, "is_shuffled": True})
        for name in ("Ben", "Cleo") if is_full else ():
            posted(address, f"/api/tables/{mine['table']}/join", {"name": name})
        page.goto(f"/#/table/{mine['table']}/{mine['token']}")
        page.wait_for_selector("[data-without]" if is_full else "[data-lobby] .code")

    return scene


def invited(game: str) -> Scene:
    def scene(page: Page, address: str) -> None:
        page.goto(f"/t/{table_with_a_seat(address, game)['table']}")
        page.wait_for_selector("[data-join]")

    return scene


def challenged(page: Page, address: str) -> None:
    challenge = challenge_of(Ahead(address, "cartographers").over(), address)
    page.goto(f"/c/{challenge}")
    page.wait_for_selector("[data-take]")


def challenging(page: Page, address: str) -> None:
    end("cartographers")(page, address)
    page.click("[data-end=challenge]")
    page.wait_for_selector("[data-copied=challenge]")


def compared(page: Page, address: str) -> None:
    ahead = Ahead(address, "heroes").over()
    seated = taken(ahead, address)
    play_alike(ahead, address, seated)
    page.goto(f"/#/compare/{seated['table']}/8")
    page.wait_for_selector("[data-side=own] .board")
    page.wait_for_selector("[data-side=theirs] .board")


def today(page: Page, address: str) -> None:
    page.goto("/#/today")
    page.wait_for_selector("[data-deal]")


def results(page: Page, address: str) -> None:
    contest = deal_of(address, "mapmaker")
    today(page, address)
    page.click(f"[data-deal='{contest}'] [data-begin]")
    page.wait_for_selector("main.table [data-link-state=live]")
    play_on(address, seat_in(page), 3)
    page.goto(f"/#/results/{contest}")
    page.wait_for_selector(".spread .own")


def year_of_nothing(page: Page, address: str) -> None:
    page.goto("/#/year")
    page.wait_for_selector("[data-none]")


def year(page: Page, address: str) -> None:
    for game, seed in (("cartographers", 6), ("cartographers", 7), ("heroes", 6), ("cartouche", 6)):
        Ahead(address, game, seed=seed).over().open(page)
        page.wait_for_selector("main.table[data-over=true]")
    page.goto("/#/year")
    page.wait_for_selector("[data-games='4']")


def scored(game: str) -> Scene:
    """A map drawn by hand, and the cells that earn what a card brings."""

    def scene(page: Page, address: str) -> None:
        page.goto(f"/#/score/{game}")
        page.wait_for_selector(".score-board .board")
        page.focus(".score-board [data-cell='0']")
        for number, ways in enumerate(("Right" * 7, "Down" * 3, "Left" * 3, "Down" * 2), 1):
            page.keyboard.press(str(number))
            for way in re.findall("[A-Z][a-z]+", ways):
                page.keyboard.press(f"Shift+Arrow{way}")
        page.click(".score-goals li:not(.none) [data-goal] >> nth=0")

    return scene


def scored_window(name: str) -> Scene:
    def scene(page: Page, address: str) -> None:
        scored("heroes")(page, address)
        page.click(f"[data-open={name}]")
        page.wait_for_selector("dialog[open]")
        for summary in page.query_selector_all("dialog details:not([open]) > summary"):
            summary.click()

    return scene


def no_table(page: Page, address: str) -> None:
    page.goto("/#/table/there-is-none")
    page.wait_for_selector("main.trouble h1")


def no_seat(page: Page, address: str) -> None:
    table = posted(address, "/api/tables", {"game": "mapmaker", "seats": [ME]})["table"]
    page.goto(f"/#/table/{table}/{'x' * 32}")
    page.wait_for_selector("main.trouble h1")


def no_replay(page: Page, address: str) -> None:
    page.goto("/#/replay/there-is-none")
    page.wait_for_selector("main.trouble h1")


def drawing(game: str, seats: int = 1) -> Scene:
    return lambda page, address: Ahead(address, game, seats).open(page)


def held(game: str) -> Scene:
    def scene(page: Page, address: str) -> None:
        Ahead(address, game).until(lambda shown: bool(shown.placings)).open(page)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-ghost='fits down']", state="attached")

    return scene


def clash(page: Page, address: str) -> None:
    Ahead(address, "mapmaker").open(page)
    box = page.locator(".board-area [data-kind=mountain]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector("[data-ghost='clashes up']", state="attached")


def sent(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers", 2)
    ahead.play(0)
    ahead.open(page)
    page.wait_for_selector("[data-tool=take-back]:enabled")


def ambush(game: str) -> Scene:
    return lambda page, address: Ahead(address, game, 2).until(is_ambushed).open(page)


def laid(is_there: Is, seats: int = 1, side: str = "A", seed: int = 5) -> Scene:
    """A table of Cartouche where people who take the points they see have got so far."""
    return lambda page, address: played(Ahead(address, "cartouche", seats, seed, side=side), is_there).open(
        page
    )


def ways(page: Page, address: str) -> None:
    """A story that can be completed with one icon or another."""
    laid(can_cover, side="B")(page, address)
    page.locator(".act .story").last.click()
    page.wait_for_selector(".ways .way")


def many_ways(page: Page, address: str) -> None:
    """A trade for which there are two tokens of many kinds."""
    laid(can_trade_much, 4, side="B", seed=1)(page, address)  # early
    page.click(".trade:enabled >> nth=0")
    page.wait_for_selector(".ways .way")


def look(page: Page, selector: str) -> None:
    """Opens what stands among the players."""
    if page.is_visible("[data-to=people]"):
        page.click("[data-to=people]")
    page.click(selector)
    page.wait_for_selector("dialog[open]")


def opponents_things(page: Page, address: str) -> None:
    laid(can("claim"))(page, address)
    look(page, "[data-opponent]")


def anothers_mural(page: Page, address: str) -> None:
    laid(can("claim"), 4)(page, address)
    look(page, ".player >> nth=1")


def choice(page: Page, address: str) -> None:
    Ahead(address, "cartouche").until(can_choose).open(page)


def season(game: str, seats: int = 1) -> Scene:
    """The first season has just ended before one's eyes."""

    def scene(page: Page, address: str) -> None:
        ahead = Ahead(address, game, seats)
        ahead.open(page)
        ahead.until(lambda shown: shown.season_end is not None)
        page.wait_for_selector("dialog[open] [data-season='0']")

    return scene


def anothers_map(page: Page, address: str) -> None:
    Ahead(address, "cartographers", 2).open(page)
    page.click(".player >> nth=1")
    page.wait_for_selector("dialog[open]")


def said(page: Page, address: str) -> None:
    """A table with a clock at which two people have just said something."""
    ahead = Ahead(address, "cartographers", 3, timer={"pace": "strict", "seconds": 600})
    ahead.open(page)
    ahead.say(1, type="say", phrase="one-moment")
    ahead.say(2, type="mark", seat=0, cell=48)
    page.wait_for_selector("[data-said='1']")
    page.wait_for_selector(".board-area [data-marked]", state="attached")


def talking(page: Page, address: str) -> None:
    Ahead(address, "cartographers", 2).open(page)
    page.click("[data-talk]")
    page.wait_for_selector("[data-phrase]")


def pointing(page: Page, address: str) -> None:
    talking(page, address)
    page.click("[data-point]")
    page.wait_for_selector(".point-board .board")


def menu(page: Page, address: str) -> None:
    Ahead(address, "cartographers").until(lambda shown: bool(shown.sheets[0].lines)).open(page)
    page.click("[data-menu]")
    for summary in page.query_selector_all("dialog details:not([open]) > summary"):
        summary.click()


def keys(page: Page, address: str) -> None:
    Ahead(address, "cartographers").open(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog .keys, dialog [data-hands]")


def settings(page: Page, address: str) -> None:
    home(page, address)
    page.click("[data-settings]")
    page.wait_for_selector("dialog [data-setting]")


def end(game: str, seats: int = 1) -> Scene:
    return lambda page, address: Ahead(address, game, seats).over().open(page)


BEARINGS = {"title": "guide", "crest": {"charge": "mountain", "tincture": "vert"}}


def celebrated(game: str, seats: int = 1) -> Scene:
    """The end as it is shown when it comes: a certificate, or a podium."""

    def scene(page: Page, address: str) -> None:
        Ahead(address, game, seats, bearings=BEARINGS).over().open(page)
        page.click("[data-end=sheets]")
        page.wait_for_selector("dialog[open] [data-final]")

    return scene


def replay(game: str, seats: int = 1) -> Scene:
    def scene(page: Page, address: str) -> None:
        page.goto(f"/#/replay/{Ahead(address, game, seats).over().table}/12")
        page.wait_for_selector("main.replay .log li")

    return scene


def reviewed(game: str, seats: int = 1) -> Scene:
    def scene(page: Page, address: str) -> None:
        ahead = Ahead(address, game, seats).over()
        reviewing(page, ahead)
        page.goto(f"/#/review/{ahead.table}/0")
        page.wait_for_selector(".move .board")

    return scene


def thinking(page: Page, address: str) -> None:
    ahead = Ahead(address, "cartographers").over()
    page.route("**/review", lambda route: route.fulfill(json={"done": 7, "length": 31, "review": None}))
    page.goto(f"/#/review/{ahead.table}/0")
    page.wait_for_selector(".thinking progress[value='7']")


GRADES = ("matter", "where", "move")
TOLD_MORE = """(before) => document.querySelector('[data-tool=hint][aria-busy=false]:enabled')
  && document.querySelector('.prompt').textContent !== before"""


def can_act(shown: Shown) -> bool:
    """Whether there is something to do."""
    return bool(shown.choices or shown.placings)


def hint(game: str, grade: str, is_there: Is = can_act, seats: int = 1) -> Scene:
    """A hint, told as far as this."""

    def scene(page: Page, address: str) -> None:
        ahead = Ahead(address, game, seats, 5).until(is_there)
        advising(page, ahead)
        ahead.open(page)
        for _ in range(GRADES.index(grade) + 1):
            before = page.text_content(".prompt")
            page.click("[data-tool=hint]")
            page.wait_for_function(TOLD_MORE, arg=before)

    return scene


def rules(page: Page, address: str) -> None:
    home(page, address)
    page.click("[data-rules=cartographers]")
    page.wait_for_selector(".rules-body section")


def explained(page: Page, address: str) -> None:
    Ahead(address, "cartographers").open(page)
    page.click(".goal >> nth=0")
    if page.evaluate("matchMedia('(hover: none)').matches"):  # a finger lights it first
        page.click(".goal-text button")
    page.wait_for_selector("[data-explained]")


def introduction(page: Page, address: str) -> None:
    home(page, address)
    page.click("[data-learn=cartographers]")
    page.wait_for_selector("[data-intro]")


def watching(page: Page, address: str) -> None:
    page.goto(f"/#/table/{Ahead(address, 'cartographers', 2).table}")
    page.wait_for_selector("main.table")


SCENES: dict[str, Scene] = {
    "home": home,
    "home-with-games": home_with_games,
    "home-without-server": home_without_server,
    "deleting": deleting,
    "privacy": privacy,
    **{f"set-up-{game}": set_up(game) for game in GAMES},
    "flip-start": flip_start,
    "flip-card": flipped("cartographers", 3, "[data-passing]"),
    "flip-hero": flipped("heroes", 1, "[data-flip-at='4']"),
    "flip-season": flipped("heroes", 4, "[data-kind=score]"),
    "flip-over": flipped("mapmaker", 3, "[data-result]"),
    "flip-hands": flipped("cartouche", 4, "[data-kind=begin]"),
    "flip-draft": flipped("cartouche", 3, "[data-kind=draft]"),
    "flip-draft-alone": flipped("cartouche", 1, "[data-kind=draft]"),
    "flip-place": flipped("cartouche", 4, "[data-kind=act]"),
    "flip-claim": flipped("cartouche", 3, "[data-kind=claim]"),
    "flip-claiming": claiming,
    "flip-leaving": leaving_an_evening,
    "flip-alone": flipped("cartouche", 1, "[data-flip-at='15']"),
    "printing": printing,
    "device": device,
    "waiting-room": waiting_room,
    "inviting": inviting,
    "lobby-cartographers": lobby("cartographers"),
    "lobby-cartouche": lobby("cartouche"),
    "lobby-full": lobby("cartographers", is_full=True),
    **{f"invited-{game}": invited(game) for game in GAMES if game != "mapmaker"},
    "challenged": challenged,
    "challenging": challenging,
    "compared": compared,
    "today": today,
    "results": results,
    "year": year,
    "year-of-nothing": year_of_nothing,
    **{f"scored-{game}": scored(game) for game in GAMES},
    **{f"scored-{name}": scored_window(name) for name in ("cards", "share", "text", "practice")},
    "watching": watching,
    "no-table": no_table,
    "no-seat": no_seat,
    "no-replay": no_replay,
    **{f"drawing-{game}": drawing(game) for game in GAMES},
    "drawing-by-four": drawing("cartographers", 4),
    "cartouche-by-four": drawing("cartouche", 4),
    "draft-alone": laid(phase("draft")),
    "draft-by-four": laid(lambda shown: bool(shown.choices), 4),
    "place-by-two": laid(phase("place"), 2),
    "score-alone": laid(can("claim")),
    "ways": ways,
    "many-ways": many_ways,
    "score-by-four": laid(can("claim"), 4, side="B"),
    **{f"held-{game}": held(game) for game in GAMES},
    "clash": clash,
    "sent": sent,
    "ambush-cartographers": ambush("cartographers"),
    "ambush-heroes": ambush("heroes"),
    "choice": choice,
    "season": season("cartographers"),
    **{f"season-{game}": season(game) for game in GAMES if game in ("heroes", "mapmaker")},
    "season-by-four": season("heroes", 4),
    "anothers-map": anothers_map,
    "anothers-mural": anothers_mural,
    "opponents-things": opponents_things,
    "said": said,
    "talking": talking,
    "pointing": pointing,
    "menu": menu,
    "keys": keys,
    "settings": settings,
    "rules": rules,
    "explained": explained,
    "introduction": introduction,
    **{f"end-{game}": end(game) for game in GAMES},
    "end-of-two": end("cartographers", 2),
    **{f"certificate-{game}": celebrated(game) for game in GAMES},
    **{f"podium-{seats}": celebrated("cartographers", seats) for seats in (2, 3, 12)},
    "podium-cartouche": celebrated("cartouche", 4),
    **{f"replay-{game}": replay(game) for game in GAMES},
    **{f"review-{game}": reviewed(game) for game in GAMES},
    "review-of-two": reviewed("cartographers", 2),
    "thinking": thinking,
    **{f"hint-{grade}-{game}": hint(game, grade) for game in GAMES for grade in GRADES},
    "hint-where-place": hint("cartouche", "where", phase("place")),
    "hint-move-place": hint("cartouche", "move", phase("place")),
    "hint-move-ambush": hint("cartographers", "move", is_ambushed, 2),
}

TABLES = [name for name in SCENES if re.match("drawing|held|ambush|choice|sent|clash", name)]


def calm(page: Page) -> None:
    """Waits until everything that opens by itself has opened."""
    page.evaluate(hand.DRAWN)
