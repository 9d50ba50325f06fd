"""Cards whose Town Hall action the rule book explains: Archer, Gravedigger, Mercenary, Sage, Scout."""

from __future__ import annotations

import pytest

from meadhall.games.raiders.components.pieces import BLACK, GREY, WHITE
from meadhall.games.raiders.state import NO_TILE, OFFERINGS_MADE, State
from tests.games.raiders.table import (
    A,
    B,
    C,
    D,
    asked,
    at_town_hall,
    building,
    choose,
    crew,
    face_up,
    give,
    goods,
    hand,
    hold,
    holding,
    names,
    offered,
    sit,
    state_of,
    table,
    tile,
    village,
)

# Archer.


def test_an_archer_exchanges_an_opponent_s_worker_with_one_in_the_village() -> None:
    state = holding("archer", players=3)
    hold(state, C, WHITE)
    match = at_town_hall(state, "card.archer", "seat.2")
    assert asked(match) == (A, "swap_worker")
    # The worker just placed at the Town Hall may be the one.
    assert offered(match) == {"building.gate_house", "building.town_hall", "building.treasury", "building.mill"}
    after = choose(match, "building.mill")
    assert after.players[C].worker == BLACK
    assert after.village[building("mill")] == WHITE
    assert after.players[B].worker == BLACK
    # Nothing is done at the Mill.
    assert goods(after, A) == goods(after, C) == {}
    assert asked(match) == (A, "pick_up")


@pytest.mark.parametrize(("colour", "admitted"), [(BLACK, False), (GREY, True), (WHITE, True)])
def test_an_archer_cannot_bring_a_black_worker_to_armoury_or_long_house(colour: int, admitted: bool) -> None:
    state = holding("archer")
    hold(state, B, colour)
    village(state, armoury=GREY, long_house=GREY, mill=BLACK)
    match = sit(state)
    choose(match, "building.town_hall", "card.archer")
    assert ("building.armoury" in offered(match)) == admitted
    assert ("building.long_house" in offered(match)) == admitted
    assert "building.mill" in offered(match)


def test_an_archer_may_exchange_workers_of_one_colour_and_change_nothing() -> None:
    match = at_town_hall(holding("archer"), "card.archer", "building.mill")
    after = state_of(match)
    assert after.players[B].worker == after.village[building("mill")] == BLACK
    assert asked(match) == (A, "pick_up")


def test_after_an_archer_the_pick_up_is_still_from_another_building() -> None:
    state = holding("archer")
    hold(state, B, WHITE)
    match = at_town_hall(state, "card.archer", "building.town_hall")
    assert state_of(match).village[building("town_hall")] == WHITE
    assert asked(match) == (A, "pick_up")
    assert offered(match) == {"building.gate_house", "building.treasury", "building.mill"}


def test_an_archer_may_bring_a_better_worker_within_reach() -> None:
    state = holding("archer")
    hold(state, B, WHITE)
    match = at_town_hall(state, "card.archer", "building.mill", "building.mill", "good.gold")
    after = state_of(match)
    assert after.players[A].worker == WHITE
    assert goods(after, A) == {"gold": 1}


def test_an_archer_played_at_the_pick_up_cannot_exchange_the_worker_picked_up() -> None:
    state = holding("archer")
    hold(state, B, WHITE)
    village(state, town_hall=BLACK, treasury=BLACK, gate_house=BLACK)
    match = sit(state)
    choose(match, "building.mill", "pass", "building.town_hall", "card.archer")
    assert asked(match) == (A, "swap_worker")
    assert offered(match) == {"building.gate_house", "building.treasury", "building.mill"}
    after = choose(match, "building.mill")
    assert after.village[building("mill")] == WHITE
    assert (after.players[A].worker, after.players[B].worker) == (BLACK, BLACK)


# Gravedigger.


def test_a_gravedigger_takes_a_crew_member_back_and_hires_another_card_at_no_cost() -> None:
    state = holding("gravedigger", "champion", "scout")
    crew(state, A, "sage", "trader")
    match = at_town_hall(state, "card.gravedigger")
    assert asked(match) == (A, "return_crew")
    assert offered(match) == {"crew.sage", "crew.trader"}
    choose(match, "crew.sage")
    assert offered(match) == {"card.champion", "card.scout", "pass"}
    after = choose(match, "card.champion")
    assert names(after.players[A].crew) == ["champion", "trader"]
    assert names(after.players[A].hand) == ["sage", "scout"]
    assert goods(after, A) == {}
    assert names(after.discard) == ["gravedigger"]


def test_another_copy_of_the_card_that_a_gravedigger_returns_may_join() -> None:
    state = holding("gravedigger", "sage")
    crew(state, A, "sage")
    match = at_town_hall(state, "card.gravedigger", "card.sage")
    assert "returns" in [event.kind for event in match.events]
    assert names(state_of(match).players[A].crew) == ["sage"]
    assert names(state_of(match).players[A].hand) == ["sage"]


def test_a_gravedigger_changes_one_hero_for_another() -> None:
    state = holding("gravedigger", "brynjar")
    crew(state, A, "folke", "sage")
    # Only Folke can go, and he goes: while he is there Brynjar could not come.
    match = at_town_hall(state, "card.gravedigger")
    assert offered(match) == {"card.brynjar", "pass"}
    after = choose(match, "card.brynjar")
    assert names(after.players[A].crew) == ["brynjar", "sage"]
    assert names(after.players[A].hand) == ["folke"]


def test_after_a_gravedigger_nobody_need_join() -> None:
    state = holding("gravedigger", "champion")
    crew(state, A, "sage", "trader")
    after = choose(at_town_hall(state, "card.gravedigger", "crew.sage"), "pass")
    assert names(after.players[A].crew) == ["trader"]
    assert names(after.players[A].hand) == ["champion", "sage"]


