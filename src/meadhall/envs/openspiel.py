"""OpenSpiel: `register()` makes `meadhall_boru`, `meadhall_odin`, … loadable by `pyspiel.load_game`.

Chance is explicit: a chance node at the root says which deal is played, hidden from all. The rest follows from it.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from meadhall.engine.game import Game
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.engine.registry import games
from meadhall.envs.encoder import Encoder
from meadhall.envs.rewards import HUNDRED, rewards_named

DEALS: Final = 1024
MOST_POINTS: Final = 1000
INFORMATION: Final = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class Holder:
    """A match that OpenSpiel copies by `deepcopy`; none before the deal."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> Holder:
        return Holder(self.match.clone() if self.match else None)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position, or the deal that is still to come."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self._table = game.table
        self._holder = Holder()

    @property
    def match(self) -> Match | None:
        return self._holder.match

    def current_player(self) -> int:
        match = self.match
        if match is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = match.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        decision = match.decision if match else None
        if decision is None or decision.seat != player:
            return []
        number = self._table.encoder.number
        return sorted([number[option] for option in decision.options])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._table.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        encoder = self._table.encoder
        if self.match is None:
            self._holder.match = encoder.game.new(encoder.players, seed=action, settings=encoder.settings)
        else:
            self.match.choose(encoder.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal.{action}" if player == pyspiel.PlayerId.CHANCE else self._table.encoder.actions[action]

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        match = self.match
        if match is None or not match.over:
            return [0.0] * self._table.encoder.players
        return self._table.rewards_of(match)

    def __str__(self) -> str:
        return " ".join(choice.option for choice in self.match.choices) if self.match else ""


class Observer:
    """What a seat may see, as in all environments of Meadhall."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = self._encoder.observe(state.match, player) if state.match else 0.0

    def string_from(self, state: TableState, player: int) -> str:
        return str(state.match.view(player)) if state.match else ""


class Table:
    """What all states of a loaded game share; copies share it too."""

    def __init__(self, encoder: Encoder, deals: int) -> None:
        self.encoder = encoder
        self.deals = deals
        self.rewards_of = rewards_named(None, encoder.players)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its settings."""

    def __init__(self, kind: pyspiel.GameType, game: Game, params: dict[str, Any] | None) -> None:
        chosen = {**default_parameters(game), **(params or {})}
        settings = dict(part.split(":") for part in chosen["settings"].split(";") if part)
        encoder = Encoder(game, chosen["players"], settings)
        self.table = Table(encoder, chosen["deals"])
        alone = encoder.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(encoder.actions),
            max_chance_outcomes=chosen["deals"],
            num_players=encoder.players,
            min_utility=-MOST_POINTS / HUNDRED if alone else 0.0,
            max_utility=MOST_POINTS / HUNDRED if alone else 1.0,
            utility_sum=None if alone else 1.0,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table.encoder)


def default_parameters(game: Game) -> dict[str, Any]:
    """As many players as there must be, but at least two; settings are given as `name:value;name:value`."""
    return {"players": max(2, game.players[0]), "settings": "", "deals": DEALS}


def register() -> list[str]:
    """Make every installed game known to OpenSpiel; their names."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    names = []
    for game in games().values():
        name = f"meadhall_{game.id}"
        names.append(name)
        if name not in known:
            _register(name, game)
    return names


def _register(name: str, game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Meadhall: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=default_parameters(game),
    )

    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params)

    pyspiel.register_game(kind, Registered)
