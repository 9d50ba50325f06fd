"""Cards that wait for something: 178-182, 189."""

from __future__ import annotations

import pytest

from meadhall.games.odin.cards.memory import memory_of
from meadhall.games.odin.rules.anytime import act, offered
from meadhall.games.odin.rules.ending import last_placement
from meadhall.games.odin.rules.phases import income_of
from meadhall.games.odin.scoring import score
from meadhall.games.odin.state import State
from tests.games.odin.table import (
    bare,
    components,
    cover_square,
    give,
    has,
    in_play,
    lay_strips,
    own,
    own_more,
    play,
    run,
    supply,
    use,
)


def test_cutter_operator_counts_the_knarrs_when_the_next_one_comes() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    give(state, silver=10)
    in_play(state, 179)
    run(act(state, 0, ""), "ship.knarr")
    assert supply(state) == {"silver": 8, "stockfish": 3}  # S12
    run(act(state, 0, ""), "ship.knarr")
    assert has(state, 0, "stockfish") == 3


def test_cutter_operator_waits_for_a_knarr() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    play(state, 179)
    give(state, wood=1)
    use(state, "build_whaling_boat")
    assert supply(state) == {}
    copy = state.copy()
    assert memory_of(copy).notes == {}


def test_herb_gardener_keeps_the_right_and_uses_it_once() -> None:
    state = bare()
    own_more(state, "stone_house")
    in_play(state, 182)
    give(state, stone=1)
    use(state, "build_stone_house")
    assert offered(state, 0)[1] == []  # no wood yet
    give(state, wood=9)
    run(act(state, 0, ""), "card.182", "amount.2")
    assert supply(state) == {"wood": 4, "spices": 2}  # X33
    assert offered(state, 0)[1] == []


def test_herb_gardener_waits_for_the_second_house_or_finds_it_when_played() -> None:
    state = bare()
    give(state, wood=9)
    own_more(state, "stone_house")
    play(state, 182)
    assert offered(state, 0)[1] == []
    state = bare()
    give(state, wood=2)
    own_more(state, "stone_house")
    own_more(state, "long_house")
    play(state, 182)
    assert len(offered(state, 0)[1]) == 1


@pytest.mark.parametrize(("boats", "more"), [(0, 2), (1, 2), (2, 1), (3, 0)])
def test_boat_builder_brings_boats_as_far_as_there_is_room(boats: int, more: int) -> None:
    state = bare()
    clan = state.clans[0]
    clan.boats, clan.knarrs, clan.longships = [0] * boats, 2, [0]
    give(state, silver=5)
    in_play(state, 178)
    run(act(state, 0, ""), "ship.knarr")
    assert len(clan.boats) == boats + more  # P28


def test_boat_builder_finds_four_ships_when_played_and_acts_once() -> None:
    state = bare()
    state.clans[0].knarrs = 4
    play(state, 178)
    assert state.clans[0].boats == [0, 0]
    state.clans[0].boats, state.clans[0].knarrs = [], 3
    give(state, silver=5)
    run(act(state, 0, ""), "ship.knarr")
    assert state.clans[0].boats == []


def test_boat_builder_waits_for_the_fourth_large_ship() -> None:
    state = bare()
    state.clans[0].knarrs = 2
    give(state, silver=5)
    in_play(state, 178)
    run(act(state, 0, ""), "ship.knarr")
    assert state.clans[0].boats == []


def test_boats_come_in_the_middle_of_an_action_and_it_goes_on() -> None:
    state = bare()
    state.clans[0].knarrs = 3
    give(state, silver=8)
    in_play(state, 178)
    lay_strips(
        state, **{components().strips.names[0].partition(".")[2]: 0, components().strips.names[1].partition(".")[2]: 0}
    )
    use(state, "mountain_2", "anytime", "ship.longship", components().strips.names[0], "amount.2")
    assert (state.clans[0].boats, state.clans[0].longships) == ([0, 0], [0])  # X34
    assert len(state.strips) == 2
    assert sum(supply(state).values()) == 2


def cover_income(state: State, at_least: int) -> int:
    """Cover the home board until the income is so high."""
    board = own(state, "home")
    for size in range(1, 12):
        if income_of(state, 0) >= at_least:
            break
        cover_square(state, size)
    assert board.covered or not at_least
    return income_of(state, 0)


@pytest.mark.parametrize(
    ("number", "good", "steps"), [(180, "silverware", {5: 4, 11: 3, 30: 2}), (181, "wool", {4: 3, 9: 2, 30: 1})]
)
@pytest.mark.parametrize("income", [0, 5, 6, 10, 12])
def test_the_lower_the_income_the_more_comes(number: int, good: str, steps: dict[int, int], income: int) -> None:
    state = bare()
    reached = cover_income(state, income)
    state.clans[0].longships = [0, 0, 0]
    play(state, number)
    assert supply(state) == {good: next(count for most, count in steps.items() if reached <= most)}
    # Once and never again.
    give(state, silver=8)
    run(act(state, 0, ""), "ship.longship")
    assert supply(state) == {good: next(count for most, count in steps.items() if reached <= most)}


@pytest.mark.parametrize(("number", "knarrs", "good"), [(180, 1, "silverware"), (181, 0, "wool")])
def test_too_few_ships_bring_nothing_until_the_next_one_comes(number: int, knarrs: int, good: str) -> None:
    state = bare()
    state.clans[0].longships, state.clans[0].knarrs = [0, 0], knarrs
    play(state, number)
    assert supply(state) == {}
    give(state, silver=8)
    run(act(state, 0, ""), "ship.longship")
    assert [*supply(state)] == [good]


def test_sail_patcher_pays_at_once_for_three_large_ships() -> None:
    state = bare()
    assert cover_income(state, 4) == 4
    state.clans[0].knarrs, state.clans[0].longships = 2, [0]
    play(state, 181)
    assert supply(state) == {"wool": 3}  # S10


def test_a_high_income_uses_the_card_up() -> None:
    state = bare()
    cover_square(state, 12)
    assert income_of(state, 0) <= 30
    for _ in range(2):
        own_more(state, "home").covered = own(state, "home").covered
    assert income_of(state, 0) > 30
    state.clans[0].longships = [0, 0, 0]
    play(state, 181)
    assert supply(state) == {}
    state.clans[0].boards = state.clans[0].boards[:1]
    give(state, silver=8)
    run(act(state, 0, ""), "ship.longship")
    assert supply(state) == {}  # R80


@pytest.mark.parametrize(("boards", "silver"), [(1, 0), (2, 4), (3, 9), (4, 16)])
def test_seafarer_brings_silver_when_points_are_counted(boards: int, silver: int) -> None:
    state = bare()
    for name in ("shetland", "faroe_islands", "iceland", "greenland")[:boards]:
        own_more(state, name)
    play(state, 189)
    assert supply(state) == {}
    before = score(state, 0).total
    run(last_placement(state))
    assert has(state, 0, "silver") == silver  # P32
    assert score(state, 0).total == before + silver
