"""The pages that people read, taken apart: links, headings and blocks of code."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.docs.following import ROOT
from tools.site import CODE

LINK = re.compile(r"\]\((?P<link>[^)\s]+)(?: \"[^\"]*\")?\)|<img src=\"(?P<image>[^\"]+)\"")
BLOCK = re.compile(
    r"^(?P<dent> *)```(?P<kind>\w*)\n(?P<text>.*?)^(?P=dent)```$|(?<=\n\n)(?P<bare>(?:    \S[^\n]*\n)+)",
    re.MULTILINE | re.DOTALL,
)


class Code(NamedTuple):
    """A block of code: what its fence says that it is, nothing where it is only set in."""

    page: Path
    line: int
    kind: str
    text: str


def pages() -> list[Path]:
    """Every page in the tree that is written for people."""
    tops = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")
    rules = (ROOT / "src" / "landscribe" / "texts").glob("*/rules/*.md")
    return [*(ROOT / top for top in tops), *sorted((ROOT / "docs").rglob("*.md")), *sorted(rules)]


def links(text: str) -> Iterator[str]:
    """Where the links and pictures of a page lead; what stands in code is no link."""
    for found in LINK.finditer(CODE.sub("", text)):
        yield found["link"] or found["image"]


def anchors(text: str) -> set[str]:
    """What can follow `#` in a link to a page: its headings, as forges and the site spell them, and marks."""
    found = set(re.findall(r"\{:? ?#([\w-]+) ?\}", text))
    for title in re.findall(r"^#+ (.*?)(?: \{#.*\})?$", CODE.sub(_words, text), re.MULTILINE):
        found.add(re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-"))
    return found


def _words(code: re.Match[str]) -> str:
    """Of a fence nothing, of code in a sentence its words."""
    return "" if code[0].lstrip().startswith("```") else code[0].strip("`")


def blocks(page: Path) -> Iterator[Code]:
    """Every block of code of a page."""
    text = page.read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        yield Code(
            page, line, found["kind"] or "", found["text"] or re.sub(r"(?m)^    ", "", found["bare"] or "")
        )
