"""What can be taken back: choices that drew, rolled or turned nothing up."""

from __future__ import annotations

import pytest

from meadhall.engine.play.choice import PASSES, REVEALED, ROLLED
from meadhall.engine.play.match import Match
from meadhall.engine.play.undo import undo_bar
from meadhall.games.odin import GAME
from meadhall.games.odin.rules.mountain import turn_up_strip
from tests.games.odin.table import clear, give, table

CAN_BE_TAKEN_BACK = 0


def at_turn(**things: int) -> Match:
    """Seat 0 is to take a space."""
    state = table(2)
    for seat in (0, 1):
        clear(state, seat)
        state.clans[seat].hand = []
    state.clans[0].longships = [0]
    give(state, **things)
    return Match.begin(GAME, GAME.settings_for(2), state)


@pytest.mark.parametrize(
    ("choices", "mark"),
    [
        (["space.market_beans"], CAN_BE_TAKEN_BACK),
        (["space.upgrade_2"], CAN_BE_TAKEN_BACK),
        (["space.mountain_2"], CAN_BE_TAKEN_BACK),
        (["space.explore_1"], CAN_BE_TAKEN_BACK),
        (["anytime"], CAN_BE_TAKEN_BACK),
        (["anytime", "good.silver"], CAN_BE_TAKEN_BACK),
        (["anytime", "good.silver", "cell.a12"], CAN_BE_TAKEN_BACK),
        (["pass"], CAN_BE_TAKEN_BACK),
        (["space.draw_occupation"], REVEALED),
        (["space.market_fruits"], REVEALED),
        (["space.upgrade_3_weapons_4"], REVEALED),
        (["space.raiding"], ROLLED),
        (["space.raiding", "roll"], ROLLED),
        (["space.hunting_game_1"], ROLLED),
        (["space.hunting_game_1", "fail"], CAN_BE_TAKEN_BACK),
        # No sword is among the discards: the pile is searched, and shuffled.
        (["space.raiding", "fail"], ROLLED),
        (["space.pillaging_3"], ROLLED | REVEALED),
    ],
)
def test_a_choice_is_marked_by_what_it_showed(choices: list[str], mark: int) -> None:
    match = at_turn(peas=2, mead=1, silver=3)
    for option in choices[:-1]:
        match.choose(option, 0)
    assert match.predict(choices[-1], 0) & ~PASSES == mark
    match.choose(choices[-1], 0)
    assert match.choices[-1].mark == mark


def test_a_strip_that_is_turned_up_and_a_weapon_that_is_drawn_cannot_be_unseen() -> None:
    state = table(2)
    before = state.revealed
    turn_up_strip(state)
    assert state.revealed > before
    # Without a card to draw in the third column, the weapons alone are new.
    state = table(2)
    clear(state)
    state.clans[0].hand = []
    state.dark_drawn = len(state.dark)
    match = Match.begin(GAME, GAME.settings_for(2), state)
    assert match.predict("space.upgrade_3_weapons_4", 0) & ~PASSES == REVEALED


def test_the_end_of_a_round_turns_up_a_strip_and_weapons() -> None:
    match = at_turn()
    while not match.choices or not match.choices[-1].mark:
        decision = match.pending[0]
        match.choose(next(option for option in ("pass", "done", "empty") if option in decision.options), decision.seat)
    assert match.choices[-1].revealed
    assert match.view(None)["round"] == 2


def test_a_coin_is_taken_back_from_a_board_but_a_drawn_card_is_not() -> None:
    match = at_turn(silver=1)
    before = match.view(0)
    for option in ("anytime", "good.silver", "cell.a12"):
        match.choose(option, 0)
    for _ in range(3):
        assert undo_bar(match, 0) == ""
        match.undo(0)
    assert match.view(0) == before
    match.choose("space.draw_occupation", 0)
    assert undo_bar(match, 0) == "revealed"
