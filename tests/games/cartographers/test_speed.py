"""A hundred seats are as quick per seat as one."""

from time import process_time

import pytest

from tests.games.playing import random_game


def seconds(name: str, seats: int, seed: int) -> float:
    """The processor time of a whole random game."""
    start = process_time()
    random_game(name, seats, seed)
    return process_time() - start


@pytest.mark.parametrize("name", ["cartographers", "heroes"])
def test_a_hundred_seats_are_about_as_quick_per_seat_as_one(name: str) -> None:
    """What grows with the square of the seats would be tens of times slower; a noisy machine is not."""
    for seed in range(3):
        seconds(name, 1, seed)  # what is computed only once, such as the turned shapes
    alone = sum(seconds(name, 1, seed) for seed in range(40)) / 40
    assert any(seconds(name, 100, seed) < 2 * 100 * alone for seed in range(3))
