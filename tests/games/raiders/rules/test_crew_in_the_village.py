"""Crew that helps in the village."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.components.pieces import BLACK, GREY, PROVISIONS, WHITE
from tests.games.raiders.table import (
    A,
    B,
    asked,
    choose,
    crew,
    face_up,
    give,
    goods,
    hand,
    sit,
    table,
    tile,
    village,
    with_worker,
)


def test_a_forager_adds_a_provision_at_the_mill_but_none_to_gold() -> None:
    state = with_worker(WHITE)
    crew(state, A, "forager")
    match = sit(state)
    choose(match, "building.mill")
    other = match.clone()
    assert goods(choose(match, "good.provisions"), A) == {"provisions": 3}
    assert goods(choose(other, "good.gold"), A) == {"gold": 1}


def test_jewellers_add_silver_at_the_silversmith_each() -> None:
    state = table()
    crew(state, A, "jeweller", "jeweller")
    assert goods(choose(sit(state), "building.silversmith", "good.silver"), A) == {"silver": 5}


def test_a_gatekeeper_adds_a_card_at_the_gate_house() -> None:
    state = table()
    crew(state, A, "gatekeeper")
    after = choose(sit(state), "building.mill", "pass", "building.gate_house", "draw")
    assert len(after.players[A].hand) == 3


def test_the_crew_of_others_does_not_help() -> None:
    state = table()
    crew(state, B, "jeweller", "forager")
    assert goods(choose(sit(state), "building.silversmith", "good.silver"), A) == {"silver": 3}


def test_a_sage_makes_two_actions_at_the_long_house_alike_or_not() -> None:
    state = with_worker(GREY)
    crew(state, A, "sage")
    give(state, A, silver=4, livestock=2, gold=2)
    face_up(state, "1", "2", "9")
    match = sit(state)
    choose(match, "building.long_house", "offering.9")
    unlike = match.clone()
    alike = choose(match, "offering.1")
    assert set(alike.players[A].tiles) == {tile("1"), tile("9")}
    assert asked(match) == (A, "pick_up")
    mixed = choose(unlike, "trade.livestock_provisions")
    assert goods(mixed, A) == {"livestock": 1, "gold": 2, "provisions": 2}
    assert asked(unlike) == (A, "pick_up")


def test_the_second_action_of_a_sage_may_be_declined() -> None:
    state = with_worker(GREY)
    crew(state, A, "sage")
    give(state, A, livestock=2)
    match = sit(state)
    after = choose(match, "building.long_house", "trade.livestock_provisions", "pass")
    assert goods(after, A) == {"livestock": 1, "provisions": 2}
    assert asked(match) == (A, "pick_up")


def test_two_sages_make_three_actions() -> None:
    state = with_worker(GREY)
    crew(state, A, "sage", "sage")
    give(state, A, livestock=4)
    match = sit(state)
    after = choose(match, "building.long_house", *["trade.livestock_provisions"] * 3)
    assert goods(after, A) == {"livestock": 1, "provisions": 6}
    assert asked(match) == (A, "pick_up")


@pytest.mark.parametrize(("place", "trade"), [("armoury", "silver_armour"), ("treasury", "card_silver")])
def test_a_sage_acts_once_at_every_other_building(place: str, trade: str) -> None:
    state = with_worker(GREY)
    village(state, gate_house=BLACK, town_hall=BLACK, mill=BLACK)
    crew(state, A, "sage")
    hand(state, A, "huntsman", "huntsman", "huntsman")
    give(state, A, silver=8)
    match = sit(state)
    choose(match, f"building.{place}", f"trade.{trade}")
    assert asked(match) == (A, "pick_up")


def test_a_provision_of_the_forager_comes_from_the_supply_too() -> None:
    state = table()
    crew(state, A, "forager")
    give(state, B, provisions=31)
    after = choose(sit(state), "building.mill", "good.provisions")
    assert goods(after, A) == {"provisions": 1}
    assert after.supply[PROVISIONS] == 0
