"""A game of Cartographers as it is shown: the page of a view, and events as notes."""

from functools import cache, lru_cache

from landscribe.core.cells import Tally
from landscribe.core.game import Event, Seat
from landscribe.core.grid import Cells
from landscribe.core.lays import Lay, Square, laid_out, lays_of
from landscribe.core.note import Note, note, pair
from landscribe.core.page import (
    Brush,
    Chart,
    Choice,
    Clock,
    CoinTrack,
    Figure,
    Goal,
    Layer,
    LayerName,
    Page,
    Placing,
    ScoredBoard,
    ScoredPart,
    ScoreSheet,
    SeasonEnd,
    Status,
    Target,
)
from landscribe.core.people import map_within, seat_first, seat_within, wait_for
from landscribe.core.shape import Form, anchors, reaching
from landscribe.core.text import cell_names, slug, spots
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Pass, Raid, map_of
from landscribe.games.cartographers.ambush import victim
from landscribe.games.cartographers.base import BASE
from landscribe.games.cartographers.box import Ambush, Explore, Hero
from landscribe.games.cartographers.drawing import (
    SQUARE,
    Offer,
    hunted_by,
    move_of,
    offer_of,
    prey_on,
    raid_forms,
    turned_attacks,
)
from landscribe.games.cartographers.printed import ATTACKED, LETTERS, PICTURES, card_of
from landscribe.games.cartographers.rules import goal_of, summed
from landscribe.games.cartographers.scenes import scenes_of
from landscribe.games.cartographers.setup import edition_text
from landscribe.games.cartographers.sheet import (
    COIN_TRACK,
    GRID,
    REMEMBERED,
    TERRAINS,
    Sheet,
    after,
    board_of,
    empty,
    threatened,
)
from landscribe.games.cartographers.state import Phase, Post
from landscribe.games.cartographers.turn import SEASONS, Season, edicts_of
from landscribe.games.cartographers.views import View

PLACES = "ABCD"
HEAD = tuple(
    note(f"cartographers-head-{name}") for name in ("season", "first", "second", "coins", "monsters", "sum")
)


def page(view: View) -> Page:
    """The page: season and time, the maps, the card, the edicts, the score sheets."""
    mine, over = view.seat or 0, view.phase is Phase.OVER
    asked = view.seat is not None and not over and not view.chosen[view.seat]
    placings = _placings(view, mine) if asked else ()
    stuck = asked and not any(placing.lays for placing in placings)
    return Page(
        seat=view.seat,
        status=_status(view),
        prompt=_prompt(view, asked, mine),
        charts=_charts(view),
        card=None if over else card_of(view.card),
        goals=_goals(view, mine),
        placings=() if stuck else placings,
        choices=(Choice("pass", note("cartographers-pass")),) if stuck else (),
        sheets=tuple(_score_sheet(lines) for lines in view.seasons),
        result=_result(view) if over else (),
        target=_target(view, placings[0].seat if placings else map_of(view.mine or Pass(), mine)),
        task="draw" if asked else None,
        season_end=_season_end(view),
        scenes=scenes_of(view),
    )


def _status(view: View) -> tuple[Status, ...]:
    calendar = _calendar(view)
    return (calendar, ruins_pending()) if view.ruins else (calendar,)


@cache
def ruins_pending() -> Status:
    """That the next shape must cover ruins."""
    card = BASE.ruins[0].name
    text, short = note("cartographers-ruins-pending", card=card), note("cartographers-ruins-pending-short")
    return Status("pending", text, card=card, short=short)


def _calendar(view: View) -> Status:
    length = view.options.thresholds[view.season]
    return clock(view.season, min(view.time, length), length)


@cache
def clock(number: int, time: int, length: int) -> Status:
    """The season, how much of it has passed, and what it scores."""
    season = note(f"season-{SEASONS[number]}")
    first, second = (PLACES[place] for place in edicts_of(number))
    clock = Clock("season", season, time, length, (first, second))
    edicts = pair(first, second)
    text = note("cartographers-calendar", season=season, edicts=edicts, time=time, length=length)
    return Status("clock", text, clock)


def _prompt(view: View, asked: bool, seat: Seat) -> Note:
    """What is asked of the seat now."""
    if view.phase is Phase.OVER:
        return note("cartographers-event-over")
    if not asked:
        return wait_for(other for other, has_chosen in enumerate(view.chosen) if not has_chosen)
    match view.phase, view.card:
        case Phase.DRAW, Explore() as card:
            offer = offer_of(view.options, card, view.sheets[seat], view.ruins)
            return note(f"cartographers-square-{offer.fallback}" if offer.fallback else "cartographers-draw")
        case Phase.AMBUSH, Ambush() as card:
            return note("cartographers-ambush", map=map_within(victim(card, seat, len(view.sheets))))
        case _:
            return note(f"cartographers-{view.phase.value}")


