"""7.11 and chapters 9 and 10: the Guild card, reeves and feasts."""

from __future__ import annotations

import pytest

from meadhall.games.feudum.components.pieces import FARMER, KNIGHT, MERCHANT, MONK
from meadhall.games.feudum.player import FUNCTIONS
from meadhall.games.feudum.rules.actions.guild import feasts_open, guild, guilds_open
from meadhall.games.feudum.rules.guilds.functions import PULL, PUSH, carry_out
from meadhall.games.feudum.rules.membership import recount
from meadhall.games.feudum.state import State
from tests.games.feudum.table import (
    COMPONENTS,
    A,
    B,
    C,
    beads,
    make_basic,
    pawn,
    play,
    rule,
    seals,
    seated,
    stock,
    table,
    wine,
)


def carts(wanting: int, **sides: str) -> State:
    """A is master of the Merchant Guild, where the last goods for so many carts lie."""
    state = table(3, **sides)
    seated(state, "merchant", A)
    fill_up(state, wanting)
    return state


def fill_up(state: State, wanting: int) -> None:
    kinds = ["wood", "iron", "food"][:wanting]
    stock(state, "carts", **dict.fromkeys(kinds, 2))
    stock(state, "shelves", **dict.fromkeys(kinds, 1))


def push(state: State, *choices: str) -> int:
    """What a push of the Merchant scores."""
    before = state.players[A].points[FUNCTIONS]
    play(state, carry_out(state, A, MERCHANT, PUSH), *choices)
    return state.players[A].points[FUNCTIONS] - before


@pytest.mark.parametrize(("side", "points"), [("seed", 5), ("published", 6)])
def test_a_reeve(side: str, points: int) -> None:
    state = carts(2, new_reeve=side)
    assert push(state, "reeve", "good.wood", "good.iron") == points
    assert state.players[A].reeves == 1 << MERCHANT
    # From the next push on it adds a point, and another with a reeve elsewhere.
    fill_up(state, 1)
    assert push(state) == 5
    state.players[A].reeves |= 1 << KNIGHT
    fill_up(state, 1)
    assert push(state) == 6


@pytest.mark.parametrize(("side", "points"), [("seed", 4), ("published", 6)])
def test_a_new_second_reeve(side: str, points: int) -> None:
    state = carts(1, new_reeve=side)
    state.players[A].reeves = 1 << KNIGHT
    assert push(state, "reeve") == points


def test_reeves_pay_even_if_the_goal_is_missed() -> None:
    state = carts(1)
    state.players[A].reeves = 1 << MERCHANT
    stock(state, "carts")
    assert push(state) == 1


def test_there_are_two_reeves_and_they_need_a_free_disc() -> None:
    state = carts(1)
    state.players[A].reeves = 1 << KNIGHT | 1 << MONK
    assert push(state) == 4
    state.players[A].reeves = 0
    state.players[A].military = 3
    fill_up(state, 1)
    assert push(state) == 4


def test_the_basic_game_has_no_reeves() -> None:
    state = carts(1)
    make_basic(state)
    assert push(state) == 4


def test_a_reeve_goes_home_with_its_master() -> None:
    state = carts(2)
    pawn(state, A, "merchant", "des_mid")
    push(state, "reeve", "good.wood", "good.iron")
    state.players[A].pawn_at[0] = -1
    play(state, recount(state))
    assert state.players[A].reeves == 0


def test_the_guild_card_offers_functions_by_seat() -> None:
    state = table(3)
    seated(state, "monk", A, B)
    asked = play(state, guild(state, A), "guild.monk", "function.trade")
    assert asked[1].options == ["function.trade", "function.push"]
    asked = play(state, guild(state, B), "guild.monk", "function.pull", "pass", "scroll.1", top(state))
    assert asked[1].options == ["function.trade", "function.pull"]
    asked = play(state, guild(state, C), "guild.monk")
    assert len(asked) == 1


def top(state: State) -> str:
    return COMPONENTS.cards.writs.names[state.deck[-1]]


