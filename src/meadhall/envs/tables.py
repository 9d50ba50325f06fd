"""Many tables at once, all seats played from outside: for self-play."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

import meadhall
from meadhall.engine.decision import Decision
from meadhall.engine.errors import IllegalChoice
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
        self._observe()

    def step(self, actions: npt.NDArray[np.integer] | list[int]) -> None:
        """A choice at every table; if one is not on offer, that raises `IllegalChoice` and no table goes on."""
        matches = self.matches
        decisions = self.decisions
        chosen = actions if isinstance(actions, list) else actions.tolist()
        options = [*map(self.encoder.actions.__getitem__, chosen)]
        for decision, option in zip(decisions, options, strict=True):
            if option not in decision.options:
                raise IllegalChoice(f"{decision.kind}: {option!r} is not among the options")
        if self.over.any():
            self.rewards.fill(0.0)
            self.over.fill(False)
        # First all choices, then all observations: the processor has the code of one thing at hand at a time.
        for table, (match, decision, option) in enumerate(zip(matches, decisions, options, strict=True)):
            timeline = match.timeline
            timeline.make(decision, option)
            pending = timeline.play.pending
            if not pending:
                self.rewards[table] = self._rewards_of(match)
                self.over[table] = True
                matches[table] = match = self._new_match()
                pending = match.pending
            decisions[table] = pending[0]
        self._observe()

    def _new_match(self) -> Match:
        encoder = self.encoder
        deal = int(self._chance.integers(1 << SEED_BITS))
        return self.game.new(encoder.players, seed=deal, settings=encoder.settings)

    def _observe(self) -> None:
        rows = self._rows
        rows.gather([match.timeline.play.state for match in self.matches], self.decisions)
        self.seats[:] = rows.seats
        rows.fill(self.observations, self.masks)
