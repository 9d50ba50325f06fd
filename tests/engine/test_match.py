"""The match: what is asked, undo and its bars, side-by-side parts, events. On a tiny game of its own."""

from __future__ import annotations

import random

import pytest

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.errors import CannotUndo, IllegalChoice
from meadhall.engine.play.choice import PASSES, REVEALED, ROLLED
from meadhall.engine.play.history import EVERY
from meadhall.engine.play.lookahead import with_other_luck
from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import turn_began, undo_bar
from meadhall.engine.registry import game
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import State
from tests.tiny import TinyRules

CARDS = [f"card.{number}" for number in range(9)]


class TinyState(State):
    """Two players write down a card each in secret, roll a die, look at a hidden card, and pass."""

    __slots__ = ("deck", "log", "turn", "written")

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.turn = 0
        self.deck = [5, 6, 7]
        self.written = [-1, -1]
        self.log: list[str] = []

    def copy(self) -> TinyState:
        other = TinyState(self.rng.copy())
        other.revealed = self.revealed
        other.turn = self.turn
        other.deck = self.deck[:]
        other.written = self.written[:]
        other.log = self.log[:]
        return other


class Tiny(TinyRules[TinyState]):
    def setup(self, components: object, settings: Settings, rng: Rng) -> TinyState:
        return TinyState(rng)

    def step(self, state: TinyState) -> Ask[None] | None:
        if state.turn == 40:
            return None
        return self.write(state) if state.turn == 0 else self.act(state)

    def write(self, state: TinyState) -> Ask[None]:
        def part(seat: int) -> Ask[None]:
            while state.written[seat] < 0:
                option = yield Decision(seat, "write", CARDS[seat * 3 : seat * 3 + 3])
                state.written[seat] = CARDS.index(option)
                state.tell("writes", seat, option, private=True)

        yield Together(range(2), part, hidden=True)
        state.turn = 1

    def act(self, state: TinyState) -> Ask[None]:
        seat = state.turn % 2
        yield Decision(seat, "forced", ["only"])
        option = yield Decision(seat, "act", ["look", "pass", "roll"])
        if option == "roll":
            state.log.append(f"rolled {state.rng.below(6)}")
        elif option == "look":
            state.log.append(f"saw {state.deck[0]}")
            state.reveal()
        state.tell(option, seat)
        state.turn += 1

    def view(self, state: TinyState, seat: int | None) -> View:
        return {"own": None if seat is None else state.written[seat], "log": state.log}

    def scores(self, state: TinyState) -> list[Score]:
        return [Score(seat, [("cards", state.written[seat])], []) for seat in range(2)]

    def imagine(self, state: TinyState, seat: int, rng: Rng) -> None:
        rng.shuffle(state.deck)
        if state.written[1 - seat] >= 0:
            state.written[1 - seat] = (1 - seat) * 3 + rng.below(3)


def state_of(match: Match) -> TinyState:
    assert isinstance(match.state, TinyState)
    return match.state


def new(seed: int = 4) -> Match:
    return Tiny().game().new(2, seed=seed, listen=True)


def written() -> Match:
    match = new()
    match.choose("card.1", 0)
    match.choose("card.4", 1)
    return match


def test_side_by_side_decisions_are_offered_at_once_and_answered_in_any_order() -> None:
    match = new()
    assert [decision.seat for decision in match.pending] == [0, 1]
    match.choose("card.5", 1)
    assert [decision.seat for decision in match.pending] == [0]
    match.choose("card.0", 0)
    assert state_of(match).written == [0, 5]


def test_a_forced_choice_is_made_and_not_recorded() -> None:
    match = written()
    assert match.decision is not None
    assert match.decision.kind == "act"
    assert len(match.choices) == 2


def test_rules_that_ask_without_an_option_are_named() -> None:
    with pytest.raises(RuntimeError, match=r"without anything to choose: Decision\(1, 'lead'"):
        _ = Decision(1, "lead", []).only_option
    assert Decision(1, "lead", ["town"]).only_option == "town"


def test_choices_are_marked_by_what_they_showed() -> None:
    match = written()
    for option in ("roll", "look", "pass"):
        match.choose(option)
    assert [choice.mark for choice in match.choices[2:]] == [ROLLED, REVEALED, 0]
    assert match.choices[2].rolled
    assert match.choices[3].revealed
    assert match.predict("roll") == ROLLED
    assert match.predict("pass") == PASSES


def test_undo_is_barred_by_what_happened_since() -> None:
    match = new()
    assert undo_bar(match, 0) == "nothing"
    match.choose("card.1", 0)
    assert undo_bar(match, 0) == ""
    match.choose("card.4", 1)
    assert undo_bar(match, 0) == "others"
    for option, bar in (("roll", "rolled"), ("look", "revealed"), ("pass", "")):
        assert match.decision is not None
        seat = match.decision.seat
        match.choose(option)
        assert undo_bar(match, seat) == bar
        assert undo_bar(match, 1 - seat) == "others"


def test_one_may_take_back_what_one_wrote_while_the_other_is_done() -> None:
    match = new()
    match.choose("card.1", 0)
    assert match.undo(0).option == "card.1"
    match.choose("card.4", 1)
    match.choose("card.2", 0)
    assert state_of(match).written == [2, 4]


