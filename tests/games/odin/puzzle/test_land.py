"""Laying goods on the home board and on exploration boards: the rule books' examples and rulings."""

from __future__ import annotations

import pytest

from meadhall.engine.names import bits
from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import (
    OwnBoard,
    bonuses,
    fits,
    income,
    legal_anchors,
    legal_spots,
    legal_turns,
    negative,
    place,
    refill,
)
from tests.games.odin.puzzle.boards import PUZZLE, Place, area, board, good, lay, mask, rectangle, refusal


def home(covered: int = 0) -> OwnBoard:
    """A home board on which these cells are covered, by blue goods say."""
    own = board("home")
    own.covered = covered & PUZZLE.printed[PUZZLE.home].cells
    return own


def test_the_empty_home_board_has_an_income_of_0() -> None:
    assert income(PUZZLE, home()) == 0


def test_a_robe_covers_the_first_three_incomes_and_the_mead() -> None:
    own = home()
    lay(own, "robe", rectangle(9, 0, 3, 3))
    assert income(PUZZLE, own) == 2
    for row, col in [(8, 1), (8, 2), (8, 0), (8, 3), (9, 3), (10, 3), (11, 3)]:
        own.covered |= mask([(row, col)])
    assert "good.mead" not in bonuses(PUZZLE, own)


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("wool", rectangle(6, 4, 2, 2)),
        ("skin_and_bones", rectangle(5, 4, 3, 2)),
        ("skin_and_bones", rectangle(6, 4, 2, 3)),
    ],
)
def test_skin_and_bones_or_wool_cover_incomes_3_and_4_at_once(name: str, places: list[Place]) -> None:
    own = home(area(range(6, 12), range(6)) & ~area(range(6, 8), range(4, 6)))
    assert income(PUZZLE, own) == 3
    lay(own, name, places)
    assert income(PUZZLE, own) == 5


def test_income_4_cannot_be_covered_before_income_3() -> None:
    own = home(area(range(6, 12), range(6)) & ~area(range(6, 8), range(4, 6)))
    assert refusal(own, "oil", [(6, 4), (6, 5)]) == "income_order"
    assert refusal(own, "silver", [(6, 5)]) == "income_order"


def test_an_income_cell_needs_all_to_its_lower_left() -> None:
    assert refusal(home(), "ore", [(10, 1)]) == "income_order"
    for missing in [(11, 0), (11, 1), (10, 0)]:
        own = home(area(range(10, 12), range(2)) & ~mask([missing, (10, 1)]))
        assert refusal(own, "ore", [(10, 1)]) == "income_order"
    assert refusal(home(area(range(10, 12), range(2)) & ~mask([(10, 1)])), "ore", [(10, 1)]) == ""


def test_resource_symbols_count_as_covered_below_an_income() -> None:
    # The mead at (9, 1) is bare, and the 2 at (9, 2) may be covered all the same.
    own = home(area(range(9, 12), range(3)) & ~mask([(9, 1), (9, 2)]))
    assert refusal(own, "silver", [(9, 2)]) == ""


def test_the_upper_right_corner_may_be_covered_at_any_time() -> None:
    own = home()
    lay(own, "silverware", [(1, 11), (2, 11), (3, 11)])
    assert income(PUZZLE, own) == 0
    assert negative(PUZZLE, own) == 83


def test_a_treasure_chest_ends_the_home_board() -> None:
    own = home(~area(range(3), range(10, 13)))
    assert income(PUZZLE, own) == 12
    lay(own, "treasure_chest", rectangle(0, 10, 3, 3))
    assert income(PUZZLE, own) == 18
    assert negative(PUZZLE, own) == 0


def test_the_thirteenth_column_has_three_cells_only() -> None:
    assert refusal(home(), "silverware", [(0, 12), (1, 12), (2, 12)]) == ""
    assert refusal(home(), "silverware", [(1, 12), (2, 12), (3, 12)]) == "off_board"


