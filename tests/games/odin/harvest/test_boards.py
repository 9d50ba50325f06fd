"""Mull and Caithness, and the altar ('#2 Żniwa', 'Faza 3', 'Faza 5', 'Faza 10')."""

from __future__ import annotations

import pytest

from meadhall.games.odin.puzzle.laying import layable
from meadhall.games.odin.puzzle.placement import OwnBoard, bonuses
from meadhall.games.odin.rules.phases import before_bonus, begin_round, bonuses_to_come, receive_bonus
from meadhall.games.odin.rules.prices import for_sale
from meadhall.games.odin.rules.sailing import explore_options
from meadhall.games.odin.rules.trade import forge_options
from meadhall.games.odin.state import NOBODY, State
from meadhall.games.odin.views.faults import faults
from tests.games.odin.table import bare, components, give, own_more, run, supply, table, thing, usable, use


def harvested(round_: int = 1, length: str = "long", **options: str) -> State:
    return bare(2, round_, harvest="with", length=length, **options)


def shores(state: State) -> dict[str, int]:
    names = components().puzzle.boards.names
    return {
        names[board].removeprefix("board."): silver
        for board, silver, owner in zip(state.shores, state.board_silver, state.owner, strict=True)
        if owner == NOBODY
    }


def altar_is_left(state: State) -> bool:
    return bool(state.specials >> thing("altar") & 1)


def mull(state: State, seat: int = 0) -> OwnBoard:
    """Give a seat the Isle of Mull, as if it had been explored."""
    board = own_more(state, "mull", seat)
    state.owner[state.shores.index(board.kind)] = seat
    return board


def surround_altar(board: OwnBoard) -> None:
    printed = components().puzzle.printed[board.kind]
    board.covered |= next(space.around for space in printed.bonuses if "tile.altar" in space.things)


def test_mull_lies_beside_the_faroe_islands() -> None:
    assert list(shores(harvested())) == ["shetland", "faroe_islands", "mull", "iceland", "greenland"]
    both = shores(harvested(islands="with"))
    assert list(both) == ["shetland", "lofoten", "faroe_islands", "mull", "iceland", "greenland"]


# T39
@pytest.mark.parametrize(("length", "round_"), [("long", 4), ("short", 3)])
def test_mull_is_turned_together_with_the_faroe_islands(length: str, round_: int) -> None:
    before = harvested(round_ - 1, length)
    assert "mull" in shores(before)
    assert altar_is_left(before)
    after = harvested(round_, length)
    assert "caithness" in shores(after)
    assert "baffin_island" in shores(after)
    # Nobody has claimed it: the altar leaves the game.
    assert not altar_is_left(after)


@pytest.mark.parametrize(("length", "silver"), [("long", [0, 0, 2, 0, 2, 4, 4]), ("short", [0, 2, 0, 2, 4, 4])])
def test_silver_is_laid_by_the_usual_rules(length: str, silver: list[int]) -> None:
    for number, expected in enumerate(silver, 1):
        found = shores(harvested(number, length))
        assert found.get("mull", found.get("caithness")) == expected


def test_a_claimed_mull_stays_and_keeps_its_altar() -> None:
    state = harvested(3)
    state.clans[0].boats = [0]
    use(state, "explore_1", "board.mull")
    assert supply(state) == {"silver": 2}
    run(begin_round(state))
    assert "baffin_island" in shores(state)
    assert "caithness" not in shores(state)
    assert altar_is_left(state)
    assert faults(state) == []


@pytest.mark.parametrize("ship", ["boats", "knarrs", "longships"])
def test_one_viking_and_any_ship_claim_mull(ship: str) -> None:
    state = harvested()
    setattr(state.clans[0], ship, 1 if ship == "knarrs" else [0])
    assert "board.mull" in explore_options(state, 0, 1)
    assert usable(state, "explore_1")
    assert "board.mull" not in explore_options(state, 0, 2) + explore_options(state, 0, 3)


# R53
def test_three_vikings_and_a_longship_claim_caithness() -> None:
    state = harvested(4)
    state.clans[0].knarrs = 1
    assert not usable(state, "explore_3")
    state.clans[0].longships = [0]
    use(state, "explore_3", "board.caithness")
    assert "caithness" not in shores(state)
    assert "board.caithness" not in explore_options(state, 0, 1) + explore_options(state, 0, 2)


# T39
def test_the_altar_comes_once_the_stone_every_time() -> None:
    state = harvested()
    surround_altar(mull(state))
    assert bonuses_to_come(state, state.clans[0].boards[1]) == ["good.stone", "tile.altar"]
    run(before_bonus(state))
    assert supply(state) == {"stone": 1, "altar": 1}
    assert not altar_is_left(state)
    assert bonuses_to_come(state, state.clans[0].boards[1]) == ["good.stone"]
    run(before_bonus(state), "done")
    assert supply(state) == {"stone": 2, "altar": 1}


# R54
def test_the_altars_bonus_space_is_two_cells_wide() -> None:
    state = harvested()
    printed = components().puzzle.printed[mull(state).kind]
    space = next(space for space in printed.bonuses if "tile.altar" in space.things)
    assert space.cells.bit_count() == 2
    board = state.clans[0].boards[1]
    for cell in range(13 * 12):
        if space.around >> cell & 1:
            board.covered = space.around ^ 1 << cell
            assert bonuses(components().puzzle, board) == [], "a neighbour of either cell is bare"
        if space.cells >> cell & 1:
            board.covered = space.around | 1 << cell
            assert bonuses(components().puzzle, board) == [], "either cell is covered"


def test_the_altar_is_neither_sold_nor_forged_nor_looted() -> None:
    state = harvested()
    give(state, silver=20)
    state.clans[0].knarrs = 1
    assert not for_sale(state, 0, components().sale_space, []) >> thing("altar") & 1
    assert "tile.altar" not in forge_options(state)
    assert thing("altar") not in components().loot
    assert thing("guldgubber") not in components().loot


def test_the_altar_has_six_cells_and_lies_like_any_blue_tile() -> None:
    puzzle = components().puzzle
    assert puzzle.size[thing("altar")] == 6
    assert puzzle.price[thing("altar")] == -1
    assert puzzle.sword[thing("altar")] == 0
    state = harvested()
    give(state, altar=1)
    assert layable(state, 0) >> thing("altar") & 1


def test_the_sword_of_caithness_is_a_long_sword() -> None:
    state = harvested(4)
    board = own_more(state, "caithness")
    printed = components().puzzle.printed[board.kind]
    assert [space.things for space in printed.bonuses] == [
        ["good.fur"],
        ["good.amber"],
        ["good.stone"],
        ["weapon.long_sword"],
    ]
    for space in printed.bonuses:
        receive_bonus(state, 0, board.kind, space.things)
    assert supply(state) == {"fur": 1, "amber": 1, "stone": 1, "long_sword": 1}


def test_the_bonuses_of_mull() -> None:
    state = harvested()
    board = mull(state)
    for space in components().puzzle.printed[board.kind].bonuses:
        receive_bonus(state, 0, board.kind, space.things)
    found = {"wood": 1, "ore": 1, "salt_meat": 1, "guldgubber": 1, "stone": 1, "altar": 1, "eggs": 1}
    assert supply(state) == found


def test_without_the_mini_expansion_there_is_none_of_it() -> None:
    state = table(2, 4)
    assert "caithness" not in shores(state)
    assert not altar_is_left(state)
    assert thing("berries") not in state.goods.food
    assert faults(state) == []