def _charts(view: View) -> tuple[Chart, ...]:
    """The maps, with what the viewer has chosen to do while the others still think."""
    shown = view if view.mine is None else ahead(view, view.mine)
    return tuple(
        _chart(seat, sheet, now.coins, now.pattern, _chosen(view, seat), shown.posts)
        for seat, (sheet, now) in enumerate(zip(shown.sheets, view.sheets, strict=True))
    )


@lru_cache(REMEMBERED)
def _chart(
    seat: Seat, shown: Sheet, coins: int, attacked: Cells, chosen: Cells, posts: tuple[Post, ...]
) -> Chart:
    marked: dict[LayerName, Cells] = {"attacked": attacked, "chosen": chosen}
    return Chart(
        seat,
        GRID.rows,
        GRID.cols,
        board_of(shown).letters,
        layers=tuple(Layer(name, spots(cells)) for name, cells in marked.items() if cells),
        figures=tuple(
            Figure(note("cartographers-card", card=hero), PICTURES[hero], spots(cell))
            for whose, hero, cell in posts
            if whose == seat and cell & shown.hero
        ),
        coins=CoinTrack(coins, COIN_TRACK),
        facts=(note("cartographers-coins", coins=coins, track=COIN_TRACK),),
    )


def _chosen(view: View, seat: Seat) -> Cells:
    """The spaces of this map that the viewer's choice is about."""
    match view.mine:
        case Draw(_, cells) if seat == view.seat:
            return cells
        case Defend(cell, pattern) if seat == view.seat:
            return cell | pattern
        case Raid(on, cells) | Destroy(on, cells) if on == seat:
            return cells
        case _:
            return GRID.none


# What can be aimed


def _placings(view: View, seat: Seat) -> tuple[Placing, ...]:
    seats = len(view.sheets)
    match view.phase, view.card:
        case Phase.DRAW, Explore() as card:
            return (_drawing(offer_of(view.options, card, view.sheets[seat], view.ruins), seat),)
        case Phase.AMBUSH, Ambush() as card:
            on = victim(card, seat, seats)
            free = empty(GRID, view.sheets[on])
            brush = Brush(note("terrain-monster"), "X", f"raid {on + 1} {{0}}")
            return (Placing(on, (brush,), _lays(raid_forms(card, free), free)),)
        case Phase.HERO, Hero() as card:
            brush = Brush(note("terrain-hero"), "H" + ATTACKED, "hero {0} attacks {1}", "attacked")
            return (Placing(seat, (brush,), _hero_lays(card, empty(GRID, view.sheets[seat]))),)
        case phase, card:
            on = hunted_by(phase, card, seat, seats)
            return (_hunt(on, prey_on(phase, card, view.sheets[on])),)


@lru_cache(REMEMBERED)
def _drawing(offer: Offer, seat: Seat) -> Placing:
    brushes = tuple(_brush(terrain) for terrain in offer.terrains)
    return Placing(seat, brushes, _lays(offer.forms, offer.free, offer.wanted))


def _brush(terrain: int) -> Brush:
    name = TERRAINS[terrain]
    return Brush(note(f"terrain-{name}"), LETTERS[terrain], f"{name} {{0}}")


def _lays(forms: tuple[Form, ...], free: Cells, wanted: Cells = 0) -> tuple[Lay, ...]:
    legal = ((form, anchors(form, free)) for form in forms)
    found = [(form.cells, spot & reaching(form, wanted) if wanted else spot) for form, spot in legal]
    return lays_of(found, GRID.cols)


def _hero_lays(card: Hero, free: Cells) -> tuple[Lay, ...]:
    """The hero with each way to attack; what hangs over the edge is left to be cut off."""
    hero = Square(0, 0)
    return laid_out(
        ((hero, *(Square(row, col, 1) for row, col in attack)), free) for attack in turned_attacks(card)
    )


def _hunt(on: Seat, prey: Cells) -> Placing:
    brush = Brush(note("cartographers-destroyed"), "*", f"destroy {on + 1} {{0}}")
    return Placing(on, (brush,), lays_of([(SQUARE.cells, prey)], GRID.cols))


# Points


def _goals(view: View, seat: Seat) -> tuple[Goal, ...]:
    due = () if view.phase is Phase.OVER else edicts_of(view.season)
    now, lost = view.now(seat), view.monsters(seat)
    return _goals_at(view.edicts, view.options.edition, now, lost, view.seasons[seat], due)


@lru_cache(REMEMBERED)
def _goals_at(
    edicts: tuple[str, ...],
    edition: str,
    tallies: tuple[Tally, ...],
    lost: Tally,
    seasons: tuple[Season, ...],
    due: tuple[int, ...],
) -> tuple[Goal, ...]:
    """What the edicts and the monsters stand at, and what they have earned."""
    earned = [line.total for line in summed(edicts, seasons, alone=False).earned]
    goals: list[Goal] = []
    for place, (name, tally) in enumerate(zip(edicts, tallies, strict=True)):
        title, text = edict(name, edition)
        now, cells, so_far = tally.stars, spots(tally.cells), earned[place]
        goals.append(
            Goal("seasonal", PLACES[place], title, text, now, cells, so_far, place in due, text.message)
        )
    title, text = note("cartographers-monsters"), note("cartographers-monsters-text")
    now, cells = lost.stars, spots(lost.cells)
    monsters = Goal("constant", "", title, text, now, cells, earned[-1], bool(due), text.message)
    return (*goals, monsters)


