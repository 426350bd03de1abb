"""Whoever follows a page of docs/ to the letter ends with a tree that passes, and touches nothing else."""

from pathlib import Path

import pytest

from tests.docs.following import ROOT, Copy, copied, steps_of

MISSION = "src/landscribe/games/mapmaker/missions.py"
TEXTS = "src/landscribe/texts"

PAGES: dict[str, dict[str, str]] = {
    "adding-a-card": {
        MISSION: "M",
        f"{TEXTS}/en/mapmaker.ftl": "M",
        f"{TEXTS}/fr/mapmaker.ftl": "M",
        "tests/reference/test_reference.py": "M",
        "tests/reference/mapmaker.py": "M",
        "tests/golden/mapmaker/lone-corners.txt": "A",
    },
    "adding-a-game": {
        "src/landscribe/games/__init__.py": "M",
        **dict.fromkeys(
            (
                *(
                    f"src/landscribe/games/hedges/{name}.py"
                    for name in ("__init__", "game", "rules", "views", "notation")
                ),
                *(f"{TEXTS}/{language}/hedges.ftl" for language in ("en", "fr")),
                *(f"{TEXTS}/{language}/rules/hedges.md" for language in ("en", "fr")),
                *("tests/games/hedges/__init__.py", "tests/games/hedges/test_hedges.py"),
                "tests/golden/hedges/alone.txt",
            ),
            "A",
        ),
    },
    "adding-a-bot": {
        "src/landscribe/bots/mapmaker/timid.py": "A",
        "src/landscribe/bots/mapmaker/__init__.py": "M",
        f"{TEXTS}/en/web.ftl": "M",
        f"{TEXTS}/fr/web.ftl": "M",
    },
    "adding-an-option": {
        "src/landscribe/games/mapmaker/rules.py": "M",
        "src/landscribe/games/mapmaker/notation.py": "M",
        f"{TEXTS}/en/web.ftl": "M",
        f"{TEXTS}/fr/web.ftl": "M",
        "tests/games/mapmaker/test_rules.py": "M",
    },
    "adding-a-language": {"docs/rules/README.md": "M"},
}
"""What each page changes (M) and what it adds (A); a language, besides, all that English has."""

WORDS = "tests/test_texts.py tests/test_rules.py"
TESTS = {
    "adding-a-card": [
        "tests/reference/test_reference.py tests/games/mapmaker tests/games/test_examples.py tests/golden",
        f"{WORDS} tests/core/test_record.py tests/games/test_versions.py README.md docs/bots.md",
    ],
    "adding-a-game": [
        "tests/games tests/golden tests/table tests/bots -k hedges",
        f"{WORDS} tests/games/test_examples.py tests/golden",
    ],
    "adding-a-bot": ["tests/bots/test_bots.py -k 'timid or usual'", f"{WORDS} docs/bots.md"],
    "adding-an-option": [
        "tests/games/mapmaker/test_rules.py tests/core/test_options.py tests/golden",
        f"{WORDS} tests/core/test_record.py README.md",
    ],
    "adding-a-language": [f"{WORDS} tests/cli/test_explain.py"],
}
"""What pytest is asked for after each page: the tests that it could break; `make thorough` runs all."""

TOGETHER = [
    f"{WORDS} tests/reference/test_reference.py tests/games/mapmaker/test_rules.py "
    "tests/games/test_examples.py tests/games/test_versions.py tests/core/test_record.py "
    "tests/core/test_options.py docs/bots.md tests/cli/test_explain.py",
    "tests/games/hedges tests/golden tests/table/test_live_table.py tests/bots/test_bots.py "
    "-k 'hedges or timid or usual or lone-corners'",
]
"""What it is asked for after all of them: the tests of what they add."""

ALL = ["--ignore=tests/browser --ignore=tests/docs"]


def follow(copy: Copy, page: str, tests: list[str]) -> None:
    for step in steps_of((ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")):
        copy.follow(step, tests)


def expected(copy: Copy, page: str) -> dict[str, str]:
    english = copy.folder / TEXTS / "en"
    words = (file.relative_to(english).as_posix() for file in english.rglob("*") if file.is_file())
    return PAGES[page] | {f"{TEXTS}/eo/{word}": "A" for word in words if page == "adding-a-language"}


def test_pages_lead_one_after_the_other_to_a_tree_that_passes_and_change_nothing_else(
    tmp_path: Path,
) -> None:
    copy = copied(tmp_path / "tree")
    for page in PAGES:
        follow(copy, page, [])
        assert copy.changed() == expected(copy, page)
        copy.commit()
    copy.test(TOGETHER)


@pytest.mark.thorough
@pytest.mark.parametrize("page", PAGES)
def test_a_page_alone_leads_to_a_tree_that_passes(page: str, tmp_path: Path) -> None:
    copy = copied(tmp_path / "tree")
    follow(copy, page, TESTS[page])
    assert copy.changed() == expected(copy, page)


@pytest.mark.thorough
def test_a_card_and_a_game_break_no_test_at_all(tmp_path: Path) -> None:
    copy = copied(tmp_path / "tree")
    follow(copy, "adding-a-card", [])
    copy.commit()
    follow(copy, "adding-a-game", [])
    copy.build()
    copy.test(ALL)


def test_a_block_without_instructions_is_refused() -> None:
    with pytest.raises(ValueError, match="is not said: Behold"):
        steps_of("Behold\n\n```python\nx\n```\n")


def test_every_page_of_adding_is_followed() -> None:
    assert sorted(page.stem for page in (ROOT / "docs").glob("adding-*.md")) == sorted(PAGES)
