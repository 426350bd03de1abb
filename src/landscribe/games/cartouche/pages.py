"""Cartouche as it is shown: the page of a view, and the view as an action would leave it."""

from collections.abc import Iterator

from landscribe.core.cells import singles
from landscribe.core.game import Seat
from landscribe.core.lays import Form, Square, laid_out
from landscribe.core.note import Note, note
from landscribe.core.page import (
    Brush,
    Card,
    Chart,
    Choice,
    Clock,
    Layer,
    Page,
    Piece,
    Placing,
    Sign,
    Status,
    Task,
    piece_of,
)
from landscribe.core.people import seat_within, wait_for
from landscribe.core.text import spots
from landscribe.core.vocabulary import phrase
from landscribe.games.cartouche.achievements import CARDS
from landscribe.games.cartouche.actions import (
    Action,
    Claim,
    Complete,
    Done,
    Drop,
    Keep,
    Place,
    Take,
    TakeAnkh,
    Trade,
)
from landscribe.games.cartouche.ankhs import Ankh
from landscribe.games.cartouche.goals import goals, label_of, result, score_sheet
from landscribe.games.cartouche.mural import GRID, TILE_LETTERS, board_of, filled
from landscribe.games.cartouche.player import ankh_taken, claimed, completed, placed, traded
from landscribe.games.cartouche.rules import choices
from landscribe.games.cartouche.table import (
    Opponent,
    Player,
    with_player,
)
from landscribe.games.cartouche.tiles import PIECES, Lie, lies_of, places
from landscribe.games.cartouche.tokens import NO_TOKENS
from landscribe.games.cartouche.trays import ankh_key, ankh_signs, around, middle, token_signs, trade_key
from landscribe.games.cartouche.turn import ROUNDS, Phase, Step, has_to_drop
from landscribe.games.cartouche.views import View
from landscribe.games.cartouche.vocabulary import VOCABULARY
from landscribe.games.cartouche.words import (
    achievement_title,
    item,
    some,
    story_offer,
    title,
)

TASKS: dict[Step, Task] = {Step.PLACE: "place", Step.SCORE: "score", Step.KEEP: "keep"}


def page(view: View) -> Page:
    """The page: the round, the murals, what is on offer or in the reserve, stories and achievements."""
    table, seat = view.table, view.seat
    asked = seat is not None and seat in view.waiting
    return Page(
        seat=seat,
        status=_status(view),
        prompt=_prompt(view, asked),
        charts=tuple(_chart(view, number, player) for number, player in enumerate(table.players)),
        card=_card(view),
        goals=goals(view),
        placings=_placings(seat, table.players[seat]) if seat is not None and asked else (),
        choices=_choices(view, seat) if seat is not None and asked else (),
        sheets=tuple(score_sheet(view, player) for player in table.players),
        result=result(view) if table.phase == Phase.OVER else (),
        trays=tuple(middle(view)),
        kind="cards",
        task=_task(view, seat) if seat is not None and asked else None,
    )


def _status(view: View) -> tuple[Status, ...]:
    table = view.table
    supply = Status("supply", note("cartouche-supply", deck=view.deck, bag=len(view.tiles)))
    if table.opponent is None:
        last = Status("first", note("cartouche-first", who=seat_within(table.first)))
    else:
        level = note(f"cartouche-level-{table.level}")
        points = view.opponent_points or 0
        last = Status("rival", note("cartouche-opponent", points=points, level=level))
    return (calendar(table.round, table.phase), supply, last)


def calendar(round: int, phase: Phase) -> Status:
    """The round, and its phase."""
    name = note(f"cartouche-phase-{phase.word}")
    clock = Clock("round", name, round, ROUNDS)
    text = note("cartouche-calendar", time=clock.time, length=clock.length, phase=name)
    return Status("clock", text, clock)


def _task(view: View, seat: Seat) -> Task:
    """What is asked of a seat that has to act."""
    player = view.table.players[seat]
    if player.claiming is not None:
        return "bonus"
    if view.table.phase == Phase.DRAFT:
        return "drop" if has_to_drop(len(player.stories)) else "take"
    return TASKS[player.step]


def _prompt(view: View, asked: bool) -> Note:
    """What is asked of the seat now, in words."""
    if view.table.phase == Phase.OVER:
        return note("cartouche-phase-over")
    if view.seat is None or not asked:
        return wait_for(view.waiting)
    player = view.table.players[view.seat]
    if player.claiming is not None:
        return note("cartouche-prompt-ankh", name=achievement_title(player.claiming.achievement))
    task = _task(view, view.seat)
    is_final = view.table.phase == Phase.FINAL and player.step != Step.KEEP
    return note(f"cartouche-prompt-final-{task}" if is_final else f"cartouche-prompt-{task}")


# Murals and what lies around them


def _chart(view: View, seat: Seat, player: Player) -> Chart:
    none = note("cartouche-none")
    reserve = " ".join((*player.tiles, *player.cartouches))
    tokens, chambers, rivers = player.kinds
    facts = [
        note("cartouche-tokens", tokens=some(player.tokens)),
        note("cartouche-reserve", pieces=reserve or none),
        note("cartouche-ankhs", ankhs=phrase(" ".join(player.ankhs), VOCABULARY.words) or none),
        note("cartouche-stories", stories=" ".join(player.stories) or none),
        note("cartouche-completed", tokens=tokens, chambers=chambers, rivers=rivers),
    ]
    if view.table.opponent is not None:
        facts += _opponent(view, view.table.opponent)
    letters = board_of(player.mural).letters
    reeds = player.mural.reeds & ~filled(player.mural)
    layers = (Layer("reeds", spots(reeds), is_printed=True),) if reeds else ()
    return Chart(seat, GRID.rows, GRID.cols, letters, layers, tuple(facts), around(view, seat))


