"""What was learned, in a file: a line that says how, then whole numbers of 16 bits, compressed.

The numbers stand in named blocks; each says after what its rows are named (the cards of its day), so that a
card that came later finds no row instead of another's.

A file may also be spread: numbers that are alike lie together and nothing is compressed, so that whoever
compresses it as a whole (the pack of a browser) finds more in it.
"""

import json
import zlib
from collections.abc import Iterable, Mapping
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
        is_spread = header.get("is_spread", False)
        payload = _gathered(packed, header["blocks"].values()) if is_spread else zlib.decompress(packed)
        at, blocks = 0, dict[str, Block]()
        for name, shape in header["blocks"].items():
            end = at + 2 * prod(shape)
            blocks[name], at = Block(tuple(shape), payload[at:end]), end
        if sha256(payload).hexdigest() == header["digest"] and at == len(payload):
            return Learned(header, blocks)
    except (ValueError, KeyError, TypeError, zlib.error):
        pass
    raise WrongValue("refused-weights", file=str(file))


# Spread


def spread(header: Mapping[str, Any], blocks: Mapping[str, Block]) -> bytes:
    """A file in which what is alike lies together: the same weight of all goals, low bytes, high bytes."""
    payload = b"".join(block.numbers for block in blocks.values())
    shapes = {name: block.shape for name, block in blocks.items()}
    told = {**header, "digest": sha256(payload).hexdigest(), "blocks": shapes, "is_spread": True}
    parts = [json.dumps(told, ensure_ascii=False).encode(), b"\n"]
    for shape, numbers in blocks.values():
        low, high = (
            _turned(plane, shape[0]) for plane in (numbers[::2], _signless(numbers[::2], numbers[1::2]))
        )
        parts += [low, high]
    return b"".join(parts)


def _gathered(packed: bytes, shapes: Iterable[tuple[int, ...]]) -> bytes:
    """The numbers of a file that is spread."""
    payload, at = bytearray(len(packed)), 0
    for shape in shapes:
        size = prod(shape)
        low, high = (_turned(packed[place : place + size], size // shape[0]) for place in (at, at + size))
        payload[at : at + 2 * size : 2], payload[at + 1 : at + 2 * size : 2] = low, _signless(low, high)
        at += 2 * size
    return bytes(payload)


def _turned(plane: bytes, rows: int) -> bytes:
    """Columns in the place of rows."""
    found, length = bytearray(len(plane)), len(plane) // rows
    for row in range(rows):
        found[row::rows] = plane[row * length : (row + 1) * length]
    return bytes(found)


SIGNS = bytes(128) + b"\xff" * 128


def _signless(low: bytes, high: bytes) -> bytes:
    """High bytes that are 0 for small numbers, below zero as well; done twice, it is undone."""
    signs = low.translate(SIGNS)
    return (int.from_bytes(high) ^ int.from_bytes(signs)).to_bytes(len(high))
