"""Chance: the same everywhere, fair, and silent about its seed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.errors import BadSettings
from meadhall.engine.rng import Rng, check_seed, is_secret, new_secret_seed, rng_of, seed_number, seed_text

seeds = st.integers(0, 2**60 - 1)


def test_the_numbers_of_a_seed_are_the_same_for_ever() -> None:
    rng = Rng(2026)
    assert [rng.below(1000) for _ in range(8)] == [439, 813, 567, 167, 120, 66, 840, 121]


@given(seeds, st.integers(1, 2**30))
def test_a_number_is_below_its_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(seeds)
def test_a_copy_goes_on_alike_and_apart(seed: int) -> None:
    rng = Rng(seed)
    rng.below(7)
    twin = rng.copy()
    ahead = [twin.below(100) for _ in range(10)]
    assert [rng.below(100) for _ in range(10)] == ahead


def test_each_number_is_as_likely_as_the_other() -> None:
    rng = Rng(7)
    counts = Counter(rng.below(6) for _ in range(60_000))
    # 10,000 each; a fair source strays by more than 400 less than once in 10,000 tries.
    assert all(abs(counts[face] - 10_000) < 400 for face in range(6))


def test_neighbouring_draws_and_seeds_do_not_resemble_each_other() -> None:
    rng = Rng(7)
    pairs: Counter[tuple[int, int]] = Counter()
    last = rng.below(6)
    for _ in range(72_000):
        now = rng.below(6)
        pairs[last, now] += 1
        last = now
    assert all(abs(pairs[a, b] - 2000) < 220 for a in range(6) for b in range(6))
    firsts = Counter(Rng(seed).below(6) for seed in range(60_000))
    assert all(abs(firsts[face] - 10_000) < 400 for face in range(6))


def test_a_shuffle_reaches_every_order() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    rng = Rng(3)
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 160 for count in orders.values())


@pytest.mark.parametrize("seed", [-1, 2**60])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        Rng(seed)


def test_it_does_not_show_its_seed() -> None:
    assert "123456789" not in repr(Rng(123456789))


SECRET = 0x9B_1D_EB_4D_3B_7D_4B_AD_9B_DD_2B_0D_7B_3D_CB_6D


def test_the_numbers_of_a_secret_seed_are_the_same_for_ever() -> None:
    rng = rng_of(SECRET)
    assert [rng.below(1000) for _ in range(8)] == [864, 72, 910, 642, 483, 833, 121, 190]


def test_a_copy_of_a_secret_source_goes_on_alike_and_apart() -> None:
    rng = rng_of(SECRET)
    rng.below(7)
    other = rng.copy()
    numbers = [other.below(1000) for _ in range(5)]
    assert [rng.below(1000) for _ in range(5)] == numbers
    assert str(SECRET) not in repr(rng)


def test_neighbouring_secret_seeds_share_nothing_and_are_fair() -> None:
    first, second = (Counter(rng.below(6) for _ in range(6000)) for rng in (rng_of(SECRET), rng_of(SECRET + 1)))
    assert first != second
    assert all(850 < count < 1150 for counts in (first, second) for count in counts.values())


def test_seeds_of_peoples_tables_are_too_many_to_search_for() -> None:
    seeds = {new_secret_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(is_secret(seed) and check_seed(seed) == seed for seed in seeds)
    assert all(seed.bit_length() == 128 for seed in seeds)
    assert all(seed_number(seed_text(seed)) == seed for seed in [*seeds, 0, 5, 2**60 - 1])


@pytest.mark.parametrize("seed", [-1, 2**60, 2**127 - 1, 2**128])
def test_what_is_neither_kind_of_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadSettings):
        check_seed(seed)