def test_a_tile_does_not_run_over_the_edge_into_the_next_row() -> None:
    own = home()
    oil_lying = PUZZLE.turned[good("oil")][0]
    assert oil_lying.offsets == [0, 1]
    assert not legal_anchors(PUZZLE, own, good("oil"), 0) >> cell(0, 12) & 1


def test_tiles_do_not_overlap() -> None:
    own = home()
    lay(own, "chest", rectangle(3, 3, 2, 2))
    assert refusal(own, "silver", [(4, 4)]) == "covered"
    assert refusal(own, "chest", rectangle(4, 4, 2, 2)) == "covered"


SIDES: list[Place] = [(0, 3), (0, 4), (0, 2), (3, 3), (2, 1), (1, 5)]
CORNERS: list[Place] = [(0, 1), (0, 5), (3, 1), (3, 5)]


@pytest.mark.parametrize("corner", SIDES)
def test_green_may_not_lie_beside_green(corner: Place) -> None:
    own = home()
    lay(own, "oil", [(2, 3), (2, 4)])
    assert refusal(own, "wool", rectangle(*corner, 2, 2)) == "green_beside_green"
    assert refusal(own, "chest", rectangle(*corner, 2, 2)) == ""


@pytest.mark.parametrize("corner", CORNERS)
def test_green_tiles_may_touch_at_a_corner(corner: Place) -> None:
    own = home()
    lay(own, "oil", [(2, 3), (2, 4)])
    lay(own, "wool", rectangle(*corner, 2, 2))


def test_green_does_not_touch_green_around_the_edge_of_the_board() -> None:
    own = home()
    lay(own, "oil", [(0, 12), (1, 12)])
    lay(own, "hide", [(1, 0), (2, 0), (3, 0)])


@pytest.mark.parametrize("name", ["rune_stone", "silver", "ore"])
def test_blue_silver_and_ore_may_lie_beside_their_like(name: str) -> None:
    own = home()
    width = PUZZLE.size[good(name)]
    lay(own, name, rectangle(0, 0, 1, width))
    lay(own, name, rectangle(1, 0, 1, width))


def test_three_greens_in_a_row_are_prevented() -> None:
    # Found too late at a table they would be two pairs: two Thing penalties.
    own = home()
    lay(own, "hide", rectangle(0, 3, 1, 3))
    assert refusal(own, "hide", rectangle(0, 0, 1, 3)) == "green_beside_green"
    assert refusal(own, "hide", rectangle(0, 6, 1, 3)) == "green_beside_green"


def test_three_greens_each_beside_the_others_are_prevented() -> None:
    # Three pairs: three Thing penalties.
    own = home()
    lay(own, "wool", rectangle(0, 0, 2, 2))
    assert refusal(own, "wool", rectangle(0, 2, 2, 2)) == "green_beside_green"
    assert refusal(own, "linen", rectangle(2, 0, 1, 4)) == "green_beside_green"


@pytest.mark.parametrize("name", ["peas", "mead", "sheep", "berries"])
def test_orange_and_red_goods_stay_off_home_and_exploration_boards(name: str) -> None:
    assert not fits(PUZZLE, home(), good(name))
    assert not fits(PUZZLE, board("iceland"), good(name))
    assert refusal(home(), "mead", [(0, 0), (0, 1)]) == "wrong_colour"


def test_wood_and_stone_do_not_lie_on_land() -> None:
    assert refusal(home(), "wood", [(0, 0)]) == "only_in_slots"
    assert not fits(PUZZLE, home(), good("stone"))


def test_a_fur_on_eight_negative_cells_saves_eight_points() -> None:
    own = home()
    lay(own, "fur", rectangle(0, 0, 2, 4))
    assert negative(PUZZLE, own) == 86 - 8


def test_special_tiles_follow_the_rules_of_blue_tiles() -> None:
    own = home()
    lay(own, "glass_beads", [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)])
    lay(own, "rune_stone", [(3, 1), (3, 2)])
    lay(own, "hide", [(0, 2), (0, 3), (0, 4)])


