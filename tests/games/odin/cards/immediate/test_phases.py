"""Cards that hold a phase for their owner alone: 5, 20, 21, 35."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.rules.phases import before_bonus
from meadhall.games.odin.state import State
from tests.games.odin.table import bare, clear, components, give, has, in_play, own, own_more, play, run, supply


def with_bonuses(board: OwnBoard) -> OwnBoard:
    for bonus in components().puzzle.printed[board.kind].bonuses:
        board.covered |= bonus.around
    return board


def given_by(*boards: OwnBoard) -> dict[str, int]:
    """What the bonuses printed on boards bring, by name without its kind."""
    found: Counter[str] = Counter()
    for board in boards:
        for bonus in components().puzzle.printed[board.kind].bonuses:
            found.update(name.partition(".")[2] for name in bonus.things)
    return dict(found)


def test_chief_holds_a_feast_with_penalties() -> None:
    state = bare(round=4)
    give(state, 0, whale_meat=1, peas=1)
    room = state.table_room(0)
    play(state, 5, "upright.whale_meat", "along.peas", "done")
    assert state.clans[0].penalties == room - 3 - 2
    assert (state.clans[0].table, supply(state), state.clans[1].penalties) == ([], {}, 0)


def test_cards_of_the_feast_hear_of_the_chiefs_own() -> None:
    state = bare()
    give(state, game_meat=1, silver=9)
    in_play(state, 158, 160)
    play(state, 5, "done", "along.game_meat", "coins")
    assert state.clans[0].penalties == 0
    assert sum(state.clans[0].have[components().first_weapon :]) == 3


def test_builder_pays_the_bonus_of_houses_alone() -> None:
    state = bare()
    houses = [with_bonuses(own_more(state, "stone_house")), with_bonuses(own_more(state, "long_house"))]
    with_bonuses(own_more(state, "shetland"))
    with_bonuses(own(state, "home"))
    with_bonuses(own_more(state, "stone_house", seat=1))
    play(state, 20, "card.20")
    assert supply(state) == given_by(*houses)
    assert supply(state, 1) == {}


def test_collector_pays_the_bonus_of_the_home_board_alone() -> None:
    state = bare()
    with_bonuses(own_more(state, "stone_house"))
    with_bonuses(own_more(state, "shetland"))
    home = with_bonuses(own(state, "home"))
    with_bonuses(own(state, "home", seat=1))
    play(state, 21, "card.21")
    assert supply(state) == given_by(home)
    assert supply(state, 1) == {}


@pytest.mark.parametrize("number", [20, 21])
def test_the_bonus_phase_of_the_round_follows_all_the_same(number: int) -> None:
    state = bare()
    boards = [with_bonuses(own_more(state, "stone_house")), with_bonuses(own(state, "home"))]
    play(state, number, "card." + str(number))
    clear(state)
    run(before_bonus(state))
    assert supply(state) == given_by(*boards)


@pytest.mark.parametrize("number", [20, 21])
def test_a_bonus_that_is_not_surrounded_is_not_paid(number: int) -> None:
    state = bare()
    for board in (own_more(state, "stone_house"), own(state, "home")):
        with_bonuses(board)
        for bonus in components().puzzle.printed[board.kind].bonuses:
            board.covered &= ~(bonus.around & -bonus.around)  # one cell is bare
    play(state, number, "card." + str(number))
    assert supply(state) == {}


def test_a_bonus_phase_may_be_left() -> None:
    for number in (20, 21):
        state: State = bare()
        with_bonuses(own_more(state, "stone_house"))
        with_bonuses(own(state, "home"))
        play(state, number, "done")
        assert supply(state) == {}


def test_maid_works_in_the_builders_phase() -> None:
    state = bare()
    house = own_more(state, "stone_house")
    house.covered = components().puzzle.printed[house.kind].bonuses[0].around
    in_play(state, 177)
    play(state, 20, "card.20", "card.177")
    assert has(state, 0, "silverware") == 1  # X13


def test_cattle_breeder_holds_a_breeding_of_ones_own() -> None:
    state = bare()
    for seat in range(2):
        give(state, seat, sheep=2, pregnant_sheep=1, cattle=2)
    play(state, 35, "card.35")
    assert supply(state) == {"sheep": 4, "cattle": 1, "pregnant_cattle": 1}  # S5
    assert supply(state, 1) == {"sheep": 2, "pregnant_sheep": 1, "cattle": 2}


def test_cattle_breeder_may_be_left_and_needs_animals_that_breed() -> None:
    state = bare()
    give(state, sheep=2)
    play(state, 35, "done")
    assert supply(state) == {"sheep": 2}
    state = bare()
    give(state, sheep=1, cattle=1)
    play(state, 35)
    assert supply(state) == {"sheep": 1, "cattle": 1}
