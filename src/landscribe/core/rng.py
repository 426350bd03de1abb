"""Chance: SplitMix64 in named streams of a seed, so that a game replays bit for bit everywhere.

The generator is that of Steele, Lea and Flood (2014), with a step (gamma) for each stream; the tests hold its
published values. Each pile of a game has a stream of its own: a card added to one pile changes no other.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Annotated, NamedTuple, TypeAlias, TypeVar

from landscribe.core.note import WrongValue

Item = TypeVar("Item")

Word: TypeAlias = Annotated[int, "word"]
"""64 bits without a sign."""

Seed: TypeAlias = str | int
"""What a deal is made from: a line of text, or a number, which is the same as its digits."""

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15  # the step where nothing else is said
LONGEST_SEED = 200


class Chance(NamedTuple):
    """The state of a stream: where it stands, and the odd step by which it goes on."""

    value: Word
    gamma: Word


class Key(NamedTuple):
    """The 128 bits that decide a deal."""

    high: Word
    low: Word


def advanced(chance: Chance) -> Chance:
    """The state after one step."""
    return Chance((chance.value + chance.gamma) & MASK, chance.gamma)


def mixed(word: Word) -> Word:
    """The 64 random bits of a state's value."""
    z = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(chance: Chance, limit: int) -> tuple[Chance, int]:
    """The next state, and a number from 0 to limit - 1."""
    chance = advanced(chance)
    return chance, (mixed(chance.value) >> 32) * limit >> 32


def shuffled(chance: Chance, items: Sequence[Item]) -> tuple[Chance, tuple[Item, ...]]:
    """The next state, and the items in random order (Fisher and Yates, from the end)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chance, other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return chance, tuple(order)


def seeded(number: int) -> Chance:
    """The plain stream of a number, for who thinks rather than deals."""
    return Chance(number & MASK, GOLDEN)


def forked(chance: Chance) -> Chance:
    """A stream of its own that begins with the bits of this one."""
    return Chance(mixed(chance.value), GOLDEN)


def stream(seed: Seed, name: str) -> Chance:
    """The stream of this name: the same for the same seed, and of no use to foretell another.

    >>> stream(5, "edicts") == stream("5", "edicts") != stream(5, "explore")
    True
    """
    key, label = key_of(seed), label_of(name)
    return Chance(mixed((key.high + label) & MASK), step_of(key.low, label))


@cache
def label_of(name: str) -> Word:
    """The name of a stream as a word."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big")


def step_of(low: Word, label: Word) -> Word:
    """The step of a stream: odd, and where its bits alternate too seldom, as the authors mend it."""
    gamma = mixed(low ^ mixed(label)) | 1
    return gamma if (gamma ^ gamma >> 1).bit_count() >= 24 else gamma ^ 0xAAAAAAAAAAAAAAAA


def key_of(seed: Seed) -> Key:
    """The key of a seed: a number of 64 bits is its own, so that one can count; all other text is hashed."""
    text = seed_text(seed)
    if text.isdecimal() and str(number := int(text)) == text and number <= MASK:
        return Key(number, 0)
    digest = sha256(f"landscribe deal {text}".encode()).digest()
    return Key(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big"))


def seed_text(seed: Seed) -> str:
    """The seed as records keep it; ValueError with a sentence where it is none."""
    text = str(seed)
    if not text or text != text.strip() or not text.isprintable() or len(text) > LONGEST_SEED:
        raise WrongValue("refused-seed", seed=text[:40], most=str(LONGEST_SEED))
    return text
