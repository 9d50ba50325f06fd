"""Chapters 14 to 16: feeding, the progress die, epochs."""

from __future__ import annotations

import pytest

from meadhall.engine.names import bits
from meadhall.games.feudum.components.differences import RESTOCK
from meadhall.games.feudum.components.pieces import FOOD, MONK, SHIP, SULFUR, count, one, size
from meadhall.games.feudum.player import DISLOYALTY, LANDSCAPE_POINTS, OFF_BOARD, REGIONS, SEATS
from meadhall.games.feudum.rules.dawn import dawn, region_points
from meadhall.games.feudum.rules.feeding import feeding
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.rules.progress import epoch_begins, progress
from meadhall.games.feudum.state import DAWN, END_OF_ROUND, NO_TOKEN, PROGRESS, State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    beads,
    empty_hands,
    give_tile,
    goods,
    landscape,
    lay,
    location,
    locations,
    pawn,
    play,
    rule,
    seals,
    serf,
    stock,
    subject,
    table,
)


def barrel(state: State, seat: int, number: int) -> None:
    state.players[seat].barrel += number
    state.bag -= number * one(SULFUR)


def test_every_pawn_eats_a_food_or_leaves() -> None:
    state = table(3)
    for seat in (A, B, C):
        pawn(state, seat, "monk", "des_mid")
        play(state, recount(state))
    play(state, feeding(state), "pass", "good.food", "good.food")
    assert [player.pawn_at[0] == OFF_BOARD for player in state.players] == [True, False, False]
    assert [count(player.goods, FOOD) for player in state.players] == [7, 6, 6]
    assert state.members[MONK] == (B, C)
    assert state.phase == PROGRESS


def test_wine_feeds_for_two_rounds_and_makes_drunk_for_the_second() -> None:
    state = table(2)
    pawn(state, A, "monk", "des_mid")
    empty_hands(state, A)
    barrel(state, A, 1)
    play(state, feeding(state), "wine")
    assert (state.players[A].wine, state.players[A].barrel) == (1, 0)
    assert play(state, feeding(state)) == []
    assert state.players[A].wine == 0
    assert state.players[A].pawn_at[0] == location("des_mid")
    play(state, feeding(state))
    assert state.players[A].pawn_at[0] == OFF_BOARD


def test_the_die_takes_a_tile_that_is_not_above_the_epoch() -> None:
    state = table(2)
    state.stacks = [3, 3, 3, 3, 3, 4]
    play(state, progress(state))
    assert state.stacks == [3] * 6
    assert state.tiles_seen == 0
    assert state.phase == DAWN
    play(state, progress(state))
    assert state.stacks == [3] * 6


@pytest.mark.parametrize(
    ("epoch", "stacks", "begins"),
    [
        (1, [3, 3, 3, 4, 4, 4], False),
        (1, [3, 3, 3, 3, 4, 4], True),
        (2, [2, 2, 3, 3, 3, 3], False),
        (2, [2, 2, 2, 3, 3, 4], True),
        (3, [1, 2, 2, 2, 2, 2], False),
        (3, [1, 1, 2, 2, 2, 2], True),
        (4, [1, 1, 1, 1, 1, 1], False),
        (4, [0, 1, 1, 1, 1, 1], True),
        (5, [0, 0, 0, 0, 0, 0], False),
    ],
)
def test_when_an_epoch_begins(epoch: int, stacks: list[int], begins: bool) -> None:
    state = table(2)
    state.epoch = epoch
    state.stacks = stacks
    assert epoch_begins(state) == begins


def test_epoch_two_brings_goods_to_the_south() -> None:
    state = table(2)
    play(state, dawn(state))
    assert (state.epoch, state.phase) == (2, END_OF_ROUND)
    south = locations("sea_sw", "isl_s", "for_se", "des_sw", "bad_se", "mou_se")
    assert [at for at, heap in enumerate(state.goods_at) if heap] == list(bits(south))


def disloyal(state: State, *epochs: int) -> list[int]:
    """The losses of A at the dawns of these epochs."""
    losses = []
    for epoch in epochs:
        before = state.players[A].points[DISLOYALTY]
        state.epoch = epoch - 1
        play(state, dawn(state))
        losses.append(state.players[A].points[DISLOYALTY] - before)
    return losses


def test_a_vassal_without_a_disc_loses_22() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="feudum", icon="monk")
    assert disloyal(state, 2, 3, 4, 5) == [-3, 0, -7, -12]


def test_a_vassal_with_one_disc() -> None:
    state = table(2)
    rule(state, A, "des_e", kind="feudum", icon="monk")
    state.players[A].military = 1
    assert disloyal(state, 2, 3, 4, 5) == [0, 0, -4, -9]


def test_who_rules_no_feudum_owes_no_service() -> None:
    assert disloyal(table(2), 2, 4, 5) == [0, 0, 0]


@pytest.mark.parametrize(("side", "points"), [("seed", 9), ("published", 7)])
def test_four_active_regions(side: str, points: int) -> None:
    state = table(2, region_scale=side)
    rule(state, A, "sea_n", "isl_n", "for_mid", "des_e", "des_n")
    assert region_points(state, A) == points


def test_by_the_seeds_words_each_region_has_the_scale() -> None:
    state = table(2, region_count="seed")
    rule(state, A, "sea_n", "des_e", "des_n")
    assert region_points(state, A) == 1 + 3


def test_seats_score_five_three_one() -> None:
    state = table(4)
    for seat in (A, B, C):
        pawn(state, seat, "monk", "des_mid")
        play(state, recount(state))
    play(state, dawn(state))
    assert [player.points[SEATS] for player in state.players] == [5, 3, 1, 0]


