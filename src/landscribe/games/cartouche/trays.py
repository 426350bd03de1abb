"""What lies on the table of Cartouche as trays of drawn things: on offer, around a mural, the opponent's."""

from collections.abc import Iterator, Sequence

from landscribe.core.game import Seat
from landscribe.core.note import note
from landscribe.core.page import Item, Sign, Tray
from landscribe.core.text import spots
from landscribe.games.cartouche.achievements import CARDS
from landscribe.games.cartouche.ankhs import BONUSES, Ankh
from landscribe.games.cartouche.mural import ICON_LETTERS, TILE_LETTERS
from landscribe.games.cartouche.stories import ANY, STORIES, Kind
from landscribe.games.cartouche.table import Opponent, Player
from landscribe.games.cartouche.tiles import PIECES
from landscribe.games.cartouche.tokens import NOTHING, TOKENS, Counts, Tokens, total
from landscribe.games.cartouche.turn import Phase
from landscribe.games.cartouche.views import View
from landscribe.games.cartouche.words import achievement_title, piece_title, story_text, story_title

TOKEN_LETTERS = "CSBHK"  # in the order of the tokens
ANY_LETTER = "?"


def middle(view: View) -> Iterator[Tray]:
    """What lies in the middle: the offer or the tiles drawn, and alone the opponent's things."""
    table = view.table
    if table.phase == Phase.DRAFT:
        items = (*map(story_item, table.stories), *map(piece_item, table.tiles))
        yield Tray("offer", note("cartouche-offer"), items)
    elif view.seat is not None and table.players[view.seat].offers:
        drawn = table.players[view.seat].offers[0]
        yield Tray("offer", note("cartouche-tray-drawn"), tuple(map(piece_item, drawn)))
    if table.opponent is not None:
        yield from _opponent(view, table.opponent)


def _opponent(view: View, opponent: Opponent) -> Iterator[Tray]:
    """The stories it has, and the stack of tiles above each card."""
    stories = tuple(map(story_item, opponent.stories))
    yield Tray("rival-cards", note("cartouche-tray-opponent-stories"), stories, is_rival=True)
    cards = [ladder.achievement for ladder in view.table.board if ladder.achievement in CARDS]
    stacks = zip(cards, opponent.stacks, strict=True)
    items = tuple(_stack(card, stack) for card, stack in stacks)
    yield Tray("rival-pieces", note("cartouche-tray-opponent-tiles"), items, is_rival=True)


def _stack(card: str, tiles: tuple[str, ...]) -> Item:
    text = note(f"cartouche-achievement-{card.lower()}-text")
    return Item(card, "stack", achievement_title(card), tuple(map(_drawn, tiles)), text, number=len(tiles))


def around(view: View, seat: Seat) -> tuple[Tray, ...]:
    """What lies around a mural; around one's own also what tokens can be traded for."""
    player = view.table.players[seat]
    trays = [
        Tray("reserve", note("cartouche-tray-reserve"), _reserve(player)),
        Tray("tokens", note("cartouche-tray-tokens"), _tokens(player.tokens)),
        Tray("bonuses", note("cartouche-tray-ankhs"), tuple(map(_ankh, player.ankhs))),
        Tray("cards", note("cartouche-tray-stories"), tuple(map(story_item, player.stories))),
        Tray("completed", note("cartouche-tray-completed"), _completed(player)),
    ]
    if seat == view.seat and view.table.phase != Phase.OVER:
        trays.append(Tray("trades", note("cartouche-tray-trades"), _TRADES))
    return tuple(trays)


def _reserve(player: Player) -> tuple[Item, ...]:
    """Each tile, and each kind of cartouche with its number."""
    names = dict.fromkeys((*player.tiles, *player.cartouches))
    return tuple(piece_item(name, max(player.cartouches.count(name), 1)) for name in names)


def _tokens(tokens: Tokens) -> tuple[Item, ...]:
    found = zip(TOKENS, TOKEN_LETTERS, tokens, strict=True)
    return tuple(_token(name, letter, number) for name, letter, number in found)


def _token(name: str, letter: str, number: int) -> Item:
    title = note(f"cartouche-some-{name}", number=number)
    return Item(f"token {name}", "token", title, (Sign("tokens", letter),), number=number)


def _ankh(ankh: Ankh) -> Item:
    name, text = note(f"cartouche-ankh-{ankh}"), note("cartouche-ankh")
    return Item(ankh_key(ankh), "bonus", name, ankh_signs(ankh), text, card=f"ankh-{ankh}")


def ankh_key(ankh: Ankh) -> str:
    """The key of an ankh among the items."""
    return f"ankh {ankh}"


def trade_key(got: str) -> str:
    """The key, among the items, of what tokens are traded for."""
    return f"trade {got}"


def _completed(player: Player) -> tuple[Item, ...]:
    return tuple(story_item(name, spots(cells)) for name, cells in player.completed)


def piece_item(name: str, number: int = 1) -> Item:
    """A tile or a cartouche."""
    return Item(name, "piece", piece_title(name), (_drawn(name),), number=number)


def story_item(name: str, cells: str = "0") -> Item:
    """A story card."""
    return Item(
        name,
        "card",
        story_title(name),
        story_signs(name),
        story_text(name),
        worth=STORIES[name].points,
        cells=cells,
        card=name,
    )


# Drawings


def _drawn(name: str) -> Sign:
    return Sign("piece", "/".join(PIECES[name].rows))


def token_signs(tokens: Tokens) -> tuple[Sign, ...]:
    """Tokens to turn in, as they are drawn."""
    return (Sign("tokens", _lettered(TOKEN_LETTERS, tokens)),)


def ankh_signs(ankh: Ankh) -> tuple[Sign, ...]:
    """What an ankh brings, as it is drawn."""
    if ankh == Ankh.REPEAT:
        return (Sign("repeat", ""),)
    bonus = BONUSES[ankh]
    signs = tuple(map(_drawn, bonus.cartouches))
    if bonus.draws:
        signs = (Sign("piece", ANY_LETTER),) * 3
    return (*signs, *token_signs(bonus.tokens)) if bonus.scarabs else signs


def story_signs(name: str) -> tuple[Sign, ...]:
    """A story as it is drawn: its tokens, chambers or river, and the icons that black covers."""
    wanted = STORIES[name].wanted
    match STORIES[name].kind:
        case Kind.TOKEN:
            asked = _lettered(TOKEN_LETTERS, wanted.first) + ANY_LETTER * wanted.any_kind
            signs = [Sign("tokens", asked)]
        case Kind.CHAMBER:
            parts = [counts for counts in (wanted.first, wanted.second) if total(counts)]
            signs = [Sign("chamber", _icons(counts)) for counts in parts]
        case Kind.RIVER:
            colour = ANY_LETTER if wanted.colour == ANY else TILE_LETTERS[wanted.colour]
            signs = [Sign("river", _icons(wanted.first), along=colour)]
    if wanted.black != NOTHING:
        signs.append(Sign("covers", _icons(wanted.black)))
    return tuple(signs)


def _icons(counts: Counts) -> str:
    return _lettered(ICON_LETTERS, counts)


def _lettered(letters: str, numbers: Sequence[int]) -> str:
    return "".join(letter * number for letter, number in zip(letters, numbers, strict=False))


_TRADES = (
    Item(trade_key("1x1"), "trade", note("cartouche-trade-1x1"), (_drawn("1x1"),)),
    Item(trade_key("scarab"), "trade", note("cartouche-trade-scarab"), token_signs(Tokens(scarab=1))),
)
