"""Phase 10: the bonus of boards and houses."""

from __future__ import annotations

import pytest

from meadhall.engine.state import Event
from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import OwnBoard
from meadhall.games.odin.rules.phases import (
    before_bonus,
)
from meadhall.games.odin.state import ROUND_BEGINS, State
from meadhall.games.odin.views.view import view_of
from tests.games.odin.table import (
    clear,
    components,
    cover_square,
    end_turn,
    has,
    idle,
    own,
    own_more,
    run,
    supply,
    table,
    use,
)


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
