"""Two small games: three coins are called, or coins without end."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.settings import Settings
from meadhall.engine.state import State
from tests.tiny import TinyRules


class Coins(State):
    """Heads or tails, three times."""

    __slots__ = ("heads", "tossed")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.heads = 0
        self.tossed = 0

    def copy(self) -> Coins:
        other = Coins(self.rng.copy())
        other.revealed, other.heads, other.tossed = self.revealed, self.heads, self.tossed
        return other


class CallingCoins(TinyRules[Coins]):
    """A game at which nobody may look."""

    def setup(self, components: object, settings: Settings, rng: Rng) -> Coins:
        return Coins(rng)

    def step(self, state: Coins) -> Ask[None] | None:
        return self.call(state) if state.tossed < 3 else None

    def call(self, state: Coins) -> Ask[None]:
        option = yield Decision(0, "call", ["heads", "tails"])
        state.tossed += 1
        state.heads += option == "heads"

    def view(self, state: Coins, seat: int | None) -> View:
        raise AssertionError("nobody looks")


class EndlessCoins(CallingCoins):
    """A game that goes on for ever."""

    def step(self, state: Coins) -> Ask[None] | None:
        return self.call(state)

    def view(self, state: Coins, seat: int | None) -> View:
        return {}


COINS = CallingCoins().game(1, "coins")
ENDLESS = EndlessCoins().game(2, "endless")
