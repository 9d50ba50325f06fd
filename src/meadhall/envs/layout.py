"""Where everything stands in an observation: the parts of a game's positions, entry by entry."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from meadhall.engine.learning import (
    BYTE_BITS,
    FLAGS,
    HEAP,
    NUMBERS,
    PILE,
    SEATS,
    SMALL_FLAGS,
    WORD_BITS,
    Part,
)

Index = npt.NDArray[np.intp]

BITS_AND_BYTES = (FLAGS, SMALL_FLAGS, SEATS), (HEAP,), (PILE,), (NUMBERS,)
"""An observation is in four blocks: flags, heaps, piles, numbers. Within each, parts stand as the game names them."""

WORD_BYTES = WORD_BITS // BYTE_BITS


class Entries(NamedTuple):
    """A part in an observation: from which entry on, and what each of its entries means."""

    name: str
    kind: str
    start: int
    labels: list[str]


class Layout:
    """Where the parts are in what a game writes (`Written`), and where in the observation of each seat."""

    def __init__(self, parts: list[Part], players: int) -> None:
        self.parts = parts
        self.players = players
        self.words = 0
        self.small = 0
        self.slots = 0
        self.numbers = 0
        self.columns = 0
        """Of all piles: so many kinds of things are counted."""
        slot_columns: list[int] = []
        starts: list[int] = []
        for part in parts:
            starts.append(self._begin(part))
            copies = _copies(part, players)
            if part.kind in (FLAGS, SEATS, HEAP):
                self.words += copies * _words(part, players)
            elif part.kind == SMALL_FLAGS:
                self.small += copies
            elif part.kind == PILE:
                for _ in range(copies):
                    slot_columns += [self.columns] * part.slots
                    self.columns += len(part.labels)
                self.slots += copies * part.slots
            else:
                self.numbers += copies * len(part.labels)
        self.slot_columns = np.array(slot_columns, dtype=np.int64)
        self._starts = starts
        self.entries: list[Entries] = []
        blocks: list[list[list[int]]] = []
        at = 0
        for kinds in BITS_AND_BYTES:
            block: list[list[int]] = [[] for _ in range(players)]
            for part, start in zip(parts, starts, strict=True):
                if part.kind not in kinds:
                    continue
                labels = _labels(part, players)
                self.entries.append(Entries(part.name, part.kind, at, labels))
                at += len(labels)
                for seat in range(players):
                    block[seat] += self._places(part, start, seat)
            blocks.append(block)
        self.size = at
        """Entries of an observation, the decision not counted."""
        self.flags, self.heaps, self.piles, self.values = (np.array(block, dtype=np.intp) for block in blocks)

    def _begin(self, part: Part) -> int:
        if part.kind == PILE:
            return self.columns
        if part.kind == NUMBERS:
            return self.numbers
        return self.small if part.kind == SMALL_FLAGS else self.words

    def _places(self, part: Part, start: int, seat: int) -> list[int]:
        """Where the entries of a part are in its source, for that seat: what is by seat begins with its own."""
        players = self.players
        turned = [(seat + i) % players for i in range(players)]
        copies = turned if part.by_seat else list(range(part.times))
        if part.kind == SEATS:
            return [(start + copy) * WORD_BITS + other for copy in copies for other in turned]
        width = len(part.labels)
        if part.kind == FLAGS:
            each = _words(part, players) * WORD_BITS
            return [start * WORD_BITS + copy * each + bit for copy in copies for bit in range(width)]
        if part.kind == SMALL_FLAGS:
            first = self.words * WORD_BITS
            return [first + (start + copy) * BYTE_BITS + bit for copy in copies for bit in range(width)]
        if part.kind == HEAP:
            return [(start + copy) * WORD_BYTES + byte for copy in copies for byte in range(width)]
        return [start + copy * width + entry for copy in copies for entry in range(width)]


def _copies(part: Part, players: int) -> int:
    return players if part.by_seat else part.times


def _words(part: Part, players: int) -> int:
    return 1 if part.kind != FLAGS else -(-len(part.labels) // WORD_BITS)


def _labels(part: Part, players: int) -> list[str]:
    """What each entry of a part means; seats are counted from one's own: 0 is oneself, 1 the next one clockwise."""
    labels = [f"seat +{seat}" for seat in range(players)] if part.kind == SEATS else list(part.labels)
    if part.by_seat:
        return [f"seat +{seat} {label}".rstrip() for seat in range(players) for label in labels]
    if part.times > 1:
        return [f"{number} {label}".rstrip() for number in range(part.times) for label in labels]
    return labels
