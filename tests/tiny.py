"""Games made for tests: a class with its rules as methods, and the game it makes."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from meadhall.engine.decision import Ask
from meadhall.engine.game import Game
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Rules, View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import State

S = TypeVar("S", bound=State)


class TinyRules(Generic[S]):
    """What a tiny game says of itself; it hides nothing and finds no fault unless it says so."""

    def setup(self, components: Any, settings: Settings, rng: Rng) -> S:
        raise NotImplementedError

    def step(self, state: S) -> Ask[None] | None:
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> View:
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        raise NotImplementedError

    def imagine(self, state: S, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def faults(self, state: S) -> list[str]:
        return []

    def as_rules(self) -> Rules[S]:
        return Rules(
            setup=self.setup,
            step=self.step,
            view=self.view,
            scores=self.scores,
            imagine=self.imagine,
            faults=self.faults,
        )

    def game(self, players: int = 2, game_id: str = "tiny") -> Game:
        return Game(game_id, version=1, players=range(1, players + 1), package="tests", rules=self.as_rules())
