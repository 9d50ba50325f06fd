"""The placement solver: its plans are legal, sensible, and in small cases the best there is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meadhall.engine.names import bits
from meadhall.engine.rng import Rng
from meadhall.games.odin.puzzle.placement import OwnBoard, bonuses, income, legal_anchors, legal_spots, negative, place
from meadhall.games.odin.puzzle.solver import Step, out_of_order, solve
from meadhall.games.odin.puzzle.wish import Wish, usual_wish, value
from tests.games.odin.puzzle.boards import PUZZLE, area, board, good, lay, mask

COUNT = len(PUZZLE.goods.names)


def supply_of(**counts: int) -> list[int]:
    supply = [0] * COUNT
    for name, count in counts.items():
        supply[good(name)] = count
    return supply


def follow(boards: list[OwnBoard], supply: list[int], steps: list[Step]) -> tuple[list[OwnBoard], list[int]]:
    """Boards and supply after the plan; every step must be legal and paid for."""
    after = [own.copy() for own in boards]
    left = supply.copy()
    for number, (piece, turn, anchor) in steps:
        assert legal_anchors(PUZZLE, after[number], piece, turn) >> anchor & 1
        place(PUZZLE, after[number], piece, turn, anchor)
        left[piece] -= 1
        assert left[piece] >= 0
    return after, left


def laid(own: OwnBoard, wish: Wish, budget: int = 300, **counts: int) -> OwnBoard:
    """The board after the solver has laid what it likes of these goods."""
    supply = supply_of(**counts)
    (after,), _ = follow([own], supply, solve(PUZZLE, [own], supply, wish, budget=budget))
    return after


EARLY = usual_wish(PUZZLE, incomes=6, bonuses=5)
LAST_ROUND = usual_wish(PUZZLE, incomes=1, bonuses=0)
END = usual_wish(PUZZLE, incomes=0, bonuses=0)


def test_early_a_robe_is_laid_for_income() -> None:
    own = laid(board("home"), usual_wish(PUZZLE, incomes=6, bonuses=0), robe=1)
    assert income(PUZZLE, own) == 2


def test_at_the_end_a_robe_is_laid_on_negative_cells() -> None:
    own = laid(board("home"), END, robe=1)
    assert negative(PUZZLE, own) == 86 - 9


def test_at_the_end_silver_is_kept_and_ore_is_used_up() -> None:
    own = laid(board("home"), END, silver=9, ore=4)
    assert [spot[0] for spot in own.placed] == [good("ore")] * 4
    assert negative(PUZZLE, own) == 86 - 4


def test_silver_is_spent_on_an_income_that_pays_it_back() -> None:
    # (11, 0) raises it to 1; (10, 0), (11, 1) and (10, 1) to 2.
    own = laid(board("home"), usual_wish(PUZZLE, incomes=6, bonuses=0), silver=4)
    assert income(PUZZLE, own) == 2


def test_incomes_3_and_4_are_covered_at_once() -> None:
    own = board("home")
    own.covered = area(range(6, 12), range(6)) & ~area(range(6, 8), range(4, 6))
    assert income(PUZZLE, laid(own, EARLY, wool=1)) == 5


def test_a_bonus_is_surrounded_while_it_still_comes_often() -> None:
    own = board("home")
    own.covered = mask([(4, 0), (4, 1), (6, 0)])
    wish = usual_wish(PUZZLE, incomes=1, bonuses=5)
    assert bonuses(PUZZLE, laid(own, wish, rune_stone=1)) == ["good.ore"]
    assert bonuses(PUZZLE, laid(own, LAST_ROUND, rune_stone=1)) == []


def test_a_bonus_beside_an_income_is_reached_with_all_that_the_income_needs() -> None:
    # Orkney's cattle on (1, 3) lacks (1, 4) and the 3 on (2, 4), which in turn needs (2, 1).
    own = board("orkney")
    own.covered = PUZZLE.printed[own.kind].cells & ~mask([(1, 3), (1, 4), (2, 4), (2, 1)])
    after = laid(own, usual_wish(PUZZLE, incomes=2, bonuses=1), silver=2, ore=1)
    assert "good.cattle" in bonuses(PUZZLE, after)


def test_food_goes_into_houses_at_the_end_only() -> None:
    assert laid(board("long_house"), EARLY, cabbage=1).placed == []
    assert [spot[0] for spot in laid(board("long_house"), END, cabbage=1).placed] == [good("cabbage")]


def test_animals_are_kept_if_they_are_worth_more_in_the_stable() -> None:
    # Four of its eight cells are negative at best; a sheep is worth 2 points.
    assert [spot[0] for spot in laid(board("long_house"), END, sheep=1).placed] == []


def test_wood_and_stone_fill_slots_at_the_end() -> None:
    assert negative(PUZZLE, laid(board("shed"), END, wood=5, stone=2)) == 1
    assert laid(board("shed"), LAST_ROUND, wood=5, stone=2).placed == []


def test_wood_lies_in_houses_if_an_occupation_allows_it() -> None:
    own = board("stone_house")
    assert negative(PUZZLE, laid(own, END, wood=4)) == 9 - 1
    own.takes_wood = True
    assert negative(PUZZLE, laid(own, END, wood=4)) == 9 - 4


def test_no_tile_is_laid_around_an_income_that_it_would_lock() -> None:
    own = board("home")
    horseshoe = mask([(9, 0), (10, 0), (11, 0), (11, 1), (11, 2), (10, 2), (9, 2)])
    printed = PUZZLE.printed[own.kind]
    assert out_of_order(printed, 0, horseshoe)
    assert not out_of_order(printed, mask([(10, 1)]), horseshoe)
    assert not out_of_order(printed, 0, area(range(9, 12), range(3)))
    after = laid(own, EARLY, horseshoe=1, silver=6)
    assert income(PUZZLE, after) >= 2


def test_food_goes_into_the_house_and_luxury_on_land() -> None:
    own = [board("home"), board("long_house")]
    supply = supply_of(silver_hoard=2, jewelry=2, fruits=1, cabbage=1, ore=3)
    after, left = follow(own, supply, solve(PUZZLE, own, supply, END, budget=500))
    assert sum(left) == 0
    assert negative(PUZZLE, after[0]) == 86 - 12 - 12 - 8 - 8 - 3
    assert sorted(spot[0] for spot in after[1].placed) == sorted([good("fruits"), good("cabbage")])


def test_the_same_task_has_the_same_plan() -> None:
    supply = supply_of(robe=1, oil=2, jewelry=1, silver=6)
    plans = [solve(PUZZLE, [board("home")], supply, EARLY, budget=200) for _ in range(2)]
    assert plans[0] == plans[1]


def test_nothing_is_laid_without_goods() -> None:
    assert solve(PUZZLE, [board("home")], [0] * COUNT, EARLY) == []
    assert solve(PUZZLE, [], supply_of(robe=1), EARLY) == []


@settings(max_examples=30)
@given(
    st.lists(st.integers(0, len(PUZZLE.boards.names) - 1), min_size=1, max_size=3),
    st.lists(st.integers(0, COUNT - 1), max_size=9),
    st.integers(0, 6),
    st.integers(0, 5),
)
def test_every_plan_is_legal_affordable_and_no_loss(
    kinds: list[int], goods: list[int], incomes: int, bonus: int
) -> None:
    boards = [OwnBoard(kind) for kind in kinds]
    supply = [goods.count(number) for number in range(COUNT)]
    supply[PUZZLE.silver] += 5
    wish = usual_wish(PUZZLE, incomes=incomes, bonuses=bonus)
    before = value(PUZZLE, boards, supply, wish)
    reached: list[float] = []
    for budget in (0, 150):
        after, left = follow(boards, supply, solve(PUZZLE, boards, supply, wish, budget=budget))
        reached.append(value(PUZZLE, after, left, wish))
    assert before <= reached[0] + 1e-9
    assert reached[0] <= reached[1] + 1e-9


def nearly_full(kind: int, bare: int, rng: Rng) -> OwnBoard:
    """A board filled at random by legal steps until at most so many cells are bare."""
    own = OwnBoard(kind)
    printed = PUZZLE.printed[kind]
    goods = [good(name) for name in ("chest", "silverware", "rune_stone", "silver", "silver")]
    while (printed.cells & ~own.covered).bit_count() > bare:
        spots = legal_spots(PUZZLE, own, goods[rng.below(len(goods))])
        if spots:
            place(PUZZLE, own, *spots[rng.below(len(spots))])
    return own


def best_by_trying_everything(own: OwnBoard, supply: list[int], wish: Wish) -> float:
    """The best value of any legal sequence of placements."""

    @cache
    def best(covered: int, orange: int, red: int, green: int, left: tuple[int, ...]) -> float:
        here = OwnBoard(own.kind)
        here.covered, here.orange, here.red, here.green = covered, orange, red, green
        found = value(PUZZLE, [here], list(left), wish)
        for piece in range(COUNT):
            if left[piece]:
                fewer = (*left[:piece], left[piece] - 1, *left[piece + 1 :])
                for spot in legal_spots(PUZZLE, here, piece):
                    after = here.copy()
                    place(PUZZLE, after, *spot)
                    found = max(found, best(after.covered, after.orange, after.red, after.green, fewer))
        return found

    return best(own.covered, own.orange, own.red, own.green, tuple(supply))


@pytest.mark.parametrize("seed", range(24))
def test_small_tasks_are_solved_as_well_as_by_trying_everything(seed: int) -> None:
    rng = Rng(seed)
    kinds = [PUZZLE.home, *range(1, 13), PUZZLE.stone_house, PUZZLE.long_house]
    own = nearly_full(kinds[seed % len(kinds)], 11, rng)
    supply = [0] * COUNT
    for _ in range(3):
        supply[rng.below(52)] += 1
    supply[PUZZLE.silver], supply[PUZZLE.ore] = rng.below(4), rng.below(2)
    wish = usual_wish(PUZZLE, incomes=rng.below(6), bonuses=rng.below(5))
    (after,), left = follow([own], supply, solve(PUZZLE, [own], supply, wish, budget=400))
    assert value(PUZZLE, [after], left, wish) == pytest.approx(best_by_trying_everything(own, supply, wish))


def test_slots_are_filled_one_by_one() -> None:
    shed = board("shed")
    lay(shed, "wood", [(0, 0)])
    steps = solve(PUZZLE, [shed], supply_of(wood=3), END)
    assert [anchor for _, (_, _, anchor) in steps] == list(bits(mask([(0, 1), (0, 2)])))


def test_the_example_in_the_documentation_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[4] / "docs" / "odin-solver.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(example, {})
    assert "good.robe turn.0 cell." in capsys.readouterr().out
