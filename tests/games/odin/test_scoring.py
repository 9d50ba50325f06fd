"""The end of the game: last placements, and points by category (rule book, 'Fim do jogo e pontuação final')."""

from __future__ import annotations

import pytest

from meadhall.engine.scoring import winners
from meadhall.games.odin.components.tables import KNARR, LONGSHIP
from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import place
from meadhall.games.odin.rules.ending import last_placement
from meadhall.games.odin.rules.feast import feast
from meadhall.games.odin.scoring import score, scores
from meadhall.games.odin.state import OVER, State
from tests.games.odin.table import clear, components, end_turn, give, idle, own, own_more, run, supply, table


def empty(**options: str) -> State:
    state = table(2, 7 if options.get("length") != "short" else 6, **options)
    for seat in (0, 1):
        clear(state, seat)
    return state


def points(state: State, category: str, seat: int = 0) -> int:
    return dict(score(state, seat).categories)[category]


def test_an_empty_home_board_costs_86_points() -> None:
    state = empty()
    assert score(state, 0).total == -86


def test_ships_are_worth_3_5_and_8() -> None:
    state = empty()
    state.clans[0].boats = [0, 1]
    state.clans[0].knarrs = 2
    state.clans[0].longships = [3]
    assert points(state, "ships") == 2 * 3 + 2 * 5 + 8


def test_emigrated_ships_are_worth_18_and_21() -> None:
    state = empty()
    state.clans[0].emigrated = [KNARR, LONGSHIP, KNARR]
    assert points(state, "emigration") == 18 + 21 + 18
    assert points(state, "ships") == 0


@pytest.mark.parametrize(
    ("board", "first", "later", "minus"),
    [
        ("shetland", 6, 6, 24),
        ("faroe_islands", 4, 10, 16),
        ("iceland", 16, 16, 24),
        ("greenland", 12, 12, 20),
        ("bear_island", 12, 16, 22),
        ("baffin_island", 12, 10, 24),
        ("labrador", 36, 36, 40),
        ("newfoundland", 38, 38, 40),
    ],
)
def test_exploration_boards_have_the_points_of_their_edition(board: str, first: int, later: int, minus: int) -> None:
    for edition, worth in (("first", first), ("later", later)):
        state = empty(edition=edition)
        own_more(state, board)
        assert points(state, "exploration") == worth
        assert points(state, "bare") == -86 - minus


@pytest.mark.parametrize(
    ("building", "worth", "minus"), [("shed", 8, 6), ("stone_house", 10, 9), ("long_house", 17, 15)]
)
def test_buildings_count_and_their_bare_cells_and_slots_too(building: str, worth: int, minus: int) -> None:
    state = empty()
    own_more(state, building)
    assert points(state, "buildings") == worth
    assert points(state, "bare") == -86 - minus


def test_animals_are_worth_more_with_young() -> None:
    state = empty()
    give(state, sheep=2, pregnant_sheep=1, cattle=1, pregnant_cattle=1)
    assert points(state, "animals") == 2 * 2 + 3 + 3 + 4


def test_only_cards_in_play_count_and_may_cost_points() -> None:
    state = empty()
    undertaker = components().cards.index["card.100"]
    chief = components().cards.index["card.5"]
    state.clans[0].played = [undertaker]
    state.clans[0].hand = [chief]
    assert points(state, "occupations") == -1
    state.clans[0].played = [undertaker, chief]
    assert points(state, "occupations") == 6


def test_silver_counts_in_the_supply_not_on_boards() -> None:
    state = empty()
    give(state, silver=5)
    place(components().puzzle, own(state, "home"), components().silver, 0, cell(11, 0))
    assert points(state, "silver") == 5
    assert points(state, "bare") == -86


def test_a_fur_on_eight_minus_cells_saves_8_points() -> None:
    state = empty()
    fur = components().puzzle.goods.index["good.fur"]
    place(components().puzzle, own(state, "home"), fur, 0, cell(0, 0))
    assert points(state, "bare") == -78


def test_the_english_crown_counts_wherever_it_lies() -> None:
    state = empty()
    crown = components().number_of("english_crown")
    state.clans[0].have[crown] = 1
    assert points(state, "crown") == 2
    state.clans[0].have[crown] = 0
    place(components().puzzle, own(state, "home"), crown, 0, cell(0, 0))
    assert points(state, "crown") == 2
    assert points(state, "crown", 1) == 0


def test_a_thing_penalty_costs_3_points() -> None:
    state = empty()
    state.clans[0].penalties = 3
    assert points(state, "penalties") == -9


def test_there_may_be_more_penalties_than_the_seven_in_the_box() -> None:
    state = empty()
    run(feast(state), "done", "done")
    assert state.clans[0].penalties == 12
    assert points(state, "penalties") == -36


def test_the_income_of_the_last_round_is_paid_and_counts() -> None:
    state = empty()
    own(state, "home").covered = sum(1 << cell(row, col) for row in range(6, 12) for col in range(6))
    bare = points(state, "bare")
    for clan in state.clans:
        clan.passed = True
    end_turn(state)
    match = idle(state)
    scored = dict(match.scores()[0].categories)
    assert (scored["silver"], scored["bare"]) == (5, bare)
    assert dict(match.scores()[1].categories)["silver"] == 0


def test_a_tie_is_a_shared_victory() -> None:
    state = empty()
    assert winners(scores(state)) == [0, 1]
    give(state, 1, silver=1)
    assert winners(scores(state)) == [1]


# The last placement.


def test_wood_and_stone_fill_sheds_and_stone_houses_at_the_end() -> None:
    state = empty()
    own_more(state, "shed")
    own_more(state, "stone_house")
    give(state, wood=5, stone=2)
    run(last_placement(state))
    # Three wood and two stone into the shed, a wood into the stone house, a wood too many.
    assert supply(state) == {"wood": 1}
    assert points(state, "bare") == -86 - (6 - 5) - (9 - 1)
    assert state.step == OVER


def test_goods_may_still_be_laid_after_the_last_feast() -> None:
    state = empty()
    give(state, silver_hoard=1)
    run(last_placement(state), "good.silver_hoard", "turn.0", "cell.a1")
    assert points(state, "bare") == -86 + 12
    assert state.step == OVER


def test_a_shed_that_is_full_costs_nothing() -> None:
    state = empty()
    own_more(state, "shed")
    give(state, wood=3, stone=3)
    run(last_placement(state))
    assert points(state, "bare") == -86
