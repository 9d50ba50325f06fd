"""Mountain strips: items taken from them (rule book, 'Fase 5'), and what they lose in phase 11."""

from __future__ import annotations

from meadhall.games.odin.rules.mountain import GONE, update_mountain
from tests.games.odin.table import (
    asked_at,
    bare,
    components,
    give,
    lay_strips,
    run,
    supply,
    table,
    usable,
    use,
)

# Items taken.


def test_items_are_taken_from_the_left_of_one_strip() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_3=0)
    use(state, "mountain_2", "strip.mountain_1", "amount.2")
    assert supply(state) == {"wood": 1, "stone": 1}
    assert state.strips[0] % GONE == 3


def test_fewer_items_may_be_taken_than_allowed() -> None:
    state = bare()
    lay_strips(state, mountain_1=1, mountain_3=0)
    use(state, "mountain_2", "strip.mountain_3", "amount.1")
    assert supply(state) == {"wood": 1}


def test_a_short_strip_is_not_made_up_for_by_another() -> None:
    state = bare()
    lay_strips(state, mountain_7=6, mountain_3=0)
    use(state, "mountain_2", "strip.mountain_7")
    assert supply(state) == {"silver": 2}
    assert len(state.strips) == 1


def test_three_and_two_items_come_from_different_strips() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=5)
    use(state, "mountain_3_2", "strip.mountain_3", "amount.3", "strip.mountain_7", "amount.2")
    assert supply(state) == {"wood": 3, "ore": 1, "silver": 2}
    # Both silver of the last item came together, and the empty strip has left the game.
    assert len(state.strips) == 1


def test_a_strip_is_not_offered_twice_in_one_action() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=0, mountain_8=0)
    asked = asked_at(state, "mountain_3_2", "strip.mountain_3", "amount.3")
    assert set(asked.options) - {"anytime"} == {"strip.mountain_7", "strip.mountain_8", "done"}


def test_two_items_each_of_up_to_four_strips() -> None:
    state = bare()
    lay_strips(state, mountain_3=0, mountain_7=4, mountain_8=3, mountain_4=4)
    use(
        state,
        "mountain_2222_or_upgrade_3_twice",
        "strip.mountain_3",
        "amount.2",
        "strip.mountain_7",
        "amount.2",
        "strip.mountain_8",
        "amount.2",
        "strip.mountain_4",
        "amount.2",
    )
    assert supply(state) == {"wood": 2, "stone": 3, "ore": 3}


def test_mountain_spaces_need_something_on_the_mountain() -> None:
    state = bare()
    state.strips = []
    assert not usable(state, "mountain_2")
    assert not usable(state, "mountain_1_upgrade_1")
    give(state, stockfish=1)
    assert usable(state, "mountain_1_upgrade_1")


# Phase 11.


def strip(name: str, gone: int) -> int:
    return GONE * components().strips.index[f"strip.{name}"] + gone


def test_strips_lose_their_leftmost_item_and_leave_when_only_silver_is_left() -> None:
    state = table(2)
    # Ore and 2 silver are left on the first; 4 wood are gone from the second; the third has two '2 silver' at its end.
    state.strips = [strip("mountain_7", 5), strip("mountain_3", 4), strip("mountain_1", 4)]
    new = state.pile[-1]
    run(update_mountain(state))
    assert state.strips == [strip("mountain_3", 5), strip("mountain_1", 5), GONE * new]


def test_the_strip_with_two_silver_items_leaves_when_one_is_left() -> None:
    state = table(2)
    state.strips = [strip("mountain_1", 5)]
    state.pile = []
    run(update_mountain(state))
    assert state.strips == []


def test_with_four_players_no_strip_is_left_for_round_7() -> None:
    for players, left in ((4, 0), (3, 1)):
        state = table(players)
        for _ in range(5):
            run(update_mountain(state))
        assert len(state.pile) == left
