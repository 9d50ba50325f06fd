"""Phase 9: what must be covered, and how (rule book, 'Banquete')."""

from __future__ import annotations

import pytest

from meadhall.games.odin.components.tables import KNARR, LONGSHIP
from meadhall.games.odin.rules.feast import feast, feast_options, room_left, serve
from meadhall.games.odin.state import BEFORE_BONUS, LAST_PLACEMENT, State
from tests.games.odin.table import ask_next, clear, give, run, supply, table


def hungry(room: int, **food: int) -> State:
    """A table at which seat 0 has this food and so many free spaces at the banquet table."""
    state = table(2, room - 5)
    clear(state)
    give(state, **food)
    assert room_left(state, 0) == room
    return state


@pytest.mark.parametrize(("round_", "spaces"), [(1, 6), (4, 9), (7, 12)])
def test_every_space_without_a_viking_must_be_covered(round_: int, spaces: int) -> None:
    assert room_left(table(2, round_), 0) == spaces


def test_the_short_game_has_fewer_vikings_at_the_table() -> None:
    assert room_left(table(2, 1, length="short"), 0) == 7


def test_two_emigrated_ships_leave_five_of_nine_spaces() -> None:
    state = table(2, 4)
    state.clans[0].emigrated = [KNARR, LONGSHIP]
    assert room_left(state, 0) == 5


def options(state: State) -> set[str]:
    return set(feast_options(state, 0, room_left(state, 0)))


def test_one_tile_of_a_kind_lies_along_the_table_the_others_stand() -> None:
    state = hungry(9, salt_meat=2, peas=2)
    assert "along.salt_meat" in options(state)
    run(serve(state, 0), "along.salt_meat", "along.peas", "upright.salt_meat", "upright.peas")
    # 4 + 2 + 1 + 1: one space stays empty.
    assert state.clans[0].penalties == 1
    assert supply(state) == {}


def test_the_second_of_a_kind_cannot_lie_along() -> None:
    state = hungry(9, salt_meat=2, peas=1)
    asked = ask_next(serve(state, 0), "along.salt_meat", "upright.peas")
    assert "upright.salt_meat" in asked.options
    assert "along.salt_meat" not in asked.options


def test_beans_cover_two_spaces_however_often() -> None:
    state = hungry(9, beans=3, milk=1, silver=1)
    run(serve(state, 0), "done", "upright.beans", "upright.milk", "upright.beans", "upright.silver", "upright.beans")
    assert state.clans[0].penalties == 0


def test_orange_is_not_served_beside_orange_nor_red_beside_red() -> None:
    state = hungry(9, peas=1, flax=1, mead=1, stockfish=1)
    asked = ask_next(serve(state, 0), "along.peas")
    assert {"along.mead", "along.stockfish"} <= set(asked.options)
    assert not {"along.flax", "upright.flax"} & set(asked.options)
    state = hungry(9, peas=1, flax=1, mead=1, stockfish=1)
    asked = ask_next(serve(state, 0), "along.stockfish")
    assert not {"along.mead", "upright.mead"} & set(asked.options)
    assert {"along.flax", "along.peas"} <= set(asked.options)


def test_a_coin_or_an_empty_space_parts_two_of_a_colour() -> None:
    state = hungry(9, peas=1, flax=1, silver=1)
    assert "along.flax" in ask_next(serve(state, 0), "done", "along.peas", "upright.silver").options
    state = hungry(9, peas=1, flax=1)
    assert "along.flax" in ask_next(serve(state, 0), "along.peas", "empty").options


def test_coins_lie_beside_coins() -> None:
    state = hungry(6, silver=6)
    run(serve(state, 0), "done", *["upright.silver"] * 2, "coins")
    assert supply(state) == {}
    assert state.clans[0].penalties == 0


def test_nothing_reaches_over_the_end_of_the_table() -> None:
    state = hungry(6, salt_meat=1, grain=1, whale_meat=1)
    asked = ask_next(serve(state, 0), "along.salt_meat")
    # Two spaces are left: the grain may stand, but not lie; fruits and whale meat are too wide.
    assert "upright.grain" in asked.options
    assert "along.grain" not in asked.options
    assert "upright.whale_meat" not in asked.options


def test_ore_wood_and_green_goods_are_not_eaten() -> None:
    state = hungry(6, ore=2, wood=2, stone=2, oil=2, rune_stone=1)
    assert options(state) == {"empty", "done"}


def test_animals_may_be_eaten_and_count_as_one_kind() -> None:
    state = hungry(12, sheep=1, pregnant_sheep=1, beans=1)
    asked = ask_next(serve(state, 0), "along.pregnant_sheep", "upright.beans")
    assert "upright.sheep" in asked.options
    assert "along.sheep" not in asked.options


def test_spaces_left_empty_on_purpose_cost_a_penalty_each() -> None:
    state = hungry(6, silver=9)
    run(serve(state, 0), "done", "empty", "done")
    assert state.clans[0].penalties == 6
    assert supply(state) == {"silver": 9}


def test_what_was_served_goes_back_and_the_round_goes_on() -> None:
    state = hungry(6, silver=6)
    clear(state, 1)
    run(feast(state), "done", "coins", "done")
    assert [clan.table for clan in state.clans] == [[], []]
    assert [clan.penalties for clan in state.clans] == [0, 6]
    assert state.step == BEFORE_BONUS


def test_after_the_last_feast_there_is_no_bonus() -> None:
    state = hungry(12)
    clear(state, 1)
    run(feast(state), "done", "done")
    assert state.step == LAST_PLACEMENT


def test_a_full_table_needs_no_food() -> None:
    state = table(2, 7)
    clear(state)
    state.clans[0].emigrated = [KNARR] * 6
    run(serve(state, 0))
    assert state.clans[0].penalties == 0
