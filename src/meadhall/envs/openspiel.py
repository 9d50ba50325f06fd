"""OpenSpiel: `register()` makes `meadhall_boru`, `meadhall_odin`, … loadable by `pyspiel.load_game`.

Chance is explicit: a chance node at the root says which deal is played, hidden from all. The rest follows from it; or,
with the parameter `chance=draws`, every die and every draw after the deal is a chance node of its own.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from meadhall.engine.errors import MeadhallError, UndecidedChance
from meadhall.engine.game import Game
from meadhall.engine.play.chance import chosen, told_match
from meadhall.engine.play.match import Match
from meadhall.engine.play.playout import MOST_CHOICES
from meadhall.engine.registry import games
from meadhall.envs.encoder import Encoder
from meadhall.envs.rewards import HUNDRED, rewards_named

DEALS: Final = 1024
DEAL: Final = "deal"
DRAWS: Final = "draws"
MOST_OUTCOMES: Final = 256
"""Of one draw: no deck is larger."""
MOST_POINTS: Final = 1000
INFORMATION: Final = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class Holder:
    """A match that OpenSpiel copies by `deepcopy`; none before the deal."""

    def __init__(self, match: Match | None = None) -> None:
        self.match = match

    @property
    def outcomes(self) -> int:
        """How many things chance could bring now, if it is its turn."""
        return 0

    def choose(self, option: str) -> None:
        """The choice of who has to decide."""
        assert self.match is not None
        self.match.choose(option)

    def fall(self, outcome: int) -> None:
        """What chance brings; never asked for where it is nobody's turn to say."""
        raise AssertionError("chance has brought what it brings of this match already")

    def __deepcopy__(self, memo: dict[int, Any]) -> Holder:
        return Holder(self.match.clone() if self.match else None)


class ToldHolder(Holder):
    """A match with chance in OpenSpiel's hands; a choice is made once all is known that chance brings of it.

    The match itself is never changed, so that copies share it.
    """

    def __init__(self, match: Match, more: tuple[int, ...] = (), option: str = "", outcomes: int = 0) -> None:
        super().__init__(match)
        self._more = more
        """What chance has brought of it so far."""
        self._option = option
        """The choice that waits for chance."""
        self._outcomes = outcomes

    @property
    def outcomes(self) -> int:
        return self._outcomes

    def choose(self, option: str) -> None:
        self._option, self._more = option, ()
        self._go_on()

    def fall(self, outcome: int) -> None:
        self._more = (*self._more, outcome)
        self._go_on()

    def _go_on(self) -> None:
        assert self.match is not None
        try:
            self.match = chosen(self.match, self._option, self.match.pending[0].seat, self._more)
            self._outcomes = 0
        except UndecidedChance as undecided:
            self._outcomes = undecided.count

    def __str__(self) -> str:
        return f"{self._option}? {self._more}"

    def __deepcopy__(self, memo: dict[int, Any]) -> Holder:
        assert self.match is not None
        return ToldHolder(self.match, self._more, self._option, self._outcomes)


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
        if match is None or self._holder.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        decision = match.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        match = self.match
        decision = match.decision if match else None
        if decision is None or decision.seat != player or self._holder.outcomes:
            return []
        number = self._table.encoder.number
        return sorted([number[option] for option in decision.options])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._holder.outcomes or self._table.deals
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        encoder = self._table.encoder
        if self.match is None:
            match = encoder.game.new(encoder.players, seed=action, settings=encoder.settings)
            self._holder = ToldHolder(told_match(match)) if self._table.is_told else Holder(match)
        elif self._holder.outcomes:
            self._holder.fall(action)
        else:
            self._holder.choose(encoder.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance.{action}" if self._holder.outcomes else f"deal.{action}"
        return self._table.encoder.actions[action]

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        match = self.match
        if match is None or not match.over:
            return [0.0] * self._table.encoder.players
        return self._table.rewards_of(match)

    def __str__(self) -> str:
        if self.match is None:
            return ""
        waiting = f" {self._holder}" if self._holder.outcomes else ""
        return " ".join(choice.option for choice in self.match.choices) + waiting


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

    def __init__(self, encoder: Encoder, deals: int, is_told: bool) -> None:
        self.encoder = encoder
        self.deals = deals
        self.is_told = is_told
        """Whether chance is in OpenSpiel's hands after the deal too."""
        self.rewards_of = rewards_named(None, encoder.players)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its settings."""

    def __init__(self, kind: pyspiel.GameType, game: Game, params: dict[str, Any] | None) -> None:
        asked = {**default_parameters(game), **(params or {})}
        settings = dict(part.split(":") for part in asked["settings"].split(";") if part)
        encoder = Encoder(game, asked["players"], settings)
        if asked["chance"] not in (DEAL, DRAWS):
            raise MeadhallError(f"chance is {DEAL!r} or {DRAWS!r}, not {asked['chance']!r}")
        self.table = Table(encoder, asked["deals"], asked["chance"] == DRAWS)
        alone = encoder.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(encoder.actions),
            max_chance_outcomes=max(asked["deals"], MOST_OUTCOMES),
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
    return {"players": max(2, game.players[0]), "settings": "", "deals": DEALS, "chance": DEAL}


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
