"""'Casernas': hiring, dismissing, heroes, discounts."""

from __future__ import annotations

from meadhall.games.raiders.components.pieces import GOLD, SILVER
from tests.games.raiders.table import (
    A,
    B,
    asked,
    at_town_hall,
    choose,
    crew,
    give,
    goods,
    hand,
    names,
    offered,
    refused,
    sit,
    state_of,
    table,
)

FIVE = ("jeweller", "forager", "trader", "merchant", "sage")


def test_a_hired_card_is_paid_in_silver_and_laid_before_the_player() -> None:
    state = table()
    hand(state, A, "berserker", "champion")
    give(state, A, silver=3)
    match = sit(state)
    choose(match, "building.barracks")
    assert offered(match) == {"card.berserker", "pass"}
    assert refused(match) == {"card.champion": "silver"}
    after = choose(match, "card.berserker")
    assert names(after.players[A].crew) == ["berserker"]
    assert names(after.players[A].hand) == ["champion"]
    assert goods(after, A) == {}
    assert after.supply[SILVER] == 32
    assert after.discard == []
    assert asked(match) == (A, "pick_up")


def test_more_than_one_of_a_kind_can_be_hired() -> None:
    state = table()
    crew(state, A, "huntsman")
    hand(state, A, "huntsman")
    give(state, A, silver=1)
    after = choose(sit(state), "building.barracks", "card.huntsman")
    assert names(after.players[A].crew) == ["huntsman", "huntsman"]


def test_a_sixth_crew_member_is_hired_only_after_one_was_discarded() -> None:
    state = table()
    crew(state, A, *FIVE)
    hand(state, A, "berserker")
    give(state, A, silver=3)
    match = sit(state)
    choose(match, "building.barracks")
    assert offered(match) == {*(f"crew.{name}" for name in FIVE), "pass"}
    assert refused(match) == {"card.berserker": "crew_full"}
    after = choose(match, "crew.trader")
    assert names(after.players[A].crew) == sorted(["berserker", "jeweller", "forager", "merchant", "sage"])
    assert names(after.discard) == ["trader"]
    assert goods(after, A) == {}


def test_a_crew_member_may_be_discarded_before_a_hire_at_any_size_of_the_crew() -> None:
    state = table()
    crew(state, A, "jeweller", "forager")
    hand(state, A, "berserker")
    give(state, A, silver=3)
    match = sit(state)
    choose(match, "building.barracks")
    assert offered(match) == {"card.berserker", "crew.jeweller", "crew.forager", "pass"}
    after = choose(match, "crew.forager")
    assert names(after.players[A].crew) == ["berserker", "jeweller"]


def test_nobody_is_discarded_when_nobody_can_be_hired() -> None:
    state = table()
    crew(state, A, *FIVE)
    hand(state, A, "berserker")
    give(state, A, silver=2)
    match = sit(state)
    choose(match, "building.barracks")
    assert asked(match) == (A, "pick_up")


def test_a_discarded_crew_member_was_not_killed() -> None:
    state = table()
    crew(state, A, "gravedigger", "mercenary", "berserker", "sage", "trader")
    hand(state, A, "huntsman")
    give(state, A, silver=1)
    match = sit(state)
    before = state_of(match).supply[GOLD]
    choose(match, "building.barracks")
    for member in ("gravedigger", "mercenary", "berserker"):
        after = choose(match.clone(), f"crew.{member}")
        assert after.supply[GOLD] == before
        assert after.players[A].points == 0
        assert names(after.players[A].hand) == []
        assert names(after.discard) == [member]


def test_of_several_reasons_that_one_is_named_which_a_dismissal_would_not_mend() -> None:
    state = table()
    crew(state, A, "folke", "jeweller", "forager", "merchant", "sage")
    hand(state, A, "champion", "huntsman", "brynjar")
    give(state, A, silver=3)
    match = sit(state)
    choose(match, "building.barracks")
    assert refused(match) == {"card.champion": "silver", "card.huntsman": "crew_full", "card.brynjar": "silver"}
    give(state, A, silver=9)
    match = sit(state)
    choose(match, "building.barracks")
    assert refused(match)["card.brynjar"] == "one_hero"


