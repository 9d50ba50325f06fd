"""The tables of the puzzle: goods, special tiles, boards, and the totals printed on them."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meadhall.engine.data import Data
from meadhall.engine.errors import BadData
from meadhall.games.odin.puzzle.placement import negative
from meadhall.games.odin.puzzle.shapes import GoodsFile
from meadhall.games.odin.puzzle.tables import BLUE, GREEN, ORANGE, RED, Puzzle
from tests.games.odin.puzzle.boards import PUZZLE, board, good

DATA = Data("meadhall.games.odin")

PRINTED_MINUS = {
    "home": 86,
    "shetland": 24,
    "bear_island": 22,
    "faroe_islands": 16,
    "baffin_island": 24,
    "iceland": 24,
    "labrador": 40,
    "greenland": 20,
    "newfoundland": 40,
    "lofoten": 17,
    "orkney": 25,
    "mull": 24,
    "caithness": 30,
    "shed": 6,
    "stone_house": 9,
    "long_house": 15,
}


@pytest.mark.parametrize(("name", "minus"), PRINTED_MINUS.items())
def test_a_bare_board_costs_the_negative_points_printed_on_it(name: str, minus: int) -> None:
    assert negative(PUZZLE, board(name)) == minus


def test_every_board_is_among_the_printed_totals() -> None:
    assert PUZZLE.boards.names == [f"board.{name}" for name in PRINTED_MINUS]


def test_home_board_incomes() -> None:
    (diagonal,) = PUZZLE.printed[PUZZLE.home].diagonals
    assert [*diagonal.values, diagonal.final] == [0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 18]


def test_home_board_has_five_resource_spaces() -> None:
    things = [thing for bonus in PUZZLE.printed[PUZZLE.home].bonuses for thing in bonus.things]
    assert sorted(things) == ["good.mead", "good.ore", "good.rune_stone", "good.stone", "good.wood"]


def test_exploration_boards_are_worth_4_to_38_points() -> None:
    points = [printed.points for printed in PUZZLE.printed if printed.group == "exploration"]
    assert (min(points), max(points)) == (4, 38)


def test_buildings_are_worth_8_10_and_17_points() -> None:
    kinds = [PUZZLE.printed[kind] for kind in (PUZZLE.shed, PUZZLE.stone_house, PUZZLE.long_house)]
    assert [(kind.points, kind.count) for kind in kinds] == [(8, 3), (10, 3), (17, 5)]


def test_each_exploration_board_has_another_side_with_the_same_letter() -> None:
    for printed in PUZZLE.printed:
        if printed.group == "exploration":
            other = PUZZLE.printed[printed.other_side]
            assert (other.letter, other.other_side) == (printed.letter, printed.number)
            assert {printed.side, other.side} == {"front", "back"}
            assert printed.mini_expansion == other.mini_expansion


def test_labrador_and_newfoundland_have_no_income() -> None:
    without = [
        PUZZLE.boards.names[printed.number]
        for printed in PUZZLE.printed
        if printed.group == "exploration" and not printed.diagonals
    ]
    assert without == ["board.labrador", "board.newfoundland"]


def test_346_goods_tiles_and_21_of_the_mini_expansion() -> None:
    file = DATA.read("goods.toml", GoodsFile)
    mini = {record.id for record in file.goods if record.mini_expansion}
    assert sum(tile.count for tile in file.tiles if tile.id not in mini) == 346
    assert sum(tile.count for tile in file.tiles if tile.id in mini) == 21


def test_fifteen_special_tiles_and_the_altar() -> None:
    sizes = [PUZZLE.size[number] for number in range(len(PUZZLE.size)) if PUZZLE.specials >> number & 1]
    assert sizes == [5, 5, 5, 5, 6, 6, 7, 7, 8, 9, 9, 9, 10, 12, 13, 6]
    assert PUZZLE.mini_expansion[good("altar")] == 2


def test_special_tiles_are_blue() -> None:
    assert PUZZLE.specials & ~PUZZLE.of_colour[BLUE] == 0


def shape_of(name: str) -> list[int]:
    return [turned.mask for turned in PUZZLE.turned[good(name)]]


@pytest.mark.parametrize(
    "chain",
    [
        ["peas", "mead", "oil", "rune_stone"],
        ["flax", "stockfish", "hide", "silverware"],
        ["beans", "milk", "wool", "chest"],
        ["grain", "salt_meat", "linen", "silk"],
        ["cabbage", "game_meat", "skin_and_bones", "spices"],
        ["sheep", "fur", "jewelry"],
        ["pregnant_sheep", "fur"],
        ["fruits", "whale_meat", "robe", "treasure_chest"],
        ["cattle", "clothing", "silver_hoard"],
        ["pregnant_cattle", "clothing"],
        ["berries", "eggs", "amber", "guldgubber"],
    ],
)
def test_upgrading_goes_from_orange_to_red_to_green_to_blue_in_the_same_shape(chain: list[str]) -> None:
    for low, high in pairwise(chain):
        assert PUZZLE.raised[good(low)] == good(high)
        assert PUZZLE.colour[good(high)] == PUZZLE.colour[good(low)] + 1
        assert shape_of(high) == shape_of(low)


def test_blue_goods_and_special_tiles_cannot_be_upgraded() -> None:
    assert all(PUZZLE.raised[number] == -1 for number in range(52) if PUZZLE.colour[number] == BLUE)


@pytest.mark.parametrize(
    ("low", "left", "right"),
    [
        ("flax", "mead", "milk"),
        ("cabbage", "salt_meat", "sheep"),
        ("fruits", "sheep", "cattle"),
        ("mead", "", "hide"),
        ("cattle", "robe", ""),
        ("berries", "", ""),
    ],
)
def test_neighbouring_columns_of_the_goods_boxes(low: str, left: str, right: str) -> None:
    assert PUZZLE.raised_left[good(low)] == (good(left) if left else -1)
    assert PUZZLE.raised_right[good(low)] == (good(right) if right else -1)


@pytest.mark.parametrize(
    ("front", "back"), [("peas", "mead"), ("oil", "rune_stone"), ("sheep", "pregnant_sheep"), ("fur", "jewelry")]
)
def test_the_two_sides_of_a_tile(front: str, back: str) -> None:
    assert PUZZLE.back[good(front)] == good(back)
    assert PUZZLE.back[good(back)] == good(front)


def test_colours_of_the_goods() -> None:
    assert [PUZZLE.of_colour[colour].bit_count() for colour in (ORANGE, RED, GREEN, BLUE)] == [7, 11, 9, 9 + 16]


def test_a_battle_result_of_6_wins_a_rune_stone_and_10_wins_jewelry() -> None:
    assert PUZZLE.sword[good("rune_stone")] == 6
    assert PUZZLE.sword[good("jewelry")] == 10


def test_the_english_crown_is_not_for_sale_costs_most_in_battle_and_is_worth_2_points() -> None:
    crown = good("english_crown")
    assert PUZZLE.price[crown] == -1
    assert PUZZLE.sword[crown] == max(PUZZLE.sword)
    assert PUZZLE.points[crown] == 2


def test_tiles_that_can_be_forged() -> None:
    assert PUZZLE.goods.of(PUZZLE.forged) == [
        "good.jewelry",
        "tile.helmet",
        "tile.cloakpin",
        "tile.crucifix",
        "tile.horseshoe",
        "tile.forge_hammer",
        "tile.fibula",
        "tile.throwing_axe",
    ]


@pytest.mark.parametrize(
    ("name", "ways"),
    [("silver", 1), ("wool", 1), ("linen", 2), ("round_shield", 1), ("crucifix", 4), ("cloakpin", 8), ("helmet", 8)],
)
def test_turns_that_look_the_same_are_offered_once(name: str, ways: int) -> None:
    assert PUZZLE.turn_masks[good(name)].bit_count() == ways


def test_a_quarter_turn_is_clockwise_and_a_flip_mirrors_left_and_right() -> None:
    # The cloakpin is drawn X... over XXXX: turned once it stands with its foot to the upper right.
    turned = PUZZLE.turned[good("cloakpin")]
    assert turned[0].offsets == [0, 13, 14, 15, 16]
    assert turned[1].offsets == [0, 1, 13, 26, 39]
    assert turned[4].offsets == [0, 10, 11, 12, 13]


def test_cells_are_named_like_those_of_a_spreadsheet() -> None:
    assert PUZZLE.cells.names[0] == "cell.a1"
    assert PUZZLE.cells.names[11 * 13] == "cell.a12"
    assert PUZZLE.cells.of(0b110) == ["cell.b1", "cell.c1"]


class Altered(Data):
    """The component data with one board changed."""

    def __init__(self, number: int, **changes: object) -> None:
        super().__init__("meadhall.games.odin")
        self._raw["boards.toml"]["boards"][number].update(changes)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"minus": 85}, "home: its drawing has 86 negative points"),
        ({"rows": ["..", "."]}, "home: rows must be of the same length"),
        ({"rows": ["." * 14]}, "home: a row has at most 13 cells"),
        ({"rows": ["?"], "bonus": {}}, "home: unknown characters '[?]'"),
        ({"bonus": {}}, "home: the letters of the drawing are not those of `bonus`"),
        ({"final_incomes": []}, "home: each income diagonal needs one final income"),
        ({"final_incomes": [{"value": 14, "row": -1, "col": 12}]}, "home: incomes must rise"),
        ({"other_side": "iceland"}, "home: 'iceland' is not its other side"),
        (
            {"bonus": {"o": ["troll"], "w": ["wood"], "r": ["ore"], "m": ["mead"], "s": ["stone"]}},
            "home: there is no bonus 'troll'",
        ),
    ],
)
def test_a_wrong_drawing_is_refused_by_name(changes: dict[str, object], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        Puzzle(Altered(0, **changes))