def test_special_tiles_may_be_mirrored() -> None:
    lay(home(), "cloakpin", [(0, 0), (1, 0), (1, 1), (1, 2), (1, 3)])
    lay(home(), "cloakpin", [(0, 3), (1, 0), (1, 1), (1, 2), (1, 3)])


def test_the_ore_in_the_corner_needs_five_cells_covered() -> None:
    ore = [(4, 0), (4, 1), (5, 1), (6, 0), (6, 1)]
    assert bonuses(PUZZLE, home(mask(ore))) == ["good.ore"]
    for missing in ore:
        assert bonuses(PUZZLE, home(mask(ore) & ~mask([missing]))) == []


def test_a_home_board_that_gives_mead_wood_stone_and_ore() -> None:
    symbols = mask([(5, 0), (7, 2), (7, 6), (9, 1), (10, 5)])
    own = home(area(range(4, 12), range(7)) & ~symbols)
    assert sorted(bonuses(PUZZLE, own)) == ["good.mead", "good.ore", "good.stone", "good.wood"]


def test_a_covered_symbol_gives_nothing() -> None:
    own = home(area(range(4, 12), range(7)) & ~mask([(5, 0), (7, 2), (7, 6), (10, 5)]))
    assert "good.mead" not in bonuses(PUZZLE, own)


@pytest.mark.parametrize(
    ("top", "paid"),
    [(12, 0), (11, 1), (10, 2), (9, 2), (8, 3), (7, 4), (6, 5), (5, 6), (4, 7), (3, 9), (2, 12), (1, 15)],
)
def test_the_lowest_bare_income_is_paid(top: int, paid: int) -> None:
    assert income(PUZZLE, home(area(range(top, 12), range(12 - top)))) == paid


def test_with_0_1_and_the_first_2_covered_the_income_is_2() -> None:
    own = home(area(range(9, 12), range(3)))
    assert income(PUZZLE, own) == 2


def test_the_5_of_bear_island_cannot_be_covered() -> None:
    own = board("bear_island")
    assert refusal(own, "silver", [(1, 4)]) == "off_board"
    assert income(PUZZLE, own) == 1
    own.covered = PUZZLE.printed[own.kind].cells
    assert income(PUZZLE, own) == 5


def test_the_rune_stone_and_ore_of_bear_island_need_six_cells() -> None:
    own = board("bear_island")
    six = [(5, 5), (5, 6), (5, 7), (6, 5), (7, 5), (7, 6)]
    own.covered = mask(six)
    assert bonuses(PUZZLE, own) == ["good.rune_stone", "good.ore"]
    for missing in six:
        own.covered = mask(six) & ~mask([missing])
        assert bonuses(PUZZLE, own) == []


def test_iceland_gives_ore_and_stone_together() -> None:
    own = board("iceland")
    own.covered = mask([(5, 4), (5, 5), (5, 6), (6, 4), (6, 6), (7, 4)])
    assert bonuses(PUZZLE, own) == ["good.ore", "good.stone"]


def test_greenland_pays_both_diagonals() -> None:
    own = board("greenland")
    assert income(PUZZLE, own) == 0
    lay(own, "skin_and_bones", rectangle(0, 0, 2, 3))
    lay(own, "silver", [(0, 3)])
    lay(own, "rune_stone", [(2, 0), (3, 0)])
    lay(own, "silver", [(2, 2)])
    lay(own, "oil", [(3, 1), (3, 2)])
    for place_of_silver in [(4, 0), (4, 1), (4, 2)]:
        lay(own, "silver", [place_of_silver])
    assert refusal(own, "silk", [(3, 3), (4, 3), (5, 3), (6, 3)]) == "income_order"
    lay(own, "silver", [(6, 2)])
    lay(own, "silk", [(3, 3), (4, 3), (5, 3), (6, 3)])
    assert refusal(own, "silver", [(2, 3)]) == "income_order"
    lay(own, "rune_stone", [(5, 1), (5, 2)])
    lay(own, "silver", [(2, 3)])
    assert PUZZLE.printed[own.kind].diagonals[1].needs[0] & ~own.covered == 0
    assert income(PUZZLE, own) == 1 + 1
    assert bonuses(PUZZLE, own) == ["good.whale_meat"]


