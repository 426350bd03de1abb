"""What stands in a browser in place of NumPy does as NumPy does."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy
import pytest

FILE = Path(__file__).parents[2] / "web" / "pack" / "instead" / "numpy" / "__init__.py"


def stand_in() -> Any:
    spec = importlib.util.spec_from_file_location("numpy_instead", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rows(np: Any) -> Any:
    found = np.zeros((2, 3, 2), np.int32)
    found[0, 1] = [4, -5]
    found[1] = np.array([(1, 2), (3, 4), (5, 6)])
    found[1, :2] += np.array([[10, 20], [30, 40]], np.int32)
    found[0, 2, 1] -= 7
    return found


def recorded(np: Any) -> Any:
    kind = np.dtype(
        [("flag", np.bool_, ()), ("numbers", np.int64, (2, 2)), ("small", np.uint32, (3,))], align=True
    )
    found = np.zeros(3, np.dtype((np.record, kind)))
    found[0].numbers[1] = -1
    found[0]["flag"] = True
    found[0].small = [1, 2, 3]
    found[2] = found[0]
    found[2].numbers[1, 0] += 5
    return found


FORMS: dict[str, Callable[[Any], Any]] = {
    "rows": lambda np: rows(np).tolist(),
    "a part of it": lambda np: rows(np)[1, 1:].tolist(),
    "its memory": lambda np: bytes(rows(np).data if np is numpy else rows(np).flat),
    "its shape": lambda np: (rows(np).shape, len(rows(np)), rows(np).size, rows(np).itemsize),
    "rows of a wide number": lambda np: np.array([((1 << 64) - 1, 0), (1, 2)], np.uint64).tolist(),
    "truth": lambda np: np.array([[True, False], [False, True]]).tolist(),
    "ones": lambda np: np.ones((2, 2), np.bool_).tolist(),
    "floats": lambda np: np.array([[1, 2.5], [3, 4]]).tolist(),
    "nothing": lambda np: (np.zeros((0, 4), np.int64).tolist(), np.array([], np.int64).tolist()),
    "divided": lambda np: (np.array([(1 << 60) + 1, -3], np.int64) / (1 << 24)).tolist(),
    "bytes": lambda np: np.frombuffer(b"\1\0\xff\xff", "<i2").astype(np.int32).reshape((2, 1)).tolist(),
    "sums": lambda np: np.cumsum([0, 3, 4]).tolist(),
    "products": lambda np: (np.array([1, 2, 3]) @ np.array([[1, 2], [3, 4], [5, 6]])).tolist(),
    "one product": lambda np: int(np.array([1, -2]) @ np.array([3, 4])),
    "either": lambda np: np.where(
        np.array([1, -2]) > 0, np.array([1, -2]) * 16, np.array([1, -2]) + np.array([1, 1])
    ).tolist(),
    "some": lambda np: np.array([5, 6, 7])[[2, 0]].tolist(),
    "a record's memory": lambda np: bytes(recorded(np).tobytes() if np is numpy else recorded(np).flat),
    "a record's numbers": lambda np: (recorded(np)[2].numbers.tolist(), bool(recorded(np)[2].flag)),
    "records in a row": lambda np: recorded(np)[1:][1].small.tolist(),
    "repeated": lambda np: (rows(np).copy()[0].tolist(), [row.tolist() for row in rows(np)[1]]),
}


@pytest.mark.parametrize("form", FORMS)
def test_what_is_in_place_of_numpy_does_as_it_does(form: str) -> None:
    assert FORMS[form](stand_in()) == FORMS[form](numpy)


def test_what_it_does_not_do_it_refuses() -> None:
    np = stand_in()
    with pytest.raises(NotImplementedError, match="not in one piece"):
        np.zeros((2, 2))[:, 0]
    with pytest.raises(IndexError, match="no 2 among 2"):
        np.zeros(2)[2]
