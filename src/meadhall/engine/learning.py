"""What learning programs are given of a game: every option it can ever ask about, and positions as rows of numbers.

A game writes a position piece by piece as words, numbers and bytes (`packed`), which cost next to nothing to make;
`Part`s say what they mean. `meadhall.envs` makes arrays of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any, Final, NamedTuple, Union

FLAGS: Final = "flags"
SMALL_FLAGS: Final = "small flags"
SEATS: Final = "seats"
HEAP: Final = "heap"
COUNTS: Final = "counts"
PILE: Final = "pile"
NUMBERS: Final = "numbers"

WORD_BITS: Final = 64
BYTE_BITS: Final = 8
WORD_BYTES: Final = WORD_BITS // BYTE_BITS
NUMBER_BYTES: Final = 2

SELDOM: Final = 0
OFTEN: Final = 1
OF_PLAYERS: Final = 2
"""The pieces in which a position is written: what changes seldom, what changes often, then one for each seat."""


END: Final = 255
"""Ends a pile."""


class Pieces:
    """What was written last at a table, piece by piece, and from what: what is as it was need not be written again.

    A key has the very lists of the state, which cost nothing to compare: as long as their items are the same objects,
    none of them is looked at. What is put by for the next time are copies of them (`kept`).
    """

    __slots__ = ("found", "keys", "packed")

    def __init__(self, players: int) -> None:
        self.keys: list[list[object]] = [[] for _ in range(OF_PLAYERS + players)]
        self.packed = [b""] * (OF_PLAYERS + players)
        self.found: dict[int, int] = {}
        """What a game has worked out of what one of its keys says, by seat or by whatever it likes."""


def kept(key: list[Any], lists: int) -> list[object]:
    """A key as it is now, whatever becomes of the lists with which it begins."""
    return [*map(list, key[:lists]), *key[lists:]]


@cache
def packing(words: int, numbers: int, small: int = 0) -> Callable[..., bytes]:
    """What packs a piece of so many words, numbers and bytes, given one after the other, the bytes as one."""
    padding = -(numbers * NUMBER_BYTES + small) % WORD_BYTES
    return Struct(f"={words}Q{numbers}h" + f"{small}s" * (small > 0) + f"{padding}x").pack


def packed(words: list[int], numbers: list[int], small: Union[bytes, bytearray] = b"") -> bytes:
    """A piece: words (64 bits each), numbers (16 bits each), bytes; whole words in all."""
    pack = packing(len(words), len(numbers), len(small))
    return pack(*words, *numbers, small) if small else pack(*words, *numbers)


class Part(NamedTuple):
    """One part of what is written of a position: `labels` name its entries.

    `of`: it is there for each of these things. `by_seat`: it is there for every seat, seat 0 first. `piece`: in which
    one it is written; in `OF_PLAYERS` for every seat, too, but each in a piece of its own.
    """

    name: str
    kind: str
    labels: tuple[str, ...]
    of: tuple[str, ...] = ()
    by_seat: bool = False
    piece: int = SELDOM


Labels = Union[list[str], tuple[str, ...]]


def flags(name: str, labels: Labels, *, of: list[str] | None = None, by_seat: bool = False) -> Part:
    """Bits of words: 64 labels a word, the first label the lowest bit."""
    return Part(name, FLAGS, tuple(labels), tuple(of or ()), by_seat)


def small_flags(name: str, labels: Labels, *, of: list[str] | None = None, by_seat: bool = False) -> Part:
    """Up to eight bits, in a byte of their own."""
    return Part(name, SMALL_FLAGS, tuple(labels), tuple(of or ()), by_seat)


def seats(name: str, *, of: list[str] | None = None) -> Part:
    """Seats as bits of a word."""
    return Part(name, SEATS, (), tuple(of or ()))


def heap(name: str, labels: Labels, *, of: list[str] | None = None, by_seat: bool = False) -> Part:
    """Up to eight counts in one word, eight bits each."""
    return Part(name, HEAP, tuple(labels), tuple(of or ()), by_seat)


def counts(name: str, labels: Labels, *, of: list[str] | None = None, by_seat: bool = False) -> Part:
    """Numbers from 0 to 255, a byte each."""
    return Part(name, COUNTS, tuple(labels), tuple(of or ()), by_seat)


def pile(name: str, labels: Labels, *, by_seat: bool = False) -> Part:
    """Things by their number, one a byte, then `END`: how many there are of each, in whatever order."""
    return Part(name, PILE, tuple(labels), (), by_seat)


def numbers(name: str, labels: Labels = ("",), *, by_seat: bool = False) -> Part:
    """A part of plain numbers, one for each label."""
    return Part(name, NUMBERS, tuple(labels), (), by_seat)


def of_players(parts: list[Part]) -> list[Part]:
    """These parts for every seat, each in a piece of its own."""
    return [part._replace(by_seat=True, piece=OF_PLAYERS) for part in parts]


def often(parts: list[Part]) -> list[Part]:
    """These parts in the piece of what changes often."""
    return [part._replace(piece=OFTEN) for part in parts]


Piles = Union[bytes, bytearray]
"""One after the other, each with its `END`."""
Write = Callable[[Any, int, Pieces], Piles]


class Learning:
    """What learning programs are given of a game.

    `actions(state)`: every option that can ever be on offer. Its number is its place in this list, which
    is the same for ever, for a version of the game and its settings: the state that is given is any of such a table.
    `kinds`: every kind of decision.
    `about(state)`: what a decision can be about that is no option anywhere.
    `parts(state)`: what `write` writes, in this order within each piece; what is by seat begins with seat 0.
    `write(state, seat, pieces)`: the position as the seat may see it, in `pieces.packed`, which may have another
    position of the same table or anything else before; returned are the piles, one after the other.
    """

    __slots__ = ("about", "actions", "kinds", "parts", "write")

    def __init__(
        self,
        *,
        actions: Callable[[Any], list[str]],
        kinds: tuple[str, ...],
        about: Callable[[Any], list[str]],
        parts: Callable[[Any], list[Part]],
        write: Write,
    ) -> None:
        self.actions = actions
        self.kinds = kinds
        self.about = about
        self.parts = parts
        self.write = write
