"""Advice for bots: plans for the feast and the boards, and what spaces are hoped to bring."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from meadhall.games.odin import GAME
from meadhall.games.odin.advice.board_plan import SpotMemory, board_worth
from meadhall.games.odin.advice.feast_plan import planned
from meadhall.games.odin.advice.priors import priors
from meadhall.games.odin.advice.space_hopes import hunt_hope, raid_hope
from meadhall.games.odin.advice.value import value
from meadhall.games.odin.puzzle.grid import cell
from meadhall.games.odin.puzzle.placement import OwnBoard, cells_of
from meadhall.games.odin.rules.anytime import DONE
from meadhall.games.odin.rules.feast import feast_options, room_left, serve
from meadhall.games.odin.rules.turn import turn
from meadhall.games.odin.state import BEFORE_INCOME, FEAST, State
from tests.games.odin.table import ask_next, clear, components, give, has, own, table


def dine(state: State) -> None:
    """Serve as planned."""
    state.step = FEAST
    state.clans[0].ready = True
    rule = serve(state, 0)
    option: str | None = None
    while True:
        try:
            asked = next(rule) if option is None else rule.send(option)
        except StopIteration:
            return
        option = planned(state, 0, room_left(state, 0))
        assert option in feast_options(state, 0, room_left(state, 0)), asked


@pytest.mark.parametrize("seed", range(12))
def test_a_planned_feast_is_legal_and_leaves_no_space_empty_that_could_be_covered(seed: int) -> None:
    chance = random.Random(seed)
    state = table(2, chance.randint(1, 7))
    clear(state)
    for good in chance.sample(components().usual_goods.food, 7):
        state.clans[0].have[good] = chance.randint(0, 2)
    give(state, silver=12)
    dine(state)
    assert state.clans[0].penalties == 0
    colours = [components().puzzle.colour[code // 2] for code in state.clans[0].table]
    assert all(first != second or first == 4 for first, second in pairwise(colours))


def test_food_that_nobody_would_miss_is_eaten_before_silver_is_spent() -> None:
    state = table(2)
    clear(state)
    give(state, peas=1, mead=1, beans=1, silver=9)
    dine(state)
    assert has(state, 0, "silver") == 9
    assert state.clans[0].penalties == 0


def test_cattle_is_not_eaten_while_there_is_silver() -> None:
    state = table(2)
    clear(state)
    give(state, cattle=1, silver=6)
    dine(state)
    assert (has(state, 0, "cattle"), has(state, 0, "silver")) == (1, 0)


def test_covering_a_negative_cell_and_raising_the_income_are_worth_something() -> None:
    puzzle = components().puzzle
    bare = board_worth(puzzle, puzzle.home, 0, 0, 0)
    assert bare == -86
    assert board_worth(puzzle, puzzle.home, 1 << cell(0, 0), 0, 0) == bare + 1
    corner = 1 << cell(11, 0)
    assert board_worth(puzzle, puzzle.home, corner, 5, 0) > board_worth(puzzle, puzzle.home, 0, 5, 0) + 4


def test_early_a_robe_goes_where_it_raises_the_income() -> None:
    state = table(2)
    robe = components().number_of("robe")
    best = SpotMemory().best(components().puzzle, own(state, "home"), robe, 7, 6)
    assert best is not None
    assert cells_of(components().puzzle, best[1]) >> cell(11, 0) & 1


def test_at_the_end_it_covers_negative_cells() -> None:
    state = table(2)
    robe = components().number_of("robe")
    best = SpotMemory().best(components().puzzle, own(state, "home"), robe, 0, 0)
    assert best is not None
    assert best[0] == 9


def test_where_a_good_lies_best_is_not_mixed_up_between_boards_that_look_alike() -> None:
    memory = SpotMemory()
    puzzle = components().puzzle
    wood = components().number_of("wood")
    house = OwnBoard(puzzle.stone_house)
    before = memory.best(puzzle, house, wood, 0, 0)
    house.takes_wood = True
    floor = memory.best(puzzle, house, wood, 0, 0)
    assert floor is not None
    assert floor != before


def test_weapons_and_ore_raise_the_hope_in_dice() -> None:
    state = table(2)
    clear(state)
    snare = components().dice_steps["snare"]
    pillage = components().dice_steps["pillage"]
    state.clans[0].longships = [0]
    poor = hunt_hope(state, 0, snare), raid_hope(state, 0, pillage)
    give(state, snare=4, long_sword=2)
    state.clans[0].longships = [3]
    assert hunt_hope(state, 0, snare) > poor[0]
    assert raid_hope(state, 0, pillage) > poor[1]


def test_priors_are_positive_weights_for_every_question() -> None:
    match = GAME.new(3, seed=8)
    chance = random.Random(8)
    kinds = set()
    while match.pending:
        decision = chance.choice(match.pending)
        weights = match.game.advice.priors(match.state, decision.seat, decision.kind, decision.options)
        assert len(weights) == len(decision.options)
        assert min(weights) > 0
        kinds.add(decision.kind)
        match.choose(chance.choice(decision.options), decision.seat)
    assert {"turn", "anytime", "cell", "feast"} <= kinds


def test_a_ship_on_the_table_is_worth_more_than_in_the_bay() -> None:
    state = table(2)
    state.clans[0].knarrs = 1
    in_bay = value(state, 0)
    state.clans[0].knarrs = 0
    state.clans[0].emigrated = [1]
    assert value(state, 0) > in_bay


def test_turns_are_weighed_by_what_they_will_bring() -> None:
    state = table(2)
    clear(state)
    give(state, whale_meat=2, peas=1)
    options = ask_next(turn(state)).options
    weights = dict(zip(options, priors(state, 0, "turn", options), strict=True))
    assert weights["space.upgrade_2"] > weights["space.take_stockfish"]


@pytest.mark.parametrize(("round_number", "chosen"), [(1, "good.robe"), (6, DONE), (7, "good.robe")])
def test_a_good_waits_for_the_last_round_unless_it_raises_the_income_of_many(round_number: int, chosen: str) -> None:
    state = table(2, round_number)
    clear(state)
    give(state, robe=1)
    state.step = BEFORE_INCOME
    options = ["good.robe", DONE]
    weights = priors(state, 0, "anytime", options)
    assert options[weights.index(max(weights))] == chosen
