"""7.2: Move, pilfering and the epic voyage."""

from __future__ import annotations

import pytest

from meadhall.engine.decision import Decision
from meadhall.games.feudum.components.pieces import BEHEMOTH, FOOD, SHIP, SUBMERSIBLE, count, one
from meadhall.games.feudum.rules.actions.move import can_move, destinations, move
from meadhall.games.feudum.rules.pawns import end_turn
from meadhall.games.feudum.state import State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    goods,
    landscape,
    lay,
    location,
    locations,
    pawn,
    play,
    rule,
    serf,
    table,
    tame,
)


def no_vessels_for_sale(state: State) -> None:
    state.vessels += state.workshop
    state.workshop = 0


def give_ship(state: State, seat: int) -> None:
    no_vessels_for_sale(state)
    state.vessels -= one(SHIP)
    state.players[seat].vessels += one(SHIP)


def steps(state: State, *choices: str) -> int:
    """How often the player was asked for a piece."""
    return [decision.kind for decision in play(state, move(state, A), *choices)].count("move")


def test_points_are_pawns_and_monsters_and_by_the_seed_one_more_with_a_monk() -> None:
    for side, asked in (("seed", 4), ("published", 4)):
        state = table(2, godspeed=side)
        pawn(state, A, "monk", "des_mid")
        pawn(state, A, "knight", "des_mid")
        tame(state, A, BEHEMOTH, "des_mid")
        there, back = ("location.des_west", "location.des_mid")
        choices = ["piece.2", there, "piece.2", back, "piece.2", there]
        last = ["piece.2", back] if side == "seed" else ["piece.1", there]
        assert steps(state, *choices, *last) == asked


def test_by_the_published_rules_only_a_monk_has_the_last_step() -> None:
    state = table(2, godspeed="published")
    pawn(state, A, "monk", "des_mid")
    pawn(state, A, "knight", "des_mid")
    asked = play(state, move(state, A), "done", "done")
    assert asked[0].options == ["done", "piece.1", "piece.2"]
    assert asked[1].options == ["done", "piece.1"]


def test_a_pawn_leaves_its_ship_and_anybody_may_board_it_later() -> None:
    state = table(2)
    pawn(state, A, "knight", "des_n")
    pawn(state, A, "knight", "isl_e")
    give_ship(state, A)
    play(state, move(state, A), "piece.1", "location.isl_e", "piece.1", "location.isl_n")
    assert state.players[A].pawn_at[0] == location("isl_n")
    assert state.players[A].vessels == 0
    assert not destinations(state, A, 1) & locations("des_n")
    end_turn(state)
    assert state.vessels_at[location("isl_e")] == one(SHIP)
    pawn(state, B, "knight", "isl_e")
    play(state, move(state, B), "piece.1", "location.des_n")
    assert state.players[B].pawn_vessel[0] == SHIP
    assert state.vessels_at[location("isl_e")] == 0


def test_ferries_are_closed_while_a_vessel_is_for_sale() -> None:
    state = table(2)
    pawn(state, A, "knight", "bad_mid")
    assert not destinations(state, A, 0) & locations("mou_se")
    no_vessels_for_sale(state)
    play(state, move(state, A), "piece.1", "location.mou_se")
    assert state.players[A].shillings == 5
    state.shillings += 4
    state.players[A].shillings = 1
    assert not destinations(state, A, 0) & locations("bad_mid")


def test_a_monster_holds_the_pawns_of_opponents_only() -> None:
    state = table(2)
    tame(state, A, BEHEMOTH, "for_se")
    pawn(state, B, "knight", "for_se")
    pawn(state, A, "knight", "for_se")
    assert destinations(state, B, 0) == 0
    assert destinations(state, A, 0) == locations("for_mid", "bad_nw", "des_mid")
    assert play(state, move(state, B)) == []


def test_where_road_and_air_lead_to_one_place_the_player_says_which() -> None:
    state = table(2)
    pawn(state, A, "knight", "des_sw")
    no_vessels_for_sale(state)
    state.vessels -= one(2)
    state.players[A].vessels += one(2)
    asked = play(state, move(state, A), "piece.1", "route.flying")
    assert asked[1].options == ["route.road", "route.flying"]
    assert state.players[A].pawn_vessel[0] == 2


@pytest.mark.parametrize(("side", "taken"), [("seed", False), ("published", True)])
def test_where_one_may_pilfer(side: str, taken: bool) -> None:
    state = table(2, pilfer_where=side)
    rule(state, B, "des_west", kind="town")
    serf(state, A, "des_west")
    lay(state, "des_west", iron=1)
    pawn(state, A, "knight", "des_mid")
    choices = ["piece.1", "location.des_west", *(["location.des_west"] if taken else [])]
    play(state, move(state, A), *choices)
    assert (state.goods_at[location("des_west")] == 0) == taken


