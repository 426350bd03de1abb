"""No link of a page leads nowhere: in the tree, and in what `make docs` makes of it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.following import ROOT
from tests.docs.markdown import anchors, links, pages
from tools import site
from tools.rules_pages import CARDS, SHOWN


def is_away(link: str) -> bool:
    """Whether it leads to another site."""
    return link.startswith("https://")


def lost(page: Path, text: str, root: Path) -> Iterator[str]:
    """The links of a page that lead nowhere, or out of the tree."""
    for link in filter(lambda link: not is_away(link), links(text)):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        is_there = target.exists() and target.is_relative_to(root)
        is_marked = not anchor or (target.is_file() and anchor in anchors(target.read_text(encoding="utf-8")))
        if not (is_there and is_marked):
            yield link


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    assert list(lost(page, page.read_text(encoding="utf-8"), ROOT)) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    text = "[a](gone.md) [b](README.md) [c](README.md#no-such-part) [d](../x) `[e](gone.md)`"
    assert list(lost(ROOT / "page.md", text, ROOT)) == ["gone.md", "README.md#no-such-part", "../x"]


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pages of the site before they become HTML: those of English, and below `fr` the French ones."""
    folder = tmp_path_factory.mktemp("site")
    for language in site.LANGUAGES:
        site.gather(folder / "built" / language, language)
    root = folder / "root"
    (folder / "built" / "en" / "docs").rename(root)
    (folder / "built" / "fr" / "docs").rename(root / "fr")
    return root


def test_every_link_of_the_site_leads_somewhere(gathered: Path) -> None:
    for page in gathered.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        text = re.sub(r"(\]\([^)\s:]+)\.html", r"\1.md", text)  # pages of the other language
        assert list(lost(page, text, gathered)) == [], page


def test_every_page_of_docs_is_on_the_site(gathered: Path) -> None:
    placed = {source for language in site.LANGUAGES for source in site.sources(language).values()}
    assert set((ROOT / "docs").rglob("*.md")) - placed == set()
    named = [
        f"{prefix}{page}"
        for language, prefix in (("en", ""), ("fr", "fr/"))
        for _, found in site.contents(language)
        for _, page in found
    ]
    there = {file.relative_to(gathered).as_posix() for file in gathered.rglob("*.md")}
    assert sorted(named) == sorted(there)


def test_every_card_has_a_place_and_an_example_of_its_own(gathered: Path) -> None:
    for page in gathered.rglob("cards/*.md"):
        text = page.read_text(encoding="utf-8")
        marks = re.findall(r"\{#([\w-]+)\}", text)
        assert len(marks) == len(set(marks)) > 10
        shown = re.findall(r'<img src="(.*?)"', text)
        assert len(shown) == len(set(shown)) >= len(marks)


def test_every_ruling_can_be_linked_to_and_those_about_cards_have_drawn_examples(gathered: Path) -> None:
    text = (gathered / "rules" / "rulings.md").read_text(encoding="utf-8")
    assert {"c1", "h10", "m3", "k38"} <= anchors(text)
    shown = re.findall(r"^(\w+) \*\*\[.*\]\(\S+\)\*\*\n\n<figure>\n<img src=\"(.*?)\"", text, re.MULTILINE)
    assert [ruling for ruling, _ in shown] == [ruling for ruling, cards in SHOWN.items() for _ in cards]
    assert {ruling[0] for ruling in SHOWN} == set("CHMK")
    assert ("C12", "../cards/scoring-great-city-text-1.svg") in shown
    french = (gathered / "fr" / "rules" / "rulings.md").read_text(encoding="utf-8")
    assert re.findall(r'<img src="(.*?)"', french) == [picture for _, picture in shown]


@pytest.mark.parametrize("game", CARDS)
def test_the_rules_draw_every_card_that_they_list(gathered: Path, game: str) -> None:
    for folder in (gathered, gathered / "fr"):
        text = (folder / "rules" / f"{game}.md").read_text(encoding="utf-8")
        listed = [line for line in text.splitlines() if line.startswith("|") and "](../cards/" in line]
        assert len(listed) > 10
        assert all('<img src="../cards/' in line for line in listed)
        for picture in re.findall(r'<img src="(.*?)"', text):
            assert (folder / "rules" / picture).is_file()


def test_a_link_to_a_card_keeps_letters_with_accents(gathered: Path) -> None:
    assert "{#vallee-endormie}" in (gathered / "fr" / "cards" / "mapmaker.md").read_text(encoding="utf-8")


def test_every_package_for_users_is_among_the_pages_of_the_library(gathered: Path) -> None:
    assert "::: landscribe.own\n" in (gathered / "api" / "own.md").read_text(encoding="utf-8")
