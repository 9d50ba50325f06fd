"""'Saquear': who may raid, what it costs, military strength, points and plunder."""

from __future__ import annotations

import pytest

from meadhall.games.raiders import GAME
from meadhall.games.raiders.components.pieces import BLACK, GOLD, GREY, PROVISIONS, WHITE
from meadhall.games.raiders.rules.raid import free_spot
from tests.games.raiders.table import (
    WEAK,
    A,
    B,
    asked,
    choose,
    goods,
    last_points,
    offered,
    raided,
    raider,
    refused,
    report_of,
    settlement,
    sit,
    space,
    state_of,
    table,
    will_roll,
)

# What a raid needs.


@pytest.mark.parametrize("worker", [GREY, WHITE])
def test_example_the_monastery_needs_three_crew_three_provisions_a_gold_and_a_grey_or_white_worker(worker: int) -> None:
    match = sit(raider(worker, *WEAK, provisions=3, gold=1))
    assert "settlement.monastery_west" in offered(match)


@pytest.mark.parametrize(
    ("worker", "members", "provisions", "gold", "reason"),
    [
        (GREY, 2, 3, 1, "crew"),
        (GREY, 3, 2, 1, "provisions"),
        (GREY, 3, 3, 0, "gold"),
        (BLACK, 3, 3, 1, "colour"),
    ],
)
def test_example_the_monastery_is_out_of_reach_if_anything_lacks(
    worker: int, members: int, provisions: int, gold: int, reason: str
) -> None:
    match = sit(raider(worker, *WEAK[:members], provisions=provisions, gold=gold))
    assert "settlement.monastery_west" not in offered(match)
    assert refused(match)["settlement.monastery_west"] == reason


@pytest.mark.parametrize(
    ("worker", "kinds"),
    [
        (BLACK, {"harbour"}),
        (GREY, {"harbour", "outpost", "monastery"}),
        (WHITE, {"monastery", "fortress"}),
    ],
)
def test_the_worker_s_colour_says_what_can_be_raided(worker: int, kinds: set[str]) -> None:
    match = sit(raider(worker, *WEAK, "sage", "merchant", provisions=8, gold=2))
    raids = [option.removeprefix("settlement.") for option in offered(match) if option.startswith("settlement.")]
    assert {name.split("_")[0] for name in raids} == kinds


def test_a_settlement_without_plunder_cannot_be_raided() -> None:
    state = raider(GREY, *WEAK, provisions=3, gold=1)
    raided(state, "monastery_west_1", "monastery_west_2")
    match = sit(state)
    assert "settlement.monastery_west" not in offered(match)
    assert refused(match)["settlement.monastery_west"] == "plundered"


# The six steps.


def test_example_a_grey_worker_raids_the_monastery() -> None:
    state = raider(GREY, *WEAK, provisions=4, gold=2)
    match = sit(state, monastery_west_1="gold iron livestock", monastery_west_2="livestock livestock")
    provisions, gold = state_of(match).supply[PROVISIONS], state_of(match).supply[GOLD]
    choose(match, "settlement.monastery_west")
    # Placed, paid and rolled; the plunder is chosen last.
    spot = free_spot(table(), settlement("monastery_west"))
    assert state_of(match).spots[spot] == GREY
    assert goods(state_of(match), A) == {"provisions": 1, "gold": 1}
    assert state_of(match).supply[PROVISIONS] == provisions + 3
    assert state_of(match).supply[GOLD] == gold + 1
    assert len(report_of(match).dice) == 2
    assert asked(match) == (A, "plunder")
    assert offered(match) == {"space.monastery_west_1", "space.monastery_west_2"}
    after = choose(match, "space.monastery_west_1")
    assert goods(after, A) == {"provisions": 1, "gold": 2, "iron": 1, "livestock": 1}
    assert after.players[A].worker == WHITE
    # A raid ends the turn: no worker is picked up in the village.
    assert asked(match) == (B, "place")


def test_any_of_the_sets_left_may_be_taken() -> None:
    state = raider(GREY, *WEAK, provisions=4)
    match = sit(state, outpost_east_1="gold gold iron iron", outpost_east_2="livestock livestock livestock")
    after = choose(match, "settlement.outpost_east", "space.outpost_east_2")
    assert after.players[A].worker == WHITE
    assert goods(after, A) == {"livestock": 3}
    assert after.open_spaces >> space("outpost_east_1") & 1
    assert not after.open_spaces >> space("outpost_east_2") & 1


