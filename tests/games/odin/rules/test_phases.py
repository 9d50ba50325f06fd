"""Phases 1 to 4, 6 to 8 and 10 to 12: harvest, exploration boards, income, breeding, bonus, mountain strips."""

from __future__ import annotations

import pytest

from meadhall.engine.state import Event
from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.rules.anytime import lay_at
from meadhall.games.odin.rules.mountain import GONE, update_mountain
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
from meadhall.games.odin.state import BEFORE_INCOME, FEAST, ROUND_BEGINS, State
from meadhall.games.odin.views.faults import faults
from meadhall.games.odin.views.view import view_of
from tests.games.odin.table import (
    clear,
    components,
    end_turn,
    give,
    has,
    idle,
    own,
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


def cover_square(state: State, size: int, seat: int = 0) -> None:
    """Cover the lower left square of the home board."""
    board = own(state, "home", seat)
    for row in range(12 - size, 12):
        for col in range(size):
            board.covered |= 1 << cell(row, col)


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


# Bonus.


def test_surrounded_bonus_spaces_give_their_goods() -> None:
    state = table(2)
    clear(state)
    clear(state, 1)
    board = own(state, "home")
    # All around the ore in the upper left corner of the area, then around the mead, the wood and the stone.
    for row, col in [(4, 0), (4, 1), (5, 1), (6, 0), (6, 1)]:
        board.covered |= 1 << cell(row, col)
    for middle_row, middle_col in [(9, 1), (7, 2), (10, 5)]:
        for row in range(middle_row - 1, middle_row + 2):
            for col in range(middle_col - 1, middle_col + 2):
                if (row, col) not in [(9, 1), (7, 2), (10, 5)]:
                    board.covered |= 1 << cell(row, col)
    run(before_bonus(state))
    assert supply(state) == {"mead": 1, "wood": 1, "stone": 1, "ore": 1}
    assert supply(state, 1) == {}
    assert state.step == ROUND_BEGINS


def test_a_covered_bonus_space_gives_nothing() -> None:
    state = table(2)
    clear(state)
    clear(state, 1)
    cover_square(state, 3)
    run(before_bonus(state))
    assert supply(state) == {}


def surround_everything(state: State, board: str, seat: int = 0) -> None:
    """Give a seat a board on which every cell is covered but its bonus spaces."""
    cover_all_but_bonuses(own_more(state, board, seat))


def cover_all_but_bonuses(found: OwnBoard) -> None:
    printed = components().puzzle.printed[found.kind]
    found.covered = printed.cells
    for bonus in printed.bonuses:
        found.covered &= ~bonus.cells


@pytest.mark.parametrize(
    ("board", "given"),
    [
        ("bear_island", {"game_meat": 1, "stockfish": 1, "rune_stone": 1, "ore": 1}),
        ("iceland", {"stockfish": 1, "oil": 1, "ore": 1, "stone": 1}),
        ("faroe_islands", {"sheep": 1, "oil": 1, "milk": 1, "flax": 1, "peas": 1, "hide": 1}),
        ("stone_house", {"hide": 1}),
        ("long_house", {"peas": 1, "oil": 1, "beans": 1}),
    ],
)
def test_boards_and_houses_give_all_their_bonuses_at_once(board: str, given: dict[str, int]) -> None:
    state = table(2)
    clear(state)
    clear(state, 1)
    surround_everything(state, board)
    run(before_bonus(state))
    assert supply(state) == given


def test_newfoundland_gives_the_cloakpin_once_and_stone_houses_while_they_last() -> None:
    state = table(2)
    state.clans[0].boards = []
    surround_everything(state, "newfoundland")
    state.clans[1].boards = []
    for left in (2, 1, 0, 0):
        clear(state)
        clear(state, 1)
        run(before_bonus(state))
        assert state.buildings[1] == left
        assert supply(state) == ({"skin_and_bones": 1, "cloakpin": 1} if left == 2 else {"skin_and_bones": 1})
        state.clans[0].boards = state.clans[0].boards[:1]


def test_several_boards_give_their_bonuses_at_the_same_time() -> None:
    state = table(2)
    clear(state)
    clear(state, 1)
    for board in ("iceland", "bear_island", "long_house"):
        surround_everything(state, board)
    surround_everything(state, "stone_house", 1)
    # Nobody is asked anything between one board and the next.
    run(before_bonus(state))
    assert supply(state) == {
        "stockfish": 2,
        "oil": 2,
        "ore": 2,
        "stone": 1,
        "game_meat": 1,
        "rune_stone": 1,
        "peas": 1,
        "beans": 1,
    }
    assert supply(state, 1) == {"hide": 1}


def test_a_bonus_that_is_not_received_is_neither_told_nor_shown() -> None:
    state = table(2)
    for seat in (0, 1):
        clear(state, seat)
    surround_everything(state, "newfoundland")
    assert giving(state) == ["good.skin_and_bones", "tile.cloakpin", "board.stone_house"]
    state.specials &= ~(1 << components().number_of("cloakpin"))
    assert giving(state) == ["good.skin_and_bones", "board.stone_house"]
    state.buildings[1] = 0
    assert giving(state) == ["good.skin_and_bones"]
    told: list[Event] = []
    state.told = told
    run(before_bonus(state))
    assert [event.thing for event in told if event.kind == "bonus"] == ["board.newfoundland"]
    assert supply(state) == {"skin_and_bones": 1}


def giving(state: State) -> list[str]:
    """What the last board of seat 0 is shown to give."""
    return view_of(state, 0)["players"][0]["boards"][-1]["giving"]


@pytest.mark.parametrize(("length", "round_"), [("long", 6), ("short", 5)])
def test_newfoundland_claimed_in_the_last_round_but_one_gives_its_bonuses_once(length: str, round_: int) -> None:
    state = table(2, round_, length=length)
    for seat in (0, 1):
        clear(state, seat)
    state.clans[0].longships = [0]
    use(state, "explore_3", "board.newfoundland")
    cover_all_but_bonuses(own(state, "newfoundland"))
    for clan in state.clans:
        clan.passed = True
    end_turn(state)
    match = idle(state)
    assert match.over
    bonuses = [event for event in match.events if event.kind == "bonus"]
    assert [event.thing for event in bonuses] == ["board.newfoundland"] * 3
    assert [board["giving"] for board in match.view(0)["players"][0]["boards"]] == [[], [], []]
    assert isinstance(match.state, State)
    assert (has(match.state, 0, "cloakpin"), has(match.state, 0, "skin_and_bones")) == (1, 1)
    assert match.state.buildings[1] == 2


# Mountain strips.


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


def test_vikings_go_home_at_the_end_of_a_round() -> None:
    state = table(2)
    use(state, "take_stockfish", seat=1)
    use(state, "take_2_mead", seat=0)
    remove_vikings(state)
    assert [clan.thing for clan in state.clans] == [6, 6]
    assert state.free == components().all_spaces
    assert state.space_vikings[space("take_2_mead")] == 0
    assert faults(state) == []
