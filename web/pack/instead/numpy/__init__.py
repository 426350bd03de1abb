"""As much of NumPy as bots use around native code, for browsers: arrays in one piece, rows of them, records.

What it does it does as NumPy would; whatever else is asked of it fails. The memory of an array is that of its
rows, and has the layout that native code knows.
"""

from array import array as values_of
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, cycle, islice, repeat
from math import prod
from operator import add, mul
from types import GenericAlias

MASK = (1 << 64) - 1
REAL = "fd"


class dtype:  # noqa: N801
    """A kind of numbers, called to make one of a value, or the fields of a record."""

    def __init__(self, code, align=False):
        if isinstance(code, dtype):
            self.__dict__ = code.__dict__
        elif isinstance(code, tuple):  # what a record is called, and its fields
            self.__dict__ = code[1].__dict__
        elif isinstance(code, str):
            self.code = CODES.get(code, code)
            self.itemsize = self.alignment = values_of(self.code).itemsize if self.code not in "?B" else 1
            self.fields = None
        else:
            assert align, "fields always lie at multiples of their sizes"
            self._lay_out(code)

    def _lay_out(self, fields):
        self.code, self.fields, end = "B", {}, 0
        self.alignment = max(kind.alignment for _, kind, _ in fields)
        for name, kind, shape in fields:
            start = _aligned(end, kind.alignment)
            self.fields[name] = kind, shape, start
            end = start + kind.itemsize * prod(shape)
        self.itemsize = _aligned(end, self.alignment)

    def __call__(self, value):
        if self.code in REAL:
            return float(value)
        return bool(value) if self.code == "?" else int(value) & MASK if self.code == "Q" else int(value)


def _aligned(at, to):
    return -(-at // to) * to


CODES = {"<i2": "h"}
int16, int32, int64 = map(dtype, "hiq")
uint8, uint32, uint64 = map(dtype, "BIQ")
float32, float64, bool_ = map(dtype, "fd?")
void = dtype("B")
inf, newaxis = float("inf"), None


class ndarray:  # noqa: N801
    """An array whose numbers lie one after the other, or some of its rows."""

    __slots__ = "dtype", "flat", "shape"
    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, kind, shape, flat):
        self.dtype = kind
        self.shape = shape
        self.flat = flat  # a view of numbers; of the bytes of records

    @property
    def itemsize(self):
        return self.dtype.itemsize

    @property
    def size(self):
        return prod(self.shape)

    @property
    def ndim(self):
        return len(self.shape)

    def __buffer__(self, flags):
        return self.flat.cast("B")

    def __len__(self):
        return self.shape[0]

    def __iter__(self):
        return (self[row] for row in range(len(self)))

    def _within(self, key):
        """Where the part with this key begins, and its shape."""
        start, shape, step = 0, list(self.shape), self.size
        keys = key if isinstance(key, tuple) else (key,)
        for place, each in enumerate(keys):
            first, *rest = shape
            step = step // first if first else 0
            if isinstance(each, slice):
                low, high, by = each.indices(first)
                if by != 1 or place < len(keys) - 1:
                    raise NotImplementedError(f"{key} is not in one piece.")
                return start + low * step, (max(0, high - low), *rest)
            at = each + first if each < 0 else int(each)
            if not 0 <= at < first:
                raise IndexError(f"There is no {each} among {first}.")
            start, shape = start + at * step, rest
        return start, tuple(shape)

    def __getitem__(self, key):
        if isinstance(key, list):
            return _made(self.dtype, (len(key),), [self.flat[at] for at in key])
        start, shape = self._within(key)
        if shape:
            return ndarray(self.dtype, shape, self._span(start, prod(shape)))
        return record(self.dtype, self._span(start, 1)) if self.dtype.fields else self.flat[start]

    def _span(self, start, size):
        scale = self.itemsize if self.dtype.fields else 1
        return self.flat[start * scale : (start + size) * scale]

    def __setitem__(self, key, value):
        if isinstance(key, list):
            for at, each in zip(key, value, strict=True):
                self.flat[at] = each
            return
        start, shape = self._within(key)
        if not shape and not self.dtype.fields:
            self.flat[start] = self.dtype(value)
            return
        self._fill(self._span(start, prod(shape)), value)

    def _fill(self, span, value):
        """Writes numbers, over and over where there are fewer."""
        if isinstance(value, record):
            span[:] = value.flat
        elif not isinstance(value, Iterable):
            span[:] = _numbers(self.dtype, repeat(self.dtype(value), len(span)))
        else:
            is_such = isinstance(value, ndarray) and value.dtype.code == self.dtype.code
            given = (value if is_such else array(value, self.dtype)).flat
            span[:] = (
                given if len(given) == len(span) else _numbers(self.dtype, islice(cycle(given), len(span)))
            )

    def __iadd__(self, other):
        self.flat[:] = _numbers(self.dtype, map(add, self.flat, other.flat))
        return self

    def __add__(self, other):
        return _made(self.dtype, self.shape, map(add, self.flat, other.flat))

    def __mul__(self, number):
        return _made(self.dtype, self.shape, [each * number for each in self.flat])

    def __truediv__(self, number):
        return _made(float64, self.shape, [each / number for each in self.flat])

    def __gt__(self, number):
        return [each > number for each in self.flat]

    def __matmul__(self, other):
        """What a row of numbers and each column come to; all numbers are of the kind of the first."""
        columns = (
            [other.flat]
            if other.ndim == 1
            else [other.flat[at :: other.shape[1]] for at in range(other.shape[1])]
        )
        found = [sum(map(mul, self.flat, column)) for column in columns]
        return found[0] if other.ndim == 1 else _made(self.dtype, (len(found),), found)

    def astype(self, kind):
        return _made(dtype(kind), self.shape, self.flat)

    def reshape(self, shape):
        return ndarray(self.dtype, tuple(shape), self.flat)

    def copy(self):
        return ndarray(
            self.dtype, self.shape, memoryview(bytearray(self.flat.cast("B"))).cast(self.dtype.code)
        )

    def tolist(self):
        if self.ndim < 2:
            return self.flat.tolist() if self.shape else self.flat[0]
        return [row.tolist() for row in self]


