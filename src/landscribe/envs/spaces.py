"""The spaces of observations, for Gymnasium and PettingZoo."""

from string import printable
from typing import Any

import numpy as np
from gymnasium import spaces

from landscribe.envs.encoding import Encoding
from landscribe.envs.observations import LANGUAGE, LONGEST, PARTS, ObservationName
from landscribe.texts.plain import sources


def observation_space(encoding: Encoding, name: ObservationName) -> spaces.Space[Any]:
    """The space of the observation with a name."""
    match name:
        case "planes":
            return spaces.Dict({"planes": _planes(encoding), "facts": _facts(encoding)})
        case "packed":
            words = spaces.Box(0, 2**64 - 1, (len(encoding.channels), 2), np.uint64)
            return spaces.Dict({"planes": words, "facts": _facts(encoding)})
        case "flat":
            return _flat(encoding)
        case "dict":
            charset = "".join(sorted({*printable, *"".join(sources(LANGUAGE).values())}))
            text = spaces.Text(LONGEST, min_length=0, charset=charset)
            return spaces.Dict(dict.fromkeys(PARTS, text))


def _planes(encoding: Encoding) -> spaces.Box:
    shape = (len(encoding.channels), encoding.grid.rows, encoding.grid.cols)
    return spaces.Box(0, 1, shape, np.uint8)


def _facts(encoding: Encoding) -> spaces.Box:
    least, most = (np.array(bounds, np.int16) for bounds in _bounds(encoding))
    return spaces.Box(least, most, dtype=np.int16)


def _flat(encoding: Encoding) -> spaces.Box:
    cells = len(encoding.channels) * encoding.grid.rows * encoding.grid.cols
    least, most = _bounds(encoding)
    low, high = (np.array(bounds, np.float32) for bounds in ([0] * cells + least, [1] * cells + most))
    return spaces.Box(low, high, dtype=np.float32)


def _bounds(encoding: Encoding) -> tuple[list[int], list[int]]:
    return [fact.least for fact in encoding.facts], [fact.most for fact in encoding.facts]
