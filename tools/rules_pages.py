"""Pages of the site that the games make: the rules, the rulings, and every card with its example drawn."""

from collections.abc import Iterator
from pathlib import Path

from landscribe.core.explained import Explained
from landscribe.core.note import Say, spoken
from landscribe.core.text import slug
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
            yield _block(block, links)
            if name not in CARDS and game:
                yield from _drawn(block, game, links, say)


def _links(game: str, say: Say) -> dict[str, str]:
    """Where each card of a game stands with its example, by its name."""
    names = (spoken(card.name, say) for card in GAMES[game].explain())
    return {name: f"../cards/{CARDS[game]}.md#{slug(name)}" for name in names}


def _drawn(block: Block, game: str, links: dict[str, str], say: Say) -> Iterator[str]:
    """The examples of the cards that these rulings are about."""
    said = " ".join(_said(cell, {}) for row in block.rows for cell in row[1:])
    yield '<div class="cards" markdown>'
    for card in GAMES[game].explain():
        name = spoken(card.name, say)
        is_meant = name.removeprefix("The ").rstrip("s") in said
        if is_meant and card.examples and not card.id.endswith("-retail"):
            picture = f"../cards/{_picture(card, len(card.pieces) + 1)}"
            worth = say("web-example-worth", worth=spoken(card.examples[0].worth, say))
            yield f'<div class="card" markdown>\n\n**[{name}]({links[name]})**'
            yield f'<figure>\n<img src="{picture}" alt="{name}">\n<figcaption>{worth}</figcaption>\n</figure>'
            yield "</div>"
    yield "</div>"


def _picture(card: Explained, number: int) -> str:
    """What the file is called that shows a shape or an example of a card."""
    return f"{slug(card.id)}-{number}.svg"


def _block(block: Block, links: dict[str, str]) -> str:
    match block.kind:
        case "text":
            return _said(block.rows[0][0], links)
        case "list":
            return "\n".join(f"- {_said(row[0], links)}" for row in block.rows)
        case "table":
            head, *rows = ([_said(cell, {}).replace("|", "\\|") for cell in row] for row in block.rows)
            rows = [[_linked(row[0], links), *row[1:]] for row in rows]
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
        yield f"## {name} {{#{slug(name)}}}"
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
