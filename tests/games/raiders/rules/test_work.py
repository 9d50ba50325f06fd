"""'Trabalhar': place a worker, pick up a different one, and the limits at the end of a turn."""

from __future__ import annotations

import pytest

from meadhall.engine.rng import Rng
from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import BLACK, GREY, PROVISIONS, SILVER
from tests.games.raiders.table import (
    A,
    B,
    C,
    asked,
    building,
    choose,
    crew,
    give,
    goods,
    hand,
    hold,
    names,
    offered,
    on_top,
    raided,
    refused,
    sit,
    state_of,
    table,
    village,
)


def test_the_first_black_worker_can_go_to_mill_barracks_or_silversmith_only() -> None:
    match = sit(table())
    assert asked(match) == (A, "place")
    assert offered(match) == {"building.mill", "building.barracks", "building.silversmith"}
    reasons = refused(match)
    assert reasons["building.gate_house"] == "occupied"
    assert reasons["building.armoury"] == "colour"
    assert reasons["building.long_house"] == "colour"
    assert reasons["settlement.harbour_west"] == "crew"


def test_example_a_provision_at_the_mill_then_two_cards_at_the_gate_house() -> None:
    state = table()
    on_top(state, "scout", "trader")
    match = sit(state)
    choose(match, "building.mill", "good.provisions")
    assert goods(state_of(match), A) == {"provisions": 1}
    assert state_of(match).supply[PROVISIONS] == 31
    after = choose(match, "building.gate_house", "draw")
    assert names(after.players[A].hand) == ["scout", "trader"]
    assert after.players[A].worker == BLACK
    assert after.village[building("mill")] == BLACK
    assert after.village[building("gate_house")] == 0
    assert asked(match) == (B, "place")


def test_the_worker_just_placed_cannot_be_picked_up() -> None:
    match = sit(table())
    choose(match, "building.silversmith", "pass")
    assert asked(match) == (A, "pick_up")
    assert offered(match) == {"building.gate_house", "building.town_hall", "building.treasury"}
    assert refused(match)["building.silversmith"] == "just_placed"


def test_the_worker_picked_up_is_kept_for_the_next_turn_and_its_colour_counts() -> None:
    state = table()
    village(state, mill=GREY, town_hall=BLACK, treasury=BLACK)
    match = sit(state)
    after = choose(match, "building.silversmith", "good.silver", "building.mill", "good.provisions")
    assert after.players[A].worker == GREY
    assert goods(after, A) == {"silver": 3, "provisions": 2}


@pytest.mark.parametrize("name", ["gate_house", "town_hall", "treasury", "barracks", "mill", "silversmith"])
def test_a_worker_may_be_placed_without_taking_the_action(name: str) -> None:
    state = table()
    hand(state, A, "huntsman", "forager")
    give(state, A, silver=3)
    free = [other for other in ("gate_house", "town_hall", "treasury", "mill") if other != name][:3]
    village(state, **dict.fromkeys(free, BLACK))
    match = sit(state)
    after = choose(match, f"building.{name}", "pass")
    assert goods(after, A) == {"silver": 3}
    assert names(after.players[A].hand) == ["forager", "huntsman"]
    assert asked(match) == (A, "pick_up")


@pytest.mark.parametrize("name", ["armoury", "long_house"])
def test_a_grey_worker_may_be_placed_without_taking_the_action(name: str) -> None:
    state = table()
    hold(state, A, GREY)
    give(state, A, iron=1, livestock=1)
    match = sit(state)
    choose(match, f"building.{name}", "pass")
    assert goods(state_of(match), A) == {"iron": 1, "livestock": 1}
    assert asked(match) == (A, "pick_up")


def test_a_worker_may_be_picked_up_without_taking_the_action() -> None:
    match = sit(table())
    after = choose(match, "building.mill", "pass", "building.gate_house", "pass")
    assert after.players[A].hand == []
    assert after.players[A].worker == BLACK
    assert asked(match) == (B, "place")


def test_turns_go_clockwise() -> None:
    match = sit(table(3))
    for seat in (A, B, C, A):
        assert asked(match) == (seat, "place")
        place = sorted(offered(match))[0]
        choose(match, place)
        while asked(match)[0] == seat:
            choose(match, "pass" if "pass" in offered(match) else sorted(offered(match))[0])


# Limits at the end of a turn.


def test_nine_cards_are_fine_during_the_turn_and_one_is_discarded_at_its_end() -> None:
    state = table()
    hand(state, A, *["huntsman"] * 4, *["warmonger"] * 3)
    on_top(state, "scout", "trader")
    match = sit(state)
    choose(match, "building.mill", "good.provisions", "building.gate_house", "draw")
    assert len(state_of(match).players[A].hand) == 9
    assert asked(match) == (A, "hand_limit")
    assert offered(match) == {"card.huntsman", "card.warmonger", "card.scout", "card.trader"}
    after = choose(match, "card.warmonger")
    assert len(after.players[A].hand) == 8
    assert names(after.discard) == ["warmonger"]
    assert asked(match) == (B, "place")