def _opponent(view: View, opponent: Opponent) -> Iterator[Note]:
    """What the solo opponent has collected."""
    yield note("cartouche-opponent-stories", stories=" ".join(opponent.stories) or note("cartouche-none"))
    cards = [ladder.achievement for ladder in view.table.board if ladder.achievement in CARDS]
    counts = [f"{card} {len(stack)}" for card, stack in zip(cards, opponent.stacks, strict=True)]
    yield note("cartouche-opponent-stacks", stacks=", ".join(counts))


def _card(view: View) -> Card | None:
    """What is on offer; after the draft the own reserve, or the tiles drawn."""
    table = view.table
    if table.phase == Phase.DRAFT:
        texts = (note("cartouche-offer-tiles", tiles=" ".join(table.tiles)), *map(story_offer, table.stories))
        return Card(note("cartouche-offer"), texts, tuple(_piece(tile) for tile in table.tiles))
    if view.seat is None or table.phase == Phase.OVER:
        return None
    player = table.players[view.seat]
    if player.offers:
        offer = player.offers[0]
        name = note("cartouche-offer-pieces", tiles=" ".join(offer))
        return Card(name, pieces=tuple(_piece(tile) for tile in offer))
    reserve = (*player.tiles, *player.cartouches)
    name = note("cartouche-reserve", pieces=" ".join(reserve) or note("cartouche-none"))
    return Card(name, pieces=tuple(_piece(tile) for tile in reserve))


def _piece(name: str) -> Piece:
    return piece_of("/".join(PIECES[name].rows))


# What can be done


def _placings(seat: Seat, player: Player) -> tuple[Placing, ...]:
    """Each piece of the reserve with every place for it."""
    if player.step != Step.PLACE:
        return ()
    found: list[Placing] = []
    for name in dict.fromkeys((*player.tiles, *player.cartouches)):
        letters = "".join(TILE_LETTERS[region] for region in PIECES[name].regions)
        first, second = letters[0], letters[1:]
        action = f"place {name} {first} {{0}} {second} {{1}}" if second else f"place {name} {{0}}"
        lays = laid_out(_form(lie, player) for lie in lies_of(name))
        if lays:
            found.append(Placing(seat, (Brush(item(name), letters, action),), lays, name))
    return tuple(found)


def _form(lie: Lie, player: Player) -> Form:
    squares = (
        Square(*GRID.row_col(cell.bit_length() - 1), part=0 if cell & lie.first else 1)
        for cell in singles(lie.form.cells)
    )
    return tuple(squares), places(GRID, player.mural, lie)


def _choices(view: View, seat: Seat) -> tuple[Choice, ...]:
    """Everything that can be done but placing."""
    actions = choices(view.table, seat)
    return tuple(_choice(action) for action in actions if not isinstance(action, Place))


def _choice(action: Action) -> Choice:
    """An action without a place, and what it is about."""
    covered = action.covered if isinstance(action, Complete) else GRID.none
    return Choice(str(action), _in_words(action), _item(action), _signs(action), spots(covered))


def _item(action: Action) -> str | None:
    """The item of a tray, or the goal, that an action is about."""
    match action:
        case Take(name) | Drop(name) | Keep(name) | Complete(name):
            return name
        case Claim(name):
            return label_of(name)
        case Trade():
            return trade_key(action.got)
        case TakeAnkh():
            return ankh_key(action.ankh)
        case Done() | Place():
            return None


def _signs(action: Action) -> tuple[Sign, ...]:
    """What is turned in or repeated, as it is drawn."""
    match action:
        case Trade(given):
            return token_signs(given)
        case Complete(_, paid) | Claim(_, paid) if paid != NO_TOKENS:
            return token_signs(paid)
        case TakeAnkh(_, Ankh() as repeated):
            return ankh_signs(repeated)
        case _:
            return ()


def _in_words(action: Action) -> Note:
    """An action in words."""
    match action:
        case Take(name) | Drop(name) | Keep(name):
            return note(f"cartouche-choice-{str(action).split()[0]}", item=item(name))
        case Trade(given, got):
            return note(f"cartouche-choice-trade-{got}", tokens=some(given))
        case Complete(name, paid) | Claim(name, paid) if paid != NO_TOKENS:
            return note("cartouche-choice-pay", item=title(name), tokens=some(paid))
        case Complete() if action.covered:
            squares = str(action).split(maxsplit=2)[2]
            return note("cartouche-choice-cover", item=title(action.story), squares=squares)
        case Complete(name) | Claim(name):
            return title(name)
        case TakeAnkh(ankh, None):
            return note(f"cartouche-ankh-{ankh}")
        case TakeAnkh(_, repeated):
            return note("cartouche-choice-repeat", bonus=note(f"cartouche-ankh-{repeated}"))
        case Done() | Place():
            return note("cartouche-choice-done")


def ahead(view: View, action: Action) -> View:
    """The view with this action alone carried out on the own mural, before anything else happens."""
    if view.seat is None:
        return view
    table, seat, player = view.table, view.seat, view.table.players[view.seat]
    match action:
        case Place():
            player, _ = placed(player, seat, action)
        case Trade():
            player, _ = traded(player, seat, action)
        case Complete():
            player, _ = completed(player, seat, action)
        case Claim():
            player, _ = claimed(player, seat, table, action)
        case TakeAnkh():
            player, _ = ankh_taken(player, seat, action)
        case Take() | Drop() | Keep() | Done():
            return view
    return view._replace(table=with_player(table, seat, player))
