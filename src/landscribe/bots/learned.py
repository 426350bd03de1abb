"""What was learned, in a file: a line that says how, then whole numbers of 16 bits, compressed.

The numbers stand in named blocks; each says after what its rows are named (the cards of its day), so that a
card that came later finds no row instead of another's.
"""

import json
import zlib
from collections.abc import Mapping
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from landscribe.core.note import WrongValue


class Block(NamedTuple):
    """Numbers of 16 bits, low byte first, and how they are arranged."""

    shape: tuple[int, ...]
    numbers: bytes


class Learned(NamedTuple):
    """How it was learned, and what."""

    header: Mapping[str, Any]
    blocks: Mapping[str, Block]


def write(file: Path, header: Mapping[str, Any], blocks: Mapping[str, Block]) -> None:
    """Writes what was learned."""
    payload = b"".join(block.numbers for block in blocks.values())
    shapes = {name: block.shape for name, block in blocks.items()}
    line = json.dumps({**header, "digest": sha256(payload).hexdigest(), "blocks": shapes}, ensure_ascii=False)
    file.write_bytes(line.encode() + b"\n" + zlib.compress(payload, 9))


def read(file: Path) -> Learned:
    """What a file holds; ValueError with a sentence where it is damaged."""
    line, _, packed = file.read_bytes().partition(b"\n")
    try:
        header: dict[str, Any] = json.loads(line)
        payload, at, blocks = zlib.decompress(packed), 0, dict[str, Block]()
        for name, shape in header["blocks"].items():
            end = at + 2 * prod(shape)
            blocks[name], at = Block(tuple(shape), payload[at:end]), end
        if sha256(payload).hexdigest() == header["digest"] and at == len(payload):
            return Learned(header, blocks)
    except (ValueError, KeyError, TypeError, zlib.error):
        pass
    raise WrongValue("refused-weights", file=str(file))
