"""Gymnasium: one seat at a table, the others played by bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

import meadhall
from meadhall.arena.play import seat_bots
from meadhall.bots import Bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.envs.encoder import Encoder
from meadhall.envs.rewards import rewards_named
from meadhall.envs.rows import Masks, Observations
from meadhall.envs.spaces import box_of, seed_from

ILLEGAL = -1.0
"""What an action costs that was not on offer: the game is lost."""


class SeatEnv(gymnasium.Env[Observations, np.int64]):
    """One seat of a game against bots, in rotating order: `bots=("greedy",)` are all, several sit down in turn.

    `seat`: where one sits; unless said, somewhere else every game. The mask of the options on offer is in
    `info["action_mask"]` and in `action_masks()`. An action that is not on offer loses the game.
    """

    def __init__(
        self,
        game: str,
        players: int,
        bots: Sequence[str | Bot] = ("random",),
        settings: Mapping[str, str] | None = None,
        *,
        seat: int | None = None,
        reward: str | None = None,
        limit: int = MOST_CHOICES,
        render_mode: str | None = None,
    ) -> None:
        if players > 1 and not bots:
            raise MeadhallError("somebody must sit on the other seats: name the bots")
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.game = meadhall.game(game)
        self.encoder = Encoder(self.game, players, settings)
        self.observation_space = box_of(self.encoder)
        self.action_space = spaces.Discrete(len(self.encoder.actions))
        self.bots = tuple(bots)
        self.seat = 0
        self._chosen_seat = seat
        self._rewards_of = rewards_named(reward, players)
        self.limit = limit
        self.match: Match
        self._others: list[Bot]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """A new game, up to one's own first decision."""
        super().reset(seed=seed)
        self.sit_down(seed_from(self.np_random, options))
        return self.encoder.observe(self.match, self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        """Decide, and let the others play up to one's own next decision."""
        reward, over, cut_off = self.decide(int(action))
        return self.encoder.observe(self.match, self.seat), reward, over, cut_off, self._info()

    def action_masks(self) -> Masks:
        """1 for every option on offer: what MaskablePPO asks for."""
        return self.encoder.mask(self.match.decision_of(self.seat))

    def render(self) -> str | None:
        """The decision that waits."""
        return None if self.render_mode is None else str(self.match.decision)

    def sit_down(self, deal: int) -> None:
        """A new game; who sits where follows from the deal, unless one's seat was named."""
        players = self.encoder.players
        while True:
            self.seat = deal % players if self._chosen_seat is None else self._chosen_seat
            self.match = self.game.new(players, seed=deal, settings=self.encoder.settings)
            line = [self.bots[number % len(self.bots)] for number in range(players - 1)]
            line.insert(self.seat, "random")
            self._others = seat_bots(line, deal)
            self._let_others_decide()
            if not self.match.over:
                return
            deal = deal + 1  # it was over before one had to decide anything

    def decide(self, action: int) -> tuple[float, bool, bool]:
        """Choose, and let the others choose; the reward, whether the game is over, whether it was cut off."""
        match = self.match
        decision = match.decision_of(self.seat)
        option = self.encoder.actions[action]
        if decision is None or option not in decision.options:
            return ILLEGAL, True, False
        match.choose(option, self.seat)
        self._let_others_decide()
        if match.over:
            return self._rewards_of(match)[self.seat], True, False
        return 0.0, False, len(match.choices) >= self.limit

    def _let_others_decide(self) -> None:
        match, own = self.match, self.seat
        while match.pending and match.decision_of(own) is None:
            seat = match.pending[0].seat
            match.choose(self._others[seat].choose(match.seen_by(seat)), seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}