@pytest.mark.parametrize(("side", "taken"), [("seed", True), ("published", False)])
def test_who_may_pilfer(side: str, taken: bool) -> None:
    state = table(3, pilfer_who=side)
    rule(state, C, "isl_n", kind="farm")
    lay(state, "isl_n", food=2, wood=1)
    pawn(state, A, "knight", "des_mid")
    pawn(state, A, "knight", "isl_n")
    choices = ["location.isl_n", "good.food"] if taken else []
    play(state, move(state, A), "piece.1", "location.des_west", "done", *choices)
    assert count(state.players[A].goods, FOOD) == 7 + taken


def test_nobody_pilfers_the_own_farm_and_own_pawns_share_one_resource() -> None:
    for side in ("seed", "published"):
        state = table(2, pilfer_where=side)
        rule(state, A, "des_west", kind="farm")
        lay(state, "des_west", iron=1)
        pawn(state, A, "knight", "des_mid")
        play(state, move(state, A), "piece.1", "location.des_west")
        assert state.goods_at[location("des_west")] == goods(iron=1)


def test_a_pilfered_target_becomes_a_marker() -> None:
    state = table(2)
    at = location("des_west")
    landscape(state, "butts", "des_west", 3)
    pawn(state, A, "knight", "des_mid")
    play(state, move(state, A), "piece.1", "location.des_west", "location.des_west")
    assert state.landscape_holds[at] == 2
    # One marker more, and one of all on the Knight Guild.
    assert state.players[A].markers == 7
    assert state.targets == 10


def test_the_second_successful_move_of_a_round_sets_out_on_the_voyage() -> None:
    state = table(2)
    pawn(state, A, "knight", "des_mid")
    step = ("piece.1", "location.des_west")
    play(state, move(state, A), *step)
    play(state, move(state, A), "done")
    assert state.players[A].moves == 1
    play(state, move(state, A), "piece.1", "location.des_mid", "voyage")
    assert state.players[A].voyage == 1
    state.players[A].moves = 1
    drawn = COMPONENTS.cards.writs.names[state.deck[-1]]
    play(state, move(state, A), *step, "voyage", drawn)
    assert state.players[A].voyage == 2
    assert COMPONENTS.cards.writs.of(state.players[A].writs) == [drawn]


def test_the_voyage_needs_a_free_disc_and_ends_at_the_monastery() -> None:
    state = table(2)
    pawn(state, A, "knight", "des_mid")
    state.players[A].moves = 1
    state.players[A].military = 3
    play(state, move(state, A), "piece.1", "location.des_west")
    assert state.players[A].voyage == 0
    state.players[A].moves = 1
    state.players[A].military = 0
    state.players[A].voyage = 7
    play(state, move(state, A), "piece.1", "location.des_mid")
    assert state.players[A].voyage == 7


def test_a_move_of_a_monster_alone_is_successful() -> None:
    state = table(2)
    tame(state, A, BEHEMOTH, "des_mid")
    asked = next(move(state, A))
    assert isinstance(asked, Decision)
    assert asked.options == ["done", "monster.behemoth"]
    play(state, move(state, A), "monster.behemoth", "location.des_west")
    assert state.players[A].moves == 1


def test_a_pawn_that_boards_another_vessel_abandons_the_first() -> None:
    state = table(2)
    number = pawn(state, A, "knight", "des_n")
    give_ship(state, A)
    state.players[A].vessels = 0
    state.players[A].pawn_vessel[number] = SHIP
    state.vessels -= one(SUBMERSIBLE)
    state.players[A].vessels += one(SUBMERSIBLE)
    play(state, move(state, A), "piece.1", "location.sea_e")
    assert state.players[A].pawn_vessel[number] == SUBMERSIBLE
    end_turn(state)
    assert state.vessels_at[location("des_n")] == one(SHIP)


def test_an_abandoned_vessel_is_boarded_before_one_of_the_supply() -> None:
    state = table(2)
    pawn(state, A, "knight", "des_n")
    give_ship(state, A)
    state.vessels -= one(SHIP)
    state.vessels_at[location("des_n")] += one(SHIP)
    play(state, move(state, A), "piece.1", "location.bad_river")
    assert state.players[A].vessels == one(SHIP)
    assert state.vessels_at[location("des_n")] == 0


def abandoned_ship(name: str) -> State:
    """A's knight is at des_west, a ship lies abandoned at that location, and none is for sale."""
    state = table(2)
    pawn(state, A, "knight", "des_west")
    no_vessels_for_sale(state)
    state.vessels -= one(SHIP)
    state.vessels_at[location(name)] += one(SHIP)
    return state


