"""Laying goods into sheds, stone houses and long houses."""

from __future__ import annotations

import pytest

from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import bonuses, fits, income, legal_anchors, negative
from tests.games.odin.puzzle.boards import PUZZLE, board, good, lay, mask, rectangle, refusal


@pytest.mark.parametrize("name", ["peas", "mead", "oil", "rune_stone", "belt", "silver"])
def test_houses_take_goods_of_every_colour_and_silver(name: str) -> None:
    assert fits(PUZZLE, board("long_house"), good(name))


def test_ore_is_not_laid_into_houses() -> None:
    assert refusal(board("long_house"), "ore", [(0, 0)]) == "no_ore_in_house"
    assert refusal(board("stone_house"), "ore", [(0, 1)]) == "no_ore_in_house"


def test_the_pillars_of_the_long_house_cannot_be_covered() -> None:
    for pillar in [(1, 3), (1, 7)]:
        assert refusal(board("long_house"), "silver", [pillar]) == "off_board"
    assert refusal(board("long_house"), "beans", rectangle(0, 2, 2, 2)) == "off_board"


@pytest.mark.parametrize(("name", "reason"), [("peas", "orange_beside_orange"), ("mead", "red_beside_red")])
def test_food_may_not_lie_beside_food_of_its_colour(name: str, reason: str) -> None:
    own = board("long_house")
    lay(own, name, [(0, 0), (0, 1)])
    assert refusal(own, name, [(1, 1), (1, 2)]) == reason
    lay(own, name, [(1, 2), (2, 2)])


def test_orange_may_lie_beside_red() -> None:
    own = board("long_house")
    lay(own, "peas", [(0, 0), (0, 1)])
    lay(own, "mead", [(1, 0), (1, 1)])


def test_green_may_lie_beside_green_in_a_house() -> None:
    own = board("long_house")
    lay(own, "oil", [(0, 0), (0, 1)])
    lay(own, "oil", [(1, 0), (1, 1)])


def test_silver_keeps_food_of_one_colour_apart() -> None:
    own = board("long_house")
    lay(own, "peas", [(0, 0), (0, 1)])
    lay(own, "silver", [(0, 2)])
    lay(own, "peas", [(0, 3), (0, 4)])


def test_animals_are_red_tiles_in_houses() -> None:
    own = board("long_house")
    lay(own, "mead", [(2, 6), (2, 7)])
    assert not fits(PUZZLE, own, good("sheep"))
    assert PUZZLE.colour[good("sheep")] == PUZZLE.colour[good("mead")]


def test_a_shed_takes_three_wood_and_three_stone_and_nothing_else() -> None:
    own = board("shed")
    assert refusal(own, "silver", [(0, 0)]) == "only_wood_and_stone"
    for name in ("wood", "stone"):
        for _ in range(3):
            (anchor,) = PUZZLE.cells.of(legal_anchors(PUZZLE, own, good(name), 0))
            number = PUZZLE.cells.index[anchor]
            lay(own, name, [divmod(number, 13)])
        assert not fits(PUZZLE, own, good(name))
    assert negative(PUZZLE, own) == 0


def test_a_stone_house_takes_one_wood_and_one_stone() -> None:
    own = board("stone_house")
    before = negative(PUZZLE, own)
    lay(own, "wood", [(5, 0)])
    lay(own, "stone", [(5, 1)])
    assert not fits(PUZZLE, own, good("wood"))
    assert not fits(PUZZLE, own, good("stone"))
    assert negative(PUZZLE, own) == before - 2


def test_goods_do_not_lie_on_slots() -> None:
    assert refusal(board("stone_house"), "silver", [(5, 0)]) == "off_board"
    assert refusal(board("stone_house"), "stone", [(5, 0)]) == "only_in_slots"


def test_an_occupation_lets_wood_lie_in_houses_like_silver() -> None:
    own = board("stone_house")
    assert legal_anchors(PUZZLE, own, good("wood"), 0) == 1 << cell(5, 0)
    own.takes_wood = True
    printed = PUZZLE.printed[own.kind]
    assert legal_anchors(PUZZLE, own, good("wood"), 0) == printed.cells | 1 << cell(5, 0)
    assert own.copy().takes_wood
    lay(own, "wood", [(0, 1)])
    assert refusal(own, "wood", [(0, 1)]) == "covered"


def test_houses_have_no_income() -> None:
    own = board("long_house")
    own.covered = PUZZLE.printed[own.kind].cells
    assert income(PUZZLE, own) == 0


def test_a_stone_house_gives_hide_once_its_symbol_is_surrounded() -> None:
    own = board("stone_house")
    own.covered = mask([(0, 1), (0, 2), (1, 1), (1, 3), (2, 1), (2, 2)])
    assert bonuses(PUZZLE, own) == []
    lay(own, "silver", [(2, 3)])
    assert bonuses(PUZZLE, own) == ["good.hide"]


def test_a_long_house_gives_peas_oil_and_beans() -> None:
    own = board("long_house")
    symbols = mask([(0, 10), (1, 1), (2, 5)])
    own.covered = PUZZLE.printed[own.kind].cells & ~symbols
    assert sorted(bonuses(PUZZLE, own)) == ["good.beans", "good.oil", "good.peas"]
    assert negative(PUZZLE, own) == 0
