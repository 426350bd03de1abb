import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, max_examples=60, derandomize=True)
settings.register_profile(
    "thorough", deadline=None, max_examples=1_000, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", deadline=None, max_examples=5, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that tests play are kept in the test's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "landscribe"


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """What a test lets a server log in this process goes to where that test listens, and to no later one."""
    yield
    root = logging.getLogger()
    for handler in root.handlers[:]:
        if handler.__class__ is logging.StreamHandler:
            root.removeHandler(handler)
