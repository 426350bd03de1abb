"""What the client is built with is what was locked: by version and content, from whichever registry."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NATIVE = ("cpu", "os", "libc")


def locked() -> dict[str, dict[str, Any]]:
    """The packages of the client, by their path."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return {path: found for path, found in packages.items() if path}


def test_every_package_is_locked_by_its_content_but_native_ones_that_no_registry_here_knows() -> None:
    unsure = {path for path, found in locked().items() if "integrity" not in found}
    for path in unsure:
        found = locked()[path]
        assert found["optional"], path
        assert any(kind in found for kind in NATIVE), path
        assert not (ROOT / "web" / path).exists(), path  # what is installed was checked


def test_the_lock_file_names_no_registry() -> None:
    assert [path for path, found in locked().items() if "resolved" in found] == []


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.txt")), ids=lambda lock: lock.name)
def test_the_packages_of_python_are_locked_by_their_content_and_name_no_registry(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.search(r"https?://|--(?:extra-)?index-url|--find-links", text)
    pins = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert [pin.split()[0] for pin in pins if "==" not in pin or "--hash=sha256:" not in pin] == []


def test_every_dependency_of_python_has_a_least_version_and_an_end() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    for wanted in (*project["dependencies"], *(each for extra in extras for each in extra)):
        assert re.search(r">=\d[\d.]*,<\d[\d.]*(;|$)", wanted), wanted