class record:  # noqa: N801
    """A record of an array, its fields under their names."""

    __slots__ = "dtype", "flat"

    def __init__(self, kind, flat):
        object.__setattr__(self, "dtype", kind)
        object.__setattr__(self, "flat", flat)

    def _field(self, name):
        kind, shape, start = self.dtype.fields[name]
        numbers = self.flat[start : start + kind.itemsize * prod(shape)].cast(kind.code)
        return ndarray(kind, shape, numbers)

    def __buffer__(self, flags):
        return self.flat

    def __getitem__(self, name):
        found = self._field(name)
        return found if found.shape else found.flat[0]

    def __setitem__(self, name, value):
        found = self._field(name)
        found._fill(found.flat, value)

    __getattr__ = __getitem__
    __setattr__ = __setitem__


def zeros(shape, dtype=float64):
    """An array of zeros."""
    shape = shape if isinstance(shape, tuple) else (shape,)
    memory = memoryview(bytearray(prod(shape) * dtype.itemsize))
    return ndarray(dtype, shape, memory.cast(dtype.code))


empty = zeros


def ones(shape, dtype=float64):
    """An array of ones."""
    found = zeros(shape, dtype)
    found[:] = 1
    return found


def array(value, dtype=None):
    """The numbers of rows, however deep."""
    if isinstance(value, ndarray):
        return value.copy() if dtype is None else value.astype(dtype)
    shape, numbers = [], value
    if not isinstance(value, Sequence):
        numbers = [value]
    else:
        numbers = list(value)
        shape.append(len(numbers))
        while numbers and isinstance(numbers[0], Sequence | ndarray):
            shape.append(len(numbers[0]))
            numbers = list(chain.from_iterable(numbers))
    return _made(dtype or _kind_of(numbers), tuple(shape), numbers)


def asarray(value):
    """The array itself, or one of these numbers."""
    return value if isinstance(value, ndarray) else array(value)


def _kind_of(numbers):
    if not numbers or any(isinstance(number, float) for number in numbers):
        return float64
    return bool_ if isinstance(numbers[0], bool) else int64


def _made(kind, shape, numbers):
    return ndarray(kind, shape, _numbers(kind, numbers))


def _numbers(kind, numbers):
    """Numbers of a kind, in memory of their own."""
    found = memoryview(values_of("B" if kind.code == "?" else kind.code, numbers))
    return found.cast("B").cast(kind.code) if kind.code == "?" else found


def frombuffer(data, kind):
    """The numbers that bytes are; they are not to be changed."""
    numbers = memoryview(data).cast(dtype(kind).code)
    return ndarray(dtype(kind), (len(numbers),), numbers)


def cumsum(numbers):
    """Sums of the first ones."""
    return array(list(accumulate(numbers)))


def where(is_so, one, other):
    """Numbers of one array or of the other."""
    return _made(
        one.dtype, one.shape, [a if so else b for so, a, b in zip(is_so, one.flat, other.flat, strict=True)]
    )
