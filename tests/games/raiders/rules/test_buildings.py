"""What the eight buildings do, and what the supply cannot give."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.components.pieces import BLACK, GOLD, GREY, IRON, LIVESTOCK, SILVER, WHITE
from meadhall.games.raiders.state import State
from tests.games.raiders.table import (
    A,
    B,
    asked,
    at_town_hall,
    choose,
    face_up,
    give,
    goods,
    hand,
    names,
    offered,
    on_top,
    refused,
    sit,
    state_of,
    table,
    tile,
    village,
    with_worker,
)

# Mill and Silversmith.


@pytest.mark.parametrize(
    ("colour", "choice", "gained"),
    [
        (BLACK, "good.provisions", {"provisions": 1}),
        (GREY, "good.provisions", {"provisions": 2}),
        (WHITE, "good.provisions", {"provisions": 2}),
        (WHITE, "good.gold", {"gold": 1}),
    ],
)
def test_the_mill_gives_provisions_by_colour_or_gold_to_a_white_worker(
    colour: int, choice: str, gained: dict[str, int]
) -> None:
    match = sit(with_worker(colour))
    choose(match, "building.mill")
    assert ("good.gold" in offered(match)) == (colour == WHITE)
    assert match.view(None)["village"]["building.mill"]["gathers"][choice] == sum(gained.values())
    assert goods(choose(match, choice), A) == gained
    assert asked(match) == (A, "pick_up")


@pytest.mark.parametrize(("colour", "silver"), [(BLACK, 3), (GREY, 2), (WHITE, 2)])
def test_the_silversmith_gives_silver_by_colour(colour: int, silver: int) -> None:
    after = choose(sit(with_worker(colour)), "building.silversmith", "good.silver")
    assert goods(after, A) == {"silver": silver}
    assert after.supply[SILVER] == 32 - silver


def test_a_supply_of_one_silver_gives_one() -> None:
    state = table()
    give(state, B, silver=31)
    match = sit(state)
    choose(match, "building.silversmith")
    assert match.view(None)["village"]["building.silversmith"]["gathers"] == {"good.silver": 1}
    assert goods(choose(match, "good.silver"), A) == {"silver": 1}


def test_without_provisions_in_the_supply_the_mill_gives_none() -> None:
    state = table()
    give(state, B, provisions=32)
    match = sit(state)
    choose(match, "building.mill")
    assert asked(match) == (A, "pick_up")
    assert goods(state_of(match), A) == {}


def test_a_white_worker_gets_no_gold_where_the_supply_has_none() -> None:
    match = sit(with_worker(WHITE), scarce="gold")
    choose(match, "building.mill")
    assert offered(match) == {"good.provisions", "pass"}


# Gate House and the deck.


def test_the_gate_house_gives_two_cards() -> None:
    state = table()
    on_top(state, "scout", "trader", "sage")
    match = sit(state)
    after = choose(match, "building.mill", "pass", "building.gate_house", "draw")
    assert names(after.players[A].hand) == ["scout", "trader"]


# Town Hall.


def test_a_card_played_at_the_town_hall_is_discarded_and_acts_at_once() -> None:
    state = table()
    hand(state, A, "huntsman", "scout")
    match = at_town_hall(state, "card.huntsman")
    after = state_of(match)
    assert names(after.discard) == ["huntsman"]
    assert names(after.players[A].hand) == ["scout"]
    assert goods(after, A) == {"provisions": 1, "silver": 1}


def test_the_played_card_lies_in_the_discard_pile_before_it_acts() -> None:
    state = table()
    hand(state, A, "gatekeeper")
    state.players[B].hand, state.deck = state.deck, []
    # The Gatekeeper draws from a pile made of itself alone.
    after = state_of(at_town_hall(state, "card.gatekeeper", "amount.3"))
    assert names(after.players[A].hand) == ["gatekeeper"]
    assert after.discard == []


def test_only_one_card_is_played_in_a_visit() -> None:
    state = table()
    hand(state, A, "huntsman", "forager")
    assert asked(at_town_hall(state, "card.huntsman")) == (A, "pick_up")


# Treasury.


def at_treasury(state: State) -> State:
    village(state, gate_house=BLACK, town_hall=BLACK, mill=BLACK)
    return state


def test_the_treasury_gives_two_silver_for_a_card() -> None:
    state = at_treasury(table())
    hand(state, A, "huntsman", "scout", "trader")
    match = sit(state)
    after = choose(match, "building.treasury", "trade.card_silver", "card.scout")
    assert goods(after, A) == {"silver": 2}
    assert names(after.players[A].hand) == ["huntsman", "trader"]
    assert names(after.discard) == ["scout"]
    # One of the two trades in a visit.
    assert asked(match) == (A, "pick_up")


def test_the_treasury_gives_a_gold_for_two_cards() -> None:
    state = at_treasury(table())
    hand(state, A, "huntsman", "scout", "trader")
    match = sit(state)
    after = choose(match, "building.treasury", "trade.cards_gold", "card.scout", "card.huntsman")
    assert goods(after, A) == {"gold": 1}
    assert names(after.discard) == ["huntsman", "scout"]
    assert asked(match) == (A, "pick_up")


def test_one_card_is_not_enough_for_gold() -> None:
    state = at_treasury(table())
    hand(state, A, "huntsman")
    match = sit(state)
    choose(match, "building.treasury")
    assert offered(match) == {"trade.card_silver", "pass"}
    assert refused(match) == {"trade.cards_gold": "goods"}


def test_heroes_can_be_discarded_at_the_treasury() -> None:
    state = at_treasury(table())
    hand(state, A, "folke", "scout")
    after = choose(sit(state), "building.treasury", "trade.card_silver", "card.folke")
    assert names(after.discard) == ["folke"]


def test_no_trade_for_what_the_supply_has_not() -> None:
    state = at_treasury(table())
    hand(state, A, "huntsman", "scout")
    give(state, B, silver=32)
    match = sit(state)
    choose(match, "building.treasury")
    assert offered(match) == {"trade.cards_gold", "pass"}


def test_a_trade_gives_what_is_there_and_the_rest_is_lost() -> None:
    state = at_treasury(table())
    hand(state, A, "huntsman", "scout")
    give(state, B, silver=31)
    after = choose(sit(state), "building.treasury", "trade.card_silver", "card.scout")
    assert goods(after, A) == {"silver": 1}


# Armoury.


def test_the_armoury_turns_iron_into_two_armour() -> None:
    state = with_worker(GREY)
    give(state, A, iron=1, silver=2)
    match = sit(state)
    before = state_of(match).supply[IRON]
    after = choose(match, "building.armoury", "trade.iron_armour")
    assert after.players[A].armour == 2
    assert goods(after, A) == {"silver": 2}
    assert after.supply[IRON] == before + 1
    assert asked(match) == (A, "pick_up")


def test_the_armoury_turns_two_silver_into_one_armour() -> None:
    state = with_worker(WHITE)
    give(state, A, iron=1, silver=2)
    match = sit(state)
    after = choose(match, "building.armoury", "trade.silver_armour")
    assert after.players[A].armour == 1
    assert goods(after, A) == {"iron": 1}
    assert after.supply[SILVER] == 32


def test_nobody_buys_more_than_ten_armour() -> None:
    state = with_worker(GREY)
    give(state, A, iron=1, silver=2)
    state.players[A].armour = 10
    match = sit(state)
    choose(match, "building.armoury")
    assert asked(match) == (A, "pick_up")


def test_iron_at_nine_armour_gives_one() -> None:
    state = with_worker(GREY)
    give(state, A, iron=1)
    state.players[A].armour = 9
    after = choose(sit(state), "building.armoury", "trade.iron_armour")
    assert after.players[A].armour == 10
    assert goods(after, A) == {}


def test_without_iron_or_two_silver_the_armoury_has_nothing_to_offer() -> None:
    state = with_worker(GREY)
    give(state, A, silver=1)
    match = sit(state)
    choose(match, "building.armoury")
    assert asked(match) == (A, "pick_up")


# Long House.


def test_the_long_house_turns_livestock_into_two_provisions() -> None:
    state = with_worker(GREY)
    give(state, A, livestock=2)
    match = sit(state)
    before = state_of(match).supply[LIVESTOCK]
    after = choose(match, "building.long_house", "trade.livestock_provisions")
    assert goods(after, A) == {"livestock": 1, "provisions": 2}
    assert after.supply[LIVESTOCK] == before + 1
    # Without a Sage, one action of the two.
    assert asked(match) == (A, "pick_up")


def test_no_livestock_is_lost_for_provisions_that_are_not_there() -> None:
    state = with_worker(GREY)
    give(state, A, livestock=2)
    give(state, B, provisions=32)
    face_up(state, "1", "2", "9")
    match = sit(state)
    choose(match, "building.long_house")
    assert asked(match) == (A, "pick_up")


def test_an_offering_is_paid_to_the_supply_kept_and_replaced_at_once() -> None:
    state = with_worker(GREY)
    give(state, A, gold=1, iron=1, silver=3, livestock=1)
    face_up(state, "16", "1", "9")
    match = sit(state)
    before = state_of(match).supply[:]
    top = state.stack[-1]
    choose(match, "building.long_house")
    assert offered(match) == {"offering.16", "trade.livestock_provisions", "pass"}
    assert refused(match) == {"offering.1": "goods", "offering.9": "goods"}
    after = choose(match, "offering.16")
    assert goods(after, A) == {"silver": 3, "livestock": 1}
    assert (after.supply[GOLD], after.supply[IRON]) == (before[GOLD] + 1, before[IRON] + 1)
    assert after.players[A].tiles == (tile("16"),)
    assert after.offerings == (top, tile("1"), tile("9"))
    assert len(after.stack) == 12
    assert asked(match) == (A, "pick_up")


def test_an_offering_may_cost_silver_alone() -> None:
    state = with_worker(GREY)
    give(state, A, silver=4)
    face_up(state, "16", "1", "9")
    after = choose(sit(state), "building.long_house", "offering.9")
    assert goods(after, A) == {}
    assert after.supply[SILVER] == 32


def test_offerings_score_at_the_end_and_not_when_made() -> None:
    state = with_worker(GREY)
    give(state, A, silver=4)
    face_up(state, "16", "1", "9")
    match = sit(state)
    after = choose(match, "building.long_house", "offering.9")
    assert after.players[A].points == 0
    assert dict(match.scores()[A].categories)["offerings"] == 2
