"""Names of numbered things, and lists of them for bit masks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.engine.errors import MeadhallError

CHUNK: Final = 8


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Names:
    """`names[i]` is the option that stands for thing number i; `of(mask)` lists those whose bit is set."""

    __slots__ = ("_tables", "index", "names")

    def __init__(self, names: list[str]) -> None:
        if len(set(names)) != len(names):
            raise MeadhallError("two things have the same name")
        self.names = names
        self.index = {name: i for i, name in enumerate(names)}
        # Eight bits a look-up: a list of fifty names is seven additions, not fifty tests.
        self._tables: list[list[list[str]]] = []
        for start in range(0, len(names), CHUNK):
            chunk = names[start : start + CHUNK]
            self._tables.append(
                [[name for i, name in enumerate(chunk) if mask >> i & 1] for mask in range(1 << len(chunk))]
            )

    def of(self, mask: int) -> list[str]:
        found: list[str] = []
        for table in self._tables:
            if not mask:
                break
            found += table[mask & 255]
            mask >>= CHUNK
        return found
