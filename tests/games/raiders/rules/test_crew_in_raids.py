"""What the crew does in raids."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.components.pieces import BLACK, GREY, PROVISIONS, WHITE
from meadhall.games.raiders.rules.raid import free_spot, gold_for, provisions_for, skills
from tests.games.raiders.table import (
    WEAK,
    A,
    asked,
    choose,
    crew,
    last_points,
    offered,
    raider,
    report_of,
    settlement,
    sit,
    state_of,
    table,
    will_roll,
)


@pytest.mark.parametrize(
    ("member", "kind", "points"),
    [
        ("archer", "outpost", 2),
        ("marauder", "outpost", 1),
        ("shieldmaiden", "monastery", 1),
        ("warmonger", "harbour", 1),
    ],
)
def test_some_score_more_at_one_kind_of_settlement(member: str, kind: str, points: int) -> None:
    places = {"harbour": "harbour_west", "outpost": "outpost_east", "monastery": "monastery_west"}
    for other, place in places.items():
        state = raider(GREY, member, *WEAK, provisions=4, gold=1)
        will_roll(state, 2, 2)
        match = sit(state)
        choose(match, f"settlement.{place}")
        assert report_of(match).crew_points == (points if other == kind else 0)


def test_crew_points_of_several_add_up() -> None:
    state = raider(BLACK, "warmonger", "warmonger", "warmonger", provisions=2)
    after = choose(sit(state), "settlement.harbour_west")
    assert last_points(after) == 1 + 3


@pytest.mark.parametrize(
    ("member", "place", "strength"),
    [
        ("armourer", "monastery_west", 2),
        ("armourer", "fortress_east", 0),
        ("barbarian", "fortress_east", 2),
        ("barbarian", "monastery_west", 0),
        ("barbarian", "outpost_east", 0),
    ],
)
def test_some_are_stronger_at_one_kind_of_settlement(member: str, place: str, strength: int) -> None:
    state = raider(WHITE, member)
    assert skills(state, state.players[A], settlement(place)) == strength
    crew(state, A, member)
    assert skills(state, state.players[A], settlement(place)) == 2 * strength


@pytest.mark.parametrize(("armour", "more"), [(2, 0), (3, 1), (8, 2), (9, 3), (10, 3)])
def test_brynjar_is_one_stronger_for_every_three_armour(armour: int, more: int) -> None:
    state = raider(WHITE, "brynjar", armour=armour)
    assert skills(state, state.players[A], settlement("outpost_east")) == more


def test_folke_is_one_stronger_for_every_other_crew_member() -> None:
    state = raider(WHITE, "folke", *WEAK)
    assert skills(state, state.players[A], settlement("outpost_east")) == 3


@pytest.mark.parametrize(("valkyries", "more"), [(1, 0), (2, 1), (7, 3), (8, 4)])
def test_ragnhildr_is_one_stronger_for_every_two_valkyries_ever_taken(valkyries: int, more: int) -> None:
    state = raider(WHITE, "ragnhildr")
    state.players[A].valkyries = valkyries
    assert skills(state, state.players[A], settlement("outpost_east")) == more


def test_valkyries_of_this_raid_come_too_late_for_ragnhildr() -> None:
    state = raider(GREY, "ragnhildr", *WEAK, provisions=4)
    state.players[A].valkyries = 1
    match = sit(state, outpost_east_1="valkyrie valkyrie gold gold")
    choose(match, "settlement.outpost_east", "space.outpost_east_1")
    assert report_of(match).skills == 0


@pytest.mark.parametrize(
    ("member", "place", "provisions", "gold"),
    [
        ("scout", "monastery_west", 2, 1),
        ("scout", "outpost_east", 4, 0),
        ("huntsman", "outpost_east", 3, 0),
        ("huntsman", "harbour_west", 2, 0),
        ("cartographer", "fortress_west", 3, 1),
        ("cartographer", "monastery_west", 3, 1),
    ],
)
def test_some_make_one_kind_of_raid_cheaper(member: str, place: str, provisions: int, gold: int) -> None:
    state = raider(WHITE, member)
    number = settlement(place)
    assert provisions_for(state, state.players[A], number) == provisions
    assert gold_for(state, state.players[A], number) == gold


def test_three_scouts_raid_the_monastery_without_provisions() -> None:
    match = sit(raider(GREY, "scout", "scout", "scout", gold=1))
    after = choose(match, "settlement.monastery_west")
    assert report_of(match).provisions == 0
    assert after.spots[free_spot(table(), settlement("monastery_west"))] == GREY


def test_two_provisions_suffice_with_a_scout() -> None:
    match = sit(raider(GREY, "scout", "jeweller", "forager", provisions=2, gold=1))
    choose(match, "settlement.monastery_west")
    assert state_of(match).players[A].goods[PROVISIONS] == 0


def test_a_cartographer_raids_a_fortress_of_one_gold_for_none() -> None:
    state = raider(WHITE, "cartographer", "cartographer", *WEAK, provisions=4)
    assert "settlement.fortress_east" in offered(sit(state))
    # Two save no more than there is to pay.
    assert gold_for(state, state.players[A], settlement("fortress_east")) == 0


def test_a_brawler_may_roll_one_die_again_and_the_new_result_stands() -> None:
    state = raider(GREY, "brawler", "jeweller", "forager", provisions=3, gold=1)
    will_roll(state, 3, 5, 2)
    match = sit(state)
    choose(match, "settlement.monastery_west")
    assert asked(match) == (A, "reroll")
    assert offered(match) == {"die.1", "die.2", "pass"}
    choose(match, "die.2")
    assert report_of(match).dice == [3, 2]
    assert asked(match) == (A, "plunder")


def test_a_brawler_may_leave_the_dice_as_they_are() -> None:
    state = raider(GREY, "brawler", "jeweller", "forager", provisions=3, gold=1)
    will_roll(state, 3, 5)
    match = sit(state)
    choose(match, "settlement.monastery_west", "pass")
    assert report_of(match).dice == [3, 5]


def test_two_brawlers_roll_twice_again() -> None:
    state = raider(GREY, "brawler", "brawler", "forager", provisions=3, gold=1)
    will_roll(state, 2, 2, 4, 5)
    match = sit(state)
    choose(match, "settlement.monastery_west", "die.1", "die.2")
    assert report_of(match).dice == [4, 5]
    assert asked(match) == (A, "plunder")


def test_a_brawler_has_nothing_to_roll_at_a_harbour() -> None:
    match = sit(raider(BLACK, "brawler", "jeweller", provisions=2))
    choose(match, "settlement.harbour_west")
    assert asked(match) == (A, "plunder")


def test_one_die_is_offered_again_at_an_outpost() -> None:
    match = sit(raider(GREY, "brawler", "jeweller", "forager", provisions=4))
    choose(match, "settlement.outpost_east")
    assert offered(match) == {"die.1", "pass"}