def test_an_empty_landscape_scores_two_a_filled_one_four_and_both_are_filled() -> None:
    state = table(2)
    at = location("des_e")
    landscape(state, "silver_mine", "des_e")
    rule(state, B, "des_e")
    serf(state, A, "des_e")
    play(state, dawn(state), "leave")
    assert state.players[A].points[LANDSCAPE_POINTS] == 2
    assert state.players[A].points[REGIONS] == 1
    assert state.landscape_holds[at] == 3
    play(state, dawn(state), "collect")
    assert state.players[A].points[LANDSCAPE_POINTS] == 2 + 4
    assert [player.shillings for player in state.players] == [7 + 5, 7 + 1]


@pytest.mark.parametrize(("side", "north"), [("seed", 6), ("published", 1)])
def test_the_dawn_of_epoch_three_restocks(side: str, north: int) -> None:
    state = table(2, restock=side)
    state.epoch = 2
    state.goods_at[location("sea_n")] = goods(wood=1)
    state.bag -= goods(wood=1)
    while size(state.barn) > 4:
        good = next(good for good in range(5) if count(state.barn, good))
        state.barn -= one(good)
        state.bag += one(good)
    state.row_markers[A] = 0
    state.supply_markers[A] += 2
    play(state, dawn(state))
    assert size(state.barn) == 10
    assert state.row_markers[A] == 2
    letters = COMPONENTS.board.lettered
    assert [size(state.goods_at[at]) for at in bits(letters[1])] == [1] * 6
    assert sum(size(state.goods_at[at]) for at in bits(letters[0])) == north


def test_in_epoch_five_the_map_gets_no_goods() -> None:
    state = table(2)
    state.epoch = 4
    play(state, dawn(state))
    assert not any(state.goods_at)


def test_hungry_pawns_leave_when_all_have_decided_and_seats_move_up() -> None:
    state = table(3)
    for seat in (A, B, C):
        pawn(state, seat, "monk", "des_n")
        play(state, recount(state))
    state.vessels += state.workshop - one(SHIP)
    state.workshop = 0
    state.players[A].pawn_vessel[0] = SHIP
    rules = feeding(state)
    assert next(rules)
    rules.send("pass")
    assert state.players[A].pawn_at[0] == location("des_n")
    rules.close()
    play(state, feeding(state), "pass", "good.food", "good.food")
    assert state.members[MONK] == (B, C)
    assert state.vessels_at[location("des_n")] == one(SHIP)
    assert state.players[A].markers == 7


def test_a_tile_stands_for_food_but_not_for_wine() -> None:
    state = table(2)
    empty_hands(state, A)
    pawn(state, A, "monk", "des_mid")
    give_tile(state, A, "butts")
    asked = play(state, feeding(state), "good.food")
    assert asked[0].options == ["pass", "good.food"]
    assert state.players[A].tiles == 0


def test_a_subject_a_serf_without_landscape_and_a_pawn_make_no_region_active() -> None:
    state = table(2)
    rule(state, A, "des_e")
    subject(state, A, "des_e")
    rule(state, B, "sea_n")
    serf(state, A, "sea_n")
    pawn(state, A, "monk", "for_mid")
    assert region_points(state, A) == 1
    landscape(state, "orchard", "sea_n")
    assert region_points(state, A) == 3
    rule(state, A, "sea_e")
    assert region_points(state, A) == 3


def test_serfs_collect_in_turn_order() -> None:
    state = table(3)
    rule(state, C, "des_e", "des_n")
    landscape(state, "silver_mine", "des_e", 1)
    landscape(state, "orchard", "des_n", 1)
    serf(state, A, "des_e")
    serf(state, B, "des_n")
    state.starter = B
    asked = play(state, dawn(state), "collect", "collect")
    assert [decision.seat for decision in asked] == [B, A]
    assert state.players[C].shillings == 8


def test_a_farm_that_is_full_gets_nothing_by_the_seed() -> None:
    for side, there in (("seed", 10), ("published", 11)):
        state = table(2, farm_limit=side)
        rule(state, A, "des_sw", kind="farm")
        lay(state, "des_sw", wood=10)
        play(state, dawn(state))
        assert size(state.goods_at[location("des_sw")]) == there


def test_epoch_three_restocks_every_guild_and_what_exceeds_stays() -> None:
    state = table(2)
    state.epoch = 2
    stock(state, "shelves", iron=4, saltpeter=4)
    stock(state, "carts", food=3)
    beads(state, "rosary", 2, 2)
    beads(state, "chickens")
    seals(state, scroll_2=3)
    state.vessels += state.workshop
    state.workshop = 0
    play(state, dawn(state))
    assert state.shelves == goods(saltpeter=4, sulfur=3, iron=4, wood=4, food=4)
    assert state.carts == goods(wood=3, iron=3, saltpeter=3, food=3, sulfur=1)
    assert (state.rosary.bit_count(), state.chickens.bit_count(), size(state.workshop)) == (4, 1, 2)
    assert [token != NO_TOKEN for token in state.scrolls] == [True, True, True, False, True, True]


def test_a_short_bag_fills_the_merchant_before_the_alchemist_and_the_barn() -> None:
    state = table(2)
    state.epoch = 2
    for board in ("shelves", "carts", "barn"):
        stock(state, board)
    state.players[B].goods += state.bag - goods(food=10)
    state.bag = goods(food=10)
    # Six go to the E locations, five to N locations, as far as they last.
    state.sides &= ~(1 << RESTOCK)
    play(state, dawn(state))
    assert state.shelves == goods(food=4)
    assert (state.carts, state.barn, state.bag) == (0, 0, 0)
