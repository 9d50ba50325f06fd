"""Rows of observations and masks, many at once: what games have written, spread out entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from struct import pack
from typing import Final

import numpy as np
import numpy.typing as npt

from meadhall.engine.decision import Decision
from meadhall.engine.learning import (
    COUNTS,
    END,
    HEAP,
    NUMBER_BYTES,
    NUMBERS,
    PILE,
    SEATS,
    SMALL_FLAGS,
    WORD_BYTES,
    Pieces,
    Piles,
    Write,
)
from meadhall.engine.state import State
from meadhall.envs.layout import MASKS, Index, Layout

Observations = npt.NDArray[np.int16]
Masks = npt.NDArray[np.int8]

ONE: Final = np.int16(1)
NOTHING: Final = Decision(-1, "", [])
"""What a seat has to decide that has nothing to decide."""


class Abouts(dict[str, list[int]]):
    """By what a decision is about, its entries: names, and numbers as amounts."""

    def __init__(self, entries: Mapping[str, int]) -> None:
        super().__init__({"": []})
        self._entry = entries

    def __missing__(self, about: str) -> list[int]:
        parts = [f"amount.{part}" if part.isdigit() else part for part in about.split()]
        entries = self[about] = [self._entry[part] for part in parts]
        return entries


class Asked:
    """Where decisions stand in an observation, and which number each option has."""

    def __init__(self, kinds: Mapping[str, int], abouts: Mapping[str, int], number: Mapping[str, int]) -> None:
        self.kinds = kinds
        self.abouts = Abouts(abouts)
        self.number = number


class Rows:
    """So many positions, gathered one after the other and spread out together, again and again."""

    def __init__(self, layout: Layout, asked: Asked, write: Write, rows: int, size: int) -> None:
        self._layout = layout
        self._asked = asked
        self._write = write
        self._size = size
        self._raw = np.zeros((rows, layout.all_flag_bytes), dtype=np.uint8)
        """The bytes of all flags."""
        numbers = np.arange(rows, dtype=np.intp).reshape(-1, 1)
        self._bytes = numbers * layout.row_bytes
        """Where each row begins in what was written."""
        self._words, self._numbers = self._bytes // WORD_BYTES, self._bytes // NUMBER_BYTES
        self._entries = numbers * size
        self._starts: list[int] = self._entries.reshape(-1).tolist()
        """With which entry each row begins, counted from the first row on."""
        self._pieces = [Pieces(len(layout.words)) for _ in range(rows)]
        self.begin()

    def begin(self) -> None:
        """Nothing is gathered yet."""
        self.seats: list[int] = []
        """Who sees what was added."""
        self._piles: list[Piles] = []
        self._decisions: list[Decision] = []

    def add(self, state: State, seat: int, decision: Decision | None) -> None:
        """What the seat sees, and what it has to decide, if anything; the position stays as it is until `fill`."""
        self._piles.append(self._write(state, seat, self._pieces[len(self.seats)]))
        self.seats.append(seat)
        self._decisions.append(decision or NOTHING)

    def gather(self, states: list[State], decisions: list[Decision]) -> None:
        """All positions at once, each seen by the seat that has to decide."""
        self.seats = [decision.seat for decision in decisions]
        self._decisions = decisions
        self._piles = [*map(self._write, states, self.seats, self._pieces)]

    def fill(self, out: Observations, masks: Masks | None = None) -> None:
        """Spread out all that was added, a row each, in arrays of one piece."""
        self._spread(out)
        if masks is not None:
            options = [decision.options for decision in self._decisions]
            numbers = [*map(self._asked.number.__getitem__, chain.from_iterable(options))]
            offered = np.arange(0, masks.size, masks.shape[1]).repeat([*map(len, options)])
            offered += np.frombuffer(pack(f"{len(numbers)}H", *numbers), dtype=np.uint16)
            masks.fill(0)
            masks.reshape(-1)[offered] = 1

    def _asked_entries(self) -> list[int]:
        """The entries of decisions, counted from the first row on."""
        kinds, abouts = self._asked.kinds, self._asked.abouts
        asked = [*zip(self._starts, self._decisions, strict=True)]
        entries = [start + kinds[decision.kind] for start, decision in asked if decision is not NOTHING]
        entries += [start + entry for start, decision in asked for entry in abouts[decision.about]]
        return entries

    def _spread(self, out: Observations) -> None:
        layout = self._layout
        ends = layout.ends
        which = np.array(self.seats, dtype=np.intp)
        written = b"".join([piece for pieces in self._pieces for piece in pieces.packed])
        self._spread_flags(out, which, written)
        values = np.frombuffer(written, dtype=np.int16)
        out[:, ends[PILE] : ends[NUMBERS]] = values.take(layout.values[which] + self._numbers)
        out[:, ends[NUMBERS] :] = 0
        flat = out.reshape(-1)
        flat[self._asked_entries()] = 1
        if ends[PILE] > ends[COUNTS]:
            out[:, ends[COUNTS] : ends[PILE]] = 0
            piles = np.frombuffer(b"".join(self._piles), dtype=np.uint8)
            things = np.flatnonzero(piles != END)
            pile = (piles == END).cumsum().take(things)
            counted = (layout.piles[which] + self._entries).take(pile)
            counted += piles.take(things)
            np.add.at(flat, counted, ONE)

    def _spread_flags(self, out: Observations, which: Index, written: bytes) -> None:
        """What is in words and bytes."""
        layout = self._layout
        ends = layout.ends
        raw = self._raw
        words = np.frombuffer(written, dtype=np.uint64)
        of_words = words.take(layout.words[which] + self._words).view(np.uint8)
        raw[:, : layout.flag_bytes] = of_words[:, : layout.flag_bytes]
        if ends[SEATS] > ends[SMALL_FLAGS]:
            seats = of_words[:, layout.flag_bytes : WORD_BYTES * layout.used[SEATS] : WORD_BYTES]
            raw[:, layout.seats_at :] = layout.turned_seats.take(seats + which.reshape(-1, 1) * MASKS)
        if ends[HEAP] > ends[SEATS]:
            out[:, ends[SEATS] : ends[HEAP]] = of_words.take(layout.heaps, axis=1)
        if layout.bytes.size:
            of_bytes = np.frombuffer(written, dtype=np.uint8).take(layout.bytes[which] + self._bytes)
            raw[:, layout.flag_bytes : layout.seats_at] = of_bytes[:, : layout.used[SMALL_FLAGS]]
            out[:, ends[HEAP] : ends[COUNTS]] = of_bytes[:, layout.used[SMALL_FLAGS] :]
        bits = np.unpackbits(raw, axis=1, bitorder="little")
        if layout.runs:
            for start, end, place in layout.runs:
                out[:, start:end] = bits[:, place : place + end - start]
        else:
            out[:, : ends[SEATS]] = bits.take(layout.flags, axis=1)