# Heroes.


def test_a_crew_has_one_hero_at_most() -> None:
    state = table()
    crew(state, A, "folke", "jeweller")
    hand(state, A, "brynjar")
    give(state, A, silver=4)
    match = sit(state)
    choose(match, "building.barracks")
    # The hero can make room for another; the Jeweller cannot.
    assert offered(match) == {"crew.folke", "pass"}
    assert refused(match) == {"card.brynjar": "one_hero"}
    after = choose(match, "crew.folke")
    assert names(after.players[A].crew) == ["brynjar", "jeweller"]
    assert names(after.discard) == ["folke"]


def test_heroes_of_others_do_not_count() -> None:
    state = table()
    crew(state, B, "folke")
    hand(state, A, "brynjar")
    give(state, A, silver=4)
    after = choose(sit(state), "building.barracks", "card.brynjar")
    assert names(after.players[A].crew) == ["brynjar"]


# Recruiters.


def test_a_recruiter_saves_a_silver_and_may_bring_the_price_to_nothing() -> None:
    state = table()
    crew(state, A, "recruiter")
    hand(state, A, "huntsman")
    after = choose(sit(state), "building.barracks", "card.huntsman")
    assert names(after.players[A].crew) == ["huntsman", "recruiter"]
    assert goods(after, A) == {}


def test_recruiters_add_up_and_a_price_is_never_below_nothing() -> None:
    state = table()
    crew(state, A, "recruiter", "recruiter")
    hand(state, A, "huntsman", "champion")
    give(state, A, silver=2)
    match = sit(state)
    choose(match, "building.barracks")
    cheap = choose(match.clone(), "card.huntsman")
    assert goods(cheap, A) == {"silver": 2}
    dear = choose(match, "card.champion")
    assert goods(dear, A) == {}


def test_a_discarded_recruiter_saves_nothing_any_more() -> None:
    state = table()
    crew(state, A, "recruiter", "sage")
    hand(state, A, "berserker")
    give(state, A, silver=2)
    match = sit(state)
    choose(match, "building.barracks")
    assert offered(match) == {"card.berserker", "crew.sage", "pass"}
    give_more = table()
    crew(give_more, A, "recruiter", "sage")
    hand(give_more, A, "berserker")
    give(give_more, A, silver=3)
    after = choose(sit(give_more), "building.barracks", "crew.recruiter")
    assert goods(after, A) == {}


def test_a_recruiter_played_hires_for_exactly_two_silver() -> None:
    state = table()
    crew(state, A, "recruiter")
    hand(state, A, "recruiter", "champion", "huntsman")
    give(state, A, silver=2)
    match = at_town_hall(state, "card.recruiter")
    assert offered(match) == {"card.champion", "card.huntsman", "crew.recruiter", "pass"}
    dear = choose(match.clone(), "card.champion")
    assert goods(dear, A) == {}
    # The crew's discount is for the Barracks, and a cheaper card costs two as well.
    cheap = choose(match, "card.huntsman")
    assert goods(cheap, A) == {}


def test_a_recruiter_played_without_two_silver_hires_nobody() -> None:
    state = table()
    crew(state, A, "recruiter")
    hand(state, A, "recruiter", "huntsman")
    give(state, A, silver=1)
    match = at_town_hall(state, "card.recruiter")
    assert asked(match) == (A, "pick_up")
    assert names(state_of(match).players[A].crew) == ["recruiter"]


def test_the_crew_limit_holds_for_a_recruiter_played_too() -> None:
    state = table()
    crew(state, A, *FIVE)
    hand(state, A, "recruiter", "champion")
    give(state, A, silver=2)
    match = at_town_hall(state, "card.recruiter")
    assert offered(match) == {*(f"crew.{name}" for name in FIVE), "pass"}
    after = choose(match, "crew.sage")
    assert len(after.players[A].crew) == 5
