"""Positions and decisions as arrays: observations, masks of options, and options by number."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from meadhall.engine.decision import Decision
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.learning import Learning
from meadhall.engine.play.match import Match
from meadhall.engine.state import State
from meadhall.envs.layout import WORD_BYTES, Entries, Layout

Observations = npt.NDArray[np.int16]
Masks = npt.NDArray[np.int8]

FLAG_DECISIONS = "decision"
FLAG_ABOUT = "about"


class Encoder:
    """For one game, number of players and settings: what is in an observation, and which number each option has."""

    def __init__(self, game: Game, players: int, settings: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.players = players
        self.settings = dict(settings or {})
        self.learning = learning_of(game)
        state = game.new(players, seed=0, settings=self.settings).state
        self.actions = self.learning.actions(state)
        """The names of the options, by their number."""
        self.number = {name: number for number, name in enumerate(self.actions)}
        if len(self.number) != len(self.actions):
            raise MeadhallError(f"{game.id}: two options have the same name")
        self.layout = Layout(self.learning.parts(state), players)
        kinds = self.learning.kinds
        abouts = [*self.actions, *self.learning.about(state)]
        self._kind = {kind: self.layout.size + number for number, kind in enumerate(kinds)}
        first_about = self.layout.size + len(kinds)
        self._about_entry = {name: first_about + number for number, name in enumerate(abouts)}
        self._about: dict[str, list[int]] = {"": []}
        self.size = first_about + len(abouts)
        """Entries of an observation."""
        self.entries = [
            *self.layout.entries,
            Entries(FLAG_DECISIONS, "flags", self.layout.size, list(kinds)),
            Entries(FLAG_ABOUT, "flags", first_about, abouts),
        ]

    def place(self, part: str, label: str) -> int:
        """The entry of that part and label."""
        found = next(entries for entries in self.entries if entries.name == part)
        return found.start + found.labels.index(label)

    def label(self, entry: int) -> str:
        """What an entry means."""
        found = next(entries for entries in reversed(self.entries) if entries.start <= entry)
        return f"{found.name}: {found.labels[entry - found.start]}".removesuffix(": ")

    def describe(self) -> str:
        """The layout of an observation as a table: entries, what they are, and what the first and the last mean."""
        lines = [f"{'entries':>13}  {'kind':<11}  {'part':<26}  from … to"]
        for part in self.entries:
            if part.labels:
                span = f"{part.start}–{part.start + len(part.labels) - 1}"
                lines.append(f"{span:>13}  {part.kind:<11}  {part.name:<26}  {_from_to(part.labels)}")
        return "\n".join(lines)

    def observe(self, match: Match, seat: int) -> Observations:
        """What the seat may see, and what it has to decide, if anything."""
        return self.observe_state(match.state, seat, match.decision_of(seat))

    def observe_state(self, state: State, seat: int, decision: Decision | None = None) -> Observations:
        """The same of a position, such as one that was imagined."""
        out: Observations = np.zeros((1, self.size), dtype=np.int16)
        self.write([state], [seat], [decision], out)
        return out.reshape(-1)

    def mask(self, decision: Decision | None) -> Masks:
        """1 for every option on offer."""
        out = np.zeros(len(self.actions), dtype=np.int8)
        if decision is not None:
            number = self.number
            out[[number[option] for option in decision.options]] = 1
        return out

    def write(
        self, states: Sequence[State], seats: Sequence[int], decisions: Sequence[Decision | None], out: Observations
    ) -> None:
        """The same for many tables at once, a row each."""
        layout = self.layout
        write = self.learning.write
        words: list[int] = []
        small: list[bytes] = []
        piles: list[bytes] = []
        numbers: list[int] = []
        asked: list[int] = []
        row_start = 0
        for state, seat, decision in zip(states, seats, decisions, strict=True):
            of_words, of_small, of_piles, of_numbers = write(state, seat)
            words += of_words
            small.append(of_small)
            piles += of_piles
            numbers += of_numbers
            if decision is not None:
                asked.append(row_start + self._kind[decision.kind])
                if decision.about:
                    asked += [row_start + entry for entry in self._entries_about(decision.about)]
            row_start += self.size
        rows = len(states)
        raw = np.frombuffer(array("Q", words), dtype=np.uint8).reshape(rows, layout.words * WORD_BYTES)
        if layout.small:
            raw = np.concatenate([raw, np.frombuffer(b"".join(small), dtype=np.uint8).reshape(rows, -1)], axis=1)
        counts = self._counts(piles, rows) if layout.columns else raw
        values = np.frombuffer(array("h", numbers), dtype=np.int16).reshape(rows, layout.numbers)
        heaps_at = layout.flag_bytes.shape[1]
        piles_at = heaps_at + layout.heaps.shape[1]
        values_at = piles_at + layout.columns
        which = np.array(seats)
        for seat in {*seats}:
            chosen = slice(None) if rows == 1 else np.flatnonzero(which == seat)
            flags = raw[chosen].take(layout.flag_bytes[seat], axis=1)
            flags &= layout.flag_bits[seat]
            out[chosen, :heaps_at] = flags != 0
            if piles_at > heaps_at:
                out[chosen, heaps_at:piles_at] = raw[chosen].take(layout.heaps[seat], axis=1)
            if values_at > piles_at:
                out[chosen, piles_at:values_at] = counts[chosen].take(layout.piles[seat], axis=1)
            out[chosen, values_at : layout.size] = values[chosen].take(layout.values[seat], axis=1)
        out[:, layout.size :] = 0
        out.reshape(-1)[asked] = 1

    def write_masks(self, decisions: Sequence[Decision | None], out: Masks) -> None:
        """The masks of many decisions, a row each."""
        number = self.number
        offered: list[int] = []
        starts: list[int] = []
        counts: list[int] = []
        row_start = 0
        width = out.shape[1]
        for decision in decisions:
            if decision is not None:
                options = decision.options
                offered += [number[option] for option in options]
                starts.append(row_start)
                counts.append(len(options))
            row_start += width
        out.fill(0)
        out.reshape(-1)[np.array(offered, dtype=np.intp) + np.repeat(np.array(starts, dtype=np.intp), counts)] = 1

    def _counts(self, piles: list[bytes], rows: int) -> npt.NDArray[np.int64]:
        """How many of each thing the piles hold, pile by pile."""
        layout = self.layout
        width = layout.columns
        first = np.add.outer(np.arange(0, rows * width, width), layout.pile_columns).reshape(-1)
        things = first.repeat([len(pile) for pile in piles])
        things += np.frombuffer(b"".join(piles), dtype=np.uint8)
        return np.bincount(things, minlength=rows * width).reshape(rows, width)

    def _entries_about(self, about: str) -> list[int]:
        """The entries of what a decision is about: names, and numbers as amounts."""
        entries = self._about.get(about)
        if entries is None:
            named = self._about_entry
            parts = [f"amount.{part}" if part.isdigit() else part for part in about.split()]
            entries = [named[part] for part in parts]
            self._about[about] = entries
        return entries


def _from_to(labels: list[str]) -> str:
    return labels[0] if len(labels) == 1 else f"{labels[0]} … {labels[-1]}"


def learning_of(game: Game) -> Learning:
    if game.learning is None:
        raise MeadhallError(f"{game.id} says nothing for learning programs: its Game has no `learning`")
    return game.learning
