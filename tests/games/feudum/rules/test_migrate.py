"""7.1: Migrate."""

from __future__ import annotations

from meadhall.engine.decision import Decision
from meadhall.games.feudum.components.pieces import ALCHEMIST, FOOD, MONK, SHIP, SULFUR, count, one
from meadhall.games.feudum.player import OFF_BOARD
from meadhall.games.feudum.rules.actions.migrate import entrances, migrate
from meadhall.games.feudum.rules.pawns import end_turn
from meadhall.games.feudum.state import LEFT_BITS
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    empty_hands,
    location,
    locations,
    make_basic,
    pawn,
    play,
    rule,
    serf,
    table,
)

STARTS = COMPONENTS.board.starts


def test_a_pawn_comes_on_for_a_food_beside_own_pawns_and_markers() -> None:
    state = table(2)
    pawn(state, A, "monk", "isl_n")
    rule(state, A, "des_e")
    rule(state, 1, "sea_n")
    serf(state, A, "sea_n")
    asked = play(state, migrate(state, A), "pawn.monk", "location.des_e")
    assert asked[1].options == ["location.sea_n", "location.isl_n", "location.des_e"]
    player = state.players[A]
    assert player.pawn_at[1] == location("des_e")
    assert player.pawn_character[1] == MONK
    assert count(player.goods, FOOD) == 6
    assert state.members[MONK] == (A,)


def test_without_a_pawn_the_summary_opens_the_starting_locations_too() -> None:
    state = table(2)
    rule(state, A, "des_e")
    assert entrances(state, A) == locations("des_e") | STARTS


def test_without_a_pawn_the_published_rules_keep_to_the_marker() -> None:
    state = table(2, migrate="published")
    rule(state, A, "des_e")
    assert entrances(state, A) == locations("des_e")


def test_with_neither_pawn_nor_marker_one_starts_anew() -> None:
    for side in ("seed", "published"):
        assert entrances(table(2, migrate=side), A) == STARTS


def test_distant_kin_enter_at_any_starting_location() -> None:
    state = table(2)
    pawn(state, A, "alchemist", "isl_n")
    assert entrances(state, A) == locations("isl_n") | STARTS
    make_basic(state)
    assert entrances(state, A) == locations("isl_n")


def test_going_off_is_free_and_vessel_and_wine_stay_behind() -> None:
    state = table(2)
    number = pawn(state, A, "alchemist", "isl_n")
    state.vessels -= one(SHIP)
    state.players[A].pawn_vessel[number] = SHIP
    state.players[A].wine = 1 << number
    state.bag -= one(SULFUR)
    state.members[ALCHEMIST] = (A,)
    state.players[A].markers -= 1
    play(state, migrate(state, A), "piece.1")
    assert state.players[A].pawn_at[number] == OFF_BOARD
    assert state.vessels_at[location("isl_n")] == one(SHIP) << LEFT_BITS
    end_turn(state)
    assert state.vessels_at[location("isl_n")] == one(SHIP)
    assert state.members[ALCHEMIST] == ()
    assert state.players[A].markers == 7


def test_without_food_or_tile_or_with_three_pawns_out_nobody_comes_on() -> None:
    state = table(2)
    pawn(state, A, "monk", "isl_n")
    empty_hands(state, A)
    decision = next(migrate(state, A))
    assert isinstance(decision, Decision)
    assert decision.options == ["pass", "piece.1"]
