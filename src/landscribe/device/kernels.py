"""Entry points of native code that are compiled to WebAssembly: how values are laid out for a call.

Tuples are taken apart, arrays and records are put into one block of memory, which is handed over and comes
back changed. What each entry point takes is written down when it is compiled (`web/pack/kernels.py`).
"""

import json
import logging
import struct
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

from landscribe.native import hand_in

LOG = logging.getLogger("landscribe")

Kind: TypeAlias = str | int | list[Any]
"""Of a value: as many dimensions as an array has, the kinds of a tuple, or a letter.

`q` is a whole number, `d` a float, `i` a truth value, `c` a set of cells, `r` a record.
"""
WORD, FLOAT, SMALL = "q", "d", "i"
"""What an entry point is given: whole numbers of 64 bits, floats, those of 32 bits and addresses."""
LOW = (1 << 64) - 1
LINE = 16
"""Whatever lies in a block begins at a multiple of so many bytes."""


class Runner(Protocol):
    """What has the compiled code, and memory for it."""

    @property
    def base(self) -> int:
        """The address at which a block will lie."""
        ...

    def add(self, code: bytes) -> Awaitable[None]:
        """Gets the entry points of a module ready."""
        ...

    def run(self, name: str, kinds: str, block: bytearray) -> int:
        """Runs an entry point on a block that begins with a word for each kind; 0 where all is well."""
        ...


async def load_kernels(runner: Runner) -> None:
    """Lets bots search with what lies beside this module; where it cannot be started they do without."""
    folder = Path(__file__).parent
    try:
        takes: dict[str, list[Kind]] = json.loads((folder / "kernels.json").read_text())
        for file in sorted(folder.glob("*.wasm")):
            await runner.add(file.read_bytes())
    except Exception:
        LOG.exception("bots cannot search here")
    else:
        hand_in(Kernels(runner, takes).run)


class Word(NamedTuple):
    """A word that an entry point is given: its kind, and a number or memory whose address it is."""

    kind: str
    value: float | memoryview


class Kernels:
    """The entry points that there are: what each takes, by its name."""

    def __init__(self, runner: Runner, takes: Mapping[str, Sequence[Kind]]) -> None:
        self._runner = runner
        self._takes = takes

    def run(self, name: str, values: Sequence[Any]) -> int:
        """The number that an entry point gives; arrays and records are changed as native code does.

        Arrays that share memory do not share it there.
        """
        result, error = memoryview(bytearray(LINE)), memoryview(bytearray(LINE))
        words = [Word(SMALL, result), Word(SMALL, error)]
        for kind, value in zip(self._takes[name], values, strict=True):
            words += _words(kind, value)
        end, places = _up(8 * len(words)), list[tuple[memoryview, int]]()
        numbers = list[float]()
        for _, value in words:
            if isinstance(value, memoryview):
                places.append((value, end))
                numbers.append(self._runner.base + end)
                end += _up(len(value))
            else:
                numbers.append(value)
        block = bytearray(end)
        struct.pack_into(f"<{''.join(map(_letter, words))}", block, 0, *numbers)
        for memory, place in places:
            block[place : place + len(memory)] = memory
        status = self._runner.run(name, "".join(word.kind for word in words), block)
        if status:
            raise RuntimeError(f"{name} failed in WebAssembly with status {status}.")
        for memory, place in places:
            if not memory.readonly:
                memory[:] = block[place : place + len(memory)]
        return int.from_bytes(result[:8], "little", signed=True)


def _words(kind: Kind, value: Any) -> Iterator[Word]:
    """A value as native code takes it."""
    match kind:
        case "c":
            yield Word(WORD, value & LOW)
            yield Word(WORD, value >> 64)
        case "r":
            yield Word(SMALL, memoryview(value))
        case "q" | "i" as number:
            yield Word(number, int(value) & LOW)
        case "d" as number:
            yield Word(number, value)
        case int():
            yield from _array(value)
        case _:
            for each, item in zip(kind, value, strict=True):
                yield from _words(each, item)


def _array(value: Any) -> Iterator[Word]:
    """No owner, twice, how much there is, where it is, and how it is arranged."""
    yield Word(SMALL, 0)
    yield Word(SMALL, 0)
    yield Word(WORD, value.size)
    yield Word(WORD, value.itemsize)
    yield Word(SMALL, memoryview(value))
    strides, step = list[int](), value.itemsize
    for length in reversed(value.shape):
        strides.insert(0, step)
        step *= length
    for number in (*value.shape, *strides):
        yield Word(WORD, number)


def _letter(word: Word) -> str:
    return "d" if word.kind == FLOAT else "Q"


def _up(size: int) -> int:
    return -(-size // LINE) * LINE
