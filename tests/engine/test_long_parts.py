"""Long side-by-side parts that can be begun anew: copies repeat few choices, and stand where the match stands."""

from __future__ import annotations

import random
from functools import partial

import pytest

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.engine.play.history import EVERY_WITHIN_PARTS
from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import turn_began
from meadhall.engine.rng import Rng
from meadhall.engine.rules import View
from meadhall.engine.scoring import Score
from meadhall.engine.settings import Settings
from meadhall.engine.state import State
from tests.tiny import TinyRules

SEATS = 3
PIECES = 12
COLOURS = ["colour.red", "colour.blue"]
SIZES = ["size.small", "size.large"]


class HeapState(State):
    """Everybody lays pieces on a heap at the same time, two small decisions each, until there are enough."""

    __slots__ = ("heaps",)

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.heaps: list[list[str]] = [[] for _ in range(SEATS)]

    def copy(self) -> HeapState:
        other = HeapState(self.rng.copy())
        other.revealed = self.revealed
        other.heaps = [heap[:] for heap in self.heaps]
        return other


class Heaps(TinyRules[HeapState]):
    def __init__(self, resumable: tuple[str, ...]) -> None:
        self.resumable = resumable

    def setup(self, components: object, settings: Settings, rng: Rng) -> HeapState:
        return HeapState(rng)

    def step(self, state: HeapState) -> Ask[None] | None:
        return self.lay(state) if any(len(heap) < PIECES for heap in state.heaps) else None

    def lay(self, state: HeapState) -> Ask[None]:
        yield Together(range(SEATS), partial(self.part, state), resumable=self.resumable)

    def part(self, state: HeapState, seat: int) -> Ask[None]:
        while len(state.heaps[seat]) < PIECES:
            colour = yield Decision(seat, "colour", COLOURS)
            size = yield Decision(seat, "size", SIZES, colour)
            state.heaps[seat].append(f"{colour} {size}")
            state.tell("laid", seat, colour)

    def view(self, state: HeapState, seat: int | None) -> View:
        return {"heaps": state.heaps}

    def scores(self, state: HeapState) -> list[Score]:
        return [Score(seat, [("pieces", len(state.heaps[seat]))], []) for seat in range(SEATS)]


def heaps_of(match: Match) -> list[list[str]]:
    assert isinstance(match.state, HeapState)
    return match.state.heaps


def last_checkpoint(match: Match) -> int:
    """After how many choices the state was kept that a copy begins from."""
    return match.timeline.history.last_checkpoint.moves


def standing(match: Match) -> tuple[list[list[str]], list[tuple[int, str, str]]]:
    return [heap[:] for heap in heaps_of(match)], [(d.seat, d.kind, d.about) for d in match.pending]


def played(resumable: tuple[str, ...], choices: int, seed: int = 1) -> Match:
    match = Heaps(resumable).game(SEATS).new(SEATS, seed=1, listen=True)
    chance = random.Random(seed)
    for _ in range(choices):
        decision = chance.choice(match.pending)
        match.choose(chance.choice(decision.options), decision.seat)
    return match


@pytest.mark.parametrize("choices", range(0, 2 * SEATS * PIECES + 1, 3))
def test_a_copy_stands_where_the_match_stands(choices: int) -> None:
    match = played(("colour",), choices)
    for _ in range(3):
        clone = match.clone()
        assert standing(clone) == standing(match)
    there = match.at(choices)
    assert standing(there) == standing(match)
    assert [repr(event) for event in there.events] == [repr(event) for event in match.events]


def repeated_by_a_clone(resumable: tuple[str, ...]) -> int:
    """How many choices a clone makes again when the parts are nearly done."""
    match = played(resumable, 10)
    match.clone()
    while len(match.choices) < 2 * SEATS * PIECES - 3:
        match.choose(match.pending[0].options[0])
    return len(match.choices) - last_checkpoint(match.clone())


def test_a_copy_repeats_only_the_last_choices() -> None:
    assert repeated_by_a_clone(()) > 2 * SEATS * PIECES - 5
    assert repeated_by_a_clone(("colour",)) <= EVERY_WITHIN_PARTS + SEATS


def test_the_turn_began_where_the_step_did_wherever_the_state_was_kept() -> None:
    match = played(("colour",), 20)
    match.clone()
    for _ in range(10):
        match.choose(match.pending[0].options[0])
    assert last_checkpoint(match.clone()) > 0
    assert [turn_began(match, seat) for seat in range(SEATS)] == [0] * SEATS


def test_in_the_middle_of_a_small_decision_nothing_is_begun_anew() -> None:
    match = played(("colour",), 0)
    match.clone()
    for _ in range(9):
        match.choose(match.pending[0].options[0], 0)
    # Seat 0 has chosen a colour: begun anew, it would be asked for the colour again.
    assert match.decision_of(0) is not None
    assert last_checkpoint(match) <= 8
    assert standing(match.clone()) == standing(match)


@pytest.mark.parametrize("seed", range(5))
def test_a_seat_takes_back_its_own_choice_wherever_the_state_was_kept(seed: int) -> None:
    match = played(("colour",), 20, seed)
    match.clone()
    for _ in range(20):
        match.choose(match.pending[-1].options[1], match.pending[-1].seat)
    for seat in range(SEATS):
        before = standing(match)
        count = len(match.choices)
        choice = match.undo(seat)
        assert choice.seat == seat
        assert len(match.choices) == count - 1
        without = Heaps(()).game(SEATS).new(SEATS, seed=1)
        for made in match.choices:
            without.choose(made.option, made.seat)
        assert standing(match) == standing(without)
        match.redo()
        assert sorted(standing(match)[1]) == sorted(before[1])
        assert standing(match)[0] == before[0]


def test_the_events_are_told_once() -> None:
    match = played(("colour",), 2 * SEATS * PIECES)
    assert match.over
    assert len(match.events) == SEATS * PIECES
    for _ in range(30):
        match.undo()
    for _ in range(30):
        match.redo()
    assert len(match.events) == SEATS * PIECES


def test_an_imagined_match_is_copied_within_long_parts_too() -> None:
    match = played(("colour",), 17)
    imagined = match.seen_by(match.pending[0].seat).imagine(Rng(3))
    assert standing(imagined) == standing(match)
    for _ in range(12):
        imagined.choose(imagined.pending[0].options[0])
        assert standing(imagined.clone()) == standing(imagined)
