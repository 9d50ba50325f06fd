"""What learning programs are given of a game: every option it can ever ask about, and positions as rows of numbers.

A game writes a position as four short lists (`Written`), which cost next to nothing to make; `Part`s say what they
mean. `meadhall.envs` makes arrays of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, Union

Written = tuple[list[int], bytes, list[bytes], list[int]]
"""A position as a seat may see it: words (64 bits each), bytes, piles, numbers (16 bits each)."""

FLAGS: Final = "flags"
SMALL_FLAGS: Final = "small flags"
SEATS: Final = "seats"
HEAP: Final = "heap"
COUNTS: Final = "counts"
PILE: Final = "pile"
NUMBERS: Final = "numbers"

WORD_BITS: Final = 64
BYTE_BITS: Final = 8


class Part(NamedTuple):
    """One part of what is written of a position: `labels` name its entries.

    `of`: it is there for each of these things. `by_seat`: it is there for every seat, seat 0 first. `of_player`: that
    too, but written player by player, after all else: all such parts of seat 0, then all of seat 1.
    """

    name: str
    kind: str
    labels: tuple[str, ...]
    of: tuple[str, ...] = ()
    by_seat: bool = False
    of_player: bool = False


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
    """Things by their number, one a byte: how many there are of each, in whatever order."""
    return Part(name, PILE, tuple(labels), (), by_seat)


def numbers(name: str, labels: Labels = ("",), *, by_seat: bool = False) -> Part:
    """A part of plain numbers, one for each label."""
    return Part(name, NUMBERS, tuple(labels), (), by_seat)


def of_players(parts: list[Part]) -> list[Part]:
    """These parts for every seat, written player by player after all else."""
    return [part._replace(by_seat=True, of_player=True) for part in parts]


class Learning:
    """What learning programs are given of a game.

    `actions(state)`: every option that can ever be on offer. Its number is its place in this list, which
    is the same for ever, for a version of the game and its settings: the state that is given is any of such a table.
    `kinds`: every kind of decision.
    `about(state)`: what a decision can be about that is no option anywhere.
    `parts(state)`: what `write` writes, in this order within each of its four lists; what is by seat
    begins with seat 0.
    `write(state, seat)`: the position as the seat may see it.
    """

    __slots__ = ("about", "actions", "kinds", "parts", "write")

    def __init__(
        self,
        *,
        actions: Callable[[Any], list[str]],
        kinds: tuple[str, ...],
        about: Callable[[Any], list[str]],
        parts: Callable[[Any], list[Part]],
        write: Callable[[Any, int], Written],
    ) -> None:
        self.actions = actions
        self.kinds = kinds
        self.about = about
        self.parts = parts
        self.write = write
