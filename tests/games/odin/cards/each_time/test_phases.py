"""Cards of the phases: 91, 158, 160, 169, 173, 186."""

from __future__ import annotations

import pytest

from meadhall.engine.play.match import Match
from meadhall.games.odin import GAME
from meadhall.games.odin.rules.feast import feast, serve
from meadhall.games.odin.rules.phases import before_bonus, begin_round
from meadhall.games.odin.rules.turn import end_actions
from meadhall.games.odin.state import FEAST, State
from tests.games.odin.table import (
    ask_next,
    bare,
    components,
    give,
    has,
    in_play,
    lay_strips,
    run,
    space,
    state_of,
    supply,
    use,
)


def weapons(state: State, seat: int = 0) -> int:
    return sum(state.clans[seat].have[components().first_weapon :])


def test_latecomer_uses_a_space_beside_a_viking() -> None:
    state = bare()
    give(state, silver=2)
    in_play(state, 91)
    use(state, "buy_2_salt_meat")
    give(state, silver=1)
    start = state.next_start = 1
    run(end_actions(state), "card.91")
    # X38 without other cards: beans and a silver for a silver.
    assert supply(state) == {"salt_meat": 2, "beans": 1, "silver": 1}
    assert state.free >> space("market_beans") & 1
    assert state.moose == start


def test_latecomer_needs_a_silver_and_a_neighbour() -> None:
    state = bare()
    give(state, silver=1)
    in_play(state, 91)
    use(state, "take_2_mead")
    run(end_actions(state))
    assert supply(state) == {"silver": 3, "mead": 2}
    state = bare()
    in_play(state, 91)
    use(state, "take_stockfish")
    run(end_actions(state))
    assert supply(state) == {"stockfish": 1}


def serving(state: State, **goods: int) -> State:
    """It is time for the feast of seat 0."""
    give(state, **goods)
    state.step = FEAST
    return state


def test_barbarian_has_the_silver_at_once_and_draws() -> None:
    state = serving(bare(), game_meat=1, whale_meat=1, mead=1)
    in_play(state, 158)
    rule = serve(state, 0)
    asked = ask_next(rule, "along.game_meat")
    assert "upright.silver" in asked.options
    assert (weapons(state), has(state, 0, "silver")) == (3, 1)


def test_barbarian_gains_nothing_from_other_dishes() -> None:
    state = serving(bare(), mead=1, silver=4)
    in_play(state, 158)
    run(serve(state, 0), "done", "along.mead", "coins")
    assert weapons(state) == 0


def test_who_draws_at_the_feast_serves_after_the_others() -> None:
    state = serving(bare(), game_meat=1)
    in_play(state, 158)
    match = Match.begin(GAME, GAME.settings_for(2), state)
    assert [decision.seat for decision in match.pending] == [1]
    match.choose("done", 1)
    assert [decision.seat for decision in match.pending] == [0]
    copy = match.clone()
    for each in (match, copy):
        each.choose("along.game_meat", 0)
    assert weapons(state_of(match)) == weapons(state_of(copy)) == 3
    assert match.choices[-1].revealed


def test_sober_man_takes_silver_and_serves_no_mead() -> None:
    state = serving(bare(), mead=2, game_meat=1)
    in_play(state, 160, 158)
    asked = ask_next(serve(state, 0), "card.160")
    assert not [option for option in asked.options if "mead" in option]
    assert has(state, 0, "silver") == 1  # X29


def test_sober_man_may_drink_and_drinks_again_at_the_next_feast() -> None:
    state = serving(bare(), mead=2)
    in_play(state, 160)
    asked = ask_next(serve(state, 0), "done")
    assert "along.mead" in asked.options
    state = serving(bare(), mead=2)
    in_play(state, 160)
    run(feast(state), "card.160", "done", "done")
    # First the silver may be laid, then there is another offer.
    assert "along.mead" in ask_next(serve(state, 0), "done", "done").options


def test_pea_flour_baker_lays_two_peas_along_the_table() -> None:
    state = serving(bare(round=4), peas=3, mead=1, stockfish=1)
    in_play(state, 186)
    run(feast(state), "along.peas", "upright.mead", "along.peas", "upright.stockfish", "upright.peas", "done", "done")
    assert supply(state) == {}  # X30


def test_without_the_baker_one_lies_along_the_table() -> None:
    state = serving(bare(round=4), peas=3, mead=1)
    assert "along.peas" not in ask_next(serve(state, 0), "along.peas", "upright.mead").options


@pytest.mark.parametrize(
    ("goods", "choices", "flax", "grain"),
    [
        ({"flax": 1}, [], 3, 1),
        ({"flax": 1, "grain": 1}, ["good.grain"], 2, 3),
        ({"grain": 1}, [], 1, 3),
        ({}, [], 1, 1),
    ],
)
def test_sower_reaps_more_of_what_was_there(goods: dict[str, int], choices: list[str], flax: int, grain: int) -> None:
    state = bare()
    give(state, **goods)
    in_play(state, 169)
    run(begin_round(state), *choices)
    assert state.harvest == 2
    assert (has(state, 0, "flax"), has(state, 0, "grain")) == (flax, grain)


def test_sower_is_silent_without_a_harvest() -> None:
    state = bare()
    give(state, flax=1)
    in_play(state, 169)
    state.round = components().lengths["long"].harvest.index(0)
    run(begin_round(state))
    assert has(state, 0, "flax") == 1


def test_punchcutter_is_paid_for_ore_and_silver_that_leave() -> None:
    state = bare()
    in_play(state, 173)
    lay_strips(state, mountain_1=4, mountain_2=0)
    run(before_bonus(state))
    assert supply(state) == {"silver": 1}
    state = bare()
    in_play(state, 173)
    # X39: [ore, 2 silver], [2 silver, 2 silver], [wood, stone, 2 silver]
    lay_strips(state, mountain_2=5, mountain_1=5, mountain_3=3)
    run(before_bonus(state))
    assert supply(state) == {"silver": 7}