def test_undo_takes_an_own_choice_out_of_the_middle() -> None:
    class Twice(Tiny):
        """Everybody writes two cards, one after the other."""

        def write(self, state: TinyState) -> Ask[None]:
            def part(seat: int) -> Ask[None]:
                for _ in range(2):
                    option = yield Decision(seat, "write", CARDS[seat * 3 : seat * 3 + 3])
                    state.written[seat] = CARDS.index(option)

            yield Together(range(2), part, hidden=True)
            state.turn = 1

    match = Twice().game().new(2, seed=1)
    match.choose("card.1", 0)
    match.choose("card.4", 1)
    match.undo(0)
    assert [(choice.seat, choice.option) for choice in match.choices] == [(1, "card.4")]
    assert state_of(match).written == [-1, 4]


class Beckoning(Tiny):
    """Before the two write, the first one beckons."""

    def write(self, state: TinyState) -> Ask[None]:
        yield Decision(0, "beckon", ["nod", "wave"])
        yield from super().write(state)


def test_what_led_to_side_by_side_parts_cannot_be_taken_back_once_others_have_acted_in_them() -> None:
    match = Beckoning().game().new(2, seed=4)
    match.choose("nod")
    assert undo_bar(match, 0) == ""
    match.choose("card.4", 1)
    assert undo_bar(match, 0) == "others"
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_a_turn_began_where_the_step_of_the_seats_last_choice_began() -> None:
    match = written()
    assert turn_began(match, 1) == 0
    for made in range(2, 6):
        match.choose("pass")
        assert turn_began(match, match.choices[-1].seat) == made


def test_undo_reaches_far_back_through_kept_states() -> None:
    match = written()
    while match.pending:
        match.choose("pass")
    made = len(match.choices)
    assert made > EVERY
    while match.choices:
        match.undo()
    assert [decision.seat for decision in match.pending] == [0, 1]
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo()
    while True:
        try:
            match.redo()
        except CannotUndo:
            break
    assert match.over
    assert len(match.choices) == made


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    match = written()
    match.choose("pass")
    match.undo()
    match.choose("look")
    with pytest.raises(CannotUndo, match="nothing to make again"):
        match.redo()


def test_private_events_show_their_thing_to_their_own_seat_only() -> None:
    match = written()
    assert [event.thing for event in match.events_seen_by(0)] == ["card.1", ""]
    assert [event.thing for event in match.events_seen_by(1)] == ["", "card.4"]
    assert [event.thing for event in match.events_seen_by(None)] == ["", ""]
    assert [event.move for event in match.events] == [1, 2]
    assert match.events_seen_by(0, since=2)[0].seat == 1


def test_a_seat_without_a_decision_cannot_choose_or_see() -> None:
    match = written()
    with pytest.raises(IllegalChoice, match="seat 0 has nothing to decide"):
        match.choose("pass", 0)
    with pytest.raises(IllegalChoice, match="seat 0 has nothing to decide"):
        match.seen_by(0)


def test_an_imagined_match_does_not_foresee_the_dice() -> None:
    match = written()
    real = match.clone()
    real.choose("roll")
    rolls = set()
    for seed in range(20):
        imagined = match.seen_by(1).imagine(Rng(seed))
        imagined.choose("roll")
        rolls.add(state_of(imagined).log[0])
    assert len(rolls) > 1


@pytest.mark.parametrize("name", ["boru", "raiders", "odin"])
def test_no_way_leads_from_an_imagined_match_to_what_is_true(name: str) -> None:
    match = game(name).new(3, seed=4)
    chance = random.Random(4)
    for _ in range(60):
        decision = match.pending[0]
        match.choose(chance.choice(decision.options), decision.seat)
    imagined = match.seen_by(match.pending[0].seat).imagine(chance)
    for moves in range(60):
        with pytest.raises(CannotUndo, match="imagined"):
            imagined.at(moves)
    assert imagined.at(60).view(None) == imagined.view(None)


def test_other_luck_rolls_anew_and_leaves_what_lies_on_the_table() -> None:
    match = written()
    rolled = set()
    for seed in range(20):
        other = with_other_luck(match, Rng(seed))
        assert state_of(other).deck == state_of(match).deck
        assert state_of(other).written == state_of(match).written
        again = other.clone()
        for each in (other, again):
            each.choose("roll")
        assert state_of(again).log == state_of(other).log
        rolled.add(state_of(other).log[-1])
    assert len(rolled) > 2


def test_an_imagined_match_asks_the_others_anew_and_does_not_go_back_further() -> None:
    match = new()
    match.choose("card.4", 1)
    seen = match.seen_by(0)
    written_by_other = {state_of(seen.imagine(Rng(seed))).written[1] for seed in range(20)}
    assert written_by_other == {3, 4, 5}
    imagined = seen.imagine(Rng(1))
    with pytest.raises(CannotUndo, match="imagined"):
        imagined.undo()
    other = state_of(imagined).written[1]
    imagined.choose("card.0", 0)
    imagined.choose("pass")
    imagined.undo()
    assert state_of(imagined).written == [0, other]
    assert imagined.decision_of(1) is not None
    with pytest.raises(CannotUndo, match="imagined"):
        imagined.undo()
    assert state_of(imagined).written == [0, other]


def test_the_game_over_takes_no_more_choices() -> None:
    match = written()
    while match.pending:
        match.choose("pass")
    with pytest.raises(IllegalChoice, match="over"):
        match.choose("pass")
    assert match.winners() == [1]
