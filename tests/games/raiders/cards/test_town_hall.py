"""'Salão Principal': Merchant and Trader; those that the rule book explains have tests of their own."""

from __future__ import annotations

from pathlib import Path

from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import BLACK, GREY, WHITE
from tests.games.raiders.table import (
    A,
    B,
    asked,
    at_town_hall,
    choose,
    crew,
    face_up,
    give,
    goods,
    hold,
    holding,
    names,
    offered,
    sit,
    state_of,
    tile,
    village,
)

# Merchant.


def test_a_merchant_uses_a_building_as_if_the_worker_stood_there() -> None:
    state = holding("merchant")
    crew(state, A, "forager")
    hold(state, A, WHITE)
    match = at_town_hall(state, "card.merchant", "building.mill")
    # The white worker's yield, occupied or not, and the crew helps.
    assert offered(match) == {"good.provisions", "good.gold", "pass"}
    assert goods(choose(match, "good.provisions"), A) == {"provisions": 3}


def test_a_merchant_cannot_copy_the_town_hall_nor_what_the_worker_s_colour_forbids() -> None:
    match = at_town_hall(holding("merchant", "huntsman"), "card.merchant")
    assert offered(match) == {
        "building.gate_house",
        "building.treasury",
        "building.barracks",
        "building.mill",
        "building.silversmith",
    }


def test_a_merchant_with_a_grey_worker_may_use_the_long_house() -> None:
    state = holding("merchant")
    crew(state, A, "sage")
    hold(state, A, GREY)
    give(state, A, livestock=2)
    match = at_town_hall(state, "card.merchant", "building.long_house", *["trade.livestock_provisions"] * 2)
    assert goods(state_of(match), A) == {"provisions": 4}


def test_a_merchant_with_a_grey_worker_may_use_the_armoury_once() -> None:
    state = holding("merchant")
    hold(state, A, GREY)
    give(state, A, iron=2)
    village(state, armoury=GREY, gate_house=BLACK, mill=BLACK)
    match = sit(state)
    after = choose(match, "building.town_hall", "card.merchant", "building.armoury", "trade.iron_armour")
    assert (goods(after, A), after.players[A].armour) == ({"iron": 1}, 2)
    assert asked(match) == (A, "pick_up")
    after = choose(match, "building.armoury")
    assert (goods(after, A), after.players[A].armour) == ({"iron": 1}, 2)
    assert asked(match) == (B, "place")


def test_a_merchant_s_copy_has_what_the_crew_adds_to_that_building() -> None:
    state = holding("merchant", "champion", "scout")
    crew(state, A, "gatekeeper", "recruiter")
    give(state, A, silver=8)
    match = at_town_hall(state, "card.merchant", "building.gate_house", "draw")
    assert len(state_of(match).players[A].hand) == 2 + 3
    state = holding("merchant", "champion")
    crew(state, A, "recruiter")
    give(state, A, silver=3)
    after = choose(at_town_hall(state, "card.merchant", "building.barracks"), "card.champion")
    assert names(after.players[A].crew) == ["champion", "recruiter"]
    assert goods(after, A) == {}


def test_the_worker_picked_up_at_the_town_hall_sets_what_a_merchant_gets() -> None:
    state = holding("merchant")
    village(state, town_hall=GREY, gate_house=BLACK, treasury=BLACK)
    match = sit(state)
    choose(match, "building.mill", "pass", "building.town_hall", "card.merchant", "building.silversmith")
    assert goods(choose(match, "good.silver"), A) == {"silver": 2}


# Trader.


def test_a_trader_makes_an_offering_for_one_unit_less_of_the_player_s_choice() -> None:
    state = holding("trader")
    face_up(state, "16", "1", "9")
    give(state, A, gold=1, iron=1, silver=3)
    match = at_town_hall(state, "card.trader")
    assert offered(match) == {"offering.16", "offering.1", "offering.9", "pass"}
    choose(match, "offering.16")
    assert asked(match) == (A, "waive")
    assert offered(match) == {"good.gold", "good.iron"}
    after = choose(match, "good.iron")
    assert goods(after, A) == {"iron": 1, "silver": 3}
    assert after.players[A].tiles == (tile("16"),)
    assert len(after.stack) == 12
    assert asked(match) == (A, "pick_up")


def test_a_trader_waives_as_many_units_as_its_card_says(tmp_path: Path) -> None:
    (tmp_path / "raiders").mkdir()
    corrected = '[[card]]\nid = "trader"\ntown_hall = { do = "offering", less = 2 }\n'
    (tmp_path / "raiders" / "townsfolk.toml").write_text(corrected)
    state = holding("trader")
    state.components = GAME.components(tmp_path)["revised"]
    face_up(state, "16", "1", "9")
    give(state, A, gold=1, silver=1)
    match = at_town_hall(state, "card.trader")
    # Of four silver, three are missing: one too many.
    assert offered(match) == {"offering.16", "offering.1", "pass"}
    choose(match, "offering.16")
    assert offered(match) == {"good.gold", "good.iron"}
    # The second unit is the iron that is missing.
    assert goods(choose(match, "good.gold"), A) == {"gold": 1, "silver": 1}


def test_only_what_the_player_cannot_pay_is_waived_where_there_is_no_choice() -> None:
    state = holding("trader")
    face_up(state, "16", "1", "9")
    give(state, A, iron=1)
    match = at_town_hall(state, "card.trader")
    assert offered(match) == {"offering.16", "pass"}
    assert goods(choose(match, "offering.16"), A) == {}


def test_an_offering_by_a_trader_may_be_declined() -> None:
    state = holding("trader")
    face_up(state, "16", "1", "9")
    give(state, A, silver=8)
    match = at_town_hall(state, "card.trader", "pass")
    assert goods(state_of(match), A) == {"silver": 8}
    assert asked(match) == (A, "pick_up")


def test_an_offering_by_a_trader_is_no_long_house_action() -> None:
    state = holding("trader")
    face_up(state, "16", "1", "9")
    give(state, A, silver=3, livestock=1)
    village(state, long_house=GREY, gate_house=BLACK, treasury=BLACK)
    match = sit(state)
    choose(match, "building.town_hall", "card.trader", "offering.9")
    after = choose(match, "building.long_house", "trade.livestock_provisions")
    assert after.players[A].tiles == (tile("9"),)
    assert goods(after, A) == {"provisions": 2}
