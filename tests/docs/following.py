"""Following a page of docs/: its blocks of code, done as the words before them say, in a copy of the tree."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
# What Python has compiled comes along: it goes by the times of the sources, which are copied, too.
LEFT_OUT = shutil.ignore_patterns(
    *(
        ".git",
        ".venv",
        "node_modules",
        "static",
        ".*_cache",
        ".hypothesis",
        "screenshots",
        "site",
        "build",
        "dist",
    )
)

# What the paragraph before a block may end with.
WAYS = {
    "append": r"[Aa]ppend to `(?P<path>[^`]+)`:",
    "create": r"[Cc]reate `(?P<path>[^`]+)`:",
    "after": r"[Ii]n `(?P<path>[^`]+)`, after `(?P<mark>[^`]+)`:",
    "instead": r"[Ii]n `(?P<path>[^`]+)`, instead of `(?P<mark>[^`]+)`:",
    "run": r"[Rr]un:",
}


class Step(NamedTuple):
    """A block of a page, and what to do with it."""

    way: str
    path: str
    mark: str
    text: str


def steps_of(page: str) -> list[Step]:
    """Every block of a page; ValueError where the words before one do not say what to do with it."""
    found = list[Step]()
    for block in re.finditer(r"^( *)```(\w*)\n(.*?)^\1```$", page, re.MULTILINE | re.DOTALL):
        paragraph = " ".join(re.split(r"\n\s*\n", page[: block.start()].rstrip())[-1].split())
        found.append(_step(paragraph, _dedented(block[3], len(block[1]))))
    return found


def _step(paragraph: str, text: str) -> Step:
    for way, words in WAYS.items():
        if said := re.search(f"{words}$", paragraph):
            parts = said.groupdict()
            return Step(way, parts.get("path", ""), parts.get("mark", ""), text)
    raise ValueError(f"What is to be done with this block is not said: {paragraph[-80:]}")


def _dedented(text: str, width: int) -> str:
    return "".join(line[width:] if line.strip() else "\n" for line in text.splitlines(keepends=True))


class Copy(NamedTuple):
    """A copy of the tree under git, as it was, and what a page makes of it."""

    folder: Path

    def follow(self, step: Step, tests: list[str]) -> None:
        """Does what a block says; `make test` runs pytest with each of these arguments."""
        file = self.folder / step.path
        match step.way:
            case "create":
                assert not file.exists(), f"{step.path} is there already"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(step.text, encoding="utf-8")
            case "append":
                file.write_text(file.read_text(encoding="utf-8") + step.text, encoding="utf-8")
            case "run":
                for command in step.text.splitlines():
                    self.test(tests) if command == "make test" else self.run(command)
            case _:
                self._edit(file, step)

    def _edit(self, file: Path, step: Step) -> None:
        """Puts the block after the one line with the mark, or in place of the mark."""
        text = file.read_text(encoding="utf-8")
        assert text.count(step.mark) == 1, f"{step.path} has {text.count(step.mark)} times {step.mark!r}"
        if step.way == "instead":
            text = text.replace(step.mark, step.text.removesuffix("\n"))
        else:
            end = text.index("\n", text.index(step.mark)) + 1
            text = text[:end] + step.text + text[end:]
        file.write_text(text, encoding="utf-8")

    def test(self, tests: list[str]) -> None:
        """What `make test` does: style of what has changed, and a part of the tests."""
        written = " ".join(path for path in self.changed("start") if path.endswith(".py"))
        if written:
            self.run(f"{sys.executable} -m ruff check {written}")
            self.run(f"{sys.executable} -m ruff format --check {written}")
        for run in tests:
            self.run(
                f"{sys.executable} -m pytest -q -p no:cacheprovider --basetemp {self.folder}-tests {run}"
            )

    def build(self) -> None:
        """What `make test` does before it: the client, and what browsers keep."""
        (self.folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.run("make web pack")

    def run(self, command: str) -> str:
        """What a command prints; AssertionError with all of it where it fails."""
        environment = {
            **os.environ,
            "PATH": f"{self.folder / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": str(self.folder / "src"),
            "HYPOTHESIS_PROFILE": "quick",
        }
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout

    def changed(self, since: str = "HEAD") -> dict[str, str]:
        """Each file that is not as it was: M for changed, A for new."""
        self.run("git add --all")
        lines = self.run(f"git diff --cached --name-status --no-renames {since}").splitlines()
        return {path: kind for kind, path in (line.split("\t") for line in lines)}

    def commit(self) -> None:
        """Makes the tree as it stands what it was."""
        self.run("git add --all")
        self.run("git -c user.name=Ada -c user.email=ada@localhost commit --quiet --message 'As it was'")


def copied(folder: Path) -> Copy:
    """The tree as it stands, with links to what is installed."""
    shutil.copytree(ROOT, folder, ignore=LEFT_OUT, symlinks=True)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    for name in ("pyproject.toml", "requirements.txt"):
        os.utime(folder / name, (0, 0))  # so that make finds everything installed
    copy = Copy(folder)
    copy.run("git init --quiet && echo .venv >> .git/info/exclude")
    copy.commit()
    copy.run("git tag start")
    return copy
