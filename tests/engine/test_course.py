"""The course of a match: forced choices that are a secret, and how it stood between steps."""

from __future__ import annotations

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.rng import Rng
from tests.engine.test_match import CARDS, Tiny, TinyState


def test_a_forced_choice_is_asked_where_it_is_a_secret_that_there_is_no_other() -> None:
    game = Tiny().game()
    game.version = 2
    game.rules.asked_if_forced = {"forced": 2}
    match = game.new(2, seed=4)
    match.choose("card.1", 0)
    match.choose("card.4", 1)
    assert match.decision is not None
    assert (match.decision.kind, match.decision.options) == ("forced", ["only"])
    for other in (match.clone(), match.at(2), match.seen_by(1).imagine(Rng(1))):
        assert other.decision is not None
        assert other.decision.kind == "forced"
    match.choose("only")
    assert match.decision.kind == "act"
    assert len(match.choices) == 3
    assert match.undo().option == "only"
    # By the rules of an earlier version it was not.
    earlier = game.new(2, seed=4, version=1)
    earlier.choose("card.1", 0)
    earlier.choose("card.4", 1)
    assert earlier.decision is not None
    assert earlier.decision.kind == "act"


def test_a_forced_choice_that_is_a_secret_is_asked_side_by_side_too() -> None:
    class Forced(Tiny):
        def write(self, state: TinyState) -> Ask[None]:
            def part(seat: int) -> Ask[None]:
                option = yield Decision(seat, "write", CARDS[seat : seat + 1])
                state.written[seat] = CARDS.index(option)

            yield Together(range(2), part, hidden=True)
            state.turn = 1

    game = Forced().game()
    game.rules.asked_if_forced = {"write": 1}
    assert [decision.kind for decision in game.new(2).pending] == ["write", "write"]


def test_a_choice_that_leads_through_several_steps_leaves_how_it_stood_on_the_way() -> None:
    class Silent(Tiny):
        def step(self, state: TinyState) -> Ask[None] | None:
            return self.toll(state) if state.turn in (1, 2) else super().step(state)

        def toll(self, state: TinyState) -> Ask[None]:
            state.tell("tolls")
            state.turn += 1
            yield from ()

    match = Silent().game().new(2, seed=4, listen=True)
    match.choose("card.1", 0)
    assert match.stages() == []
    match.choose("card.4", 1)
    kinds = [event.kind for event in match.events]
    assert kinds == ["writes", "writes", "tolls", "tolls"]
    stages = match.stages()
    assert [told for told, _ in stages] == [2, 3]
    turns = [state.turn for _, state in stages if isinstance(state, TinyState)]
    assert turns == [1, 2]
    match.choose("pass")
    assert match.stages() == []


def test_what_a_choice_led_through_is_forgotten_with_it() -> None:
    class Waiting(Tiny):
        def step(self, state: TinyState) -> Ask[None] | None:
            steps = {0: self.wait, 1: self.toll}
            return steps[state.turn](state) if state.turn in steps else super().step(state)

        def wait(self, state: TinyState) -> Ask[None]:
            while (yield Decision(0, "wait", ["go", "stay"])) == "stay":
                state.tell("stays")
            state.turn = 1

        def toll(self, state: TinyState) -> Ask[None]:
            state.tell("tolls")
            state.turn = 2
            yield from ()

    match = Waiting().game().new(2, seed=4, listen=True)
    match.choose("stay")
    match.choose("go")
    assert match.stages()
    match.undo()
    match.choose("stay")
    assert match.stages() == []
