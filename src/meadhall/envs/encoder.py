"""Positions and decisions as arrays: observations, masks of options, and options by number."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from meadhall.engine.decision import Decision
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.learning import Learning
from meadhall.engine.play.match import Match
from meadhall.engine.state import State
from meadhall.envs.layout import Entries, Layout
from meadhall.envs.rows import Asked, Masks, Observations, Rows

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
        first_about = self.layout.size + len(kinds)
        self.size = first_about + len(abouts)
        """Entries of an observation."""
        self._asked = Asked(
            {kind: self.layout.size + number for number, kind in enumerate(kinds)},
            {name: first_about + number for number, name in enumerate(abouts)},
            self.number,
        )
        self._row = self.rows(1)
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
        out: Observations = np.empty((1, self.size), dtype=np.int16)
        self._row.begin()
        self._row.add(state, seat, decision)
        self._row.fill(out)
        return out.reshape(-1)

    def mask(self, decision: Decision | None) -> Masks:
        """1 for every option on offer."""
        out = bytearray(len(self.actions))
        if decision is not None:
            number = self.number
            for option in decision.options:
                out[number[option]] = 1
        return np.frombuffer(out, dtype=np.int8)

    def rows(self, count: int) -> Rows:
        """For so many positions at once, observations and masks."""
        return Rows(self.layout, self._asked, self.learning.write, count, self.size)


def _from_to(labels: list[str]) -> str:
    return labels[0] if len(labels) == 1 else f"{labels[0]} … {labels[-1]}"


def learning_of(game: Game) -> Learning:
    if game.learning is None:
        raise MeadhallError(f"{game.id} says nothing for learning programs: its Game has no `learning`")
    return game.learning