def _target(view: View, on: Seat) -> Target | None:
    """Another's map, while this seat draws on it or has done so."""
    return None if on == (view.seat or 0) else Target(on, _goals(view, on))


@cache
def edict(name: str, edition: str) -> tuple[Note, Note]:
    """The title of a scoring card, and what it says in this edition."""
    text = f"scoring-{slug(name)}-{edition_text(name, edition)}"
    return note(f"scoring-{slug(name)}"), note(text)


@lru_cache(REMEMBERED)
def _score_sheet(seasons: tuple[Season, ...]) -> ScoreSheet:
    """The season table of the paper sheet: edict, edict, coins, monsters, sum."""
    lines = tuple(
        (
            note(f"season-{SEASONS[number]}"),
            *(
                note("cartographers-scored", place=PLACES[place], stars=stars)
                for place, stars in zip(edicts_of(number), line[:2], strict=True)
            ),
            line.coins,
            line.monsters,
            sum(line),
        )
        for number, line in enumerate(seasons)
    )
    return ScoreSheet(HEAD, lines, sum(sum(line) for line in seasons))


def _season_end(view: View) -> SeasonEnd | None:
    """The season scored last, on the maps as they were: two edicts, coins, what the monsters took."""
    if not view.scored:
        return None
    number = len(view.seasons[0]) - 1
    boards = tuple(
        _scored_board(seat, sheet, number, view.edicts, view.tallies(sheet), lines, view.posts)
        for seat, (sheet, lines) in enumerate(zip(view.scored, view.seasons, strict=True))
    )
    return SeasonEnd(note(f"season-{SEASONS[number]}"), number, boards)


@lru_cache(REMEMBERED)
def _scored_board(
    seat: Seat,
    sheet: Sheet,
    number: int,
    edicts: tuple[str, ...],
    tallies: tuple[Tally, ...],
    seasons: tuple[Season, ...],
    posts: tuple[Post, ...],
) -> ScoredBoard:
    lost, line = threatened(GRID, sheet), seasons[number]
    parts = (
        *(
            ScoredPart(note(goal_of(edicts[place])), PLACES[place], stars, spots(tallies[place].cells))
            for place, stars in zip(edicts_of(number), line[:2], strict=True)
        ),
        ScoredPart(note("cartographers-head-coins"), "", line.coins),
        ScoredPart(note("cartographers-monsters"), "", line.monsters, spots(lost.cells)),
    )
    chart = _chart(seat, sheet, sheet.coins, sheet.pattern, GRID.none, posts)
    return ScoredBoard(chart, parts, sum(map(sum, seasons)))


def _result(view: View) -> tuple[Note, ...]:
    """Alone the rating and its title; else nothing beyond the totals."""
    summary = view.summary()
    if summary.rating is None or summary.title is None:
        return ()
    return (note("cartographers-rating", rating=summary.rating, title=note(summary.title)),)


def ahead(view: View, action: Action) -> View:
    """The view with this action alone carried out on the maps, before anything else happens."""
    on = map_of(action, view.seat or 0)
    sheet = after(GRID, view.sheets[on], move_of(view.card, action))
    post = (Post(on, view.card.name, action.cell),) if isinstance(action, Defend) else ()
    sheets = (*view.sheets[:on], sheet, *view.sheets[on + 1 :])
    return view._replace(sheets=sheets, posts=view.posts + post)


@lru_cache(REMEMBERED)
def tell(event: Event) -> Note:
    """The event as a sentence."""
    message = f"cartographers-event-{event.what}"
    seat = event.seat or 0
    spaces = cell_names(GRID, event.cells)
    match event.what:
        case "revealed":
            return note(message, card=event.name)
        case "drawn":
            return note(message, who=seat_first(seat), terrain=note(f"terrain-{event.name}"), spaces=spaces)
        case "passed":
            return note(message, who=seat_first(seat))
        case "coins":
            return note(message, who=seat_first(seat), number=event.number)
        case "season":
            season = note(f"season-{event.name}")
            return note(message, who=seat_within(seat), season=season, stars=event.number)
        case "fallback":
            return note(f"cartographers-event-fallback-{event.name}", map=map_within(seat))
        case "dragon":
            return note(message, map=map_within(seat), number=event.number)
        case "ambushed" | "squeezed" | "hero" | "disregarded":
            return note(message, map=map_within(seat), card=event.name, spaces=spaces)
        case _:
            return note(message, map=map_within(seat), spaces=spaces)