def test_an_abandoned_vessel_may_be_boarded_without_going_on_and_is_then_nobody_elses() -> None:
    state = abandoned_ship("des_n")
    pawn(state, B, "monk", "des_n")
    asked = play(state, move(state, A), "piece.1", "location.des_n", "vessel.ship")
    assert (asked[-1].kind, asked[-1].options, asked[-1].about) == ("board", ["pass", "vessel.ship"], "piece.1")
    assert state.players[A].pawn_vessel[0] == SHIP
    assert not destinations(state, B, 0) & locations("isl_e")


def test_nobody_must_board_and_a_vessel_left_in_this_turn_cannot_be() -> None:
    state = abandoned_ship("des_n")
    play(state, move(state, A), "piece.1", "location.des_n", "pass")
    assert state.vessels_at[location("des_n")] == one(SHIP)
    state = table(2)
    pawn(state, A, "knight", "isl_e")
    pawn(state, A, "knight", "des_n")
    give_ship(state, A)
    kinds = [
        asked.kind for asked in play(state, move(state, A), "piece.2", "location.isl_e", "piece.2", "location.isl_n")
    ]
    assert kinds == ["move", "move_to", "move", "move_to"]


def test_a_held_pawn_may_board_and_change_its_vessel_and_move_is_possible_for_that() -> None:
    state = abandoned_ship("des_west")
    tame(state, B, BEHEMOTH, "des_west")
    assert can_move(state, A)
    state.vessels -= one(SUBMERSIBLE)
    state.players[A].pawn_vessel[0] = SUBMERSIBLE
    play(state, move(state, A), "vessel.ship")
    assert state.players[A].pawn_vessel[0] == SHIP
    assert not can_move(state, A)
    assert state.players[A].moves == 0
    end_turn(state)
    assert state.vessels_at[location("des_west")] == one(SUBMERSIBLE)


def test_each_crossing_of_a_ferry_costs_two() -> None:
    state = table(2)
    for _ in range(2):
        pawn(state, A, "knight", "bad_mid")
    no_vessels_for_sale(state)
    play(state, move(state, A), "piece.1", "location.mou_se", "piece.2", "location.mou_se")
    assert state.players[A].shillings == 3
    assert state.shillings == 78 - 7 - 3


def test_a_target_is_left_where_no_marker_can_be_had_for_it() -> None:
    state = table(2)
    landscape(state, "butts", "des_west", 1)
    state.players[A].markers += state.supply_markers[A]
    state.supply_markers[A] = 0
    pawn(state, A, "knight", "des_mid")
    play(state, move(state, A), "piece.1", "location.des_west")
    assert state.landscape_holds[location("des_west")] == 1


def test_at_the_own_town_the_seed_bars_all_and_the_published_rules_nothing() -> None:
    for side, taken in (("seed", False), ("published", True)):
        state = table(2, pilfer_where=side)
        rule(state, A, "des_west", kind="town")
        lay(state, "des_west", iron=1)
        pawn(state, A, "knight", "des_mid")
        choices = ["location.des_west"] if taken else []
        play(state, move(state, A), "piece.1", "location.des_west", *choices)
        assert (state.goods_at[location("des_west")] == 0) == taken


def test_nobody_pilfers_the_landscape_that_an_own_serf_tends() -> None:
    for side in ("seed", "published"):
        state = table(2, pilfer_where=side)
        rule(state, B, "des_west")
        serf(state, A, "des_west")
        landscape(state, "silver_mine", "des_west", 3)
        pawn(state, A, "knight", "des_mid")
        play(state, move(state, A), "piece.1", "location.des_west")
        assert state.landscape_holds[location("des_west")] == 3


def test_one_resource_is_pilfered_in_a_move_and_pilfered_sulfur_may_go_into_the_barrel() -> None:
    state = table(2)
    for name in ("des_west", "des_mid"):
        lay(state, name, sulfur=1)
        pawn(state, A, "knight", name)
    play(state, move(state, A), "done", "location.des_mid", "amount.1")
    assert state.players[A].barrel == 1
    assert state.goods_at[location("des_west")] == goods(sulfur=1)
    assert state.players[A].moves == 0


def test_movement_points_are_counted_when_the_move_begins_drunk_pawns_too() -> None:
    state = table(2)
    pawn(state, A, "knight", "des_mid")
    pawn(state, A, "knight", "des_mid")
    state.players[A].wine = 0b11
    state.bag -= goods(sulfur=2)
    assert steps(state, "piece.1", "location.des_west", "piece.1", "location.des_mid") == 2