@pytest.mark.parametrize(("in_hand", "hired"), [((), ("sage",)), (("scout",), ())])
def test_a_gravedigger_without_crew_or_another_card_does_nothing(
    in_hand: tuple[str, ...], hired: tuple[str, ...]
) -> None:
    state = holding("gravedigger", *in_hand)
    crew(state, A, *hired)
    match = at_town_hall(state, "card.gravedigger")
    assert asked(match) == (A, "pick_up")
    assert names(state_of(match).players[A].crew) == [*hired]
    assert names(state_of(match).players[A].hand) == [*in_hand]


# Mercenary.


def test_a_mercenary_makes_everybody_give_a_silver_or_a_provision_of_their_own_choice() -> None:
    state = holding("mercenary", players=4)
    give(state, B, silver=1, provisions=1)
    give(state, C, provisions=2)
    match = at_town_hall(state, "card.mercenary")
    assert asked(match) == (B, "tribute")
    assert offered(match) == {"good.silver", "good.provisions"}
    after = choose(match, "good.silver")
    # C has provisions only, D has neither.
    assert goods(after, A) == {"silver": 1, "provisions": 1}
    assert goods(after, B) == {"provisions": 1}
    assert goods(after, C) == {"provisions": 1}
    assert goods(after, D) == {}
    assert asked(match) == (A, "pick_up")


def test_who_has_silver_only_gives_a_mercenary_silver() -> None:
    state = holding("mercenary", players=3)
    give(state, B, silver=2, gold=1)
    give(state, C, silver=1, provisions=1)
    match = at_town_hall(state, "card.mercenary")
    # B had nothing to choose: C is asked already.
    assert asked(match) == (C, "tribute")
    assert goods(state_of(match), A) == {"silver": 1}
    assert goods(state_of(match), B) == {"silver": 1, "gold": 1}


def test_tribute_is_given_clockwise_from_the_player_who_asks() -> None:
    state = table(4)
    state.turn = C
    hand(state, C, "mercenary")
    for seat in (A, B, D):
        give(state, seat, silver=1, provisions=1)
    village(state, gate_house=BLACK, treasury=BLACK, mill=BLACK)
    match = sit(state)
    choose(match, "building.town_hall", "card.mercenary")
    givers = []
    while asked(match)[1] == "tribute":
        givers.append(asked(match)[0])
        choose(match, "good.provisions")
    assert givers == [D, A, B]
    assert goods(state_of(match), C) == {"provisions": 3}


# Sage.


def test_a_sage_puts_the_three_offerings_under_the_stack_and_turns_up_three_from_its_top() -> None:
    state = holding("sage")
    face_up(state, "1", "2", "3")
    top = state.stack[-3:][::-1]
    after = state_of(at_town_hall(state, "card.sage"))
    assert after.offerings == top
    assert len(after.stack) == 13
    # Left to right: the first goes under the stack first.
    assert after.stack[:3] == (tile("3"), tile("2"), tile("1"))


def test_with_fewer_than_three_in_the_stack_some_offerings_come_straight_back() -> None:
    state = holding("sage")
    face_up(state, "1", "2", "3", stack=("9",))
    match = at_town_hall(state, "card.sage")
    after = state_of(match)
    assert after.offerings == (tile("9"), tile("1"), tile("2"))
    assert after.stack == (tile("3"),)
    assert after.ending == 0


def test_with_an_empty_stack_the_same_offerings_come_back() -> None:
    state = holding("sage")
    face_up(state, "1", "2", stack=())
    state.ending = OFFERINGS_MADE
    state.turns_left = 2
    after = state_of(at_town_hall(state, "card.sage"))
    assert sorted(after.offerings) == sorted((tile("1"), tile("2"), NO_TILE))
    assert after.stack == ()


# Scout.


def scouts() -> State:
    state = holding("scout", "sage", "trader", players=3)
    hand(state, B, "warlord")
    hand(state, C, "archer", "champion", "huntsman")
    return state


def test_a_scout_s_player_names_an_opponent_and_a_number() -> None:
    match = at_town_hall(scouts(), "card.scout")
    assert asked(match) == (A, "opponent")
    choose(match, "seat.2")
    assert asked(match) == (A, "swap_count")
    # No more than the smaller hand, the Scout having left it.
    assert offered(match) == {"amount.1", "amount.2"}


def test_both_choose_so_many_cards_in_secret_and_exchange_them() -> None:
    match = at_town_hall(scouts(), "card.scout", "seat.2", "amount.2")
    # A has two cards and gives both; what C gives is C's own choice.
    choose(match, "card.sage", seat=A)
    assert len(state_of(match).players[C].hand) == 3
    choose(match, "card.archer", seat=C)
    after = choose(match, "card.huntsman", seat=C)
    assert names(after.players[A].hand) == ["archer", "huntsman"]
    assert names(after.players[C].hand) == ["champion", "sage", "trader"]
    assert names(after.players[B].hand) == ["warlord"]
    assert asked(match) == (A, "pick_up")


def test_the_cards_chosen_for_an_exchange_are_not_seen_before_it() -> None:
    match = at_town_hall(scouts(), "card.scout", "seat.2", "amount.1")
    before = match.view(C)
    choose(match, "card.sage", seat=A)
    assert match.view(C) == before


def test_a_scout_finds_nobody_where_a_hand_is_empty() -> None:
    state = holding("scout")
    hand(state, B, "warlord")
    match = at_town_hall(state, "card.scout")
    assert asked(match) == (A, "pick_up")
    other = at_town_hall(holding("scout", "sage"), "card.scout")
    assert asked(other) == (A, "pick_up")
