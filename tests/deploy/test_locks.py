"""What the client is built with is what was locked: by version and content, from whichever registry."""

import json
from pathlib import Path
from typing import Any

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
