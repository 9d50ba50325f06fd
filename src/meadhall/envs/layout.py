"""Where everything stands in an observation: the parts of a game's positions, entry by entry."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.engine.learning import (
    BYTE_BITS,
    COUNTS,
    FLAGS,
    HEAP,
    NUMBER_BYTES,
    NUMBERS,
    OF_PLAYERS,
    PILE,
    SEATS,
    SMALL_FLAGS,
    WORD_BITS,
    WORD_BYTES,
    Part,
)

Index = npt.NDArray[np.intp]

KINDS: Final = (FLAGS, SMALL_FLAGS, SEATS, HEAP, COUNTS, PILE, NUMBERS)
"""An observation is in blocks, a kind each. Within each, parts stand as the game names them."""

WORDS, VALUES, BYTES, PILES = WRITTEN = ("words", "values", "bytes", "piles")
"""What a game writes, in this order within a piece; piles stand apart."""
WRITTEN_BYTES: Final = {WORDS: WORD_BYTES, VALUES: NUMBER_BYTES, BYTES: 1}

WRITTEN_AS: Final = {
    FLAGS: WORDS,
    SMALL_FLAGS: BYTES,
    SEATS: WORDS,
    HEAP: WORDS,
    COUNTS: BYTES,
    PILE: PILES,
    NUMBERS: VALUES,
}

MASKS: Final = 1 << BYTE_BITS
LONG_RUN: Final = 64
"""Flags that follow each other are copied, if so many do at a time: NumPy picks single ones at half that speed."""


class Entries(NamedTuple):
    """A part in an observation: from which entry on, and what each of its entries means."""

    name: str
    kind: str
    start: int
    labels: list[str]


class Layout:
    """Where the parts are in what a game writes (`Written`), and where in the observation of each seat.

    What was written is brought into the order of the observation first, block after block; there, what is by seat
    begins with the seat that looks. From then on all seats are alike.
    """

    def __init__(self, parts: list[Part], players: int) -> None:
        starts, self.row_bytes = _starts(parts, players)
        self.order: dict[str, list[list[int]]] = {written: [[] for _ in range(players)] for written in WRITTEN}
        """Of what is written, by seat: what comes first, what next."""
        self.used: dict[str, int] = {}
        """By kind: so much of what it is written as is used, once all of that kind is in order."""
        self.entries: list[Entries] = []
        self.ends: dict[str, int] = {}
        """By kind: where its block ends in an observation."""
        self._places: dict[str, list[int]] = {kind: [] for kind in KINDS}
        self.size = 0
        """Entries of an observation, the decision not counted."""
        for kind in KINDS:
            for part in parts:
                if part.kind == kind:
                    self._add(part, starts[part.name], players)
            self.ends[kind] = self.size
            self.used[kind] = len(self.order[WRITTEN_AS[kind]][0])
        self.flag_bytes = self.used[FLAGS] * WORD_BYTES
        """The flags that are words come first in the bytes of flags; then the small ones, then seats."""
        self.seats_at = self.flag_bytes + self.used[SMALL_FLAGS]
        self.all_flag_bytes = self.seats_at + self.used[SEATS] - self.used[FLAGS]
        small = [self.flag_bytes * BYTE_BITS + place for place in self._places[SMALL_FLAGS]]
        seats = [(self.seats_at - self.used[FLAGS]) * BYTE_BITS + place for place in self._places[SEATS]]
        self.flags = _index([*self._places[FLAGS], *small, *seats])
        """Where flags are in the bits of these bytes."""
        self.runs = _runs(self.flags.tolist())
        """The same as from where to where they follow each other, and where from; empty if most stand alone."""
        self.heaps = _index(self._places[HEAP])
        """Where heaps are in the bytes of the words."""
        self.words, self.bytes, self.values = (_index(self.order[written]) for written in (WORDS, BYTES, VALUES))
        """By seat: which word, byte and number comes where."""
        piles = [dict(zip(order, self._places[PILE], strict=True)) for order in self.order[PILES]]
        self.piles = _index([[entry for _, entry in sorted(entries.items())] for entries in piles])
        """By seat: from which entry on the things of each pile are counted."""
        self.turned_seats = np.array([_turned(seat, players) for seat in range(players)], dtype=np.uint8).reshape(-1)
        """By seat and mask of seats: the mask as that seat counts them."""

    def _add(self, part: Part, starts: list[int], players: int) -> None:
        labels = _labels(part, players)
        self.entries.append(Entries(part.name, part.kind, self.size, labels))
        orders = self.order[WRITTEN_AS[part.kind]]
        width = len(labels) // len(starts)
        for place in range(len(starts)):
            if part.kind == PILE:
                self._places[PILE].append(self.size + place * width)
            else:
                first = len(orders[0]) * (WORD_BITS if part.kind == FLAGS else BYTE_BITS)
                self._places[part.kind] += range(first, first + width)
            for seat, order in enumerate(orders):
                start = starts[(place + seat) % players if part.by_seat else place]
                order += range(start, start + _length(part))
        self.size += len(labels)


def _starts(parts: list[Part], players: int) -> tuple[dict[str, list[int]], int]:
    """By part and copy (by thing or by seat): where it is in what is written; and how many bytes are written."""
    starts: dict[str, list[int]] = {part.name: [] for part in parts}
    ends = dict.fromkeys(WRITTEN, 0)
    for piece in range(OF_PLAYERS + players):
        of_player = piece >= OF_PLAYERS
        own = [part for part in parts if part.piece == min(piece, OF_PLAYERS)]
        order = [part for part in own for _ in range(1 if of_player else _copies(part, players))]
        for written in WRITTEN:
            for part in order:
                if WRITTEN_AS[part.kind] == written:
                    starts[part.name].append(ends[written])
                    ends[written] += _length(part)
            if written != PILES:  # the others follow each other
                end = ends[written] * WRITTEN_BYTES[written]
                ends[VALUES], ends[BYTES] = -(-end // NUMBER_BYTES), end
        ends[WORDS] = -(-ends[BYTES] // WORD_BYTES)
    return starts, ends[WORDS] * WORD_BYTES


def _length(part: Part) -> int:
    """How many words, bytes, piles or numbers a copy of the part is."""
    if part.kind == FLAGS:
        return -(-len(part.labels) // WORD_BITS)
    return len(part.labels) if part.kind in (COUNTS, NUMBERS) else 1


def _turned(seat: int, players: int) -> list[int]:
    """By mask of seats: the same, counted from that seat."""
    seats = range(players)
    return [sum(1 << (other - seat) % players for other in seats if mask >> other & 1) for mask in range(MASKS)]


def _runs(places: list[int]) -> list[tuple[int, int, int]]:
    starts = [at for at, place in enumerate(places) if at == 0 or place != places[at - 1] + 1]
    if len(places) < len(starts) * LONG_RUN:
        return []
    return [(start, end, places[start]) for start, end in zip(starts, [*starts[1:], len(places)], strict=True)]


def _index(places: list[int] | list[list[int]]) -> Index:
    return np.array(places, dtype=np.intp)


def _copies(part: Part, players: int) -> int:
    return players if part.by_seat else len(part.of) or 1


def _labels(part: Part, players: int) -> list[str]:
    """What each entry of a part means; seats are counted from one's own: 0 is oneself, 1 the next one clockwise."""
    labels = [f"seat +{seat}" for seat in range(players)] if part.kind == SEATS else list(part.labels)
    if part.by_seat:
        return [f"seat +{seat} {label}".rstrip() for seat in range(players) for label in labels]
    if part.of:
        return [f"{thing} {label}".rstrip() for thing in part.of for label in labels]
    return labels
