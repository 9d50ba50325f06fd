"""Names of numbered things, and lists of them for bit masks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from meadhall.engine.errors import MeadhallError

HALF: Final = 13
LOW: Final = (1 << HALF) - 1
"""Up to twice so many names are listed by two look-ups: hands of cards are what is asked for most."""

CHUNK: Final = 10
CHUNK_MASK: Final = (1 << CHUNK) - 1
"""More names take a look-up for every ten: a list of fifty is five additions, not fifty tests."""

WORD: Final = 6 * CHUNK
WORD_MASK: Final = (1 << WORD) - 1
"""So many names at a time are cut off a long mask, since shifting what fits a machine word costs next to nothing."""


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    first = 0
    while mask > WORD_MASK:
        word = mask & WORD_MASK
        while word:
            low = word & -word
            yield first + low.bit_length() - 1
            word ^= low
        mask >>= WORD
        first += WORD
    while mask:
        low = mask & -mask
        yield first + low.bit_length() - 1
        mask ^= low


def mask_of(numbers: list[int]) -> int:
    """The mask in which the bits of these numbers are set; they are told once each."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


COUNT_BITS: Final = 9
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
COUNTS: Final = [mask.bit_count() for mask in range(1 << COUNT_BITS)]


def count(mask: int) -> int:
    """How many of up to 62 bits are set; compiled, a table is faster than a method of numbers."""
    left: i64 = mask
    found = 0
    while left:
        found += COUNTS[left & COUNT_MASK]
        left >>= COUNT_BITS
    return found


class Names:
    """`names[i]` is the option that stands for thing number i; `of(mask)` lists those whose bit is set."""

    __slots__ = ("_high", "_low", "_words", "index", "names")

    def __init__(self, names: list[str]) -> None:
        if len(set(names)) != len(names):
            raise MeadhallError("two things have the same name")
        self.names = names
        self.index = {name: i for i, name in enumerate(names)}
        small = len(names) <= 2 * HALF
        self._low = _subsets(names[:HALF]) if small else []
        self._high = _subsets(names[HALF:]) if small else []
        self._words = [] if small else [_chunks(names[i : i + WORD]) for i in range(0, len(names), WORD)]

    def of(self, mask: int) -> list[str]:
        """The names of the bits that are set, as a list of the caller's own."""
        if self._high:
            if mask <= LOW:
                return [*self._low[mask]]
            return [*self._low[mask & LOW], *self._high[mask >> HALF]]
        found: list[str] = []
        for chunks in self._words:
            word = mask & WORD_MASK
            mask >>= WORD
            for subsets in chunks:
                if not word:
                    break
                found += subsets[word & CHUNK_MASK]
                word >>= CHUNK
        return found


def _chunks(names: list[str]) -> list[list[tuple[str, ...]]]:
    return [_subsets(names[i : i + CHUNK]) for i in range(0, len(names), CHUNK)]


def _subsets(names: list[str]) -> list[tuple[str, ...]]:
    """For every mask of these names, those whose bit is set; tuples, which the garbage collector does not look into."""
    subsets: list[tuple[str, ...]] = [()]
    for name in names:
        subsets += [(*subset, name) for subset in subsets]
    return subsets
