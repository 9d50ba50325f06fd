"""A small seeded source of chance: cheap to copy, and the same numbers on every machine."""

from __future__ import annotations

import secrets
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from meadhall.engine.errors import BadSettings

T = TypeVar("T")

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 60


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def check_seed(seed: int) -> int:
    """The seed, if it is one."""
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSettings(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1")
    return seed


def _mix(x: i64) -> i64:
    """Scramble 32 bits; every product stays under 2**62, so that machine integers hold it."""
    x = ((x ^ (x >> 16)) * 0x2C1B3C6D) & MASK
    x = ((x ^ (x >> 12)) * 0x297A2D39) & MASK
    return x ^ (x >> 15)


@mypyc_attr(acyclic=True)  # it holds nothing that could lead back to it: the garbage collector need not look
class Rng:
    """Numbers as a function of the seed and of how many were drawn before."""

    __slots__ = ("drawn", "high", "low", "seed")

    def __init__(self, seed: i64, drawn: i64 = 0, low: i64 = -1, high: i64 = -1) -> None:
        if seed < 0 or seed >> SEED_BITS:
            check_seed(seed)
        self.seed = seed
        self.drawn = drawn
        # Two keys from the whole seed, so that neighbouring seeds share no stretch of numbers.
        self.low = low if low >= 0 else _mix((seed ^ 0x5BD1E995) & MASK)
        self.high = high if high >= 0 else _mix(((seed >> 30) ^ self.low) & MASK)

    def below(self, n: i64) -> int:
        """A whole number from 0 to n - 1."""
        self.drawn += 1
        x: i64 = (self.drawn * 0x1E3779B1 + self.low) & MASK
        x = ((x ^ (x >> 16)) * 0x2C1B3C6D) & MASK
        x = ((x ^ (x >> 13) ^ self.high) * 0x297A2D39) & MASK
        return ((x ^ (x >> 16)) * n) >> 32

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def deal(self, unseen: list[int]) -> None:
        """Shuffle what somebody cannot see, from an order that tells nothing of how it really lies."""
        unseen.sort()
        self.shuffle(unseen)

    def fork(self) -> Rng:
        """A new source, seeded by this one."""
        return Rng(self.below(1 << 30) << 30 | self.below(1 << 30))

    def copy(self) -> Rng:
        return Rng(self.seed, self.drawn, self.low, self.high)

    def __repr__(self) -> str:
        # The seed is the table's secret: it must not slip out through an error or a log.
        return f"<Rng after {self.drawn} draws>"
