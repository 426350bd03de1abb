"""Every sheet is of its paper's size, black and white, within its margins, and says what it has to."""

import re
from collections import Counter
from itertools import product
from typing import Any

import pytest

from landscribe.core.note import spoken
from landscribe.core.text import slug
from landscribe.games import GAMES, game_named
from landscribe.games.cartographers.setup import BOXES
from landscribe.games.cartographers.solo import LOWEST_TITLE, TITLES
from landscribe.games.cartouche.achievements import CARDS, FIXED
from landscribe.games.cartouche.stories import STORIES
from landscribe.games.cartouche.tiles import TILES
from landscribe.games.cartouche.words import achievement_title, story_title
from landscribe.games.mapmaker.elements import ELEMENTS
from landscribe.games.mapmaker.missions import MISSIONS
from landscribe.paper.cartouche import draw_tiles
from landscribe.paper.mapmaker import draw_maps
from landscribe.paper.pen import THIN, printable
from landscribe.paper.press import MARGIN, Press
from landscribe.paper.wishes import ALL, KINDS, PAPERS, Wish, fulfil, kinds_of
from landscribe.texts import LANGUAGES, say_in
from landscribe.texts.plain import sources
from landscribe.texts.rules import rules_of, spans
from tests.paper.rendered import FEW, INK, Page, pages_in, pages_of, squeezed
from tests.twins import twin

BLACK, WHITE = (0, 0, 0, 255), (255, 255, 255, 255)
DOCUMENTS = [
    (pytest.param if (paper == "a4") == (language == "en") else twin)(Wish(game, ALL, None, paper, language))
    for game, paper, language in product(GAMES, PAPERS, LANGUAGES)
]
BOXED = ("cartographers", "heroes", "mapmaker", "cartouche")
HAIR = 0.6
"""A line is drawn to both sides of where it is."""


def called(wish: Wish) -> str:
    return " ".join((wish.game, wish.what, wish.paper, wish.language))


def text_of(game: str, what: str, language: str) -> str:
    """All that stands on these sheets, without blanks."""
    return "".join(page.text for page in pages_of(Wish(game, what, language=language), FEW))


def assert_there(text: str, words: list[str]) -> None:
    missing = [word for word in words if squeezed(printable(word)) not in text]
    assert missing == []


@pytest.mark.parametrize("wish", DOCUMENTS, ids=called)
def test_pages_are_of_the_size_of_the_paper_and_print_within_its_margins(wish: Wish) -> None:
    pages = pages_of(wish, FEW)
    assert len(pages) == fulfil(wish).pages
    for page in pages:
        assert (page.width, page.height) == pytest.approx(PAPERS[wish.paper], abs=0.01)
        ink: Any = page.picture < INK
        (rows,), (cols,), dots = ink.any(axis=1).nonzero(), ink.any(axis=0).nonzero(), page.dots
        assert rows[0] / dots > MARGIN - HAIR
        assert cols[0] / dots > MARGIN - HAIR
        assert rows[-1] / dots < page.height - MARGIN + HAIR
        assert cols[-1] / dots < page.width - MARGIN + HAIR


@pytest.mark.parametrize("wish", DOCUMENTS, ids=called)
def test_nothing_is_printed_but_black_and_white(wish: Wish) -> None:
    for page in pages_of(wish, FEW):
        assert page.colours <= {BLACK, WHITE}


@pytest.mark.parametrize("wish", DOCUMENTS, ids=called)
def test_no_letter_lies_on_another(wish: Wish) -> None:
    for page in pages_of(wish, FEW):
        boxes = sorted((letter.box for letter in page.letters), key=lambda box: box.left)
        for number, one in enumerate(boxes):
            for other in boxes[number + 1 :]:
                if other.left >= one.right:
                    break
                width = min(one.right, other.right) - other.left
                height = min(one.bottom, other.bottom) - max(one.top, other.top)
                assert width < 0.5 or height < 0.5, (page.text[:20], one, other)


@pytest.mark.parametrize("wish", DOCUMENTS, ids=called)
def test_every_page_sends_people_to_the_box(wish: Wish) -> None:
    say = say_in(wish.language)
    box = f"paper-box-{wish.game}"
    notes = [say("paper-note"), *([say(box)] if wish.game in BOXED else [])]
    for page in pages_of(wish, FEW):
        assert_there(page.text, notes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "time"), [("cartographers", 29), ("heroes", 28), ("mapmaker", 28)])
def test_the_seasons_have_boxes_for_what_they_score_and_squares_for_their_time(
    game: str, time: int, language: str
) -> None:
    say = say_in(language)
    fall = "autumn" if game == "mapmaker" else "fall"
    seasons = dict(zip(("spring", "summer", fall, "winter"), ("AB", "BC", "CD", "DA"), strict=True))
    rest = "+=" if game == "mapmaker" else "+–="
    wanted = "".join(squeezed(say(f"season-{name}")) + places + rest for name, places in seasons.items())
    for page in pages_of(Wish(game, "maps", language=language)):
        assert wanted in page.text
        assert squares(page, 4.2) == time


