"""Games whose advice does one thing wrong each, for the suite to notice."""

from __future__ import annotations

from typing import Any, ClassVar

from meadhall.engine.advice import BRINGS, Advice, Horizon, Reason
from meadhall.engine.decision import Decision
from meadhall.engine.game import Game
from tests.contract.honest import Honest, HonestState


class Advised(Honest):
    """The honest game with honest advice; cheats override one thing."""

    def value(self, state: HonestState, seat: int) -> float:
        return float(self.sum(state))

    def prospects(self, state: HonestState, seat: int) -> list[tuple[str, float]]:
        return [("sum", float(self.sum(state))), ("_luck", 0.0)]

    def holdings(self, state: HonestState, seat: int) -> list[tuple[str, int]]:
        return [("cards", len(state.hands[seat]))]

    def priors(self, state: HonestState, seat: int, kind: str, options: list[str]) -> list[float]:
        return [1.0] * len(options)

    def reasons(self, state: HonestState, after: HonestState, decision: Decision, option: str) -> list[Reason]:
        return [Reason(BRINGS, "reason-card")]

    def horizon(self, state: HonestState) -> Horizon:
        return Horizon(rounds=1)

    def round_of(self, state: HonestState) -> int:
        return state.turn

    def game(self, players: int = 2, game_id: str = "honest") -> Game:
        game = super().game(players, game_id)
        game.advice = Advice(
            value=self.value,
            priors=self.priors,
            horizon=self.horizon,
            round_of=self.round_of,
            holdings=self.holdings,
            prospects=self.prospects,
            reasons=self.reasons,
        )
        return game


class ValueIsNoNumber(Advised):
    def value(self, state: HonestState, seat: int) -> float:
        return float("inf")


class ProspectsAreNotTheValue(Advised):
    def prospects(self, state: HonestState, seat: int) -> list[tuple[str, float]]:
        return [("sum", 0.5 + self.sum(state))]


class ProspectsComeAndGo(Advised):
    def prospects(self, state: HonestState, seat: int) -> list[tuple[str, float]]:
        return super().prospects(state, seat)[: 1 + state.turn % 2]


class HoldingsComeAndGo(Advised):
    def holdings(self, state: HonestState, seat: int) -> list[tuple[str, int]]:
        return super().holdings(state, seat) if state.turn < 5 else []


class AdviceChangesTheState(Advised):
    def value(self, state: HonestState, seat: int) -> float:
        state.shown += 1
        return super().value(state, seat)


class PriorsAreTooFew(Advised):
    def priors(self, state: HonestState, seat: int, kind: str, options: list[str]) -> list[float]:
        return [1.0]


class PriorIsZero(Advised):
    def priors(self, state: HonestState, seat: int, kind: str, options: list[str]) -> list[float]:
        return [1.0] * (len(options) - 1) + [0.0]


class PriorsAreKept(Advised):
    """A list that is made once, into which bots write."""

    kept: ClassVar[list[float]] = []

    def priors(self, state: HonestState, seat: int, kind: str, options: list[str]) -> list[float]:
        self.kept[:] = [1.0] * len(options)
        return self.kept


class RoundsGoDown(Advised):
    def round_of(self, state: HonestState) -> int:
        return -state.turn


class HorizonIsANumber(Advised):
    def horizon(self, state: HonestState) -> Any:
        return 2


class ReasonsAreText(Advised):
    def reasons(self, state: HonestState, after: HonestState, decision: Decision, option: str) -> Any:
        return ["it is good"]


class ReasonOfNoGame(Advised):
    def reasons(self, state: HonestState, after: HonestState, decision: Decision, option: str) -> list[Reason]:
        return [Reason(BRINGS, "card")]
