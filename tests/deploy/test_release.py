"""A release is made as docs/releasing.md says, or it is said why not."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.docs.following import ROOT
from tools import release

INIT = "src/landscribe/__init__.py"


def git(folder: Path, *words: str) -> None:
    named = ("-c", "user.name=Ada", "-c", "user.email=ada@localhost")
    subprocess.run(["git", *named, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small tree, committed and ready to be released as 1.2.3."""
    (tmp_path / "src" / "landscribe").mkdir(parents=True)
    (tmp_path / INIT).write_text('__version__ = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3 (2027-03-01)\n\n## 1.2.2 (2027-02-01)\n")
    (tmp_path / "CITATION.cff").write_text("version: 1.2.3\ndate-released: 2027-03-01\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "As it was")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_a_tree_that_is_ready_is_let_through(tree: Path) -> None:
    assert release.is_clean()
    assert release.is_one_version() == "1.2.3 of 2027-03-01"


def test_what_is_not_committed_is_named(tree: Path) -> None:
    (tree / "new.txt").touch()
    with pytest.raises(release.NotReady, match=r"not committed:\n\?\? new.txt"):
        release.is_clean()


@pytest.mark.parametrize(
    ("path", "old", "new", "reason"),
    [
        (INIT, "1.2.3", "1.3.dev", "'1.3.dev' is no version to release"),
        (INIT, "1.2.3", "1.2.4", "begins with '## 1.2.3 (2027-03-01)', not with '## 1.2.4 (YYYY-MM-DD)'"),
        ("CHANGELOG.md", "## 1.2.3", "## Unreleased\n\n## 1.2.3", "begins with '## Unreleased', not with"),
        ("CHANGELOG.md", " (2027-03-01)", "", "begins with '## 1.2.3', not with"),
        ("CITATION.cff", "1.2.3", "1.2.2", "CITATION.cff says 1.2.2 of 2027-03-01"),
        ("CITATION.cff", "2027", "2026", "the changelog 1.2.3 of 2027-03-01"),
        ("CITATION.cff", "version: ", "v: ", "CITATION.cff has no line like"),
    ],
)
def test_versions_that_disagree_are_named(tree: Path, path: str, old: str, new: str, reason: str) -> None:
    file = tree / path
    file.write_text(file.read_text().replace(old, new, 1))
    with pytest.raises(release.NotReady, match=re.escape(reason)):
        release.is_one_version()


def test_a_version_is_released_once(tree: Path) -> None:
    git(tree, "tag", "v1.2.3")
    with pytest.raises(release.NotReady, match=r"there is a tag v1\.2\.3 already"):
        release.is_one_version()


@pytest.mark.parametrize("failing", ["test", "docs"])
def test_what_fails_a_test_is_not_built(tree: Path, failing: str) -> None:
    (tree / "Makefile").write_text(f"test docs:\n\t@test $@ != {failing}\n")
    with pytest.raises(release.NotReady, match="make test docs fails"):
        release.is_tested()


def test_the_first_step_that_fails_ends_it(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "new.txt").touch()
    assert release.main() == 1
    assert capsys.readouterr().err.startswith("✗ Everything is committed: these files are not")


def test_package_changelog_and_citation_tell_of_the_same_release() -> None:
    changelog, citation = (
        (ROOT / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "CITATION.cff")
    )
    newest = next(found for found in release.NEWEST.finditer(changelog) if found["day"])
    assert newest["version"] == release.version()
    assert f"\nversion: {newest['version']}\ndate-released: {newest['day']}\n" in citation


def test_the_page_names_the_steps_of_the_script_in_order() -> None:
    page = (ROOT / "docs" / "releasing.md").read_text(encoding="utf-8")
    assert re.findall(r"^\d\. \*\*(.*?)\*\*", page, re.MULTILINE) == list(release.STEPS)


@pytest.mark.thorough
def test_what_is_uploaded_is_built_installed_and_summed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(release, "DIST", tmp_path)
    assert release.is_built().endswith(".tar.gz")
    assert release.is_installed() == f"landscribe {release.version()}"
    release.has_sums()
    subprocess.run(["sha256sum", "--check", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True)
