"""Games that do one thing wrong each, for the suite to notice."""

from __future__ import annotations

import random
from typing import Any

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.rng import Rng
from meadhall.engine.rules import Rules
from meadhall.engine.settings import Settings
from tests.contract.honest import TURNS, Box, Honest, HonestState, Sums

# States that are not copied, compared or forgotten as they should be.


class WithoutSlots(HonestState):
    """A field in the `__dict__`, which no digest sees."""

    def __init__(self, rng: Rng, box: Box) -> None:
        super().__init__(rng, box)
        self.luck = 0


class StateWithoutSlots(Honest):
    def new_state(self, rng: Rng, box: Box) -> HonestState:
        return WithoutSlots(rng, box)


class ForgetfulState(HonestState):
    __slots__ = ()

    def copy(self) -> HonestState:
        other = super().copy()
        other.shown = 0
        return other


class CopyForgetsAField(Honest):
    def new_state(self, rng: Rng, box: Box) -> HonestState:
        return ForgetfulState(rng, box)


class SharingState(HonestState):
    __slots__ = ()

    def copy(self) -> HonestState:
        other = super().copy()
        other.hands = self.hands
        return other


class CopySharesAField(Honest):
    def new_state(self, rng: Rng, box: Box) -> HonestState:
        return SharingState(rng, box)


class OwnBoxState(HonestState):
    __slots__ = ()

    def empty(self) -> HonestState:
        return OwnBoxState(self.rng.copy(), Box())


class CopyHasItsOwnBox(Honest):
    def new_state(self, rng: Rng, box: Box) -> HonestState:
        return OwnBoxState(rng, box)


class FactInACache(Honest):
    """How often the die was thrown decides what is offered; `copy()` begins a new cache, and the digest has none."""

    def options(self, state: HonestState, seat: int) -> list[str]:
        found = super().options(state, seat)
        return found if state.sums.note < 2 else [*found, "rest"]

    def throw(self, state: HonestState) -> int:
        state.sums.note += 1
        return super().throw(state)

    def take_turn(self, state: HonestState) -> Ask[None]:
        asking = super().take_turn(state)
        decision = next(asking)
        option = yield decision
        try:
            asking.send("die" if option == "rest" else option)
        except StopIteration:
            return


class CopiedCacheState(HonestState):
    __slots__ = ()

    def copy(self) -> HonestState:
        other = super().copy()
        other.sums.note = self.sums.note
        return other


class FactInACopiedCache(FactInACache):
    """The same, copied faithfully; `forget` leaves it as it is."""

    def new_state(self, rng: Rng, box: Box) -> HonestState:
        return CopiedCacheState(rng, box)


class ForgottenSums(Sums):
    __slots__ = ()

    def forget(self) -> None:
        super().forget()
        self.note = 0


class ForgottenCacheState(CopiedCacheState):
    __slots__ = ()

    def __init__(self, rng: Rng, box: Box) -> None:
        super().__init__(rng, box)
        self.sums = ForgottenSums()


class FactInAForgottenCache(FactInACache):
    """The same, copied faithfully and forgotten when asked to."""

    def new_state(self, rng: Rng, box: Box) -> HonestState:
        return ForgottenCacheState(rng, box)


class FactInComponents(Honest):
    """How many turns were ever played with the box decides what is offered."""

    def options(self, state: HonestState, seat: int) -> list[str]:
        state.box.note += 1
        found = super().options(state, seat)
        return found if state.box.note < TURNS else found[::-1]


class FactInComponentsOfAMatch(Honest):
    """The same, but every match begins anew: only copies can tell."""

    def setup(self, components: Any, settings: Settings, rng: Rng) -> HonestState:
        components.note = 0
        return super().setup(components, settings, rng)

    def options(self, state: HonestState, seat: int) -> list[str]:
        state.box.note += 1
        found = super().options(state, seat)
        return found if state.box.note % 2 else found[::-1]


# Rules that go wrong.


class NeverEnds(Honest):
    def step(self, state: HonestState) -> Ask[None] | None:
        return self.wait(state)

    def wait(self, state: HonestState) -> Ask[None]:
        yield Decision(state.turn % 2, "turn", ["pass", "wait"])
        state.turn += 1


class NeverAsks(Honest):
    def step(self, state: HonestState) -> Ask[None] | None:
        return super().step(state) if state.turn < 3 else self.nothing()

    def nothing(self) -> Ask[None]:
        yield from ()


class StepIsNoGenerator(Honest):
    """A step without `yield` is a plain function: it returns None, which ends the game."""

    def step(self, state: HonestState) -> Ask[None] | None:
        return self.skip(state) if state.turn == 3 else super().step(state)

    def skip(self, state: HonestState) -> Ask[None] | None:
        state.turn += 1
        return None


class OutsideChance(Honest):
    def throw(self, state: HonestState) -> int:
        return int(random.random() * 1_000_000)


class LosesACard(Honest):
    def throw(self, state: HonestState) -> int:
        if state.deck:
            state.deck.pop()
        return super().throw(state)


class OptionsByIndex(Honest):
    def options(self, state: HonestState, seat: int) -> list[str]:
        return [str(number) for number in range(3)]

    def take_turn(self, state: HonestState) -> Ask[None]:
        yield Decision(state.turn % 2, "turn", self.options(state, state.turn % 2))
        state.turn += 1


class OptionsByText(OptionsByIndex):
    def options(self, state: HonestState, seat: int) -> list[str]:
        return ["Draw a card", "Throw the die"]


class OffersTwice(Honest):
    def options(self, state: HonestState, seat: int) -> list[str]:
        return [*super().options(state, seat), "die"]


class FalselyHidden(Honest):
    """How many cards were laid aside is kept in a local variable: begun again, the part asks once more."""

    resumable: tuple[str, ...] = ()

    def lay_aside(self, state: HonestState) -> Ask[None]:
        def part(seat: int) -> Ask[None]:
            for number in range(2):
                cards = [state.box.cards[card] for card in sorted(state.hands[seat])]
                option = yield Decision(seat, "aside", [*cards, "pass"], f"amount.{number}")
                if option != "pass":
                    card = state.box.cards.index(option)
                    state.hands[seat].remove(card)
                    state.aside[seat].append(card)

        yield Together(range(2), part, hidden=not self.resumable, resumable=self.resumable)
        state.turn += 1
        state.reveal()


class FalselyResumable(FalselyHidden):
    resumable = ("aside",)


class FalselyResumableStep(Honest):
    """Whether the second question of a turn is being asked is kept in a local variable."""

    def as_rules(self) -> Rules[HonestState]:
        rules = super().as_rules()
        rules.resumable = ("sure",)
        return rules

    def take_turn(self, state: HonestState) -> Ask[None]:
        yield Decision(state.turn % 2, "turn", ["die", "pass"])
        yield Decision(state.turn % 2, "sure", ["die", "pass"])
        state.turn += 1


class TellsWhenResumed(Honest):
    """The step says something before its parts begin, and says it again whenever it is resumed."""

    def lay_aside(self, state: HonestState) -> Ask[None]:
        state.tell("last_turn")
        yield from super().lay_aside(state)


class TellsWhatIsHidden(Honest):
    """What is laid aside in secret is told to all."""

    private = False


class DependsOnOrder(Honest):
    """Whoever lays aside first scores for it."""

    def lay_aside(self, state: HonestState) -> Ask[None]:
        def part(seat: int) -> Ask[None]:
            option = yield Decision(seat, "aside", ["high", "low"])
            state.shown = state.shown * 2 + seat + (option == "high")

        yield Together(range(2), part)
        state.turn += 1
