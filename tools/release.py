"""`make release`: follows docs/releasing.md up to the upload, which is left to a person.

Every step of the page that a program can do is a function here, in the same order; the first that fails is
the last.
"""

import re
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
NEWEST = re.compile(r"^## (?P<version>\S+)(?: \((?P<day>\d{4}-\d\d-\d\d)\))?$", re.MULTILINE)


class NotReady(Exception):
    """Something that has to be mended before a release."""


def main() -> int:
    """Goes through the steps; 1 where one of them fails."""
    for name, step in STEPS.items():
        try:
            print(f"✓ {name}: {step()}", flush=True)
        except NotReady as reason:
            print(f"✗ {name}: {reason}", file=sys.stderr)
            return 1
    print(f"What is left to do by hand stands in docs/releasing.md; the tag is v{version()}.")
    return 0


def version() -> str:
    """What the package says that it is."""
    return _found("src/landscribe/__init__.py", r'^__version__ = "(.*)"$')


def is_clean() -> str:
    """Everything is committed."""
    if changed := _run("git", "status", "--porcelain").strip():
        raise NotReady(f"these files are not committed:\n{changed}")
    return _run("git", "describe", "--always", "--all").strip()


def is_one_version() -> str:
    """Package, changelog and citation tell of the same version, which has no tag yet."""
    here = version()
    if not re.fullmatch(r"\d+\.\d+\.\d+", here):
        raise NotReady(f"{here!r} is no version to release: write it as 1.2.3 in src/landscribe/__init__.py.")
    newest = NEWEST.search(_text("CHANGELOG.md"))
    if newest is None or (newest["version"], bool(newest["day"])) != (here, True):
        top = newest[0] if newest else "nothing"
        raise NotReady(f"the changelog begins with {top!r}, not with '## {here} (YYYY-MM-DD)'.")
    cited = _found("CITATION.cff", r"^version: (.*)$"), _found("CITATION.cff", r"^date-released: (.*)$")
    if cited != (here, newest["day"]):
        raise NotReady(f"CITATION.cff says {' of '.join(cited)}, the changelog {here} of {newest['day']}.")
    if _run("git", "tag", "--list", f"v{here}").strip():
        raise NotReady(f"there is a tag v{here} already: raise the version.")
    return f"{here} of {newest['day']}"


def is_tested() -> str:
    """Runs the tests and builds the site, in sight: that takes minutes."""
    if subprocess.run(["make", "test", "docs"], cwd=ROOT, check=False).returncode:
        raise NotReady("make test docs fails, as it says above.")
    return "make test docs"


def is_built() -> str:
    """Makes the sdist, the wheel from it, and compares that with the wheel of the tree."""
    for old in DIST.glob("*"):
        old.unlink()
    _run(sys.executable, "-m", "build", "--no-isolation", "--outdir", str(DIST))
    (wheel,) = DIST.glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        _run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
        if (Path(folder) / wheel.name).read_bytes() != wheel.read_bytes():
            raise NotReady("the sdist makes another wheel than the tree.")
    return ", ".join(sorted(file.name for file in DIST.iterdir()))


def is_installed() -> str:
    """Installs the wheel where nothing else is, and asks it what it is and to play."""
    (wheel,) = DIST.glob("*.whl")
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, symlinks=True, with_pip=True)
        bin_folder = Path(folder) / "bin"
        _run(str(bin_folder / "pip"), "--disable-pip-version-check", "install", "--quiet", str(wheel))
        said = _run(str(bin_folder / "landscribe"), "--version").strip()
        _run(str(bin_folder / "landscribe"), "simulate", "--game", "mapmaker", "--games", "2")
    if said != f"landscribe {version()}":
        raise NotReady(f"the wheel says that it is {said!r}.")
    return said


def has_sums() -> str:
    """Writes down by what everyone can tell that a file is ours."""
    files = sorted(DIST.iterdir())
    sums = "".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (DIST / "SHA256SUMS").write_text(sums, encoding="utf-8")
    return "dist/SHA256SUMS"


STEPS: dict[str, Callable[[], str]] = {
    "Everything is committed": is_clean,
    "There is one version": is_one_version,
    "Tests and documentation pass": is_tested,
    "Wheel and sdist are built": is_built,
    "The wheel plays": is_installed,
    "The files have sums": has_sums,
}
"""What the page calls each step, and what does it."""


def _text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def _found(path: str, pattern: str) -> str:
    found = re.search(pattern, _text(path), re.MULTILINE)
    if found is None:
        raise NotReady(f"{path} has no line like {pattern}.")
    return found[1].strip("\"'")


def _run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NotReady(f"{' '.join(command)} fails:\n{done.stdout}{done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