def test_the_last_set_of_a_settlement_is_taken_without_asking() -> None:
    state = raider(GREY, *WEAK, provisions=3, gold=1)
    raided(state, "monastery_west_1")
    after = choose(sit(state, monastery_west_2="iron gold"), "settlement.monastery_west")
    assert goods(after, A) == {"iron": 1, "gold": 1}
    first = free_spot(table(), settlement("monastery_west"))
    assert after.spots[first : first + 2] == (WHITE, GREY)


def test_harbours_give_one_point_without_dice_whatever_the_strength() -> None:
    for armour, members in ((0, WEAK), (10, ("mercenary", "champion", "berserker"))):
        state = raider(BLACK, *members, armour=armour, provisions=2)
        match = sit(state, harbour_west_1="gold gold iron iron")
        drawn = state_of(match).rng.drawn
        after = choose(match, "settlement.harbour_west", "space.harbour_west_1")
        assert last_points(after) == 1
        assert report_of(match).dice == []
        assert after.rng.drawn == drawn
        assert after.players[A].worker == GREY


# Military strength.


@pytest.mark.parametrize(
    ("members", "armour", "strength", "points"),
    [
        (("mercenary", "jeweller", "forager"), 0, 11, 0),
        (("mercenary", "jeweller", "forager"), 1, 12, 4),
        (("mercenary", "jeweller", "forager"), 8, 19, 4),
        (("mercenary", "jeweller", "forager"), 9, 20, 6),
        (("mercenary", "berserker", "forager"), 10, 25, 6),
    ],
)
def test_example_the_monastery_gives_four_points_from_twelve_and_six_from_twenty(
    members: tuple[str, ...], armour: int, strength: int, points: int
) -> None:
    state = raider(GREY, *members, armour=armour, provisions=3, gold=1)
    will_roll(state, 3, 4)
    match = sit(state)
    after = choose(match, "settlement.monastery_west")
    assert report_of(match).strength == strength
    assert last_points(after) == points


@pytest.mark.parametrize(("armour", "strength", "points"), [(0, 26, 7), (2, 28, 9), (10, 36, 12)])
def test_a_fortress_has_three_tiers_and_the_best_one_reached_scores(armour: int, strength: int, points: int) -> None:
    crew_of_five = ("mercenary", "mercenary", "champion", "berserker", "berserker")
    state = raider(WHITE, *crew_of_five, armour=armour, provisions=3, gold=2)
    will_roll(state, 3, 3)
    match = sit(state)
    after = choose(match, "settlement.fortress_west")
    assert report_of(match).strength == strength
    assert last_points(after) == points


def test_strength_is_dice_crew_crew_actions_and_armour() -> None:
    state = raider(GREY, "armourer", "mercenary", "jeweller", armour=2, provisions=3, gold=1)
    will_roll(state, 3, 4)
    match = sit(state)
    after = choose(match, "settlement.monastery_west")
    report = report_of(match)
    assert (sum(report.dice), report.crew, report.skills, report.armour) == (7, 7, 2, 2)
    assert report.strength == 18
    # Armour is never spent.
    assert after.players[A].armour == 2


def test_an_outpost_takes_one_die() -> None:
    state = raider(GREY, *WEAK, provisions=4)
    will_roll(state, 5)
    match = sit(state)
    choose(match, "settlement.outpost_east")
    assert report_of(match).dice == [5]


def test_the_whole_crew_counts_beyond_the_number_needed() -> None:
    state = raider(GREY, *WEAK, "mercenary", "champion", provisions=3, gold=1)
    will_roll(state, 2, 2)
    match = sit(state)
    after = choose(match, "settlement.monastery_west")
    assert report_of(match).strength == 12
    assert last_points(after) == 4


def test_crew_points_are_scored_even_without_strength() -> None:
    state = raider(GREY, "archer", "jeweller", "forager", provisions=4)
    will_roll(state, 2)
    match = sit(state)
    after = choose(match, "settlement.outpost_east")
    assert report_of(match).strength == 5
    assert (report_of(match).points, report_of(match).crew_points) == (0, 2)
    assert last_points(after) == 2


def test_past_fifty_the_marker_starts_anew_and_the_player_card_is_turned() -> None:
    state = raider(GREY, "shieldmaiden", "mercenary", "jeweller", provisions=3, gold=1)
    state.players[A].points = 48
    will_roll(state, 3, 4)
    match = sit(state)
    after = choose(match, "settlement.monastery_west")
    assert last_points(after) == 53
    mine = GAME.rules.view(after, A)["players"][A]
    assert (mine["marker"], mine["laps"]) == (3, 1)
    assert dict(match.scores()[A].categories)["raids"] == 53
