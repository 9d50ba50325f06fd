"""10.4 and chapter 13: the Knight Guild and the monsters."""

from __future__ import annotations

from meadhall.games.feudum.components.pieces import BEHEMOTH, KNIGHT, SEA_SERPENT
from meadhall.games.feudum.player import FUNCTIONS, OFF_BOARD
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, carry_out
from meadhall.games.feudum.rules.guilds.knight import can_push, can_trade, trade
from meadhall.games.feudum.rules.guilds.scrolls import seals_on
from meadhall.games.feudum.state import NOBODY, State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    beads,
    location,
    make_basic,
    pawn,
    play,
    rule,
    seals,
    seated,
    stock,
    table,
)


def row(state: State, colour: int, number: int) -> None:
    state.supply_markers[colour] += state.row_markers[colour] - number
    state.row_markers[colour] = number


def test_a_row_costs_three_however_many_markers_it_has() -> None:
    state = table(2)
    assert play(state, trade(state, A)) == []
    assert (state.players[A].markers, state.row_markers[A]) == (9, 0)
    assert (state.players[A].shillings, state.purse) == (4, 1)
    assert not can_trade(state, A)


def test_bought_markers_sit_down_at_once() -> None:
    state = table(2)
    pawn(state, A, "monk", "des_mid")
    state.supply_markers[A] += 7
    state.players[A].markers = 0
    play(state, trade(state, A))
    assert state.members[COMPONENTS.guilds.names.index["guild.monk"]] == (A,)
    assert state.players[A].markers == 1


def test_three_markers_tame_a_beast_at_an_own_pawn_or_marker() -> None:
    state = table(2)
    row(state, A, 4)
    pawn(state, A, "knight", "des_mid")
    rule(state, A, "bad_ne")
    supply = state.supply_markers[A]
    asked = play(state, trade(state, A), "monster.behemoth", "location.bad_ne")
    # Neither place is a port.
    assert asked[0].options == ["pass", "monster.behemoth"]
    assert state.monster_at[BEHEMOTH] == location("bad_ne")
    assert state.monster_owner[BEHEMOTH] == A
    # One of four markers is left over, one of all sits on the Knight Guild.
    assert state.players[A].markers == 7
    assert state.supply_markers[A] == supply + 2


def test_the_sea_serpent_enters_at_a_port() -> None:
    state = table(2)
    row(state, A, 3)
    pawn(state, A, "knight", "des_mid")
    rule(state, A, "sea_n")
    asked = play(state, trade(state, A), "monster.sea_serpent")
    assert asked[0].options == ["pass", "monster.behemoth", "monster.sea_serpent"]
    assert state.monster_at[SEA_SERPENT] == location("sea_n")


def test_with_fewer_markers_or_a_monster_that_is_taken_nothing_is_tamed() -> None:
    state = table(2)
    pawn(state, A, "knight", "des_mid")
    assert play(state, trade(state, A)) == []
    row(state, A, 3)
    state.monster_owner[BEHEMOTH] = B
    state.monster_at[BEHEMOTH] = location("sea_n")
    state.supply_markers[B] -= 1
    assert play(state, trade(state, A)) == []


def test_the_basic_game_has_no_monsters() -> None:
    state = table(2)
    state.players[A].shillings += 3
    state.shillings -= 3
    row(state, A, 6)
    pawn(state, A, "knight", "sea_n")
    make_basic(state)
    assert play(state, trade(state, A)) == []
    assert state.monster_owner == [NOBODY, NOBODY]
    assert state.monster_at == [OFF_BOARD, OFF_BOARD]


def test_the_journeyman_makes_one_invention_and_always_scores() -> None:
    state = table(2)
    seated(state, "knight", B, A)
    stock(state, "carts", saltpeter=2, sulfur=1)
    top = COMPONENTS.cards.writs.names[state.deck[-1]]
    play(state, carry_out(state, A, KNIGHT, PULL), "pass", top)
    assert state.players[A].points[FUNCTIONS] == 3
    assert state.carts == 0
    assert state.row_markers == [3, 3, 3, 3]


def test_markers_of_different_colours_become_seals_and_complete_lines() -> None:
    state = table(2)
    seated(state, "knight", A)
    beads(state, "rosary", 2)
    seals(state, scroll_1=2, scroll_5=3)
    choices = ["colour.1", "scroll.2", "colour.3", "scroll.3", "colour.4", "scroll.4"]
    asked = play(state, carry_out(state, A, KNIGHT, PUSH), "pass", *choices)
    assert "colour.1" not in asked[3].options
    assert state.row_markers == [1, 2, 1, 1]
    assert seals_on(state) == 0b11111
    # Rows 1 and 2; columns 2 and 3.
    assert state.players[A].points[FUNCTIONS] == 5


def test_a_push_ends_with_the_seals_of_the_supply_or_the_empty_scrolls() -> None:
    state = table(2)
    seated(state, "knight", A)
    state.players[B].seals = state.pool[1:]
    del state.pool[1:]
    assert can_push(state, A)
    play(state, carry_out(state, A, KNIGHT, PUSH), "pass", "colour.1", "scroll.2")
    assert state.pool == []
    assert not can_push(state, A)


def test_one_may_push_a_single_marker_under_both_rules() -> None:
    for side in ("seed", "published"):
        state = table(2, push_amount=side)
        seated(state, "knight", A)
        play(state, carry_out(state, A, KNIGHT, PUSH), "pass", "colour.2", "scroll.2", "done")
        assert state.row_markers == [2, 1, 2, 2]
        assert state.players[A].points[FUNCTIONS] == 4


def test_markers_of_nobodys_colours_count_too_and_without_markers_nothing_is_pushed() -> None:
    state = table(3)
    for colour in range(4):
        row(state, colour, 1 if colour == 3 else 0)
    assert can_push(state, A)
    row(state, 3, 0)
    assert not can_push(state, A)
