"""Phases 1 to 4, 6 to 8 and 12: harvest, exploration boards, weapons, start player, income, breeding, Vikings home."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.engine.decision import Ask, Decision, Together
from meadhall.games.odin.puzzle.laying import lay_at
from meadhall.games.odin.rules.phases import (
    before_bonus,
    before_income,
    begin_round,
    breed,
    harvest,
    income_of,
    remove_vikings,
    turn_exploration_board,
)
from meadhall.games.odin.scoring import score
from meadhall.games.odin.state import BEFORE_INCOME, FEAST, State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import (
    clear,
    components,
    cover_square,
    end_turn,
    give,
    has,
    own_more,
    run,
    space,
    supply,
    table,
    thing,
    use,
)

FIRST = {"peas": 1, "beans": 1, "flax": 1}
SECOND = FIRST | {"grain": 1}
THIRD = SECOND | {"cabbage": 1}
FOURTH = THIRD | {"fruits": 1}
HARVESTS = {"long": [FIRST, SECOND, {}, THIRD, {}, FOURTH, {}], "short": [FIRST, {}, SECOND, {}, THIRD, {}]}


@pytest.mark.parametrize("length", ["long", "short"])
def test_each_round_has_its_harvest(length: str) -> None:
    for number, crops in enumerate(HARVESTS[length], 1):
        state = table(3, length=length)
        state.round = number
        for seat in range(3):
            clear(state, seat)
        harvest(state)
        assert [supply(state, seat) for seat in range(3)] == [crops] * 3


@pytest.mark.parametrize("phase", [before_income, before_bonus])
def test_nobody_is_asked_before_a_phase_who_can_neither_lay_nor_buy(phase: Callable[[State], Ask[None]]) -> None:
    state = table(2)
    clear(state, 0)
    clear(state, 1)
    give(state, 0, peas=2, wood=3, silver=0)
    give(state, 1, oil=1)
    asked = next(phase(state))
    assert isinstance(asked, Together)
    assert list(asked.part(0)) == []
    question = next(asked.part(1))
    assert isinstance(question, Decision)
    assert question.options == ["good.oil", "done"]


def names_of_shores(state: State) -> list[str]:
    return [components().puzzle.boards.names[board].removeprefix("board.") for board in state.shores]


def test_unclaimed_boards_collect_silver_until_they_are_turned() -> None:
    state = table(2, 3)
    assert names_of_shores(state) == ["bear_island", "faroe_islands", "iceland", "greenland"]
    assert state.board_silver == [0, 2, 2, 2]
    run(begin_round(state))
    # The 2 silver on the Faroe Islands go back when they become Baffin Island.
    assert names_of_shores(state) == ["bear_island", "baffin_island", "iceland", "greenland"]
    assert state.board_silver == [2, 0, 4, 4]


@pytest.mark.parametrize(
    ("length", "silver"),
    [
        ("long", [[0] * 4, [0] * 4, [0, 2, 2, 2], [2, 0, 4, 4], [4, 2, 0, 6], [6, 4, 2, 0], [6, 4, 2, 0]]),
        ("short", [[0] * 4, [0, 2, 2, 2], [2, 0, 4, 4], [4, 2, 0, 6], [6, 4, 2, 0], [6, 4, 2, 0]]),
    ],
)
def test_silver_is_laid_in_rounds_in_which_a_board_is_turned(length: str, silver: list[list[int]]) -> None:
    for number, expected in enumerate(silver, 1):
        assert table(2, number, length=length).board_silver == expected


def test_silver_is_laid_even_if_the_board_to_turn_is_claimed() -> None:
    state = table(2, 2)
    state.owner[0] = 1
    own_more(state, "shetland", 1)
    run(begin_round(state))
    assert names_of_shores(state)[0] == "shetland"
    assert state.board_silver == [0, 2, 2, 2]


def test_a_claimed_board_gets_no_silver_and_is_not_turned() -> None:
    state = table(2, 3)
    state.owner[1] = 0
    state.round = 4
    turn_exploration_board(state)
    assert names_of_shores(state)[1] == "faroe_islands"
    assert state.board_silver == [2, 2, 4, 4]


def test_everybody_draws_a_weapon_each_round() -> None:
    state = table(4)
    drawn = [sum(clan.have[components().first_weapon :]) for clan in state.clans]
    assert drawn == [4] * 4
    assert faults(state) == []


def test_the_weapon_pile_is_made_anew_of_the_discards() -> None:
    state = table(2)
    cards = len(state.weapon_pile)
    state.discard = [sum(card == kind for card in state.weapon_pile) for kind in range(4)]
    state.weapon_pile = []
    run(begin_round(state))
    assert len(state.weapon_pile) == cards - 2
    assert faults(state) == []


def test_when_all_weapons_are_in_hands_more_are_made() -> None:
    state = table(2)
    for weapon in range(4):
        state.clans[0].have[components().first_weapon + weapon] += state.weapon_pile.count(weapon)
    state.weapon_pile = []
    run(begin_round(state))
    assert sum(state.extra_weapons) == 2
    assert faults(state) == []


# Start player, income, breeding.


def test_the_last_to_place_becomes_start_player() -> None:
    state = table(3)
    use(state, "take_stockfish", seat=1)
    use(state, "market_beans", seat=2)
    use(state, "draw_occupation", seat=1)
    for clan in state.clans:
        clan.passed = True
    end_turn(state)
    assert state.moose == 1
    assert state.step == BEFORE_INCOME


def test_who_keeps_all_vikings_at_home_leaves_the_start_player_as_it_is() -> None:
    state = table(3)
    for clan in state.clans:
        clan.passed = True
    end_turn(state)
    assert state.moose == 0


def test_alone_one_always_begins() -> None:
    state = table(1)
    state.clans[0].passed = True
    end_turn(state)
    assert (state.moose, state.step) == (0, BEFORE_INCOME)


def test_a_round_begins_with_the_start_player_and_nobody_has_passed() -> None:
    state = table(3)
    for moose in (2, 1):
        state.moose = moose
        for clan in state.clans:
            clan.passed = True
        run(begin_round(state))
        assert state.turn == moose
        assert [clan.passed for clan in state.clans] == [False] * 3


@pytest.mark.parametrize(("size", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (6, 5), (12, 18)])
def test_income_is_the_lowest_bare_value(size: int, silver: int) -> None:
    state = table(2)
    cover_square(state, size)
    assert income_of(state, 0) == silver


def test_income_is_paid_for_all_boards_together() -> None:
    state = table(2)
    clear(state)
    clear(state, 1)
    cover_square(state, 6)
    own_more(state, "iceland")
    run(before_income(state))
    assert has(state, 0, "silver") == 5 + 1
    assert has(state, 1, "silver") == 0
    assert state.step == FEAST


@pytest.mark.parametrize("animal", ["sheep", "cattle"])
@pytest.mark.parametrize(
    ("before", "after"),
    [((2, 1), (4, 0)), ((4, 0), (3, 1)), ((0, 1), (2, 0)), ((1, 0), (1, 0)), ((0, 0), (0, 0)), ((1, 2), (5, 0))],
)
def test_pregnant_animals_give_birth_others_conceive(
    animal: str, before: tuple[int, int], after: tuple[int, int]
) -> None:
    state = table(2)
    give(state, **{animal: before[0], f"pregnant_{animal}": before[1]})
    breed(state, 0)
    assert (has(state, 0, animal), has(state, 0, f"pregnant_{animal}")) == after


@pytest.mark.parametrize(("animal", "points"), [("sheep", 2), ("pregnant_cattle", 4)])
def test_an_animal_in_a_house_neither_breeds_nor_counts(animal: str, points: int) -> None:
    state = table(2)
    clear(state)
    give(state, **{animal: 1, animal.removeprefix("pregnant_"): 1})
    own_more(state, "long_house")
    kept = dict(score(state, 0).categories)["animals"]
    # No house of the base game has room for an animal; one that had would take it out of the stable.
    lay_at(state, 0, 1, thing(animal), 0, 0)
    assert dict(score(state, 0).categories)["animals"] == kept - points
    before = supply(state)
    breed(state, 0)
    assert supply(state) == before


def test_of_two_sheep_the_one_with_young_is_left_and_gives_birth() -> None:
    state = table(2)
    clear(state)
    clear(state, 1)
    give(state, sheep=1, pregnant_sheep=1)
    use(state, "upgrade_2", "good.sheep", "done")
    assert supply(state) == {"pregnant_sheep": 1, "fur": 1}
    run(before_income(state), "done")
    assert supply(state) == {"sheep": 2, "fur": 1}


def test_vikings_go_home_at_the_end_of_a_round() -> None:
    state = table(2)
    use(state, "take_stockfish", seat=1)
    use(state, "take_2_mead", seat=0)
    remove_vikings(state)
    assert [clan.thing for clan in state.clans] == [6, 6]
    assert state.free == components().all_spaces
    assert state.space_vikings[space("take_2_mead")] == 0
    assert faults(state) == []
