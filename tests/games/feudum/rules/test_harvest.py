"""7.6: Harvest."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import SULFUR, count, one, size
from meadhall.games.feudum.player import HARVESTS
from meadhall.games.feudum.rules.actions.harvest import harvest, harvest_total, harvested
from meadhall.games.feudum.state import State
from tests.games.feudum.table import A, B, empty_hands, goods, location, locations, pawn, play, rule, table

FARM = location("des_e")


def farmland(lying: int = 0, **sides: str) -> State:
    """A rules one farm with so much wood at it, and has no goods; the bag holds no sulfur, so nobody is asked of it."""
    state = table(2, **sides)
    empty_hands(state, A)
    rule(state, A, "des_e", kind="farm")
    state.goods_at[FARM] = goods(wood=lying)
    state.bag -= goods(wood=lying)
    sulfur = count(state.bag, SULFUR) * one(SULFUR)
    state.bag -= sulfur
    state.goods_at[location("sea_e")] += sulfur
    return state


def bead(state: State, seat: int, value: int) -> None:
    token = next(token for token in state.pool if state.components.bead_value[token] == value)
    state.pool.remove(token)
    state.players[seat].beads |= 1 << token


@pytest.mark.parametrize(
    ("side", "choice", "farm", "own"),
    [("seed", "whole", 7, 0), ("seed", "favours", 5, 2), ("published", "whole", 7, 0)],
)
def test_two_farms_and_a_feudum_give_seven(side: str, choice: str, farm: int, own: int) -> None:
    state = farmland(farm_limit=side)
    rule(state, A, "des_n", kind="farm")
    rule(state, A, "des_sw", kind="feudum", icon="monk")
    play(state, harvest(state, A), "location.des_e", f"harvest.{choice}")
    assert size(state.goods_at[FARM]) == farm
    assert size(state.players[A].goods) == own
    assert state.players[A].points[HARVESTS] == 1


def test_a_harvest_is_ten_at_most_and_favours_turn_all_beads() -> None:
    state = farmland(beads="published")
    bead(state, A, 5)
    bead(state, A, 3)
    assert harvest_total(state, A) == 10
    play(state, harvest(state, A), "location.des_e", "harvest.favours")
    assert size(state.goods_at[FARM]) == 6
    assert size(state.players[A].goods) == 4
    assert state.players[A].beads == 0
    assert len(state.players[A].seals) == 2


@pytest.mark.parametrize(("side", "total"), [("seed", 6), ("published", 9)])
def test_a_bead_of_four_adds_one_or_its_value(side: str, total: int) -> None:
    state = farmland(beads=side)
    bead(state, A, 4)
    assert harvest_total(state, A) == total


@pytest.mark.parametrize(
    ("side", "choice", "farm", "own"),
    [
        ("seed", "whole", 10, 0),
        ("published", "whole", 13, 0),
        ("seed", "favours", 10, 1),
        ("published", "favours", 12, 1),
    ],
)
def test_how_full_a_farm_may_become(side: str, choice: str, farm: int, own: int) -> None:
    state = farmland(7, farm_limit=side)
    rule(state, A, "des_sw", kind="feudum", icon="monk")
    play(state, harvest(state, A), "location.des_e", f"harvest.{choice}")
    assert size(state.goods_at[FARM]) == farm
    assert size(state.players[A].goods) == own
    assert state.players[A].points[HARVESTS] == 1


def test_a_farm_with_ten_goods_is_closed() -> None:
    state = farmland(10)
    rule(state, A, "des_n", kind="farm")
    assert harvested(state, A) == locations("des_n")


def test_a_farmer_inspects_the_harvest_and_picks_the_favours() -> None:
    state = farmland()
    pawn(state, A, "farmer", "des_e")
    rules = harvest(state, A)
    next(rules)
    rules.send("location.des_e")
    assert size(state.aside) == 5
    rules.close()

    state = farmland()
    pawn(state, A, "farmer", "des_e")
    state.goods_at[0] += state.bag - goods(wood=1, food=4)
    state.bag = goods(wood=1, food=4)
    play(state, harvest(state, A), "location.des_e", "harvest.favours", "good.wood")
    assert state.players[A].goods == goods(wood=1)
    assert state.goods_at[FARM] == goods(food=4)


def test_a_short_bag_gives_what_there_is() -> None:
    state = farmland()
    state.goods_at[0] += state.bag - goods(food=2)
    state.bag = goods(food=2)
    play(state, harvest(state, A), "location.des_e", "harvest.whole")
    assert size(state.goods_at[FARM]) == 2


def test_what_does_not_fit_after_an_inspection_goes_back_to_the_bag() -> None:
    for side, farm in (("seed", 10), ("published", 13)):
        state = farmland(8, farm_limit=side)
        pawn(state, A, "farmer", "des_e")
        before = size(state.bag)
        play(state, harvest(state, A), "location.des_e", "harvest.whole")
        assert size(state.goods_at[FARM]) == farm
        assert size(state.bag) == before - (farm - 8)
        assert state.aside == 0


def test_a_farm_that_is_not_ruled_and_a_full_one_are_not_harvested() -> None:
    state = farmland(10)
    assert play(state, harvest(state, A)) == []
    assert state.players[A].points[HARVESTS] == 0
    assert play(state, harvest(state, B)) == []


def test_a_harvest_may_be_forgone_and_then_scores_nothing() -> None:
    state = farmland()
    play(state, harvest(state, A), "pass")
    assert state.players[A].points[HARVESTS] == 0


@pytest.mark.parametrize(("feudums", "farm", "own"), [(0, 4, 1), (1, 5, 1), (2, 5, 2), (3, 5, 3), (4, 6, 3), (5, 6, 4)])
def test_the_table_of_favours(feudums: int, farm: int, own: int) -> None:
    state = farmland()
    names = ["sea_n", "sea_e", "isl_n", "isl_e", "for_se"][:feudums]
    for name, icon in zip(names, ["monk", "monk", "noble", "noble", "knight"], strict=False):
        rule(state, A, name, kind="feudum", icon=icon)
    play(state, harvest(state, A), "location.des_e", "harvest.favours")
    assert (size(state.goods_at[FARM]), size(state.players[A].goods)) == (farm, own)
