"""An object of LLVM's as a module that can be instantiated.

An object is a module already, in which every call and every address is right as long as nothing is linked to
it: what it lacks are its exports. What only a linker would read is left out.
"""

from collections.abc import Iterator, Mapping
from io import BytesIO

HEADER = b"\0asm\1\0\0\0"
CUSTOM, EXPORT = 0, 7
SYMBOLS, FUNCTION, DATA, SECTION = 8, 0, 1, 3
UNDEFINED, NAMED = 0x10, 0x40


def with_exports(module: bytes, names: Mapping[str, str]) -> bytes:
    """The module, which exports functions under names."""
    places = dict[str, int]()
    kept = list[tuple[int, bytes]]()
    for kind, content in _sections(module):
        if kind != CUSTOM:
            kept.append((kind, content))
        elif content.startswith(b"\7linking"):
            places = _functions(BytesIO(content[8:]))
    exports = _leb(len(names)) + b"".join(
        _text(name) + b"\0" + _leb(places[function]) for function, name in names.items()
    )
    before, after = (
        [each for each in kept if (each[0] < EXPORT) is is_before] for is_before in (True, False)
    )
    return HEADER + b"".join(_section(*each) for each in (*before, (EXPORT, exports), *after))


def _sections(module: bytes) -> Iterator[tuple[int, bytes]]:
    stream = BytesIO(module)
    assert stream.read(8) == HEADER, "this is no module of WebAssembly"
    while kind := stream.read(1):
        yield kind[0], stream.read(_number(stream))


def _section(kind: int, content: bytes) -> bytes:
    return bytes([kind]) + _leb(len(content)) + content


def _functions(linking: BytesIO) -> dict[str, int]:
    """The numbers of all functions that are defined, by name: of the table of symbols of a linker."""
    found = dict[str, int]()
    _number(linking)  # the version
    while kind := linking.read(1):
        content = BytesIO(linking.read(_number(linking)))
        if kind[0] == SYMBOLS:
            for _ in range(_number(content)):
                found |= _symbol(content)
    return found


def _symbol(content: BytesIO) -> dict[str, int]:
    kind, flags = content.read(1)[0], _number(content)
    if kind == DATA:
        content.read(_number(content))
        for _ in range(0 if flags & UNDEFINED else 3):
            _number(content)
        return {}
    index = _number(content)
    if kind == SECTION or (flags & UNDEFINED and not flags & NAMED):
        return {}
    name = content.read(_number(content)).decode()
    return {name: index} if kind == FUNCTION and not flags & UNDEFINED else {}


def _number(stream: BytesIO) -> int:
    value = shift = 0
    while (byte := stream.read(1)[0]) & 0x80:
        value |= (byte & 0x7F) << shift
        shift += 7
    return value | byte << shift


def _leb(value: int) -> bytes:
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def _text(text: str) -> bytes:
    return _leb(len(text)) + text.encode()
