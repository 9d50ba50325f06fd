"""Advice for bots: a position is worth more for what the rules pay."""

from __future__ import annotations

from itertools import pairwise

import pytest

from meadhall.games.feudum.advice.value import value
from meadhall.games.feudum.player import IMPROVEMENTS
from meadhall.games.feudum.state import LAST_EPOCH, LAST_USES, State
from tests.games.feudum.table import (
    A,
    B,
    empty_hands,
    give,
    give_tile,
    hold,
    landscape,
    location,
    only_food,
    pawn,
    rule,
    seated,
    serf,
    subject,
    table,
)


def gained(before: State, after: State, seat: int = A) -> float:
    return value(after, seat) - value(before, seat)


def test_points_count_and_those_of_the_best_rival_against_them() -> None:
    own, theirs, level = table(), table(), table()
    own.players[A].points[IMPROVEMENTS] += 4
    theirs.players[B].points[IMPROVEMENTS] += 4
    assert gained(level, own) == pytest.approx(4.0)
    assert -4.0 < gained(level, theirs) < 0.0


def test_a_master_is_worth_more_than_a_journeyman_and_he_more_than_nobody() -> None:
    nobody, journeyman, master = table(), table(), table()
    for state in (nobody, journeyman, master):
        pawn(state, A, "noble", "for_se")
    seated(journeyman, "noble", B, A)
    seated(master, "noble", A, B)
    assert value(master, A) > value(journeyman, A) > value(nobody, A)


def test_a_seat_is_worth_less_with_every_epoch_that_has_begun() -> None:
    worths: list[float] = []
    for epoch in range(1, LAST_EPOCH + 1):
        without, master = table(), table()
        without.players[A].markers -= 1
        seated(master, "noble", A)
        without.epoch = master.epoch = epoch
        worths.append(gained(without, master))
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] == 0.0


def test_a_new_region_is_worth_more_than_a_second_location_in_one() -> None:
    same, other = table(), table()
    rule(same, A, "for_mid", "for_se")
    rule(other, A, "for_mid", "des_mid")
    assert value(other, A) > value(same, A)


def test_a_tended_landscape_is_worth_more_than_a_tile_and_a_serf() -> None:
    bare, tended = table(), table()
    for state in (bare, tended):
        rule(state, B, "for_se")
        serf(state, A, "for_se")
    give_tile(bare, A, "orchard")
    landscape(tended, "orchard", "for_se", 3)
    assert value(tended, A) > value(bare, A)


def test_military_service_counts_for_who_rules_a_feudum() -> None:
    loss: list[float] = []
    for discs in range(4):
        state = table()
        rule(state, A, "for_se", kind="feudum", icon="knight")
        state.players[A].military = discs
        loss.append(value(state, A))
    assert loss == sorted(loss)
    # In epoch IV, V is still to come, where all three spaces are checked: 3, 4 and 5 points.
    idle, served = table(), table()
    for state in (idle, served):
        rule(state, A, "for_se", kind="feudum", icon="knight")
        state.epoch = 4
    served.players[A].military = 3
    assert gained(idle, served) == pytest.approx(12.0)


def test_a_feudum_without_service_is_a_burden_in_epoch_one_and_a_gain_after_the_last_dawn() -> None:
    for epoch, burden in ((1, True), (LAST_EPOCH, False)):
        town, feudum = table(), table()
        rule(town, A, "for_se", kind="town")
        rule(feudum, A, "for_se", kind="feudum", icon="knight")
        town.epoch = feudum.epoch = epoch
        assert (gained(town, feudum) < 0.0) == burden


def test_a_meal_for_every_pawn_is_worth_more_than_one_too_many() -> None:
    worths: list[float] = []
    for food in range(4):
        state = table()
        only_food(state, A, food)
        pawn(state, A, "noble", "for_se")
        pawn(state, A, "monk", "for_se")
        worths.append(value(state, A))
    gains = [after - before for before, after in pairwise(worths)]
    assert gains[0] == gains[1] > gains[2] > 0.0


@pytest.mark.parametrize("good", ["wood", "iron", "sulfur", "saltpeter"])
def test_goods_are_worth_something_until_the_last_dawn(good: str) -> None:
    for epoch, useful in ((1, True), (LAST_EPOCH, False)):
        without, with_good = table(), table()
        give(with_good, A, **{good: 1})
        without.epoch = with_good.epoch = epoch
        assert (gained(without, with_good) > 0.0) == useful


def test_at_the_end_shillings_and_sealed_charters_count_and_nothing_else() -> None:
    state = table()
    state.epoch = LAST_EPOCH
    state.phase = LAST_USES
    rule(state, A, "for_se", "for_mid")
    before = value(state, A)
    state.players[A].shillings += 2  # nine are three threes
    assert value(state, A) == before + 3.0
    hold(state, A, "charter.central")
    assert value(state, A) == before + 3.0
    state.players[A].seals.append(state.pool.pop())
    assert value(state, A) == before + 8.0
    empty_hands(state, A)
    state.players[A].markers = 0
    assert value(state, A) == before + 8.0


def test_a_subject_is_worth_something_and_an_open_place_beside_a_pawn_too() -> None:
    without, watched = table(), table()
    for state in (without, watched):
        rule(state, A, "for_se")
    subject(watched, A, "for_se")
    assert gained(without, watched) > 0.0
    taken, free = table(), table()
    for state in (taken, free):
        pawn(state, A, "noble", "for_se")
    rule(taken, B, "for_se")
    serf(taken, A, "for_se")
    taken.players[A].serfs = 0
    taken.players[B].subjects |= 1 << location("for_se")
    assert value(free, A) > value(taken, A)
