"""Rows of observations and masks, many at once: what games have written, spread out entry by entry."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from meadhall.engine.decision import Decision
from meadhall.engine.learning import COUNTS, HEAP, NUMBERS, PILE, SEATS, SMALL_FLAGS, Written
from meadhall.engine.state import State
from meadhall.envs.layout import MASKS, WORD_BYTES, Layout

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

    def __init__(
        self, layout: Layout, asked: Asked, write: Callable[[Any, int], Written], rows: int, size: int
    ) -> None:
        self._layout = layout
        self._asked = asked
        self._write = write
        self._size = size
        self._raw = np.zeros((rows, layout.all_flag_bytes), dtype=np.uint8)
        """The bytes of all flags."""
        numbers = np.arange(rows, dtype=np.intp).reshape(-1, 1)
        self._starts = [numbers * order.shape[1] for order in (layout.words, layout.bytes, layout.values)]
        """Where each row begins in the words, bytes and numbers that were written."""
        self._entries = numbers * size
        self.begin()

    def begin(self) -> None:
        """Nothing is gathered yet."""
        self._at = 0
        self.seats: list[int] = []
        """Who sees what was added."""
        self._words: list[int] = []
        self._small: list[bytes] = []
        self._piles: list[bytes] = []
        self._numbers: list[int] = []
        self._flags: list[int] = []
        """The entries of decisions, counted from the first row on."""
        self._offered: list[int] = []
        self._counts: list[int] = []
        """How many options are on offer in each row."""

    def add(self, state: State, seat: int, decision: Decision | None) -> None:
        """What the seat sees, and what it has to decide, if anything."""
        words, small, piles, numbers = self._write(state, seat)
        self.seats.append(seat)
        self._words += words
        self._small.append(small)
        if piles:
            self._piles += piles
        self._numbers += numbers
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
            starts = np.arange(0, masks.size, masks.shape[1])
            masks.reshape(-1)[np.array(self._offered, dtype=np.intp) + starts.repeat(self._counts)] = 1

    def _spread(self, out: Observations) -> None:
        layout = self._layout
        ends = layout.ends
        which = np.array(self.seats, dtype=np.intp)
        word_starts, byte_starts, value_starts = self._starts
        raw = self._raw
        written = np.frombuffer(array("Q", self._words), dtype=np.uint64)
        of_words = written.take(layout.words[which] + word_starts).view(np.uint8)
        raw[:, : layout.flag_bytes] = of_words[:, : layout.flag_bytes]
        if ends[SEATS] > ends[SMALL_FLAGS]:
            seats = of_words[:, layout.flag_bytes : WORD_BYTES * layout.used[SEATS] : WORD_BYTES]
            raw[:, layout.seats_at :] = layout.turned_seats.take(seats + which.reshape(-1, 1) * MASKS)
        if ends[HEAP] > ends[SEATS]:
            out[:, ends[SEATS] : ends[HEAP]] = of_words.take(layout.heaps, axis=1)
        if self._small[0]:
            of_bytes = np.frombuffer(b"".join(self._small), dtype=np.uint8).take(layout.bytes[which] + byte_starts)
            raw[:, layout.flag_bytes : layout.seats_at] = of_bytes[:, : layout.used[SMALL_FLAGS]]
            out[:, ends[HEAP] : ends[COUNTS]] = of_bytes[:, layout.used[SMALL_FLAGS] :]
        out[:, : ends[SEATS]] = np.unpackbits(raw, axis=1, bitorder="little").take(layout.flags, axis=1)
        values = np.frombuffer(array("h", self._numbers), dtype=np.int16)
        out[:, ends[PILE] : ends[NUMBERS]] = values.take(layout.values[which] + value_starts)
        out[:, ends[NUMBERS] :] = 0
        flat = out.reshape(-1)
        flat[self._flags] = 1
        if self._piles:
            out[:, ends[COUNTS] : ends[PILE]] = 0
            lengths = [len(pile) for pile in self._piles]
            things = (layout.piles[which] + self._entries).reshape(-1).repeat(lengths)
            things += np.frombuffer(b"".join(self._piles), dtype=np.uint8)
            np.add.at(flat, things, ONE)
