"""A game of Cartographers as it is shown: the page of a view, and events as notes."""

from functools import cache, lru_cache

from landscribe.core.cells import Tally
from landscribe.core.game import Event, Seat
from landscribe.core.grid import Cells
from landscribe.core.lays import Lay, Square, laid_out, lays_of
from landscribe.core.note import Note, note, pair
from landscribe.core.page import (
    Brush,
    Card,
    Chart,
    Choice,
    Clock,
    Goal,
    Layer,
    LayerName,
    Page,
    Piece,
    Placing,
    ScoreSheet,
    Status,
    Target,
    piece_of,
)
from landscribe.core.people import map_within, seat_first, seat_within, wait_for
from landscribe.core.shape import Form, anchors, reaching
from landscribe.core.text import cell_names, slug, spots
from landscribe.games.cartographers.actions import Action, Defend, Destroy, Draw, Pass, Raid, map_of
from landscribe.games.cartographers.ambush import victim
from landscribe.games.cartographers.base import BASE
from landscribe.games.cartographers.box import Ambush, Explore, Hero, Ruins
from landscribe.games.cartographers.box import Card as Face
from landscribe.games.cartographers.drawing import (
    SQUARE,
    Offer,
    hunted_by,
    move_of,
    offer_of,
    prey_on,
    raid_forms,
    terrain_names,
    turned_attacks,
)
from landscribe.games.cartographers.rules import summed
from landscribe.games.cartographers.setup import SCORING
from landscribe.games.cartographers.sheet import (
    COIN_TRACK,
    GRID,
    REMEMBERED,
    TERRAINS,
    Sheet,
    after,
    board_of,
    empty,
)
from landscribe.games.cartographers.state import Phase
from landscribe.games.cartographers.turn import SEASONS, Season, edicts_of
from landscribe.games.cartographers.views import View

PLACES = "ABCD"
LETTERS = "FVAWXH"  # of the terrains
ATTACKED = "x"
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
        charts=tuple(
            [
                _chart(seat, shown, view.sheets[seat].coins, view.sheets[seat].pattern, _chosen(view, seat))
                for seat, shown in enumerate(_shown(view))
            ]
        ),
        card=None if over else _card(view.card),
        goals=_goals(view, mine),
        placings=() if stuck else placings,
        choices=(Choice("pass", note("cartographers-pass")),) if stuck else (),
        sheets=tuple(_score_sheet(lines) for lines in view.seasons),
        result=_result(view) if over else (),
        target=_target(view, placings[0].seat if placings else map_of(view.mine or Pass(), mine)),
        task="draw" if asked else None,
    )


def _status(view: View) -> tuple[Status, ...]:
    calendar = _calendar(view)
    card = BASE.ruins[0].name
    ruins = Status("pending", note("cartographers-ruins-pending", card=card), card=card)
    return (calendar, ruins) if view.ruins else (calendar,)


def _calendar(view: View) -> Status:
    length = view.options.thresholds[view.season]
    return _clock(view.season, min(view.time, length), length)


@cache
def _clock(number: int, time: int, length: int) -> Status:
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


def _shown(view: View) -> tuple[Sheet, ...]:
    """The maps, with what the viewer has chosen to do while the others still think."""
    return view.sheets if view.mine is None else ahead(view, view.mine).sheets


@lru_cache(REMEMBERED)
def _chart(seat: Seat, shown: Sheet, coins: int, attacked: Cells, chosen: Cells) -> Chart:
    facts = (note("cartographers-coins", coins=coins, track=COIN_TRACK),)
    marked: dict[LayerName, Cells] = {"attacked": attacked, "chosen": chosen}
    layers = tuple(Layer(name, spots(cells)) for name, cells in marked.items() if cells)
    return Chart(seat, GRID.rows, GRID.cols, board_of(shown).letters, layers, facts)


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


@cache
def _card(face: Face) -> Card:
    match face:
        case Explore(name, time, terrains, shapes):
            title = note("cartographers-explore", card=name, time=time, terrains=terrain_names(terrains))
            letter = LETTERS[terrains[0]] if len(terrains) == 1 else "#"
            pieces = (piece_of(str(shape).replace("#", letter), coins) for shape, coins in shapes)
            return Card(title, pieces=tuple(pieces), card=name)
        case Ambush(name, shape):
            return Card(
                note("cartographers-card", card=name),
                (note(f"ambush-{slug(name)}-text"),),
                (piece_of(str(shape).replace("#", "X")),),
                name,
            )
        case Hero(name) as card:
            text = note("cartographers-hero-text")
            return Card(note("cartographers-card", card=name), (text,), (hero_piece(card),), name)
        case Ruins(name):
            return Card(note("cartographers-card", card=name), card=name)


def hero_piece(card: Hero) -> Piece:
    """The hero with what it attacks."""
    return piece_of("/".join(_attack_rows(card)), attacked=ATTACKED)


def _attack_rows(card: Hero) -> list[str]:
    places = {(0, 0): "H", **dict.fromkeys(card.attack, ATTACKED)}
    top, left = min(r for r, _ in places), min(c for _, c in places)
    bottom, right = max(r for r, _ in places), max(c for _, c in places)
    columns = range(left, right + 1)
    return ["".join(places.get((r, c), ".") for c in columns) for r in range(top, bottom + 1)]


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
        title, text = _edict(name, edition)
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
def _edict(name: str, edition: str) -> tuple[Note, Note]:
    """The title of a scoring card, and what it says in this edition."""
    is_retail = edition == "retail" and SCORING[name].retail is not SCORING[name].rulebook
    text = f"scoring-{slug(name)}-{'retail' if is_retail else 'text'}"
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
    return view._replace(sheets=(*view.sheets[:on], sheet, *view.sheets[on + 1 :]))


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
