"""Pages of the site that the games make: the rules, the rulings, and every card with its example drawn."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from landscribe.core.explained import Explained
from landscribe.core.note import Say, spoken
from landscribe.core.text import plain, slug
from landscribe.games import GAMES
from landscribe.texts import say_in
from landscribe.texts.rules import Block, Cell, Section, Span, page
from tools.drawing import drawn_example, drawn_piece

RULES = ("cartographers", "heroes", "mapmaker", "cartouche", "rulings")
CARDS = {
    "cartographers": "cartographers",
    "heroes": "cartographers",
    "mapmaker": "mapmaker",
    "cartouche": "cartouche",
}
"""On which page the cards of a game are: the two boxes are explained together."""

SHOWN = {
    "C5": ("Temple Ruins",),
    "C6": ("Rift Lands", "Kethra's Gates"),
    "C9": ("Goblin Attack",),
    "C11": ("scoring-greengold-plains-text", "scoring-banded-hills-text"),
    "C12": ("scoring-great-city-text",),
    "C13": ("scoring-shieldgate-text",),
    "C14": (
        *("scoring-the-cauldrons-text", "scoring-starlit-sigil-text", "scoring-outer-enclave-text"),
        "cartographers-monsters-text",
    ),
    "C15": ("scoring-the-golden-granary-text",),
    "C16": ("scoring-the-broken-road-text",),
    "H1": ("Wren the Lioness",),
    "H4": ("Gorgon Gaze",),
    "H5": ("Giant Troll Ravage",),
    "H6": ("Zombie Plague",),
    "H7": ("Dragon Inferno",),
    "H10": (
        *("scoring-heart-of-the-forest-retail", "scoring-craylund-retail", "scoring-ulems-wallow-retail"),
        *("scoring-traylo-monastery-retail", "scoring-dwarvenholds-retail", "scoring-banded-hills-retail"),
    ),
    "M3": ("mapmaker-element",),
    "M4": ("mapmaker-mountains-text",),
    "M5": ("mapmaker-sleepy-valley-text",),
    "M6": ("mapmaker-wealthy-town-text",),
    "M7": ("mapmaker-row-of-houses-text", "mapmaker-tree-line-text"),
    "M8": ("mapmaker-rich-countryside-text",),
    "M9": (
        *("mapmaker-empty-site-text", "mapmaker-watering-potatoes-text"),
        "mapmaker-magicians-valley-text",
    ),
    "K2": ("ST1",),
    "K5": ("ankh-scarabs",),
    "K13": ("C09",),
    "K14": ("C05",),
    "K16": ("R05",),
    "K19": ("A1",),
    "K23": ("ankh-repeat",),
    "K24": ("ankh-pieces",),
    "K28": ("A6", "A6R"),
    "K29": ("A3", "A4", "A5"),
}
"""The cards whose examples show what a ruling is about."""


def write_rules(folder: Path, language: str, title: str, about: str) -> None:
    """Writes `rules/` and `cards/`, with their pictures; title and words stand above the cards of a game."""
    say = say_in(language)
    (folder / "rules").mkdir(parents=True)
    (folder / "cards").mkdir()
    for name in RULES:
        text = "\n\n".join(_sections(page(name, language), name, say)) + "\n"
        (folder / "rules" / f"{name}.md").write_text(text, encoding="utf-8")
    for name in dict.fromkeys(CARDS.values()):
        heads = (f"# {title.format(game=say(f'web-game-{name}'))}", about)
        text = "\n\n".join((*heads, *_cards(name, folder / "cards", say))) + "\n"
        (folder / "cards" / f"{name}.md").write_text(text, encoding="utf-8")


def _sections(sections: tuple[Section, ...], name: str, say: Say) -> Iterator[str]:
    """A page of rules: every card leads to its example, every citation to its ruling."""
    games = {say(f"web-game-{game}"): game for game in GAMES}
    for section in sections:
        game = name if name in CARDS else games.get(section.title)
        links = _links(game, say) if game else {}
        yield f"{'#' * section.depth} {section.title}"
        for block in section.blocks:
            yield _block(block, links, _pictures(name, say) if name in CARDS else {})
            if name not in CARDS and game:
                yield from _drawn(block, game, links, say)


def _links(game: str, say: Say) -> dict[str, str]:
    """Where each card of a game stands with its example, by its name."""
    names = (spoken(card.name, say) for card in GAMES[game].explain())
    return {name: f"../cards/{CARDS[game]}.md#{_anchor(name)}" for name in names}


def _anchor(name: str) -> str:
    """What can follow `#` in a link to a card; letters lose their accents, not their place."""
    return slug(plain(name))


def _pictures(game: str, say: Say) -> dict[str, str]:
    """The shapes of each card of a game, or an example where it has none, by its name."""
    found = dict[str, str]()
    for card in GAMES[game].explain():
        name = spoken(card.name, say)
        files = [f"../cards/{_picture(card, number)}" for number in range(1, max(1, len(card.pieces)) + 1)]
        found.setdefault(name, " ".join(f'<img src="{file}" alt="{name}" loading="lazy">' for file in files))
    return found


def _drawn(block: Block, game: str, links: dict[str, str], say: Say) -> Iterator[str]:
    """The examples of the cards that these rulings are about."""
    cards = {card.id: card for card in GAMES[game].explain()}
    yield '<div class="cards" markdown>'
    for ruling in (span.text for row in block.rows for span in row[0] if span.style == "ruling"):
        for card in (cards[shown] for shown in SHOWN.get(ruling, ())):
            name = spoken(card.name, say)
            picture = f"../cards/{_picture(card, len(card.pieces) + 1)}"
            worth = say("web-example-worth", worth=spoken(card.examples[0].worth, say))
            yield f'<div class="card" markdown>\n\n{ruling} **[{name}]({links[name]})**'
            yield f'<figure>\n<img src="{picture}" alt="{name}">\n<figcaption>{worth}</figcaption>\n</figure>'
            yield "</div>"
    yield "</div>"


def _picture(card: Explained, number: int) -> str:
    """What the file is called that shows a shape or an example of a card."""
    return f"{slug(card.id)}-{number}.svg"


def _block(block: Block, links: dict[str, str], pictures: Mapping[str, str]) -> str:
    match block.kind:
        case "text":
            return _said(block.rows[0][0], links)
        case "list":
            return "\n".join(f"- {_said(row[0], links)}" for row in block.rows)
        case "table":
            head, *rows = ([_said(cell, {}).replace("|", "\\|") for cell in row] for row in block.rows)
            drawn = [next((pictures[cell] for cell in row[:2] if cell in pictures), "") for row in rows]
            rows = [[*(_linked(cell, links) for cell in row[:2]), *row[2:]] for row in rows]
            if any(drawn):  # a table of cards
                head, rows = [*head, " "], [[*row, picture] for row, picture in zip(rows, drawn, strict=True)]
            return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def _linked(name: str, links: dict[str, str]) -> str:
    return f"[{name}]({links[name]})" if name in links else name


def _said(cell: Cell, links: dict[str, str]) -> str:
    return "".join(
        f"**{_linked(span.text, links)}**" if span.style == "bold" else _span(span) for span in cell
    )


def _span(span: Span) -> str:
    match span.style:
        case "plain":
            return span.text.replace("*", "\\*").replace("<", "&lt;")
        case "bold":
            return f"**{span.text}**"
        case "slanted":
            return f"*{span.text}*"
        case "typed":
            return f"`{span.text}`"
        case "citation":
            return f"[{span.text}](rulings.md#{span.text.lower()})"
        case "ruling":
            return f"**{span.text}**{{: #{span.text.lower()} }}"


def _cards(game: str, folder: Path, say: Say) -> Iterator[str]:
    """Every card by its name: what it says, its shapes, and examples with what they are worth."""
    named = dict[str, list[Explained]]()
    for card in GAMES[game].explain():
        named.setdefault(spoken(card.name, say), []).append(card)
    yield '<div class="cards" markdown>'
    for name, cards in named.items():
        yield '<div class="card" markdown>'
        yield f"## {name} {{#{_anchor(name)}}}"
        for card in cards:
            yield from _card(card, name, game, folder, say)
        yield "</div>"
    yield "</div>"


def _card(card: Explained, name: str, game: str, folder: Path, say: Say) -> Iterator[str]:
    for text in card.texts:
        yield _span(Span("plain", spoken(text, say)))
    pictures = [
        *((drawn_piece(piece, game, name), "") for piece in card.pieces),
        *((drawn_example(each, game, name), spoken(each.worth, say)) for each in card.examples),
    ]
    for number, (drawing, worth) in enumerate(pictures, 1):
        file = folder / _picture(card, number)
        file.write_text(drawing, encoding="utf-8")
        caption = f"\n<figcaption>{say('web-example-worth', worth=worth)}</figcaption>" if worth else ""
        yield f'<figure>\n<img src="{file.name}" alt="{name}">{caption}\n</figure>'
