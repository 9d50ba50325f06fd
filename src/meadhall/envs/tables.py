"""Many tables at once, all seats played from outside: for self-play."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

import meadhall
from meadhall.engine.decision import Decision
from meadhall.engine.play.match import Match
from meadhall.engine.rng import SEED_BITS
from meadhall.envs.encoder import Encoder
from meadhall.envs.rewards import rewards_named


class Tables:
    """So many matches side by side; at each, whoever has to decide is asked. A table that is over begins anew.

    `observations`, `masks` and `seats` have a row for each table, and are filled in place by every step.
    """

    def __init__(
        self,
        game: str,
        players: int,
        tables: int,
        settings: Mapping[str, str] | None = None,
        *,
        seed: int | None = None,
        reward: str | None = None,
    ) -> None:
        self.game = meadhall.game(game)
        self.encoder = Encoder(self.game, players, settings)
        self._chance = np.random.default_rng(seed)
        self._rewards_of = rewards_named(reward, players)
        self.matches: list[Match] = []
        self.observations = np.zeros((tables, self.encoder.size), dtype=np.int16)
        self.masks = np.zeros((tables, len(self.encoder.actions)), dtype=np.int8)
        self.seats = np.zeros(tables, dtype=np.intp)
        """Who decides at each table."""
        self.rewards = np.zeros((tables, players), dtype=np.float32)
        """By table and seat, what the game was worth that the last step has ended."""
        self.over = np.zeros(tables, dtype=np.bool_)
        """Whether the last step has ended the game of the table."""
        self.decisions: list[Decision] = []
        """What is asked at each table."""
        self._rows = self.encoder.rows(tables)
        self.reset()

    def reset(self) -> None:
        """New games at all tables."""
        self.matches = [self._new_match() for _ in range(len(self.over))]
        self.rewards.fill(0.0)
        self.over.fill(False)
        self.decisions = [match.pending[0] for match in self.matches]
        self._rows.begin()
        for match, decision in zip(self.matches, self.decisions, strict=True):
            self._rows.add(match.state, decision.seat, decision)
        self._fill()

    def step(self, actions: npt.NDArray[np.integer] | list[int]) -> None:
        """A choice at every table; one that is not on offer raises `IllegalChoice`."""
        names = self.encoder.actions
        matches = self.matches
        decisions = self.decisions
        if self.over.any():
            self.rewards.fill(0.0)
            self.over.fill(False)
        rows = self._rows
        rows.begin()
        chosen = actions if isinstance(actions, list) else actions.tolist()
        for table, (match, action) in enumerate(zip(matches, chosen, strict=True)):
            timeline = match.timeline
            timeline.choose(names[action], decisions[table].seat)
            play = timeline.play
            if not play.pending:
                self.rewards[table] = self._rewards_of(match)
                self.over[table] = True
                matches[table] = self._new_match()
                play = matches[table].timeline.play
            decisions[table] = decision = play.pending[0]
            rows.add(play.state, decision.seat, decision)
        self._fill()

    def _new_match(self) -> Match:
        encoder = self.encoder
        deal = int(self._chance.integers(1 << SEED_BITS))
        return self.game.new(encoder.players, seed=deal, settings=encoder.settings)

    def _fill(self) -> None:
        self.seats[:] = self._rows.seats
        self._rows.fill(self.observations, self.masks)
