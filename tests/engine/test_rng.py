"""Chance: the same everywhere, fair, and silent about its seed."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.engine.rng import Rng

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
