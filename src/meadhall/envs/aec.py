"""PettingZoo: every game as an agent-environment cycle, a seat an agent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import meadhall
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.envs.encoder import Encoder
from meadhall.envs.rewards import rewards_named
from meadhall.envs.spaces import box_of, seed_from


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of a game: `seat_0`, `seat_1`, … decide as the rules ask them.

    Decisions that are made at the same time are asked one after the other; nobody sees what the others have answered,
    as at the table. An action that is not on offer raises `IllegalChoice` and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int,
        settings: Mapping[str, str] | None = None,
        *,
        reward: str | None = None,
        limit: int = MOST_CHOICES,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = meadhall.game(game)
        self.encoder = Encoder(self.game, players, settings)
        self.metadata = {
            "name": f"meadhall_{game}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.limit = limit
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._rewards_of = rewards_named(reward, players)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        actions = len(self.encoder.actions)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": box_of(self.encoder),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.match: Match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can choose from: the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `seed` seeds all games from here on; `options={"deal": 7}` says which deal this one is."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        deal = seed_from(self._chance, options)
        encoder = self.encoder
        self.match = self.game.new(encoder.players, seed=deal, settings=encoder.settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent_to_decide()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may see; nothing is on offer where it has nothing to decide."""
        seat = self._seat[agent]
        decision = self.match.decision_of(seat)
        return {"observation": self.encoder.observe(self.match, seat), "action_mask": self.encoder.mask(decision)}

    def step(self, action: int | None) -> None:
        """The agent that is to decide does so; None if it is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only who is out of the game does nothing"
        self.match.choose(self.encoder.actions[action], self._seat[agent])
        self._cumulative_rewards[agent] = 0.0
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self._rewards_of(self.match), strict=True))
            self._accumulate_rewards()
        elif len(self.match.choices) >= self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._agent_to_decide()

    def render(self) -> str | None:
        """The decision and the scores as they stand."""
        if self.render_mode is None:
            return None
        scores = ", ".join(str(score.total) for score in self.match.scores())
        return f"{self.match.decision}\nscores: {scores}"

    def close(self) -> None:
        """There is nothing to close."""

    def _agent_to_decide(self) -> str:
        decision = self.match.decision
        return self.possible_agents[decision.seat if decision else 0]
