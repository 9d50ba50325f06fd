"""'Salão Principal': cards that take from opponents, give something or exchange it."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.components.pieces import LIVESTOCK, PLUNDER, SILVER
from tests.games.raiders.table import (
    A,
    B,
    C,
    D,
    asked,
    at_town_hall,
    choose,
    crew,
    give,
    goods,
    holding,
    names,
    offered,
    on_top,
    refused,
    run_down,
    state_of,
)

# Taking from opponents.


def test_a_barbarian_takes_a_plunder_of_the_attacker_s_choice_from_one_opponent() -> None:
    state = holding("barbarian", players=3)
    give(state, B, silver=3, provisions=2)
    give(state, C, gold=1, livestock=2, silver=1)
    match = at_town_hall(state, "card.barbarian")
    # B has no plunder: silver and provisions are none.
    assert asked(match) == (A, "rob")
    assert offered(match) == {"good.gold", "good.livestock"}
    after = choose(match, "good.livestock")
    assert goods(after, A) == {"livestock": 1}
    assert goods(after, C) == {"gold": 1, "livestock": 1, "silver": 1}


def test_a_warlord_takes_up_to_two_silver_from_one_opponent() -> None:
    state = holding("warlord", players=3)
    give(state, B, silver=5)
    give(state, C, silver=1)
    match = at_town_hall(state, "card.warlord")
    other = match.clone()
    choose(match, "seat.1")
    assert offered(match) == {"amount.0", "amount.1", "amount.2"}
    after = choose(match, "amount.2")
    assert (goods(after, A), goods(after, B)) == ({"silver": 2}, {"silver": 3})
    choose(other, "seat.2")
    assert offered(other) == {"amount.0", "amount.1"}


def test_a_warmonger_takes_up_to_two_provisions_from_one_opponent() -> None:
    state = holding("warmonger")
    give(state, B, provisions=3, silver=2)
    after = state_of(at_town_hall(state, "card.warmonger", "amount.2"))
    assert goods(after, A) == {"provisions": 2}
    assert goods(after, B) == {"provisions": 1, "silver": 2}


def test_the_first_printing_s_warmonger_takes_one_provision() -> None:
    state = holding("warmonger", printing="first")
    give(state, B, provisions=3)
    after = state_of(at_town_hall(state, "card.warmonger"))
    assert goods(after, A) == {"provisions": 1}


def test_a_berserker_takes_an_armour_off_one_opponent() -> None:
    state = holding("berserker", players=3)
    state.players[B].armour = 3
    state.players[C].armour = 1
    after = state_of(at_town_hall(state, "card.berserker", "seat.2"))
    assert [player.armour for player in after.players] == [0, 3, 0]


def test_a_berserker_cannot_name_an_opponent_without_armour() -> None:
    state = holding("berserker", players=4)
    state.players[B].armour = 1
    state.players[D].armour = 2
    assert offered(at_town_hall(state, "card.berserker")) == {"seat.1", "seat.3"}


@pytest.mark.parametrize(
    ("name", "good", "other", "printing"),
    [
        ("warlord", "silver", "provisions", "revised"),
        ("warmonger", "provisions", "silver", "revised"),
        ("warmonger", "provisions", "silver", "first"),
    ],
)
def test_warlord_and_warmonger_cannot_name_an_opponent_who_has_nothing_to_take(
    name: str, good: str, other: str, printing: str
) -> None:
    state = holding(name, players=4, printing=printing)
    give(state, B, **{good: 1})
    give(state, C, **{other: 3, "gold": 1})
    give(state, D, **{good: 2, other: 1})
    match = at_town_hall(state, f"card.{name}")
    assert asked(match) == (A, "opponent")
    assert offered(match) == {"seat.1", "seat.3"}


def test_armour_is_never_below_nothing() -> None:
    match = at_town_hall(holding("berserker"), "card.berserker")
    assert state_of(match).players[B].armour == 0
    assert asked(match) == (A, "pick_up")


@pytest.mark.parametrize(("name", "good"), [("avenger", "silver"), ("champion", "provisions")])
def test_avenger_and_champion_cost_every_opponent_something_if_they_have_it(name: str, good: str) -> None:
    state = holding(name, players=4)
    for seat, amount in ((A, 2), (B, 2), (C, 1), (D, 0)):
        give(state, seat, **{good: amount})
    after = state_of(at_town_hall(state, f"card.{name}"))
    assert [goods(after, seat).get(good, 0) for seat in range(4)] == [2, 1, 0, 0]
    # It goes to the supply.
    assert sum(after.supply[:2]) == 64 - 3


# Gains and exchanges.


def test_a_forager_gives_two_provisions() -> None:
    assert goods(state_of(at_town_hall(holding("forager"), "card.forager")), A) == {"provisions": 2}


@pytest.mark.parametrize(("armour", "after"), [(0, 1), (10, 10)])
def test_an_armourer_gives_an_armour_up_to_ten(armour: int, after: int) -> None:
    state = holding("armourer")
    state.players[A].armour = armour
    assert state_of(at_town_hall(state, "card.armourer")).players[A].armour == after


@pytest.mark.parametrize(
    ("name", "paid", "gained"),
    [
        ("cartographer", {"provisions": 2}, "gold"),
        ("jeweller", {"silver": 2}, "gold"),
        ("marauder", {"livestock": 1}, "gold"),
        ("shieldmaiden", {"livestock": 1}, "iron"),
    ],
)
def test_exchanges_need_their_whole_price_and_something_to_gain(name: str, paid: dict[str, int], gained: str) -> None:
    rich = holding(name)
    give(rich, A, **paid)
    assert goods(state_of(at_town_hall(rich, f"card.{name}")), A) == {gained: 1}

    poor = holding(name, "forager")
    give(poor, A, **{good: amount - 1 for good, amount in paid.items()})
    match = at_town_hall(poor)
    assert offered(match) == {"card.forager", "pass"}
    assert refused(match) == {f"card.{name}": "price"}

    vain = holding(name, "forager")
    give(vain, A, **paid)
    assert offered(at_town_hall(vain, scarce=gained)) == {"card.forager", "pass"}


def test_the_first_printing_s_cartographer_wants_one_provision() -> None:
    state = holding("cartographer", printing="first")
    give(state, A, provisions=1)
    assert goods(state_of(at_town_hall(state, "card.cartographer")), A) == {"gold": 1}


def test_a_brawler_gives_up_a_crew_member_for_a_plunder() -> None:
    state = holding("brawler")
    crew(state, A, "gravedigger", "sage")
    match = at_town_hall(state, "card.brawler")
    assert offered(match) == {"crew.gravedigger", "crew.sage"}
    before = state_of(match).supply[LIVESTOCK]
    choose(match, "crew.gravedigger")
    assert offered(match) == {"good.gold", "good.iron", "good.livestock"}
    after = choose(match, "good.livestock")
    # The Gravedigger was not killed by a valkyrie.
    assert goods(after, A) == {"livestock": 1}
    assert after.supply[LIVESTOCK] == before - 1
    assert names(after.players[A].crew) == ["sage"]
    assert names(after.discard) == ["brawler", "gravedigger"]


def test_a_brawler_cannot_be_played_without_crew() -> None:
    match = at_town_hall(holding("brawler", "forager"))
    assert offered(match) == {"card.forager", "pass"}


def test_a_brawler_cannot_be_played_while_the_supply_has_no_plunder() -> None:
    state = holding("brawler", "forager")
    crew(state, A, "sage")
    # B holds the ten pieces that the board left in the bag.
    give(state, B, livestock=10)
    match = at_town_hall(state)
    assert not any(state_of(match).supply[good] for good in PLUNDER)
    assert offered(match) == {"card.forager", "pass"}
    assert refused(match) == {"card.brawler": "price"}


@pytest.mark.parametrize("scarce", ["gold", "iron", "livestock"])
def test_a_brawler_gives_only_plunder_that_the_supply_has(scarce: str) -> None:
    state = holding("brawler")
    crew(state, A, "gravedigger", "sage")
    match = at_town_hall(state, "card.brawler", "crew.sage", scarce=scarce)
    assert asked(match) == (A, "choose_plunder")
    assert offered(match) == {"good.gold", "good.iron", "good.livestock"} - {f"good.{scarce}"}


@pytest.mark.parametrize("amount", [0, 1, 3])
def test_a_gatekeeper_draws_up_to_three_cards(amount: int) -> None:
    state = holding("gatekeeper")
    on_top(state, "scout", "trader", "sage")
    after = state_of(at_town_hall(state, "card.gatekeeper", f"amount.{amount}"))
    assert names(after.players[A].hand) == sorted(["scout", "trader", "sage"][:amount])


def test_the_first_printing_s_gatekeeper_draws_three_cards() -> None:
    state = holding("gatekeeper", printing="first")
    run_down(state, "scout", "trader", "sage")
    match = at_town_hall(state, "card.gatekeeper")
    assert asked(match) == (A, "pick_up")
    assert names(state_of(match).players[A].hand) == ["sage", "scout", "trader"]


def test_heroes_cannot_be_played() -> None:
    match = at_town_hall(holding("folke", "forager"))
    assert offered(match) == {"card.forager", "pass"}
    assert refused(match) == {"card.folke": "hero_plays_not"}


def test_a_card_may_be_played_for_less_than_it_says_or_for_nothing() -> None:
    state = holding("huntsman")
    give(state, B, silver=32)
    after = state_of(at_town_hall(state, "card.huntsman"))
    assert goods(after, A) == {"provisions": 1}
    assert after.supply[SILVER] == 0
    nobody_to_rob = at_town_hall(holding("warlord"), "card.warlord")
    assert asked(nobody_to_rob) == (A, "pick_up")
    assert names(state_of(nobody_to_rob).discard) == ["warlord"]
