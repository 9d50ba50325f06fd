"""Chapter 17: the final scoring."""

from __future__ import annotations

import pytest

from meadhall.engine.scoring import winners
from meadhall.games.feudum.scoring import charter_points, empire_points, scores, sets, shilling_points, voyage_points
from meadhall.games.feudum.state import OVER
from tests.games.feudum.table import A, B, C, goods, hold, rule, table


def test_the_epic_voyage() -> None:
    state = table(3)
    for player, space in zip(state.players, (4, 3, 2), strict=True):
        player.voyage = space
    assert [voyage_points(state, seat) for seat in (A, B, C)] == [9, 7, 5]
    for player, space in zip(state.players, (5, 5, 7), strict=True):
        player.voyage = space
    assert [voyage_points(state, seat) for seat in (A, B, C)] == [13, 13, 17]


def test_no_disc_on_the_voyage_no_points() -> None:
    assert voyage_points(table(2), A) == 0


def test_feudums_are_jokers_in_sets() -> None:
    state = table(2)
    rule(state, A, "des_n", "des_e", kind="farm")
    rule(state, A, "sea_n", "sea_e", kind="town")
    rule(state, A, "isl_n", "isl_e", kind="feudum", icon="monk")
    assert empire_points(state, A) == 16


@pytest.mark.parametrize(
    ("counts", "jokers", "number"),
    [([3, 0, 0], 0, 1), ([2, 2, 2], 0, 0), ([1, 2, 0], 2, 1), ([1, 0, 0], 2, 1), ([0, 0, 0], 3, 1), ([5, 4, 0], 3, 4)],
)
def test_as_many_sets_as_can_be(counts: list[int], jokers: int, number: int) -> None:
    assert sets(counts, jokers, 3) == number


@pytest.mark.parametrize(("side", "points"), [("seed", 6), ("published", 2)])
def test_eight_shillings(side: str, points: int) -> None:
    state = table(2, shillings=side)
    state.players[A].shillings = 8
    assert shilling_points(state, A) == points


def test_the_isolated_kingdom_needs_a_seal() -> None:
    state = table(2)
    rule(state, A, "sea_e", "bad_se")
    hold(state, A, "charter.isolated")
    assert charter_points(state, A) == 0
    state.players[A].seals.append(state.pool.pop())
    assert charter_points(state, A) == 11


def test_seals_go_to_the_charters_that_score_most() -> None:
    state = table(2)
    rule(state, A, "sea_e", "sea_n", "isl_n", "isl_e", "isl_s")
    state.players[A].barrel = 2
    state.bag -= goods(sulfur=2)
    hold(state, A, "charter.west", seals=1)
    hold(state, A, "charter.barrel")
    hold(state, A, "charter.isolated")
    assert charter_points(state, A) == 9
    state.players[A].seals.append(state.pool.pop())
    assert charter_points(state, A) == 9 + 5


def test_the_monster_charter_is_for_who_has_beaten_one() -> None:
    state = table(2)
    hold(state, A, "charter.monster", seals=1)
    assert charter_points(state, A) == 0
    state.players[A].slayer = True
    assert charter_points(state, A) == 7


def test_charters_stay_secret_until_the_end_and_the_barrel_breaks_ties() -> None:
    state = table(2)
    rule(state, A, "sea_e")
    rule(state, B, "sea_n")
    hold(state, A, "charter.isolated", seals=1)
    assert [score.total for score in scores(state)] == [7, 7]
    state.players[B].barrel = 1
    assert winners(scores(state)) == [B]
    state.phase = OVER
    assert [score.total for score in scores(state)] == [12, 7]