def squares(page: Page, side: float) -> int:
    """How many squares or circles of this size there are on a page; a line adds its width on both sides."""
    wanted = pytest.approx((side + 2 * THIN, side + 2 * THIN), abs=0.05)
    return sum((line.width, line.height) == wanted for line in page.lines)


@pytest.mark.parametrize("game", ["cartographers", "heroes"])
def test_there_are_fourteen_coins_and_one_on_each_mountain(game: str) -> None:
    maps = BOXES[game_named(game).options({}).explore].maps
    for page, side in zip(pages_of(Wish(game, "maps")), maps, strict=True):
        assert squares(page, 3) == side.start.mountain.bit_count() == 5
        assert squares(page, 8.8) == 14


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "box"), [("cartographers", "base"), ("heroes", "heroes")])
def test_the_solo_sheet_knows_every_number_title_and_ambush(game: str, box: str, language: str) -> None:
    say, text = say_in(language), text_of(game, "solo", language)
    assert_there(text, [f"{say(f'scoring-{slug(card.name)}')}–{card.solo}" for card in BOXES[box].scoring])
    assert_there(
        text, [say(f"title-{slug(title)}") for title in (LOWEST_TITLE, *(name for _, name in TITLES))]
    )
    assert_there(text, [card.name for card in BOXES[box].ambushes])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mission_and_element_is_a_card(language: str) -> None:
    say, text = say_in(language), text_of("mapmaker", "cards", language)
    assert_there(text, [say(f"mapmaker-{slug(name)}") for name in MISSIONS])
    assert_there(text, [say(f"mapmaker-{slug(name)}-text") for name in MISSIONS])
    named = Counter((element.terrain.name.lower(), element.time) for element in ELEMENTS)
    for (terrain, time), number in named.items():
        name = say("paper-element-name", terrain=say(f"terrain-{terrain}").capitalize(), time=time)
        assert text.count(squeezed(name)) == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_and_achievement_is_a_card(language: str) -> None:
    say, text = say_in(language), text_of("cartouche", "cards", language)
    assert_there(text, [spoken(story_title(name), say) for name in STORIES])
    assert_there(
        text,
        [squeezed(say(f"paper-story-{story.kind.name.lower()}") + name) for name, story in STORIES.items()],
    )
    assert_there(text, [spoken(achievement_title(name), say) for name in (*FIXED, *CARDS)])
    assert text.count("1–2743–4864") == len(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_printed_whole(game: str, language: str) -> None:
    text, sections = text_of(game, "rules", language), rules_of(game, language)
    words = [word for span in spans(sections) for word in span.text.split()]
    assert_there(text, words)
    assert_there(text, [section.title for section in sections])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_that_may_be_printed_has_a_type(language: str) -> None:
    said = [
        text
        for name, text in sources(language).items()
        if name.startswith(("paper-", "cartouche-", "mapmaker-", "scoring-"))
    ]
    said += [span.text for game in GAMES for span in spans(rules_of(game, language))]
    odd = {letter for text in said for letter in re.sub(r"\{.*?\}", "", printable(text))}
    assert {letter for letter in odd if not letter.encode("cp1252", "ignore")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_all_is_every_kind_that_a_game_has(game: str) -> None:
    kinds = kinds_of(game)
    assert kinds[0] == ALL
    assert set(kinds[1:]) <= set(KINDS)
    assert fulfil(Wish(game)).pages == sum(fulfil(Wish(game, kind)).pages for kind in kinds[1:])


def test_the_same_wish_is_the_same_file() -> None:
    made = [Press(game_named("mapmaker"), "a4", "en") for _ in range(2)]
    for press in made:
        draw_maps(press, ())
    assert made[0].pen.finish() == made[1].pen.finish()
    assert fulfil(Wish("mapmaker")) is fulfil(Wish("mapmaker", paper="A4"))


def test_a_new_tile_is_printed_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TILES, "MX99", TILES["MC01"]._replace(name="MX99"))
    press = Press(game_named("cartouche"), "a4", "en")
    draw_tiles(press, ())
    assert "MX99" in "".join(page.text for page in pages_in(press.pen.finish()))


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (Wish("chess"), "'chess' is no game here"),
        (Wish("cartouche", "maps"), "what: 'maps' is none of all, murals, tiles, cards, solo, rules."),
        (Wish("heroes", paper="a5"), "paper: 'a5' is none of a4, letter."),
        (Wish("heroes", side="E"), "side: 'E' is none of C, D, A, B."),
        (Wish("mapmaker", side="A"), "side: the sheets 'all' of mapmaker have no sides: leave it out."),
        (
            Wish("cartouche", "tiles", "A"),
            "side: the sheets 'tiles' of cartouche have no sides: leave it out.",
        ),
        (Wish("heroes", language="xx"), "'xx' is no language here"),
    ],
)
def test_what_cannot_be_printed_is_told(wish: Wish, said: str) -> None:
    with pytest.raises((ValueError, LookupError), match=re.escape(said)):
        fulfil(wish)
