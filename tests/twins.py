"""Slow twins: cases that tell little more than those beside them; only `make thorough` runs them."""

from typing import Any

import pytest


def twin(*values: object) -> Any:
    """A case among the parameters of a test, for `make thorough`."""
    return pytest.param(*values, marks=pytest.mark.thorough)
