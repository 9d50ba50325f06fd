"""Berries, eggs, amber and guldgubber: goods of a single cell."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from meadhall.games.odin import GAME
from meadhall.games.odin.cards.memory import action_of, begin_action, end_action
from meadhall.games.odin.puzzle.laying import boards_with_room, lay_at
from meadhall.games.odin.puzzle.placement import fits, why_not
from meadhall.games.odin.rules.anytime import act
from meadhall.games.odin.rules.dice import within_reach
from meadhall.games.odin.rules.feast import feast_options, room_left
from meadhall.games.odin.state import FEAST, LAST_PLACEMENT, State
from meadhall.games.odin.views.question_shapes import Plan, Serving, Spots
from tests.games.odin.table import (
    bare,
    components,
    give,
    in_play,
    lay_strips,
    own,
    own_more,
    play,
    run,
    supply,
    thing,
    use,
)

CHAIN = ["berries", "eggs", "amber", "guldgubber"]


def with_goods(**goods: int) -> State:
    state = bare(2, harvest="with")
    give(state, **goods)
    return state


# R55
@pytest.mark.parametrize(("good", "better"), list(pairwise(CHAIN)))
def test_they_are_upgraded_like_any_other_column(good: str, better: str) -> None:
    state = with_goods(**{good: 1})
    lay_strips(state, mountain_3=0)
    use(state, "mountain_1_upgrade_1", "done")
    assert supply(state) == {better: 1}


def test_overseas_trading_turns_amber_to_guldgubber() -> None:
    state = with_goods(amber=2, silver=1)
    state.clans[0].knarrs = 1
    use(state, "overseas_trading_1", "good.amber")
    assert supply(state) == {"amber": 1, "guldgubber": 1}


@pytest.mark.parametrize("good", CHAIN)
def test_they_cover_one_cell(good: str) -> None:
    puzzle = components().puzzle
    assert puzzle.size[thing(good)] == 1
    assert puzzle.turn_masks[thing(good)] == 1


@pytest.mark.parametrize(
    ("good", "on_land"), [("berries", False), ("eggs", False), ("amber", True), ("guldgubber", True)]
)
def test_food_lies_in_houses_alone(good: str, on_land: bool) -> None:
    state = with_goods(**{good: 1})
    own_more(state, "stone_house")
    assert boards_with_room(state, 0, thing(good)) == ([0, 1] if on_land else [1])


def test_amber_does_not_touch_green_and_guldgubber_may_touch_anything() -> None:
    state = with_goods(amber=2, guldgubber=2, oil=1)
    puzzle = components().puzzle
    below = puzzle.cells.index["cell.a12"]
    beside = puzzle.cells.index["cell.b12"]
    lay_at(state, 0, 0, thing("amber"), 0, below)
    board = own(state, "home")
    assert why_not(puzzle, board, thing("amber"), 0, beside) != ""
    assert why_not(puzzle, board, thing("oil"), 0, beside) != ""
    assert why_not(puzzle, board, thing("guldgubber"), 0, beside) == ""
    assert fits(puzzle, board, thing("amber"))


def hungry(**food: int) -> State:
    state = with_goods(**food)
    state.step = FEAST
    return state


def test_berries_and_eggs_cover_one_space_of_the_table_each() -> None:
    state = hungry(berries=1, eggs=1)
    room = room_left(state, 0)
    assert feast_options(state, 0, room)[:2] == ["upright.berries", "upright.eggs"]
    assert not [option for option in feast_options(state, 0, room) if option.startswith("along.")]


def test_they_are_parted_by_colour_like_other_food() -> None:
    state = hungry(berries=2, eggs=1, peas=1, mead=1)
    state.clans[0].table = [2 * thing("berries")]
    options = feast_options(state, 0, room_left(state, 0))
    assert "upright.eggs" in options
    assert "upright.mead" in options
    assert "upright.berries" not in options
    assert "upright.peas" not in options


def test_serve_for_me_serves_them() -> None:
    state = hungry(berries=3, eggs=3)
    found = GAME.questions(state, 0, {"ask": "serve"}, True)
    assert isinstance(found, Serving)
    assert found.options[:6].count("upright.berries") == 3
    assert found.options[:6].count("upright.eggs") == 3


def test_place_for_me_lays_guldgubber_amber_and_the_altar() -> None:
    state = with_goods(guldgubber=2, amber=1, altar=1, silverware=2)
    state.round = state.rounds
    state.step = LAST_PLACEMENT
    found = GAME.questions(state.copy(), 0, {"ask": "plan", "tried": []}, True)
    assert isinstance(found, Plan)
    laid = sorted(step.good for step in found.steps)
    assert laid == [
        "good.amber",
        "good.guldgubber",
        "good.guldgubber",
        "good.silverware",
        "good.silverware",
        "tile.altar",
    ]


def test_spots_are_told_for_them() -> None:
    state = with_goods(guldgubber=1)
    found = GAME.questions(state.copy(), 0, {"ask": "spots", "good": "good.guldgubber", "tried": []}, True)
    assert isinstance(found, Spots)
    assert max(found.boards[0].turns["turn.0"]) >= 0
    assert "only_at_the_end" not in [reason.why for reason in found.reasons]


# R72
@pytest.mark.parametrize("cards", [[], [136, 138, 139]])
def test_neither_amber_nor_guldgubber_nor_the_altar_is_loot(cards: list[int]) -> None:
    state = with_goods()
    in_play(state, *cards)
    outer = begin_action(state, -1, -1, 0)
    action_of(state).specials = state.specials
    reached = within_reach(state, 0, 99)
    end_action(state, outer)
    assert "tile.english_crown" in reached
    assert ("good.fur" in reached) == bool(cards)
    assert not {"good.amber", "good.guldgubber", "tile.altar"} & set(reached)


# R84
def test_eggs_are_a_kind_of_red_good() -> None:
    state = with_goods(eggs=2, mead=1)
    play(state, 26)
    assert supply(state)["silver"] == 2


def test_berries_become_eggs_at_the_farm_shop() -> None:
    state = with_goods(berries=1, silver=1)
    in_play(state, 53)
    run(act(state, 0, ""), "card.53")
    assert supply(state) == {"eggs": 1}


def test_the_orient_shipper_raises_berries_to_guldgubber() -> None:
    state = with_goods(berries=1)
    play(state, 17, "card.17")
    assert supply(state) == {"guldgubber": 1}


def test_upgrades_askew_pass_the_single_cells_by() -> None:
    # 66 Field Farmer needs an upper right neighbour: there is none beside the boxes.
    state = with_goods(berries=1, silver=1)
    play(state, 66)
    assert supply(state) == {"berries": 1, "silver": 1}
    puzzle = components().puzzle
    assert all(puzzle.raised_left[thing(good)] == puzzle.raised_right[thing(good)] == -1 for good in CHAIN)


def test_the_storeman_and_the_traveling_merchant_know_them() -> None:
    state = with_goods(amber=3)
    play(state, 31)
    assert supply(state) == {"amber": 4}
    state = with_goods(guldgubber=1)
    state.clans[0].knarrs = 1
    play(state, 78, "card.78", "good.guldgubber")
    assert supply(state) == {"amber": 1}


def test_the_altar_counts_as_a_special_tile() -> None:
    # 19 Host: 1 silk with three special tiles.
    state = with_goods(altar=1, helmet=1, belt=1)
    play(state, 19)
    assert supply(state)["silk"] == 1


@pytest.mark.parametrize("seed", range(3))
def test_random_tables_without_it_never_see_them(seed: int) -> None:
    match = GAME.new(2, seed=seed)
    chance = random.Random(seed)
    while match.pending:
        decision = match.pending[0]
        assert not any(option.partition(".")[2] in (*CHAIN, "altar") for option in decision.options)
        match.choose(chance.choice(decision.options), decision.seat)
