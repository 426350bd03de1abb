from collections import Counter

import pytest

from landscribe.core.rng import advanced, below, mixed, seeded, shuffled

# The first outputs of the reference implementation by Sebastiano Vigna, as its users publish them.
PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431),
}


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_generator_gives_the_published_values(seed: int) -> None:
    rng = seeded(seed)
    for value in PUBLISHED[seed]:
        rng = advanced(rng)
        assert mixed(rng) == value


def test_numbers_below_a_limit_are_spread_evenly() -> None:
    rng, seen = seeded(1), Counter[int]()
    for _ in range(6_000):
        rng, number = below(rng, 6)
        seen[number] += 1
    assert sorted(seen) == [0, 1, 2, 3, 4, 5]
    assert all(880 < times < 1120 for times in seen.values())


def test_every_order_of_three_is_dealt_about_as_often() -> None:
    orders = Counter(shuffled(seed, "abc")[1] for seed in range(6_000))
    assert len(orders) == 6
    assert all(880 < times < 1120 for times in orders.values())


def test_a_shuffle_is_pinned_for_ever() -> None:
    assert shuffled(seeded(2026), range(8))[1] == (0, 5, 2, 7, 1, 4, 3, 6)


@pytest.mark.parametrize("seed", [-1, 1 << 64])
def test_a_seed_has_64_bits(seed: int) -> None:
    with pytest.raises(ValueError, match=f"{seed} is no seed"):
        seeded(seed)