def test_greenland_pays_8_at_most() -> None:
    own = board("greenland")
    own.covered = PUZZLE.printed[own.kind].cells
    assert income(PUZZLE, own) == 3 + 5


def test_newfoundland_gives_a_cloakpin_and_a_stone_house() -> None:
    own = board("newfoundland")
    printed = PUZZLE.printed[own.kind]
    own.covered = printed.cells & ~mask([(2, 2), (5, 1), (6, 6)])
    assert bonuses(PUZZLE, own) == ["good.skin_and_bones", "tile.cloakpin", "board.stone_house"]


def test_the_altar_space_of_mull_is_two_cells_wide() -> None:
    own = board("mull")
    printed = PUZZLE.printed[own.kind]
    altar = mask([(6, 8), (6, 9)])
    own.covered = mask([(5, 7), (5, 8), (5, 9), (6, 7), (7, 7), (7, 8)])
    assert "tile.altar" in bonuses(PUZZLE, own)
    assert "good.stone" in bonuses(PUZZLE, own)
    for cell_of_altar in bits(altar):
        own.covered |= 1 << cell_of_altar
        assert "tile.altar" not in bonuses(PUZZLE, own)
        own.covered &= ~altar
    assert printed.cells & altar == altar


def test_the_bonuses_of_the_mini_expansions_name_weapon_cards() -> None:
    things = {thing for printed in PUZZLE.printed for bonus in printed.bonuses for thing in bonus.things}
    assert {thing for thing in things if thing.startswith("weapon.")} == {"weapon.card", "weapon.long_sword"}


def test_legal_turns_and_spots_agree_with_legal_anchors() -> None:
    hide = good("hide")
    own = home(~area(range(2), range(3)))
    assert PUZZLE.turns.of(legal_turns(PUZZLE, own, hide)) == ["turn.0"]
    assert legal_spots(PUZZLE, own, hide) == [(hide, 0, cell(0, 0)), (hide, 0, cell(1, 0))]
    assert legal_turns(PUZZLE, own, good("robe")) == 0
    assert not fits(PUZZLE, own, good("robe"))


def test_a_tile_over_an_income_must_cover_everything_still_missing() -> None:
    # Bare: (0, 9) to (0, 12), with the 15 on (0, 11). From (0, 10) on, (0, 9) would be missing.
    own = home(~area(range(1), range(9, 13)))
    assert legal_spots(PUZZLE, own, good("hide")) == [(good("hide"), 0, cell(0, 9))]


@pytest.mark.parametrize(
    ("tile", "fill"), [("cloakpin", ["silverware", "rune_stone"]), ("drinking_horn", ["chest", "rune_stone"])]
)
def test_occupations_may_take_a_special_tile_back_and_fill_its_place(tile: str, fill: list[str]) -> None:
    for turn in bits(PUZZLE.turn_masks[good(tile)]):
        own = home()
        (anchor, *_) = bits(legal_anchors(PUZZLE, own, good(tile), turn))
        place(PUZZLE, own, good(tile), turn, anchor)
        before = own.covered
        assert refill(PUZZLE, own, good(tile), [good(name) for name in fill])
        assert sorted(spot[0] for spot in own.placed) == sorted(good(name) for name in fill)
        anew = home()
        for spot in own.placed:
            place(PUZZLE, anew, *spot)
        assert anew.covered == own.covered == before
        assert not refill(PUZZLE, own, good(tile), [])


def test_a_copy_of_a_board_is_a_board_of_its_own() -> None:
    own = home()
    other = own.copy()
    lay(own, "wool", rectangle(0, 0, 2, 2))
    assert (other.covered, other.green, other.placed) == (0, 0, [])
    assert refusal(other, "wool", rectangle(0, 0, 2, 2)) == ""
