"""Tokens of Cartouche: the four animals and the scarab, and every way to pay with them."""

from collections.abc import Iterator, Sequence
from enum import IntEnum
from functools import cache
from typing import NamedTuple

from landscribe.core.cells import kernel
from landscribe.core.note import WrongValue


class Animal(IntEnum):
    """The four animals; the value is their place in a mural, among counts and among tokens."""

    CAT = 0
    SNAKE = 1
    BIRD = 2
    HUMAN = 3


ANIMALS = ("cat", "snake", "bird", "human")
TOKENS = (*ANIMALS, "scarab")


class Counts(NamedTuple):
    """So many of each animal."""

    cat: int = 0
    snake: int = 0
    bird: int = 0
    human: int = 0


NOTHING = Counts()


class Tokens(NamedTuple):
    """Story tokens, and the scarabs that stand for any of them."""

    cat: int = 0
    snake: int = 0
    bird: int = 0
    human: int = 0
    scarab: int = 0

    def __str__(self) -> str:
        return " ".join(name for name, number in zip(TOKENS, self, strict=True) for _ in range(number))


NO_TOKENS = Tokens()


@kernel
def total(counts: Counts) -> int:
    """How many there are in all."""
    return counts.cat + counts.snake + counts.bird + counts.human


@kernel
def beyond(counts: Counts, others: Counts) -> Counts:
    """How many more of each animal there are than in the others."""
    return Counts(
        max(counts.cat - others.cat, 0),
        max(counts.snake - others.snake, 0),
        max(counts.bird - others.bird, 0),
        max(counts.human - others.human, 0),
    )


@kernel
def held_of(tokens: Tokens) -> Counts:
    """The tokens of each animal, without the scarabs."""
    return Counts(tokens.cat, tokens.snake, tokens.bird, tokens.human)


@kernel
def short(tokens: Tokens, wanted: Counts, any_kind: int) -> int:
    """How many tokens are missing for this price, scarabs spent where they are needed."""
    held = held_of(tokens)
    lacking = total(beyond(wanted, held))
    spare = total(beyond(held, wanted)) + max(tokens.scarab - lacking, 0)
    return max(lacking - tokens.scarab, 0) + max(any_kind - spare, 0)


@kernel
def more(tokens: Tokens, animal: int, number: int) -> Tokens:
    """The tokens with so many more of an animal."""
    return Tokens(
        tokens.cat + number * (animal == 0),
        tokens.snake + number * (animal == 1),
        tokens.bird + number * (animal == 2),
        tokens.human + number * (animal == 3),
        tokens.scarab,
    )


@kernel
def added(tokens: Tokens, others: Tokens) -> Tokens:
    """The tokens with these besides."""
    return Tokens(
        tokens.cat + others.cat,
        tokens.snake + others.snake,
        tokens.bird + others.bird,
        tokens.human + others.human,
        tokens.scarab + others.scarab,
    )


@kernel
def spent(tokens: Tokens, payment: Tokens) -> Tokens:
    """The tokens without these."""
    return Tokens(
        tokens.cat - payment.cat,
        tokens.snake - payment.snake,
        tokens.bird - payment.bird,
        tokens.human - payment.human,
        tokens.scarab - payment.scarab,
    )


def tokens_of(names: Sequence[str]) -> Tokens:
    """The tokens named here, in any order; ValueError with a sentence where one is none."""
    for name in names:
        if name not in TOKENS:
            raise WrongValue("refused-cartouche-token", name=name, known=", ".join(TOKENS))
    return Tokens(*(names.count(name) for name in TOKENS))


def counts_of(letters: str) -> Counts:
    """The animals written by their first letters, as in 'ccs'."""
    return Counts(*(letters.count(animal[0]) for animal in ANIMALS))


@kernel
def ways_to_pay(tokens: Tokens, wanted: Counts, any_kind: int) -> Iterator[Tokens]:
    """Every different way to pay this price, those with the fewest scarabs first."""
    number = total(wanted) + any_kind
    for scarab in range(min(tokens.scarab, number) + 1):
        for cat in range(min(tokens.cat, number - scarab), -1, -1):
            for snake in range(min(tokens.snake, number - scarab - cat), -1, -1):
                for bird in range(min(tokens.bird, number - scarab - cat - snake), -1, -1):
                    human = number - scarab - cat - snake - bird
                    payment = Tokens(cat, snake, bird, human, scarab)
                    if human <= tokens.human and pays(payment, wanted):
                        yield payment


@kernel
def pays(payment: Tokens, wanted: Counts) -> bool:
    """Whether the scarabs of a payment make up for what it lacks of a price."""
    return total(beyond(wanted, held_of(payment))) <= payment.scarab


@cache
def payments(tokens: Tokens, wanted: Counts, any_kind: int = 0) -> tuple[Tokens, ...]:
    """The ways to pay, kept: they are asked for again and again."""
    return tuple(ways_to_pay(tokens, wanted, any_kind))
