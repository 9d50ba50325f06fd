"""Gymnasium: many seats at tables of their own, stepped at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from meadhall.bots import Bot
from meadhall.envs.rows import Masks, Observations
from meadhall.envs.seat import SeatEnv
from meadhall.envs.spaces import box_of, seed_from


class SeatsEnv(VectorEnv[Observations, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`SeatEnv` so many times; a game that is over begins anew in the same step.

    The masks of all of them are in `info["action_mask"]`, a row each.
    """

    def __init__(
        self,
        number: int,
        game: str,
        players: int,
        bots: Sequence[str | Bot] = ("random",),
        settings: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.envs = [SeatEnv(game, players, bots, settings, **more) for _ in range(number)]
        self.encoder = self.envs[0].encoder
        self.num_envs = number
        self.single_observation_space = box_of(self.encoder)
        self.single_action_space = spaces.Discrete(len(self.encoder.actions))
        self.observation_space = batch_space(self.single_observation_space, number)
        self.action_space = batch_space(self.single_action_space, number)
        self._masks = np.zeros((number, len(self.encoder.actions)), dtype=np.int8)
        self._rows = self.encoder.rows(number)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """A new game in each, up to one's own first decision."""
        if isinstance(seed, int):
            self._np_random = np.random.default_rng(seed)
        for env in self.envs:
            env.sit_down(seed_from(self.np_random, options))
        return self._observe(), {"action_mask": self._masks}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observations, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Decide in each; a game that is over is followed by a new one."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, dtype=np.bool_)
        cut_off = np.zeros(self.num_envs, dtype=np.bool_)
        for number, env in enumerate(self.envs):
            rewards[number], over[number], cut_off[number] = env.decide(int(actions[number]))
            if over[number] or cut_off[number]:
                env.sit_down(seed_from(self.np_random, None))
        return self._observe(), rewards, over, cut_off, {"action_mask": self._masks}

    def action_masks(self) -> Masks:
        """1 for every option on offer, a row a game."""
        return self._masks.copy()

    def _observe(self) -> Observations:
        out = np.empty((self.num_envs, self.encoder.size), dtype=np.int16)
        self._masks = np.empty_like(self._masks)
        self._rows.begin()
        for env in self.envs:
            self._rows.add(env.match.state, env.seat, env.match.decision_of(env.seat))
        self._rows.fill(out, self._masks)
        return out
