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
        self.numbers = 0
        self.columns = 0
        """Of all piles: so many kinds of things are counted."""
        pile_columns: list[int] = []
        starts: dict[str, list[int]] = {part.name: [] for part in parts}
        """By part and copy (by thing or by seat): where it is in what is written."""
        order = [(part, _copies(part, players)) for part in parts if not part.of_player]
        order += [(part, 1) for _ in range(players) for part in parts if part.of_player]
        for part, copies in order:
            for _ in range(copies):
                starts[part.name].append(self._put(part, pile_columns))
        self.pile_columns = np.array(pile_columns, dtype=np.intp)
        """Where the counts of each pile begin."""
        self.entries: list[Entries] = []
        blocks: list[list[list[int]]] = []
        at = 0
        for kinds in BITS_AND_BYTES:
            block: list[list[int]] = [[] for _ in range(players)]
            for part in parts:
                if part.kind not in kinds:
                    continue
                labels = _labels(part, players)
                self.entries.append(Entries(part.name, part.kind, at, labels))
                at += len(labels)
                for seat in range(players):
                    block[seat] += self._places(part, starts[part.name], seat)
            blocks.append(block)
        self.size = at
        """Entries of an observation, the decision not counted."""
        flags, self.heaps, self.piles, self.values = (np.array(block, dtype=np.intp) for block in blocks)
        self.flag_bytes = flags // BYTE_BITS
        self.flag_bits = (1 << flags % BYTE_BITS).astype(np.uint8)

    def _put(self, part: Part, pile_columns: list[int]) -> int:
        """Where a copy of the part comes to stand, after what is there already."""
        width = len(part.labels)
        if part.kind == PILE:
            pile_columns.append(self.columns)
            self.columns += width
            return self.columns - width
        if part.kind == NUMBERS:
            self.numbers += width
            return self.numbers - width
        if part.kind == SMALL_FLAGS:
            self.small += 1
            return self.small - 1
        words = -(-width // WORD_BITS) if part.kind == FLAGS else 1
        self.words += words
        return self.words - words

    def _places(self, part: Part, starts: list[int], seat: int) -> list[int]:
        """Where the entries of a part are in its source, for that seat: what is by seat begins with its own."""
        turned = [(seat + i) % self.players for i in range(self.players)]
        if part.by_seat:
            starts = [starts[other] for other in turned]
        if part.kind == SEATS:
            return [start * WORD_BITS + other for start in starts for other in turned]
        first, unit = 0, 1
        if part.kind == FLAGS:
            unit = WORD_BITS
        elif part.kind == SMALL_FLAGS:
            first, unit = self.words * WORD_BITS, BYTE_BITS
        elif part.kind == HEAP:
            unit = WORD_BYTES
        return [first + start * unit + entry for start in starts for entry in range(len(part.labels))]


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
