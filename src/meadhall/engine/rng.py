"""A small seeded source of chance: cheap to copy, and the same numbers on every machine."""

from __future__ import annotations

import random
import secrets
from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from meadhall.engine.errors import BadSettings, MeadhallError

T = TypeVar("T")

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 60
SECRET_BITS: Final = 128


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def new_secret_seed() -> int:
    """A seed that nobody can search for either, whatever was seen to come of it: for tables of people."""
    return 1 << (SECRET_BITS - 1) | secrets.randbits(SECRET_BITS - 1)


def is_secret(seed: int) -> bool:
    """Whether the seed is a long one, whose numbers tell nothing of each other."""
    return seed >> (SECRET_BITS - 1) == 1


def check_seed(seed: int) -> int:
    """The seed, if it is one."""
    if not 0 <= seed < 1 << SEED_BITS and not is_secret(seed):
        message = f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, or one of {SECRET_BITS} bits"
        raise BadSettings(message, "seed", bits=str(SEED_BITS), long=str(SECRET_BITS))
    return seed


def seed_text(seed: int) -> int | str:
    """A seed as records have it: a long one as text, since not every reader of JSON can keep such a number."""
    return f"{seed:x}" if is_secret(seed) else seed


def seed_number(text: int | str) -> int:
    """A seed as a number; as text it is written in hexadecimal."""
    if isinstance(text, int):
        return text
    try:
        return int(text, 16)
    except ValueError:
        raise BadSettings("a long seed is written as hexadecimal digits", "seed-digits") from None


def rng_of(seed: int) -> Rng:
    """The source of chance that a seed of either kind leads to."""
    if not is_secret(seed):
        return Rng(seed)
    key = blake2b(seed.to_bytes(SECRET_BITS // 8, "big"), digest_size=32, person=b"meadhall").hexdigest()
    return SecretRng(int(key[:15], 16), 0, 0, 0, key[16:])


def as_rng(source: object) -> Rng:
    """A source of chance of ours, made from whichever kind somebody has at hand."""
    if isinstance(source, Rng):
        return source.fork()
    if isinstance(source, random.Random):
        return Rng(source.getrandbits(SEED_BITS))
    raise MeadhallError(f"chance comes from an Rng or a random.Random, not from {source!r}")


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
        """Into an order of chance, in place."""
        if type(self) is not Rng:
            for i in range(len(items) - 1, 0, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]
            return
        # What `below` does, without asking it card by card: decks are most of what is drawn.
        drawn: i64 = self.drawn
        low: i64 = self.low
        high: i64 = self.high
        for i in range(len(items) - 1, 0, -1):
            drawn += 1
            x: i64 = (drawn * 0x1E3779B1 + low) & MASK
            x = ((x ^ (x >> 16)) * 0x2C1B3C6D) & MASK
            x = ((x ^ (x >> 13) ^ high) * 0x297A2D39) & MASK
            j = ((x ^ (x >> 16)) * (i + 1)) >> 32
            items[i], items[j] = items[j], items[i]
        self.drawn = drawn

    def deal(self, unseen: list[int]) -> None:
        """Shuffle what somebody cannot see, from an order that tells nothing of how it really lies."""
        unseen.sort()
        self.shuffle(unseen)

    def fork(self) -> Rng:
        """A new source, seeded by this one."""
        return Rng(self.below(1 << 30) << 30 | self.below(1 << 30))

    def copy(self) -> Rng:
        """One that goes on as this one will."""
        return Rng(self.seed, self.drawn, self.low, self.high)

    def __repr__(self) -> str:
        # The seed is the table's secret: it must not slip out through an error or a log.
        return f"<Rng after {self.drawn} draws>"


@mypyc_attr(acyclic=True)
class SecretRng(Rng):
    """Numbers by a keyed hash of how many were drawn before: those that were seen tell nothing of the others."""

    __slots__ = ("key",)

    def __init__(self, seed: i64, drawn: i64, low: i64, high: i64, key: str) -> None:
        super().__init__(seed, drawn, low, high)
        self.key = key

    def below(self, n: i64) -> int:
        self.drawn += 1
        drawn: int = self.drawn
        found = blake2b(drawn.to_bytes(8, "big"), digest_size=4, key=self.key.encode()).digest()
        x: i64 = int.from_bytes(found, "big")
        return (x * n) >> 32

    def copy(self) -> Rng:
        """One that goes on as this one will."""
        return SecretRng(self.seed, self.drawn, self.low, self.high, self.key)
