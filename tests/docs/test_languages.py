"""The pages for players say the same in every language: parts, commands, drawn maps and pictures."""

import re
from pathlib import Path

import pytest

from tests.browser.pictures import PICTURES
from tests.docs.following import ROOT
from tests.docs.markdown import blocks, links, pages

DOCS = ROOT / "docs"
TRANSLATED = sorted(page.relative_to(DOCS / "fr") for page in (DOCS / "fr").rglob("*.md"))


def parts(page: Path) -> list[str]:
    """The depths of its headings, in order."""
    return re.findall(
        r"^(#+) ", re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8")), re.MULTILINE
    )


def commands(page: Path) -> list[str]:
    """Its blocks, without remarks and the choice of a language."""
    return [re.sub(r" +#.*| --language \w+", "", block.text) for block in blocks(page)]


def pictures(page: Path) -> list[str]:
    """What it shows, whichever language that speaks."""
    shown = (Path(link) for link in links(page.read_text(encoding="utf-8")) if link.endswith(".png"))
    return [picture.name.replace("-fr.png", ".png") for picture in shown]


@pytest.mark.parametrize("page", TRANSLATED, ids=str)
def test_a_page_has_the_same_parts_commands_and_pictures_in_french(page: Path) -> None:
    english, french = DOCS / page, DOCS / "fr" / page
    for told in (parts, commands, pictures):
        assert told(french) == told(english)


def test_french_pages_show_french_pictures() -> None:
    shown = {
        Path(link).name
        for page in (DOCS / "fr").rglob("*.md")
        for link in links(page.read_text(encoding="utf-8"))
    }
    assert {PICTURES[name].language for name in shown & PICTURES.keys()} == {"fr"}


def test_the_pictures_are_those_that_programs_make_and_each_is_on_a_page() -> None:
    shown = {Path(link).name for page in pages() for link in links(page.read_text(encoding="utf-8"))}
    there = {picture.name for picture in (DOCS / "pictures").iterdir()}
    measured = re.findall(
        r"^landscribe measure (\w+)(?: --seats (\d))? --games \d+ --deals \d+(?: --bots \S+)?$",
        (DOCS / "research.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
    plots = {f"measure-{game}{seats and '-' + seats}.svg" for game, seats in measured}
    assert there == PICTURES.keys() | plots
    assert there <= shown
