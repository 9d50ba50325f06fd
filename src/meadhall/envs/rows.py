"""Rows of observations and masks, many at once: what games have written, spread out entry by entry."""

from __future__ import annotations

from collections.abc import Mapping
from struct import pack
from typing import Final

import numpy as np
import numpy.typing as npt

from meadhall.engine.decision import Decision
from meadhall.engine.learning import (
    COUNTS,
    HEAP,
    NUMBER_BYTES,
    NUMBERS,
    PILE,
    SEATS,
    SMALL_FLAGS,
    WORD_BYTES,
    Pieces,
    Write,
)
from meadhall.engine.state import State
from meadhall.envs.layout import MASKS, Index, Layout

Observations = npt.NDArray[np.int16]
Masks = npt.NDArray[np.int8]

ONE: Final = np.int16(1)


class Asked:
    """Where decisions stand in an observation, and which number each option has."""

    def __init__(self, kinds: Mapping[str, int], abouts: Mapping[str, int], number: Mapping[str, int]) -> None:
        self.kinds = kinds
        self.number = number
        self._entry = abouts
        self._known: dict[str, list[int]] = {}

    def about(self, about: str) -> list[int]:
        """The entries of what a decision is about: names, and numbers as amounts."""
        entries = self._known.get(about)
        if entries is None:
            parts = [f"amount.{part}" if part.isdigit() else part for part in about.split()]
            entries = self._known[about] = [self._entry[part] for part in parts]
        return entries


class Rows:
    """So many positions, gathered one after the other and spread out together, again and again.

    A position is best added right after the choice that led to it, while all of it is at hand.
    """

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
        self._pieces = [Pieces(len(layout.words)) for _ in range(rows)]
        self.begin()

    def begin(self) -> None:
        """Nothing is gathered yet."""
        self._at = 0
        self.seats: list[int] = []
        """Who sees what was added."""
        self._packed: list[bytes] = []
        """What was written, piece by piece: it is packed at once, while all of it is at hand."""
        self._lengths: list[int] = []
        """How many things each pile has."""
        self._things: list[int] = []
        self._flags: list[int] = []
        """The entries of decisions, counted from the first row on."""
        self._offered: list[int] = []
        self._counts: list[int] = []
        """How many options are on offer in each row."""

    def add(self, state: State, seat: int, decision: Decision | None) -> None:
        """What the seat sees, and what it has to decide, if anything."""
        pieces = self._pieces[len(self.seats)]
        piles = self._write(state, seat, pieces)
        self.seats.append(seat)
        self._packed += pieces.packed
        if piles:
            self._lengths += map(len, piles)
            things = self._things
            for pile in piles:
                things += pile
        if decision is None:
            self._counts.append(0)
        else:
            asked = self._asked
            self._flags.append(self._at + asked.kinds[decision.kind])
            if decision.about:
                self._flags += [self._at + entry for entry in asked.about(decision.about)]
            options = decision.options
            self._offered += map(asked.number.__getitem__, options)
            self._counts.append(len(options))
        self._at += self._size

    def fill(self, out: Observations, masks: Masks | None = None) -> None:
        """Spread out all that was added, a row each, in arrays of one piece."""
        self._spread(out)
        if masks is not None:
            masks.fill(0)
            offered = np.arange(0, masks.size, masks.shape[1]).repeat(self._counts)
            offered += np.frombuffer(pack(f"{len(self._offered)}H", *self._offered), dtype=np.uint16)
            masks.reshape(-1)[offered] = 1

    def _spread(self, out: Observations) -> None:
        layout = self._layout
        ends = layout.ends
        which = np.array(self.seats, dtype=np.intp)
        written = b"".join(self._packed)
        self._spread_flags(out, which, written)
        values = np.frombuffer(written, dtype=np.int16)
        out[:, ends[PILE] : ends[NUMBERS]] = values.take(layout.values[which] + self._numbers)
        out[:, ends[NUMBERS] :] = 0
        flat = out.reshape(-1)
        flat[self._flags] = 1
        if self._lengths:
            out[:, ends[COUNTS] : ends[PILE]] = 0
            things = (layout.piles[which] + self._entries).reshape(-1).repeat(self._lengths)
            things += np.frombuffer(bytearray(self._things), dtype=np.uint8)
            np.add.at(flat, things, ONE)

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
