"""`make docs`: gathers the pages of the documentation and lets Zensical make a site of them, in `site/`.

Pages stay where a reader of the tree looks for them; what they link to is found again on the site, as a page,
as a file to be fetched, or on the site of the other language. Rules, cards and the library are made by the
program.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.api_pages import api_pages, write_api
from tools.rules_pages import RULES, write_rules

ROOT = Path(__file__).parents[1]
SITE = ROOT / "site"
BUILD = ROOT / "build" / "docs"
FIRST = "en"
LANGUAGES = {"en": "English", "fr": "Français"}
CODE = re.compile(r"(?ms:^ *```.*?^ *```$)|`[^`]+`")
LINK = re.compile(
    r"(?P<before>\]\()(?P<path>[^)\s#:]+)(?P<rest>(?:#[^)\s]*)?\))|(?P<tag><img src=\")(?P<source>[^\":]+)"
)


def main() -> int:
    """Builds the site of each language; what warns fails."""
    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    for language in LANGUAGES:
        gather(BUILD / language, language)
        config = BUILD / language / "zensical.toml"
        config.write_text(settings(language), encoding="utf-8")
        words = ["zensical", "build", "--strict", "--clean", "--config-file", str(config)]
        made = subprocess.run([sys.executable, "-m", *words], cwd=config.parent, check=False)
        if made.returncode:
            return made.returncode
        (config.parent / "site").rename(SITE / _prefix(language))
    print(f"The documentation is in {SITE.relative_to(ROOT)}/index.html")
    return 0


def plan(language: str) -> Mapping[str, Any]:
    """What docs/site.toml says of a language."""
    return tomllib.loads((ROOT / "docs" / "site.toml").read_text(encoding="utf-8"))[language]


def gather(folder: Path, language: str) -> None:
    """Writes every page of a language into the folder's `docs/`, with what it shows and links to."""
    docs, words = folder / "docs", plan(language)
    docs.mkdir(parents=True)
    write_rules(docs, language, words["cards"], words["cards_about"])
    if language == FIRST:
        write_api(docs)
    for page, source in sources(language).items():
        if not (docs / page).exists():
            text = source.read_text(encoding="utf-8")
            (docs / page).write_text(_linked(text, source, page, docs, language), encoding="utf-8")
    (docs / "style").mkdir()
    shutil.copy(ROOT / "docs" / "site.css", docs / "style")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", docs / "style")


def sources(language: str) -> dict[str, Path]:
    """The pages of a language by their place on the site, each with the file that links in the tree name."""
    folder = ROOT / "docs" if language == FIRST else ROOT / "docs" / language
    rules = ROOT / "src" / "landscribe" / "texts" / language / "rules"
    found = {f"rules/{name}.md": rules / f"{name}.md" for name in RULES}
    if language == FIRST:
        found |= {"rules/index.md": folder / "rules" / "README.md", "api/index.md": folder / "api.md"}
    for part in plan(language)["nav"]:
        for _, page in part["pages"]:
            if page[0].isupper():
                found[page] = ROOT / page
            elif not page.startswith("cards/"):
                found.setdefault(page, folder / page)
    return found


def _linked(text: str, source: Path, page: str, docs: Path, language: str) -> str:
    """The text of a file of the tree, its links and pictures as they are on the site."""

    def found(link: re.Match[str]) -> str:
        target = (source.parent / (link["path"] or link["source"])).resolve()
        new = _place(target, page, docs, language)
        return f"{link['tag']}{new}" if link["tag"] else f"{link['before']}{new}{link['rest']}"

    return "".join(
        part if CODE.fullmatch(part) else LINK.sub(found, part)
        for part in re.split(f"({CODE.pattern})", text)
    )


def _place(target: Path, page: str, docs: Path, language: str) -> str:
    """Where a file of the tree is, seen from a page: a page, one of another language, or a copy of it."""
    if target.is_dir():
        target /= "README.md" if (target / "README.md").exists() else f"{RULES[0]}.md"
    for other in (language, *LANGUAGES):
        for place, source in sources(other).items():
            if source == target:
                if other == language:
                    return _relative(place, page)
                there = f"{_prefix(other)}{Path(place).with_suffix('.html').as_posix()}"
                return _relative(there, f"{_prefix(language)}{page}")
    copy = Path("files") / target.relative_to(ROOT)
    copy = copy if copy.suffix else copy.with_suffix(".txt")
    (docs / copy).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(target, docs / copy)
    return _relative(copy.as_posix(), page)


def _prefix(language: str) -> str:
    return "" if language == FIRST else f"{language}/"


def _relative(place: str, page: str) -> str:
    return Path(os.path.relpath(place, Path(page).parent)).as_posix()


def contents(language: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The parts of the site of a language, each with the titles and places of its pages."""
    parts = [
        (part["title"], [(name, page) for name, page in part["pages"]]) for part in plan(language)["nav"]
    ]
    return [*parts, ("Library", api_pages())] if language == FIRST else parts


def settings(language: str) -> str:
    """What Zensical is told: the pages in order, how they look, and what Markdown may do."""
    words, parts = plan(language), contents(language)
    nav = ", ".join(f"{{ {_quoted(title)} = [{', '.join(map(_entry, pages))}] }}" for title, pages in parts)
    others = "".join(_alternate(other, language) for other in LANGUAGES)
    found = {
        "about": _quoted(words["about"]),
        "nav": nav,
        "language": language,
        "others": others,
        "root": str(ROOT),
    }
    text = (ROOT / "tools" / "zensical.toml").read_text(encoding="utf-8")
    return re.sub(r"@(\w+)@", lambda mark: found[mark[1]], text)


def _entry(page: tuple[str, str]) -> str:
    return f"{{ {_quoted(page[0])} = {_quoted(page[1])} }}"


def _alternate(other: str, language: str) -> str:
    """Where the reader finds the other language."""
    link = _relative(f"{_prefix(other)}index.html", f"{_prefix(language)}index.html")
    name = _quoted(LANGUAGES[other])
    return f"[[project.extra.alternate]]\nname = {name}\nlang = {_quoted(other)}\nlink = {_quoted(link)}\n\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


if __name__ == "__main__":
    sys.exit(main())