def test_every_card_beyond_eight_is_discarded_by_the_player_s_choice() -> None:
    state = table()
    hand(state, A, *["huntsman"] * 4, *["warmonger"] * 4)
    crew(state, A, "gatekeeper")
    on_top(state, "scout", "trader", "sage")
    match = sit(state)
    choose(match, "building.mill", "good.provisions", "building.gate_house", "draw")
    chosen = ("trader", "huntsman", "scout")
    for left, name in zip((11, 10, 9), chosen, strict=True):
        assert asked(match) == (A, "hand_limit")
        player = state_of(match).players[A]
        assert len(player.hand) == left
        assert offered(match) == {f"card.{held}" for held in names(player.hand)}
        choose(match, f"card.{name}")
    after = state_of(match)
    assert names(after.players[A].hand) == [*["huntsman"] * 3, "sage", *["warmonger"] * 4]
    assert names(after.discard) == sorted(chosen)
    assert asked(match) == (B, "place")


def test_nine_cards_may_be_used_in_the_same_turn() -> None:
    state = table()
    hand(state, A, *["huntsman"] * 4, *["warmonger"] * 3)
    village(state, mill=BLACK, treasury=BLACK, town_hall=BLACK)
    match = sit(state)
    choose(match, "building.gate_house", "draw")
    assert len(state_of(match).players[A].hand) == 9
    after = choose(match, "building.treasury", "trade.card_silver", "card.huntsman")
    assert len(after.players[A].hand) == 8
    assert asked(match) == (B, "place")


def test_more_than_eight_silver_and_provisions_go_back_at_the_end_of_the_turn() -> None:
    state = table()
    give(state, A, silver=7, provisions=7)
    village(state, mill=GREY, town_hall=BLACK, treasury=BLACK)
    match = sit(state)
    choose(match, "building.silversmith", "good.silver")
    assert goods(state_of(match), A) == {"silver": 10, "provisions": 7}
    after = choose(match, "building.mill", "good.provisions")
    assert goods(after, A) == {"silver": 8, "provisions": 8}
    assert after.supply[SILVER] == after.supply[PROVISIONS] == 24


def test_there_is_no_limit_to_plunder() -> None:
    state = table()
    raided(state, "harbour_west_1", "harbour_west_2", "harbour_west_3")
    give(state, A, gold=9, livestock=9)
    after = choose(sit(state), "building.mill", "pass", "building.town_hall")
    assert goods(after, A) == {"gold": 9, "livestock": 9}


def test_only_the_player_whose_turn_ends_is_held_to_the_limits() -> None:
    state = table()
    give(state, B, silver=9)
    match = sit(state)
    after = choose(match, "building.mill", "pass", "building.town_hall")
    assert goods(after, B) == {"silver": 9}
    after = choose(match, "building.barracks", "building.treasury")
    assert goods(after, B) == {"silver": 8}


# Each building's action once a turn.


def test_a_building_copied_by_the_merchant_gives_nothing_more_when_its_worker_is_picked_up() -> None:
    state = table()
    hand(state, A, "merchant")
    village(state, silversmith=BLACK, gate_house=BLACK, mill=BLACK)
    match = sit(state)
    choose(match, "building.town_hall", "card.merchant", "building.silversmith", "good.silver")
    assert goods(state_of(match), A) == {"silver": 3}
    after = choose(match, "building.silversmith")
    assert goods(after, A) == {"silver": 3}
    assert after.players[A].worker == BLACK
    assert asked(match) == (B, "place")


def test_the_merchant_cannot_copy_a_building_already_used_this_turn() -> None:
    state = table()
    hand(state, A, "merchant")
    match = sit(state)
    choose(match, "building.mill", "good.provisions", "building.town_hall", "card.merchant")
    assert asked(match) == (A, "copy_building")
    assert offered(match) == {
        "building.gate_house",
        "building.treasury",
        "building.barracks",
        "building.silversmith",
    }


def test_an_action_that_was_declined_can_still_be_copied() -> None:
    state = table()
    hand(state, A, "merchant")
    match = sit(state)
    choose(match, "building.mill", "pass", "building.town_hall", "card.merchant")
    assert "building.mill" in offered(match)


def test_actions_can_be_taken_again_in_the_next_turn() -> None:
    state = table()
    village(state, silversmith=BLACK, town_hall=BLACK, treasury=BLACK)
    match = sit(state)
    choose(match, "building.mill", "pass", "building.silversmith", "good.silver")
    after = choose(match, "building.silversmith", "good.silver", "building.mill", "good.provisions")
    assert goods(after, B) == {"silver": 3, "provisions": 1}


@pytest.mark.parametrize("players", [2, 4])
def test_between_turns_three_workers_stand_in_the_village_and_everybody_holds_one(players: int) -> None:
    match = GAME.new(players, seed=11)
    rng = Rng(11)
    for _ in range(400):
        if not match.pending:
            break
        decision = match.pending[0]
        if decision.kind == "place":
            state = state_of(match)
            assert sum(1 for worker in state.village if worker) == 3
            assert all(player.worker for player in state.players)
            assert len([option for option in decision.options if option.startswith("building.")]) >= 3
        choose(match, decision.options[rng.below(len(decision.options))])


def test_a_crew_too_small_for_any_raid_leaves_only_work() -> None:
    state = table()
    crew(state, A, "mercenary")
    give(state, A, provisions=8)
    assert not any(option.startswith("settlement.") for option in offered(sit(state)))