def test_an_apprentice_only_trades() -> None:
    state = table(4)
    seated(state, "monk", A, B, C)
    assert len(play(state, guild(state, C), "guild.monk")) == 1


def test_a_guild_is_used_once_a_round() -> None:
    state = table(2)
    play(state, guild(state, A), "guild.monk")
    asked = play(state, guild(state, A), "pass")
    assert "guild.monk" not in asked[0].options
    assert "guild.noble" in asked[0].options


def test_without_shillings_only_own_functions_are_left() -> None:
    state = table(2)
    state.shillings += 7
    state.players[A].shillings = 0
    assert guilds_open(state, A) == 0
    seated(state, "farmer", A)
    stock(state, "shelves", food=3)
    stock(state, "barn", food=1)
    assert guilds_open(state, A) == 1 << FARMER


def banquet() -> State:
    """A beside B, who is master of the Monk Guild; C is its journeyman."""
    state = table(3)
    seated(state, "monk", B, C)
    pawn(state, A, "farmer", "des_mid")
    pawn(state, B, "monk", "des_mid")
    wine(state, A, 1)
    state.coffer += 3
    state.shillings -= 3
    beads(state, "chickens", 4)
    beads(state, "rosary", 2)
    return state


def test_a_feast_pushes_in_the_masters_place() -> None:
    state = banquet()
    bag = state.bag
    play(state, guild(state, A), "ability.feast")
    assert state.players[A].points[FUNCTIONS] == 5 + 3
    assert [player.shillings for player in state.players] == [9, 7, 8]
    assert state.players[A].barrel == 0
    assert state.bag > bag
    assert state.players[A].guilds_used == 1 << MONK


def test_a_feast_scores_three_even_if_the_goal_is_missed() -> None:
    state = banquet()
    beads(state, "chickens")
    play(state, guild(state, A), "ability.feast")
    assert state.players[A].points[FUNCTIONS] == 3


def test_a_feast_needs_wine_a_shared_location_and_a_function_that_is_possible() -> None:
    state = banquet()
    assert feasts_open(state, A) == 1 << MONK
    state.players[A].pawn_at[0] = 0
    assert feasts_open(state, A) == 0
    rule(state, B, "sea_n", kind="feudum", icon="noble")
    assert feasts_open(state, A) == 1 << MONK
    beads(state, "rosary")
    assert feasts_open(state, A) == 0
    beads(state, "rosary", 2)
    state.players[A].guilds_used = 1 << MONK
    assert feasts_open(state, A) == 0
    state.players[A].guilds_used = 0
    state.players[A].barrel = 0
    state.bag += 1 << 24
    assert feasts_open(state, A) == 0


def test_a_ruled_town_invites_nobody_and_an_apprentice_neither() -> None:
    state = table(4)
    seated(state, "monk", C, 3, B)
    pawn(state, A, "farmer", "des_mid")
    rule(state, C, "des_mid", kind="town")
    wine(state, A, 1)
    assert feasts_open(state, A) == 0
    pawn(state, B, "monk", "des_mid")
    assert feasts_open(state, A) == 0


def test_the_master_may_feast_with_the_journeyman() -> None:
    state = table(3)
    seated(state, "monk", A, B)
    pawn(state, A, "monk", "des_mid")
    pawn(state, B, "monk", "des_mid")
    wine(state, A, 1)
    seals(state, scroll_1=5)
    beads(state, "rosary", 4, 4)
    play(state, guild(state, A), "ability.feast", top(state))
    assert state.players[A].points[FUNCTIONS] == 3 + 3
    assert state.players[A].writs.bit_count() == 1
    assert state.players[A].reeves == 0


def test_a_pull_with_an_empty_deck_still_scores() -> None:
    state = table(3)
    seated(state, "monk", B, A)
    seals(state, scroll_1=5)
    beads(state, "rosary", 4, 4)
    state.players[C].drawn, state.deck, state.deck_known = state.deck, [], []
    play(state, carry_out(state, A, MONK, PULL), "pass")
    assert state.players[A].points[FUNCTIONS] == 3
    assert state.players[A].writs == 0
